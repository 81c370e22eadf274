import { errorCatalog, type ErrorKey } from '@openmall/sdk';

/** Returns the envelope of an error. */
export function envelopeOf(key: ErrorKey): { code: string; msg: string | null; key: ErrorKey; data: null } {
  const { code, text } = errorCatalog[key];
  return { code, msg: text, key, data: null };
}
