/** Shows the names of an answer in the language of its caller. */
import type { NamesByEnglish } from '../fixtures/load-names.ts';

/** The fields whose values are names of goods, categories, colours or attributes. */
const NAMES: ReadonlySet<string> = new Set([
  'name',
  'goodsName',
  'categoryName',
  'secondaryCateName',
  'attrName',
  'attrValue',
  'attrValueName',
]);

/** A copy of the data with all names that are known replaced. */
export function translate(data: unknown, names: NamesByEnglish, field = ''): unknown {
  if (typeof data === 'string') return NAMES.has(field) ? (names[data] ?? data) : data;
  if (Array.isArray(data)) return data.map((item: unknown) => translate(item, names, field));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [name, translate(value, names, name)]),
  );
}
