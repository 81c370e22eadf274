import { orderPay } from '@openmall/sdk';
import { merchantApplicationSubmit } from '@openmall/sdk/merchant';
import { openAccount, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test } from './mall.ts';
import { enterOffice, openMerchant, openOwner } from './office.ts';
import { placeOrder } from './orders.ts';
import { somePicture } from './pictures.ts';

test('A merchant applies, is admitted, lists a product with a picture, and sells it', async ({
  page,
  mall,
  browser,
}) => {
  const ingrid = await openOwner(mall, 'ingrid.stores');
  const owner = await openAccount(mall);
  const merchant = await openMerchant(mall, owner);
  await merchantApplicationSubmit(merchant.transport, {
    storeName: 'Birch and Wool',
    countryCode: 'NO',
    location: 'Bergen',
  });

  await test.step('the desk admits the store', async () => {
    const desk = await (await browser.newContext({ baseURL: mall.url })).newPage();
    await enterOffice(desk, '/desk/applications', ingrid.token);
    await desk.getByRole('gridcell', { name: 'Birch and Wool' }).click();
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Approve this store' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('Approved').first()).toBeVisible();
  });

  await enterOffice(page, '/merchant/goods', merchant.token);
  const name = 'Wool blanket of Bergen';
  await test.step('creates a product; what is missing is said', async () => {
    await page.getByRole('link', { name: 'New product' }).click();
    const form = page.getByRole('dialog', { name: 'New product' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please fill this in.').first()).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Description').fill('Woven of Norwegian wool.');
    await form.getByLabel('Category').click();
    await page.getByRole('option').first().click();
    await form.getByLabel('Price in US dollars').fill('twelve');
    await form.getByLabel('Stock').fill('20');
    await expect(form.getByText('such as 12 or 12.50')).toBeVisible();
    await form.getByLabel('Price in US dollars').fill('89.5');
    await form.locator('input[type="file"]').setInputFiles(await somePicture(mall));
    await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/goods\/g_?/);
  });

  const detail = page.locator('.MuiDrawer-paper[role=dialog]');
  await test.step('puts it on the shelf and sets its stock', async () => {
    await expect(detail).toContainText('$89.50');
    await detail.getByLabel('Stock: One variant').fill('30');
    await detail.getByRole('button', { name: 'Save' }).click();
    await detail.getByRole('button', { name: 'Put on sale' }).click();
    await expect(detail.getByRole('button', { name: 'Take off sale' })).toBeVisible();
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('gridcell', { name: '30' })).toBeVisible();
  });

  await test.step('a buyer pays for two, and the overview counts the order', async () => {
    const buyer = await openReadyAccount(mall);
    const orderId = await placeOrder(mall, buyer, name, 2);
    await orderPay(buyer.transport, { orderId, safeword: buyer.fundPassword });
    await page.goto('/merchant/home');
    await expect(page.getByRole('link', { name: /^To ship 1/ })).toBeVisible();
    await expect(page.getByText('1 paid order')).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
  });
});
