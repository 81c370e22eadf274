import { expect, test } from 'vitest';
import { safePayUrl } from './pay-url.ts';

test('a page of the shop and one of a third party over https are opened', () => {
  expect(safePayUrl('/pay/rc_1')).toBe(`${location.origin}/pay/rc_1`);
  expect(safePayUrl('https://pay.example/p/7k2m')).toBe('https://pay.example/p/7k2m');
});

test('nothing else is', () => {
  const others = [
    'http://pay.example/p/7k2m',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    null,
    undefined,
  ];
  for (const url of others) expect(safePayUrl(url)).toBeUndefined();
});
