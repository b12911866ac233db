/** The film of a game that just ended, for a page that hasn't seen all of it. */
import type { Film } from '../../table/film/film';
import { api } from '../../table/api';
import { insist } from '../renewal';

const TRIES = 6; // over more than a minute: the line may come back, or the disk

/** Nothing, if the server keeps no such game; then the result has less to tell. */
export async function keptFilm(id: string, isWanted: () => boolean): Promise<Film | undefined> {
  let tries = 0;
  return insist(
    () => read(id),
    () => isWanted() && tries++ < TRIES,
  );
}

async function read(id: string): Promise<Film> {
  const [{ readFilm }, file] = await Promise.all([import('../../table/film/file'), api.film(id)]);
  return readFilm(file);
}
