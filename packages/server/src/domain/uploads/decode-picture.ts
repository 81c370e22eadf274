import sharp from 'sharp';
import { DomainError } from '../domain-error.ts';
import type { PictureKind, PictureRule } from './picture-rules.ts';

export interface DecodedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type DecodingRule = Pick<PictureRule, 'kinds' | 'maxPixels'>;

/** Decodes pictures as `decodePicture` does, elsewhere. */
export interface PictureDecoder {
  readonly decode: (upload: Uint8Array, rule: DecodingRule) => Promise<DecodedPicture>;
  readonly close: () => void;
}

/** Enough to read a passport; screens need less. */
const MAX_SIDE = 2560;
const MAX_SECONDS = 15;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Detects the kind of a picture by its first bytes. File name and declared type can't be trusted. */
function kindOf(bytes: Buffer): PictureKind | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** An animated PNG has a chunk before its first picture. The decoder would silently take that picture only. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG_SIGNATURE.length; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

async function encode(bytes: Buffer, maxPixels: number): Promise<DecodedPicture> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, animated: true });
  const { pages = 1, depth } = await image.metadata();
  // More than 8 bits of a color take twice the memory, and no camera of a phone writes them.
  if (pages > 1 || depth !== 'uchar') throw new DomainError('imageUploadFailed');
  const { data, info } = await image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Decodes a picture and encodes it again, which removes metadata and hidden data. It detects the format by the
 * bytes alone.
 * @throws {DomainError} `imageUploadFailed` if it is not a picture, of another kind, animated, of more than 8 bits or of
 * too many pixels.
 */
export async function decodePicture(
  upload: Uint8Array,
  { kinds, maxPixels }: DecodingRule,
): Promise<DecodedPicture> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const kind = kindOf(bytes);
  if (!kind || !kinds.includes(kind) || (kind === 'png' && isAnimatedPng(bytes)))
    throw new DomainError('imageUploadFailed');
  try {
    return await encode(bytes, maxPixels);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('imageUploadFailed', { cause });
  }
}
