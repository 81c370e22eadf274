import type { AppContext } from '../../context.ts';
import { uploadIdIn } from './upload-url.ts';

export interface ReadUpload {
  readonly bytes: Uint8Array;
  readonly isPublic: boolean;
}

/**
 * Reads an uploaded picture. A private one is undefined for anyone but its owner. The session is looked up
 * only for private pictures.
 */
export async function readUpload(
  { db, uploads }: AppContext,
  url: string,
  whoAsks: () => Promise<string | undefined>,
  mayStaffRead: () => Promise<boolean>,
): Promise<ReadUpload | undefined> {
  const id = uploadIdIn(url);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('upload')
    .select(['user_id', 'is_public'])
    .where('id', '=', id)
    .where('is_doomed', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = async () => row.user_id !== null && row.user_id === (await whoAsks());
  if (!row.is_public && !(await isOwn()) && !(await mayStaffRead())) return undefined;
  const bytes = await uploads.get(id);
  return bytes && { bytes, isPublic: row.is_public };
}
