import { afterEach, describe, expect, it } from 'vitest';
import { fetchPicture } from './picture-set.ts';

const preloads = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

describe('A preloaded picture', () => {
  afterEach(() => document.head.replaceChildren());

  it('has the address that its element will request', () => {
    fetchPicture('/pictures/goods/cup.webp', 230);
    expect(preloads()).toEqual(['/pictures/goods/cup.webp?w=320']);
  });

  it.each(['javascript:ran(7)', 'data:text/html,<script>ran(7)</script>', 'blob:https://mall.example/1', ''])(
    'is not requested from %s',
    (address) => {
      fetchPicture(address, 230);
      expect(preloads()).toEqual([]);
    },
  );
});
