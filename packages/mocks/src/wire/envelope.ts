import { errorCatalog, type ErrorKey, type FailureData } from '@openmall/sdk';

/** Returns the envelope of an error. */
export function envelopeOf(
  key: ErrorKey,
  data: FailureData = null,
): { code: string; msg: string | null; key: ErrorKey; data: FailureData } {
  const { code, text } = errorCatalog[key];
  return { code, msg: text, key, data };
}
