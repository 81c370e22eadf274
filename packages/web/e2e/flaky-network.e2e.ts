import { createRandom } from '@openmall/seeded-random';
import type { Page } from '@playwright/test';
import { continueAs, openReadyAccount } from './buyer.ts';
import { addToCart, visitGoods } from './goods.ts';
import { expect, test } from './mall.ts';
import { placeOrder } from './orders.ts';

const LOST = 0.3;
const SLOW = 0.2;
const SLOW_MS = 1_500;
const SEED = process.env['FLAKY_SEED'] ?? '1';
const TRIES = 12;

/** Loses three of ten calls and delays others. Returns how many it lost, and how to end it. */
async function loseCalls(page: Page) {
  const random = createRandom(SEED);
  let lost = 0;
  await page.route(/\/api\//, async (route) => {
    if (random.boolean(LOST)) {
      lost += 1;
      return route.abort();
    }
    if (random.boolean(SLOW)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return route.continue().catch(() => undefined); // The page has left meanwhile.
  });
  return { lost: () => lost, end: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

/** Presses "Try again" as long as the page offers it, as a patient visitor would. */
async function tryAgain(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await expect.poll(async () => (await isDone()) || (await again.isVisible())).toBe(true);
    if (await isDone()) return;
    await again.click().catch(() => undefined); // The part has just loaded by itself.
  }
  throw new Error(`The page did not load in ${TRIES} attempts`);
}

test('On a flaky network each page loads or offers to try again, and repeats no notice', async ({
  page,
  mall,
}) => {
  await continueAs(page, mall, await openReadyAccount(mall));
  const network = await loseCalls(page);
  for (const [path, heading] of [
    ['/commodity', 3],
    ['/userInfo/my-order', 1],
    ['/userInfo/money-package', 1],
    ['/userInfo/collect-goods', 1],
  ] as const) {
    await page.goto(path);
    const shown = page.getByRole('main').getByRole('heading', { level: heading }).first();
    const failures = page.getByRole('main').getByText('This couldn’t be loaded');
    await tryAgain(page, async () => (await shown.isVisible()) && (await failures.count()) === 0);
    const notices = await page.locator('.MuiSnackbarContent-message').allInnerTexts();
    expect(notices).toEqual([...new Set(notices)]);
  }
  expect(network.lost()).toBeGreaterThan(3);
  await network.end();
});

test('After signing out, the back button shows nothing of the account', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await placeOrder(mall, buyer, 'Andes Cast-Iron Teapot');
  await page.goto('/userInfo/setup/shipping-address');
  await expect(page.getByText('14 Rosebery Avenue')).toBeVisible();
  await page.goto('/userInfo/my-order');
  await expect(page.getByRole('article', { name: /^Order / })).toHaveCount(1);
  await page.getByRole('button', { name: `Your account, ${buyer.email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    for (const personal of [buyer.email, '14 Rosebery Avenue']) expect(text).not.toContain(personal);
    await expect(page.getByRole('article', { name: /^Order / })).toHaveCount(0);
  }
});

test('Whoever signs out and leaves at once is signed out, though the cart is still sent', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await visitGoods(page, mall, 'Severn Ribbed Beanie');
  await page.route(/cart!put/, () => new Promise(() => {}));
  await addToCart(page, { variant: 'Camel' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Your account, ${buyer.email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.goto('/userInfo/my-order');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
