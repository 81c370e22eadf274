/** The server under judgement, and how calls are put on the wire for it. */
import type { Operation } from '../contract/operations.ts';
import { sentFilesOf } from './sent-files.ts';
import type { Caller, Envelope, Exchange, Secret, SentRequest } from './exchange.ts';

/** Where an operation of the backend is called. */
export interface Address {
  readonly baseUrl: string;
  /** Appended to every path, such as `.action`. */
  readonly actionSuffix?: string | undefined;
}

export interface TargetOptions extends Address {
  /** Where token and fields of writes travel; `header` keeps them out of the address. */
  readonly tokenTransport?: 'query' | 'header' | undefined;
  readonly timeoutMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** What reports never show, such as the passwords of accounts that were given. */
  readonly secrets?: readonly Secret[] | undefined;
}

export interface Call {
  readonly operation: Operation;
  /** Query fields; a list sends the field once for each of its values. */
  readonly input: object;
  /** Sent to see a refusal only: the answer need not keep the contract of the operation. */
  readonly isOffContract?: boolean | undefined;
  readonly body?: unknown;
  readonly caller?: Caller | undefined;
  /** In place of the caller's token: none at all, or one that is no good. */
  readonly token?: string | null | undefined;
  readonly lang?: string | undefined;
  /** Another method or path than the contract's, to see that nothing happens. */
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The address of a path: some paths of the contract already end with what the backend appends to all of them. */
export function urlOf({ baseUrl, actionSuffix = '' }: Address, path: string): string {
  return baseUrl.replace(/\/+$/, '') + path + (path.endsWith(actionSuffix) ? '' : actionSuffix);
}

const tokenOf = ({ caller, token }: Call): string | undefined =>
  token === null ? undefined : (token ?? caller?.token);

function queryOf(call: Call, withToken: boolean): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.input)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(name, String(item));
  }
  if (call.lang !== undefined) query.append('lang', call.lang);
  const token = tokenOf(call);
  if (withToken && token !== undefined) query.append('token', token);
  return query.toString();
}

interface WireBody {
  readonly body?: RequestInit['body'];
  readonly type?: string;
  readonly shown?: string;
}

function bodyOf({ body, operation }: Call): WireBody {
  if (body === undefined) return {};
  if (typeof body === 'string') return { body, type: 'application/json', shown: body };
  if (operation.body?.mediaType !== 'multipart/form-data') {
    const text = JSON.stringify(body);
    return { body: text, type: 'application/json', shown: text };
  }
  const form = new FormData();
  const shown: string[] = [];
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value instanceof File) {
      form.append(name, value, value.name);
      shown.push(`${name}=@${value.name};type=${value.type}`);
    } else if (value !== undefined) {
      form.append(name, String(value));
      shown.push(`${name}=${String(value)}`);
    }
  }
  return { body: form, shown: shown.join('\n') };
}

export interface Target {
  readonly options: TargetOptions;
  send(call: Call): Promise<Exchange>;
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Envelope)
      : undefined;
  } catch {
    return undefined; // No JSON; the check of the envelope says so.
  }
}

function headersOf(call: Call, inHeader: boolean, type: string | undefined): Record<string, string> {
  const token = tokenOf(call);
  return {
    accept: 'application/json',
    ...(type !== undefined && { 'content-type': type }),
    ...(inHeader && token !== undefined && { authorization: `Bearer ${token}` }),
    ...call.headers,
  };
}

function requestOf(call: Call, options: TargetOptions): { sent: SentRequest; init: RequestInit } {
  const inHeader = options.tokenTransport === 'header';
  const method = call.method ?? call.operation.method;
  const query = queryOf(call, !inHeader);
  const given = bodyOf(call);
  // In the header form, fields of writes travel as a form body; everything else stays as the contract has it.
  const asForm = inHeader && method === 'POST' && given.body === undefined;
  const wire = asForm ? { body: query, shown: query, type: 'application/x-www-form-urlencoded' } : given;
  const address = urlOf(options, call.path ?? call.operation.path);
  const url = address + (asForm || query === '' ? '' : `?${query}`);
  const headers = headersOf(call, inHeader, wire.type);
  return {
    sent: { method, url, headers, ...(wire.shown !== undefined && { body: wire.shown }) },
    init: { method, headers, redirect: 'manual', ...(wire.body !== undefined && { body: wire.body }) },
  };
}

export function createTarget(options: TargetOptions): Target {
  const send = options.fetch ?? fetch;
  return {
    options,
    async send(call) {
      const { sent, init } = requestOf(call, options);
      // Calls without a file go out at once: races count on it.
      const files = sent.body?.includes('=@') ? await sentFilesOf(call.body) : [];
      const common = {
        operation: call.operation,
        request: files.length > 0 ? { ...sent, files } : sent,
        caller: call.caller,
        isOffContract: call.isOffContract === true,
        secrets: options.secrets ?? [],
      };
      const started = performance.now();
      try {
        const response = await send(sent.url, {
          ...init,
          signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
        });
        const text = await response.text();
        const ms = performance.now() - started;
        const { status, headers } = response;
        return { ...common, status, headers, text, envelope: envelopeOf(text), ms };
      } catch (error) {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        const networkError = cause instanceof Error ? cause.message || cause.name : String(cause);
        const ms = performance.now() - started;
        return {
          ...common,
          status: 0,
          headers: new Headers(),
          text: '',
          envelope: undefined,
          ms,
          networkError,
        };
      }
    },
  };
}
