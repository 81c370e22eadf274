import { expect, test, vi } from 'vitest';
import { keepGoodsAdd, orderPay, sellerInfo, walletGetUsdt } from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import type { TransportOptions } from '../options.ts';
import { fakeFetch, page, refusal, success } from '../test-support/fake-fetch.ts';

const expired = () => refusal('403', 'Your session has expired. Please log in again.');

/** A server that accepts one token only. */
function setup(valid: string, options: Partial<TransportOptions>, refused = expired) {
  const session = { token: 'old' as string | undefined };
  const fetch = fakeFetch((request) =>
    new URL(request.url).searchParams.get('token') === valid ? success({ money: 1 }) : refused(),
  );
  const onUnauthorized = vi.fn();
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch,
    getToken: () => session.token,
    onUnauthorized,
    ...options,
  });
  return { session, fetch, transport, onUnauthorized };
}

test('Calls that fail together refresh the session once, and each is sent again', async () => {
  const refresh = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    mall.session.token = 'new';
  });
  const mall = setup('new', { refresh });
  const calls = [
    walletGetUsdt(mall.transport),
    keepGoodsAdd(mall.transport, { sellerGoodsId: 'g_1' }),
    orderPay(mall.transport, { orderId: 'or_1', safeword: '135790' }),
  ];
  await Promise.all(calls);
  expect(refresh).toHaveBeenCalledOnce();
  expect(mall.fetch.requests).toHaveLength(6);
  expect(mall.onUnauthorized).not.toHaveBeenCalled();
});

test('A call is sent again only once', async () => {
  let count = 0;
  const refresh = vi.fn(() => (mall.session.token = `new ${(count += 1)}`));
  const mall = setup('never', { refresh });
  expect((await mall.transport.safe(walletGetUsdt)).error?.key).toBe('sessionExpired');
  expect(mall.fetch.requests).toHaveLength(2);
  expect(refresh).toHaveBeenCalledOnce();
  expect(mall.onUnauthorized).toHaveBeenCalledOnce();
});

test.each([
  ['throws', () => Promise.reject(new Error('refresh token expired'))],
  [
    'throws at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['brings no other token', () => undefined],
])('A refresh that %s ends the session with the error of the call', async (_what, refresh) => {
  const mall = setup('new', { refresh });
  expect((await mall.transport.safe(walletGetUsdt)).error?.key).toBe('sessionExpired');
  expect(mall.fetch.requests).toHaveLength(1);
  expect(mall.onUnauthorized).toHaveBeenCalledOnce();
});

test('Visitors have no session to refresh', async () => {
  const refresh = vi.fn();
  const mall = setup('new', { refresh, getToken: () => undefined });
  await mall.transport.safe(walletGetUsdt);
  expect(refresh).not.toHaveBeenCalled();
});

test("A gateway's 401 ends the session, whatever its page says", async () => {
  const mall = setup('new', {}, () => page('<h1>Unauthorized</h1>', 401));
  const { error } = await mall.transport.safe(walletGetUsdt);
  expect(error).toMatchObject({ kind: 'http', status: 401, key: 'sessionExpired' });
  expect(mall.onUnauthorized).toHaveBeenCalledOnce();
});

test('A rejection with code 401 is about the real name, not about the session', async () => {
  const refused = () => refusal('401', 'Please verify your real name first.', { status: 401 });
  const mall = setup('new', {}, refused);
  await mall.transport.safe(sellerInfo, { sellerId: 'st_1' });
  expect(mall.onUnauthorized).not.toHaveBeenCalled();
});

test('Notifies once about calls that fail together with an async token', async () => {
  const mall = setup('new', { getToken: async () => 'old' });
  await Promise.all(Array.from({ length: 10 }, () => mall.transport.safe(walletGetUsdt)));
  await vi.waitFor(() => expect(mall.onUnauthorized).toHaveBeenCalledOnce());
});

test('A token that cannot be read fails the call, and never ends the process', async () => {
  const mall = setup('new', { getToken: () => Promise.reject(new Error('no storage')) });
  await expect(walletGetUsdt(mall.transport)).rejects.toThrow('no storage');
});
