import { expect, test } from 'vitest';
import { isReadOnly } from './is-read-only.ts';

const isReadOnlyCall = (method: string, path: string) =>
  isReadOnly({ method, url: `https://mall.test${path}` });

test('Orders, logins and payment decisions are writes; pages, images and searches are reads', () => {
  expect(isReadOnlyCall('POST', '/api/order!submit')).toBe(false);
  expect(isReadOnlyCall('POST', '/api/user!newlogin')).toBe(false);
  expect(isReadOnlyCall('POST', '/pay/pm_1')).toBe(false);
  expect(isReadOnlyCall('GET', '/pay/pm_1')).toBe(true);
  expect(isReadOnlyCall('GET', '/uploads/avatar/1.webp')).toBe(true);
  expect(isReadOnlyCall('POST', '/api/sellerGoods!search-keyword')).toBe(true);
});
