import { errorCatalog, type ErrorKey } from '@openmall/sdk';

/** Messages of clients; openapi/events.yaml describes them. */
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

/** Parses a message; undefined if it is invalid. Unknown types are accepted, for newer clients. */
export function readMessage(text: string): ClientMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined; // Not JSON: the caller closes the socket.
  }
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string')
    return undefined;
  const read = Object.hasOwn(READERS, json.type) ? READERS[json.type] : undefined;
  return read ? read(json as Json) : { type: 'other' }; // Checked above to be an object.
}

/** 4400: invalid message. 4403: no session. 4408: silent. 4429: too many messages or sockets. */
export type CloseCode = 4400 | 4403 | 4408 | 4429;

export const errorMessage = (key: ErrorKey) => ({
  type: 'error',
  at: Date.now(),
  code: errorCatalog[key].code,
  msg: errorCatalog[key].text,
});
