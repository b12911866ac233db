import { expect, test } from 'vitest';
import { language } from '../../../words/words.svelte';
import { place, view } from '../sample';
import { noticeOf } from './notice';

const who = { me: 0, name: (seat: number) => ['Ana', 'Bo', 'Cy', 'Di'][seat]! };
const ready = (mine: boolean) =>
  view({
    phase: 'ready',
    opened: 4_000,
    closes: 19_000,
    seats: [0, 1, 2, 3].map((seat) => place(seat, { ready: seat === 0 && mine })),
  });

test('before the start the page says until when it waits, and what is to be pressed (ZK-15)', () => {
  language.speak('en');
  const more = 'Bo begins. 3, 2, 1 once everyone is ready, or when the bar has run out (15 s).';
  expect(noticeOf(ready(false), who, 0)).toMatchObject({ text: 'Hand on the pile!', more, button: true });
  expect(noticeOf(ready(true), who, 0)).toEqual({ text: 'Ready. Waiting for the others…', more, tone: 'quiet' });
  const onlooker = { ...who, me: null };
  expect(noticeOf(ready(true), onlooker, 0)).toEqual({ text: 'Hands go on the piles…', more, tone: 'quiet' });
});
