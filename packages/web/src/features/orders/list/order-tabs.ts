import type { OrderCountOrderStatusData, OrderListMainParams, OrderStatus } from '@openmall/sdk';

interface OrderTab {
  readonly name: 'all' | 'toPay' | 'toShip' | 'toReceive' | 'toReview' | 'refund';
  /** What order!listMain is asked for; all without. */
  readonly status?: OrderStatus;
  readonly count?: keyof OrderCountOrderStatusData;
}

/** The tabs of My orders; `?index=` is the place in this list (spec §2). */
export const orderTabs: readonly OrderTab[] = [
  { name: 'all' },
  { name: 'toPay', status: 0, count: 'waitPayCount' },
  { name: 'toShip', status: 1, count: 'waitDeliverCount' },
  { name: 'toReceive', status: 3, count: 'waitReceiptCount' },
  { name: 'toReview', status: 4, count: 'waitEvaluateCount' },
  { name: 'refund', status: 6, count: 'refundCount' },
];

/** The tab of an `?index=`; the first one for whatever is none. */
export function tabOf(index: string | null): { readonly tab: OrderTab; readonly index: number } {
  const place = Number(index ?? 0);
  const tab = orderTabs[place];
  return tab ? { tab, index: place } : { tab: { name: 'all' }, index: 0 };
}

/** The page of the list that an address names, counted from 1. */
export const listPageOf = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);

/** What order!listMain is asked for on a page of a tab. */
export const listParams = (index: string | null, keyword: string, page: number): OrderListMainParams => {
  const { status } = tabOf(index).tab;
  return { ...(status !== undefined && { status }), ...(keyword && { keyword }), pageNum: page };
};

/** What My orders asks for at an address. */
export const listParamsAt = (query: URLSearchParams): OrderListMainParams =>
  listParams(query.get('index'), query.get('q') ?? '', listPageOf(query));
