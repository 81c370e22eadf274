import { expect, test } from 'vitest';
import { BadOption } from '../http/command-line.ts';
import { readOptions } from './options.ts';
import { createFaultInjector } from './faults.ts';

const injectorOf = (...args: string[]) => createFaultInjector(readOptions(args).faultPlan);

test('The same seed gives the same faults, whatever is called in between', () => {
  const args = ['--seed', '5', '--latency', '200-800', '--fault-rate', '0.5', '--fault', 'malformed,offline'];
  const [first, second] = [injectorOf(...args), injectorOf(...args)];
  const quiet = Array.from({ length: 40 }, () => first('orderPay'));
  const busy = Array.from({ length: 40 }, () => {
    second('sellerList');
    return second('orderPay');
  });
  expect(busy).toEqual(quiet);
  const delays = quiet.map(({ delayMs }) => delayMs);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...delays)).toBeLessThanOrEqual(800);
  expect(new Set(delays).size).toBeGreaterThan(10);
  const faults = new Set(quiet.map(({ fault }) => fault));
  expect(faults).toEqual(new Set(['malformed', 'offline', undefined]));
});

test('Another seed gives other faults', () => {
  const delays = (seed: string) => {
    const injectFault = injectorOf('--seed', seed, '--latency', '0-100000');
    return Array.from({ length: 5 }, () => injectFault('orderPay').delayMs);
  };
  expect(delays('1')).not.toEqual(delays('2'));
});

test('Injects nothing by default, and a named fault always', () => {
  expect(injectorOf()('orderPay')).toEqual({ delayMs: 0, fault: undefined });
  expect(injectorOf('--fault', 'server-error')('orderPay').fault).toBe('server-error');
});

test('Injects an error of the catalog only into operations that have it', () => {
  const injectFault = injectorOf('--fault', 'insufficientBalance');
  expect(injectFault('orderPay').fault).toBe('insufficientBalance');
  expect(injectFault('categoryList').fault).toBeUndefined();
});

test.each([
  ['--port', 'x'],
  ['--latency', '800-200'],
  ['--latency', 'slow'],
  ['--fault-rate', '2'],
  ['--fault', 'earthquake'],
  ['--nonsense', '1'],
])('Rejects %s %s', (...args) => {
  expect(() => readOptions(args)).toThrow(BadOption);
});
