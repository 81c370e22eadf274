/** A source of repeatable chance: the same seed text always gives the same sequence. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members of the list, in a shuffled order. */
  some<T>(list: readonly T[], count: number): T[];
  /** True with the given probability. */
  odds(probability: number): boolean;
}

/** FNV-1a, 32 bits: short, stable, and good enough to spread seeds and to sum up texts. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function chanceFrom(seed: string): Chance {
  let state = hashText(seed);
  // mulberry32: one 32-bit state, so a million goods cost no memory.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(0, list.length - 1)];
    if (found === undefined) throw new RangeError('An empty list has nothing to pick.');
    return found;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(whole(0, rest.length - 1), 1));
    return taken;
  };
  return { next, whole, pick, some, odds: (probability) => next() < probability };
}
