/**
 * What Prism may choose from where it invents a value. By a pattern alone it writes a 94th minute and a balance of
 * eighteen digits, and it draws the cents of `multipleOf` outside its seed.
 */
import { WRITTEN_AT, wireText } from './move-times.ts';

export interface Json {
  [key: string]: unknown;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST = 5_000;
const CENTS = [1, 50, 320, 999, 1_250, 2_495, 3_990, 6_400, 8_950, 12_990, 24_900, 48_025, 125_000, 399_999];
const DECIMALS = ['0.05', '1.5', '9.99', '25.5', '64', '120.5', '349.95', '1280.4', '4200'];
const COUNTS = ['1', '3', '7', '12', '42', '310'];

const typesOf = ({ type }: Json): unknown[] => [type].flat();
const isChosen = (schema: Json): boolean => schema['enum'] !== undefined || schema['const'] !== undefined;

/** One of these, or nothing where the schema allows that. */
const oneOf = (schema: Json, values: readonly unknown[]): Json => ({
  type: schema['type'],
  enum: typesOf(schema).includes('null') ? [...values, null] : values,
});

/** Moments of the days before the examples were told; of those after, where the schema's example lies there. */
function moments(isAhead: boolean): number[] {
  const away = [2 * DAY, 3 * DAY + HOUR, 5 * DAY + 7 * HOUR, 9 * DAY + 3 * HOUR, 20 * DAY, 41 * DAY + HOUR];
  return away.map((ms) => WRITTEN_AT + (isAhead ? ms : -ms));
}

/** Times of a calendar, which the front moves to these days. */
function timed(schema: Json): Json {
  const {
    maximum = 0,
    pattern = '',
    examples,
  } = schema as { maximum?: number; pattern?: string; examples?: unknown };
  const [example] = [examples].flat();
  if (maximum > WRITTEN_AT) return oneOf(schema, moments(Number(example) > WRITTEN_AT));
  if (!pattern.startsWith('^\\d{4}-\\d{2}-\\d{2} ')) return schema;
  return oneOf(schema, moments(String(example) > wireText(WRITTEN_AT)).map(wireText));
}

/** Dollars and cents. */
function priced(schema: Json): Json {
  const { multipleOf, minimum = 0, maximum = Infinity } = schema as Readonly<Record<string, number>>;
  if (multipleOf !== 0.01) return schema;
  const prices = CENTS.map((cents) => (Math.round(minimum * 100) + cents) / 100);
  return oneOf(
    schema,
    prices.filter((price) => price <= maximum),
  );
}

/** Decimals and counts that are written as text. */
function counted(schema: Json): Json {
  const { format, pattern = '' } = schema as { format?: string; pattern?: string };
  const texts = format === 'decimal' ? DECIMALS : /^\^\\d\{1,\d+\}\$$/.test(pattern) ? COUNTS : [];
  const fitting = texts.filter((text) => new RegExp(pattern).test(text));
  return fitting.length > 0 ? oneOf(schema, fitting) : schema;
}

/** Prism's inventor reads no look-around in a pattern and no letters of all scripts: there the examples must do. */
function worded(schema: Json): Json {
  const { pattern } = schema;
  const isHard = typeof pattern === 'string' && (pattern.includes('(?') || pattern.includes('\\p{'));
  if (!isHard) return schema;
  const words = schema['examples'] ?? [schema['example'] ?? 'A few words'];
  return { type: 'string', enum: [words].flat() };
}

/** Figures of a shop: without a limit Prism draws them from all integers. */
function bounded(schema: Json): Json {
  const types = typesOf(schema);
  if (!types.includes('integer') && !types.includes('number')) return schema;
  const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
  return { ...schema, minimum, maximum: Math.min(maximum, minimum + MOST) };
}

/** The schema of a value, narrowed to what a shop might say. */
export function plausible(schema: Json): Json {
  for (const narrow of [timed, priced, counted, worded]) {
    if (isChosen(schema)) return schema;
    schema = narrow(schema);
  }
  return isChosen(schema) ? schema : bounded(schema);
}
