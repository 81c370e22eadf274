import {
  keepGoodsCount,
  orderPay,
  userHeartbeat,
  walletGetUsdt,
} from '../../generated/operation-functions.ts';
import { expect, test } from 'vitest';
import type { ApiError } from '../errors/api-error.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, page, refusal, success } from '../test-support/fake-fetch.ts';
import type { TransportOptions } from '../options.ts';

const transportFor = (reply: Response | Error, options: Partial<TransportOptions> = {}) =>
  createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(reply),
    retries: 0,
    ...options,
  });
const failureOf = async (reply: Response | Error, options?: Partial<TransportOptions>): Promise<ApiError> => {
  const { error } = await transportFor(reply, options).safe(walletGetUsdt);
  if (!error) throw new Error('The call succeeded.');
  return error;
};

test('A success returns its data', async () => {
  expect(await transportFor(success({ money: 1.5, rebate: 0 })).call(walletGetUsdt)).toEqual({
    money: 1.5,
    rebate: 0,
  });
});

test('The number 0 is a success too', async () => {
  expect(await transportFor(Response.json({ code: 0, data: 3 })).call(keepGoodsCount)).toBe(3);
});

test('A success without data returns null', async () => {
  expect(await transportFor(Response.json({ code: '0' })).call(userHeartbeat)).toBeNull();
});

test('Throws a rejection with the key of the catalog and the text of the server', async () => {
  const text = 'Your balance is too low. Please recharge.';
  const call = transportFor(refusal('1', text)).call(orderPay, { orderId: 'or_1', safeword: '135790' });
  await expect(call).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'envelope',
    code: '1',
    key: 'insufficientBalance',
    message: text,
    operationId: 'orderPay',
    status: 200,
  });
});

test('An unknown rejection keeps its text and has the key unknown', async () => {
  expect(await failureOf(refusal('1', '余额不足'))).toMatchObject({
    key: 'unknown',
    message: '余额不足',
    kind: 'envelope',
  });
});

test('A unique code finds its error whatever the text', async () => {
  const unset = transportFor(refusal('999', '请设置资金密码'));
  await expect(unset.call(orderPay, { orderId: 'or_1', safeword: '135790' })).rejects.toMatchObject({
    key: 'fundPasswordNotSet',
    code: '999',
  });
  expect(await failureOf(refusal('403', '请登录'))).toMatchObject({ key: 'sessionExpired' });
});

test('An error of another operation is unknown: a switch over the keys stays exhaustive', async () => {
  const text = 'Your balance is too low. Please recharge.';
  expect(await failureOf(refusal('1', text))).toMatchObject({ key: 'unknown', message: text });
});

test('Accepts a numeric code', async () => {
  expect(await failureOf(Response.json({ code: 403, msg: 'You are not logged in.' }))).toMatchObject({
    code: '403',
    key: 'notLoggedIn',
  });
});

test('Reads an envelope whatever the HTTP status', async () => {
  const reply = refusal('500', 'Server error. Please try again later.', { status: 500 });
  expect(await failureOf(reply)).toMatchObject({ kind: 'envelope', key: 'serverError', status: 500 });
});

test.each([
  ['an HTML page', page('<!doctype html><h1>Welcome</h1>')],
  ['nothing', page('')],
  ['blanks', page('  \n')],
  ['half of a JSON text', page('{"code":"0","data":')],
  ['JSON without a code', Response.json({ data: 1 })],
  ['a list', Response.json([1, 2])],
  ['null', Response.json(null)],
  ['a bare text', Response.json('0')],
])('A response that is %s fails with kind shape, never with a SyntaxError', async (_name, reply) => {
  expect(await failureOf(reply)).toMatchObject({
    name: 'ApiError',
    kind: 'shape',
    key: 'unreadableAnswer',
    status: 200,
  });
});

test.each([
  [404, 'unreadableAnswer'],
  [405, 'unreadableAnswer'],
  [429, 'frequentOperation'],
  [500, 'serverError'],
  [502, 'serverError'],
  [418, 'unreadableAnswer'],
])('HTTP %i without an envelope fails with kind http', async (status, key) => {
  expect(await failureOf(page('<h1>Oops</h1>', status))).toMatchObject({
    kind: 'http',
    status,
    key,
  });
});

test('A success code with an error status is not a success', async () => {
  expect(await failureOf(Response.json({ code: '0', data: {} }, { status: 500 }))).toMatchObject({
    kind: 'http',
    status: 500,
  });
});

test('A failed connection is of kind network and keeps its cause', async () => {
  const error = await failureOf(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  expect(error).toMatchObject({
    kind: 'network',
    key: 'checkNetwork',
    operationId: 'walletGetUsdt',
  });
  expect((error.cause as Error).message).toBe('fetch failed');
  expect(((error.cause as Error).cause as Error).message).toBe('connect ECONNREFUSED');
});

test('Result and error have the request id of the server', async () => {
  const headers = { 'x-request-id': 'req-7' };
  expect((await transportFor(success(1, headers)).safe(keepGoodsCount)).requestId).toBe('req-7');
  expect((await failureOf(refusal('1', 'no', { headers }))).requestId).toBe('req-7');
});

test('A call has a random id if the server sends none', async () => {
  const transport = transportFor(success(1));
  const ids = [await transport.safe(keepGoodsCount), await transport.safe(keepGoodsCount)].map(
    ({ requestId }) => requestId,
  );
  expect(ids[0]).toMatch(/^c0\./);
  expect(ids[0]).not.toBe(ids[1]);
  expect((await failureOf(new TypeError('fetch failed'))).requestId).toMatch(/^c0\./);
});

test('A response that fails validation is of kind shape', async () => {
  const validate = (id: string, data: unknown) => {
    if (typeof data !== 'number') throw new Error(`${id} must return a number`);
  };
  expect(await transportFor(success(1), { validate }).call(keepGoodsCount)).toBe(1);
  const error = await failureOf(success({ money: 'much' }), { validate });
  expect(error).toMatchObject({ kind: 'shape', key: 'unreadableAnswer' });
  expect((error.cause as Error).message).toBe('walletGetUsdt must return a number');
});

test('`safe` returns either data or an error', async () => {
  expect(await transportFor(success(4)).safe(keepGoodsCount)).toMatchObject({ data: 4 });
  expect(await transportFor(refusal('1', 'no')).safe(keepGoodsCount)).toMatchObject({
    error: { message: 'no' },
  });
});

test('A rejection names the refused parameter, where the server does', async () => {
  const body = { code: '402', msg: 'A parameter is missing or wrong.', key: 'parameterError' };
  const named = Response.json({ ...body, data: { field: 'pageSize', rule: 'maximum' } });
  expect(await failureOf(named)).toMatchObject({ key: 'parameterError', field: 'pageSize', rule: 'maximum' });
  const { field, rule } = await failureOf(Response.json({ ...body, data: null }));
  expect([field, rule]).toEqual([undefined, undefined]);
});
