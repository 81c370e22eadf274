import {
  addressList,
  keepGoodsAdd,
  keepGoodsUnreadNotices,
  orderCancel,
  orderInfo,
  orderPay,
  orderReceipt,
  orderSubmit,
  sellerGoodsInfo,
  sellerGoodsList,
} from '@openmall/sdk';
import { callingAs, continueAs, openReadyAccount } from './buyer.ts';
import { goodsNamed } from './goods.ts';
import { expect, type Mall, test } from './mall.ts';
import { placeOrder } from './orders.ts';

const BEANIE_NAME = 'Severn Ribbed Beanie';
const TEAPOT_NAME = 'Andes Cast-Iron Teapot';

test('A buyer removes goods from the favourites and restores them', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  for (const name of [BEANIE_NAME, TEAPOT_NAME])
    await keepGoodsAdd(buyer.transport, { sellerGoodsId: (await goodsNamed(mall, name)).id });
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/collect-goods?index=3');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Save ${BEANIE_NAME} to your favourites` }).click();
  await expect(main.getByRole('link', { name: BEANIE_NAME })).toBeHidden();
  await expect(main.getByRole('link', { name: TEAPOT_NAME })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: BEANIE_NAME })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('link', { name: BEANIE_NAME })).toBeVisible();
});

/** Goods of which a single order takes every piece. */
async function scarceGoods(mall: Mall) {
  const client = callingAs(mall, undefined);
  const { pageList } = await sellerGoodsList(client, { pageSize: 100, inStock: '1' });
  for (const { id, stock, buyMin } of pageList.toSorted((a, b) => (a.stock ?? 0) - (b.stock ?? 0))) {
    const { skus } = (await sellerGoodsInfo(client, { sellerGoodsId: id })).canSelectAttributes;
    const inStock = skus.filter((sku) => (sku.stock ?? 0) > 0);
    const isWhole = inStock.every((sku) => (sku.stock ?? 0) >= buyMin && (sku.stock ?? 0) <= 100);
    if (isWhole && inStock.length > 0 && (stock ?? 0) > 0)
      return { id, orderInfo: inStock.map((sku) => `${id},${sku.skuId},${sku.stock}`).join(',') };
  }
  throw new Error('All goods have too many pieces.');
}

test('A buyer is told that a sold-out favourite is back, until the news was seen', async ({ page, mall }) => {
  const [buyer, other] = [await openReadyAccount(mall), await openReadyAccount(mall)];
  const { id, orderInfo: lines } = await scarceGoods(mall);
  await keepGoodsAdd(buyer.transport, { sellerGoodsId: id });
  const [address] = (await addressList(other.transport)).pageList;
  const { orderList } = await orderSubmit(other.transport, { orderInfo: lines, addressId: address?.id });
  expect(await keepGoodsUnreadNotices(buyer.transport)).toBe(0);
  for (const { orderId } of orderList) await orderCancel(other.transport, { orderId, returnReason: 0 });

  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/dashboard');
  const menu = page.getByRole('navigation', { name: 'Account pages' });
  await expect(menu.getByLabel('New notices: 1')).toBeVisible();
  await menu.getByRole('link', { name: 'Favourites' }).click();
  const news = page.getByRole('region', { name: 'News about your favourites' });
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await expect(news).toContainText('Back in stock');
  await expect(menu.getByLabel('New notices')).toBeHidden();
  await page.reload();
  await expect(news).toContainText('Back in stock');
  await expect(news.getByText('New', { exact: true })).toBeHidden();
  await news.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
});

test('A buyer clears the browsing history after a confirmation', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await sellerGoodsInfo(buyer.transport, { sellerGoodsId: (await goodsNamed(mall, BEANIE_NAME)).id });
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/history');
  await expect(
    page.getByRole('region', { name: 'Today' }).getByRole('link', { name: BEANIE_NAME }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: BEANIE_NAME })).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('heading', { name: 'No browsing history yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No browsing history yet' })).toBeVisible();
});

test('A buyer sees the cost of an order in the wallet, and reviews the order once it has arrived', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  const orderId = await placeOrder(mall, buyer, TEAPOT_NAME);
  await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/money-package');
  await page.getByRole('button', { name: 'Out', exact: true }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const { number } = (await orderInfo(buyer.transport, { orderId })).orderInfo;
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`order-detail\\?id=${orderId}$`));

  await mall.restart('running');
  const status = async () => (await orderInfo(buyer.transport, { orderId })).orderInfo.status;
  await expect.poll(status, { timeout: 60_000 }).toBe(3);
  await orderReceipt(buyer.transport, { orderId });
  await mall.restart('resting');

  await page.goto('/userInfo/my-order?index=4');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
  await page.locator('label', { hasText: '3 stars' }).click();
  await page.getByRole('radio', { name: '3 stars' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  const text = `Pours well, order ${orderId.slice(-6)}.`;
  await page.getByRole('textbox', { name: /What should other buyers know/ }).fill(text);
  const picture = { name: 'pouring.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture.') };
  await page.locator('input[type="file"]').setInputFiles([picture, { ...picture, name: 'lid.png' }, notes]);
  await expect(page.getByRole('main')).toContainText('notes.txt: This file type isn’t supported');
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(page.getByRole('button', { name: /^2 of 9/ })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page).toHaveURL(/order-detail/);
  await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
  expect(await status()).toBe(5);

  const { id } = await goodsNamed(mall, TEAPOT_NAME);
  await page.goto(`/productDetails?id=${id}#reviews`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Picture [12] of 2 by / })).toHaveCount(2);
  await page.goto(`/userInfo/order-evaluation?id=${orderId}`);
  await expect(page.getByRole('heading', { name: 'You’ve reviewed this order' })).toBeVisible();
});
