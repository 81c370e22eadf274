import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { LIST_END, type PageRequest } from '../../paging.ts';
import { limitValue } from '../../read-page.ts';
import { discountedGoods, runningDiscounts } from '../current-price.ts';
import { closedStores, type GoodsSort, isOnSale } from '../goods-filter.ts';
import { countTo, cutPage, type GoodsSelection } from '../load-goods.ts';
import { chosenValues, countOfValues, distinctIn, hasOneOf } from './attribute-filter.ts';

/** Lists of goods that have some attribute values, read off the indexes of `goods_value` in the order of the list. */
interface ValueOrder {
  /** Columns of `goods_value`. */
  readonly columns: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** The order of a list in `goods_value`, if an index of it has the goods of each value in that order. */
function valueOrderOf(sort: GoodsSort | undefined): ValueOrder | undefined {
  const columns = sql`weight_1, weight_2, created_at`;
  if (!sort) return { columns, order: sql`weight_1 desc, weight_2 desc, created_at desc, goods_id desc` };
  if (sort.by !== 'price' && sort.by !== 'new') return undefined;
  const [column, direction] = [
    sql.raw(sort.by === 'price' ? 'price' : 'shelved_at'),
    sql.raw(sort.direction),
  ];
  return { columns: column, order: sql`${column} ${direction}, goods_id ${direction}` };
}

export const hasValueOrder = (sort: GoodsSort | undefined): boolean => valueOrderOf(sort) !== undefined;

/** Of rows of `goods_value`, as `listed`. */
export const isInOpenStore = sql`listed.store_id not in ${closedStores}`;

interface ValuesQuery {
  readonly valueIds: readonly string[];
  readonly sort: GoodsSort | undefined;
  readonly page: PageRequest;
}

/**
 * The first goods that have one of some values, and maybe a few more: up to the end of a page for each value. Goods that
 * have several of them come once.
 */
function firstOfValues(
  { valueIds, page }: ValuesQuery,
  { columns, order }: ValueOrder,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const limit = limitValue(page)(countTo(page));
  return sql`select ${distinctIn(valueIds)} first.* from ${chosenValues(valueIds)}
    cross join lateral (select goods_id, ${columns} from goods_value as listed
      where listed.value_id = chosen.value and listed.is_shown and ${condition}
      order by ${order} limit ${limit}) as first`;
}

/** The goods without a discount are read in the order of their prices; the discounted ones, which are few, are merged. */
function selectByPrice({ clock }: AppContext, query: ValuesQuery, order: ValueOrder): RawBuilder<unknown> {
  const direction = sql.raw(query.sort?.direction ?? 'asc');
  const byPrice = sql`price_now ${direction}, id ${direction}`;
  const hasNoDiscount = sql`listed.goods_id not in (select goods_id ${runningDiscounts(clock)})`;
  const condition = sql<boolean>`${isOnSale} and ${hasOneOf(query.valueIds)}`;
  return sql`select id, row_number() over (order by ${byPrice}) as position, cast(null as timestamptz) as at from (
      select goods_id as id, price as price_now
        from (${firstOfValues(query, order, sql`${isInOpenStore} and ${hasNoDiscount}`)}) as undiscounted
      union all ${discountedGoods(clock, condition)}
    ) as priced order by ${byPrice} ${cutPage(query.page)}`;
}

/** Selects goods that have one of some values, in an order that `hasValueOrder`. */
export function selectInValueOrder(ctx: AppContext, query: ValuesQuery): GoodsSelection {
  const { valueIds, sort, page } = query;
  const found = valueOrderOf(sort);
  if (!found) throw new Error(`No index of goods_value has the order ${sort?.by}.`);
  const total = countOfValues(valueIds, isInOpenStore, LIST_END);
  if (sort?.by === 'price') return { page: selectByPrice(ctx, query, found), total };
  const ordered = sql`select goods_id as id, row_number() over (order by ${found.order}) as position,
    cast(null as timestamptz) as at from (${firstOfValues(query, found, isInOpenStore)}) as listed
    order by ${found.order} ${cutPage(page)}`;
  return { page: ordered, total };
}
