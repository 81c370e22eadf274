import { expect, it } from 'vitest';
import { createFindings } from './findings.ts';

const messagesAfter = (...messages: readonly string[]): readonly string[] => {
  const findings = createFindings(() => false);
  for (const message of messages) findings.fail('env.data', 'sellerGoodsList', { message, exchanges: [] });
  return findings.all().flatMap(({ faults = [] }) => faults.map(({ message }) => message));
};

it('keeps a fault of each kind', () => {
  expect(messagesAfter('data is missing a', 'data is missing b')).toEqual([
    'data is missing a',
    'data is missing b',
  ]);
});

it('keeps the response that shows all faults of another one and more', () => {
  const [one, two] = ['data is missing a', 'data is missing a; data is missing b'];
  expect(messagesAfter(one, two)).toEqual([two]);
  expect(messagesAfter(two, one)).toEqual([two]);
});
