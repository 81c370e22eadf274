import { expect, test } from 'vitest';
import { wayOf, within } from './way-of.ts';

test.each(['/', '/mall/'])('Calls go to the mall wherever the site lies: under %s', (base) => {
  expect(wayOf('/api/order!listMain', base, false)).toEqual({ to: 'mall', path: '/api/order!listMain' });
  expect(wayOf(`${base}api/order!listMain`, base, false)).toEqual({
    to: 'mall',
    path: '/api/order!listMain',
  });
  expect(wayOf(`${base}pay/pm_1`, base, true)).toEqual({ to: 'mall', path: '/pay/pm_1' });
});

test.each(['/', '/mall/'])('Every page of the store is the one page: under %s', (base) => {
  expect(wayOf(base, base, true)).toEqual({ to: 'page' });
  expect(wayOf(`${base}userInfo/my-order`, base, true)).toEqual({ to: 'page' });
  expect(wayOf(`${base}favicon.svg`, base, true)).toEqual({ to: 'network' });
});

test.each(['/', '/mall/'])('Pictures and files that are named from the root are found under %s', (base) => {
  const picture = '/pictures/goods/lund-velvet-sofa-1.webp';
  expect(wayOf(picture, base, false)).toEqual({ to: 'file', path: base + picture.slice(1) });
  expect(wayOf(`${base}assets/index.js`, base, false)).toEqual({ to: 'network' });
});

test('What the store names from the root of its host lies under the base', () => {
  expect(wayOf('/version.js', '/mall/', false)).toEqual({ to: 'file', path: '/mall/version.js' });
});

test.each(['/', '/mall/'])(
  'Whether a way back from a payment names the base or not, it leads under %s',
  (base) => {
    expect(within(base, '/paySuccess?paymentId=pm_1')).toBe(`${base}paySuccess?paymentId=pm_1`);
    expect(within(base, `${base}userInfo/money-package`)).toBe(`${base}userInfo/money-package`);
  },
);
