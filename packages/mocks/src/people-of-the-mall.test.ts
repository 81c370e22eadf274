import {
  createTransport,
  orderCancel,
  orderInfo,
  orderListMain,
  orderPay,
  orderQuote,
  orderReturns,
  orderSubmit,
  userNewlogin,
  walletGetUsdt,
  withdrawApply,
  withdrawGet,
  withdrawWithdrawOpen,
} from '@openmall/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMockServer } from './node.ts';
import { demoBuyer } from './state/accounts.ts';

const server = createMockServer();
const { mocks } = server;
beforeAll(() => server.listen());
beforeEach(() => mocks.reset());
afterAll(() => server.close());

const transport = createTransport({
  baseUrl: 'http://mall.test',
  getToken: () => mocks.session?.token,
});
const { username, password, fundPassword: safeword } = demoBuyer;
const LINE = 'tejo-satin-blouse,tejo-satin-blouse-sage-3,1';

const ordersIn = async (status: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6) =>
  (await transport.call(orderListMain, { status })).pageList;
const statusOf = async (orderId: string) =>
  (await transport.call(orderInfo, { orderId, type: 1 })).orderInfo.status;

test('ships and delivers paid orders', async () => {
  const before = await ordersIn(1);
  expect(mocks.advance('ship')).toBe(before.length);
  expect(await ordersIn(1)).toEqual([]);
  const [order] = before;
  expect(mocks.advance('deliver', order?.id)).toBe(1);
  expect((await ordersIn(3)).find(({ id }) => id === order?.id)?.delivered).toBe(1);
});

test('refuses a step for a named order in another state', async () => {
  const [unpaid] = await ordersIn(0);
  expect(() => mocks.advance('ship', unpaid?.id)).toThrow('orderNotFound');
  expect(() => mocks.advance('ship', 'or_none')).toThrow('orderNotFound');
});

test('grants a refund with the money, or sends the order back where it was', async () => {
  const [granted, kept] = await ordersIn(1);
  for (const order of [granted, kept])
    await transport.call(orderReturns, { orderId: order?.id ?? '', returnReason: 2 });
  const { money } = await transport.call(walletGetUsdt);
  mocks.advance('grantRefund', granted?.id);
  mocks.advance('refuseRefund', kept?.id);
  expect((await transport.call(walletGetUsdt)).money).toBeCloseTo(money + (granted?.total ?? 0), 2);
  expect(await statusOf(kept?.id ?? '')).toBe(kept?.status);
});

test('refuses a password that nobody can have by its parameter, and counts it for no lockout', async () => {
  for (let call = 0; call < 4; call += 1) {
    const { error } = await transport.safe(userNewlogin, { username, password: 'abc' });
    expect(error).toMatchObject({ key: 'parameterError', field: 'password', rule: 'pattern' });
  }
  expect((await transport.call(userNewlogin, { username, password })).username).toBe(username);
});

test('cancels orders that are not paid in time, and lifts lockouts', async () => {
  const [unpaid] = await ordersIn(0);
  for (let wrong = 0; wrong < 3; wrong += 1)
    await transport.safe(userNewlogin, { username: 'new@example.com', password: `Wrong1234${wrong}` });
  const login = async () =>
    (await transport.safe(userNewlogin, { username: 'new@example.com', password })).error?.key;
  expect(await login()).toBe('lockedForThreeMinutes');
  mocks.passTime(31 * 60_000);
  expect(await login()).toBe('sliderNeeded');
  expect(await statusOf(unpaid?.id ?? '')).toBe(-1);
  expect(() => mocks.passTime(-1)).toThrow(RangeError);
});

test('approves everything that waits for an operator, and then pays a withdrawal out', async () => {
  expect(mocks.advance('approveAll')).toBeGreaterThan(2);
  mocks.advance('payOut');
  const { session_token } = await transport.call(withdrawWithdrawOpen);
  const authenticatorCode = (await mocks.authenticatorCode()) ?? '';
  const form = { session_token, safeword, amount: '20', channel: 'USDT' } as const;
  expect((await transport.safe(withdrawApply, form)).error?.key).toBe('authenticatorCodeNeeded');
  const { order_no = '' } = (await transport.call(withdrawApply, { ...form, authenticatorCode })) ?? {};
  const state = async () => (await transport.call(withdrawGet, { order_no })).state;
  expect(mocks.advance('approveAll')).toBe(1);
  expect([await state(), mocks.advance('approveAll')]).toEqual([0, 0]);
  expect(mocks.advance('payOut')).toBe(1);
  expect([await state(), mocks.advance('payOut')]).toEqual([1, 0]);
});

test('places the orders of a form once, whatever is repeated', async () => {
  const form = { orderInfo: LINE, submitToken: 'form-of-this-test-0001' };
  const first = await transport.call(orderSubmit, form);
  expect(await transport.call(orderSubmit, form)).toEqual(first);
  expect(first.orderList[0]?.id).toBe(first.orderList[0]?.orderId);
  const other = { ...form, orderInfo: LINE.replace(/1$/, '2') };
  expect((await transport.safe(orderSubmit, other)).error?.key).toBe('duplicateSubmission');
});

test('finds orders by their store and by a part of their number', async () => {
  const [order] = await ordersIn(0);
  const find = async (keyword: string) =>
    (await transport.call(orderListMain, { keyword, pageSize: 100 })).pageList.map(({ id }) => id);
  expect(await find(order?.goodsFrom.slice(0, 5).toUpperCase() ?? '')).toContain(order?.id);
  expect(await find(order?.number?.slice(2, 9) ?? '')).toContain(order?.id);
});

test('checks the PIN before the order, as a server does', async () => {
  const [order] = await ordersIn(0);
  await transport.call(orderCancel, { orderId: order?.id ?? '', returnReason: 0 });
  const pay = async (pin: string) =>
    (await transport.safe(orderPay, { orderId: order?.id ?? '', safeword: pin })).error?.key;
  expect(await pay('000000')).toBe('wrongFundPassword');
  expect(await pay(safeword)).toBe('orderAlreadyCancelled');
  expect((await transport.call(orderQuote, { orderInfo: LINE })).orderable).toBe(1);
  expect((await transport.call(userNewlogin, { username, password })).username).toBe(username);
});
