/**
 * Reads JSON of the database, whose columns accept any shape. What does not fit is logged and left out, so that a broken
 * part costs itself and not its page.
 */
import type { Names } from '../db/schema/tables.ts';
import type { BodyPart, SizeGuideRow } from './catalog/size-guide.ts';
import { reportUnfit } from './map-valid.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored list is empty. One that is no list is not. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The elements that `read` understands. */
function readArray<Item>(
  value: unknown,
  record: string,
  read: (element: unknown) => Item | undefined,
): readonly Item[] {
  const elements: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = elements.flatMap((element) => read(element) ?? []);
  if (!Array.isArray(value) || items.length < elements.length) reportUnfit(record);
  return items as readonly Item[]; // `flatMap` types arrays of arrays, which no reader returns.
}

const isText = ([, text]: readonly [string, unknown]): boolean => typeof text === 'string';

/** The texts of a record by language; undefined without an English one. */
function readTexts(value: unknown): Names | undefined {
  if (!isObject(value) || typeof value['en'] !== 'string') return undefined;
  const entries = Object.entries(value);
  return (entries.every(isText) ? value : Object.fromEntries(entries.filter(isText))) as Names; // Only texts are left.
}

/** A name and a value in several languages, as a line of a specification and a choice of a variant have. */
export interface TextPair {
  readonly name: Names;
  readonly value: Names;
}

function readPair(pair: unknown): TextPair | undefined {
  if (!isObject(pair)) return undefined;
  const [name, value] = [readTexts(pair['name']), readTexts(pair['value'])];
  return name && value && { name, value };
}

export const readTextPairs = (value: unknown, record: string): readonly TextPair[] =>
  readArray(value, record, readPair);

const PARTS: ReadonlySet<unknown> = new Set<BodyPart>([
  'chest',
  'waist',
  'hips',
  'head',
  'finger',
  'foot',
  'height',
]);

const isMeasure = (measure: unknown): boolean =>
  isObject(measure) &&
  PARTS.has(measure['part']) &&
  typeof measure['from'] === 'number' &&
  typeof measure['to'] === 'number';

const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string';

function readSize(row: unknown): SizeGuideRow | undefined {
  if (!isObject(row) || typeof row['size'] !== 'string') return undefined;
  const { uk, us, measures } = row;
  const fits =
    isOptionalText(uk) && isOptionalText(us) && Array.isArray(measures) && measures.every(isMeasure);
  return fits ? (row as unknown as SizeGuideRow) : undefined; // Each field has been checked.
}

/** The rows of a size guide; empty where the goods have none. */
export const readSizeGuide = (value: unknown, record: string): readonly SizeGuideRow[] =>
  value === null || value === undefined ? [] : readArray(value, record, readSize);
