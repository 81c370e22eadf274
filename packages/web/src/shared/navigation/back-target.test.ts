import { expect, test } from 'vitest';
import { backTarget } from './back-target.ts';

const ORIGIN = 'https://mall.example';

test('Back returns to the previous page with its query', () => {
  expect(backTarget('/settlement?buy=g_1,-1,2', ORIGIN)).toBe('/settlement?buy=g_1,-1,2');
});

test.each([
  null,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login?back=/index',
  '/register',
])('%j leads to the home page, not elsewhere', (back) => {
  expect(backTarget(back, ORIGIN)).toBe('/index');
});
