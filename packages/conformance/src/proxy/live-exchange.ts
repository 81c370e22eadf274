/** Turns a call that passed the proxy into an exchange that checks and reports understand. */
import { Buffer } from 'node:buffer';
import { operations, type Operation } from '../contract/operations.ts';
import type { Exchange, Secret } from '../target/exchange.ts';
import { envelopeOf } from '../target/target.ts';

export interface LiveCall {
  readonly method: string;
  /** The path below the address, with its query. */
  readonly path: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly status: number;
  readonly responseHeaders: Headers;
  readonly text: string;
  readonly at: number;
  readonly ms: number;
  readonly networkError?: string;
}

const byPath = Map.groupBy(operations, ({ path }) => path);

/** The operation of a call, with the method of the contract if the path has several. */
export function operationAt(path: string, method: string, suffix = ''): Operation | undefined {
  const plain = decodeURIComponent(path.split('?')[0] ?? '');
  const name =
    suffix !== '' && plain.endsWith(suffix) && !byPath.has(plain) ? plain.slice(0, -suffix.length) : plain;
  const found = byPath.get(name) ?? [];
  return found.find((operation) => operation.method === method) ?? found[0];
}

/** Fields and headers of testers that no report shows. */
const SECRET_FIELD = /passw|psw|safeword|token|code|pass$|phone|email|username/i;
const secretHeaders = new Set(['authorization', 'cookie']);

function secretsOf({ path, headers, body }: LiveCall): readonly Secret[] {
  const form = /json|form-data/.test(headers['content-type'] ?? '') ? '' : body.toString('utf8');
  const fields = [...new URLSearchParams(path.split('?')[1] ?? ''), ...new URLSearchParams(form)];
  const secret = fields.filter(([name, value]) => SECRET_FIELD.test(name) && value.length > 2);
  const sent = Object.entries(headers).filter(([name]) => secretHeaders.has(name));
  return [...secret, ...sent].map(([name, value]) => ({
    name: name.toUpperCase().replaceAll(/\W/g, '_'),
    value,
  }));
}

/** Headers that say something about the call, not about the connection or the browser. */
const shownHeaders = new Set(['content-type', 'authorization', 'cookie', 'accept-language']);

export function exchangeOf(call: LiveCall, operation: Operation): Exchange {
  const { method, url, headers, body, status, responseHeaders, text, at, ms, networkError } = call;
  const isText = /json|urlencoded/.test(headers['content-type'] ?? '');
  return {
    operation,
    request: {
      method,
      url,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => shownHeaders.has(name))),
      ...(isText && body.length > 0 && { body: body.toString('utf8') }),
    },
    caller: undefined,
    // Some clients send GET in place of POST, which is allowed.
    isOffContract: method !== operation.method && method !== 'GET' && method !== 'POST',
    secrets: secretsOf(call),
    status,
    headers: responseHeaders,
    text,
    envelope: envelopeOf(text),
    at,
    ms,
    ...(networkError !== undefined && { networkError }),
  };
}
