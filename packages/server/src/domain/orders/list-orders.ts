import { type RawBuilder, sql } from 'kysely';
import type { OrderLineRow, OrderRow } from '../../db/schema/tables.ts';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';
import { limitValue, patternOf } from '../read-page.ts';
import type { OrderWithStore } from './read-orders.ts';

/** What a list shows of an order. Another column makes every list of every buyer slower. */
const COLUMNS = [
  'id',
  'number',
  'buyer_id',
  'store_id',
  'status',
  'refund_status',
  'items',
  'freight',
  'tax',
  'fee',
  'discount',
  'total',
  'pieces',
  'refunded_total',
  'last_step',
  'created_at',
  'pay_deadline',
  'ship_deadline',
  'receipt_deadline',
  'arrival_deadline',
  'return_deadline',
  'reminded_at',
] as const satisfies readonly (keyof OrderRow)[];

export type ListedLine = Pick<
  OrderLineRow,
  'order_id' | 'goods_id' | 'sku_id' | 'quantity' | 'paid_price' | 'name' | 'image' | 'attributes'
>;

export type ListedOrder = Pick<OrderRow, (typeof COLUMNS)[number]> &
  Pick<
    OrderWithStore,
    'storeName' | 'isStoreOpen' | 'username' | 'refundDeadline' | 'returnState' | 'returnStepDeadline'
  > & {
    /** The first lines. */
    readonly lines: readonly ListedLine[];
    readonly lineCount: number;
  };

export interface OrderFilter {
  readonly statuses?: readonly number[] | undefined;
  readonly keyword?: string | undefined;
}

/** Matches the keyword in any letter case. `%`, `_` and `\` are matched literally. */
function containsKeyword(keyword: string): RawBuilder<unknown> {
  const pattern = patternOf(keyword);
  const digits = keyword.replaceAll(/[\s-]/g, '');
  // People write a number in groups.
  const isNumber = /^\d+$/.test(digits) ? sql`or orders.number like ${patternOf(digits)}` : sql``;
  return sql`(orders.id ilike ${pattern} ${isNumber}
    or exists (select from store where store.id = orders.store_id and store.name ilike ${pattern})
    or exists (select from order_line where order_line.order_id = orders.id and order_line.name ilike ${pattern}))`;
}

function conditionOf(buyerId: string, { statuses, keyword }: OrderFilter): RawBuilder<unknown> {
  const conditions = [sql`orders.buyer_id = ${buyerId}`];
  if (statuses !== undefined) conditions.push(sql`orders.status in (${sql.join(statuses)})`);
  if (keyword !== undefined) conditions.push(sql`${containsKeyword(keyword)}`);
  return sql.join(conditions, sql` and `);
}

/** Written once: Kysely takes longer to write so many names than to write the rest of the statement. */
const columns = sql.raw(COLUMNS.map((name) => `orders.${name}`).join(', '));

const PREVIEW_LINES = 3;

const lines = sql`(select json_agg(line) from (
    select order_id, goods_id, sku_id, quantity, paid_price::text, name, image, attributes from order_line
    where order_line.order_id = orders.id order by position limit ${sql.lit(PREVIEW_LINES)}) as line)`;

type Row = Omit<ListedOrder, 'id' | 'lines'> & {
  readonly total_orders: number;
  /** Null in the row of a page past the end, which has only the total. */
  readonly id: string | null;
  readonly lines: readonly ListedLine[] | null;
};

/** One page of a buyer's orders, newest first, each with its first lines, in one statement. */
export async function listOrders(
  { db }: AppContext,
  buyerId: string,
  filter: OrderFilter,
  page: PageRequest,
): Promise<Page<ListedOrder>> {
  const condition = conditionOf(buyerId, filter);
  const value = limitValue(page);
  const { rows } = await sql<Row>`
    with page as (select ${columns} from orders where ${condition}
      order by created_at desc, id desc limit ${value(page.size)} offset ${value((page.number - 1) * page.size)}),
    counted as (select count(*) as total_orders from orders where ${condition})
    select counted.total_orders, orders.*, store.name as "storeName", store.is_open as "isStoreOpen",
      user_account.username,
      (select deadline from refund where refund.order_id = orders.id and refund.state = 1) as "refundDeadline",
      last_return.state as "returnState", last_return.deadline as "returnStepDeadline",
      ${lines} as lines,
      (select count(*) from order_line where order_line.order_id = orders.id) as "lineCount"
    from counted
    left join page as orders on true
    left join store on store.id = orders.store_id
    left join user_account on user_account.id = orders.buyer_id
    left join lateral (select state, deadline from return_case where return_case.order_id = orders.id
      order by requested_at desc, id desc limit 1) as last_return on true
    order by orders.created_at desc, orders.id desc`.execute(db);
  const orders = rows.flatMap(({ total_orders: _, id, lines: own, ...order }): ListedOrder[] =>
    id === null ? [] : [{ ...order, id, lines: own ?? [] }],
  );
  return pageOf(orders, rows[0]?.total_orders ?? 0, page);
}
