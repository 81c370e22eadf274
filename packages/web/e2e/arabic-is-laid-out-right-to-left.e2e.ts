import type { Page } from '@playwright/test';
import { continueAs, openReadyAccount } from './buyer.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';

const html = (page: Page) => page.locator('html');

/** The horizontal overflow of the page, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openInArabic(page: Page): Promise<void> {
  await page.goto('/index?lang=ar');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL(/\/index$/);
}

test('Arabic mirrors the page and stays after a reload, and English restores it', async ({ page }) => {
  await openInArabic(page);
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  const logo = await page
    .getByRole('banner')
    .getByRole('link')
    .filter({ hasText: /^openmall$/ })
    .first()
    .boundingBox();
  expect(logo?.x).toBeGreaterThan(720);
  await page.goto('/index?lang=en');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
});

test('In Arabic the cart opens from the left edge', async ({ page }) => {
  await openInArabic(page);
  await page.getByRole('banner').getByRole('button').last().click();
  const cart = page.getByRole('dialog');
  await expect(cart).toBeVisible();
  await expect.poll(async () => (await cart.boundingBox())?.x).toBe(0);
  expect((await cart.boundingBox())?.width).toBe(400);
});

/** The window widths that the store supports. */
const widths = [1280, 1440];

test('In Arabic and in English no main page is wider than its window', async ({ page, mall }) => {
  const { id, seller, categoryId, canSelectAttributes } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const sku = canSelectAttributes.skus[0]?.skuId;
  const addresses = [
    '/index',
    '/classification',
    '/commodity',
    `/commodity?categoryId=${categoryId}&view=list`,
    '/discounted',
    `/store?id=${seller.id}`,
    `/productDetails?id=${id}`,
    '/userInfo/dashboard',
    '/userInfo/my-order',
    '/userInfo/setup/shipping-address',
    `/settlement?buy=${id},${sku},1`,
  ];
  await continueAs(page, mall, await openReadyAccount(mall));
  for (const lang of ['en', 'ar']) {
    for (const address of addresses) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`);
      await expect(html(page)).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `${address} in ${lang} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
