/** Numbers of orders, wallet records and loans for people. A check digit reveals a misread digit. */

const DIGITS_BEFORE_CHECK = 9;

/** The check digit of a number after ISO 7064 MOD 11,10. It reveals every single wrong digit. */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** The number of nine digits with its check digit. */
export const withCheckDigit = (digits: string): string => `${digits}${checkDigit(digits)}`;

/** Whether a text is a number with a right check digit. */
export const isRecordNumber = (text: string): boolean =>
  /^[1-9]\d{9}$/.test(text) && withCheckDigit(text.slice(0, DIGITS_BEFORE_CHECK)) === text;
