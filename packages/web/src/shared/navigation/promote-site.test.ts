import { expect, test } from 'vitest';
import { promoteUrl } from './promote-site.ts';

test('returns no URL without a promote site', () => {
  expect(promoteUrl('privacy', '1', undefined)).toBeUndefined();
});

test('links to the promote site carry language and avatar', () => {
  expect(promoteUrl('sell', '7', 'https://promote.example/mall')).toBe(
    'https://promote.example/mall/merchant?lang=en&avatar=7',
  );
});

test('topics that the promote site does not have stay in the store', () => {
  expect(promoteUrl('news', '1', 'https://promote.example')).toBeUndefined();
});
