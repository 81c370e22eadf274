/**
 * What `@openmall/sdk` may take: bytes of gzip in a bundle (2.0, 2.5 and 5.0 kB of 1,024), nanoseconds and bytes of heap
 * over raw fetch, instantiations.
 */
export const limits = {
  one: 2048,
  ten: 2560,
  all: 5120,
  ns: 600,
  bytes: 1536,
  calls: 5_000,
  hooks: 150_000,
};
