import { expect, test } from 'vitest';
import { BadOption } from '../http/command-line.ts';
import { readOptions } from './options.ts';
import { createFaultInjector } from './faults.ts';

const troubleOf = (...args: string[]) => createFaultInjector(readOptions(args).trouble);

test('The same seed brings the same trouble, whatever is called in between', () => {
  const args = ['--seed', '5', '--latency', '200-800', '--fault-rate', '0.5', '--fault', 'malformed,offline'];
  const [one, other] = [troubleOf(...args), troubleOf(...args)];
  const quiet = Array.from({ length: 40 }, () => one('orderPay'));
  const busy = Array.from({ length: 40 }, () => {
    other('sellerList');
    return other('orderPay');
  });
  expect(busy).toEqual(quiet);
  const delays = quiet.map(({ delayMs }) => delayMs);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...delays)).toBeLessThanOrEqual(800);
  expect(new Set(delays).size).toBeGreaterThan(10);
  const faults = new Set(quiet.map(({ fault }) => fault));
  expect(faults).toEqual(new Set(['malformed', 'offline', undefined]));
});

test('Another seed brings other trouble', () => {
  const delays = (seed: string) => {
    const trouble = troubleOf('--seed', seed, '--latency', '0-100000');
    return Array.from({ length: 5 }, () => trouble('orderPay').delayMs);
  };
  expect(delays('1')).not.toEqual(delays('2'));
});

test('Nothing goes wrong unless asked for, and a named fault always', () => {
  expect(troubleOf()('orderPay')).toEqual({ delayMs: 0, fault: undefined });
  expect(troubleOf('--fault', 'server-error')('orderPay').fault).toBe('server-error');
});

test('A refusal of the catalogue meets only the operations that may answer it', () => {
  const trouble = troubleOf('--fault', 'insufficientBalance');
  expect(trouble('orderPay').fault).toBe('insufficientBalance');
  expect(trouble('categoryList').fault).toBeUndefined();
});

test.each([
  ['--port', 'x'],
  ['--latency', '800-200'],
  ['--latency', 'slow'],
  ['--fault-rate', '2'],
  ['--fault', 'earthquake'],
  ['--nonsense', '1'],
])('%s %s is refused with words', (...args) => {
  expect(() => readOptions(args)).toThrow(BadOption);
});
