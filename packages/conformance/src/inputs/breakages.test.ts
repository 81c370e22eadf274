import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValid } from '../contract/answer-faults.ts';
import { resolve } from '../contract/json-schema.ts';
import { operations } from '../contract/operations.ts';
import { inputsOf } from './arbitraries.ts';
import { breakagesOf } from './breakages.ts';

const isText = (field: string, of: (typeof operations)[number]): boolean =>
  resolve(of.fields[field] ?? {}).type === 'string';

describe('Inputs', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s that are meant to be broken break a rule',
    (_id, operation) => {
      for (const { field, rule, value } of breakagesOf(operation)) {
        if (rule === 'missing' || rule === 'empty' || !isText(field, operation)) continue;
        expect(isValid(operation.fields[field] ?? {}, value), `${field}=${value}`).toBe(false);
      }
    },
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s that are meant to be valid keep every rule',
    (_id, operation) => {
      for (const input of fc.sample(inputsOf(operation, {}), { numRuns: 5, seed: 1 }))
        for (const [field, value] of Object.entries(input))
          expect(isValid(operation.fields[field] ?? {}, value), `${field}=${String(value)}`).toBe(true);
    },
  );

  it('are broken in every way that the rules of the contract have', () => {
    const rules = new Set(operations.flatMap(breakagesOf).map(({ rule }) => rule));
    expect([...rules].sort()).toEqual([
      'empty',
      'enum',
      'injection',
      'length',
      'missing',
      'pattern',
      'range',
      'type',
      'unicode',
    ]);
  });
});
