/** Creates the orders that stories start with. */
import type { Locator, Page } from '@playwright/test';
import { addressList, orderSubmit } from '@openmall/sdk';
import type { Account } from './buyer.ts';
import { goodsNamed } from './goods.ts';
import type { Mall } from './mall.ts';

/** Places an unpaid order and returns its id. */
export async function placeOrder(
  mall: Mall,
  { transport }: Account,
  name: string,
  pieces = 1,
): Promise<string> {
  const { id, canSelectAttributes } = await goodsNamed(mall, name);
  const sku = canSelectAttributes.skus.find(({ stock }) => (stock ?? 0) >= pieces);
  const [address] = (await addressList(transport)).pageList;
  if (!sku || !address) throw new Error(`${pieces} pieces of ${name} cannot be ordered.`);
  const { orderList } = await orderSubmit(transport, {
    orderInfo: `${id},${sku.skuId},${pieces}`,
    addressId: address.id,
  });
  const [order] = orderList;
  if (!order) throw new Error('No order was placed.');
  return order.orderId;
}

/** The card of an order in the list. */
export const orderCard = (page: Page, orderId: string): Locator =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="id=${orderId}"]`) });

/** The third section of the checkout. */
export const paymentSection = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });

/** Enters the fund password in the checkout. */
export const fillPassword = (page: Page, fundPassword: string): Promise<void> =>
  paymentSection(page).getByLabel('Payment PIN').fill(fundPassword);
