/** Whether all pages, widths, languages and directions are checked (`npm run sweeps`), or the part that CI takes. */
export const IN_FULL = process.env['SWEEPS'] === 'all';

/** What the name of a story says about its pages. */
export const SHARE = IN_FULL ? 'every page' : 'every second page';
export const CAPITAL_SHARE = IN_FULL ? 'Every page' : 'Every second page';

/** Every second page for each set, beginning with the first or the second: two neighboring sets open all pages. */
export const pagesOf = (addresses: readonly string[], set: number): readonly string[] =>
  addresses.filter((_, index) => IN_FULL || index % 2 === set % 2);
