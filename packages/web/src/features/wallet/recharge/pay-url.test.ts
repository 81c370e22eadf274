import { expect, test } from 'vitest';
import { safePayUrl } from './pay-url.ts';

test('accepts pages of the store and third-party pages over https', () => {
  expect(safePayUrl('/pay/rc_1')).toBe(`${location.origin}/pay/rc_1`);
  expect(safePayUrl('https://pay.example/p/7k2m')).toBe('https://pay.example/p/7k2m');
});

test('rejects all other URLs', () => {
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
