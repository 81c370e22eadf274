/** A serialized call, so that another process can make it. */
import type { Lang, OperationId } from '@openmall/sdk';
import { contract } from '../../http/app/contract.ts';

export interface WireCall {
  readonly url: string;
  readonly method: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

/** Messages to and from a caller process. */
export interface CallBatch {
  readonly serial: number;
  readonly calls: readonly WireCall[];
}
export interface CallBatchResult {
  readonly serial: number;
  readonly answers: readonly WireAnswer[];
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly lang?: Lang;
}

export function wireCall(
  base: string,
  id: OperationId,
  input: object,
  { token, lang = 'en' }: CallOptions = {},
): WireCall {
  const { method, path, body } = contract.operations[id];
  const url = new URL(path, base);
  url.searchParams.set('lang', lang);
  if (token !== undefined) url.searchParams.set('token', token);
  if (body) {
    const headers = { 'Content-Type': 'application/json' };
    return { url: url.href, method, body: JSON.stringify(input), headers };
  }
  for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  return { url: url.href, method };
}
