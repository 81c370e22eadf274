import { compare, truncate } from '@openmall/sdk/money';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { documentSchemas } from '../app/contract.ts';

/**
 * Exact check. Ajv divides doubles: 1.15 would not be a multiple of 0.01, and with a tolerance 1.0000000001 would be.
 */
const hasDecimals = (places: number, value: number): boolean => compare(truncate(value, places), value) === 0;
const isMultiple = (step: number, value: number): boolean =>
  hasDecimals(Math.max(0, Math.round(-Math.log10(step))), value);

/**
 * Creates a validator with the contract documents under their names; `contract` is that of buyers. It does not coerce text to numbers, because Ajv would
 * accept "0x10" and "1e5".
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ownProperties: true });
  ajv.removeKeyword('multipleOf').addKeyword({ keyword: 'multipleOf', type: 'number', validate: isMultiple });
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', validate: hasDecimals });
  addFormats.default(ajv);
  // The `pattern` of the schema checks decimals.
  ajv.addFormat('decimal', true);
  for (const [name, schema] of Object.entries(documentSchemas)) ajv.addSchema(schema, name);
  return ajv;
}
