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
