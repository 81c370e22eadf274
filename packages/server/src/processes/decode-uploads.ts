/** A process that decodes uploaded pictures. */
import { DomainError } from '../domain/domain-error.ts';
import { decodePicture } from '../domain/uploads/decode-picture.ts';
import type { DecodeInput, Decoded } from './picture-decoder.ts';
import { answerJobs } from './helper-process.ts';

answerJobs(async ({ bytes, rule }: DecodeInput): Promise<Decoded> => {
  try {
    return { picture: await decodePicture(bytes, rule) };
  } catch (error) {
    if (error instanceof DomainError) return { picture: undefined };
    throw error;
  }
});
