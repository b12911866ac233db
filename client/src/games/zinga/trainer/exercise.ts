/** "Spot the match": rolls one after another on a sheet that fills up. An exercise, so it may judge; no game is decided here. */
import { COLOURS } from '../pieces/colours';
import { SHEETS } from '../rules/sheets';
import type { Exercise } from '../../kit/train/drill.svelte';
import { drawn, luck, type Luck } from '../../kit/train/luck';
import { sound } from '../../../sound/sound';

type Role = 'active' | 'passive';
export type Mode = Role | 'both';
export const MODES: Mode[] = ['both', 'active', 'passive'];
export type Roll = { role: Role; dice: number[] }; // the white die first, as the server names them
export type Call = string | null | undefined; // a cell; that there is none; nothing at all until time was up
export type Answer = { cell: Call; time: number; right: boolean };
export type Run = { mode: Mode; cells: string[]; ticked: string[]; roll: Roll; answers: Answer[] };

export const LONGEST = 10_000; // ms; then time is up, and a mistake counts as much
const TICKED = 5; // before the first roll, so that now and then nothing fits

export const exercise: Exercise<Run, Call> = {
  count: 20,
  next: (run) => next(run, luck),
  answered,
  nothing: undefined,
  millis: { ready: 800, longest: LONGEST, glance: 900, lesson: 2_200 }, // ready: motion before the fact
  heard(phase, { answers }) {
    if (phase === 'ready') sound.play('rattle');
    if (phase === 'verdict') sound.play(answers.at(-1)!.right ? 'tick' : 'wrong');
  },
};

export function start(mode: Mode, luck: Luck): Run {
  const cells = SHEETS[luck(SHEETS.length)]!;
  return { mode, cells, ticked: drawn(cells, TICKED, luck), roll: rolled(mode, luck), answers: [] };
}

export function answered(run: Run, cell: Call, time: number): Run {
  const right = isRight(run, cell);
  const answer = { cell, time: right ? Math.min(Math.max(time, 0), LONGEST) : LONGEST, right };
  return { ...run, ticked: right && cell ? [...run.ticked, cell] : run.ticked, answers: [...run.answers, answer] };
}

export const next = (run: Run, luck: Luck): Run => ({ ...run, roll: rolled(run.mode, luck) });

/** What could be ticked with this roll. */
export function matches({ roll, cells, ticked }: Run): string[] {
  const table = onTable(roll);
  return cells.filter((cell) => table.includes(cell) && !ticked.includes(cell));
}

/** ZG-21: coloured + white for everyone; for the active player each coloured die alone, too. */
export function onTable({ role, dice: [white = 0, ...coloured] }: Roll): string[] {
  const sums = COLOURS.map((colour, index) => `${colour}${coloured[index]! + white}`);
  const alone = COLOURS.map((colour, index) => `${colour}${coloured[index]}`);
  return role === 'active' ? [...alone, ...sums] : sums;
}

function isRight(run: Run, cell: Call): boolean {
  const found = matches(run);
  return cell ? found.includes(cell) : cell === null && found.length === 0;
}

function rolled(mode: Mode, luck: Luck): Roll {
  const role = mode === 'both' ? (['active', 'passive'] as const)[luck(2)]! : mode;
  return { role, dice: Array.from({ length: 6 }, () => 1 + luck(6)) };
}
