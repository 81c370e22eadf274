const STARS = '****';
const VISIBLE_CHARS = 3;

/** `44 7700900123` becomes `44 770****123`: the owner recognises the first and last three digits. */
export function maskPhone(phone: string): string {
  const [area = '', number = ''] = phone.split(' ');
  return number.length > 2 * VISIBLE_CHARS
    ? `${area} ${number.slice(0, VISIBLE_CHARS)}${STARS}${number.slice(-VISIBLE_CHARS)}`
    : `${area} ${STARS}`;
}

/** `amelia@example.com` becomes `ame****@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : `${email.slice(0, Math.min(VISIBLE_CHARS, at))}${STARS}${email.slice(at)}`;
}

const HIDDEN = '***';

/** `amelia@example.com` becomes `ame***@example.com`, whether or not an account has the address. */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(VISIBLE_CHARS, at))}${HIDDEN}${email.slice(at)}`;
}

/** `447700900123` becomes `447******123`. */
export const hidePhoneName = (digits: string): string =>
  `${digits.slice(0, VISIBLE_CHARS)}${'*'.repeat(digits.length - 2 * VISIBLE_CHARS)}${digits.slice(-VISIBLE_CHARS)}`;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Keeps the first and the last letter of a name and hides its length, so that it identifies nobody. A letter is a
 * grapheme: it includes its combining marks.
 */
export function maskName(name: string): string {
  const graphemes = [...letters.segment(name.trim())].map(({ segment }) => segment);
  return `${graphemes.at(0) ?? ''}***${graphemes.length > 1 ? (graphemes.at(-1) ?? '') : ''}`;
}
