/** Where a course lies under its window: the runner at one third of the way, nothing beyond either end. All in px. */
export type Window = { wide: number; high: number };
type Spot = { x: number; y: number };

const [THIRD, EDGE] = [1 / 3, 16];

/** How wide a lane is, so that all three fit across the window. */
export const laneFor = ({ wide, high }: Window, up: boolean) => Math.max(20, ((up ? wide : high) - 2 * EDGE) / 3);

/** What to move the course by; `before` is the room for a runner who waits at the start. */
export function cameraAt(runner: Spot, course: Window, window: Window, up: boolean, before: number): Spot {
  if (!up) return { x: held(runner.x, course.wide, window.wide, before), y: (window.high - course.high) / 2 };
  const fromEnd = held(course.high - runner.y, course.high, window.high, before);
  return { x: (window.wide - course.wide) / 2, y: window.high - course.high - fromEnd };
}

/** Along the course, from its start. */
function held(runner: number, long: number, window: number, before: number): number {
  const whole = before + long + EDGE;
  if (whole <= window) return before + (window - whole) / 2;
  return Math.min(before, Math.max(window - long - EDGE, window * THIRD - runner));
}
