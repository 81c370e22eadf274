/**
 * Hashes the text of an error to three characters, so that bundles need not contain the texts. The generator rejects
 * collisions among the errors of an operation. An unknown text of another server collides with one of an operation's
 * errors about once in 2,000 texts.
 */
export function errorHash(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 45_359;
  return (1_296 + hash).toString(36);
}
