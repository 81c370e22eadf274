import { errorCatalogue } from '../generated/errors.ts';
import type { ErrorKey } from '../generated/operation-types.ts';

const answered = Object.entries(errorCatalogue) as [ErrorKey, (typeof errorCatalogue)[ErrorKey]][];
const keyByText = new Map(answered.map(([key, { text }]) => [text, key]));
const keysByCode = Map.groupBy(
  answered.filter(([, { answeredBy }]) => answeredBy !== 'client' && answeredBy !== 'reserved'),
  ([, { code }]) => code,
);

/**
 * The catalogue's key for an answer: by its text, or, where another server words it differently,
 * by its code if only one error has that code. 403 has two, which mean the same to a client.
 */
export function errorKeyOf(code: string, msg: string): ErrorKey | 'unknown' {
  const byText = keyByText.get(msg);
  if (byText) return byText;
  const [first, second] = keysByCode.get(code) ?? [];
  return first && (!second || code === '403') ? first[0] : 'unknown';
}

export const textOf = (key: ErrorKey): string => errorCatalogue[key].text;
