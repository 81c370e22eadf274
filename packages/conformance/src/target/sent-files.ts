/** Uploaded files in a form that a shell can recreate. */
import { Buffer } from 'node:buffer';

export interface SentFile {
  readonly name: string;
  /** The content without trailing zeros. The judge pads large files with zeros. */
  readonly base64: string;
  readonly zeros: number;
}

/** Longer content does not fit into one line of a shell. */
const MAX_LENGTH = 4_096;

async function sentFileOf(file: File): Promise<SentFile | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  if (end > MAX_LENGTH) return undefined;
  const base64 = Buffer.from(bytes.subarray(0, end)).toString('base64');
  return { name: file.name, base64, zeros: bytes.length - end };
}

export async function sentFilesOf(body: unknown): Promise<readonly SentFile[]> {
  const values: unknown[] = typeof body === 'object' && body !== null ? Object.values(body) : [];
  const files = values.filter((value) => value instanceof File);
  return (await Promise.all(files.map(sentFileOf))).filter((file) => file !== undefined);
}
