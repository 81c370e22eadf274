import { keepGoodsAdd, orderInfo, orderPay, orderReceipt, sellerGoodsInfo } from '@openmall/sdk';
import { openReadyAccount, signIn } from './buyer.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';
import { placeOrder } from './orders.ts';

const BEANIE_NAME = 'Severn Ribbed Beanie';
const TEAPOT_NAME = 'Andes Cast-Iron Teapot';

test('A buyer removes goods from the favourites and restores them', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  for (const name of [BEANIE_NAME, TEAPOT_NAME])
    await keepGoodsAdd(buyer.transport, { sellerGoodsId: (await goodsNamed(mall, name)).id });
  await signIn(page, buyer);
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

test('A buyer clears the browsing history after a confirmation', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await sellerGoodsInfo(buyer.transport, { sellerGoodsId: (await goodsNamed(mall, BEANIE_NAME)).id });
  await signIn(page, buyer);
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
  await signIn(page, buyer);
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
