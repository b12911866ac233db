/** What a run comes to, and what this browser remembers of earlier ones. */
import { MODES, type Answer, type Mode } from './exercise';

export type Past = { median: number; errors: number }[];
const KEPT = 'sabot.zinga.trainer';
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

export function past(mode: Mode): Past {
  return remembered()[mode] ?? [];
}

/** The runs of this mode with the new one, oldest first. */
export function keep(mode: Mode, answers: Answer[]): Past {
  const runs = [...past(mode), { median: medianOf(answers), errors: errorsOf(answers) }].slice(-REMEMBERED);
  localStorage.setItem(KEPT, JSON.stringify({ ...remembered(), [mode]: runs }));
  return runs;
}

/** Someone may have written there anything; then nothing is remembered. */
function remembered(): Partial<Record<Mode, Past>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return Object.fromEntries(MODES.map((mode) => [mode, runsIn((kept as Record<string, unknown>)[mode])]));
  } catch {
    return {};
  }
}

function runsIn(kept: unknown): Past {
  return Array.isArray(kept) ? kept.filter((run) => Number.isFinite(run?.median) && Number.isFinite(run?.errors)) : [];
}
