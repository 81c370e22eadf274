/** `@openmall/mocks/office`: the operations of merchants and of the desk as MSW handlers. */
import type { DataOf, ErrorsOf, InputOf } from '@openmall/sdk';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Mocks } from '../mocks.ts';
import type { Mall } from '../state/mall.ts';
import { Refusal } from '../state/refusal.ts';
import {
  endDeskCoupon,
  endStoreCoupon,
  listDeskCoupons,
  listStoreCoupons,
  saveDeskCoupon,
  saveStoreCoupon,
} from './coupons.ts';
import { listStoreGoods, setStoreStock } from './merchant-goods.ts';
import {
  confirmStoreOrder,
  listOrders,
  shipStoreOrder,
  showStoreOrder,
  type StoreContext,
} from './merchant-orders.ts';
import { decideStoreRefund, listRefunds } from './merchant-refunds.ts';
import {
  officeExamples,
  officeIds,
  officeRefusal,
  pathOf,
  type OfficeErrorKey,
  type OfficeId,
} from './office-operations.ts';
import { OfficeRefusal, readOfficeCall } from './read-office-call.ts';

type StoreHandlers = {
  readonly [Id in OfficeId]?: (store: StoreContext, input: InputOf<Id>) => DataOf<Id>;
};

/** What is answered from the mall. Everything else answers the example of the contract. */
const storeHandlers = {
  merchantOrderList: listOrders,
  merchantOrderInfo: showStoreOrder,
  merchantOrderConfirm: confirmStoreOrder,
  merchantOrderShip: shipStoreOrder,
  merchantRefundList: listRefunds,
  merchantRefundDecide: decideStoreRefund,
  merchantGoodsList: listStoreGoods,
  merchantVariantStock: setStoreStock,
  merchantCouponList: listStoreCoupons,
  merchantCouponSave: saveStoreCoupon,
  merchantCouponEnd: endStoreCoupon,
  deskCouponList: listDeskCoupons,
  deskCouponSave: saveDeskCoupon,
  deskCouponEnd: endDeskCoupon,
} satisfies StoreHandlers;

type StoreHandler = (store: StoreContext, input: unknown) => unknown;

const respond = (id: OfficeId, body: object): HttpHandler =>
  http.post(`*${pathOf(id)}`, () => HttpResponse.json(body));

async function answerOffice(store: StoreContext, id: OfficeId, request: Request): Promise<object> {
  try {
    const input = await readOfficeCall(id, request);
    // TypeScript cannot see that handler and input belong to the same operation. The schema has checked the input.
    const handler = (storeHandlers as Readonly<Record<string, StoreHandler>>)[id];
    const data = handler ? handler(store, input) : officeExamples[id];
    return { code: '0', msg: null, data };
  } catch (error) {
    if (error instanceof OfficeRefusal || error instanceof Refusal) return officeRefusal(error.key);
    throw error;
  }
}

/** The store that has the most orders to ship, so that its merchant has something to do. */
function busiestStore({ accounts, stores }: Mall): string {
  const orders = [...accounts.values()].flatMap((account) => account.orders);
  const waiting = orders.filter(({ status }) => status === 1 || status === 2);
  const ids = stores.map(({ listing }) => listing.id);
  const countOf = (id: string) => waiting.filter(({ storeId }) => storeId === id).length;
  return ids.toSorted((left, right) => countOf(right) - countOf(left))[0] ?? '';
}

export interface OfficeOptions {
  /** The store of the merchant; the one with the most orders to ship if undefined. */
  readonly storeId?: string | undefined;
}

/**
 * Creates the MSW handlers of the back office. Orders, refunds, goods and stock of one store are those that buyers see,
 * and so are all coupons; other operations answer the example of the contract. A call without a bearer token is refused, and so is wrong input.
 * @example const server = setupServer(...createMswHandlers(mocks), ...createOfficeHandlers(mocks));
 */
export function createOfficeHandlers(mocks: Mocks, { storeId }: OfficeOptions = {}): HttpHandler[] {
  // The store of a merchant stays the same while orders are shipped.
  const stores = new WeakMap<Mall, string>();
  function storeOf(mall: Mall): StoreContext {
    const own = storeId ?? stores.get(mall) ?? busiestStore(mall);
    stores.set(mall, own);
    return { mall, storeId: own };
  }
  return officeIds.map((id) =>
    http.post(`*${pathOf(id)}`, async ({ request }) =>
      HttpResponse.json(await answerOffice(storeOf(mocks.mall), id, request)),
    ),
  );
}

/**
 * Creates an MSW handler that answers an operation of the back office with your own data.
 * @example server.use(answerOperation('deskAuditList', { pageInfo, pageList: [] }));
 */
export const answerOperation = <Id extends OfficeId>(id: Id, data: DataOf<Id>): HttpHandler =>
  respond(id, { code: '0', msg: null, data });

/**
 * Creates an MSW handler that refuses an operation of the back office with one of its errors.
 * @example server.use(refuseOperation('deskRoleRemove', 'linkedRoleNotDeletable'));
 */
export const refuseOperation = <Id extends OfficeId>(
  id: Id,
  key: Extract<ErrorsOf<Id>, OfficeErrorKey>,
): HttpHandler => respond(id, officeRefusal(key));

export type { OfficeErrorKey, OfficeId };
