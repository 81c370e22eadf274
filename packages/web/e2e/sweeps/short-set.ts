/** Whether all pages, widths, languages and directions are checked (`npm run sweeps`), or the part that CI takes. */
export const IN_FULL = process.env['SWEEPS'] === 'all';

/** Every n-th page, with its name in the names of stories. */
interface Share {
  readonly every: number;
  readonly name: string;
}

const share = (every: number, name: string): Share =>
  IN_FULL ? { every: 1, name: 'every page' } : { every, name };

export const HALF = share(2, 'every second page');
export const THIRD = share(3, 'every third page');

/** The name of a share at the beginning of a sentence. */
export const capital = ({ name }: Share): string => name.replace('every', 'Every');

/** A share of the pages for each set, from another page on: two neighboring sets of halves have all pages. */
export const pagesOf = ({ every }: Share, addresses: readonly string[], set: number): readonly string[] =>
  addresses.filter((_, index) => index % every === set % every);
