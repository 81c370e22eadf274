import type { Tx } from '../../db/database.ts';
import { isUniqueViolation, transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../new-id.ts';
import { writeOnlyPrice } from './editing/lock-store-goods.ts';
import { uploadIdIn } from '../uploads/upload-url.ts';
import { requireUploads } from '../uploads/require-uploads.ts';

export interface GoodsDraft {
  readonly goodsId?: string | undefined;
  readonly version?: number | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly categoryId: string;
  readonly price: string;
  readonly stock?: number | undefined;
  readonly minimumPieces?: number | undefined;
  readonly shipping?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
  /** The same for each repeat of a creation. */
  readonly requestToken?: string | undefined;
}

export interface SavedGoods {
  readonly goodsId: string;
  readonly version: number;
}

interface Owner {
  readonly storeId: string;
  readonly userId: string;
}

/** A category of either level, as goods store it. */
async function readCategory(tx: Tx, id: string) {
  const category = await tx
    .selectFrom('category')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!category) throw new DomainError('categoryNotFound');
  const { parent_id: parent } = category;
  return { category_id: parent ?? id, secondary_category_id: parent === null ? null : id };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

function textsOf({ name, description }: GoodsDraft) {
  const shown =
    description === undefined ? {} : { description, description_html: `<p>${escaped(description)}</p>` };
  return { name: name.trim(), ...shown };
}

const termsOf = ({ minimumPieces, shipping }: GoodsDraft) => ({
  ...(minimumPieces !== undefined && { buy_min: minimumPieces }),
  ...(shipping !== undefined && { dispatch_fee: shipping }),
});

/** Pictures that the store has uploaded, or that the goods already have. */
async function writePictures(
  tx: Tx,
  owner: Owner,
  goodsId: string,
  pictures: readonly string[],
): Promise<void> {
  const kept = await tx.selectFrom('goods_picture').select('image').where('goods_id', '=', goodsId).execute();
  const known = new Set(kept.map(({ image }) => image));
  const added = pictures.filter((image) => !known.has(image));
  if (added.some((image) => uploadIdIn(image) === undefined)) throw new DomainError('imageUploadFailed');
  await requireUploads(tx, owner.userId, added, { shownTo: 'everyone' });
  await tx.deleteFrom('goods_picture').where('goods_id', '=', goodsId).execute();
  const rows = [...new Set(pictures)].map((image, index) => ({
    goods_id: goodsId,
    position: index + 1,
    image,
  }));
  if (rows.length > 0) await tx.insertInto('goods_picture').values(rows).execute();
}

async function createGoods(tx: Tx, ctx: AppContext, owner: Owner, draft: GoodsDraft): Promise<SavedGoods> {
  const goodsId = newId('g');
  const now = ctx.clock.now();
  await tx
    .insertInto('goods')
    .values({
      id: goodsId,
      store_id: owner.storeId,
      ...(await readCategory(tx, draft.categoryId)),
      ...textsOf(draft),
      ...termsOf(draft),
      price: draft.price,
      is_on_shelf: false,
      request_token: draft.requestToken ?? null,
      created_at: now,
      shelved_at: now,
    })
    .execute();
  const stock = draft.stock ?? 0;
  await tx
    .insertInto('sku')
    .values({
      id: newId('sk'),
      goods_id: goodsId,
      price: draft.price,
      stock_initial: stock,
      stock_on_hand: stock,
    })
    .execute();
  return { goodsId, version: 1 };
}

interface Before {
  readonly name: string;
  readonly price: string;
}

async function changeGoods(
  tx: Tx,
  owner: Owner,
  draft: GoodsDraft & { readonly goodsId: string },
): Promise<SavedGoods & { readonly before: Before }> {
  const goods = await tx
    .selectFrom('goods')
    .select(['version', 'name', 'price'])
    .where('id', '=', draft.goodsId)
    .where('store_id', '=', owner.storeId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!goods) throw new DomainError('goodsNotFound');
  if (goods.version !== draft.version) throw new DomainError('changedMeanwhile');
  const version = goods.version + 1;
  const changes = {
    ...(await readCategory(tx, draft.categoryId)),
    ...textsOf(draft),
    ...termsOf(draft),
    version,
  };
  await tx.updateTable('goods').set(changes).where('id', '=', draft.goodsId).execute();
  await writeOnlyPrice(tx, draft.goodsId, draft.price);
  return { goodsId: draft.goodsId, version, before: { name: goods.name, price: goods.price } };
}

/**
 * A store creates goods with one variant, off the shelf at first, or changes goods.
 * @throws {DomainError} `goodsNotFound`, `categoryNotFound`, `changedMeanwhile`, `imageUploadFailed`, or
 * `duplicateSubmission` if the request has created goods before.
 */
export async function saveGoods(ctx: AppContext, owner: Owner, draft: GoodsDraft): Promise<SavedGoods> {
  const { goodsId: known } = draft;
  try {
    return await transact(ctx, async (tx) => {
      const { before, ...saved }: SavedGoods & { readonly before?: Before } =
        known === undefined
          ? await createGoods(tx, ctx, owner, draft)
          : await changeGoods(tx, owner, { ...draft, goodsId: known });
      if (draft.pictures) await writePictures(tx, owner, saved.goodsId, draft.pictures);
      const after = { name: draft.name.trim(), price: draft.price };
      await recordAudit(tx, ctx, { subjectId: saved.goodsId, action: 'saveGoods', before, after });
      return saved;
    });
  } catch (cause) {
    throw isUniqueViolation(cause) ? new DomainError('duplicateSubmission', { cause }) : cause;
  }
}
