/** A moment of a film in words and in links: `1:23.4` and `#t=83.456`. */
import { figure } from '../../words/figure';

/** In ms; undefined: the link names none. */
export function momentIn(hash: string): number | undefined {
  const seconds = /^#t=(\d{1,7}(?:\.\d{1,3})?)$/.exec(hash)?.[1];
  return seconds === undefined ? undefined : Math.round(Number(seconds) * 1000);
}

/** To the millisecond, as frames are: a tenth too early would be before what is to be seen. */
export const linkTo = (millis: number) => `#t=${Math.floor(millis) / 1000}`;

const REST = 300; // ms: Safari throws at the 101st change in 10 s

/** Debounce: the address leads to where the film has come to rest. Returns what calls it off. */
export function addressLater(millis: number): () => void {
  const timer = setTimeout(() => history.replaceState(history.state, '', linkTo(millis)), REST);
  return () => clearTimeout(timer);
}

/** Minutes and seconds, as on a stopwatch; tenths where they are asked for. */
export function watchOf(millis: number, digits = 0): string {
  const tenths = Math.floor(millis / (digits ? 100 : 1000)) / (digits ? 10 : 1);
  const [minutes, seconds] = [Math.floor(tenths / 60), tenths % 60];
  return `${minutes}:${seconds < 10 ? '0' : ''}${figure(seconds, digits, digits)}`;
}
