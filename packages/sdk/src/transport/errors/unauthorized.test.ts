import { walletGetUsdt } from '../../generated/operation-functions.ts';
import { expect, test, vi } from 'vitest';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, refusal } from '../test-support/fake-fetch.ts';

const expired = refusal('403', 'Your session has expired. Please log in again.');

function setup(firstToken: string | undefined, onUnauthorized: () => void | Promise<void>) {
  const session = { token: firstToken };
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(expired),
    getToken: () => session.token,
    onUnauthorized,
  });
  return { session, callWallet: () => transport.safe(walletGetUsdt) };
}

test('Notifies once about ten calls without a session', async () => {
  const onUnauthorized = vi.fn();
  const { callWallet } = setup('first', onUnauthorized);
  const outcomes = await Promise.all(Array.from({ length: 10 }, callWallet));
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(onUnauthorized.mock.calls[0]?.[0]).toMatchObject({ code: '403', key: 'sessionExpired' });
  expect(outcomes.every(({ error }) => error?.code === '403')).toBe(true);
});

test('Notifies again about the next session', async () => {
  const onUnauthorized = vi.fn();
  const { session, callWallet } = setup('first', onUnauthorized);
  await callWallet();
  session.token = 'second';
  await callWallet();
  await callWallet();
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

test('Ignores a late response to an old token', async () => {
  const onUnauthorized = vi.fn();
  const { session, callWallet } = setup('first', onUnauthorized);
  const late = callWallet();
  session.token = 'second';
  await late;
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('Notifies about each call without a token, but not while the handler runs', async () => {
  let finish: () => void = () => {};
  const onUnauthorized = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { callWallet } = setup(undefined, onUnauthorized);
  await Promise.all([callWallet(), callWallet()]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  finish();
  await new Promise((resolve) => setImmediate(resolve));
  await callWallet();
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

test('Takes null, as localStorage returns it, for no token', async () => {
  const fetch = fakeFetch(expired);
  const onUnauthorized = vi.fn();
  const options = { baseUrl: 'https://mall.test', fetch, getToken: () => null, onUnauthorized };
  await createTransport(options).safe(walletGetUsdt);
  expect(fetch.url().searchParams.has('token')).toBe(false);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('Ignores other rejections', async () => {
  const onUnauthorized = vi.fn();
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(refusal('1', 'no')),
    getToken: () => 'first',
    onUnauthorized,
  });
  await transport.safe(walletGetUsdt);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('the application broke');
    },
  ],
  ['rejects', () => Promise.reject(new Error('the application broke'))],
])('Logs the error of a handler that %s, and keeps the error of the call', async (_name, handler) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { callWallet } = setup('first', handler);
  expect((await callWallet()).error?.code).toBe('403');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(new Error('the application broke'));
  report.mockRestore();
});
