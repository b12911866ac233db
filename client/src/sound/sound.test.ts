import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeAudio } from './fake';
import { RATE, tape } from './tape';
import { lengthOf, VOICES, type Voice } from './voices';

const freshSound = async () => (vi.resetModules(), (await import('./sound')).sound);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('nothing plays before a finger has unlocked the sound', async () => {
  const { heard, made } = fakeAudio();
  const sound = await freshSound();
  sound.play('tick');
  expect([heard, made.contexts]).toEqual([[], 0]);
});

test('after unlocking, a voice is heard within the press, from one context', async () => {
  const { heard, made } = fakeAudio();
  const sound = await freshSound();
  sound.unlock();
  sound.unlock();
  sound.play('tick', { loud: 0.5 });
  expect(heard).toEqual([{ samples: tape('tick'), loud: 0.5 }]);
  expect(made.contexts).toBe(1);
});

test('every voice is worked out once, before it is needed; each pitch for itself', async () => {
  const { heard, made } = fakeAudio();
  const sound = await freshSound();
  await sound.prepare();
  await sound.prepare();
  expect(made).toEqual({ contexts: 0, buffers: Object.keys(VOICES).length });
  sound.unlock();
  sound.play('card');
  sound.play('card', { pitch: 2 });
  sound.play('card', { pitch: 2 });
  expect(heard.map(({ samples }) => samples)).toEqual([tape('card'), tape('card', 2), tape('card', 2)]);
  expect(made.buffers).toBe(Object.keys(VOICES).length + 1);
});

test('after a press on another page, the loudspeaker is there as soon as the voices are, and not before', async () => {
  const { heard, made } = fakeAudio();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const sound = await freshSound();
  const ready = sound.prepare();
  expect(made.contexts).toBe(0);
  await ready;
  sound.play('tick');
  expect([heard.length, made.contexts]).toEqual([1, 1]);
});

test('the press that unlocks is itself heard, once the browser has woken up', async () => {
  const { heard } = fakeAudio('suspended');
  const sound = await freshSound();
  sound.unlock();
  sound.play('tick');
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
});

test('a sound that waited too long for the browser is dropped', async () => {
  const { heard } = fakeAudio('suspended');
  const sound = await freshSound();
  sound.unlock();
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5000);
  sound.play('tick');
  await new Promise((done) => setTimeout(done));
  clock.mockRestore();
  expect(heard).toEqual([]);
});

test('muted is silent and computes nothing until unmuted, and is kept from visit to visit', async () => {
  const { heard, made } = fakeAudio();
  let sound = await freshSound();
  sound.unlock();
  sound.toggle();
  sound.play('tick');
  await sound.prepare();
  expect([heard, made.buffers]).toEqual([[], 0]);
  sound.toggle();
  await vi.waitFor(() => expect(made.buffers).toBe(Object.keys(VOICES).length), 4_000);
  sound.toggle();
  sound = await freshSound();
  expect(sound.muted).toBe(true);
  sound.toggle();
  expect((await freshSound()).muted).toBe(false);
});

test('the volume holds for all voices at once and for those still ringing, and is kept from visit to visit', async () => {
  const { gains } = fakeAudio();
  let sound = await freshSound();
  expect(sound.volume).toBe(100);
  sound.unlock();
  expect(gains[0]!.value).toBe(1);
  sound.turn(50);
  expect(gains[0]!.setTargetAtTime).toHaveBeenLastCalledWith(0.25, 0, expect.any(Number));
  gains.length = 0;
  sound = await freshSound();
  sound.unlock();
  expect([sound.volume, gains[0]!.value]).toEqual([50, 0.25]);
});

