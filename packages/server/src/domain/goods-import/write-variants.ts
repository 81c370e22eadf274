import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { choiceNames, findOptions, type OptionChoice } from '../catalog/editing/find-options.ts';
import { updateLowestPrice } from '../catalog/editing/lock-store-goods.ts';
import { newId } from '../new-id.ts';
import { cellOf, type GoodsLine } from './row-faults.ts';
import { choicesOf } from './variant-rows.ts';

/** A variant of the goods that a sheet names. */
export interface KnownVariant {
  readonly id: string;
  readonly goodsId: string;
  readonly isHidden: boolean;
  readonly choices: readonly OptionChoice[];
}

export async function readVariants(tx: Tx, goodsIds: readonly string[]): Promise<readonly KnownVariant[]> {
  const { rows } =
    await sql<KnownVariant>`select sku.id, sku.goods_id as "goodsId", sku.is_hidden as "isHidden",
      coalesce((select json_agg(json_build_object('option', attribute.names ->> 'en', 'value', value.names ->> 'en'))
        from sku_attribute as own join attribute on attribute.id = own.attribute_id
        join attribute_value as value on value.id = own.value_id where own.sku_id = sku.id), '[]') as choices
    from sku where goods_id = any (cast(${[...goodsIds]} as text[])) order by sku.goods_id, sku.position, sku.id`.execute(
      tx,
    );
  return rows;
}

interface NewVariant {
  readonly goodsId: string;
  readonly row: GoodsLine;
}

/** Adds variants to goods, each with its options. */
export async function addVariants(tx: Tx, variants: readonly NewVariant[]): Promise<void> {
  const rows = variants.map(({ goodsId, row }, position) => {
    const stock = Number(cellOf(row, 'stock') || '0');
    const pieces = { stock_initial: stock, stock_on_hand: stock };
    const sku = { id: newId('sk'), goods_id: goodsId, price: cellOf(row, 'price'), position, ...pieces };
    return { sku, choices: choicesOf(row) };
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('sku')
    .values(rows.map(({ sku }) => sku))
    .execute();
  const named = rows.filter(({ choices }) => choices.length > 0);
  const [first] = named;
  if (!first) return;
  const find = await findOptions(
    tx,
    first.sku.goods_id,
    named.flatMap(({ choices }) => choices),
  );
  const chosen = named.flatMap(({ sku, choices }) =>
    find(choices).map(({ attributeId, valueId }) => ({
      ...{ sku_id: sku.id, attribute_id: attributeId, value_id: valueId },
    })),
  );
  await tx.insertInto('sku_attribute').values(chosen).execute();
}

/** Changes the price of the variant that a row names by its id or its options, or adds one with these options. */
export async function changeVariant(
  tx: Tx,
  row: GoodsLine,
  variants: readonly KnownVariant[],
): Promise<void> {
  const [goodsId, skuId, price] = [cellOf(row, 'goodsId'), cellOf(row, 'skuId'), cellOf(row, 'price')];
  const names = choiceNames(choicesOf(row));
  const named = variants.find((variant) =>
    skuId === ''
      ? variant.goodsId === goodsId && !variant.isHidden && choiceNames(variant.choices) === names
      : variant.id === skuId,
  );
  if (!named) await addVariants(tx, [{ goodsId, row }]);
  else if (price !== '') await tx.updateTable('sku').set({ price }).where('id', '=', named.id).execute();
  await updateLowestPrice(tx, goodsId);
}
