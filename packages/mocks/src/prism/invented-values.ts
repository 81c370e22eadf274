/**
 * Limits the values that Prism generates. From a pattern alone it generates a 94th minute or a balance of eighteen
 * digits, and it ignores how many decimals an amount has.
 */
import { WRITTEN_AT, wireText } from './move-times.ts';

export interface Json {
  [key: string]: unknown;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAX_RANGE = 5_000;
const CENTS = [1, 50, 320, 999, 1_250, 2_495, 3_990, 6_400, 8_950, 12_990, 24_900, 48_025, 125_000, 399_999];
const DECIMALS = ['0.05', '1.5', '9.99', '25.5', '64', '120.5', '349.95', '1280.4', '4200'];
const COUNTS = ['1', '3', '7', '12', '42', '310'];

const typesOf = ({ type }: Json): unknown[] => [type].flat();
const hasFixedValues = (schema: Json): boolean =>
  schema['enum'] !== undefined || schema['const'] !== undefined;

/** Limits a schema to some values, and null if the schema allows it. */
const enumOf = (schema: Json, values: readonly unknown[]): Json => ({
  type: schema['type'],
  enum: typesOf(schema).includes('null') ? [...values, null] : values,
});

/** Times before the date of the examples, or after it if the schema's example is later. */
function instants(isInFuture: boolean): number[] {
  const away = [2 * DAY, 3 * DAY + HOUR, 5 * DAY + 7 * HOUR, 9 * DAY + 3 * HOUR, 20 * DAY, 41 * DAY + HOUR];
  return away.map((ms) => WRITTEN_AT + (isInFuture ? ms : -ms));
}

/** Limits times. The proxy moves them to today. */
function limitTimes(schema: Json): Json {
  const {
    maximum = 0,
    pattern = '',
    examples,
  } = schema as { maximum?: number; pattern?: string; examples?: unknown };
  const [example] = [examples].flat();
  if (maximum > WRITTEN_AT) return enumOf(schema, instants(Number(example) > WRITTEN_AT));
  if (!pattern.startsWith('^\\d{4}-\\d{2}-\\d{2} ')) return schema;
  return enumOf(schema, instants(String(example) > wireText(WRITTEN_AT)).map(wireText));
}

/** Limits dollar amounts. */
function limitPrices(schema: Json): Json {
  const { multipleOf, minimum = 0, maximum = Infinity } = schema as Readonly<Record<string, number>>;
  if (multipleOf !== 0.01 && schema['x-decimals'] !== 2) return schema;
  const prices = CENTS.map((cents) => (Math.round(minimum * 100) + cents) / 100);
  return enumOf(
    schema,
    prices.filter((price) => price <= maximum),
  );
}

/** Limits decimals and counts that are sent as text. */
function limitCounts(schema: Json): Json {
  const { format, pattern = '' } = schema as { format?: string; pattern?: string };
  const texts = format === 'decimal' ? DECIMALS : /^\^\\d\{1,\d+\}\$$/.test(pattern) ? COUNTS : [];
  const matching = texts.filter((text) => new RegExp(pattern).test(text));
  return matching.length > 0 ? enumOf(schema, matching) : schema;
}

/** Prism's generator does not support lookaround and Unicode classes in patterns: use the examples instead. */
function limitTexts(schema: Json): Json {
  const { pattern } = schema;
  const isUnsupported = typeof pattern === 'string' && (pattern.includes('(?') || pattern.includes('\\p{'));
  if (!isUnsupported) return schema;
  const texts = schema['examples'] ?? [schema['example'] ?? 'A few words'];
  return { type: 'string', enum: [texts].flat() };
}

/** Limits numbers: Prism would draw from all integers. */
function limitRange(schema: Json): Json {
  const types = typesOf(schema);
  if (!types.includes('integer') && !types.includes('number')) return schema;
  const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
  return { ...schema, minimum, maximum: Math.min(maximum, minimum + MAX_RANGE) };
}

/** Narrows a schema to plausible values. */
export function plausible(schema: Json): Json {
  for (const narrow of [limitTimes, limitPrices, limitCounts, limitTexts]) {
    if (hasFixedValues(schema)) return schema;
    schema = narrow(schema);
  }
  return hasFixedValues(schema) ? schema : limitRange(schema);
}
