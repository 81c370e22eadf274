/** The stale time of data that every visit refetches, so that the preload and the page do not both request it. */
export const FRESH_FOR_MS = 2_000;
