/** What is always asked anew is not asked twice in so short a time: the start of the page may have asked it already. */
export const FRESH_FOR_MS = 2_000;
