import { DomainError } from '../../domain/domain-error.ts';
import { isAbsent } from '../app/compatibility.ts';
import type { OperationContract } from '../app/contract.ts';
import { assertPlain } from './assert-plain-query.ts';
import { bodyChunks } from './body-chunks.ts';
import { readMultipart, type Multipart } from './read-multipart.ts';
import { readUploadBody } from './read-upload-body.ts';

/** The fields of a request, from its query and its body. */
export interface Fields {
  readonly texts: ReadonlyMap<string, string>;
  /** The parsed JSON body, not validated. */
  readonly json: unknown;
  /** The files of a multipart form. */
  readonly files: Multipart['files'];
  readonly token: string | undefined;
}

/** Far above the longest valid call. */
const MAX_BODY_BYTES = 256 * 1024;

/** The body is larger than any valid call. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  // To ask an empty request for its body would build a whole one.
  if (length === '0') return '';
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw new BodyTooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request.body)) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new DomainError('parameterError', { cause });
  }
}

const mediaTypeOf = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const formTextOf = (mediaType: string, body: string) =>
  mediaType === 'application/x-www-form-urlencoded' ? body : '';

/** A flat JSON object is read like a form with these fields. */
function* plainEntries(json: unknown): Generator<[string, string]> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return;
  for (const [name, value] of Object.entries(json)) {
    if (['string', 'number', 'boolean'].includes(typeof value)) yield [name, String(value)];
  }
}

export const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

const NO_PARTS: Multipart = { texts: new Map(), files: new Map() };

/** Reads a multipart form, only for operations whose contract has one. */
async function readParts(
  request: Request,
  mediaType: string,
  { body, maxBytes }: OperationContract,
): Promise<Multipart> {
  if (mediaType !== 'multipart/form-data' || body?.mediaType !== mediaType || maxBytes === undefined)
    return NO_PARTS;
  const bytes = await readUploadBody(request, maxBytes);
  return readMultipart(bytes, request.headers.get('content-type') ?? '');
}

/**
 * Reads the fields of a call from its query, a form or a JSON body. The query wins if two of them have a field. The
 * token may also come in the Authorization header, which keeps it out of URL logs.
 *
 * @throws BodyTooLarge, or DomainError if a body or a query is malformed, or has a field twice.
 */
export async function readFields(
  request: Request,
  { search, searchParams }: URL,
  operation: OperationContract,
  { isFamily = false }: { readonly isFamily?: boolean } = {},
): Promise<Fields> {
  const mediaType = mediaTypeOf(request);
  const isBodyRead = request.method === 'POST' && mediaType !== 'multipart/form-data';
  const parts = await readParts(request, mediaType, operation);
  const body = isBodyRead ? await readText(request) : '';
  const json = mediaType === 'application/json' ? parseJson(body) : undefined;
  const formText = formTextOf(mediaType, body);
  const form = new URLSearchParams(formText);
  assertPlain(search, searchParams, isFamily);
  assertPlain(formText, form, isFamily);

  const texts = new Map<string, string>();
  const entries = [...searchParams, ...form, ...parts.texts, ...(operation.body ? [] : plainEntries(json))];
  for (const [name, value] of entries) {
    if (!isAbsent(name, value) && !texts.has(name)) texts.set(name, value);
  }
  const token = texts.get('token') ?? bearerOf(request);
  return { texts, json, files: parts.files, token };
}
