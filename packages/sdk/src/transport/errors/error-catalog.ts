/** The whole error catalogue, for servers, mocks and tools; the transport knows only what its operations may answer. */
import { errorCatalog } from '../../generated/errors.ts';
import type { ErrorKey } from '../../generated/operation-types.ts';

const answered = Object.entries(errorCatalog) as [ErrorKey, (typeof errorCatalog)[ErrorKey]][];

/** The key of any refusal: by its text, or by its code if only one error has it. 403 has two, which mean the same to a client. */
export function errorKeyOf(code: string, msg: string): ErrorKey | 'unknown' {
  const byText = answered.find(([, { text }]) => text === msg);
  if (byText) return byText[0];
  const [first, second] = answered.filter(
    ([, entry]) => entry.code === code && !['client', 'reserved'].includes(entry.answeredBy),
  );
  return first && (!second || code === '403') ? first[0] : 'unknown';
}
