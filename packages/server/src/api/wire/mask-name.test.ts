import { expect, test } from 'vitest';
import { maskName } from './mask.ts';

test.each([
  ['Amelia', 'A***a'],
  ['王小明', '王***明'],
  ['𠮷野家𠮷', '𠮷***𠮷'],
  ['สมชาย ใจดี', 'ส***ดี'],
  ['Nguyễn Thị Hoà'.normalize('NFD'), `N***${'à'.normalize('NFD')}`],
  ['王', '王***'],
])('the mask of %s keeps its first and last letter', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
