import { secretNames } from '../generated/tables.ts';

const pair = new RegExp(`([?&\\s"']|^)(${secretNames.join('|')})=[^&#\\s"']*`, 'gi');

/** A URL, or a text with URLs in it, with the values of all secret fields blanked out. */
export const redactUrl = (text: string): string => text.replace(pair, '$1$2=***');

/** What may be kept of a thrown thing: its name and its message without secrets. */
export function redactError(cause: unknown): Error {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  const inner =
    cause instanceof Error && cause.cause !== undefined ? { cause: redactError(cause.cause) } : {};
  const safe = new Error(redactUrl(message), inner);
  safe.name = name;
  return safe;
}
