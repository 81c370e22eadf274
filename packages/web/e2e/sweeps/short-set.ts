/** What CI opens of all pages, widths and languages. `npm run sweeps` opens everything. */
export const IN_FULL = process.env['SWEEPS'] === 'all';

/** Every second page for each set, beginning with the first or the second: two neighboring sets open all pages. */
export const pagesOf = (addresses: readonly string[], set: number): readonly string[] =>
  addresses.filter((_, index) => IN_FULL || index % 2 === set % 2);
