import type { Page } from '@playwright/test';
import { faultsByAxe, settled } from '../controls.ts';
import { expect, test as base } from '../mall.ts';
import { enterOffice } from '../office.ts';
import { openOfficeWithHistory, type OfficeHistory } from '../office/history.ts';
import { capital, HALF, pagesOf } from './short-set.ts';
import { deskAddresses, doorAddresses, merchantAddresses } from './office-addresses.ts';

const test = base.extend<object, { history: OfficeHistory }>({
  history: [
    async ({ mall }, use) => {
      await use(await openOfficeWithHistory(mall));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
const MAX_STOPS = 40;
const dialog = (page: Page) => page.locator('.MuiPaper-root[role=dialog]');
const isFocusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => Boolean(document.activeElement?.closest(wanted)), selector);

/** Presses a key until the focus is in an element. @throws if it does not get there. */
async function pressUntilIn(page: Page, key: string, selector: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await isFocusIn(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_STOPS} presses of ${key} do not lead to ${selector} on ${page.url()}`);
}

async function examine(page: Page): Promise<void> {
  expect.soft(await faultsByAxe(page), page.url()).toEqual([]);
}

/** Opens the first record of a list and closes it again, by keys alone. */
async function walk(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressUntilIn(page, 'Tab', '[role=grid]');
  await pressUntilIn(page, 'ArrowDown', '[role=gridcell]');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => isFocusIn(page, '[role=dialog], .MuiDrawer-root')).toBe(true);
  await examine(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect.soft(await isFocusIn(page, '[role=grid]'), `${page.url()} keeps the focus in the list`).toBe(true);
}

async function examineAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of pagesOf(HALF, addresses, 0)) {
    await page.goto(address);
    await settled(page);
    const grids = page.locator('.MuiDataGrid-root');
    await expect(page.locator('.MuiDataGrid-root:not(:has([role=gridcell]))')).toHaveCount(0);
    await examine(page);
    // Some pages are a form over their list, and the earnings lead to the orders.
    const hasOwnRecords = !address.endsWith('/earnings') && !(await dialog(page).isVisible());
    if ((await grids.count()) > 0 && hasOwnRecords) await walk(page);
  }
}

test(`${capital(HALF)} of the desk is accessible, and its lists open and close their records by keys alone`, async ({
  page,
  history,
}) => {
  test.slow();
  for (const address of doorAddresses) {
    await page.goto(address);
    await settled(page);
    await examine(page);
  }
  await enterOffice(page, '/desk/home', history.owner.token);
  await examineAll(page, deskAddresses);
});

test(`${capital(HALF)} of the merchant zone is accessible, and its lists open and close their records by keys alone`, async ({
  page,
  history,
}) => {
  test.slow();
  await enterOffice(page, '/merchant/home', history.store.token);
  await examineAll(page, merchantAddresses);
});
