import { expect, it } from 'vitest';
import { partsOf } from './MessageText.tsx';

const MALL = 'https://mall.example';

it('tells the pages of the shop from those outside', () => {
  expect(partsOf(`See ${MALL}/productDetails?id=1, or https://other.example/x.`, MALL)).toEqual([
    { text: 'See ' },
    { text: `${MALL}/productDetails?id=1`, href: '/productDetails?id=1', own: true },
    { text: ', or ' },
    { text: 'https://other.example/x', href: 'https://other.example/x', own: false },
    { text: '.' },
  ]);
});

it('makes no link of anything else, and none to a host that only begins alike', () => {
  expect(partsOf('javascript:alert(1) mall.example', MALL)).toEqual([
    { text: 'javascript:alert(1) mall.example' },
  ]);
  expect(partsOf(`${MALL}.evil.example/`, MALL)[0]?.own).toBe(false);
});

it('knows its own pages also where the shop lies in a folder of its host', () => {
  const folder = `${MALL}/shop`;
  expect(partsOf(`${folder}/index`, folder)[0]).toMatchObject({ href: '/index', own: true });
  expect(partsOf(`${MALL}/index`, folder)[0]?.own).toBe(false);
});
