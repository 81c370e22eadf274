const VISIBLE_CHARS = 3;
const STARS = '****';

/** Masks a phone number: `44 7700900123` becomes `44 770****123`. Its owner recognizes the first and last three digits. */
export function maskPhone(phone: string): string {
  const [areaCode = '', number = ''] = phone.split(' ');
  // A number of up to six digits would stay readable.
  return number.length > 2 * VISIBLE_CHARS
    ? `${areaCode} ${number.slice(0, VISIBLE_CHARS)}${STARS}${number.slice(-VISIBLE_CHARS)}`
    : `${areaCode} ${STARS}`;
}

/** Masks an email address: `amelia@example.com` becomes `ame****@example.com`, a text without an `@` becomes empty. */
export function maskEmail(email: string, stars = STARS): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : `${email.slice(0, Math.min(VISIBLE_CHARS, at))}${stars}${email.slice(at)}`;
}
