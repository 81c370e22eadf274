import { expect, test } from 'vitest';
import { reasonOf } from './movement-kinds.ts';
import { walletPath, walletQueryOf, walletTabs } from './wallet-query.ts';

const read = (search: string) => walletQueryOf(new URLSearchParams(search));
const defaults = { direction: undefined, state: undefined, page: 1, record: undefined, back: undefined };

test('parses the links that it builds', () => {
  const back = '/settlement?orders=or_1,or_2';
  const queries = walletTabs.flatMap((tab) => [
    { ...defaults, tab },
    { ...defaults, tab, direction: 'out' as const, page: 17 },
    { ...defaults, tab, state: 0 as const, record: 'rc_1', back },
    { ...defaults, tab, state: 2 as const, page: 2 },
  ]);
  for (const query of queries) {
    const [, search = ''] = walletPath(query).split('?');
    expect(read(search)).toEqual(query);
  }
});

test('parses the links of the specification', () => {
  expect(read('index=1')).toEqual({ ...defaults, tab: 'movements' });
  expect(read('index=2').tab).toBe('recharges');
});

test('ignores invalid values in the address', () => {
  expect(read('index=9&direction=sideways&state=7&page=-3')).toEqual({ ...defaults, tab: 'movements' });
  expect(read('page=x')).toEqual({ ...defaults, tab: 'movements' });
  expect(read('page=2.7').page).toBe(2);
});

test('links a movement to its order, record or loan, and demo money to nothing', () => {
  const pathOf = (kind: Parameters<typeof reasonOf>[0]['kind'], refId: string) =>
    reasonOf({ kind, refId })?.path;
  expect(pathOf('orderPayment', 'or_1')).toBe('/userInfo/order-detail?id=or_1');
  expect(pathOf('orderRefund', 'or_1')).toBe('/userInfo/order-detail?id=or_1');
  expect(pathOf('recharge', 'rc_1')).toBe('/userInfo/money-package?index=2&record=rc_1');
  expect(pathOf('withdrawalReturned', 'wd_1')).toBe('/userInfo/money-package?index=3&record=wd_1');
  expect(pathOf('loan', 'cr_1')).toBe('/credit/myLoan');
  expect(pathOf('demoBonus', 'us_1')).toBeUndefined();
});
