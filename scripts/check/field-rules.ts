/** Implements the rules that JSON Schema cannot express (`x-rule`). */
import type { Rule } from '../contract/contract.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface ImageBounds {
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The limits of an image, which may depend on another field. */
function imageBounds(rule: Rule, fields: Fields): ImageBounds {
  const { maxBytes, mediaTypes, cases } = rule as Rule &
    ImageBounds & { cases?: { field: string; of: Record<string, Partial<ImageBounds>> } };
  const matching = cases && Object.entries(cases.of).find(([name]) => name === fields[cases.field]);
  return { maxBytes, mediaTypes, ...matching?.[1] };
}

function fitsImage(rule: Rule, fields: Fields): boolean {
  const file = fields[rule.field];
  if (!isRecord(file)) return false;
  const { maxBytes, mediaTypes } = imageBounds(rule, fields);
  const bytes = Number(file['bytes']);
  return mediaTypes.includes(String(file['mediaType'])) && bytes > 0 && bytes <= maxBytes;
}

const rules: Readonly<Record<string, (rule: Rule, fields: Fields) => boolean>> = {
  sameAs: ({ field, other = '' }, fields) => fields[field] === fields[other],
  differsFrom: ({ field, other = '' }, fields) => fields[field] !== fields[other],
  ticked: ({ field }, fields) => [1, '1', true].includes(fields[field] as number | string | boolean),
  requiredWith: ({ field, other = '' }, fields) => isAbsent(fields[other]) || !isAbsent(fields[field]),
  image: fitsImage,
};

/** Whether the input of a call satisfies a rule; undefined for an unknown rule. */
export function satisfiesRule(rule: Rule, fields: Fields): boolean | undefined {
  return rules[rule.rule]?.(rule, fields);
}
