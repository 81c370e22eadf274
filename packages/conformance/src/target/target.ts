/** Sends calls to the backend. */
import type { Operation } from '../contract/operations.ts';
import { sentFilesOf } from './sent-files.ts';
import type { Caller, Envelope, Exchange, Secret, SentRequest } from './exchange.ts';

/** The address of a backend. */
export interface Address {
  readonly baseUrl: string;
  /** Appended to every path, such as `.action`. */
  readonly actionSuffix?: string | undefined;
}

/**
 * Where the token is sent: as a field, as a bearer token, or in a header or cookie of this name. All but `query` also send
 * the fields of writes as a form, not in the URL.
 */
export type TokenPlace = 'query' | 'header' | `header:${string}` | `cookie:${string}`;

export interface TargetOptions extends Address {
  readonly tokenTransport?: TokenPlace | undefined;
  /** Sent with every call, such as what a gateway requires. Reports show their names only. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly timeoutMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Values that reports never show, such as passwords of given accounts. */
  readonly secrets?: readonly Secret[] | undefined;
}

export interface OperationCall {
  readonly operation: Operation;
  /** Query fields. An array sends the field once per value. */
  readonly input: object;
  /** Not a call of the contract: the response need not match the operation. */
  readonly isOffContract?: boolean | undefined;
  readonly body?: unknown;
  readonly caller?: Caller | undefined;
  /** Replaces the caller's token. Null sends none. */
  readonly token?: string | null | undefined;
  readonly lang?: string | undefined;
  /** Replaces the method or path of the contract. */
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Shows the refusal of a call without a solved slider, instead of solving it. */
  readonly isWithoutSlider?: boolean | undefined;
}

/** The URL of a path. The suffix is not appended to paths that already end with it. */
export function urlOf({ baseUrl, actionSuffix = '' }: Address, path: string): string {
  return baseUrl.replace(/\/+$/, '') + path + (path.endsWith(actionSuffix) ? '' : actionSuffix);
}

const tokenOf = ({ caller, token }: OperationCall): string | undefined =>
  token === null ? undefined : (token ?? caller?.token);

function queryString(call: OperationCall, withToken: boolean): string {
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

function bodyOf({ body, operation }: OperationCall): WireBody {
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
  send(call: OperationCall): Promise<Exchange>;
}

export function envelopeOf(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Envelope)
      : undefined;
  } catch {
    return undefined; // `env.shape` reports that this is not JSON.
  }
}

/** The headers that carry the token. A cookie joins those that every call sends. */
function tokenHeaders(
  place: TokenPlace,
  token: string | undefined,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  if (token === undefined || place === 'query') return {};
  if (place === 'header') return { authorization: `Bearer ${token}` };
  const [kind, name = ''] = place.split(':');
  if (kind === 'header') return { [name.toLowerCase()]: token };
  return { cookie: [given['cookie'], `${name}=${token}`].filter(Boolean).join('; ') };
}

function headersOf(
  call: OperationCall,
  { tokenTransport = 'query', headers = {} }: TargetOptions,
  type: string | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(type !== undefined && { 'content-type': type }),
    ...headers,
    ...tokenHeaders(tokenTransport, tokenOf(call), headers),
    ...call.headers,
  };
}

function requestOf(call: OperationCall, options: TargetOptions): { sent: SentRequest; init: RequestInit } {
  const inHeader = (options.tokenTransport ?? 'query') !== 'query';
  const method = call.method ?? call.operation.method;
  const query = queryString(call, !inHeader);
  const given = bodyOf(call);
  // With the header transport, fields of writes are sent as a form.
  const asForm = inHeader && method === 'POST' && given.body === undefined;
  const wire = asForm ? { body: query, shown: query, type: 'application/x-www-form-urlencoded' } : given;
  const address = urlOf(options, call.path ?? call.operation.path);
  const url = address + (asForm || query === '' ? '' : `?${query}`);
  const headers = headersOf(call, options, wire.type);
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
      // Calls without a file are sent at once, which races rely on.
      const files = sent.body?.includes('=@') ? await sentFilesOf(call.body) : [];
      const common = {
        operation: call.operation,
        request: files.length > 0 ? { ...sent, files } : sent,
        caller: call.caller,
        isOffContract: call.isOffContract === true,
        secrets: options.secrets ?? [],
      };
      const started = performance.now();
      const timed = { ...common, at: started };
      try {
        const response = await send(sent.url, {
          ...init,
          signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
        });
        const text = await response.text();
        const ms = performance.now() - started;
        const { status, headers } = response;
        return { ...timed, status, headers, text, envelope: envelopeOf(text), ms };
      } catch (error) {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        const networkError = cause instanceof Error ? cause.message || cause.name : String(cause);
        const ms = performance.now() - started;
        return {
          ...timed,
          isTimeout: error instanceof Error && error.name === 'TimeoutError',
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
