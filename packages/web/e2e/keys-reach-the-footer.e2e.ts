import type { Page } from '@playwright/test';
import { openFurnishedAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';
import { placeOrder } from './orders.ts';

const MAX_PRESSES = 150;

/** Numbers the control that has the focus when it is first met; false when it had it before. */
const isNewControl = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return true;
    const isNew = !control.hasAttribute('data-met');
    control.setAttribute('data-met', '');
    return isNew;
  });

/** Presses Tab from the top of the page until the focus is in the footer; no control may get it twice. */
async function tabToFooter(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await settled(page);
  const inFooter = page.locator('footer :focus');
  let presses = 0;
  while (presses < MAX_PRESSES && (await inFooter.count()) === 0) {
    await page.keyboard.press('Tab');
    presses += 1;
    expect(await isNewControl(page), `press ${presses} of ${address}`).toBe(true);
  }
  await expect(inFooter, `${address} after ${presses} presses`).toHaveCount(1);
  return presses;
}

test('Tab goes from the top of every page of a visitor to its footer in 150 presses', async ({
  page,
  mall,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('searchHistory', JSON.stringify(['lamp', 'kettle', 'tent'])),
  );
  const { id } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  const pages = ['/index', '/login', '/classification', '/commodity', '/information', '/searchGoods?k=lamp'];
  for (const address of [...pages, `/productDetails?id=${id}`]) {
    const presses = await tabToFooter(page, `${mall.url}${address}`);
    process.stdout.write(`${address.slice(0, 24).padEnd(26)} ${presses} presses\n`);
  }
});

test('Tab goes from the top of the pages of a buyer to the footer in 150 presses', async ({ page, mall }) => {
  const buyer = await openFurnishedAccount(mall);
  await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  await signIn(page, buyer);
  for (const address of ['/userInfo/my-order', '/userInfo/money-package', '/userInfo/dashboard']) {
    const presses = await tabToFooter(page, `${mall.url}${address}`);
    process.stdout.write(`${address.padEnd(26)} ${presses} presses\n`);
  }
});

test('The arrow keys go through a row of goods that Tab passes at once', async ({ page, mall }) => {
  await page.goto(`${mall.url}/index`);
  await settled(page);
  const cards = page.getByRole('region', { name: 'New today' }).getByRole('listitem');
  const link = (index: number) => cards.nth(index).getByRole('link').first();
  await link(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last().getByRole('link').first()).toBeFocused();
  await expect(link(0)).toHaveAttribute('tabindex', '-1');
});
