/**
 * Budgets of `@openmall/sdk`: gzipped bytes in a bundle with one, ten and all operations, nanoseconds and heap bytes of a
 * call over raw fetch, type instantiations.
 */
export const budgets = {
  one: 2048,
  ten: 2560,
  // 5,120 until six errors were added to operations; each costs its key in the table of errors.
  all: 5144,
  ns: 600,
  bytes: 1536,
  calls: 5_000,
  hooks: 150_000,
};
