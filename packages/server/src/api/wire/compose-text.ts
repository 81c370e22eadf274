/**
 * Composes a text (Unicode NFC), so that different encodings of the same text are stored equally. The few letters that
 * NFC would decompose stay unchanged, because the text could exceed the limit that was already checked.
 */
export function composeText(text: string): string {
  const composed = text.normalize('NFC');
  return composed.length > text.length ? text : composed;
}

/** Normalizes a name: composed, trimmed, with single spaces. */
export const composeName = (name: string): string => composeText(name.replaceAll(/\p{Zs}+/gu, ' ').trim());
