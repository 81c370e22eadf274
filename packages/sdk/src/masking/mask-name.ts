const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Keeps the first and the last letter of a name and hides its length, so that it identifies nobody. A letter is a
 * grapheme: it includes its combining marks. A masked name stays as it is.
 */
export function maskName(name: string): string {
  const [first = '', ...others] = [...letters.segment(name.trim())].map(({ segment }) => segment);
  // The mask of a name of one letter ends in a star.
  const last = others.at(-1) === '*' ? '' : (others.at(-1) ?? '');
  return `${first}***${last}`;
}
