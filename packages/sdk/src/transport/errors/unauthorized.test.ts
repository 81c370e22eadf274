import { walletGetUsdt } from '../../generated/operation-functions.ts';
import { expect, test, vi } from 'vitest';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, refusal } from '../test-support/fake-fetch.ts';

const expired = refusal('403', 'Your session has expired. Please log in again.');

function made(firstToken: string | undefined, onUnauthorized: () => void | Promise<void>) {
  const session = { token: firstToken };
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(expired),
    getToken: () => session.token,
    onUnauthorized,
  });
  return { session, ask: () => transport.safe(walletGetUsdt) };
}

test('Ten calls that find the session gone end it once', async () => {
  const told = vi.fn();
  const { ask } = made('one', told);
  const outcomes = await Promise.all(Array.from({ length: 10 }, ask));
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]?.[0]).toMatchObject({ code: '403', key: 'sessionExpired' });
  expect(outcomes.every(({ error }) => error?.code === '403')).toBe(true);
});

test('The next session can end too', async () => {
  const told = vi.fn();
  const { session, ask } = made('one', told);
  await ask();
  session.token = 'two';
  await ask();
  await ask();
  expect(told).toHaveBeenCalledTimes(2);
});

test('A late answer to an old token does not end the new session', async () => {
  const told = vi.fn();
  const { session, ask } = made('one', told);
  const late = ask();
  session.token = 'two';
  await late;
  expect(told).not.toHaveBeenCalled();
});

test('A visitor who asks for what needs a session is told of each time, but once at a time', async () => {
  let finish: () => void = () => {};
  const told = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { ask } = made(undefined, told);
  await Promise.all([ask(), ask()]);
  expect(told).toHaveBeenCalledOnce();
  finish();
  await new Promise((resolve) => setImmediate(resolve));
  await ask();
  expect(told).toHaveBeenCalledTimes(2);
});

test('Other refusals end no session', async () => {
  const told = vi.fn();
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(refusal('1', 'no')),
    getToken: () => 'one',
    onUnauthorized: told,
  });
  await transport.safe(walletGetUsdt);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('the application broke');
    },
  ],
  ['rejects', () => Promise.reject(new Error('the application broke'))],
])('A handler that %s is reported, and the call keeps its own error', async (_how, handler) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { ask } = made('one', handler);
  expect((await ask()).error?.code).toBe('403');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(new Error('the application broke'));
  report.mockRestore();
});
