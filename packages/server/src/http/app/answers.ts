import { deskErrorCatalog as errorCatalog } from '@openmall/sdk/desk';
import type { FailureKey, RefusedParameter } from '../../domain/domain-error.ts';

/** Headers of every response: caches store nothing of a user, and other sites get no Referer. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

function json(body: unknown, status: number, headers: Readonly<Record<string, string>>): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      ...PRIVATE,
      ...headers,
    },
  });
}

export const success = (data: unknown): Response =>
  json({ code: '0', msg: null, data: data ?? null }, 200, {});

interface FailureOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text to send instead of the one of the catalog, by which clients translate. */
  readonly text?: string | undefined;
  readonly parameter?: RefusedParameter | undefined;
}

/** An error envelope. */
export function failure(
  key: FailureKey,
  { status = 200, headers = {}, text, parameter }: FailureOptions = {},
): Response {
  const { code, text: msg } = errorCatalog[key];
  return json({ code, msg: text ?? msg, key, data: parameter ?? null }, status, headers);
}

export const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE } });
