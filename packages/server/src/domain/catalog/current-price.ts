import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';

/**
 * The price that a buyer pays now, in SQL: lists are filtered and sorted by it. `discountedPrice` of `domain/orders`
 * computes the same from a ratio; `current-price.test.ts` compares the two.
 */

export const runningDiscounts = (clock: Clock): RawBuilder<unknown> => sql`from discount
  where starts_at <= ${clock.now()} and ends_at > ${clock.now()}`;

/** The deepest running discount of goods, such as those of a row of `goods`; null while there is none. */
export const deepestRatio = (clock: Clock, goodsId = sql`goods.id`): RawBuilder<string | null> =>
  sql`(select max(ratio) ${runningDiscounts(clock)} and goods_id = ${goodsId})`;

const discounted = (ratio: RawBuilder<unknown>) => sql`trunc(goods.price * (1 - ${ratio}), 2)`;

/** The price of a row of `goods` now, by its deepest running discount, truncated to cents. */
export const currentPrice = (clock: Clock): RawBuilder<string> => sql<string>`case
  when goods.id in (select goods_id ${runningDiscounts(clock)})
  then ${discounted(deepestRatio(clock))}
  else goods.price end`;

/** The goods with a running discount that meet a condition, with their price now. */
export const discountedGoods = (
  clock: Clock,
  condition: RawBuilder<boolean>,
  from: RawBuilder<unknown> = sql`goods`,
): RawBuilder<unknown> => sql`
  (select goods.id, ${discounted(sql`running.ratio`)} as price_now from ${from}
    join (select goods_id, max(ratio) as ratio ${runningDiscounts(clock)} group by goods_id) as running
      on running.goods_id = goods.id
    where ${condition})`;

/**
 * The first `count` goods by price now. Most goods have no discount, so these are read off the index of prices; the
 * discounted ones, which are few, are priced and merged.
 */
export const goodsByCurrentPrice = (
  clock: Clock,
  condition: RawBuilder<boolean>,
  {
    from = sql`goods`,
    direction,
    count,
  }: {
    readonly from?: RawBuilder<unknown> | undefined;
    readonly direction: RawBuilder<unknown>;
    readonly count: number;
  },
): RawBuilder<unknown> => sql`(
  (select goods.id, goods.price as price_now from ${from}
    where ${condition} and goods.id not in (select goods_id ${runningDiscounts(clock)})
    order by goods.price ${direction}, goods.id ${direction} limit ${count})
  union all ${discountedGoods(clock, condition, from)}
)`;
