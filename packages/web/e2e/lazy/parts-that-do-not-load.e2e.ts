import { orderPay } from '@openmall/sdk';
import type { Page, Route } from '@playwright/test';
import { addDeliveryAddress, continueAs, openAccount, openReadyAccount } from '../buyer.ts';
import { settled } from '../controls.ts';
import { goodsNamed } from '../goods.ts';
import { expect, test, type Mall } from '../mall.ts';
import { placeOrder } from '../orders.ts';
import { IN_FULL } from '../sweeps/short-set.ts';
import { fileOf, lazyImports, pageAddressOf } from './lazy-imports.ts';
import { lazyParts, type LazyPart } from './lazy-parts.ts';
import { developmentImports, extras, startFiles } from './background-files.ts';

const BEANIE = 'Severn Ribbed Beanie';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const pages = lazyImports().filter((module) => pageAddressOf(module));
const VISITORS_ONLY = /^routes\/(login|register|forgotPassword)\//;

test('Each lazy import of the code has a story of its failure', () => {
  const tables = [lazyParts, startFiles, extras].flatMap((table) => Object.keys(table));
  const parts = [...pages, ...tables, ...developmentImports];
  expect(parts.toSorted()).toEqual(lazyImports());
});

/** Holds requests for a file, then lets them fail, then lets them pass. */
async function blockFile(page: Page, file: RegExp) {
  const held: Route[] = [];
  let isHeld = true;
  let count = 0;
  await page.route(file, async (route) => {
    count += 1;
    if (isHeld) held.push(route);
    else await route.abort();
  });
  return {
    requests: () => count,
    async fail() {
      isHeld = false;
      await Promise.all(held.map((route) => route.abort()));
    },
    unblock: () => page.unroute(file),
  };
}

/** Navigates like a link, so loaded files stay loaded. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

async function expectPageToRecover(page: Page, module: string): Promise<void> {
  const address = pageAddressOf(module) ?? '';
  const [main, banner] = [page.getByRole('main'), page.getByRole('banner')];
  const file = await blockFile(page, fileOf(module));
  await goWithin(page, address);
  await expect.poll(file.requests, { message: module }).toBeGreaterThan(0);
  await expect(main, module).toBeVisible();
  await expect(banner, module).toBeVisible();
  await file.fail();
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect(retry, module).toBeVisible();
  await expect(banner, module).toBeVisible();
  await file.unblock();
  await retry.click();
  await expect(retry, module).toBeHidden();
  await expect(main.getByRole('heading').first(), module).toBeVisible();
}

test('A page of a visitor that does not load keeps the header and opens on a retry', async ({ page }) => {
  await page.goto('/classification');
  await settled(page);
  for (const module of pages.filter((path) => VISITORS_ONLY.test(path)))
    await expectPageToRecover(page, module);
});

// The pages of a buyer recover by the same code, so CI takes a third of them.
for (const part of IN_FULL ? [0, 1, 2] : [0])
  test(`A page of a buyer that does not load keeps the header and opens on a retry (${part + 1} of 3)`, async ({
    page,
    mall,
  }) => {
    await continueAs(page, mall, await openReadyAccount(mall));
    const own = pages.filter((path) => !VISITORS_ONLY.test(path)).filter((_, index) => index % 3 === part);
    for (const module of own) {
      // Starts again on another page, because idle pages may have loaded in the background.
      await page.goto(
        module.startsWith('routes/userInfo/download') ? '/userInfo/setup' : '/userInfo/download',
      );
      await settled(page);
      if (['routes/userInfo/Page.tsx', 'routes/credit/Page.tsx'].includes(module)) {
        await page.goto('/information');
        await settled(page);
      }
      await expectPageToRecover(page, module);
    }
  });

/** Goods with a size guide. */
const JEANS = 'Odile High-Waist Straight Jeans';

async function expectPartToRecover(page: Page, mall: Mall, module: string, part: LazyPart): Promise<void> {
  const { id, canSelectAttributes } = await goodsNamed(mall, BEANIE);
  const buy = `${id},${canSelectAttributes.skus[0]?.skuId},2`;
  const { id: sized } = await goodsNamed(mall, JEANS);
  const address = part.address.replace('{goods}', id).replace('{sized}', sized).replace('{buy}', buy);
  const file = await blockFile(page, fileOf(module));
  await page.goto(address, { waitUntil: 'commit' });
  if (part.press) {
    await settled(page);
    await part.press(page);
  }
  await expect.poll(file.requests, { message: module }).toBeGreaterThan(0);
  const frame = part.frame?.(page) ?? page.locator('[aria-busy="true"], .MuiSkeleton-root');
  await expect(frame.filter({ visible: true }).first(), module).toBeVisible();
  await file.fail();
  const failure = part.failure?.(page) ?? page.locator('[role=alert], [role=status]');
  const retry = failure.getByRole('button', { name: 'Try again' });
  await expect(retry, module).toBeVisible();
  await expect(part.opened(page), module).toBeHidden();
  await expect(page.locator('main'), module).toBeVisible();
  await file.unblock();
  await retry.click();
  await expect(part.opened(page), module).toBeVisible();
}

const partsOf = (user: LazyPart['user']) =>
  Object.entries(lazyParts).filter(([, part]) => part.user === user);

test('Each part of a visitor shows a frame while it loads, reports a failure and opens on a retry', async ({
  page,
  mall,
}) => {
  await page.addInitScript(() => localStorage.setItem('searchHistory', JSON.stringify(['lamp'])));
  for (const [module, part] of partsOf('visitor')) await expectPartToRecover(page, mall, module, part);
});

test('Each part of a buyer shows a frame while it loads, reports a failure and opens on a retry', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await placeOrder(mall, buyer, BEANIE);
  const orderId = await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
  await continueAs(page, mall, buyer);
  for (const [module, part] of partsOf('buyer')) await expectPartToRecover(page, mall, module, part);
});

test('Each part of a new buyer shows a frame while it loads, reports a failure and opens on a retry', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await addDeliveryAddress(buyer);
  await placeOrder(mall, buyer, BEANIE);
  await continueAs(page, mall, buyer);
  for (const [module, part] of partsOf('newBuyer')) await expectPartToRecover(page, mall, module, part);
});

test.describe('On a phone', () => {
  test.use(phone);

  test('Each sheet shows a frame while it loads, reports a failure and opens on a retry', async ({
    page,
    mall,
  }) => {
    for (const [module, part] of partsOf('phone')) await expectPartToRecover(page, mall, module, part);
  });
});
