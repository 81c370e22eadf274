/** Replaces the server's `decode-picture.ts`: decodes and re-encodes with the browser. */
import { DomainError } from '@openmall/server/domain/domain-error';
import type * as original from '@openmall/server/domain/uploads/decode-picture';

const MAX_SIDE = 2560;

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['webp', 'RIFF'],
];

const kindOf = (bytes: Uint8Array): string | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return SIGNATURES.find(([, sign]) => start.startsWith(sign))?.[0];
};

async function encode(bytes: Uint8Array, maxPixels: number): Promise<original.DecodedPicture> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  if (bitmap.width * bitmap.height > maxPixels) throw new DomainError('imageUploadFailed');
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}

export const decodePicture: typeof original.decodePicture = async (upload, { kinds, maxPixels }) => {
  const kind = kindOf(upload);
  if (!kinds.some((allowed) => allowed === kind)) throw new DomainError('imageUploadFailed');
  try {
    return await encode(upload, maxPixels);
  } catch (cause) {
    throw new DomainError('imageUploadFailed', { cause });
  }
};
