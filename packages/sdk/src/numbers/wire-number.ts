/** Parses numbers that requests carry as text. Forms, server and mocks share it, so that all accept the same texts. */

// No sign on zero. `Number()` would also accept 1e3, 0x10 and blanks.
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

/** Parses a plain decimal; `undefined` if the text is not one. */
export const parseWireDecimal = parseAs(DECIMAL);

/** Parses a plain integer; `undefined` if the text is not an integer. `1.0` is not. */
export const parseWireInteger = parseAs(INTEGER);
