import { createHash } from 'node:crypto';
import { deskErrorCatalog as errorCatalog } from '@openmall/sdk/desk';
import type { FailureKey, RefusedParameter } from '../../domain/domain-error.ts';
import { gzip } from './gzip.ts';

/** Headers of every response: caches store nothing of a user, and other sites get no Referer. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** An envelope as bytes. Those of a kept answer are compressed and marked once. */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzip: () => Uint8Array<ArrayBuffer>;
  readonly tag: () => string;
}

/** Short bodies would only grow. */
const MIN_GZIP_BYTES = 1_024;

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

function render(envelope: unknown): Body {
  const bytes = new TextEncoder().encode(JSON.stringify(envelope));
  return {
    bytes,
    gzip: once(() => gzip(bytes)),
    tag: once(() => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`),
  };
}

/** The answer to a call, before it becomes a response: a response is slow once its headers are changed. */
export interface Answer {
  readonly body: Body;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export const renderData = (data: unknown): Body => render({ code: '0', msg: null, data: data ?? null });

export const success = (body: Body, headers: Answer['headers'] = {}): Answer => ({
  body,
  status: 200,
  headers,
});

interface FailureOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text to send instead of the one of the catalog, by which clients translate. */
  readonly text?: string | undefined;
  readonly parameter?: RefusedParameter | undefined;
}

/** An error envelope. */
export function refusal(
  key: FailureKey,
  { status = 200, headers = {}, text, parameter }: FailureOptions = {},
): Answer {
  const { code, text: msg } = errorCatalog[key];
  return { body: render({ code, msg: text ?? msg, key, data: parameter ?? null }), status, headers };
}

const acceptsGzip = (request: Request | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request?.headers.get('accept-encoding') ?? '');

/** Makes a response of an answer, compressed if the client accepts that. */
export function respond({ body, status, headers }: Answer, request?: Request): Response {
  const isLong = body.bytes.byteLength >= MIN_GZIP_BYTES;
  const isPacked = isLong && acceptsGzip(request);
  const bytes = isPacked ? body.gzip() : body.bytes;
  return new Response(status === 304 ? null : bytes, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(status !== 304 && { 'Content-Length': String(bytes.byteLength) }),
      ...(isLong && { Vary: 'Accept-Encoding' }),
      ...(isPacked && status !== 304 && { 'Content-Encoding': 'gzip' }),
      ...PRIVATE,
      ...headers,
    },
  });
}

export const failure = (key: FailureKey, options?: FailureOptions): Response =>
  respond(refusal(key, options));

export const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE } });
