/** A sale whose money has reached the store, and a discount. */
import { orderPay, orderReceipt } from '@openmall/sdk';
import { merchantDiscountSave, merchantEarningList, merchantOrderShip } from '@openmall/sdk/merchant';
import type { Account } from '../buyer.ts';
import type { Mall } from '../mall.ts';
import { openMerchant, type Product } from '../office.ts';
import { placeOrder } from '../orders.ts';
import { letDaysPass } from '../passing-days.ts';

const DAY_MS = 86_400_000;
const RETURN_DAYS = 31;
const MAX_WAIT_MS = 90_000;

interface Trade {
  readonly buyer: Account;
  readonly merchant: Account;
  readonly store: Product;
}

/** An order is received, and its return period ends. */
export async function sellLongAgo(mall: Mall, { buyer, merchant, store }: Trade): Promise<void> {
  const { transport, fundPassword: safeword } = buyer;
  const orderId = await placeOrder(mall, buyer, store.name);
  await orderPay(transport, { orderId, safeword });
  const { transport: seller } = await openMerchant(mall, merchant);
  await merchantOrderShip(seller, { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP4472' });
  await orderReceipt(transport, { orderId });
  const now = Date.now();
  const period = { startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS };
  await merchantDiscountSave(seller, { goodsId: store.goodsId, percent: 15, ...period });
  await letDaysPass(mall, orderId, RETURN_DAYS);
  const until = Date.now() + MAX_WAIT_MS;
  while (Date.now() < until) {
    if ((await merchantEarningList(seller, {})).pageList.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The store did not get the money of its order.');
}
