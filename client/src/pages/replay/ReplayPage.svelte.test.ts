import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { packed, sampleLines } from '../../table/film/sample';
import { language, say } from '../../words/words.svelte';
import ReplayPage from './ReplayPage.svelte';

beforeEach(() => language.speak('en'));

const drop = (file: Blob) =>
  window.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files: [file] } }));
const told = () => document.querySelector('[data-testid=replay-no]')?.textContent;

test('of two files the later one counts, though the first is read to its end after it', async () => {
  const page = mount(ReplayPage, { target: document.body });
  flushSync();
  let go = () => {};
  const gate = new Promise<void>((done) => (go = done));
  const late = new TransformStream({ transform: async (chunk, to) => (await gate, to.enqueue(chunk)) });
  const newer = await packed(sampleLines({ sabot: 99 }).join('\n'));
  const slow = Object.assign(newer.slice(), { stream: () => newer.stream().pipeThrough(late) });
  drop(slow);
  drop(new Blob(['a poem']));
  const poem = say('no_not_a_game_file');
  await vi.waitFor(() => expect(told()).toBe(poem));
  go();
  await new Promise((done) => setTimeout(done, 200));
  expect(told()).toBe(poem);
  void unmount(page);
});
