import { setTimeout as sleep } from 'node:timers/promises';
import { userLogout, walletGetUsdt } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import {
  type Account,
  callingAs,
  continueAs,
  fillLogin,
  openAccount,
  openReadyAccount,
  signIn,
} from './buyer.ts';
import { addToCart, goodsNamed, variantNamed, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';
import { moveSlider } from './verification.ts';
import { fillPassword, orderCard, placeOrder } from './orders.ts';

/** The quote with the new total takes this long. */
const SLOW_QUOTE_MS = 2000;

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

const balanceOf = async ({ transport }: Account): Promise<number> =>
  Number((await walletGetUsdt(transport)).money);

test('A wrong password shows an error in the form, and the third locks the login for a while', async ({
  page,
  mall,
}) => {
  const { email, password } = await openAccount(mall);
  await page.goto('/login');
  for (const attempt of ['Wrong-one1', 'Wrong-one2']) {
    await fillLogin(page, email, attempt);
    await expect(alert(page, 'The password is wrong.')).toBeVisible();
  }
  await fillLogin(page, email, 'Wrong-one3');
  await expect(
    alert(page, 'Three wrong attempts in a row. Please try again in three minutes.'),
  ).toBeVisible();
  await fillLogin(page, email, password);
  await expect(alert(page, 'Three wrong attempts in a row.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('A weak password and a different repetition show errors beside the fields before the form is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('register') && request.resourceType() === 'fetch' && sent.push(request.url()),
  );
  await page.goto('/register');
  await page.getByLabel('Email address', { exact: true }).fill('new.buyer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm password').fill('Rainy-42day');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByText('Use 6 to 12 letters, digits or symbols, without spaces.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password', { exact: true }).fill('Sunny-42day');
  await expect(main(page).getByText('The passwords don’t match.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('A user name that is taken shows an error, and the form keeps the typed text', async ({
  page,
  mall,
}) => {
  const { email, password } = await openAccount(mall);
  await page.goto('/register');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await moveSlider(page);
  await expect(alert(page, 'This username is taken. Please choose another.')).toBeVisible();
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(email);
});

test('A quantity above the stock or the order limit is corrected with a message', async ({ page, mall }) => {
  await placeOrder(mall, await openReadyAccount(mall), 'Severn Ribbed Beanie');
  const { stock } = variantNamed(await goodsNamed(mall, 'Severn Ribbed Beanie'), 'Olive');
  await visitGoods(page, mall, 'Severn Ribbed Beanie');
  await page.getByRole('radio', { name: 'Olive', exact: true }).check();
  const quantity = main(page).getByRole('spinbutton');
  await quantity.fill('400');
  await quantity.blur();
  await expect(main(page).getByText(`The maximum order is ${stock}.`)).toBeVisible();
  await expect(quantity).toHaveValue(String(stock));
  await addToCart(page, {});
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await cart.getByRole('spinbutton').fill('999');
  await cart.getByRole('spinbutton').blur();
  await expect(cart.getByText('The maximum order is 500.')).toBeVisible();
  await expect(cart.getByRole('spinbutton')).toHaveValue('500');
});

test('The checkout shows goods that can no longer be delivered, with a button that removes them', async ({
  page,
  mall,
}) => {
  await continueAs(page, mall, await openReadyAccount(mall));
  const beanie = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const { skuId, stock } = variantNamed(beanie, 'Olive');
  await page.goto(`/settlement?buy=${beanie.id},${skuId},40`);
  await expect(alert(page, `Not enough in stock. You can order ${stock} pieces.`)).toBeVisible();
  const submit = page.getByRole('button', { name: /^Place order/ });
  await expect(submit).toBeDisabled();
  await expect(
    page.getByText('Some items can’t be ordered as they are. Please update or remove them.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(`× ${stock}`)).toBeVisible();
  await expect(submit).toBeEnabled();
});

test('A price that changed since it was shown places no order, and the new total is shown', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const { id, canSelectAttributes } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const sku = canSelectAttributes.skus.find(({ stock }) => (stock ?? 0) > 1);
  // Until the order is submitted, the page shows ten dollars less than the server charges.
  let isOutdated = true;
  page.on('request', (request) => {
    if (request.url().includes('order!submit')) isOutdated = false;
  });
  await page.route(/order!quote/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { total: number } };
    if (isOutdated) answer.data.total -= 10;
    else await sleep(SLOW_QUOTE_MS);
    await route.fulfill({ json: answer });
  });
  await page.goto(`/settlement?buy=${id},${sku?.skuId},1`);
  const submit = page.getByRole('button', { name: /^Place order/ });
  await fillPassword(page, buyer.fundPassword);
  await submit.click();
  await expect(
    alert(page, 'The price has changed. Check the new total and place your order again.'),
  ).toBeVisible();
  // The old total would be refused again.
  await expect(submit).toBeDisabled({ timeout: SLOW_QUOTE_MS / 2 });
  await submit.click();
  await expect(page).toHaveURL(/\/paySuccess\?orders=/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('A wrong fund password shows an error in the dialog, and the third locks the payment', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto(`/settlement?orders=${await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot')}`);
  const boxes = page.getByRole('dialog').getByLabel('Payment PIN');
  for (const wrong of ['000000', '111111']) {
    await boxes.fill(wrong);
    await expect(alert(page, 'The payment PIN is wrong.')).toBeVisible();
    await expect(boxes).toHaveValue('');
  }
  await boxes.fill('222222');
  await expect(
    alert(page, 'Three wrong attempts in a row. Please try again in three minutes.'),
  ).toBeVisible();
  await expect(boxes).toBeDisabled();
  expect(await balanceOf(buyer)).toBe(5000);
});

test('A balance that is too low shows a notice before the payment, and the order stays unpaid', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const orderId = await placeOrder(mall, buyer, 'Havn Hi-Res Over-Ear Headphones', 80);
  await page.goto(`/settlement?orders=${orderId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Your balance is short by \$[\d,]+\.\d\d/)).toBeVisible();
  await expect(dialog.getByLabel('Payment PIN')).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  await page.goto('/userInfo/my-order?index=1');
  await expect(orderCard(page, orderId)).toContainText('To pay');
});

test('After a declined card the payment page stays open, and the order can be paid again', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const orderId = await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  await page.goto(`/settlement?orders=${orderId}&method=card`);
  // The ordered goods are no longer in the cart.
  await expect(page.getByRole('button', { name: 'Back to cart' })).toBeHidden();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The payment didn’t go through. Please try again.' }),
  ).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Checkout$/);
  await main(page).getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeChecked();
});

test('A session that was ended elsewhere redirects to the home page with one message', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await signIn(page, buyer);
  // Whatever the page requests by itself would receive the 401 before the click: live events bring the cart along, and
  // the heartbeat is sent once the page is idle.
  await page.route('**/live-events-*.js', (route) => route.abort());
  const heartbeat = page.waitForResponse(
    (response) => response.url().includes('user!heartbeat') && page.url().endsWith('/userInfo/setup'),
  );
  await page.goto('/userInfo/setup');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null') as string);
  await heartbeat;
  await page.waitForLoadState('networkidle');
  await userLogout(callingAs(mall, token));
  const link = page
    .getByRole('navigation', { name: 'Account pages' })
    .getByRole('link', { name: 'My orders' });
  // The page may ask for something by itself just before the click, and then there is nothing to click.
  await link.click({ timeout: 3_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/index$/);
  const sessionNotice = page.getByText('Your session has expired. Please sign in again.');
  await expect(sessionNotice).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(sessionNotice).toHaveCount(0);
});

test('A server that is down shows an error in place of the goods, and a retry works when it is back', async ({
  page,
  mall,
}) => {
  // The error texts must not be loaded yet either.
  await page.route('**/errors.js', (route) => route.abort());
  await page.goto('/commodity');
  const goods = main(page).getByRole('heading', { level: 3 });
  await expect(goods.first()).toBeVisible();
  await mall.crash();
  await page.getByRole('button', { name: 'Newest' }).click();
  await expect(main(page).getByText('This couldn’t be loaded')).toBeVisible();
  await expect(main(page).getByText('Please check your connection.')).toBeVisible();
  await mall.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(goods.first()).toBeVisible();
  await expect(page).toHaveURL(/sort=new/);
});

test('A page whose code does not load shows an error, and opens when the server is back', async ({
  page,
  mall,
}) => {
  await page.goto('/index');
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
  await mall.crash();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Discounted' })
    .click();
  // Until the page changes, parts of the home page may show the error too.
  await expect(main(page).getByText('This couldn’t be loaded')).toHaveCount(1);
  await mall.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discounted' })).toBeVisible();
});

test('Repeated presses place one order and charge once', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await visitGoods(page, mall, 'Andes Cast-Iron Teapot');
  await main(page).getByRole('button', { name: 'Buy now' }).first().click();
  const submit = page.getByRole('button', { name: /^Place order/ });
  const total = Number(/\$([\d.]+)/.exec((await submit.textContent()) ?? '')?.[1]);
  await fillPassword(page, buyer.fundPassword);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
  ).toBeVisible();
  expect(await balanceOf(buyer)).toBeCloseTo(5000 - total, 2);
  await page.goto('/userInfo/my-order');
  await expect(page.getByRole('article', { name: /^Order / })).toHaveCount(1);
});

test('Paying the same order in two windows at once charges once', async ({ page, context, mall }) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const address = `/settlement?orders=${await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot')}`;
  const windows = [page, await context.newPage()];
  for (const window of windows) {
    await window.goto(address);
    await expect(window.getByRole('dialog').getByLabel('Payment PIN')).toBeVisible();
  }
  await Promise.all(
    windows.map((window) => window.getByRole('dialog').getByLabel('Payment PIN').fill(buyer.fundPassword)),
  );
  for (const window of windows)
    await expect(
      window.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
    ).toBeVisible();
  const teapot = await goodsNamed(mall, 'Andes Cast-Iron Teapot');
  const spent = 5000 - (await balanceOf(buyer));
  expect(spent).toBeGreaterThanOrEqual(teapot.sellingPrice);
  expect(spent).toBeLessThan(2 * teapot.sellingPrice);
});
