import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { readPage } from '../../read-page.ts';
import { storeGoodsConditions, type StoreGoodsFilter, storeGoodsTables } from '../store-goods.ts';

/** A variant with its goods, in the columns of the sheet that the import reads. */
export interface ExportedVariant {
  readonly goodsId: string;
  readonly skuId: string;
  readonly variant: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly stock: string;
  readonly minimumPieces: string;
  readonly shipping: string;
}

/** One page of the variants that buyers see of a store's goods, those of the same goods together. */
export const exportGoods = (
  { db }: AppContext,
  storeId: string,
  filter: StoreGoodsFilter,
  page: PageRequest,
): Promise<Page<ExportedVariant>> =>
  readPage<ExportedVariant>(db, page, {
    select: sql`g.id as "goodsId", own.id as "skuId", g.name, g.description, category.id as category,
      trunc(own.price, 2)::text as price, own.stock_on_hand::text as stock, g.buy_min::text as "minimumPieces",
      trunc(g.dispatch_fee, 2)::text as shipping,
      coalesce((select string_agg((attribute.names ->> 'en') || ': ' || (value.names ->> 'en'), '; '
          order by attribute.position, attribute.id)
        from sku_attribute as chosen join attribute on attribute.id = chosen.attribute_id
        join attribute_value as value on value.id = chosen.value_id where chosen.sku_id = own.id), '') as variant`,
    from: sql`${storeGoodsTables} join sku as own on own.goods_id = g.id and not own.is_hidden`,
    where: storeGoodsConditions(storeId, filter),
    orderBy: sql`g.created_at, g.id, own.position, own.id`,
  });
