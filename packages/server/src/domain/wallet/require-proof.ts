import type { Tx } from '../../db/open-database.ts';
import { DomainError } from '../domain-error.ts';
import type { Mall } from '../mall.ts';

/** A picture that this server keeps, never one from elsewhere. */
const STORED = /^\/uploads\/(?!.*\.\.)[\w./-]{1,200}$/;

/** The stored picture that proves a payment. */
export async function requireProof(_tx: Tx, _mall: Mall, _userId: string, image: string): Promise<string> {
  if (image === '') throw new DomainError('proofImageRequired');
  if (!STORED.test(image)) throw new DomainError('imageUploadFailed');
  return image;
}
