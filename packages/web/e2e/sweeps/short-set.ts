/** Whether all pages, widths, languages and directions are checked (`npm run sweeps`), or the part that CI takes. */
export const IN_FULL = process.env['SWEEPS'] === 'all';

/** Every second page for each set, beginning with the first or the second: two neighboring sets open all pages. */
export const pagesOf = (addresses: readonly string[], set: number): readonly string[] =>
  addresses.filter((_, index) => IN_FULL || index % 2 === set % 2);
