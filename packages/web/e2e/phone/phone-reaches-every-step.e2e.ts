import { orderInfo, orderPay, orderReceipt } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { moving } from '../../../../test/browser-stories.ts';
import { fillLogin, openReadyAccount, type Buyer } from '../buyer.ts';
import { expect, test } from '../mall.ts';
import { fillPassword, placeOrder } from '../orders.ts';

const BEANIE_NAME = 'Severn Ribbed Beanie';
const DELIVERED = 3;

test.use({ ...moving, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function signInByPhone(page: Page, { email, password }: Buyer): Promise<void> {
  await page.goto('/index');
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).tap();
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/\/userInfo\/dashboard$/);
}

const paid = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' })).toBeVisible();

test('A buyer with a phone buys, from the home page to the confirmation', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await signInByPhone(page, buyer);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).tap();
  await page.getByRole('combobox', { name: 'Search products and stores' }).fill('ribbed beanie');
  await page.keyboard.press('Enter');
  // The home page shows the same product in the card of a store.
  await expect(page.getByRole('heading', { level: 1, name: /ribbed beanie/ })).toBeVisible();
  await main(page).getByRole('link', { name: BEANIE_NAME }).tap();
  await expect(page.getByRole('heading', { level: 1, name: BEANIE_NAME })).toBeVisible();
  await page.getByRole('radio', { name: 'Camel', exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await expect.poll(async () => (await cart.boundingBox())?.width).toBe(390);
  await cart.getByRole('button', { name: 'Go to checkout' }).tap();
  await fillPassword(page, buyer.fundPassword);
  const submit = page.getByRole('button', { name: /^Place order/ });
  await submit.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // It would cover a corner of the button.
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await submit.tap();
  await paid(page);
});

test('A tap on the dots of the banner shows the next offer', async ({ page }) => {
  await page.goto('/index');
  const dots = main(page).getByRole('button', { name: 'Show offer 2 of' });
  await expect(dots).toHaveCount(1);
  const box = await dots.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  // The dots are together, beside the picture.
  expect(box?.width).toBeLessThanOrEqual(130);
  const shown = main(page).getByRole('group', { includeHidden: false }).filter({ visible: true }).first();
  const first = await shown.getAttribute('aria-label');
  await dots.tap();
  await expect(main(page).getByRole('button', { name: 'Show offer 3 of' })).toHaveCount(1);
  await expect(shown).not.toHaveAttribute('aria-label', first ?? '');
});

test('The bottom bar asks for the missing variant', async ({ page }) => {
  await page.goto('/searchGoods?k=%22straight%20jeans%22');
  await main(page).getByRole('heading', { level: 3 }).getByRole('link').first().tap();
  await page.getByRole('button', { name: 'Buy now', exact: true }).tap();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Size' })).toBeInViewport();
});

test('A visitor with a phone orders and filters a list in sheets', async ({ page }) => {
  await page.goto('/commodity');
  const prices = main(page).getByRole('article');
  await expect(prices.first()).toBeVisible();
  const [left, right] = await Promise.all([prices.nth(0).boundingBox(), prices.nth(1).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  await main(page).getByRole('button', { name: 'Sort by: Recommended' }).tap();
  await dialog(page).getByRole('button', { name: 'Price, lowest first' }).tap();
  await expect(page).toHaveURL(/sort=priceUp/);
  await expect(main(page).getByRole('button', { name: 'Sort by: Price, lowest first' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Filters', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('In stock only').tap();
  await expect(page).toHaveURL(/inStock=1/);
  await sheet.getByRole('button', { name: /results$/ }).tap();
  await expect(sheet).toBeHidden();
  await main(page).getByRole('button', { name: 'Remove In stock only' }).tap();
  await expect(page).not.toHaveURL(/inStock/);
});

test('A buyer with a phone pays an order from the list', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await placeOrder(mall, buyer, BEANIE_NAME);
  await signInByPhone(page, buyer);
  await main(page)
    .getByRole('link', { name: /To pay$/ })
    .tap();
  await main(page).getByRole('button', { name: 'Pay now' }).tap();
  await dialog(page).getByLabel('Payment PIN').fill(buyer.fundPassword);
  await paid(page);
});

test('A buyer with a phone reviews an order', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  const orderId = await placeOrder(mall, buyer, BEANIE_NAME);
  await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
  await mall.restart('running');
  const status = async () => (await orderInfo(buyer.transport, { orderId })).orderInfo.status;
  await expect.poll(status, { timeout: 60_000 }).toBe(DELIVERED);
  await orderReceipt(buyer.transport, { orderId });
  await mall.restart('resting');
  await signInByPhone(page, buyer);
  await main(page)
    .getByRole('link', { name: /To review$/ })
    .tap();
  await main(page).getByRole('button', { name: 'Review', exact: true }).tap();
  await page.locator('label', { hasText: '4 stars' }).tap();
  const text = `Warm and soft, order ${orderId.slice(-6)}.`;
  await page.getByRole('textbox', { name: /What should other buyers know/ }).fill(text);
  await page.getByRole('button', { name: 'Submit review' }).tap();
  await expect(page).toHaveURL(/order-detail/);
  expect(await status()).toBe(5);
});