test('turning the volume while muted unmutes; muting leaves it where it is', async () => {
  const { gains } = fakeAudio();
  const sound = await freshSound();
  sound.unlock();
  sound.toggle();
  expect(gains[0]!.setTargetAtTime).toHaveBeenLastCalledWith(0, 0, expect.any(Number));
  sound.turn(100);
  expect([sound.muted, sound.volume]).toEqual([false, 100]);
  expect(gains[0]!.setTargetAtTime).toHaveBeenLastCalledWith(1, 0, expect.any(Number));
});

test.each(['loud', '-1', '101', 'null'])('a volume of %s, which somebody else wrote, is ignored', async (text) => {
  localStorage.setItem('sabot.volume', text);
  expect((await freshSound()).volume).toBe(100);
});

test('a browser without sound, or one that refuses it, never throws', async () => {
  const deaf = await freshSound();
  for (const act of [deaf.unlock, deaf.toggle, () => deaf.turn(10), () => deaf.play('bell')]) expect(act).not.toThrow();
  await deaf.prepare();
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('no device');
      }
    },
  );
  const refused = await freshSound();
  for (const act of [refused.unlock, () => refused.play('bell')]) expect(act).not.toThrow();
});

describe('each voice', () => {
  test.each(Object.keys(VOICES) as Voice[])(
    '%s is heard, is at most as loud as the bell, never crackles, and fades away',
    (voice) => {
      const samples = tape(voice);
      expect(loudest(samples)).toBeGreaterThan(0.07); // -23 dB
      expect(loudest(samples)).toBeLessThan(0.35); // -9 dB
      expect(peak(samples)).toBeLessThan(1);
      expect(peak(samples.slice(-RATE / 200))).toBeLessThan(0.01);
    },
  );

  test('dice rattle for about as long as the dice tumble, the bell rings on', () => {
    expect(lengthOf('rattle')).toBeCloseTo(0.8, 1);
    expect(lengthOf('bell')).toBeGreaterThan(1);
  });

  test('a bell is many tones, in close pairs that beat; another pitch moves them all', () => {
    for (const hertz of [784, 1568, 1574.3, 3151.7, 4296.3])
      expect(share(tape('bell'), hertz)).toBeGreaterThan(10 * share(tape('bell'), hertz * 1.13));
    expect(share(tape('bell', 0.5), 784)).toBeGreaterThan(10 * share(tape('bell', 0.5), 1568 * 1.13));
  });

  test('a note has its own pitch and its overtones, none of them wrong', () => {
    const alarm = tape('alarm'); // squares of 880 and 660 Hz
    for (const hertz of [660, 1980, 3300, 880, 2640])
      expect(share(alarm, hertz)).toBeGreaterThan(4 * share(alarm, hertz + 110));
  });
});

const peak = (samples: Float32Array) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** Of the loudest twentieth of a second. */
function loudest(samples: Float32Array): number {
  const part = RATE / 20;
  const starts = Array.from({ length: Math.max(1, Math.floor(samples.length / part)) }, (_, i) => i * part);
  return Math.max(
    ...starts.map((start) => Math.sqrt(samples.slice(start, start + part).reduce((sum, x) => sum + x * x, 0) / part)),
  );
}

/** How much of one frequency there is. */
function share(samples: Float32Array, hertz: number): number {
  let [re, im] = [0, 0];
  samples.forEach((x, i) => {
    re += x * Math.cos((2 * Math.PI * hertz * i) / RATE);
    im += x * Math.sin((2 * Math.PI * hertz * i) / RATE);
  });
  return Math.hypot(re, im);
}

test('muted beside a television, a phone is heard again at the next table', async () => {
  const { gains } = fakeAudio();
  const sound = await freshSound();
  sound.besideTv(true); // quiet there, unless asked
  sound.unlock();
  sound.toggle();
  sound.toggle();
  expect(gains[0]!.setTargetAtTime).toHaveBeenLastCalledWith(0, 0, expect.any(Number));
  sound.besideTv(false);
  expect(sound.muted).toBe(false);
  expect(gains[0]!.setTargetAtTime).toHaveBeenLastCalledWith(1, 0, expect.any(Number));
});
