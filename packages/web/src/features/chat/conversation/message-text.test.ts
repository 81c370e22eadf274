import { expect, it } from 'vitest';
import { partsOf } from './MessageText.tsx';

const mall = 'https://mall.example';

it('tells the pages of the shop from those outside', () => {
  expect(partsOf(`See ${mall}/productDetails?id=1, or https://other.example/x.`, mall)).toEqual([
    { text: 'See ' },
    { text: `${mall}/productDetails?id=1`, href: '/productDetails?id=1', own: true },
    { text: ', or ' },
    { text: 'https://other.example/x', href: 'https://other.example/x', own: false },
    { text: '.' },
  ]);
});

it('makes no link of anything else, and none to a host that only begins alike', () => {
  expect(partsOf('javascript:alert(1) mall.example', mall)).toEqual([
    { text: 'javascript:alert(1) mall.example' },
  ]);
  expect(partsOf(`${mall}.evil.example/`, mall)[0]?.own).toBe(false);
});

it('knows its own pages also where the shop lies in a folder of its host', () => {
  const folder = `${mall}/shop`;
  expect(partsOf(`${folder}/index`, folder)[0]).toMatchObject({ href: '/index', own: true });
  expect(partsOf(`${mall}/index`, folder)[0]?.own).toBe(false);
});
