import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unhurried } from './unhurried.svelte';

let frames: Map<number, () => void>;
let drawn: string[];
let told = $state('');
let stop: () => void;

beforeEach(() => {
  frames = new Map();
  let made = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => (frames.set(++made, act), made));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  [told, drawn] = ['pause', []];
  stop = $effect.root(() => {
    const late = unhurried(() => told, 2);
    $effect(() => void drawn.push(late.now));
  });
  flushSync();
  frame();
  frame();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frame() {
  const due = [...frames.values()];
  frames.clear();
  for (const act of due) act();
  vi.runAllTimers();
  flushSync();
}

function tell(...values: string[]) {
  for (const value of values) flushSync(() => (told = value));
}

test('a value is followed once two frames were drawn without it', () => {
  tell('rolling');
  frame();
  expect(drawn).toEqual(['pause']);
  frame();
  expect(drawn).toEqual(['pause', 'rolling']);
});

test('of values that came while no frame was drawn, only the last is drawn', () => {
  tell('rolling', 'rolled', 'rung');
  frame();
  frame();
  expect(drawn).toEqual(['pause', 'rung']);
});

test('a value that never stops changing is followed all the same', () => {
  for (const value of ['rolling', 'rolled', 'rung', 'called']) {
    tell(value);
    frame();
  }
  expect(drawn).toEqual(['pause', 'rolled', 'called']);
});

test('nothing is drawn after the end', () => {
  tell('rolling');
  frame();
  stop();
  frame();
  expect([drawn, frames.size]).toEqual([['pause'], 0]);
});
