/**
 * A text in Unicode's composed form (NFC), so that what two keyboards spell differently is stored as one text. The few
 * letters that NFC writes with more characters stay as they are: the text would outgrow the limit that it was held to.
 */
export function composeText(text: string): string {
  const composed = text.normalize('NFC');
  return composed.length > text.length ? text : composed;
}

/** A person's name as it is stored: composed, with single spaces and none around it. */
export const composeName = (name: string): string => composeText(name.replaceAll(/\p{Zs}+/gu, ' ').trim());
