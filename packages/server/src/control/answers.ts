import { deskErrorCatalog as errorCatalog } from '@openmall/sdk/desk';
import type { FailureKey } from '../domain/domain-error.ts';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const answer = (body: unknown): Response => new Response(JSON.stringify(body), { headers: HEADERS });

/** HTTP statuses of error keys. Other keys are broken rules and get 409. */
const STATUS: Partial<Readonly<Record<FailureKey, number>>> = {
  parameterError: 400,
  messageEmpty: 400,
  userNotFound: 404,
  orderNotFound: 404,
  goodsNotFound: 404,
  skuNotFound: 404,
  storeNotFound: 404,
  loanNotFound: 404,
  recordNotFound: 404,
  serverError: 500,
  systemError: 503,
};

export function refusal(
  key: FailureKey,
  status = STATUS[key] ?? 409,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = JSON.stringify({ key, text: errorCatalog[key].text });
  return new Response(body, { status, headers: { ...HEADERS, ...headers } });
}
