/**
 * Three letters for a text, by which a bundle knows an error without carrying its sentence.
 * The generator refuses an operation of which two errors have the same ones; a sentence of another server is taken for
 * one of the twenty or so that an operation may answer once in 2,000 times.
 */
export function errorHash(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 45_359;
  return (1_296 + hash).toString(36);
}
