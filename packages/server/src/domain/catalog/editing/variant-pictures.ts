import type { Tx } from '../../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { requireUploads } from '../../uploads/require-uploads.ts';
import { uploadIdIn } from '../../uploads/upload-url.ts';
import type { OwnedGoods } from './lock-store-goods.ts';

/**
 * Variants show pictures that the store has uploaded, or that the goods have already.
 * @throws {DomainError} `imageUploadFailed` for any other picture.
 */
export async function requireVariantPictures(
  tx: Tx,
  { goodsId, userId }: OwnedGoods,
  pictures: readonly string[],
): Promise<void> {
  const ofGoods = await tx
    .selectFrom('goods_picture')
    .select('image')
    .where('goods_id', '=', goodsId)
    .execute();
  const ofVariants = await tx
    .selectFrom('sku')
    .select('cover_image as image')
    .where('goods_id', '=', goodsId)
    .execute();
  const known = new Set([...ofGoods, ...ofVariants].map(({ image }) => image));
  const added = pictures.filter((picture) => !known.has(picture));
  if (added.some((picture) => uploadIdIn(picture) === undefined)) throw new DomainError('imageUploadFailed');
  await requireUploads(tx, userId, added, { shownTo: 'everyone' });
}
