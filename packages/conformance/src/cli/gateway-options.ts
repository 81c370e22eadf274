/** The options for whatever stands between the judge and the backend: headers, cookies, tokens, proxies and certificates. */
import { UsageError } from '../runner/usage-error.ts';
import type { TokenPlace } from '../target/target.ts';

export interface GatewayOptions {
  readonly tokenTransport: TokenPlace;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly parallel?: number;
  readonly insecure: boolean;
  readonly proxy?: string;
}

const TOKEN_PLACES = /^(query|header|(?:header|cookie):[\w!#$%&'*+.^`|~-]+)$/;

function parseTokenPlace(text: string): TokenPlace {
  if (!TOKEN_PLACES.test(text))
    throw new UsageError('--token-transport takes query, header, header:NAME or cookie:NAME.');
  return text as TokenPlace;
}

/** The value may be a secret, so no message repeats it. */
function parseHeaders(headers: readonly string[], cookies: readonly string[]): Record<string, string> {
  const pairs = headers.map((text) => {
    const [, name, value] = /^([^\s:]+):\s*(.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new UsageError("--header takes 'Name: value'.");
    return [name.toLowerCase(), value] as const;
  });
  if (cookies.some((text) => !/^[^\s=;]+=[^;]*$/.test(text)))
    throw new UsageError('--cookie takes name=value.');
  return {
    ...Object.fromEntries(pairs),
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
  };
}

function parseCount(option: string, text: string, max: number): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0 || value > max)
    throw new UsageError(`--${option} takes a number above 0, at most ${max}.`);
  return value;
}

export interface GatewayValues {
  readonly 'token-transport': string;
  readonly header: readonly string[];
  readonly cookie: readonly string[];
  readonly timeout?: string | undefined;
  readonly parallel?: string | undefined;
  readonly insecure: boolean;
  readonly proxy?: string | undefined;
}

/** @throws {UsageError} for a value that makes no sense. */
export function readGatewayOptions(values: GatewayValues): GatewayOptions {
  const { timeout, parallel, proxy } = values;
  if (proxy !== undefined && !/^https?:\/\/[^/]/.test(proxy))
    throw new UsageError('--proxy takes an http address, such as http://127.0.0.1:8888.');
  return {
    tokenTransport: parseTokenPlace(values['token-transport']),
    headers: parseHeaders(values.header, values.cookie),
    insecure: values.insecure,
    ...(timeout !== undefined && { timeoutMs: 1_000 * parseCount('timeout', timeout, 600) }),
    ...(parallel !== undefined && { parallel: Math.ceil(parseCount('parallel', parallel, 64)) }),
    ...(proxy !== undefined && { proxy }),
  };
}
