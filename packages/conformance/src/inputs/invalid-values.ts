/** Values of a field that violate exactly one of its rules. */
import { isValid } from '../contract/response-faults.ts';
import { resolve, type JsonSchema } from '../contract/json-schema.ts';
import type { Operation } from '../contract/operations.ts';

export type ViolatedRule =
  'missing' | 'empty' | 'type' | 'range' | 'length' | 'pattern' | 'enum' | 'unicode' | 'injection';

export interface InvalidValue {
  readonly field: string;
  readonly rule: ViolatedRule;
  /** Undefined if the field is left out. */
  readonly value: string | undefined;
  /** Describes the value in the report. */
  readonly description: string;
}

const strange: readonly (readonly [ViolatedRule, string, string])[] = [
  ['pattern', '__proto__', 'the name of a JavaScript property'],
  ['pattern', 'constructor', 'the name of a JavaScript property'],
  ['unicode', 'a\u0000b', 'a NUL character'],
  ['unicode', '\u202eevil\u202c', 'characters that turn the writing direction'],
  ['unicode', '🛒🛒🛒', 'emoji'],
  ['unicode', '王小明２', 'a full-width digit'],
  ['pattern', 'www.example.com', 'a web address'],
  ['pattern', '--', 'nothing but punctuation'],
  ['injection', `'; DROP TABLE users; --`, 'SQL'],
  ['injection', '<script>alert(1)</script>', 'markup'],
  ['injection', '../../../../etc/passwd', 'a path out of its folder'],
  ['injection', '{{7*7}}${7*7}', 'a template'],
];

function ofNumber({ type, minimum, maximum, multipleOf }: JsonSchema): [ViolatedRule, string, string][] {
  const found: [ViolatedRule, string, string][] = [['type', 'abc', 'text where a number belongs']];
  if (type === 'integer') found.push(['type', '1.5', 'a fraction where a whole number belongs']);
  found.push(['type', '99999999999999999999999', 'a number too large to be exact']);
  if (minimum !== undefined) found.push(['range', String(minimum - 1), `one below the minimum (${minimum})`]);
  if (maximum !== undefined) found.push(['range', String(maximum + 1), `one above the maximum (${maximum})`]);
  if (multipleOf === 0.01) found.push(['range', '1.005', 'three decimals']);
  return found;
}

function ofText({ minLength, maxLength }: JsonSchema): [ViolatedRule, string, string][] {
  const found: [ViolatedRule, string, string][] = [...strange].map((item) => [...item]);
  if (minLength !== undefined && minLength > 1)
    found.push(['length', 'a'.repeat(minLength - 1), `one character too few (${minLength - 1})`]);
  if (maxLength !== undefined && maxLength <= 4000)
    found.push(['length', 'a'.repeat(maxLength + 1), `one character too many (${maxLength + 1})`]);
  return found;
}

const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number';

function ofField(field: string, raw: JsonSchema): InvalidValue[] {
  const schema = resolve(raw);
  const candidates = isNumber(schema) ? ofNumber(schema) : ofText(schema);
  if (schema.enum) candidates.unshift(['enum', 'nonsense', `none of ${JSON.stringify(schema.enum)}`]);
  return candidates
    .filter(([, value]) => isNumber(schema) || !isValid(raw, value))
    .map(([rule, value, description]) => ({
      field,
      rule: schema.enum && rule !== 'type' ? 'enum' : rule,
      value,
      description,
    }));
}

/** All invalid values of the query fields of an operation. `proto.json` covers bodies. */
export function invalidValuesOf({ fields, required }: Operation): InvalidValue[] {
  const absent = required.flatMap((field): InvalidValue[] => [
    { field, rule: 'missing', value: undefined, description: 'left out' },
    { field, rule: 'empty', value: '', description: 'an empty value' },
    { field, rule: 'empty', value: ' ', description: 'a blank' },
  ]);
  return [...absent, ...Object.entries(fields).flatMap(([field, schema]) => ofField(field, schema))];
}
