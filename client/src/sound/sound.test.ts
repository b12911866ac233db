import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lengthOf, VOICES, type Voice } from './voices';

/** Counts what a context is asked to make; happy-dom has none. */
function fakeAudio(state: AudioContextState = 'running') {
  const made: string[] = [];
  const param = () => ({ value: 1, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn() });
  const node = (kind: string) => class {
    gain = param();
    frequency = param();
    curve: unknown = null;
    constructor() { made.push(kind); }
    connect = (next: unknown) => next;
    start = vi.fn();
    stop = vi.fn();
  };
  const Gain = node('gain'), Shaper = node('shaper');
  class Context {
    state = state;
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    resume = vi.fn(async () => { await null; this.state = 'running'; });
    createGain = () => new Gain();
    createWaveShaper = () => new Shaper();
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
    constructor() { made.push('context'); }
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', node('tone'));
  vi.stubGlobal('AudioBufferSourceNode', node('noise'));
  vi.stubGlobal('BiquadFilterNode', node('filter'));
  vi.stubGlobal('GainNode', Gain);
  return { made, sources: () => made.filter((kind) => kind === 'tone' || kind === 'noise').length };
}

const freshSound = async () => (vi.resetModules(), (await import('./sound')).sound);

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('nothing plays before a finger has unlocked the sound', async () => {
  const audio = fakeAudio();
  const sound = await freshSound();
  sound.play('bell');
  expect(audio.made).toEqual([]);
});

test('after unlocking, a voice sounds with all its layers, from one context', async () => {
  const audio = fakeAudio();
  const sound = await freshSound();
  sound.unlock();
  sound.unlock();
  sound.play('bell');
  expect(audio.made.filter((kind) => kind === 'context')).toHaveLength(1);
  expect(audio.sources()).toBe(VOICES.bell.length);
});

test('the press that unlocks is itself heard, once the browser has woken up', async () => {
  const audio = fakeAudio('suspended');
  const sound = await freshSound();
  sound.unlock();
  sound.play('tick');
  await vi.waitFor(() => expect(audio.sources()).toBe(VOICES.tick.length));
});

test('a sound that waited too long for the browser is dropped', async () => {
  const audio = fakeAudio('suspended');
  const sound = await freshSound();
  sound.unlock();
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5000);
  sound.play('tick');
  await new Promise((done) => setTimeout(done));
  clock.mockRestore();
  expect(audio.sources()).toBe(0);
});

test('muted is silent, and is kept from visit to visit', async () => {
  const audio = fakeAudio();
  let sound = await freshSound();
  sound.unlock();
  sound.toggle();
  sound.play('win');
  expect(audio.sources()).toBe(0);
  sound = await freshSound();
  expect(sound.muted).toBe(true);
  sound.toggle();
  expect((await freshSound()).muted).toBe(false);
});

test('a browser without sound, or one that refuses it, never throws', async () => {
  const deaf = await freshSound();
  for (const act of [deaf.unlock, deaf.toggle, () => deaf.play('bell')]) expect(act).not.toThrow();
  vi.stubGlobal('AudioContext', class { constructor() { throw new Error('no device'); } });
  const refused = await freshSound();
  for (const act of [refused.unlock, () => refused.play('bell')]) expect(act).not.toThrow();
});

describe('each voice', () => {
  test.each(Object.keys(VOICES) as Voice[])('%s has layers a browser can play', (voice) => {
    for (const { at, rise, fall, loud } of VOICES[voice]) {
      expect(Math.min(at, rise, fall, loud)).toBeGreaterThanOrEqual(0);
      expect(Math.min(rise, fall, loud)).toBeGreaterThan(0);
    }
    expect(lengthOf(voice)).toBeLessThan(4);
  });

  test('the roll rattles for about as long as the dice tumble, the bell rings on', () => {
    expect(lengthOf('roll')).toBeCloseTo(0.8, 1);
    expect(lengthOf('bell')).toBeGreaterThan(1);
    expect(new Set(VOICES.bell.filter((layer) => 'wave' in layer).map(({ from }) => from)).size).toBeGreaterThan(5);
  });
});
