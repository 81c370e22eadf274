import { errorCatalog, type ErrorKey } from '@openmall/sdk';

/** What a client may say, as openapi/events.yaml describes it. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly token: string }
  | { readonly type: 'ping'; readonly at: number }
  | { readonly type: 'other' };

const TOKEN = /^[A-Za-z0-9._-]{16,128}$/;

type Json = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<string, (json: Json) => ClientMessage | undefined>> = {
  hello: ({ token }) =>
    typeof token === 'string' && TOKEN.test(token) ? { type: 'hello', token } : undefined,
  ping: ({ at }) => (Number.isSafeInteger(at) ? { type: 'ping', at: Number(at) } : undefined),
};

/** Reads a message; undefined for what is none. Types that nobody knows yet are let pass. */
export function readMessage(text: string): ClientMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined; // Not JSON: the socket is told so and closed.
  }
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string')
    return undefined;
  const read = Object.hasOwn(READERS, json.type) ? READERS[json.type] : undefined;
  return read ? read(json as Json) : { type: 'other' }; // An object, as was looked at above.
}

/** Why a socket is closed: 4400 unreadable, 4403 no session, 4408 silent, 4429 too many. */
export type CloseCode = 4400 | 4403 | 4408 | 4429;

export const errorMessage = (key: ErrorKey) => ({
  type: 'error',
  at: Date.now(),
  code: errorCatalog[key].code,
  msg: errorCatalog[key].text,
});
