import { expect, test } from 'vitest';
import { reasonPath } from './movement-kinds.ts';
import { walletPath, walletQueryOf } from './wallet-query.ts';

const read = (search: string) => walletQueryOf(new URLSearchParams(search));

test('a link to movements is read as it was made', () => {
  for (const direction of [undefined, 'in', 'out'] as const)
    for (const page of [1, 2, 17]) {
      const [, search = ''] = walletPath({ direction, page }).split('?');
      expect(read(search)).toEqual({ direction, page });
    }
});

test('the link of the specification shows everything from its first page on', () => {
  expect(read('index=1')).toEqual({ direction: undefined, page: 1 });
});

test('nonsense in the address is left out', () => {
  expect(read('direction=sideways&page=-3')).toEqual({ direction: undefined, page: 1 });
  expect(read('page=x')).toEqual({ direction: undefined, page: 1 });
  expect(read('page=2.7').page).toBe(2);
});

test('payments and refunds lead to their order, other movements nowhere', () => {
  expect(reasonPath({ kind: 'orderPayment', refId: 'or_1' })).toBe('/userInfo/order-detail?id=or_1');
  expect(reasonPath({ kind: 'orderRefund', refId: 'or_1' })).toBe('/userInfo/order-detail?id=or_1');
  expect(reasonPath({ kind: 'demoBonus', refId: 'us_1' })).toBeUndefined();
});
