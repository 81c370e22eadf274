import { secretNames } from '../../generated/tables.ts';

/** Masks the values of all secret fields in a URL or in a text with URLs. */
export const redactUrl = (text: string): string =>
  text.replace(new RegExp(`([?&\\s"']|^)(${secretNames.join('|')})=[^&#\\s"']*`, 'gi'), '$1$2=***');

/** Copies name, message and cause of an error, without the query of a URL and without a token. */
export function redactError(thrown: unknown): Error {
  const { name, message, cause } = thrown as Error;
  const safe = new Error(String(message ?? thrown).replace(/\?\S+|Bearer [^"]+/g, '***'));
  return Object.assign(safe, { name, cause: cause && redactError(cause) });
}
