type Things<Name, Thing> = {
  has: (name: Name) => boolean;
  get: (name: Name) => Thing | undefined;
  set: (name: Name, thing: Thing) => unknown;
};

/** Memoise: makes a thing when it is first asked for by its name, and keeps it. */
export function memo<Name, Thing>(things: Things<Name, Thing>, name: Name, make: () => Thing): Thing {
  if (!things.has(name)) things.set(name, make());
  return things.get(name)!;
}
