import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import { compare, truncate } from '@openmall/sdk/money';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Ajv divides doubles, for which 1.15 is no multiple of 0.01, or, with a tolerance, 1.0000000001 is one. */
const isMultiple = (step: number, value: number): boolean =>
  compare(truncate(value, Math.max(0, Math.round(-Math.log10(step)))), value) === 0;

/**
 * A validator that knows the contract under the name `contract`. It turns no text into a number: it would take "0x10"
 * and "1e5" for numbers.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ownProperties: true });
  ajv.removeKeyword('multipleOf').addKeyword({ keyword: 'multipleOf', type: 'number', validate: isMultiple });
  addFormats.default(ajv);
  // The pattern beside it says what a decimal looks like.
  ajv.addFormat('decimal', true);
  ajv.addSchema(contractJson, 'contract');
  return ajv;
}
