import { beforeEach, expect, test, vi } from 'vitest';
import { indexAt, racesOf } from './axis';
import { Player } from './player.svelte';
import { sampleFilm } from './sample';

let player: Player;
let heard: number[];

beforeEach(() => {
  vi.useFakeTimers();
  player = new Player(sampleFilm());
  heard = [];
  player.listen = ({ revision }) => heard.push(revision);
  return () => {
    player.stop();
    vi.useRealTimers();
  };
});

function wait(millis: number) {
  vi.advanceTimersByTime(millis);
  player.tick();
}

const view = () => player.table.view as { whose: string; film: number };

test('it stands at the deal until it is played', () => {
  wait(60_000);
  expect([player.index, player.now, view()]).toEqual([0, 0, { whose: 'all', film: 0 }]);
});

test('a link beyond the end leads to the end', () => {
  expect(new Player(sampleFilm(), null, 60_000).now).toBe(9_000);
});

test('each revision comes at its own time', () => {
  player.play();
  wait(1_990);
  expect(player.table.revision).toBe(0);
  wait(10);
  expect([player.table.revision, heard]).toEqual([1, [1]]);
});

test('the clock can be slowed, quickened and stopped', () => {
  player.play();
  player.setPace(0.25);
  wait(4_000);
  expect(player.now).toBe(1_000);
  player.setPace(4);
  wait(500);
  expect([player.now, player.index, player.table.clock.read()]).toEqual([3_000, 3, 3_000]);
  player.pause();
  wait(9_000);
  expect([player.now, player.table.clock.read()]).toEqual([3_000, 3_000]);
});

test('no event is lost at the quickest pace, however rarely pictures are drawn', () => {
  player.setPace(4);
  player.play();
  wait(10_000);
  expect([heard, player.now, player.playing]).toEqual([[1, 2, 3, 5], 9_000, false]);
});

test('events that a jump passes over are known but not news', () => {
  player.seek(8_000);
  expect([heard, player.table.log.map(({ fact }) => fact.on)]).toEqual([[], ['turned', 'snapped', 'late']]);
});

test('time can be set back', () => {
  player.seek(8_000);
  player.seek(2_500);
  expect([player.index, view().film, player.table.log.length, player.table.clock.read()]).toEqual([1, 1, 1, 2_500]);
});

test('another seat sees what it saw then', () => {
  player.seek(2_500);
  player.sitAt(1);
  expect([view(), player.table.seat]).toEqual([{ whose: 'Bob', film: 1 }, 1]);
  player.seek(6_000);
  expect(view().film).toBe(3); // the fourth told this seat nothing
});

test('a step goes to the next thing this seat was told', () => {
  player.seek(3_000);
  player.step(1);
  expect([player.index, player.now]).toEqual([5, 9_000]);
  player.step(1);
  player.step(-1);
  player.step(-1);
  expect([player.index, player.now]).toEqual([2, 3_000]);
});

test('a race is watched in slow motion, then it stands still', () => {
  const finished = vi.fn();
  player.finished = finished;
  player.setPace(2);
  player.nextRace();
  expect([player.now, player.speed]).toEqual([1_700, 0.25]);
  wait(5_200);
  expect(finished).toHaveBeenCalledWith(2);
  expect([player.playing, player.pace, player.index]).toEqual([false, 2, 3]);
});

test('nobody can act in a replay', () => {
  player.sitAt(0);
  player.table.play({ do: 'snap' }, { timeStamp: 0 });
  expect([player.table.pending, player.table.refusal?.code]).toEqual([[], 'no-line']);
});

test('nobody is there to talk to', () => {
  expect(player.table.talk.company).toBe(false);
});

test('a player whom a bot played for is a bot from then on', () => {
  expect(player.table.seating!.chairs[0]!.level).toBe(null);
  player.seek(9_000);
  expect(player.table.seating!.chairs[0]!.level).toBe('easy');
  expect(player.table.places).toEqual([[1], [0]]);
});

test('a seat that ended as a bot is a person’s until then, though the file names levels as of the end', () => {
  const film = sampleFilm();
  const sat = [null, 'hard'].map((level, seat) => ({ on: 'sat', seat, level }));
  const players = film.head.players.map((one, seat) => ({ ...one, level: ['easy', 'hard'][seat]! }));
  film.frames[1]!.events = sat;
  const levels = (from: number) =>
    new Player({ ...film, head: { ...film.head, players } }, null, from).table.seating!.chairs.map(
      ({ level }) => level,
    );
  expect([levels(0), levels(9_000)]).toEqual([
    [null, 'hard'],
    ['easy', 'hard'],
  ]);
});

test('from the end, play begins again', () => {
  player.seek(9_000);
  player.play();
  expect([player.now, player.index, player.playing]).toEqual([0, 0, true]);
});

test('a moment finds the last frame that was told by then', () => {
  expect([-5, 0, 1_999, 2_000, 3_000, 4_000, 99_000].map((now) => indexAt(sampleFilm(), now))).toEqual([
    0, 0, 0, 1, 3, 3, 5,
  ]);
});

test('a race begins where it could be seen and ends with its last act', () => {
  expect(racesOf(sampleFilm())).toEqual([{ revision: 2, from: 1_700, last: 3, gap: 40 }]);
});
