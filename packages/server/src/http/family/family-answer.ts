import type { OperationId, OrderLogItem } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import type { FamilyCall } from './family-call.ts';

/** Translates answers into what existing clients read. */

/** The tables of existing clients translate these texts. Steps without an entry keep the text of the contract. */
const LOG_KEYS: Readonly<Record<number, string>> = {
  1: '下单成功，等待付款',
  2: '下单成功，付款成功',
  3: '订单已取消，原因：',
  4: '长时间未付款，系统自动取消订单',
  5: '商家已确认，已进入备货状态',
  6: '已发货，正在运输中',
  7: '订单已签收',
  8: '发起退款申请',
  9: '退款成功',
  10: '退款失败',
  // What the clock does reads as what a person does.
  17: '订单已签收',
  18: '退款成功',
};
const CANCELLED = 3;
/** Texts of the contract's cancellation reasons, from 0. */
const REASONS = ['不想要了', '拍错商品', '重复下单', '无法收货', '其他原因'] as const;

async function reasonOf({ db }: AppContext, orderId: string): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('cancel_reason')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return REASONS[order?.cancel_reason ?? -1] ?? '';
}

/** Clients cut off the order's number at the start and look up the rest, so nothing may be between the two. */
async function showLog(ctx: AppContext, row: OrderLogItem): Promise<OrderLogItem> {
  const key = LOG_KEYS[row.state];
  if (key === undefined) return row;
  const reason = row.state === CANCELLED ? await reasonOf(ctx, row.orderId) : '';
  return { ...row, log: `${row.orderId}${key}${reason}` };
}

const ADDRESS = /^\/(pictures|uploads|pay)\/\S*$/;
const ADDRESS_IN_HTML = /(?<= src=")(?=\/(pictures|uploads)\/)/g;

/** Adds the base path to all addresses of this server in an answer. */
function addBasePath(value: unknown, basePath: string): unknown {
  if (typeof value === 'string')
    return ADDRESS.test(value) ? basePath + value : value.replaceAll(ADDRESS_IN_HTML, basePath);
  if (Array.isArray(value)) return value.map((item) => addBasePath(item, basePath));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, addBasePath(item, basePath)]));
}

/** The data of an answer, as an existing client reads it. */
export async function translateAnswer(
  ctx: AppContext,
  id: OperationId,
  data: unknown,
  { basePath }: FamilyCall,
): Promise<unknown> {
  // Answered by the handler of the operation, whose type the compiler checks.
  const rows = id === 'orderLogList' ? (data as readonly OrderLogItem[]) : undefined;
  const shown = rows ? await Promise.all(rows.map((row) => showLog(ctx, row))) : data;
  return basePath === '' ? shown : addBasePath(shown, basePath);
}
