import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { continueAs, openReadyAccount } from '../buyer.ts';
import { faultsByAxe, settled } from '../controls.ts';
import { goodsNamed, visitGoods, addToCart } from '../goods.ts';
import { expect, test } from '../mall.ts';
import { placeOrder } from '../orders.ts';
import { buyersPages, MISSING_PAGES, visitorsPages } from '../pages.ts';
import { capital, HALF, IN_FULL, pagesOf } from './short-set.ts';

const textsFolder = fileURLToPath(new URL('../../src/shared/i18n/locales/en/', import.meta.url));

function keysOf(texts: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return [path.join('.')];
  return Object.entries(texts).flatMap(([key, below]) => keysOf(below, [...path, key]));
}

/** Keys with a dot, which no text of the store contains. */
const rawKeys = readdirSync(textsFolder)
  .flatMap((file) => keysOf(JSON.parse(readFileSync(`${textsFolder}${file}`, 'utf8'))))
  .filter((key) => key.includes('.'));

const DIRECTIONS = ['ltr', 'rtl'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Collects the console errors and the failed requests of a page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  // Missing pages are served with 404, which the browser logs as an error.
  const isMissingPage = (url: string) => MISSING_PAGES.some((address) => url.endsWith(address));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissingPage(message.location().url)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    const isExpected = response.status() === 404 && isMissingPage(response.url());
    if (response.status() >= 400 && !isExpected) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  return faults;
}

/** Examines a page and its texts, from left to right, from right to left, or both. */
async function examine(page: Page, address: string, directions: readonly Direction[]): Promise<void> {
  await page.goto(address);
  await settled(page);
  const text = `${await page.title()}\n${await page.locator('body').innerText()}`;
  expect
    .soft(
      rawKeys.filter((key) => text.includes(key)),
      `${address} shows keys instead of texts`,
    )
    .toEqual([]);
  expect
    .soft(text, `${address} shows an empty place in a sentence`)
    .not.toMatch(/\{\{|undefined|NaN|\[object/);
  for (const direction of directions) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect.soft(await faultsByAxe(page), `${address} in ${direction}`).toEqual([]);
  }
}

/** CI examines every second page, in turn from left to right and from right to left. */
async function examineAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [index, address] of pagesOf(HALF, addresses, 0).entries())
    await examine(page, address, IN_FULL ? DIRECTIONS : [DIRECTIONS[index % 2 === 0 ? 0 : 1]]);
}

test(`${capital(HALF)} of a visitor is accessible, shows texts and logs no console errors`, async ({
  page,
  mall,
}) => {
  const faults = faultsOf(page);
  await examineAll(page, await visitorsPages(mall));
  expect(faults).toEqual([]);
});

test(`${capital(HALF)} of a buyer is accessible, shows texts and logs no console errors`, async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  const orderId = await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  const beanie = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const faults = faultsOf(page);
  await continueAs(page, mall, buyer);
  const more = [
    `/productDetails?id=${beanie.id}`,
    `/chat?partyid=${beanie.seller.id}&productId=${beanie.id}`,
    '/index?customerService=1',
    `/userInfo/order-detail?id=${orderId}`,
    `/settlement?orders=${orderId}`,
    `/settlement?buy=${beanie.id},${beanie.canSelectAttributes.skus[0]?.skuId},2`,
  ];
  await examineAll(page, [...buyersPages, ...more]);
  await page.goto(`/settlement?orders=${orderId}`);
  await page.getByRole('dialog').getByLabel('Payment PIN').fill(buyer.fundPassword);
  await expect(page).toHaveURL(/\/paySuccess/);
  const afterwards = ['order-return', 'order-detail'].map((name) => `/userInfo/${name}?id=${orderId}`);
  await examineAll(page, [page.url(), ...afterwards]);
  expect(faults).toEqual([]);
});

test('The open cart, the open search and the open menus are accessible', async ({ page, mall }) => {
  await visitGoods(page, mall, 'Severn Ribbed Beanie');
  await addToCart(page, { variant: 'Plum' });
  expect(await faultsByAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search products and stores' }).fill('lantern');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);
});

test('The first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/commodity');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Goods can be found and opened with the keyboard alone', async ({ page }) => {
  await page.goto('/index');
  await settled(page);
  const field = page.getByRole('combobox', { name: 'Search products and stores' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('ribbed beanie');
  // The list of the whole text replaces that of the first words, and what is chosen in it.
  const option = page.getByRole('option').first();
  await expect(option).toHaveAccessibleName(/Severn Ribbed Beanie/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Severn Ribbed Beanie' })).toBeVisible();
});

test('The cart keeps the focus while it is open and gives it back', async ({ page, mall }) => {
  await visitGoods(page, mall, 'Severn Ribbed Beanie');
  await addToCart(page, { variant: 'Plum' });
  await page.keyboard.press('Escape');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await expect(cart).toBeVisible();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    // After the last control, the focus moves to the browser itself, and no element of the page has it.
    const behind = await cart.evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(behind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(opener).toBeFocused();
});

test('The six boxes of a fund password take digits only, correct, and are filled by one paste', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto(`/settlement?orders=${await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot')}`);
  const boxes = page.getByRole('dialog').getByLabel('Payment PIN');
  await expect(boxes).toBeFocused();
  await page.keyboard.type('13a57');
  await expect(boxes).toHaveValue('1357');
  await page.keyboard.press('Backspace');
  await expect(boxes).toHaveValue('135');
  await boxes.fill('');
  await boxes.evaluate((field, digits) => {
    const data = new DataTransfer();
    data.setData('text/plain', digits);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    document.execCommand('insertText', false, digits);
  }, '135 790');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
  ).toBeVisible();
});
