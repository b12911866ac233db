/** Voices made audible on any context, real or offline. Mute, gestures and the page are not known here. */
import { VOICES, type Layer, type Noise, type Tone, type Voice } from './voices';

export type Manner = { loud?: number; pitch?: number };
const SILENT = 0.0001; // an exponential fall never reaches zero

/** The way out: softly limited, so that eight bells at once don't crackle. No look-ahead, so no delay either. */
export function master(context: BaseAudioContext): GainNode {
  const out = context.createGain();
  const limit = context.createWaveShaper();
  limit.curve = Float32Array.from({ length: 1025 }, (_, i) => 0.88 * Math.tanh((i - 512) / 256));
  const half = context.createGain();
  half.gain.value = 0.5; // the curve spans ±1 and is read as ±2
  out.connect(half).connect(limit).connect(context.destination);
  return out;
}

export function play(voice: Voice, context: BaseAudioContext, out: AudioNode, { loud = 1, pitch = 1 }: Manner = {}): void {
  const start = context.currentTime;
  for (const layer of VOICES[voice] as Layer[]) {
    const source = 'wave' in layer ? oscillator(context, layer, start, pitch) : hiss(context, layer, start, pitch);
    source.connect(swell(context, layer, start, loud)).connect(out);
  }
}

function oscillator(context: BaseAudioContext, { wave, from, to, at, rise, fall }: Tone, start: number, pitch: number): AudioNode {
  const source = new OscillatorNode(context, { type: wave, frequency: from * pitch });
  glide(source.frequency, from * pitch, to && to * pitch, start + at, rise + fall);
  run(source, start + at, rise + fall);
  return source;
}

function hiss(context: BaseAudioContext, { band, to, width, at, rise, fall }: Noise, start: number, pitch: number): AudioNode {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: band * pitch, Q: width });
  glide(filter.frequency, band * pitch, to && to * pitch, start + at, rise + fall);
  source.connect(filter);
  run(source, start + at, rise + fall);
  return filter;
}

function glide(param: AudioParam, from: number, to: number | undefined, at: number, length: number): void {
  if (!to) return;
  param.setValueAtTime(from, at);
  param.exponentialRampToValueAtTime(to, at + length);
}

function run(source: AudioScheduledSourceNode, at: number, length: number): void {
  source.start(at);
  source.stop(at + length + 0.02);
}

function swell(context: BaseAudioContext, { at, rise, fall, loud }: Layer, start: number, louder: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, start + at);
  node.gain.linearRampToValueAtTime(loud * louder, start + at + rise);
  node.gain.exponentialRampToValueAtTime(SILENT, start + at + rise + fall);
  return node;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of white noise, the same for all voices of a context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const kept = noises.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22222;
  for (let i = 0; i < samples.length; i++) samples[i] = (seed = (Math.imul(seed, 196314165) + 907633515) | 0) / 2 ** 31;
  noises.set(context, buffer);
  return buffer;
}
