import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * A validator that knows the contract under the name `contract`. It turns no text into a number: it would take "0x10"
 * and "1e5" for numbers.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6, ownProperties: true });
  addFormats.default(ajv);
  // The pattern beside it says what a decimal looks like.
  ajv.addFormat('decimal', true);
  ajv.addSchema(contractJson, 'contract');
  return ajv;
}
