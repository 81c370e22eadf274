const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Masks a name, except for its first and last letter, and hides its length. A letter is a grapheme: it includes its
 * combining marks. Masking a masked name does not change it.
 */
export function maskName(name: string): string {
  const [first = '', ...others] = [...letters.segment(name.trim())].map(({ segment }) => segment);
  // The mask of a one-letter name ends with a star.
  const last = others.at(-1) === '*' ? '' : (others.at(-1) ?? '');
  return `${first}***${last}`;
}
