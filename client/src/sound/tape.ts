/** Voices computed ahead: each once, sample by sample. At the table it is then only played, not built of seventy
 *  nodes while the dice roll. Mute, gestures and the page are not known here. */
import { memo } from '../memo';
import { lengthOf, VOICES, type Layer, type Noise, type Tone, type Voice } from './voices';

export const RATE = 48_000; // samples a second
const SILENT = 0.0001; // where a fall ends; it never reaches zero
const HIGHEST = 16_000; // hertz; no overtone above, it would come back as a wrong one
const MOST = 20; // overtones; more are too faint
const CYCLE = 2048; // samples of one period

export type Samples = Float32Array<ArrayBuffer>;

export function tape(voice: Voice, pitch = 1): Samples {
  const samples = blank(voice);
  for (const layer of VOICES[voice] as Layer[]) add(samples, layer, pitch);
  return samples;
}

/** Without any of its layers. */
export const blank = (voice: Voice): Samples => new Float32Array(Math.ceil(lengthOf(voice) * RATE));

export function add(samples: Samples, layer: Layer, pitch = 1): void {
  mix(samples, layer, 'wave' in layer ? tone(layer, pitch) : hiss(layer, pitch));
}

const countOf = ({ rise, fall }: Layer) => Math.round((rise + fall) * RATE);

/** Adds a layer where it belongs, swelling and falling. */
function mix(samples: Float32Array, { at, rise, fall, loud }: Layer, source: Float32Array): void {
  const [start, top, less] = [Math.round(at * RATE), Math.ceil(rise * RATE), (SILENT / loud) ** (1 / (fall * RATE))];
  let level = 0;
  const count = Math.min(source.length, samples.length - start);
  for (let i = 0; i < count; i++) {
    level = i <= top ? (loud * i) / top : level * less;
    samples[start + i]! += level * source[i]!;
  }
}

function tone(layer: Tone, pitch: number): Float32Array {
  const { wave, from, to = from } = layer;
  const source = new Float32Array(countOf(layer));
  const cycle = cycleOf(wave, wave === 'sine' ? 1 : Math.min(MOST, Math.floor(HIGHEST / (Math.max(from, to) * pitch))));
  const bend = (to / from) ** (1 / source.length);
  for (let i = 0, phase = 0, step = (from * pitch * CYCLE) / RATE; i < source.length; i++, step *= bend) {
    const here = phase | 0;
    source[i] = cycle[here]! + (cycle[here + 1]! - cycle[here]!) * (phase - here);
    phase += step;
    if (phase >= CYCLE) phase -= CYCLE; // a remainder would take longer than all the rest
  }
  return source;
}

const cycles = new Map<string, Float32Array>();

/** One period, with as many overtones as may be heard. Its first sample is there again behind the last. */
function cycleOf(wave: Tone['wave'], overtones: number): Float32Array {
  const period = () =>
    Float32Array.from({ length: CYCLE + 1 }, (_, i) => periodAt((2 * Math.PI * i) / CYCLE, wave, overtones));
  return memo(cycles, `${wave} ${overtones}`, period);
}

/** Overtone by overtone, as Fourier has it. */
const SHARES: Record<Tone['wave'], (n: number) => number> = {
  sine: (n) => (n === 1 ? 1 : 0),
  square: (n) => (n % 2 ? 4 / (Math.PI * n) : 0),
  triangle: (n) => (n % 2 ? (8 / (Math.PI * n) ** 2) * (n % 4 === 1 ? 1 : -1) : 0),
  sawtooth: (n) => (2 / (Math.PI * n)) * (n % 2 ? 1 : -1),
};

function periodAt(angle: number, wave: Tone['wave'], overtones: number): number {
  let sum = 0;
  for (let n = 1; n <= overtones; n++) if (SHARES[wave](n)) sum += Math.sin(angle * n) * SHARES[wave](n);
  return sum;
}

/** White noise through a band; what lies in the middle of the band passes as loud as it came. */
function hiss(layer: Noise, pitch: number): Float32Array {
  const { band, to = band, width } = layer;
  const source = new Float32Array(countOf(layer));
  const bend = (to / band) ** (1 / source.length);
  for (
    let i = 0, seed = 22222, x1 = 0, x2 = 0, y1 = 0, y2 = 0, angle = (2 * Math.PI * band * pitch) / RATE;
    i < source.length;
    i++, angle *= bend
  ) {
    seed = (Math.imul(seed, 196314165) + 907633515) | 0;
    const [x, share] = [seed / 2 ** 31, Math.sin(angle) / (2 * width)];
    const y = (share * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - share) * y2) / (1 + share);
    source[i] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return source;
}
