/** The writes of `serial-order.test.ts`, by name. */
import type { InputOf, OperationId } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { fixedClock } from '../../db/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { expireOrders } from '../../domain/orders/cancel.ts';
import { receiveByDefault } from '../../domain/orders/deadlines/receive-by-default.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { confirmOrder, shipOrder } from '../../domain/orders/ship.ts';
import { reviewByDefault } from '../../domain/reviews/review-by-default.ts';
import { FUND_PASSWORD, PASSWORD, START } from '../fixtures/test-context.ts';
import { createCaller } from '../http/api-caller.ts';
import { PARCEL, type PairWorld } from './pair-world.ts';

/** Returns `ok` or the key of the refusal. `turn` is 0 for the first of a pair, and 1 for the second. */
export type Write = (ctx: AppContext, world: PairWorld, turn: 0 | 1) => Promise<string>;

/** A call of the buyer. */
const call =
  <Id extends OperationId>(id: Id, inputOf: (world: PairWorld, turn: 0 | 1) => InputOf<Id>): Write =>
  (ctx, world, turn) =>
    createCaller(ctx).refusal(id, inputOf(world, turn), { token: world.buyer.token });

/** A step of store, operator or clock. */
const step =
  (work: (ctx: AppContext, world: PairWorld) => Promise<unknown>): Write =>
  async (ctx, world) => {
    try {
      await work(ctx, world);
      return 'ok';
    } catch (error) {
      if (error instanceof DomainError) return error.key;
      throw error;
    }
  };
/** A job, after all time limits have passed. */
const job = (work: (ctx: AppContext) => Promise<unknown>): Write =>
  step((ctx) => work({ ...ctx, clock: fixedClock(new Date(START.getTime() + 400 * 86_400_000)) }));

const address = {
  phone: '44 7700900123',
  contacts: 'Amelia Hartley',
  address: '2 Fore Street',
  country: 'United Kingdom',
};

export const PAIR_WRITES: Readonly<Record<string, Write>> = {
  pay: call('orderPay', ({ orders }) => ({ orderId: orders.unpaid, safeword: FUND_PASSWORD })),
  cancel: call('orderCancel', ({ orders }) => ({ orderId: orders.unpaid, returnReason: 0 })),
  expire: job(expireOrders),
  buy: call('orderSubmit', ({ goodsId }) => ({ orderInfo: `${goodsId},-1,10` })),
  buyMore: call('orderSubmit', ({ goodsId }) => ({ orderInfo: `${goodsId},-1,6` })),
  remind: call('orderRemind', ({ orders }) => ({ orderId: orders.paid })),
  confirm: step((ctx, { orders }) => confirmOrder(ctx, orders.paid)),
  ship: step((ctx, { orders }) => shipOrder(ctx, orders.paid, PARCEL)),
  askRefund: call('orderReturns', ({ orders }) => ({ orderId: orders.paid, returnReason: 2 })),
  grantRefund: step((ctx, { orders }) => approveRefund(ctx, orders.refunding)),
  refuseRefund: step((ctx, { orders }) => rejectRefund(ctx, orders.refunding, 'It is packed.')),
  receive: call('orderReceipt', ({ orders }) => ({ orderId: orders.shipped })),
  receiveByDefault: job(receiveByDefault),
  review: call('evaluationAddList', ({ orders, goodsId }) => ({
    orderId: orders.received,
    evaluationAdds: [{ sellerGoodsId: goodsId, evaluationType: 1, rating: 5 }],
  })),
  reviewByDefault: job(reviewByDefault),
  askReturn: call('orderRequestReturn', ({ orders }) => ({ orderId: orders.received, returnReason: 2 })),
  withdraw: call('withdrawApply', ({ proofs }, turn) => ({
    ...(proofs[turn] ?? { session_token: '' }),
    safeword: FUND_PASSWORD,
    amount: '4895',
    channel: 'USDT',
  })),
  changePin: call('userUpdateOldAndNewSafeword', () => ({
    old_safeword: FUND_PASSWORD,
    safeword: '246801',
    re_safeword: '246801',
  })),
  changePassword: call('userUpdateOldAndNewPsw', () => ({
    old_password: PASSWORD,
    password: 'Rainy-17day',
    re_password: 'Rainy-17day',
  })),
  signOut: call('userLogout', () => ({})),
  addAddress: call('addressAdd', () => ({ ...address, use: 1, city: 'Leeds' })),
  editAddress: call('addressEdit', ({ addressId }) => ({ ...address, id: addressId, city: 'Bath' })),
  removeAddress: call('addressDel', ({ addressId }) => ({ id: addressId })),
  fillCart: call('cartPut', ({ goodsId }) => ({ lines: `${goodsId},-1,1,0` })),
  emptyCart: call('cartPut', ({ goodsId }) => ({ lines: `${goodsId},-1,0,0` })),
  save: call('keepGoodsAdd', ({ goodsId }) => ({ sellerGoodsId: goodsId })),
  unsave: call('keepGoodsDel', ({ goodsId }) => ({ sellerGoodsId: goodsId })),
  follow: call('focusSellerAdd', ({ storeId }) => ({ sellerId: storeId })),
  unfollow: call('focusSellerDel', ({ storeId }) => ({ sellerId: storeId })),
  rename: call('localuserSetDisplayName', () => ({ displayName: 'Amelia' })),
};

/** They skip orders that others hold at this moment, and find them at their next run. */
export const JOBS: readonly string[] = ['expire', 'receiveByDefault', 'reviewByDefault'];
