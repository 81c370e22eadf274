import type { Caller } from '../../target/exchange.ts';
import type { Control } from '../control.ts';
import { addressInput } from '../buyer-setup.ts';
import { orderLine } from '../orders.ts';
import { FUND_PASSWORD } from '../accounts.ts';
import { missingPrecondition, PreconditionError } from '../precondition-error.ts';
import type { Setup } from '../setup.ts';
import { asBuyer, asVisitor, type RecipesOf } from './recipe.ts';

/**
 * The ids of Canada and one of its states.
 * @throws {PreconditionError} if the backend does not list them.
 */
export async function findPlace(
  { request, accounts }: Setup,
  asker?: Caller,
): Promise<{ caller: Caller; countryId: number; stateId: number }> {
  const caller = asker ?? (await accounts.first());
  const country = (await request('addressListCountry', { countryName: addressInput.country }, caller))
    .data?.[0];
  if (!country) throw new PreconditionError('inconclusive', 'address!listCountry does not list Canada');
  const state = (await request('addressListState', { countryId: Number(country.id) }, caller)).data?.[0];
  if (!state) throw new PreconditionError('inconclusive', 'address!listState lists no state of Canada');
  return { caller, countryId: Number(country.id), stateId: Number(state.id) };
}

/** Places an order of the first buyer. */
async function placeOrder({ accounts, orders }: Setup): Promise<{ caller: Caller; orderId: string }> {
  const caller = await accounts.first();
  return { caller, orderId: (await orders.place(caller)).orderId };
}

async function createReviewableOrder({ accounts, orders, catalog }: Setup) {
  const caller = await accounts.first();
  const { sellerGoodsId } = await catalog.any();
  const { orderId } = await orders.received(caller);
  const review = {
    sellerGoodsId,
    evaluationType: 1,
    rating: 5,
    content: 'Well made, came quickly.',
  } as const;
  return { caller, orderId, review };
}

function controlOf({ control }: Setup): Control {
  if (!control) throw missingPrecondition('`--control`, to answer a return as the store');
  return control;
}

/** Requests the return of a received order of the first buyer. */
async function requestReturn(setup: Setup): Promise<{ caller: Caller; returnId: string }> {
  const { accounts, orders, request } = setup;
  const caller = await accounts.first();
  const { orderId } = await orders.received(caller);
  const { returnId } = await request('orderRequestReturn', { orderId, returnReason: 2 }, caller);
  return { caller, returnId };
}

export const orderRecipes: RecipesOf<
  | 'addressList'
  | 'addressAdd'
  | 'addressEdit'
  | 'addressDel'
  | 'addressListCountry'
  | 'addressListState'
  | 'addressListCity'
  | 'orderSubmit'
  | 'orderPay'
  | 'orderCancel'
  | 'orderListMain'
  | 'orderInfo'
  | 'orderListGoods'
  | 'orderReceipt'
  | 'orderReturns'
  | 'orderRefundQuote'
  | 'orderReturnQuote'
  | 'orderRequestReturn'
  | 'orderSendReturn'
  | 'orderDisputeReturn'
  | 'orderWithdrawReturn'
  | 'orderCountOrderStatus'
  | 'orderRemind'
  | 'couponList'
  | 'couponMine'
  | 'couponClaim'
  | 'cartList'
  | 'cartPut'
  | 'cartMerge'
  | 'orderQuote'
  | 'orderLogList'
  | 'paymentMethods'
  | 'paymentOpen'
  | 'paymentGet'
  | 'evaluationAdd'
  | 'evaluationAddList'
