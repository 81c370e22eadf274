import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newcomer } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect } from './mall.ts';
import { type EmptyMall, test } from './opening/empty-mall.ts';
import { drawForGuide } from './opening/guide-pictures.ts';
import type { PictureFile } from './pictures.ts';
import { moveSlider } from './verification.ts';

const USERNAME = 'ingrid';
const DESK_PASSWORD = 'Quiet-Harbour-42';
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const MALL = 'Bergen Market';
const STORE = 'Birch and Wool';
const PRODUCT = 'Wool blanket of Bergen';
const REASON = 'We open the mall.';

/** Products as a merchant writes them into the template. */
const BLANKET = {
  name: PRODUCT,
  description: 'Woven of Norwegian wool.',
  category: "Women's fashion",
  price: '89.5',
  stock: '20',
};
const SCARF = { ...BLANKET, name: 'Wool scarf of Voss', price: '24', stock: '50' };

/** A row in the order of the template's columns. */
const rowOf = (columns: string, cells: Readonly<Record<string, string>>): string =>
  columns
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',');

const pageOf = async (browser: Browser, { url }: EmptyMall): Promise<Page> =>
  (await browser.newContext({ baseURL: url, colorScheme: 'light', reducedMotion: 'reduce' })).newPage();

const record = (page: Page): Locator => page.locator('.MuiDrawer-paper[role=dialog]');

