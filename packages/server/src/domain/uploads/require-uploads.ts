import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { uploadIdIn } from './upload-url.ts';

/** Who may see the pictures from now on. Without a value, the visibility stays as it was. */
export interface Audience {
  readonly shownTo?: 'everyone' | 'owner';
}

const failed = () => new DomainError('imageUploadFailed');

/**
 * Marks uploads as used, so that they are not swept. A visitor's upload belongs to the first user who uses it.
 * @throws {DomainError} `imageUploadFailed` if one is not an upload of the caller.
 */
export async function requireUploads(
  tx: Tx,
  userId: string,
  urls: readonly string[],
  { shownTo }: Audience = {},
): Promise<void> {
  const ids = urls.map((url) => {
    const id = uploadIdIn(url);
    if (id === undefined) throw failed();
    return id;
  });
  const distinct = [...new Set(ids)].sort();
  if (distinct.length === 0) return;
  const found = await tx
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', distinct)
    .where('is_doomed', '=', false)
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb.and([eb('user_id', 'is', null), eb('is_used', '=', false)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length !== distinct.length) throw failed();
  await tx
    .updateTable('upload')
    .set({
      user_id: userId,
      is_used: true,
      ...(shownTo !== undefined && { is_public: shownTo === 'everyone' }),
    })
    .where('id', 'in', distinct)
    .execute();
}
