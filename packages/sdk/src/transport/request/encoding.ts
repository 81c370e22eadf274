/** Where a call's fields and its token are put. */
import type { Operation } from '../../types.ts';

export interface EncodedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

export interface CallContext {
  readonly lang: string;
  readonly token: string | undefined;
}

/** Puts a call on the wire: `address` is the operation's URL without a query. */
export type RequestEncoding = (
  operation: Operation,
  input: object,
  address: string,
  caller: CallContext,
) => EncodedRequest;

/** Absent values are left out; half a surrogate pair can't be encoded, so it is replaced. */
function field(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = String(value);
  return `&${name}=${/^\w*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())}`;
}

/** `&name=value` of each field; lists are joined by commas. */
export function encodeFields(input: object): string {
  let fields = '';
  for (const name in input) fields += field(name, input[name as keyof typeof input]);
  return fields;
}

/** The query that every call has. */
export const toSearch = ({ lang, token }: CallContext): string =>
  `?lang=${encodeURIComponent(lang)}${field('token', token)}`;

/** The contract's form, which every server understands: all fields, language and token are in the query. */
export const queryEncoding: RequestEncoding = ({ method, bodyOf }, input, address, caller) => ({
  url: address + toSearch(caller) + (bodyOf ? '' : encodeFields(input)),
  init: { method, ...bodyOf?.(input) },
});

/**
 * For existing servers, whose paths end in `.action`.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example/wap', encoding: withActionSuffix() });
 */
export const withActionSuffix =
  (encoding: RequestEncoding = queryEncoding): RequestEncoding =>
  (operation, input, address, caller) =>
    encoding(operation, input, address.replace(/(\.action)?$/, '.action'), caller);
