/** Random valid values of a field. */
import fc from 'fast-check';
import { isValid } from '../contract/response-faults.ts';
import { resolve, type JsonSchema } from '../contract/json-schema.ts';
import type { Operation } from '../contract/operations.ts';

/** Longer text finds no more faults and is slow to generate. */
const DRAWN_LENGTH = 60;
const DRAWN_TEXTS = 400;
const SEED = 20_261;

/** Names that random drawing would not produce: short and long, in many scripts, with combining marks. */
const people = [
  'Li Wei',
  'Ng',
  '王小明',
  '王　小明',
  '𠮷野家',
  '阿卜杜拉·买买提',
  'やまだ はなこ',
  '홍길동',
  'Иван Петров',
  'Κωνσταντίνος Παπαδόπουλος',
  'مُحَمَّد علي',
  'علی‌رضا',
  'דָּוִד בֶּן־גּוּרְיוֹן',
  'अमित शर्मा',
  'สมชาย ใจดี',
  'Nguyễn Thị Minh Khai'.normalize('NFC'),
  'Nguyễn Thị Minh Khai'.normalize('NFD'),
  "Siobhán O'Connor",
  'J.R.R. Tolkien',
];

/** Candidates for valid text. fast-check can generate from a pattern, but not from one with lookaheads. */
function draw({ pattern, minLength = 1, maxLength = DRAWN_LENGTH, format }: JsonSchema): readonly string[] {
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, DRAWN_LENGTH)) };
  const plain = [
    fc.string({ ...length, unit: 'grapheme' }),
    fc
      .stringMatching(/^[a-z0-9]*$/, { maxLength: length.maxLength })
      .map((text) => text.padEnd(minLength, 'x')),
    fc.constantFrom(...people),
  ];
  const drawnFrom = pattern !== undefined && !pattern.includes('(?') && pattern !== '\\S';
  const source =
    format === 'email'
      ? fc.emailAddress()
      : drawnFrom
        ? fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: length.maxLength })
        : fc.oneof(...plain);
  return fc.sample(fc.oneof(source, ...plain), { numRuns: DRAWN_TEXTS, seed: SEED });
}

const known = new Map<JsonSchema, readonly string[]>();
/** Valid text, shortest first, so that faults shrink to it. Empty if no candidate is valid. */
function textsOf(raw: JsonSchema): readonly string[] {
  const texts = known.get(raw) ?? draw(resolve(raw)).filter((text) => isValid(raw, text));
  const sorted = [...new Set(texts)].sort((a, b) => a.length - b.length);
  known.set(raw, sorted);
  return sorted;
}

/** Valid values of a field; undefined if none can be generated. */
export function arbitraryOf(raw: JsonSchema): fc.Arbitrary<unknown> | undefined {
  const schema = resolve(raw);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = 0, maximum = 1_000_000 } = schema;
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
  if (schema.type === 'number')
    return fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.min(maximum * 100, 2 ** 31 - 1) })
      .map((cents) => cents / 100);
  const texts = textsOf(raw);
  return texts.length > 0 ? fc.constantFrom(...texts) : undefined;
}

/** Pairs of store and code, where each store may occur once. */
function namesStoresOnce(pairs: unknown): boolean {
  const stores = String(pairs)
    .split(',')
    .filter((_, index) => index % 2 === 0);
  return new Set(stores).size === stores.length;
}

/** Rules of fields that the contract has in words, since no schema expresses them. */
const rulesInWords: Readonly<Record<string, (value: unknown) => boolean>> = { coupons: namesStoresOnce };

/** Inputs of an operation with the given fields, and the others present or missing at random. */
export function inputsOf(
  { fields }: Operation,
  kept: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const free = Object.entries(fields).filter(([name]) => !(name in kept));
  const drawn = Object.fromEntries(
    free.flatMap(([name, schema]) => {
      const arbitrary = arbitraryOf(schema);
      return arbitrary ? [[name, arbitrary.filter(rulesInWords[name] ?? (() => true))] as const] : [];
    }),
  );
  return fc.record(drawn, { requiredKeys: [] }).map((optional) => ({ ...optional, ...kept }));
}

/** The smallest and the largest valid values of a field. */
export function boundsOf(raw: JsonSchema): (number | string)[] {
  const { type, minimum, maximum, minLength, maxLength, enum: values } = resolve(raw);
  if (values) return values.map((value) => value as number | string);
  if (type === 'integer' || type === 'number')
    return [minimum, maximum].filter((bound) => bound !== undefined);
  const lengths = [minLength, maxLength].filter(
    (length) => length !== undefined && length > 0 && length <= 4000,
  );
  return lengths.map((length) => 'a'.repeat(length ?? 1)).filter((text) => isValid(raw, text));
}