> = {
  addressList: asBuyer({}),
  addressAdd: async ({ accounts }) => ({ caller: await accounts.newAccount(), input: addressInput }),
  addressEdit: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { ...addressInput, id: await orders.addressId(caller) } };
  },
  addressDel: async ({ accounts, orders }) => {
    const caller = await accounts.newAccount();
    return { caller, input: { id: await orders.addressId(caller) } };
  },
  addressListCountry: asVisitor({}),
  addressListState: async (setup) => {
    const { caller, countryId } = await findPlace(setup);
    return { caller, input: { countryId } };
  },
  addressListCity: async (setup) => {
    const { caller, stateId } = await findPlace(setup);
    return { caller, input: { stateId } };
  },
  orderSubmit: async ({ accounts, orders, catalog }) => {
    const caller = await accounts.first();
    return {
      caller,
      input: { orderInfo: orderLine(await catalog.any()), addressId: await orders.addressId(caller) },
    };
  },
  orderPay: async (setup) => {
    const caller = await setup.accounts.first();
    const { orderId, total, prizeReal } = await setup.orders.place(caller);
    await setup.orders.fund(caller, String(total ?? prizeReal));
    return { caller, input: { orderId, safeword: FUND_PASSWORD } };
  },
  orderCancel: async (setup) => {
    const { caller, orderId } = await placeOrder(setup);
    return { caller, input: { orderId, returnReason: 0 } };
  },
  orderListMain: asBuyer({}),
  orderInfo: async (setup) => {
    const { caller, orderId } = await placeOrder(setup);
    return { caller, input: { orderId } };
  },
  orderListGoods: async (setup) => {
    const { caller, orderId } = await placeOrder(setup);
    return { caller, input: { orderId } };
  },
  orderReceipt: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.anyShipped(caller)).orderId } };
  },
  orderReturns: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.paid(caller)).orderId, returnReason: 1 } };
  },
  orderRefundQuote: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.paid(caller)).orderId } };
  },
  orderReturnQuote: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.received(caller)).orderId, returnReason: 2 } };
  },
  orderRequestReturn: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.received(caller)).orderId, returnReason: 2 } };
  },
  orderSendReturn: async (setup) => {
    const { caller, returnId } = await requestReturn(setup);
    await controlOf(setup).answerReturn(returnId, 'approve');
    return { caller, input: { returnId, carrier: 'Nordic Parcel', trackingNumber: 'NP4471' } };
  },
  orderDisputeReturn: async (setup) => {
    const { caller, returnId } = await requestReturn(setup);
    await controlOf(setup).answerReturn(returnId, 'refuse');
    return { caller, input: { returnId, statement: 'I never wore it.' } };
  },
  orderWithdrawReturn: async (setup) => {
    const { caller, returnId } = await requestReturn(setup);
    return { caller, input: { returnId } };
  },
  orderCountOrderStatus: asBuyer({}),
  orderRemind: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.paid(caller)).orderId } };
  },
  couponList: asVisitor({}),
  couponMine: asBuyer({}),
  couponClaim: async ({ accounts, request }) => {
    const caller = await accounts.first();
    const { pageList } = await request('couponList', {}, caller);
    const code = pageList.find(({ state }) => state === 0)?.code;
    if (code === undefined) throw new PreconditionError('skipped', 'needs a coupon that the buyer can use');
    return { caller, input: { code } };
  },
  cartList: asBuyer({}),
  cartPut: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { lines: `${orderLine(await setup.catalog.any())},0` },
  }),
  cartMerge: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { lines: `${orderLine(await setup.catalog.any())},1` },
  }),
  orderQuote: async ({ accounts, orders, catalog }) => {
    const caller = await accounts.first();
    return {
      caller,
      input: { orderInfo: orderLine(await catalog.any()), addressId: await orders.addressId(caller) },
    };
  },
  orderLogList: async (setup) => {
    const { caller, orderId } = await placeOrder(setup);
    return { caller, input: { orderId } };
  },
  paymentMethods: asVisitor({}),
  paymentOpen: async (setup) => {
    const { caller, orderId } = await placeOrder(setup);
    const { methods } = await setup.request('paymentMethods', {}, caller);
    const open = (methods ?? []).filter(({ available }) => available === 1).map(({ code }) => code);
    const method = open.find((code) => code !== 'balance');
    if (!method) throw missingPrecondition('an open payment method besides the balance');
    return { caller, input: { orderId, method } };
  },
  paymentGet: async (setup) => {
    const { caller, input } = await orderRecipes.paymentOpen(setup);
    const { paymentId } = await setup.request('paymentOpen', input, caller);
    return { ...(caller && { caller }), input: { paymentId } };
  },
  evaluationAdd: async (setup) => {
    const { caller, orderId, review } = await createReviewableOrder(setup);
    return { caller, input: { ...review, orderId } };
  },
  evaluationAddList: async (setup) => {
    const { caller, orderId, review } = await createReviewableOrder(setup);
    return { caller, input: { orderId, evaluationAdds: [review] } };
  },
};
