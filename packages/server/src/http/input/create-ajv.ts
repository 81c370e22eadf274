import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import { compare, truncate } from '@openmall/sdk/money';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Exact check. Ajv divides doubles: 1.15 would not be a multiple of 0.01, and with a tolerance 1.0000000001 would be.
 */
const isMultiple = (step: number, value: number): boolean =>
  compare(truncate(value, Math.max(0, Math.round(-Math.log10(step)))), value) === 0;

/**
 * Creates a validator with the contract under the id `contract`. It does not coerce text to numbers, because Ajv would
 * accept "0x10" and "1e5".
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ownProperties: true });
  ajv.removeKeyword('multipleOf').addKeyword({ keyword: 'multipleOf', type: 'number', validate: isMultiple });
  addFormats.default(ajv);
  // The `pattern` of the schema checks decimals.
  ajv.addFormat('decimal', true);
  ajv.addSchema(contractJson, 'contract');
  return ajv;
}
