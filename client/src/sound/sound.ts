/** The table's one loudspeaker. Silent until a finger has unlocked it, and never a reason for an error. */
import { untrack } from 'svelte';
import { memo } from '../memo';
import { mute, volume } from './mute.svelte';
import { add, blank, RATE, tape, type Samples } from './tape';
import { VOICES, type Voice } from './voices';

export type { Voice } from './voices';
export type Manner = { loud?: number; pitch?: number };

const STALE = 250; // ms; a sound that had to wait longer for the browser is worse than none
let speaker: { context: AudioContext; out: GainNode } | null = null;

export const sound = {
  /** Works out all voices in their own pitch before they are needed, layer by layer: the page goes on meanwhile. Then the
   *  loudspeaker, if there was a press on this page: it takes longest, and would hold up the table's first picture. */
  async prepare(): Promise<void> {
    if (mute.on || typeof AudioBuffer === 'undefined') return;
    for (const voice of Object.keys(VOICES) as Voice[])
      if (!buffers.has(`${voice} 1`)) buffers.set(`${voice} 1`, recorded(await unhurriedly(voice)));
    if (navigator.userActivation?.hasBeenActive) sound.unlock();
  },

  /** To be called in the handler of a press or key, or after one: browsers open a context only then. Cheap when repeated. */
  unlock(): void {
    speaker ??= made();
    if (speaker && speaker.context.state !== 'running') void speaker.context.resume().catch(() => {});
  },

  play(voice: Voice, { loud = 1, pitch = 1 }: Manner = {}): void {
    if (!speaker || mute.on) return;
    const { context, out } = speaker;
    if (context.state === 'running') return start(context, out, bufferOf(voice, pitch), loud);
    const asked = performance.now();
    void context
      .resume()
      .then(() => performance.now() - asked < STALE && sound.play(voice, { loud, pitch }))
      .catch(() => {});
  },

  get muted(): boolean {
    return mute.on;
  },

  /** Also hushes what is still ringing. */
  toggle(): void {
    mute.set(!mute.on);
    void sound.prepare();
    hearken();
  },

  /** A television shows this table too, and makes its sounds. Safe to call in an effect: it follows no state. */
  besideTv(is: boolean): void {
    mute.besideTv(is);
    untrack(hearken);
  },

  /** In percent. */
  get volume(): number {
    return volume.percent;
  },

  /** A player who turns it wants to hear something. */
  turn(to: number): void {
    volume.set(to);
    if (mute.on) sound.toggle();
    else hearken();
  },
};

/** Squared, for ears hear by ratios: half way is half as loud. */
const loudness = () => (volume.percent / 100) ** 2;

/** The loudspeaker as loud as is wished now. */
const hearken = () => speaker?.out.gain.setTargetAtTime(mute.on ? 0 : loudness(), speaker.context.currentTime, 0.015);

function made() {
  if (typeof AudioContext === 'undefined') return null;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    return { context, out: master(context) };
  } catch {
    return null; // no sound card, or too many contexts
  }
}

/** The way out: softly limited, so that eight bells at once don't crackle. No look-ahead, so no delay either. */
function master(context: AudioContext): GainNode {
  const out = context.createGain();
  out.gain.value = loudness();
  const limit = context.createWaveShaper();
  limit.curve = Float32Array.from({ length: 1025 }, (_, i) => 0.88 * Math.tanh((i - 512) / 256));
  const half = context.createGain();
  half.gain.value = 0.5; // the curve spans ±1 and is read as ±2
  out.connect(half).connect(limit).connect(context.destination);
  return out;
}

const buffers = new Map<string, AudioBuffer>();

function bufferOf(voice: Voice, pitch = 1): AudioBuffer {
  return memo(buffers, `${voice} ${pitch}`, () => recorded(tape(voice, pitch)));
}

async function unhurriedly(voice: Voice): Promise<Samples> {
  const samples = blank(voice);
  for (const layer of VOICES[voice]) {
    await new Promise((done) => setTimeout(done));
    add(samples, layer);
  }
  return samples;
}

function recorded(samples: Samples): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

function start(context: AudioContext, out: AudioNode, buffer: AudioBuffer, loud: number): void {
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new GainNode(context, { gain: loud })).connect(out);
  source.start();
}
