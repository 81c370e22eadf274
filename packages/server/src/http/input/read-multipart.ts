import { DomainError } from '../../domain/domain-error.ts';

export interface Multipart {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const MAX_PARTS = 20;
const MAX_HEAD_BYTES = 8 * 1024;
const MAX_TEXT_BYTES = 4 * 1024;

const BLANK_LINE = Buffer.from('\r\n\r\n');
const unreadable = () => new DomainError('parameterError');

/** RFC 2046: up to 70 characters, quoted or not. */
function boundaryOf(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw unreadable();
  return boundary;
}

/** The parts between the boundaries, without preamble and epilogue. */
function* partsOf(body: Buffer, boundary: string): Generator<Buffer> {
  const opening = Buffer.from(`--${boundary}`, 'latin1');
  const between = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const first = body.indexOf(opening);
  if (first === -1) throw unreadable();
  let at = first + opening.length;
  for (let count = 0; body.toString('latin1', at, at + 2) !== '--'; count += 1) {
    const end = body.indexOf(between, at);
    if (count >= MAX_PARTS || end === -1 || body.toString('latin1', at, at + 2) !== '\r\n')
      throw unreadable();
    yield body.subarray(at + 2, end);
    at = end + between.length;
  }
}

interface Part {
  readonly name: string;
  readonly isFile: boolean;
  readonly content: Buffer;
}

/** A file name only marks the part as a file: the server chooses its own names. */
function readPart(part: Buffer): Part {
  const end = part.indexOf(BLANK_LINE);
  if (end === -1 || end > MAX_HEAD_BYTES) throw unreadable();
  const disposition =
    /^content-disposition:\s*form-data(.*)$/im.exec(part.toString('utf8', 0, end))?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? /;\s*name=([^\s;"]+)/i.exec(disposition)?.[1];
  if (name === undefined) throw unreadable();
  const isFile = /;\s*filename\*?=/i.test(disposition);
  return { name, isFile, content: part.subarray(end + BLANK_LINE.length) };
}

/**
 * Parses a multipart form. Of two texts with the same name, the first wins.
 *
 * @throws DomainError with `parameterError` if the form is malformed, too long, or has two files with the same name.
 */
export function readMultipart(body: Buffer, contentType: string): Multipart {
  const texts = new Map<string, string>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const part of partsOf(body, boundaryOf(contentType))) {
    const { name, isFile, content } = readPart(part);
    if (isFile) {
      if (files.has(name)) throw unreadable();
      files.set(name, new Uint8Array(content));
    } else {
      if (content.byteLength > MAX_TEXT_BYTES) throw unreadable();
      if (!texts.has(name)) texts.set(name, content.toString('utf8'));
    }
  }
  return { texts, files };
}
