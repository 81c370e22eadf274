import contract from '../../packages/sdk/src/generated/contract.json' with { type: 'json' };

/**
 * Each operation adds its path, its key, those of its errors and its call to a bundle. About 12 of these bytes are the
 * error keys: with them, an error of a server that sends no `key` still has a key and a type.
 */
const BYTES_PER_OPERATION = 30;

/** What esbuild's bundle may have over Rolldown's. */
const ESBUILD_FACTOR = 1.04;
const inBoth = (bytes) => ({ rolldown: bytes, esbuild: Math.ceil(bytes * ESBUILD_FACTOR) });

/**
 * Budgets of `@openmall/sdk`: gzipped bytes in a bundle that calls one, ten and all operations with their required fields,
 * and of its other parts without their peers; nanoseconds and heap bytes of a call over raw fetch; type instantiations.
 */
export const budgets = {
  one: inBoth(2421),
  ten: inBoth(3060),
  all: inBoth(2400 + BYTES_PER_OPERATION * Object.keys(contract.operations).length),
  parts: { validator: inBoth(380), hook: inBoth(2960), resource: inBoth(380), money: inBoth(3660) },
  ns: 600,
  bytes: 1536,
  calls: 5_000,
  hooks: 150_000,
};
