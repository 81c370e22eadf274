import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { serveFolder, type StaticHost } from './static-host.ts';

const BASE = '/mall/';
const site = fileURLToPath(new URL('../dist', import.meta.url));
const email = `buyer${Date.now()}@example.com`;
const PASSWORD = 'Sunny-42day';
const FUND_PASSWORD = '135790';

let host: StaticHost;
test.beforeAll(async () => {
  host = await serveFolder(site, BASE);
});
test.afterAll(() => host.close());

const orders = (page: Page) => page.getByRole('article', { name: /^Order / });

/** Reads the code from the mail that the page shows. */
async function readCode(page: Page): Promise<string> {
  const mail = page.getByRole('status').filter({ hasText: email });
  await expect(mail).toBeVisible();
  return /\b\d{6}\b/.exec(await mail.innerText())?.[0] ?? '';
}

test('A buyer registers, buys and pays on a static site, and finds the order again after a reload', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });

  await test.step('sees the mall being set up, then the store', async () => {
    await page.goto(host.url);
    await expect(page.getByText('Setting up the mall')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible();
    const picture = page.getByRole('main').locator('img[src*="/pictures/goods/"]').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('registers with a code from a mail', async () => {
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByLabel('Email address', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Use a code instead' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await readCode(page));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
  });

  await test.step('buys', async () => {
    await page.getByRole('link', { name: 'All products', exact: true }).first().click();
    // The home page stays mounted behind it, so wait for the heading of the list.
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    await page.locator('[data-soldout="false"] h3 a:visible').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Buy now', exact: true }).first().click();
    await page.getByLabel('Full name').fill('Amelia Hartley');
    await page.getByLabel('Country', { exact: true }).selectOption({ label: 'United Kingdom' });
    await page.getByLabel('Phone number').fill('7700900123');
    await page.getByLabel('State or region').selectOption({ index: 1 });
    await page.getByLabel('City').fill('London');
    await page.getByLabel('Street address').fill('14 Rosebery Avenue');
    await page.getByRole('button', { name: 'Save and deliver here' }).click();
  });

  await test.step('pays from the balance', async () => {
    const section = page.getByRole('region', { name: 'Payment' });
    await section.getByLabel('Choose 6 digits').fill(FUND_PASSWORD);
    await section.getByLabel('Repeat the 6 digits').fill(FUND_PASSWORD);
    await section.getByRole('button', { name: 'Set payment PIN' }).click();
    await expect(section.getByLabel('Payment PIN')).toHaveValue(FUND_PASSWORD);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
    ).toBeVisible();
  });

  await test.step('finds the order after a reload, and the merchant ships it', async () => {
    await page.goto(`${host.url}userInfo/my-order`);
    await expect(orders(page)).toHaveCount(1);
    await page.reload();
    await expect(orders(page)).toHaveCount(1);
    await expect(orders(page)).toContainText(/On its way|Delivered/, { timeout: 120_000 });
  });

  await test.step('declines a card payment, sees the result, and may pay again', async () => {
    await page.goto(`${host.url}commodity`);
    await page.locator('[data-soldout="false"] h3 a:visible').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Buy now', exact: true }).first().click();
    await page.getByRole('radio', { name: /^Credit or debit card/ }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(
      page.getByRole('heading', { name: 'The payment didn’t go through. Please try again.' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
    await expect(page.getByText('Your order has been placed. Pay now to have it shipped.')).toBeVisible();
  });

  await test.step('recharges the wallet with an e-wallet, and returns to it', async () => {
    await page.goto(`${host.url}userInfo/money-package/recharge?by=thirdParty`);
    await page.getByRole('radio', { name: /^GCash2\.0/ }).check();
    const amount = page.getByLabel('How much USDT do you want in your wallet?');
    await amount.fill('250.5');
    await amount.press('Enter');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const row = page.getByRole('table', { name: 'Recharges' }).getByRole('row', { name: /Bank or e-wallet/ });
    await expect(row).toContainText('Completed');
    expect(page.url()).toContain(`${BASE}userInfo/money-package`);
  });

  await test.step('sends a picture in the chat, and finds it with an answer after a reload', async () => {
    const window = page.getByRole('dialog', { name: 'Customer service' });
    await page.goto(`${host.url}index?customer-service=1`);
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
    const file = { name: 'seam.png', mimeType: 'image/png', buffer };
    await window.locator('input[type=file]').setInputFiles(file);
    await window.getByRole('button', { name: 'Send', exact: true }).click();
    const picture = window.getByRole('button', { name: 'Open the picture' }).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 320);
    await page.goto(`${host.url}index?customer-service=1`);
    await expect(picture).toHaveJSProperty('naturalWidth', 320);
    await expect(window.getByText(/automatic reply/)).toBeVisible();
  });

  await test.step('keeps two tabs in sync, and either works alone', async () => {
    const second = await page.context().newPage();
    await second.goto(`${host.url}userInfo/my-order`);
    await expect(orders(second)).toHaveCount(2);
    await page.goto(`${host.url}index`);
    await page.getByRole('button', { name: `Your account, ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(second.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
    await second.goto(`${host.url}commodity`);
    await page.goto('about:blank');
    await second.reload();
    await expect(second.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    await page.goto(`${host.url}index`);
    await second.close();
  });

  await test.step('starts over as a visitor', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByText('Demo', { exact: true }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('Setting up the mall')).toBeVisible();
    await expect(page.getByText('Setting up the mall')).toBeHidden({ timeout: 120_000 });
    // The account is gone, so the store offers to register.
    await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
  });
  expect(failures).toEqual([]);
});

test('A browser with blocked storage gets an explanation in the visitor’s language', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No mutations here.', 'InvalidStateError');
    };
  });
  await page.goto(`${host.url}?lang=de`);
  await expect(
    page.getByRole('heading', { name: 'Der Marktplatz lässt sich nicht einrichten' }),
  ).toBeVisible();
  await expect(page.getByText('Dieser Browser bewahrt für diese Website nichts auf')).toBeVisible();
});

test('A browser without shared workers gets an explanation', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await page.goto(host.url);
  await expect(page.getByText('This browser doesn’t support shared workers.')).toBeVisible();
});
