/** A buyer with data on every page. */
import {
  focusSellerAdd,
  keepGoodsAdd,
  orderInfo,
  orderPay,
  orderReceipt,
  sellerGoodsInfo,
  type GoodsDetails,
} from '@openmall/sdk';
import { openReadyAccount, type Account } from './buyer.ts';
import { goodsNamed } from './goods.ts';
import type { Mall } from './mall.ts';
import { placeOrder } from './orders.ts';

export interface BuyerHistory {
  readonly buyer: Account;
  readonly goods: GoodsDetails;
  /** A triplet of goods, variant and quantity in the format of the checkout. */
  readonly buy: string;
  readonly orders: Readonly<Record<'unpaid' | 'paid' | 'delivered' | 'received', string>>;
}

/** The goods of the unpaid order. */
export const UNPAID_GOODS = 'Severn Ribbed Beanie';
const DELIVERED = 3;
const MAX_WAIT_MS = 60_000;

async function delivered({ transport }: Account, orderId: string): Promise<void> {
  const until = Date.now() + MAX_WAIT_MS;
  while (Date.now() < until) {
    const { orderInfo: order } = await orderInfo(transport, { orderId });
    if (order.status === DELIVERED) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Order ${orderId} was not delivered within ${MAX_WAIT_MS / 1000} s.`);
}

async function placeOrders(mall: Mall, buyer: Account): Promise<BuyerHistory['orders']> {
  const place = (name: string) => placeOrder(mall, buyer, name);
  const pay = async (orderId: string) => {
    await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
    return orderId;
  };
  const arrived = await pay(await place('Severn Ribbed Beanie'));
  const received = await pay(await place('Andes Cast-Iron Teapot'));
  await mall.restart('running');
  for (const orderId of [arrived, received]) await delivered(buyer, orderId);
  await mall.restart('resting');
  await orderReceipt(buyer.transport, { orderId: received });
  const paid = await pay(await place('Andes Cast-Iron Teapot'));
  return { unpaid: await place(UNPAID_GOODS), paid, delivered: arrived, received };
}

/** Opens an account with favorites, followed stores, visited goods and an order in each of the main states. */
export async function openBuyerWithHistory(mall: Mall): Promise<BuyerHistory> {
  const buyer = await openReadyAccount(mall);
  const goods = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const teapot = await goodsNamed(mall, 'Andes Cast-Iron Teapot');
  for (const { id, seller } of [goods, teapot]) {
    await keepGoodsAdd(buyer.transport, { sellerGoodsId: id });
    await focusSellerAdd(buyer.transport, { sellerId: seller.id });
    await sellerGoodsInfo(buyer.transport, { sellerGoodsId: id });
  }
  const buy = `${goods.id},${goods.canSelectAttributes.skus[0]?.skuId},2`;
  return { buyer, goods, buy, orders: await placeOrders(mall, buyer) };
}
