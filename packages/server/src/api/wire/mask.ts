const STARS = '****';
const SHOWN = 3;

/** `44 7700900123` becomes `44 770****123`: the first and last three digits are enough to recognise one's own. */
export function maskPhone(phone: string): string {
  const [area = '', number = ''] = phone.split(' ');
  return number.length > 2 * SHOWN
    ? `${area} ${number.slice(0, SHOWN)}${STARS}${number.slice(-SHOWN)}`
    : `${area} ${STARS}`;
}

/** `amelia@example.com` becomes `ame****@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : `${email.slice(0, Math.min(SHOWN, at))}${STARS}${email.slice(at)}`;
}

const HIDDEN = '***';

/** `amelia@example.com` becomes `ame***@example.com`, whether or not anybody has it. */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(SHOWN, at))}${HIDDEN}${email.slice(at)}`;
}

/** `447700900123` becomes `447******123`. */
export const hidePhoneName = (digits: string): string =>
  `${digits.slice(0, SHOWN)}${'*'.repeat(digits.length - 2 * SHOWN)}${digits.slice(-SHOWN)}`;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The first and the last letter of a name, whatever its length, so that nobody can be found by it. A letter is what a
 * reader sees as one: with its marks, which can't stand alone.
 */
export function maskName(name: string): string {
  const shown = [...letters.segment(name.trim())].map(({ segment }) => segment);
  return `${shown.at(0) ?? ''}***${shown.length > 1 ? (shown.at(-1) ?? '') : ''}`;
}
