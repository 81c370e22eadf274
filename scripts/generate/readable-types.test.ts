import { expect, test } from 'vitest';
import { smallContract } from '../contract/contract-fixture.ts';
import { readableTypes } from './readable-types.ts';

const contract = smallContract({
  write: { parameters: [{ name: 'size', in: 'query', schema: { type: 'string' } }] },
});
contract.components.schemas['Picture'] = { type: ['string', 'null'], description: 'A picture, or null.' };
const rewrite = readableTypes(contract);

test('A field that may be null says so in an editor, also without a comment of its own', () => {
  const text = `
export type Picture = string | null;
export type Fee = {
  rate: number;
} | null;
export interface Thing {
  /** The front. */
  front: Picture | null;
  back?: Picture | null;
  fee: Fee | null;
}
`;
  expect(rewrite(text)).toContain(`
  /** The front. */
  front: string | null;
  /** A picture, or null. */
  back?: string | null;
  fee: Fee | null;
}`);
});

test('Optional fields of inputs take undefined, those of answers are absent', () => {
  const text = `
export type ThingAddParams = {
  name: string;
size?: string;
};
export interface Thing {
  size?: string;
}
`;
  expect(rewrite(text)).toContain('  name: string;\nsize?: string | undefined;\n};');
  expect(rewrite(text)).toContain('export interface Thing {\n  size?: string;\n}');
});
