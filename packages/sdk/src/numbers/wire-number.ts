/** Reads numbers that the wire carries as text. Forms, servers and mocks use it, so that all accept the same texts. */

// Zero has no sign. `Number()` would also accept 1e3, 0x10 and blanks.
const INTEGER = /^(?:0|-?[1-9]\d{0,15})$/;
const DECIMAL = /^(?!-0(?:\.0*)?$)-?(?:0|[1-9]\d{0,15})(?:\.\d{1,10})?$/;
const MAX_DIGITS = 15;

/** A double holds 15 significant digits; it would change a longer number. */
function isExact(text: string): boolean {
  const [integer = '', decimals = ''] = text.split('.');
  return `${integer}${decimals.replace(/0+$/, '')}`.replace(/^[-0]+/, '').length <= MAX_DIGITS;
}

const parseAs =
  (form: RegExp) =>
  (text: string): number | undefined =>
    form.test(text) && isExact(text) ? Number(text) : undefined;

/** The number that a plain decimal states, or `undefined`. */
export const parseWireDecimal = parseAs(DECIMAL);

/** The number that a plain integer states, or `undefined`. `1.0` is not an integer. */
export const parseWireInteger = parseAs(INTEGER);
