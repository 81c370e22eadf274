import type { OrderCountOrderStatusData, OrderListMainParams, OrderStatus } from '@openmall/sdk';

interface OrderTab {
  readonly name: 'all' | 'toPay' | 'toShip' | 'toReceive' | 'toReview' | 'refund';
  /** The status filter of order!listMain; none for all orders. */
  readonly status?: OrderStatus;
  readonly count?: keyof OrderCountOrderStatusData;
}

/** The tabs of My orders; `?index=` is the index in this list (spec §2). */
export const orderTabs: readonly OrderTab[] = [
  { name: 'all' },
  { name: 'toPay', status: 0, count: 'waitPayCount' },
  { name: 'toShip', status: 1, count: 'waitDeliverCount' },
  { name: 'toReceive', status: 3, count: 'waitReceiptCount' },
  { name: 'toReview', status: 4, count: 'waitEvaluateCount' },
  { name: 'refund', status: 6, count: 'refundCount' },
];

/** Parses `?index=`; invalid values select the first tab. */
export function tabOf(index: string | null): { readonly tab: OrderTab; readonly index: number } {
  const position = Number(index ?? 0);
  const tab = orderTabs[position];
  return tab ? { tab, index: position } : { tab: { name: 'all' }, index: 0 };
}

/** Parses the page number of the URL, counted from 1. */
export const listPageOf = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);

/** The params of order!listMain for a page of a tab. */
export const listParams = (index: string | null, keyword: string, page: number): OrderListMainParams => {
  const { status } = tabOf(index).tab;
  return { ...(status !== undefined && { status }), ...(keyword && { keyword }), pageNum: page };
};

/** The params of order!listMain for the URL of My orders. */
export const listParamsAt = (query: URLSearchParams): OrderListMainParams =>
  listParams(query.get('index'), query.get('q') ?? '', listPageOf(query));
