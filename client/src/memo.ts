/** Memoise: makes a thing when it is first asked for by its name, and keeps it. */
export function memo<T>(things: Map<string, T>, name: string, make: () => T): T {
  if (!things.has(name)) things.set(name, make());
  return things.get(name)!;
}
