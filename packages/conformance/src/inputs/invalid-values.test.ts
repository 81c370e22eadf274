import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValid } from '../contract/response-faults.ts';
import { resolve } from '../contract/json-schema.ts';
import { operations } from '../contract/operations.ts';
import { arbitraryOf, inputsOf } from './arbitraries.ts';
import { invalidValuesOf } from './invalid-values.ts';

const isText = (field: string, of: (typeof operations)[number]): boolean =>
  resolve(of.fields[field] ?? {}).type === 'string';

describe('Inputs', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s that are meant to be invalid violate a rule',
    (_id, operation) => {
      for (const { field, rule, value } of invalidValuesOf(operation)) {
        if (rule === 'missing' || rule === 'empty' || !isText(field, operation)) continue;
        expect(isValid(operation.fields[field] ?? {}, value), `${field}=${value}`).toBe(false);
      }
    },
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s that are meant to be valid satisfy every rule',
    (_id, operation) => {
      for (const input of fc.sample(inputsOf(operation, {}), { numRuns: 5, seed: 1 }))
        for (const [field, value] of Object.entries(input))
          expect(isValid(operation.fields[field] ?? {}, value), `${field}=${String(value)}`).toBe(true);
    },
  );

  it('for names of people contain many scripts and short names', () => {
    const kycApply = operations.filter(({ id }) => id === 'kycApply');
    const names = kycApply.flatMap(({ fields }) => {
      const arbitrary = arbitraryOf(fields['name'] ?? {});
      return arbitrary ? fc.sample(arbitrary, { numRuns: 1000, seed: 1 }).map(String) : [];
    });
    for (const script of [
      /\p{Script=Han}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Thai}/u,
    ])
      expect(names.filter((name) => script.test(name))).not.toEqual([]);
    expect(names).toContain('Ng');
  });

  it('cover every rule of the contract', () => {
    const rules = new Set(operations.flatMap(invalidValuesOf).map(({ rule }) => rule));
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
