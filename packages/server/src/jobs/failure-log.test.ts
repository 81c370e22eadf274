import { expect, it } from 'vitest';
import { createFailureLog } from './failure-log.ts';

function openLog() {
  const lines: string[] = [];
  let now = 0;
  const log = createFailureLog(
    (text) => void lines.push(text),
    () => now,
  );
  return { lines, log, pass: (ms: number) => void (now += ms) };
}

const outage = () => new Error('Connection terminated unexpectedly');

it('Jobs that fail while the database is away are one line a minute', () => {
  const { lines, log, pass } = openLog();
  for (let second = 0; second < 60; second += 1) {
    log('Delivering messages', outage());
    if (second % 15 === 0) log('Paying stores', outage());
    pass(1_000);
  }
  expect(lines).toEqual(['Delivering messages failed and will be retried']);
  log('Paying stores', outage());
  expect(lines.slice(1)).toEqual([
    'Paying stores and others (Delivering messages) failed 63 more times for the same reason in the last minute',
    'Paying stores failed and will be retried',
  ]);
});

it('A job with an error of its own is told apart from others, and from its other errors', () => {
  const { lines, log } = openLog();
  log('Paying stores', outage());
  log('Paying stores', new TypeError('amount is not a number'));
  log('Reminding buyers', new TypeError('amount is not a number'));
  log('Paying stores', new TypeError('amount is not a number'));
  expect(lines).toHaveLength(3);
});
