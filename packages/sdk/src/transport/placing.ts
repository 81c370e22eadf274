/** Where a call's fields and its token are put. */
import type { Operation } from '../operation.ts';

export interface Placed {
  readonly url: string;
  readonly init: RequestInit;
}

export interface Caller {
  readonly lang: string;
  readonly token: string | undefined;
}

/** Puts a call on the wire: `address` is the operation's URL without a query. */
export type Placing = (operation: Operation, input: object, address: string, caller: Caller) => Placed;

/** Absent values are left out; half a surrogate pair can't be encoded, so it is replaced. */
function field(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = String(value);
  return `&${name}=${/^\w*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())}`;
}

/** `&name=value` of each field; lists are joined by commas. */
export function fieldsOf(input: object): string {
  let fields = '';
  for (const name in input) fields += field(name, input[name as keyof typeof input]);
  return fields;
}

/** The query that every call has. */
export const queryOf = ({ lang, token }: Caller): string =>
  `?lang=${encodeURIComponent(lang)}${field('token', token)}`;

/** The contract's form, which every server understands: all fields, language and token are in the query. */
export const inQuery: Placing = ({ method, bodyOf }, input, address, caller) => ({
  url: address + queryOf(caller) + (bodyOf ? '' : fieldsOf(input)),
  init: { method, ...bodyOf?.(input) },
});

/**
 * For existing servers, whose paths end in `.action`.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example/wap', placing: withActionSuffix() });
 */
export const withActionSuffix =
  (placing: Placing = inQuery): Placing =>
  (operation, input, address, caller) =>
    placing(operation, input, address.replace(/(\.action)?$/, '.action'), caller);
