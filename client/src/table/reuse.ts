/** What has not changed from one view to the next stays the very same thing, so that nothing is drawn anew for it. */
export function share<Value>(old: unknown, now: Value): Value {
  return shared(old, now) as Value;
}

function shared(old: unknown, now: unknown): unknown {
  if (Object.is(old, now)) return now;
  if (!isThing(old) || !isThing(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    now[key] = shared(old[key], now[key]);
    same &&= Object.is(old[key], now[key]);
  }
  return same ? old : now;
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
