import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { serveFolder, type StaticHost } from './static-host.ts';

const BASE = '/mall/';
const site = fileURLToPath(new URL('../dist', import.meta.url));
const email = `buyer${Date.now()}@example.com`;
const password = 'Sunny-42day';
const fundPassword = '135790';

let host: StaticHost;
test.beforeAll(async () => {
  host = await serveFolder(site, BASE);
});
test.afterAll(() => host.close());

const orders = (page: Page) => page.getByRole('article', { name: /^Order / });

/** The letter with the code lies before the visitor's eyes. */
async function codeOnThePage(page: Page): Promise<string> {
  const letter = page.getByRole('status').filter({ hasText: email });
  await expect(letter).toBeVisible();
  return /\b\d{6}\b/.exec(await letter.innerText())?.[0] ?? '';
}

test('A buyer registers, buys and pays on a static site, and finds the order again after a reload', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });

  await test.step('sees the mall being set up, then the store', async () => {
    await page.goto(host.url);
    await expect(page.getByText('The mall is being set up')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Daily new' })).toBeVisible();
    const picture = page.getByRole('main').locator('img[src*="/pictures/goods/"]').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('registers with a code that comes as a letter', async () => {
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByLabel('E-mail address', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password once more').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Use a code instead' }).click();
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await codeOnThePage(page));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
  });

  await test.step('buys', async () => {
    await page.getByRole('link', { name: 'All goods', exact: true }).first().click();
    // The home page stays alive behind it: its goods are not meant.
    await expect(page.getByRole('heading', { level: 1, name: 'All goods' })).toBeVisible();
    await page.locator('[data-soldout="false"] h3 a:visible').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Buy now', exact: true }).first().click();
    await page.getByLabel('Consignee').fill('Amelia Hartley');
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await page.getByLabel('Phone number').fill('7700900123');
    await page.getByLabel('State or region').selectOption({ index: 1 });
    await page.getByLabel('Street and number').fill('14 Rosebery Avenue');
    await page.getByRole('button', { name: 'Save and deliver here' }).click();
    await page.getByRole('button', { name: /^Submit order/ }).click();
  });

  await test.step('pays from the balance', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Choose six digits').fill(fundPassword);
    await dialog.getByLabel('Once more').fill(fundPassword);
    await dialog.getByRole('button', { name: 'Set fund password' }).click();
    await dialog.getByLabel('Fund password').fill(fundPassword);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you. It is paid.' })).toBeVisible();
  });

  await test.step('finds the order after a reload, and the merchant at work', async () => {
    await page.goto(`${host.url}userInfo/my-order`);
    await expect(orders(page)).toHaveCount(1);
    await page.reload();
    await expect(orders(page)).toHaveCount(1);
    await expect(orders(page)).toContainText(/On its way|Shipped/, { timeout: 120_000 });
  });

  await test.step('starts over, and is a stranger', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByText('Demo', { exact: true }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('The mall is being set up')).toBeVisible();
    await expect(page.getByText('The mall is being set up')).toBeHidden({ timeout: 120_000 });
    // Nobody knows the account any more: the store asks who this is.
    await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
  });
  expect(refused).toEqual([]);
});
