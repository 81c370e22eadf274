import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Returns true for a proxy whose X-Forwarded-For header is trusted. */
export type TrustedProxies = (ipAddress: string) => boolean;

const plainAddress = (text: string): string => text.replace(/^::ffff:(?=\d+\.)/i, '');
const isIn = (list: BlockList, ipAddress: string) =>
  list.check(ipAddress, isIPv6(ipAddress) ? 'ipv6' : 'ipv4');

/**
 * Parses a list of addresses and networks such as `127.0.0.1,10.0.0.0/8`.
 *
 * @throws Error if an entry is neither.
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(',').filter(Boolean)) {
    const [ipAddress = '', bits] = entry.trim().split('/');
    if (isIP(ipAddress) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an IP address nor a network like 10.0.0.0/8.`);
    const family = isIPv6(ipAddress) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(ipAddress, family);
    else list.addSubnet(ipAddress, Number(bits), family);
  }
  return (ipAddress) => isIn(list, ipAddress);
}

/** Shortens an IPv6 address to its /64 network: one household has a whole network. */
function networkOf(ipAddress: string): string {
  if (!isIPv6(ipAddress)) return ipAddress;
  const [head = '', tail] = ipAddress.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const full = tail === undefined ? groups : [...groups, ...Array.from({ length: missing }, () => '0')];
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** All callers with an unreadable address share one limit, so that a broken header does not lift the limit. */
const UNKNOWN_ADDRESS = 'unknown';

/** Removes the port that some proxies append: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  return plainAddress(inBrackets ?? hop.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'));
}

/**
 * The address of the client, or its /64 network. Only the part of X-Forwarded-For that trusted proxies wrote counts.
 * Undefined for the loopback address: a developer, or a proxy that `TRUSTED_PROXIES` does not list.
 */
export function clientIp(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string | undefined {
  let ipAddress = plainAddress(remote ?? '');
  if (isIP(ipAddress) === 0) return UNKNOWN_ADDRESS;
  const hops = forwardedFor ? forwardedFor.split(',').reverse() : [];
  for (const hop of hops) {
    if (!isTrusted(ipAddress)) break;
    ipAddress = withoutPort(hop.trim());
    if (isIP(ipAddress) === 0) return UNKNOWN_ADDRESS;
  }
  return isIn(LOOPBACK, ipAddress) ? undefined : networkOf(ipAddress);
}

const isFromProxy = (remote: string | undefined, isTrusted: TrustedProxies): boolean => {
  const ipAddress = plainAddress(remote ?? '');
  return isIP(ipAddress) !== 0 && isTrusted(ipAddress);
};

/** The id that a trusted proxy gave a request, so that both logs name it alike; undefined without one. */
export function proxyRequestId(
  { socket, headers }: IncomingMessage,
  isTrusted: TrustedProxies,
): string | undefined {
  const id = headers['x-request-id'];
  const isPlain = typeof id === 'string' && /^[\w.-]{8,64}$/.test(id);
  return isPlain && isFromProxy(socket.remoteAddress, isTrusted) ? id : undefined;
}

/** Whether the visitor's connection is encrypted: as the nearest trusted proxy says in X-Forwarded-Proto. */
export function isSecureRequest({ socket, headers }: IncomingMessage, isTrusted: TrustedProxies): boolean {
  if ('encrypted' in socket && socket.encrypted === true) return true;
  if (!isFromProxy(socket.remoteAddress, isTrusted)) return false;
  const last = [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1);
  return last?.trim().toLowerCase() === 'https';
}
