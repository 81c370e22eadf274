import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { isPositive } from '../../money/exact.ts';
import { newId } from '../../new-id.ts';
import type { SavedGoods } from '../save-goods.ts';
import { lockStoreGoods, type OwnedGoods, updateLowestPrice } from './lock-store-goods.ts';
import {
  choiceNames,
  combinationOf,
  type FoundChoice,
  findOptions,
  type OptionChoice,
  optionNames,
} from './find-options.ts';
import { requireVariantPictures } from './variant-pictures.ts';

export interface VariantDraft {
  readonly skuId?: string | undefined;
  readonly choices: readonly OptionChoice[];
  readonly price: string;
  readonly stock: number;
  readonly picture?: string | null | undefined;
}

export interface VariantSheet {
  readonly version: number;
  readonly variants: readonly VariantDraft[];
}

/** Buyers choose one value of each option, so each variant needs all options, and no two may be the same. */
function assertSheet(variants: readonly VariantDraft[]): void {
  const [first] = variants;
  const options = optionNames(first?.choices ?? []);
  const isEven = variants.every(({ choices }) => optionNames(choices) === options);
  const isOnce = first?.choices.every(
    ({ option }, index, all) => all.findIndex((other) => other.option === option) === index,
  );
  const combinations = new Set(variants.map(({ choices }) => choiceNames(choices)));
  const isPriced = variants.every(({ price }) => isPositive(price));
  if (!isEven || !isOnce || !isPriced || combinations.size < variants.length)
    throw new DomainError('parameterError');
}

interface Existing {
  readonly id: string;
  readonly price: string;
  readonly stock: number;
  readonly picture: string | null;
  readonly combination: string;
}

async function readExisting(tx: Tx, goodsId: string): Promise<readonly Existing[]> {
  const skus = await tx
    .selectFrom('sku')
    .select(['id', 'price', 'stock_on_hand as stock', 'cover_image as picture'])
    .where('goods_id', '=', goodsId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const chosen = await tx
    .selectFrom('sku_attribute')
    .select(['sku_id', 'attribute_id as attributeId', 'value_id as valueId'])
    .where('sku_id', 'in', [...skus.map(({ id }) => id), ''])
    .execute();
  const bySku = Map.groupBy(chosen, (row) => row.sku_id);
  return skus.map((sku) => ({ ...sku, combination: combinationOf(bySku.get(sku.id) ?? []) }));
}

type Placed = VariantDraft & {
  readonly id: string;
  readonly found: readonly FoundChoice[];
  readonly before: Existing | undefined;
};

/** Finds the variant that each draft changes: by its id, else one that was hidden and has the same values. */
function placeDrafts(
  drafts: readonly (VariantDraft & { readonly found: readonly FoundChoice[] })[],
  existing: readonly Existing[],
): readonly Placed[] {
  const named = new Set(drafts.map(({ skuId }) => skuId));
  return drafts.map((draft) => {
    const { skuId, found } = draft;
    const before = existing.find(({ id, combination }) =>
      skuId === undefined ? combination === combinationOf(found) && !named.has(id) : id === skuId,
    );
    if (skuId !== undefined && !before) throw new DomainError('skuNotFound');
    return { ...draft, id: before?.id ?? newId('sk'), before };
  });
}

async function writeVariant(tx: Tx, goodsId: string, position: number, draft: Placed): Promise<void> {
  const { id, price, stock, picture = null, before } = draft;
  if (!before) {
    const terms = { price, cover_image: picture, position };
    const pieces = { stock_initial: stock, stock_on_hand: stock };
    await tx
      .insertInto('sku')
      .values({ id, goods_id: goodsId, ...terms, ...pieces })
      .execute();
    return;
  }
  await tx
    .updateTable('sku')
    .set((eb) => ({
      ...{ price, cover_image: picture, position, is_hidden: false, stock_on_hand: stock },
      // The pictures after the cover belong to the cover.
      ...(picture !== before.picture && { pictures: [] }),
      // The initial stock changes by the same number, so that it still equals the stock minus all moves.
      stock_initial: eb('stock_initial', '+', eb(eb.val(stock), '-', eb.ref('stock_on_hand'))),
    }))
    .where('id', '=', id)
    .execute();
}

async function writeChoices(tx: Tx, placed: readonly Placed[]): Promise<void> {
  await tx
    .deleteFrom('sku_attribute')
    .where(
      'sku_id',
      'in',
      placed.map(({ id }) => id),
    )
    .execute();
  const rows = placed.flatMap(({ id, found }) =>
    found.map(({ attributeId, valueId }) => ({ sku_id: id, attribute_id: attributeId, value_id: valueId })),
  );
  if (rows.length > 0) await tx.insertInto('sku_attribute').values(rows).execute();
}

const factsOf = (
  variants: readonly { readonly id: string; readonly price: string; readonly stock: number }[],
) => ({
  variants: variants.map(({ id, price, stock }) => ({ id, price, stock })),
});

/**
 * Replaces the variants of goods. A variant that is not named is hidden and keeps its orders.
 * @throws {DomainError} `goodsNotFound`, `skuNotFound`, `changedMeanwhile`, `imageUploadFailed`, or `parameterError` unless
 * all variants have the same options and different values.
 */
export async function saveVariants(
  ctx: AppContext,
  owned: OwnedGoods,
  { version, variants }: VariantSheet,
): Promise<SavedGoods> {
  assertSheet(variants);
  const { goodsId } = owned;
  return transact(ctx, async (tx) => {
    const goods = await lockStoreGoods(tx, owned);
    if (goods.version !== version) throw new DomainError('changedMeanwhile');
    const existing = await readExisting(tx, goodsId);
    await requireVariantPictures(
      tx,
      owned,
      variants.flatMap(({ picture }) => picture ?? []),
    );
    const find = await findOptions(
      tx,
      goodsId,
      variants.flatMap(({ choices }) => choices),
    );
    const placed = placeDrafts(
      variants.map((draft) => ({ ...draft, found: find(draft.choices) })),
      existing,
    );
    for (const [index, draft] of placed.entries()) await writeVariant(tx, goodsId, index, draft);
    await writeChoices(tx, placed);
    await tx
      .updateTable('sku')
      .set({ is_hidden: true })
      .where('goods_id', '=', goodsId)
      .where(
        'id',
        'not in',
        placed.map(({ id }) => id),
      )
      .execute();
    await updateLowestPrice(tx, goodsId);
    await tx
      .updateTable('goods')
      .set({ version: version + 1 })
      .where('id', '=', goodsId)
      .execute();
    const change = { before: factsOf(existing), after: factsOf(placed) };
    await recordAudit(tx, ctx, { subjectId: goodsId, action: 'saveVariants', ...change });
    return { goodsId, version: version + 1 };
  });
}
