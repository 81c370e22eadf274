import { expect, test } from 'vitest';
import { routeRequest, withBase } from './route-request.ts';

test.each(['/', '/mall/'])('API requests go to the mall: base %s', (base) => {
  expect(routeRequest('/api/order!listMain', base, false)).toEqual({
    to: 'mall',
    path: '/api/order!listMain',
  });
  expect(routeRequest(`${base}api/order!listMain`, base, false)).toEqual({
    to: 'mall',
    path: '/api/order!listMain',
  });
  expect(routeRequest(`${base}pay/pm_1`, base, true)).toEqual({ to: 'mall', path: '/pay/pm_1' });
});

test.each(['/', '/mall/'])('Every navigation gets the page of the store: base %s', (base) => {
  expect(routeRequest(base, base, true)).toEqual({ to: 'page' });
  expect(routeRequest(`${base}userInfo/my-order`, base, true)).toEqual({ to: 'page' });
  expect(routeRequest(`${base}favicon.svg`, base, true)).toEqual({ to: 'network' });
});

test.each(['/', '/mall/'])('Root-relative images and files are found: base %s', (base) => {
  const picture = '/pictures/goods/lund-velvet-sofa-1.webp';
  expect(routeRequest(picture, base, false)).toEqual({ to: 'file', path: base + picture.slice(1) });
  expect(routeRequest(`${base}assets/index.js`, base, false)).toEqual({ to: 'network' });
});

test('Root-relative files get the base', () => {
  expect(routeRequest('/version.js', '/mall/', false)).toEqual({ to: 'file', path: '/mall/version.js' });
});

test.each(['/', '/mall/'])('A return URL of a payment gets the base unless it has it: %s', (base) => {
  expect(withBase(base, '/paySuccess?paymentId=pm_1')).toBe(`${base}paySuccess?paymentId=pm_1`);
  expect(withBase(base, `${base}userInfo/money-package`)).toBe(`${base}userInfo/money-package`);
});
