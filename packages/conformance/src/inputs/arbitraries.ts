/** Random values that keep a field's schema. */
import fc from 'fast-check';
import { isValid } from '../contract/answer-faults.ts';
import { resolve, type JsonSchema } from '../contract/json-schema.ts';
import type { Operation } from '../contract/operations.ts';

/** Text beyond this is no better at finding faults, and slow to draw. */
const drawnLength = 60;

function ofText(
  raw: JsonSchema,
  { pattern, minLength, maxLength, format }: JsonSchema,
): fc.Arbitrary<string> {
  const valid = (value: string): boolean => isValid(raw, value);
  if (format === 'email') return fc.emailAddress().filter(valid);
  if (pattern && pattern !== '\\S')
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: drawnLength }).filter(valid);
  const bounds = { minLength: minLength ?? 1, maxLength: Math.min(maxLength ?? drawnLength, drawnLength) };
  return fc.string({ ...bounds, unit: 'grapheme' }).filter(valid);
}

export function arbitraryOf(raw: JsonSchema): fc.Arbitrary<unknown> {
  const schema = resolve(raw);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = 0, maximum = 1_000_000 } = schema;
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
  if (schema.type === 'number')
    return fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.min(maximum * 100, 2 ** 31 - 1) })
      .map((n) => n / 100);
  return ofText(raw, schema);
}

/** Inputs of an operation: the given fields kept, the others present or absent by chance. */
export function inputsOf(
  { fields }: Operation,
  kept: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const free = Object.entries(fields).filter(([name]) => !(name in kept));
  const drawn = Object.fromEntries(free.map(([name, schema]) => [name, arbitraryOf(schema)]));
  return fc.record(drawn, { requiredKeys: [] }).map((optional) => ({ ...optional, ...kept }));
}

/** The least and the most that a field takes. */
export function boundsOf(raw: JsonSchema): (number | string)[] {
  const { type, minimum, maximum, minLength, maxLength, pattern, enum: values } = resolve(raw);
  if (values) return values.map((value) => value as number | string);
  if (type === 'integer' || type === 'number')
    return [minimum, maximum].filter((bound) => bound !== undefined);
  if (pattern !== undefined && pattern !== '\\S') return [];
  const lengths = [minLength, maxLength].filter(
    (length) => length !== undefined && length > 0 && length <= 4000,
  );
  return lengths.map((length) => 'a'.repeat(length ?? 1)).filter((text) => isValid(raw, text));
}
