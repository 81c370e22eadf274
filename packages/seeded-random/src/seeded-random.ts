/** A pseudo-random number generator with a seed: the same seed always gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /**
   * One item of the list.
   *
   * @throws RangeError for an empty list.
   */
  pick<T>(list: readonly T[]): T;
  /** `count` different items of the list in shuffled order; all of them if the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  /** True with the given probability (0 to 1). */
  boolean(probability: number): boolean;
}

/** FNV-1a, 32 bits: short, stable, and good enough to spread seeds. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hashString(seed);
  // mulberry32: one 32-bit state, so a generator for each of a million goods costs no memory.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[integer(0, list.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick an item of an empty list.');
    return item;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const picked: T[] = [];
    while (picked.length < count && rest.length > 0)
      picked.push(...rest.splice(integer(0, rest.length - 1), 1));
    return picked;
  };
  return { next, integer, pick, sample, boolean: (probability) => next() < probability };
}
