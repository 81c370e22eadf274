import contract from '../../packages/sdk/src/generated/contract.json' with { type: 'json' };

/** Each operation adds its path, its key and those of its errors to a bundle that calls it. */
const BYTES_PER_OPERATION = 25;

/**
 * Budgets of `@openmall/sdk`: gzipped bytes in a bundle with one, ten and all operations, nanoseconds and heap bytes of a
 * call over raw fetch, type instantiations.
 */
export const budgets = {
  one: 2104,
  ten: 2716,
  all: 2224 + BYTES_PER_OPERATION * Object.keys(contract.operations).length,
  ns: 600,
  bytes: 1536,
  calls: 5_000,
  hooks: 150_000,
};
