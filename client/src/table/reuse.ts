/** Structural sharing: parts of a view that haven't changed stay the very same objects, so that nothing is drawn again for them. */
export function reuse<Value>(old: unknown, now: Value): Value {
  return reused(old, now) as Value;
}

function reused(old: unknown, now: unknown): unknown {
  if (Object.is(old, now)) return now;
  if (!isThing(old) || !isThing(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    now[key] = reused(old[key], now[key]);
    same &&= Object.is(old[key], now[key]);
  }
  return same ? old : now;
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
