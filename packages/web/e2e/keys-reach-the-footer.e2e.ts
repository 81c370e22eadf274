import type { Page } from '@playwright/test';
import { openReadyAccount, signIn } from './buyer.ts';
import { settled } from './controls.ts';
import { goodsNamed } from './goods.ts';
import { expect, test } from './mall.ts';
import { placeOrder } from './orders.ts';
import { buyersPages, visitorsPages } from './pages.ts';

const MAX_PRESSES = 150;
const PRESSES_AT_ONCE = 10;

interface Walk {
  /** Controls that had the focus so far. */
  presses: number;
  /** The focus is in the footer, or has left a page that has none. */
  arrived: boolean;
  /** The first control that got the focus a second time. */
  repeated: string;
}

/** Notes in the page which controls get the focus. */
function noteFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walk: Walk = { presses: 0, arrived: false, repeated: '' };
    Object.assign(window, { walk });
    const footer = [...document.querySelectorAll('footer')].find((one) => !one.closest('main'));
    addEventListener('focusin', ({ target }) => {
      if (walk.arrived || !(target instanceof Element)) return;
      walk.presses += 1;
      walk.arrived = footer?.contains(target) ?? false;
      if (target.hasAttribute('data-met')) walk.repeated ||= target.outerHTML.slice(0, 120);
      target.setAttribute('data-met', '');
    });
    addEventListener('focusout', ({ relatedTarget }) => {
      if (!footer && relatedTarget === null) walk.arrived = true;
    });
  });
}

/** Presses Tab from the top of the page until the focus is in the footer; no control may get it twice. */
async function tabToFooter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await noteFocus(page);
  const walked = () => page.evaluate(() => Reflect.get(window, 'walk') as Walk);
  for (let presses = 0; presses < MAX_PRESSES && !(await walked()).arrived; presses += PRESSES_AT_ONCE)
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await page.keyboard.press('Tab');
  const { presses, arrived, repeated } = await walked();
  process.stdout.write(`${address.slice(0, 40).padEnd(42)} ${presses} presses\n`);
  expect.soft(repeated, address).toBe('');
  expect.soft(arrived, `${address} after ${presses} presses`).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('searchHistory', JSON.stringify(['lamp', 'kettle', 'tent'])),
  );
});

test('Tab goes from the top of every page of a visitor to its footer in 150 presses', async ({
  page,
  mall,
}) => {
  for (const address of await visitorsPages(mall)) await tabToFooter(page, address);
});

test('Tab goes from the top of every page of a buyer to its footer in 150 presses', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  const orderId = await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  const { id, canSelectAttributes } = await goodsNamed(mall, 'Severn Ribbed Beanie');
  await signIn(page, buyer);
  const more = [
    `/productDetails?id=${id}`,
    `/userInfo/order-detail?id=${orderId}`,
    `/settlement?buy=${id},${canSelectAttributes.skus[0]?.skuId},2`,
  ];
  for (const address of [...buyersPages, ...more]) await tabToFooter(page, address);
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
