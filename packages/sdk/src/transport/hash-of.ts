/**
 * A short name for a text, by which a bundle knows an error without carrying its sentence.
 * The generator refuses a catalogue in which two texts have the same one; a text of another server has the hash of one
 * of the twenty or so that an operation may answer once in 80,000 times.
 */
export const hashOf = (text: string): string =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_679_609, 0).toString(36);
