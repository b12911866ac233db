/** What every sound is made of: tones and bursts of noise, as plain numbers. How that becomes sound is in `tape.ts`. */

export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth';
/** A tone; it glides if `to` is given. Times in seconds, pitch in hertz, `loud` as amplitude. */
export type Tone = { wave: Wave; from: number; to?: number; at: number; rise: number; fall: number; loud: number };
/** Noise through a band that may slide; a narrow band lets little through, hence figures above 1. */
export type Noise = { band: number; to?: number; width: number; at: number; rise: number; fall: number; loud: number };
export type Layer = Tone | Noise;

const tone = (from: number, at: number, fall: number, loud: number, more: Partial<Tone> = {}): Tone => ({
  wave: 'sine',
  from,
  at,
  rise: 0.003,
  fall,
  loud,
  ...more,
});
const noise = (band: number, at: number, fall: number, loud: number, more: Partial<Noise> = {}): Noise => ({
  band,
  width: 1,
  at,
  rise: 0.001,
  fall,
  loud,
  ...more,
});

/** A brass desk bell: a struck dome sounds in ratios that aren’t whole numbers, in close pairs that beat. */
const BRASS = [
  [0.5, 2.8, 0.1],
  [1, 3.4, 0.3],
  [1.004, 3.2, 0.15],
  [2.01, 2.6, 0.16],
  [2.74, 2.2, 0.14],
  [2.752, 2, 0.07],
  [3.76, 1.4, 0.08],
  [5.4, 0.8, 0.06],
  [6.8, 0.28, 0.05],
  [8.93, 0.16, 0.04],
] as const;
const bell = (pitch: number, loud: number, at = 0, length = 1) => [
  ...BRASS.map(([ratio, fall, share]) => tone(pitch * ratio, at, fall * length, share * loud, { rise: 0.0015 })),
  noise(6200, at, 0.02, 0.22 * loud, { width: 0.8 }), // the hammer
];

/** Five dice over a wooden table: knocks that come closer and die down. */
const KNOCKS = [0, 0.05, 0.085, 0.15, 0.19, 0.235, 0.3, 0.34, 0.41, 0.45, 0.52, 0.6, 0.66, 0.74];
const knocks = KNOCKS.flatMap((at, i) => {
  const loud = 1.1 * (1 - at) + (i % 3 ? 0 : 0.3);
  return [
    noise(1500 + ((i * 613) % 1900), at, 0.035, loud, { width: 2.5 }),
    tone(240 + ((i * 97) % 170), at, 0.045, loud * 0.45),
  ];
});

/** A chord or run of plucked notes. */
const run = (notes: readonly number[], step: number, fall: number, loud: number, wave: Wave = 'triangle') =>
  notes.flatMap((from, i) => [
    tone(from, i * step, fall, loud, { wave, rise: 0.006 }),
    tone(from * 2, i * step, fall * 0.6, loud * 0.25),
  ]);

const [C5, D5, E5, G5, A5, C6, E6] = [523.3, 587.3, 659.3, 784, 880, 1046.5, 1318.5];

export const VOICES = {
  rattle: knocks,
  bell: bell(1568, 1),
  farBell: bell(1244.5, 0.42, 0, 0.75),
  tick: [noise(3600, 0, 0.06, 1.1, { to: 5200, width: 1.5 }), noise(4200, 0.075, 0.09, 1.2, { to: 2600, width: 1.5 })],
  chime: run([E5, A5], 0.07, 0.34, 0.36),
  wrong: [
    tone(208, 0, 0.55, 0.2, { wave: 'sawtooth', to: 92, rise: 0.015 }),
    tone(211, 0, 0.55, 0.2, { wave: 'triangle', to: 93, rise: 0.015 }),
    noise(320, 0, 0.25, 0.12),
  ],
  alarm: [
    noise(2400, 0, 0.05, 0.8, { width: 0.7 }),
    tone(A5, 0, 0.11, 0.24, { wave: 'square' }),
    tone(A5 * 0.75, 0.1, 0.32, 0.26, { wave: 'square' }),
    tone(110, 0, 0.16, 0.4, { to: 60 }),
  ],
  knock: [
    tone(420, 0, 0.09, 0.5, { to: 240 }),
    noise(900, 0, 0.03, 0.4, { width: 2 }),
    tone(420, 0.11, 0.07, 0.2, { to: 260 }),
  ],
  fanfare: run([G5, G5, G5, C6], 0.09, 0.3, 0.36),
  win: [
    ...run([C5, E5, G5, C6, G5, C6], 0.115, 0.42, 0.26),
    ...[C5, E5, G5, C6, E6].map((from) => tone(from, 0.72, 1.4, 0.13, { wave: 'triangle', rise: 0.02 })),
    ...bell(1568, 0.35, 0.72, 0.7),
  ],
  lose: run([E5, D5, C5, G5 / 2], 0.17, 0.5, 0.28),
  turn: [tone(G5, 0, 0.3, 0.22, { rise: 0.02 }), tone(C6, 0.1, 0.5, 0.22, { rise: 0.02 })],
  card: [noise(2600, 0, 0.06, 1, { to: 900, width: 0.8 }), tone(180, 0.004, 0.08, 0.5, { to: 110 })],
  flight: [noise(700, 0, 0.2, 0.9, { to: 3200, width: 1.2, rise: 0.1 })],
  late: [
    tone(392, 0, 0.2, 0.34, { wave: 'triangle', to: 300 }),
    tone(294, 0.12, 0.36, 0.34, { wave: 'triangle', to: 220 }),
  ],
  countdown: [tone(G5, 0, 0.2, 0.36, { wave: 'triangle' }), noise(3000, 0, 0.012, 0.3)],
} satisfies Record<string, Layer[]>;

export type Voice = keyof typeof VOICES;

/** How long a voice can be heard, in seconds. */
export const lengthOf = (voice: Voice) => Math.max(...VOICES[voice].map(({ at, rise, fall }) => at + rise + fall));
