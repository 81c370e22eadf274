/**
 * Budgets of `@openmall/sdk`: gzipped bytes in a bundle with one, ten and all operations, nanoseconds and heap bytes of a
 * call over raw fetch, type instantiations.
 */
export const budgets = {
  one: 2048,
  ten: 2560,
  // 5,120 until six errors and two operations were added; each adds its key to a table.
  all: 5184,
  ns: 600,
  bytes: 1536,
  calls: 5_000,
  hooks: 150_000,
};
