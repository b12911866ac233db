/** What a run of an exercise comes to, and what this browser remembers of earlier ones. */
import { json, stored } from '../../../stored';

export type Answer = { time: number; right: boolean };
export type Past = { median: number; errors: number }[];
const REMEMBERED = 50;

export function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

export const medianOf = (answers: Answer[]) => median(answers.map(({ time }) => time));
export const errorsOf = (answers: Answer[]) => answers.filter(({ right }) => !right).length;

/** The least median; undefined before the first run. */
export const best = (past: Past) => (past.length ? Math.min(...past.map(({ median }) => median)) : undefined);

const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** The lines to read a plot of times by, up to the slowest: few, and round. */
export function gridOf(slowest: number): number[] {
  const step = STEPS.find((step) => slowest / step <= 4) ?? 60_000;
  return Array.from({ length: Math.floor(slowest / step) }, (_, index) => step * (index + 1));
}

/** The runs of one game's exercise, by mode. */
export function memoryOf<Mode extends string>(game: string, modes: readonly Mode[]) {
  const runs = stored<Runs<Mode>>(`sabot.${game}.trainer`, {}, json(checkedFor(modes)));
  const past = (mode: Mode): Past => runs.get()[mode] ?? [];
  /** The runs of this mode with the new one, oldest first. */
  function keep(mode: Mode, answers: Answer[]): Past {
    const now = [...past(mode), { median: medianOf(answers), errors: errorsOf(answers) }].slice(-REMEMBERED);
    runs.set({ ...runs.get(), [mode]: now });
    return now;
  }
  return { past, keep };
}

type Runs<Mode extends string> = Partial<Record<Mode, Past>>;

const checkedFor =
  <Mode extends string>(modes: readonly Mode[]) =>
  (found: unknown) =>
    Object.fromEntries(modes.map((mode) => [mode, runsIn((found as Record<string, unknown>)[mode])])) as Runs<Mode>;

function runsIn(kept: unknown): Past {
  return Array.isArray(kept) ? kept.filter((run) => Number.isFinite(run?.median) && Number.isFinite(run?.errors)) : [];
}
