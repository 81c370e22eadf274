import { states } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../testing/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  type Buyer,
  type TestMall,
} from '../../testing/test-mall.ts';
import { DomainError } from '../domain-error.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { cancelOrder } from './cancel.ts';
import type { OrderStep } from './order-steps.ts';
import { payOrders } from './pay.ts';
import { receiveOrder } from './receive.ts';
import { approveRefund, rejectRefund, requestRefund } from './refund.ts';
import { remindStore } from './remind.ts';
import { confirmOrder, shipOrder } from './ship.ts';
import { submitOrders } from './submit.ts';

type Act = (mall: TestMall, buyer: Buyer, orderId: string) => Promise<unknown>;
type Tested = Exclude<OrderStep, 'expire' | 'review' | 'reviewByDefault'> | 'remind';

const parcel = { carrier: 'Nordic Parcel', trackingNumber: 'NP1' };
const ACTS: Readonly<Record<Tested, Act>> = {
  pay: (mall, buyer, id) => payOrders(mall, buyer.id, [id], FUND_PASSWORD),
  cancel: (mall, buyer, id) => cancelOrder(mall, buyer.id, id, 0),
  confirm: (mall, _buyer, id) => confirmOrder(mall, id),
  ship: (mall, _buyer, id) => shipOrder(mall, id, parcel),
  receive: (mall, buyer, id) => receiveOrder(mall, buyer.id, id),
  requestRefund: (mall, buyer, id) => requestRefund(mall, buyer.id, id, { reason: 2 }),
  rejectRefund: (mall, _buyer, id) => rejectRefund(mall, id),
  remind: (mall, buyer, id) => remindStore(mall, buyer.id, id),
};

/** How an order gets into each state, and into both kinds of refund. */
const WAYS: Readonly<Record<string, readonly Act[]>> = {
  '-1 cancelled': [ACTS.cancel],
  '0 unpaid': [],
  '1 paid': [ACTS.pay],
  '2 confirmed': [ACTS.pay, ACTS.confirm],
  '3 shipped': [ACTS.pay, ACTS.ship],
  '4 received': [ACTS.pay, ACTS.ship, ACTS.receive],
  '6 refund asked': [ACTS.pay, ACTS.requestRefund],
  '6 refunded': [ACTS.pay, ACTS.requestRefund, (mall, _buyer, id) => approveRefund(mall, id)],
  '1 refund refused': [ACTS.pay, ACTS.requestRefund, ACTS.rejectRefund],
};

const { transitions, actions } = states.order;
const fromOf = (step: Tested): readonly number[] =>
  step === 'remind' ? actions.remind.from : transitions[step].from;

const CELLS = Object.keys(WAYS).flatMap((way) =>
  Object.keys(ACTS).map((step) => ({ way, step: step as Tested })),
);

/** Everything that a refused step must leave as it was. */
async function photograph({ db }: TestMall, orderId: string): Promise<string> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).execute();
  const log = await db.selectFrom('order_log').selectAll().where('order_id', '=', orderId).execute();
  const moves = await db.selectFrom('stock_move').selectAll().where('order_id', '=', orderId).execute();
  const accounts = await db.selectFrom('account').selectAll().orderBy('id').execute();
  return JSON.stringify({ order, log, moves, accounts });
}

describe.each(DATABASES)('The states of an order on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: TestMall;
  let buyer: Buyer;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    mall = openTestMall(database, '100000');
    buyer = await addBuyer(mall);
    ({ goodsId } = await addGoods(mall, await addStore(mall), { stock: 1000 }));
  });
  afterAll(() => database.close());

  const reach = async (way: string): Promise<{ id: string; status: number }> => {
    const [order] = await submitOrders(mall, {
      buyerId: buyer.id,
      lang: 'en',
      items: [{ goodsId, skuId: null, quantity: 1 }],
    });
    const id = order?.id ?? '';
    for (const act of WAYS[way] ?? []) await act(mall, buyer, id);
    return { id, status: await statusOf(id) };
  };
  const statusOf = async (id: string): Promise<number> => {
    const { status } = await mall.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return status;
  };

  it.each(CELLS)('$way: $step', async ({ way, step }) => {
    const { id, status } = await reach(way);
    expect(way.startsWith(String(status))).toBe(true);
    const isAllowed = fromOf(step).includes(status) && way !== '6 refunded';
    const before = await photograph(mall, id);
    if (isAllowed) {
      await ACTS[step](mall, buyer, id);
      const to: readonly number[] = step === 'remind' ? [status] : [transitions[step].to].flat();
      expect(to).toContain(await statusOf(id));
    } else {
      await expect(ACTS[step](mall, buyer, id)).rejects.toBeInstanceOf(DomainError);
      expect(await photograph(mall, id)).toBe(before);
    }
  });

  it('leave every invariant whole', async () => {
    expect(await checkInvariants(mall.db)).toEqual([]);
  });
});
