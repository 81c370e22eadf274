import { expect, test } from 'vitest';
import { onlyReads } from './only-reads.ts';

const asked = (method: string, path: string) => onlyReads({ method, url: `https://mall.test${path}` });

test('Orders, sessions and decisions on a payment page are waited for; what is only shown is not', () => {
  expect(asked('POST', '/api/order!submit')).toBe(false);
  expect(asked('POST', '/api/user!newlogin')).toBe(false);
  expect(asked('POST', '/pay/pm_1')).toBe(false);
  expect(asked('GET', '/pay/pm_1')).toBe(true);
  expect(asked('GET', '/uploads/avatar/1.webp')).toBe(true);
  expect(asked('POST', '/api/sellerGoods!search-keyword')).toBe(true);
});
