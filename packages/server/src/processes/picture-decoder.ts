import { fileURLToPath } from 'node:url';
import { DomainError } from '../domain/domain-error.ts';
import type { DecodedPicture, DecodingRule, PictureDecoder } from '../domain/uploads/decode-picture.ts';
import { createHelperProcess } from './helper-process.ts';

export interface DecodeInput {
  readonly bytes: Uint8Array;
  readonly rule: DecodingRule;
}
export interface Decoded {
  /** Undefined if it is not such a picture. */
  readonly picture: DecodedPicture | undefined;
}

const DECODER = fileURLToPath(new URL('decode-uploads.ts', import.meta.url));

/** Decodes uploads in another process, which ends when there are none. */
export function openPictureDecoder(): PictureDecoder {
  const { run, close } = createHelperProcess<DecodeInput, Decoded>(DECODER);
  const decode: PictureDecoder['decode'] = async (bytes, { kinds, maxPixels }) => {
    const { picture } = await run({ bytes, rule: { kinds, maxPixels } });
    if (!picture) throw new DomainError('imageUploadFailed');
    return picture;
  };
  return { decode, close };
}
