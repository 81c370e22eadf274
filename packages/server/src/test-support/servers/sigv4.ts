/**
 * AWS Signature Version 4, implemented from its documentation, independently of the library that the server signs
 * with.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Keys {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

function canonicalQuery(search: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...new URLSearchParams(search)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** Computes the signature of a request. */
export function signatureOf(
  { method, url, headers }: SignedRequest,
  signedHeaders: string,
  { region, secret }: Pick<Keys, 'region' | 'secret'>,
): string {
  const [path = '', search = ''] = url.split('?');
  const names = signedHeaders.split(';');
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replaceAll(/ +/g, ' ')}\n`,
  );
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  const canonical = [method, path, canonicalQuery(search), lines.join(''), signedHeaders, payload].join('\n');
  const date = String(headers['x-amz-date'] ?? '');
  const day = date.slice(0, 8);
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return hmac(key, toSign).toString('hex');
}

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const SKEW_MS = 15 * 60_000;

function isFresh(date: string): boolean {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(Date.parse(iso) - Date.now()) < SKEW_MS;
}

interface Credential {
  readonly id: string;
  readonly day: string;
  readonly region: string;
  readonly signedHeaders: string;
  readonly signature: string;
}

function readCredential(authorization: string): Credential {
  const [, id = '', day = '', region = '', signedHeaders = '', signature = ''] =
    CREDENTIAL.exec(authorization) ?? [];
  return { id, day, region, signedHeaders, signature };
}

const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

function isSigned(request: SignedRequest, { signedHeaders, signature }: Credential, keys: Keys): boolean {
  const names = signedHeaders.split(';');
  if (!MUST_BE_SIGNED.every((name) => names.includes(name))) return false;
  return timingSafeEqual(Buffer.from(signatureOf(request, signedHeaders, keys)), Buffer.from(signature));
}

/** The S3 error code of an invalid signature or payload; undefined if the request is valid. */
export function refusalOf(
  { method = '', url = '', headers }: IncomingMessage,
  body: Uint8Array,
  keys: Keys,
): string | undefined {
  const credential = readCredential(headers.authorization ?? '');
  if (credential.id !== keys.id) return 'InvalidAccessKeyId';
  const date = String(headers['x-amz-date']);
  if (credential.region !== keys.region || credential.day !== date.slice(0, 8))
    return 'AuthorizationHeaderMalformed';
  if (!isFresh(date)) return 'RequestTimeTooSkewed';
  if (!isSigned({ method, url, headers }, credential, keys)) return 'SignatureDoesNotMatch';
  const isWhole = method !== 'PUT' || headers['x-amz-content-sha256'] === sha256(body);
  return isWhole ? undefined : 'XAmzContentSHA256Mismatch';
}
