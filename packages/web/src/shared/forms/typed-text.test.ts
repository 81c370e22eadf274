import { expect, test } from 'vitest';
import { typedName, typedNumber, typedPostcode } from './typed-text.ts';

test.each([
  ['8001', '8001'],
  ['EC1R 4TD ', 'EC1R 4TD'],
  ['〒１００－０００１', '100-0001'],
  ['100‐0001', '100-0001'],
  ['١٢٣٤٥', '12345'],
])('the postcode %s is sent as %s', (typed, sent) => {
  expect(typedPostcode(typed)).toBe(sent);
});

test.each([
  ['45 08 123456', '4508123456'],
  ['784-1990-1234567-1', '784199012345671'],
  ['A123456(7)', 'A1234567'],
  ['12.345.678/X', '12345678X'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['Ｋ７７０２９１３', 'K7702913'],
])('the number %s is sent as %s', (typed, sent) => {
  expect(typedNumber(typed)).toBe(sent);
});

test('a name is counted in composed characters', () => {
  const name = 'Nguyễn Thị Minh Khai';
  expect(typedName(` ${name.normalize('NFD')} `)).toBe(name.normalize('NFC'));
});
