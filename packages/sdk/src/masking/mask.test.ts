import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask-contact.ts';
import { maskName } from './mask-name.ts';

test.each([
  ['Amelia', 'A***a'],
  ['王小明', '王***明'],
  ['𠮷野家𠮷', '𠮷***𠮷'],
  ['สมชาย ใจดี', 'ส***ดี'],
  ['Nguyễn Thị Hoà'.normalize('NFD'), `N***${'à'.normalize('NFD')}`],
  ['王', '王***'],
])('Masks the name %s except for its first and last letter', (name, masked) => {
  expect(maskName(name)).toBe(masked);
  expect(maskName(masked)).toBe(masked);
});

test.each([
  ['44 7700900123', '44 770****123'],
  ['352 6211234', '352 621****234'],
  ['352 621123', '352 ****'],
])('Masks the phone number %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['amelia@example.com', 'ame****@example.com'],
  ['al@example.com', 'al****@example.com'],
  ['no-address', ''],
])('Masks the email address %s as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
