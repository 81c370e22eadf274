/** Removes old write-ahead log segments, which make up most of a snapshot. */
import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const SEGMENT = /(?:^|\/)pg_wal\/([0-9A-F]{24})$/;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  new TextDecoder().decode(bytes.subarray(at, at + length)).replace(/\0[\s\S]*$/, '');

const roundedUp = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The entries of a tar archive, with their headers. */
function* entriesOf(tar: Uint8Array): Generator<Entry> {
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(textAt(tar, at + 124, 12).trim() || '0', 8);
    const prefix = textAt(tar, at + 345, 155);
    const name = textAt(tar, at, 100);
    const end = at + BLOCK + roundedUp(size);
    yield { name: prefix ? `${prefix}/${name}` : name, bytes: tar.slice(at, end) };
    at = end;
  }
}

/**
 * Keeps only the current log segment, up to the current position, and compresses the archive. Safe after a checkpoint at
 * the beginning of the segment. `writtenTo` is in bytes.
 */
export function trimSnapshot(tar: Uint8Array, segment: string, writtenTo: number): Uint8Array {
  const entries = [...entriesOf(tar)].flatMap(({ name, bytes }) => {
    const found = SEGMENT.exec(name)?.[1];
    if (found === undefined) return [bytes];
    if (found !== segment) return [];
    bytes.fill(0, BLOCK + writtenTo);
    return [bytes];
  });
  return gzipSync(Buffer.concat([...entries, new Uint8Array(2 * BLOCK)]), { level: 9 });
}
