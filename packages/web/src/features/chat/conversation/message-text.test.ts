import { expect, it } from 'vitest';
import { partsOf } from './MessageText.tsx';

const MALL = 'https://mall.example';

it('distinguishes pages of the store from external ones', () => {
  expect(partsOf(`See ${MALL}/productDetails?id=1, or https://other.example/x.`, MALL)).toEqual([
    { text: 'See ' },
    { text: `${MALL}/productDetails?id=1`, href: '/productDetails?id=1', own: true },
    { text: ', or ' },
    { text: 'https://other.example/x', href: 'https://other.example/x', own: false },
    { text: '.' },
  ]);
});

it('links neither other schemes nor a host with the same prefix', () => {
  expect(partsOf('javascript:alert(1) mall.example', MALL)).toEqual([
    { text: 'javascript:alert(1) mall.example' },
  ]);
  expect(partsOf(`${MALL}.evil.example/`, MALL)[0]?.own).toBe(false);
});

it('recognizes pages of a store that is in a folder of its host', () => {
  const folder = `${MALL}/shop`;
  expect(partsOf(`${folder}/index`, folder)[0]).toMatchObject({ href: '/index', own: true });
  expect(partsOf(`${MALL}/index`, folder)[0]?.own).toBe(false);
});
