import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { requireUploads } from '../uploads/require-uploads.ts';
import { uploadIdIn } from '../uploads/upload-url.ts';

/** What buyers see at the top of the page of a store, and from which price in dollars its orders have no freight. */
export interface StorePage {
  readonly name: string;
  readonly avatar: string;
  readonly banner: string | null;
  readonly about: string;
  readonly location: string;
  readonly freeDeliveryFrom: string | null;
}

export interface StorePageDetail extends StorePage {
  readonly id: string;
  readonly isOpen: boolean;
  readonly version: number;
}

const columns = [
  sql<string | null>`free_delivery_from::text`.as('freeDeliveryFrom'),
  ...(['id', 'name', 'logo_image as avatar', 'banner_image as banner'] as const),
  ...(['remark as about', 'location', 'is_open as isOpen', 'version'] as const),
] as const;

export const readStorePage = ({ db }: AppContext, storeId: string): Promise<StorePageDetail> =>
  db.selectFrom('store').select(columns).where('id', '=', storeId).executeTakeFirstOrThrow();

/** A new picture is an upload of the person; one that the store has already may be of the demo. */
async function requirePictures(
  tx: Tx,
  userId: string,
  { avatar, banner }: StorePage,
  before: StorePage,
): Promise<void> {
  const known = new Set([before.avatar, before.banner]);
  const added = [avatar, ...(banner === null ? [] : [banner])].filter((picture) => !known.has(picture));
  if (added.some((picture) => uploadIdIn(picture) === undefined)) throw new DomainError('imageUploadFailed');
  await requireUploads(tx, userId, added, { shownTo: 'everyone' });
}

const pageOf = ({ name, avatar, banner, about, location, freeDeliveryFrom }: StorePage): StorePage => ({
  name: name.trim(),
  ...{ avatar, banner, about: about.trim(), location: location.trim(), freeDeliveryFrom },
});

/**
 * Changes the page of a store and returns its new version.
 * @throws {DomainError} `changedMeanwhile` or `imageUploadFailed`.
 */
export async function saveStorePage(
  ctx: AppContext,
  owner: { readonly storeId: string; readonly userId: string },
  draft: StorePage & { readonly version: number },
): Promise<number> {
  return transact(ctx, async (tx) => {
    const store = await tx
      .selectFrom('store')
      .select(columns)
      .where('id', '=', owner.storeId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (store.version !== draft.version) throw new DomainError('changedMeanwhile');
    await requirePictures(tx, owner.userId, draft, store);
    const after = pageOf(draft);
    const { name, avatar, banner, about, location, freeDeliveryFrom } = after;
    const version = store.version + 1;
    await tx
      .updateTable('store')
      .set({
        name,
        logo_image: avatar,
        banner_image: banner,
        remark: about,
        location,
        free_delivery_from: freeDeliveryFrom,
        version,
      })
      .where('id', '=', owner.storeId)
      .execute();
    const change = { before: pageOf(store), after };
    await recordAudit(tx, ctx, { subjectId: owner.storeId, action: 'saveStore', ...change });
    return version;
  });
}
