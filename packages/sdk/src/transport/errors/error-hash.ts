/**
 * Hashes the text of an error to five characters, so that bundles need not contain the texts. The generator rejects
 * collisions in the catalog. Another text has the hash of one of an operation's errors once in five million.
 */
export function errorHash(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 58_786_543;
  return (1_679_616 + hash).toString(36);
}
