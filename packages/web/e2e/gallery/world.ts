/** A mall with somebody in it to whom every page has something to show. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  focusSellerAdd,
  keepGoodsAdd,
  orderInfo,
  orderPay,
  orderReceipt,
  sellerGoodsInfo,
  type GoodsDetails,
} from '@openmall/sdk';
import { openFurnishedAccount, type Account } from '../buyer.ts';
import { goodsNamed } from '../goods.ts';
import { openMall, type Mall } from '../mall.ts';
import { placeOrder } from '../orders.ts';
import { serveSheets, type Sheets } from './sheet/serve.ts';

export interface World {
  readonly url: string;
  /** Where the sheets of messages are. */
  readonly sheets: string;
  readonly buyer: Account;
  readonly goods: GoodsDetails;
  /** Triplet of goods, variant and pieces, as the checkout takes it. */
  readonly buy: string;
  readonly orders: Readonly<Record<'unpaid' | 'paid' | 'delivered' | 'received', string>>;
  /** This world with an order that still waits to be paid: the mall cancels one after half an hour. */
  readonly renewed: () => Promise<World>;
  readonly close: () => Promise<void>;
}

const UNPAID = 'Severn Ribbed Beanie';
const RENEW_MS = 15 * 60_000;
const DELIVERED = 3;
const WAIT_MS = 60_000;

async function delivered({ transport }: Account, orderId: string): Promise<void> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const { orderInfo: order } = await orderInfo(transport, { orderId });
    if (order.status === DELIVERED) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Order ${orderId} was not delivered within ${WAIT_MS / 1000} s.`);
}

async function buyThings(mall: Mall, buyer: Account): Promise<World['orders']> {
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
  return { unpaid: await place(UNPAID), paid, delivered: arrived, received };
}

function renewing(mall: Mall, world: Omit<World, 'renewed'>): World {
  let placedAt = Date.now();
  let current: World = { ...world, renewed };
  async function renewed(): Promise<World> {
    if (Date.now() - placedAt > RENEW_MS) {
      const unpaid = await placeOrder(mall, world.buyer, UNPAID);
      placedAt = Date.now();
      current = { ...current, orders: { ...current.orders, unpaid } };
    }
    return current;
  }
  return current;
}

export async function makeWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-gallery-'));
  const mall = await openMall(folder);
  let sheets: Sheets | undefined;
  const close = async () => {
    await Promise.all([mall.stop('SIGTERM'), sheets?.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    sheets = await serveSheets();
    const buyer = await openFurnishedAccount(mall);
    const goods = await goodsNamed(mall, 'Severn Ribbed Beanie');
    const teapot = await goodsNamed(mall, 'Andes Cast-Iron Teapot');
    for (const { id, seller } of [goods, teapot]) {
      await keepGoodsAdd(buyer.transport, { sellerGoodsId: id });
      await focusSellerAdd(buyer.transport, { sellerId: seller.id });
      await sellerGoodsInfo(buyer.transport, { sellerGoodsId: id });
    }
    const buy = `${goods.id},${goods.canSelectAttributes.skus[0]?.skuId},2`;
    const orders = await buyThings(mall, buyer);
    return renewing(mall, { url: mall.url, sheets: sheets.url, buyer, goods, buy, orders, close });
  } catch (cause) {
    await close();
    throw cause;
  }
}
