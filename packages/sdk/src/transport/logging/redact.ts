import { secretNames } from '../../generated/tables.ts';

/** A URL, or a text with URLs in it, with the values of all secret fields blanked out. For logs of one's own. */
export const redactUrl = (text: string): string =>
  text.replace(new RegExp(`([?&\\s"']|^)(${secretNames.join('|')})=[^&#\\s"']*`, 'gi'), '$1$2=***');

/** What may be kept of a thrown thing: name and message, without the query of a URL and without a token. */
export function redactError(thrown: unknown): Error {
  const { name, message, cause } = thrown as Error;
  const safe = new Error(String(message ?? thrown).replace(/\?\S+|Bearer [^"]+/g, '***'));
  return Object.assign(safe, { name, cause: cause && redactError(cause) });
}
