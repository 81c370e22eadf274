import type { Caller } from '../../target/exchange.ts';
import { addressInput } from '../buyer-setup.ts';
import { orderLine } from '../orders.ts';
import { fundPassword } from '../accounts.ts';
import { lacking, Unmet } from '../precondition-error.ts';
import type { World } from '../setup.ts';
import { asBuyer, asVisitor, type RecipesOf } from './recipe.ts';

export async function aPlace({
  ask,
  accounts,
}: World): Promise<{ caller: Caller; countryId: number; stateId: number }> {
  const caller = await accounts.first();
  const country = (await ask('addressListCountry', { countryName: addressInput.country }, caller)).data?.[0];
  if (!country) throw new Unmet('unproven', 'address!listCountry knows no Canada');
  const state = (await ask('addressListState', { countryId: Number(country.id) }, caller)).data?.[0];
  if (!state) throw new Unmet('unproven', 'address!listState knows no state of Canada');
  return { caller, countryId: Number(country.id), stateId: Number(state.id) };
}

/** An order of the first buyer that nothing in this run changes. */
async function anOrder({ accounts, orders }: World): Promise<{ caller: Caller; orderId: string }> {
  const caller = await accounts.first();
  return { caller, orderId: (await orders.place(caller)).orderId };
}

async function reviewable({ accounts, orders, shelf }: World) {
  const caller = await accounts.first();
  const { sellerGoodsId } = await shelf.any();
  const { orderId } = await orders.received(caller);
  const review = {
    sellerGoodsId,
    evaluationType: 1,
    rating: 5,
    content: 'Well made, came quickly.',
  } as const;
  return { caller, orderId, review };
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
  | 'orderCountOrderStatus'
  | 'orderRemind'
  | 'orderQuote'
  | 'orderLogList'
  | 'paymentMethods'
  | 'paymentOpen'
  | 'paymentGet'
  | 'evaluationAdd'
  | 'evaluationAddList'
> = {
  addressList: asBuyer({}),
  addressAdd: async ({ accounts }) => ({ caller: await accounts.newcomer(), input: addressInput }),
  addressEdit: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { ...addressInput, id: await orders.addressId(caller) } };
  },
  addressDel: async ({ accounts, orders }) => {
    const caller = await accounts.newcomer();
    return { caller, input: { id: await orders.addressId(caller) } };
  },
  addressListCountry: asVisitor({}),
  addressListState: async (world) => {
    const { caller, countryId } = await aPlace(world);
    return { caller, input: { countryId } };
  },
  addressListCity: async (world) => {
    const { caller, stateId } = await aPlace(world);
    return { caller, input: { stateId } };
  },
  orderSubmit: async ({ accounts, orders, shelf }) => {
    const caller = await accounts.first();
    return {
      caller,
      input: { orderInfo: orderLine(await shelf.any()), addressId: await orders.addressId(caller) },
    };
  },
  orderPay: async (world) => {
    const caller = await world.accounts.first();
    const { orderId, total, prizeReal } = await world.orders.place(caller);
    await world.orders.fund(caller, String(total ?? prizeReal));
    return { caller, input: { orderId, safeword: fundPassword } };
  },
  orderCancel: async (world) => {
    const { caller, orderId } = await anOrder(world);
    return { caller, input: { orderId, returnReason: 0 } };
  },
  orderListMain: asBuyer({}),
  orderInfo: async (world) => {
    const { caller, orderId } = await anOrder(world);
    return { caller, input: { orderId } };
  },
  orderListGoods: async (world) => {
    const { caller, orderId } = await anOrder(world);
    return { caller, input: { orderId } };
  },
  orderReceipt: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.shipped(caller)).orderId } };
  },
  orderReturns: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.paid(caller)).orderId, returnReason: 1 } };
  },
  orderCountOrderStatus: asBuyer({}),
  orderRemind: async ({ accounts, orders }) => {
    const caller = await accounts.first();
    return { caller, input: { orderId: (await orders.paid(caller)).orderId } };
  },
  orderQuote: async ({ accounts, orders, shelf }) => {
    const caller = await accounts.first();
    return {
      caller,
      input: { orderInfo: orderLine(await shelf.any()), addressId: await orders.addressId(caller) },
    };
  },
  orderLogList: async (world) => {
    const { caller, orderId } = await anOrder(world);
    return { caller, input: { orderId } };
  },
  paymentMethods: asVisitor({}),
  paymentOpen: async (world) => {
    const { caller, orderId } = await anOrder(world);
    const { methods } = await world.ask('paymentMethods', {}, caller);
    const open = (methods ?? []).filter(({ available }) => available === 1).map(({ code }) => code);
    const method = open.find((code) => code !== 'balance');
    if (!method) throw lacking('an open payment method besides the balance');
    return { caller, input: { orderId, method } };
  },
  paymentGet: async (world) => {
    const { caller, input } = await orderRecipes.paymentOpen(world);
    const { paymentId } = await world.ask('paymentOpen', input, caller);
    return { ...(caller && { caller }), input: { paymentId } };
  },
  evaluationAdd: async (world) => {
    const { caller, orderId, review } = await reviewable(world);
    return { caller, input: { ...review, orderId } };
  },
  evaluationAddList: async (world) => {
    const { caller, orderId, review } = await reviewable(world);
    return { caller, input: { orderId, evaluationAdds: [review] } };
  },
};
