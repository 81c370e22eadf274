/** Encodes the fields and the token of a call into a request. */
import type { Operation } from '../../types.ts';

export interface EncodedRequest {
  readonly url: string;
  readonly init: RequestInit & { headers?: Readonly<Record<string, string>> };
}

export interface CallContext {
  readonly lang: string;
  readonly token: string | undefined;
}

/** Encodes a call. `address` is the URL of the operation without a query. */
export type RequestEncoding = (
  operation: Operation,
  input: object,
  address: string,
  caller: CallContext,
) => EncodedRequest;

/** Leaves out absent values. Replaces lone surrogates, which can't be encoded. */
function field(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = String(value);
  return `&${name}=${/^\w*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())}`;
}

/** Encodes each field as `&name=value`. Lists are joined by commas. */
export function encodeFields(input: object): string {
  let fields = '';
  for (const name in input) fields += field(name, input[name as keyof typeof input]);
  return fields;
}

/** Returns the query that every call has. */
export const toSearch = ({ lang, token }: CallContext): string =>
  `?lang=${encodeURIComponent(lang)}${field('token', token)}`;

/** The encoding of the contract, which every server accepts: fields, language and token are in the query. */
export const queryEncoding: RequestEncoding = ({ method, bodyOf }, input, address, caller) => ({
  url: address + toSearch(caller) + (bodyOf ? '' : encodeFields(input)),
  init: { method, ...bodyOf?.(input) },
});

/**
 * Adds the suffix `.action` to paths, for existing servers.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example/wap', encoding: withActionSuffix() });
 */
export const withActionSuffix =
  (encoding: RequestEncoding = queryEncoding): RequestEncoding =>
  (operation, input, address, caller) =>
    encoding(operation, input, address.replace(/(\.action)?$/, '.action'), caller);
