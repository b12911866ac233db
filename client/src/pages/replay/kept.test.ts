import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameOf } from '../../games';
import { readFilm } from '../../table/film/file';
import { storyOf } from '../../table/film/film';
import { Player } from '../../table/film/player.svelte';
import { language } from '../../words/words.svelte';
import { whoAt } from '../words';
import { marksOf } from './marks';

const VECTORS = join(import.meta.dirname, '../../../../tests/kept/vectors');
const FILES = readdirSync(VECTORS);
const filmOf = (file: string) => readFilm(new Blob([readFileSync(join(VECTORS, file))]));

test('each game has a stored file', () => expect(FILES).toHaveLength(5));

test.each(FILES)('%s is followed from each seat to its end', async (file) => {
  language.speak('en');
  const film = await filmOf(file);
  const { guide } = await gameOf(film.head.game);
  const player = new Player(film);
  for (const seat of [null, ...film.head.players.keys()]) {
    player.seek(0);
    player.sitAt(seat);
    while (player.index < film.frames.length - 1) {
      const before = player.index;
      player.seek(film.frames[before + 1]!.at);
      expect(player.index).toBeGreaterThan(before);
      const { view, clock, seating } = player.table;
      expect(view).toEqual(film.frames[player.index]!.views[seat ?? film.head.seats]);
      expect(guide.todo(view as never, seat, { ...whoAt(seating), me: seat }, () => clock.now)).not.toMatch(/[{}]/);
    }
    expect(player.table.places).toEqual(film.head.places);
  }
  player.stop();
});

test.each(FILES)('%s is told in words, with its marks and awards', async (file) => {
  language.speak('en');
  const film = await filmOf(file);
  const { guide } = await gameOf(film.head.game);
  const player = new Player(film);
  const who = { ...whoAt(player.table.seating), me: null };
  const lines = film.frames.flatMap(({ events }) => events.map((event) => guide.tell(event, who)));
  expect(lines.join(' ')).not.toMatch(/undefined|NaN|[{}]/);
  expect(lines.filter(Boolean).length).toBeGreaterThan(20);
  expect(marksOf(film, guide, who).every(({ text }) => text)).toBe(true);
  expect(guide.awards?.(storyOf(film), () => false) ?? []).toBeInstanceOf(Array);
  player.stop();
});
