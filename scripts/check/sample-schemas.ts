/** Validates sample values against the schemas of the contract. */
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { parseWireDecimal } from '@openmall/sdk/codegen';
import formats from 'ajv-formats';
import { type Contract, lookUpRef, resolve, type Schema } from '../contract/contract.ts';
import { isExactMultiple } from './exact-multiple.ts';

export type Check = (value: unknown) => boolean;

/**
 * A string sample of a numeric schema is user input or a URL parameter. Only plain decimals are numbers:
 * no spaces, plus signs, exponents, other bases or other scripts, some of which `Number()` accepts.
 */
const parseDecimal = (value: unknown): unknown =>
  typeof value === 'string' ? (parseWireDecimal(value) ?? value) : value;

const isNumeric = ({ type }: Schema): boolean =>
  [type].flat().some((name) => name === 'number' || name === 'integer');

function compiler(contract: Contract): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false });
  formats.default(ajv);
  ajv.addFormat('password', true).addFormat('binary', true).addFormat('decimal', true);
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (of: number, value: number) => isExactMultiple(value, of),
  });
  ajv.addSchema(contract as unknown as AnySchema, 'contract');
  return ajv;
}

/** The schema with references into the contract. */
const absolute = (schema: unknown): AnySchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as AnySchema;

export function schemaChecks(contract: Contract): {
  named: (name: string) => Check | undefined;
  inline: (schema: Schema) => Check;
} {
  const ajv = compiler(contract);
  const named = (name: string): Check | undefined => {
    const ref = `#/components/schemas/${name}`;
    if (!(name in contract.components.schemas)) return undefined;
    const fits = ajv.compile({ $ref: `contract${ref}` });
    const isFigure = isNumeric(resolve(contract, lookUpRef(contract, ref) as Schema));
    return (value) => fits(isFigure ? parseDecimal(value) : value) === true;
  };
  const inline = (schema: Schema): Check => {
    const fits = ajv.compile(absolute(schema));
    return (value) => fits(value) === true;
  };
  return { named, inline };
}
