/** A buyer with an order in each state, for pairs of writes that compete. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { ledgerAccount } from '../../domain/ledger/ledger-accounts.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import { bindAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import { addBuyer, addGoods, FUND_PASSWORD, type Buyer } from '../fixtures/test-context.ts';
import { addVerifications, authenticatorCode, OWN_ADDRESS } from '../fixtures/wallet.ts';

export const PARCEL = { carrier: 'Nordic Parcel', trackingNumber: 'NP1' } as const;
const STOCK = 20;

export interface PairWorld {
  readonly buyer: Buyer;
  readonly storeId: string;
  readonly goodsId: string;
  readonly orders: Readonly<Record<'unpaid' | 'paid' | 'refunding' | 'shipped' | 'received', string>>;
  readonly addressId: string;
  /** What a withdrawal is proven with, for the first and the second of a pair. */
  readonly proofs: readonly { readonly session_token: string; readonly authenticatorCode: string }[];
}

async function placeOrder(ctx: AppContext, { id }: Buyer, goodsId: string): Promise<string> {
  const items = [{ goodsId, skuId: null, quantity: 1 }];
  const [order] = await submitOrders(ctx, { buyerId: id, lang: 'en', items });
  return order?.id ?? '';
}

export async function createPairWorld(ctx: AppContext, storeId: string): Promise<PairWorld> {
  const buyer = await addBuyer(ctx);
  const { goodsId } = await addGoods(ctx, storeId, { stock: STOCK });
  const place = () => placeOrder(ctx, buyer, goodsId);
  const orders = {
    unpaid: await place(),
    paid: await place(),
    refunding: await place(),
    shipped: await place(),
    received: await place(),
  };
  for (const id of Object.values(orders).slice(1)) await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
  await requestRefund(ctx, buyer.id, orders.refunding, { reason: 2 });
  for (const id of [orders.shipped, orders.received]) await shipOrder(ctx, id, PARCEL);
  await receiveOrder(ctx, buyer.id, orders.received);
  await addVerifications(ctx, buyer.id);
  await bindAddress(ctx, buyer.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
  const proofOf = async (later: number) => ({
    session_token: await openForm(ctx, buyer.id),
    authenticatorCode: await authenticatorCode(ctx, buyer.id, later),
  });
  const addresses = ctx.db.selectFrom('address').select('id').where('user_id', '=', buyer.id);
  const { id: addressId } = await addresses.executeTakeFirstOrThrow();
  const proofs = [await proofOf(0), await proofOf(1)];
  return { buyer, storeId, goodsId, orders, addressId, proofs };
}

/** What the buyer, the store and the desk can see of a world, without ids and times of new rows. */
export async function describeWorld(db: Db, { buyer: { id }, goodsId }: PairWorld): Promise<string> {
  const mine = sql`where user_id = ${id}`;
  const { rows } = await sql<object>`select
    (select balance from account where id = ${ledgerAccount('wallet', id).id}) as balance,
    (select array_agg(concat_ws(' ', status, refund_status, last_step) order by orders.id) from orders
      where buyer_id = ${id}) as orders,
    (select sum(stock_on_hand) from sku where goods_id = ${goodsId}) as stock,
    (select count(*) from return_case join orders on orders.id = order_id where buyer_id = ${id}) as returns,
    (select count(*) from review where buyer_id = ${id}) as reviews,
    (select count(*) from order_log join orders on orders.id = order_id where buyer_id = ${id}) as steps,
    (select array_agg(concat_ws(' ', is_default, city) order by is_default, city) from address ${mine}) as addresses,
    (select array_agg(concat_ws(' ', state, amount) order by state, amount) from withdrawal ${mine}) as withdrawals,
    (select count(*) from cart_line ${mine}) as cart,
    (select count(*) from favourite ${mine}) as favourites,
    (select count(*) from follow ${mine}) as follows,
    (select count(*) from token ${mine}) as sessions,
    (select display_name from user_account where user_account.id = ${id}) as name`.execute(db);
  return JSON.stringify(rows[0]);
}
