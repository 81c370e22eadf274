import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashQueue, HASH_LANES, type HashOptions } from './hash-queue.ts';

/** Jobs that the test finishes, and a list of the started ones. */
function createWork() {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      endings.push(resolve);
    });
  const endOne = async () => {
    endings.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, work, endOne };
}

const payer = (caller: string): HashOptions => ({ lane: 'payment', caller });
const visitor = (caller: string): HashOptions => ({ lane: 'login', caller });
const refusalOf = (run: Promise<void>) =>
  run.then(
    () => undefined,
    (error: { key?: string }) => error.key,
  );

describe('The queue of password hashes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs payments before a flood of logins, but lets one login in four through', async () => {
    const enqueue = createHashQueue();
    const { begun, work, endOne } = createWork();
    for (let index = 0; index < 30; index += 1) void enqueue(visitor(`v${index}`), work('login'));
    for (let index = 0; index < 8; index += 1) void enqueue(payer(`p${index}`), work('payment'));
    for (let index = 0; index < 8; index += 1) await endOne();
    const afterFlood = begun.slice(2);
    expect(afterFlood.filter((name) => name === 'payment')).toHaveLength(6);
    expect(afterFlood.filter((name) => name === 'login')).toHaveLength(2);
  });

  it('runs the login of a known browser before a flood of strangers, and lets strangers through', async () => {
    const enqueue = createHashQueue();
    const { begun, work, endOne } = createWork();
    for (let index = 0; index < 30; index += 1) void enqueue(visitor(`v${index}`), work('stranger'));
    for (let index = 0; index < 8; index += 1)
      void enqueue({ lane: 'device', caller: `d${index}` }, work('known'));
    for (let index = 0; index < 8; index += 1) await endOne();
    const afterFlood = begun.slice(2);
    expect(afterFlood.filter((name) => name === 'known')).toHaveLength(6);
    expect(afterFlood.filter((name) => name === 'stranger')).toHaveLength(2);
  });

  it('refuses a login that waited five seconds, but not a payment', async () => {
    const enqueue = createHashQueue();
    const { begun, work, endOne } = createWork();
    for (const name of ['a', 'b']) void enqueue(visitor(name), work('running'));
    const late = refusalOf(enqueue(visitor('c'), work('login')));
    const paying = refusalOf(enqueue(payer('d'), work('payment')));
    await vi.advanceTimersByTimeAsync(HASH_LANES.login.maxWaitMs);
    expect(await late).toBe('frequentOperation');
    await endOne();
    expect(begun).toEqual(['running', 'running', 'payment']);
    await endOne();
    await endOne();
    expect(await paying).toBeUndefined();
  });

  it('refuses only the caller who fills the queue', async () => {
    const enqueue = createHashQueue();
    const { work } = createWork();
    for (const name of ['a', 'b']) void enqueue(visitor(name), work('running'));
    const { maxPerCaller } = HASH_LANES.payment;
    for (let index = 0; index < maxPerCaller; index += 1)
      void refusalOf(enqueue(payer('greedy'), work('payment')));
    expect(await refusalOf(enqueue(payer('greedy'), work('payment')))).toBe('frequentOperation');
    const other = refusalOf(enqueue(payer('other'), work('payment')));
    await vi.advanceTimersByTimeAsync(HASH_LANES.payment.maxWaitMs - 1);
    expect(await Promise.race([other, Promise.resolve('still waiting')])).toBe('still waiting');
  });
});
