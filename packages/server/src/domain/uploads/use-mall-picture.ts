import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { uploadIdIn } from './upload-url.ts';

/**
 * Marks a picture of the mall as used. Staff upload it without an account, so it belongs to no user. The picture that
 * it replaces is swept later.
 * @throws {DomainError} `imageUploadFailed` if it is neither the current picture nor a new upload.
 */
export async function replaceMallPicture(
  tx: Tx,
  current: string | null,
  picture: string | null,
): Promise<void> {
  if (picture === current) return;
  if (picture !== null) {
    const { numUpdatedRows } = await tx
      .updateTable('upload')
      .set({ is_used: true, is_public: true })
      .where('id', '=', uploadIdIn(picture) ?? '')
      .where('user_id', 'is', null)
      .where('is_used', '=', false)
      .where('is_doomed', '=', false)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError('imageUploadFailed');
  }
  const replaced = current === null ? undefined : uploadIdIn(current);
  if (replaced === undefined) return;
  await tx
    .updateTable('upload')
    .set({ is_used: false })
    .where('id', '=', replaced)
    .where('user_id', 'is', null)
    .execute();
}
