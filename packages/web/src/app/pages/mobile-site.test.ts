import { expect, test } from 'vitest';
import { mobileAddress } from './mobile-site.ts';

const TELEPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const here = new URL('https://mall.example/productDetails?id=g_lamp&sku=sk_1');
const MOBILE = 'https://m.mall.example';

test('a phone goes to the mobile site with goods and language', () => {
  expect(mobileAddress(TELEPHONE, here, 'de', MOBILE)).toBe(
    'https://m.mall.example/productDetails?id=g_lamp&lang=de',
  );
});

test('a phone goes to the same store there', () => {
  const store = new URL('https://mall.example/store?id=st_kumo&code=A7K2P9');
  expect(mobileAddress(TELEPHONE, store, 'en', MOBILE)).toBe(
    'https://m.mall.example/store?id=st_kumo&code=A7K2P9&lang=en',
  );
});

test('other devices stay', () => {
  expect(mobileAddress(DESKTOP, here, 'de', MOBILE)).toBeUndefined();
});

test('without a mobile site a phone stays too', () => {
  expect(mobileAddress(TELEPHONE, here, 'de', undefined)).toBeUndefined();
});
