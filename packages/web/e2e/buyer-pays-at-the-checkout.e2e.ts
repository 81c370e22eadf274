import { orderListMain, walletGetUsdt } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import {
  type Account,
  addDeliveryAddress,
  continueAs,
  fillLogin,
  openAccount,
  openReadyAccount,
} from './buyer.ts';
import { faultsByAxe, settled } from './controls.ts';
import { goodsNamed } from './goods.ts';
import { expect, test, type Mall } from './mall.ts';
import { fillPassword, paymentSection, placeOrder } from './orders.ts';
import { translatorOf } from './texts.ts';

const TEAPOT = 'Andes Cast-Iron Teapot';
const WRONG = '000000';

const submit = (page: Page) => page.getByRole('button', { name: /^Place order and pay · \$/ });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' })).toBeVisible();

async function checkOut(page: Page, mall: Mall, name = TEAPOT, pieces = 1): Promise<void> {
  const { id, canSelectAttributes } = await goodsNamed(mall, name);
  const sku = canSelectAttributes.skus.find(({ stock }) => (stock ?? 0) >= pieces);
  await page.goto(`/settlement?buy=${id},${sku?.skuId},${pieces}`);
  await settled(page);
}

const ordersOf = async ({ transport }: Account) => (await orderListMain(transport, {})).pageList;

/** Expects this number of orders, all paid, and no other payment from the balance. */
async function expectPaid(buyer: Account, count: number): Promise<void> {
  const orders = await ordersOf(buyer);
  expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 1));
}

const balanceOf = async ({ transport }: Account): Promise<number> =>
  Number((await walletGetUsdt(transport)).money);

test('A buyer enters the fund password, then places and pays the order with one press', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await placeOrder(mall, buyer, 'Severn Ribbed Beanie');
  await continueAs(page, mall, buyer);
  await checkOut(page, mall);
  const boxes = paymentSection(page).getByLabel('Payment PIN');
  await test.step('one line says that the money is not real', async () => {
    await expect(paymentSection(page).getByText(/^Includes \$[\d,.]+ of demo money/)).toBeVisible();
  });
  await test.step('the summary leads to the payment methods', async () => {
    await page.getByRole('button', { name: 'Change: Payment method' }).click();
    await expect(paymentSection(page).getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
    await expect(
      paymentSection(page).getByRole('heading', { name: 'Payment', exact: true }),
    ).toBeInViewport();
  });
  await submit(page).click();
  await expect(alert(page, 'Use exactly 6 digits.')).toBeVisible();
  await expect(boxes).toBeFocused();
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await faultsByAxe(page)).toEqual([]);
  await page.keyboard.type(buyer.fundPassword);
  await page.keyboard.press('Enter');
  await thanks(page);
  expect((await ordersOf(buyer)).map(({ status }) => status).toSorted()).toEqual([0, 1]);
  expect(page.url()).not.toContain(buyer.fundPassword);
});

test('A buyer without a fund password sets it in the checkout and pays with it at once', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await addDeliveryAddress(buyer);
  await continueAs(page, mall, buyer);
  await checkOut(page, mall);
  await submit(page).click();
  await expect(alert(page, 'Set a payment PIN first')).toBeVisible();
  const section = paymentSection(page);
  await section.getByLabel('Choose 6 digits').fill(buyer.fundPassword);
  await section.getByLabel('Repeat the 6 digits').fill(buyer.fundPassword);
  await section.getByRole('button', { name: 'Set payment PIN' }).click();
  await expect(section.getByLabel('Payment PIN')).toHaveValue(buyer.fundPassword);
  await submit(page).click();
  await thanks(page);
  await expectPaid(buyer, 1);
});

test('A wrong fund password leaves the order unpaid, the right one pays it, and the fourth wrong one in a day locks the payment', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await checkOut(page, mall);
  await fillPassword(page, WRONG);
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(alert(page, 'The payment PIN is wrong.')).toBeVisible();
  await expect(dialog.getByText('Your order is already placed.')).toBeVisible();
  await dialog.getByLabel('Payment PIN').fill(buyer.fundPassword);
  await thanks(page);
  await expectPaid(buyer, 1);
  await checkOut(page, mall);
  await fillPassword(page, WRONG);
  await submit(page).click();
  await expect(alert(page, 'The payment PIN is wrong.')).toBeVisible();
  for (const wrong of ['111111', '222222']) {
    const response = page.waitForResponse(/order!pay/);
    await dialog.getByLabel('Payment PIN').fill(wrong);
    await response;
  }
  await expect(alert(page, 'Too many wrong attempts. Please try again tomorrow.')).toBeVisible();
  await expect(dialog.getByLabel('Payment PIN')).toBeDisabled();
  expect(await ordersOf(buyer)).toHaveLength(2);
});

test('Two presses and a lost response of the payment charge one order once', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const before = await balanceOf(buyer);
  await checkOut(page, mall);
  const total = Number(/\$([\d.]+)/.exec((await submit(page).textContent()) ?? '')?.[1]);
  await page.route(/order!pay/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillPassword(page, buyer.fundPassword);
  await submit(page).dblclick();
  await thanks(page);
  await expectPaid(buyer, 1);
  expect(await balanceOf(buyer)).toBeCloseTo(before - total, 2);
});

test('A reload during the payment asks for the fund password again and places no second order', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await checkOut(page, mall);
  // The payment does not reach the server.
  await page.route(/order!pay/, () => undefined);
  await fillPassword(page, buyer.fundPassword);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paying…' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Payment PIN')).toBeVisible();
  await page.unroute(/order!pay/);
  await page.getByRole('dialog').getByLabel('Payment PIN').fill(buyer.fundPassword);
  await thanks(page);
  await expectPaid(buyer, 1);
});

test('A balance that is too low is reported before the order, and a card leads straight to its provider', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await checkOut(page, mall, 'Havn Hi-Res Over-Ear Headphones', 80);
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('Your balance is too low.')).toBeVisible();
  await expect(paymentSection(page).getByLabel('Payment PIN')).toBeHidden();
  await page.getByRole('radio', { name: /^Credit or debit card/ }).check();
  await submit(page).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The payment didn’t go through. Please try again.' }),
  ).toBeVisible();
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await balanceOf(buyer)).toBe(5000);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A buyer places and pays with one press', async ({ page, mall }) => {
    const text = translatorOf('ar', 'checkout');
    const buyer = await openReadyAccount(mall);
    await page.goto('/login');
    await fillLogin(page, buyer.email, buyer.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/index?lang=ar');
    await settled(page);
    await checkOut(page, mall);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByLabel(text('pay.password')).fill(buyer.fundPassword);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: text('submit').split(' · ')[0] ?? '' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: text('paid.title') })).toBeVisible();
    await expectPaid(buyer, 1);
  });
});
