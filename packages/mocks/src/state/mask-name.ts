const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first and the last letter of a name, each with its marks. */
export function maskName(name: string): string {
  const shown = [...letters.segment(name.trim())].map(({ segment }) => segment);
  return `${shown.at(0) ?? ''}***${shown.length > 1 ? (shown.at(-1) ?? '') : ''}`;
}
