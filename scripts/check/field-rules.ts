/** What the rules mean that no keyword of a schema can say (`x-rule`). */
import type { Rule } from '../generate/contract.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface ImageBounds {
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The bounds of a picture, which may depend on what it is for. */
function imageBounds(rule: Rule, fields: Fields): ImageBounds {
  const { maxBytes, mediaTypes, cases } = rule as Rule &
    ImageBounds & { cases?: { field: string; of: Record<string, Partial<ImageBounds>> } };
  const own = cases && Object.entries(cases.of).find(([name]) => name === fields[cases.field]);
  return { maxBytes, mediaTypes, ...own?.[1] };
}

function fitsImage(rule: Rule, fields: Fields): boolean {
  const file = fields[rule.field];
  if (!isRecord(file)) return false;
  const { maxBytes, mediaTypes } = imageBounds(rule, fields);
  const bytes = Number(file['bytes']);
  return mediaTypes.includes(String(file['mediaType'])) && bytes > 0 && bytes <= maxBytes;
}

const meanings: Readonly<Record<string, (rule: Rule, fields: Fields) => boolean>> = {
  sameAs: ({ field, other = '' }, fields) => fields[field] === fields[other],
  differsFrom: ({ field, other = '' }, fields) => fields[field] !== fields[other],
  ticked: ({ field }, fields) => [1, '1', true].includes(fields[field] as number | string | boolean),
  requiredWith: ({ field, other = '' }, fields) => isAbsent(fields[other]) || !isAbsent(fields[field]),
  image: fitsImage,
};

/** Whether fields of a call keep a rule; undefined where nobody has said what the rule means. */
export function keepsRule(rule: Rule, fields: Fields): boolean | undefined {
  return meanings[rule.rule]?.(rule, fields);
}
