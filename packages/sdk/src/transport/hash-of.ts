/**
 * Three letters for a text, by which a bundle knows an error without carrying its sentence.
 * The generator refuses an operation of which two errors have the same ones; a sentence of another server is taken for
 * one of the twenty or so that an operation may answer once in 2,000 times.
 */
export const hashOf = (text: string): string =>
  (1_296 + [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 45_359, 0)).toString(36);
