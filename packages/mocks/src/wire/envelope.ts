import { errorCatalog, type ErrorKey } from '@openmall/sdk';

/** An error of the catalogue as it stands on the wire. */
export function envelopeOf(key: ErrorKey): { code: string; msg: string | null; data: null } {
  const { code, text } = errorCatalog[key];
  return { code, msg: text, data: null };
}
