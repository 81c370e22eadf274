import { expect, test } from 'vitest';
import { maskedPhone, phoneNumberOf, plainDigits } from './typed-phone.ts';

test.each([
  ['7700 900 123', '44', '7700900123'],
  ['07700 900123', '44', '7700900123'],
  ['(044) 668-18.00', '41', '446681800'],
  ['+41 44 668 18 00', '41', '446681800'],
  ['0041 44 668 18 00', '41', '446681800'],
  ['+44 (0)20 7946 0000', '44', '2079460000'],
  ['044–668–18–00', '41', '446681800'],
  ['06 698 2', '39', '066982'],
  ['+39 06 698 12345', '39', '0669812345'],
  ['٠١٠ ١٢٣٤ ٥٦٧٨', '20', '1012345678'],
  ['०९८ ७६५४ ३२१०', '91', '9876543210'],
  ['０９０ー１２３４'.replace('ー', '－'), '81', '901234'],
])('%s in the country %s is the number %s', (typed, areaCode, number) => {
  expect(phoneNumberOf(typed, areaCode)).toBe(number);
});

test('converts the digits of every script to 0 to 9 and leaves other characters', () => {
  expect(plainDigits('８００１ ١٢٣ ۴۵۶ ९० ๗ 𝟗 ab')).toBe('8001 123 456 90 7 9 ab');
});

test('masks the middle of a phone number, and a short number completely', () => {
  expect(maskedPhone('44 7700900123')).toBe('+44 770****123');
  expect(maskedPhone('352 621123')).toBe('+352 ****');
});