async function picture({ url }: EmptyMall): Promise<PictureFile> {
  const answer = await fetch(`${url}/pictures/banners/long-evenings.webp?w=640`);
  return {
    name: 'picture.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Goes to where a step of the list on the desk is done. */
async function go(desk: Page, step: string): Promise<void> {
  await desk.goto('/desk/home');
  await desk.getByRole('link', { name: `Go: ${step}` }).click();
}

async function expectDone(desk: Page, step: string): Promise<void> {
  await desk.goto('/desk/home');
  const row = desk.getByRole('listitem').filter({ hasText: step });
  await expect(row.getByRole('img', { name: 'Done' })).toBeVisible();
}

async function joinDesk(desk: Page, invitation: string): Promise<void> {
  await desk.goto('/desk/join');
  await desk.getByLabel('Invitation').fill(invitation);
  await desk.getByLabel('Password').fill(DESK_PASSWORD);
  await drawForGuide(desk, 'join');
  await desk.getByRole('button', { name: 'Accept' }).click();
  const secret = (await desk.locator('code').first().textContent()) ?? '';
  await desk.getByRole('button', { name: 'I have saved them. Sign in' }).click();
  await desk.getByLabel('Username').fill(USERNAME);
  await desk.getByLabel('Password').fill(DESK_PASSWORD);
  const code = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate();
  await desk.getByLabel('Authenticator code').fill(code);
  await desk.getByRole('button', { name: 'Sign in' }).click();
}

async function register(page: Page, { email, password }: ReturnType<typeof newcomer>): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await moveSlider(page);
  await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
}

async function recharge(page: Page, file: PictureFile, amount: string): Promise<void> {
  await page.goto('/userInfo/money-package/recharge');
  await page.getByRole('radio', { name: /^Tron/ }).check();
  await page.getByLabel('How much USDT are you sending?').fill(amount);
  await page.getByRole('checkbox', { name: /^I’m sending USDT on Tron/ }).check();
  await expect(page.getByRole('main').getByText(ADDRESS.slice(0, 4))).toHaveCount(1);
  for (const field of await page.locator('input[type="file"]').all()) await field.setInputFiles(file);
  await expect(page.getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await drawForGuide(page, 'recharge');
  await page.getByRole('button', { name: `I’ve sent ${amount} USDT` }).click();
  await expect(page.getByRole('dialog').getByText('Processing')).toBeVisible();
}

async function buy(page: Page, fundPassword: string): Promise<void> {
  await page.goto('/commodity');
  await page.getByRole('main').getByRole('link', { name: PRODUCT }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click();
  await page.getByLabel('Full name').fill('Amelia Hartley');
  await page.getByLabel('Phone number').fill('7700900123');
  await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom');
  await page.getByLabel('State or region').selectOption('England');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Street address').fill('14 Rosebery Avenue');
  await page.getByRole('button', { name: 'Save and deliver here' }).click();
  const payment = page.getByRole('region', { name: 'Payment' });
  await payment.getByLabel('Choose 6 digits').fill(fundPassword);
  await payment.getByLabel('Repeat the 6 digits').fill(fundPassword);
  await payment.getByRole('button', { name: 'Set payment PIN' }).click();
  await payment.getByLabel('Payment PIN').fill(fundPassword);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
  ).toBeVisible();
}

test('A mall opens from an empty database to its first sale, by screens alone', async ({
  emptyMall: mall,
  browser,
}) => {
  test.slow();
  const [desk, shop, store] = [
    await pageOf(browser, mall),
    await pageOf(browser, mall),
    await pageOf(browser, mall),
  ];
  const [merchant, buyer] = [newcomer(), newcomer()];

  await test.step('the operator joins the desk, which says what is missing', async () => {
    await joinDesk(desk, await mall.inviteOwner(USERNAME));
    await expect(desk.getByText('0 of 7 steps done')).toBeVisible();
    expect(await faultsByAxe(desk)).toEqual([]);
    await drawForGuide(desk, 'steps');
  });

  await test.step('names the mall and its operator, and the store shows it', async () => {
    await go(desk, 'Name and theme');
    await expect(
      desk.getByText('The store shows an invented company until you name your own.'),
    ).toBeVisible();
    await desk.getByLabel('Name of the mall').fill(MALL);
    await desk.getByRole('radio', { name: 'Harbour' }).check();
    await desk.getByLabel('About the site').fill('Good things, made by people we know.');
    await desk.getByLabel('Company that runs the mall').fill('Birch and Wool AS');
    await desk.getByLabel('Address of the company').fill('Bryggen 4, Bergen');
    await desk.getByLabel('Country').click();
    await desk.getByRole('option', { name: 'Norway' }).click();
    await desk.getByLabel('Number in the company register').fill('NO 998 877 665');
    await desk.getByLabel('Email').fill('hello@mall.example');
    await desk.getByLabel('Reason').fill(REASON);
    expect(await faultsByAxe(desk)).toEqual([]);
    await drawForGuide(desk, 'name');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('The store shows what you saved here.')).toBeVisible();
    await expectDone(desk, 'Name and theme');
    await expect(async () => {
      await store.goto('/index');
      await expect(store).toHaveTitle(MALL, { timeout: 1000 });
    }).toPass();
    await expect(store.getByRole('contentinfo')).toContainText('Birch and Wool AS, Bryggen 4, Bergen');
    await expect(store.getByRole('contentinfo')).toContainText('Norway');
  });

  await test.step('adds an address for recharges; a wrong one is refused', async () => {
    await go(desk, 'Recharge addresses');
    await desk.getByRole('button', { name: 'Add an address' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByLabel('Address').fill(`${ADDRESS.slice(0, -1)}u`);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Address').fill(ADDRESS);
    expect(await faultsByAxe(desk)).toEqual([]);
    await drawForGuide(desk, 'channel');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(ADDRESS)).toBeVisible();
    expect(await faultsByAxe(desk)).toEqual([]);
    await drawForGuide(desk, 'ways-to-pay');
    await expectDone(desk, 'Recharge addresses');
  });

  await test.step('imports categories', async () => {
    await go(desk, 'Categories');
    await desk.getByRole('button', { name: 'Import the starter set' }).click();
    await expect(desk.getByText('90 entries')).toBeVisible();
    await drawForGuide(desk, 'categories');
    await expectDone(desk, 'Categories');
  });

  await test.step('a merchant registers and applies', async () => {
    await register(shop, merchant);
    await shop.goto('/merchant');
    await shop.getByLabel('Email, phone or username').fill(merchant.email);
    await shop.getByLabel('Password').fill(merchant.password);
    await shop.getByRole('button', { name: 'Sign in' }).click();
    await shop.getByLabel('Store', { exact: true }).fill(STORE);
    await shop.getByLabel('Country').click();
    await shop.getByRole('option', { name: 'Norway' }).click();
    await shop.getByLabel('Location').fill('Bergen');
    await shop.getByLabel('What will you sell?').fill('Blankets and knitwear.');
    expect(await faultsByAxe(shop)).toEqual([]);
    await drawForGuide(shop, 'apply');
    await shop.getByRole('button', { name: 'Send application' }).click();
    await expect(shop.getByText('Your application is being checked.')).toBeVisible();
  });

  await test.step('the operator admits the store', async () => {
    await go(desk, 'First store');
    await desk.getByRole('gridcell', { name: STORE }).click();
    await drawForGuide(desk, 'application');
    await record(desk).getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Approve this store' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toBeHidden();
    await expectDone(desk, 'First store');
  });

  await test.step('the merchant imports products by the template, after a row is corrected', async () => {
    await shop.goto('/merchant/goods');
    await shop.getByRole('link', { name: 'Import' }).click();
    const panel = shop.getByRole('dialog', { name: 'Import products' });
    const [download] = await Promise.all([
      shop.waitForEvent('download'),
      panel.getByRole('button', { name: 'Template as CSV' }).click(),
    ]);
    const columns = readFileSync(await download.path(), 'utf8')
      .replace(/^\ufeff/, '')
      .trim();
    const sheet = (price: string) => ({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [columns, rowOf(columns, { ...BLANKET, price }), rowOf(columns, SCARF)].join('\r\n'),
      ),
    });
    const file = panel.locator('input[type="file"]');
    await file.setInputFiles(sheet('dear'));
    await expect(panel.getByText('1 new, 0 changed, 1 rows with errors')).toBeVisible();
    await file.setInputFiles(sheet('89.5'));
    await expect(panel.getByText('2 new, 0 changed, 0 rows with errors')).toBeVisible();
    expect(await faultsByAxe(shop)).toEqual([]);
    await drawForGuide(shop, 'import');
    await panel.getByRole('button', { name: 'Import all' }).click();
    await expect(panel.getByText('2 created, 0 changed')).toBeVisible();
  });

  await test.step('adds a picture to a product and puts it on sale', async () => {
    await shop.goto('/merchant/goods');
    await shop.getByRole('gridcell', { name: PRODUCT }).click();
    await record(shop).getByRole('button', { name: 'Edit', exact: true }).click();
    const form = shop.locator('.MuiDrawer-paper[role=dialog]');
    await form.locator('input[type="file"]').setInputFiles(await picture(mall));
    await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await drawForGuide(shop, 'product');
    await form.getByRole('button', { name: 'Save' }).click();
    await record(shop).getByRole('button', { name: 'Put on sale' }).click();
    await expect(record(shop).getByRole('button', { name: 'Take off sale' })).toBeVisible();
    await desk.goto('/desk/home');
    await expect(desk.getByText('Your mall is open for business')).toBeVisible();
    await drawForGuide(desk, 'ready');
  });

  await test.step('a buyer registers and recharges, and the operator credits it', async () => {
    await register(store, buyer);
    await recharge(store, await picture(mall), '200');
    await desk.goto('/desk/recharges?state=waiting');
    await desk.getByRole('gridcell').first().click();
    await drawForGuide(desk, 'credit');
    await record(desk).getByRole('button', { name: 'Credit' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Credit this recharge' });
    await dialog.getByLabel('Transaction ID').fill('a'.repeat(64));
    await dialog.getByRole('button', { name: 'Credit' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the buyer buys, and the merchant has the first order', async () => {
    await buy(store, buyer.fundPassword);
    await drawForGuide(store, 'bought');
    await shop.goto('/merchant/home');
    await expect(shop.getByRole('link', { name: /^To (confirm|ship) 1/ }).first()).toBeVisible();
    await drawForGuide(shop, 'first-order');
  });

  await test.step('the ledger holds, and the list of steps is put away', async () => {
    await desk.goto('/desk/ledger');
    await desk.getByRole('button', { name: 'Check now' }).click();
    await expect(desk.getByText(/^All \d+ rules hold\.$/)).toBeVisible({ timeout: 60_000 });
    expect(await faultsByAxe(desk)).toEqual([]);
    await drawForGuide(desk, 'ledger');
    await desk.getByRole('gridcell', { name: 'Held for orders' }).click();
    await expect(record(desk).getByText('Transfers')).toBeVisible();
    await desk.goto('/desk/home');
    await desk.getByRole('button', { name: 'Hide this list' }).click();
    await expect(desk.getByText('Your mall is open for business')).toBeHidden();
  });
});
