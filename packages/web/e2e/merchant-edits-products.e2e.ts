import { readFile } from 'node:fs/promises';
import { sellerGoodsInfo } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { callingAs, openAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test } from './mall.ts';
import { enterOffice, openDesk, openStore } from './office.ts';
import { somePicture } from './pictures.ts';

const record = (page: Page) => page.locator('.MuiDrawer-paper[role=dialog]');

test('A merchant sets sizes and a discount, which buyers see at once', async ({ page, mall }) => {
  const desk = await openDesk(mall, 'ingrid.variants');
  const { goodsId, name, token } = await openStore(mall, desk, await openAccount(mall));
  const shown = () => sellerGoodsInfo(callingAs(mall, undefined), { sellerGoodsId: goodsId });
  await enterOffice(page, '/merchant/goods', token);

  await test.step('makes two sizes of it, with a price and a picture each', async () => {
    await page.getByRole('gridcell', { name }).click();
    await record(page).getByRole('button', { name: 'Edit variants' }).click();
    await record(page).getByRole('button', { name: 'Add an option' }).click();
    await expect(record(page).getByRole('button', { name: 'Save' })).toBeDisabled();
    await record(page).getByRole('textbox', { name: 'Option 1' }).fill('Size');
    await record(page)
      .getByLabel(/^Values/)
      .fill('Small, Large');
    await record(page).getByLabel('Price in US dollars: Large').fill('55.5');
    await record(page).getByLabel('Stock: Large').fill('7');
    await record(page)
      .locator('input[type="file"]')
      .last()
      .setInputFiles(await somePicture(mall));
    await expect(record(page).getByRole('button', { name: 'Remove: Picture: Large' })).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
    await record(page).getByRole('button', { name: 'Save' }).click();
    await expect(record(page)).toContainText('$55.50');
    const { skus } = (await shown()).canSelectAttributes;
    expect(skus.map(({ stock }) => stock)).toEqual([20, 7]);
  });

  await test.step('takes 20 percent off for a week; a wrong date is said', async () => {
    await record(page).getByRole('button', { name: 'New discount' }).click();
    const dialog = page.getByRole('dialog', { name: 'New discount' });
    await dialog.getByLabel('Discount (%)').fill('20');
    const until = await dialog.getByLabel('Until').inputValue();
    await dialog.getByLabel('Until').fill('2020-01-01T00:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The end must be in the future and after the start.')).toBeVisible();
    await dialog.getByLabel('Until').fill(until);
    expect(await faultsByAxe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(record(page)).toContainText('Running');
    expect((await shown()).discountPrice).toBe(32);
  });
});

test('A merchant changes many products after a preview, and brings them back from a file', async ({
  page,
  mall,
}) => {
  const desk = await openDesk(mall, 'ingrid.bulk');
  const { name, token } = await openStore(mall, desk, await openAccount(mall));
  await enterOffice(page, '/merchant/goods', token);
  const file = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    return (await download).path();
  };
  const exported = await file();

  await test.step('sees what would change, then changes it', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Edit selected (1)' }).click();
    await record(page).getByRole('button', { name: 'Preview' }).click();
    await expect(record(page).getByText('Please fill this in.')).toBeVisible();
    await record(page).getByLabel('Percent, such as 10 or -10').fill('25');
    await record(page).getByRole('button', { name: 'Preview' }).click();
    await expect(record(page).getByRole('row', { name: `${name} $40.00 $50.00` })).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
    await record(page).getByRole('button', { name: 'Apply' }).click();
    await expect(record(page).getByRole('alert')).toHaveText('1 changed, 0 not changed');
    // A person presses it when the button that was pressed last has gone and the dialog has the focus again.
    await record(page).getByRole('button', { name: 'Close' }).press('Escape');
    await expect(page.getByRole('gridcell', { name: '$50.00' })).toBeVisible();
  });

  await test.step('imports the file from before the change, without a fault', async () => {
    expect(await readFile(exported, 'utf8')).toContain(`${name},`);
    await page.getByRole('link', { name: 'Import' }).click();
    await record(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: await readFile(exported) });
    await expect(record(page).getByText('0 new, 1 changed, 0 rows with errors')).toBeVisible();
    await record(page).getByRole('button', { name: 'Import all' }).click();
    await expect(record(page).getByText('0 created, 1 changed')).toBeVisible();
    // A person presses it when the button that was pressed last has gone and the dialog has the focus again.
    await record(page).getByRole('button', { name: 'Close' }).press('Escape');
    await expect(page.getByRole('gridcell', { name: '$40.00' })).toBeVisible();
    expect(await readFile(await file(), 'utf8')).toBe(await readFile(exported, 'utf8'));
  });
});

test('A merchant changes the page of the store, and buyers see it', async ({ page, mall }) => {
  const desk = await openDesk(mall, 'ingrid.store');
  const { token } = await openStore(mall, desk, await openAccount(mall));
  await enterOffice(page, '/merchant/store', token);
  await page.getByLabel('Store name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use 1 to 60 characters.')).toBeVisible();
  await page.getByLabel('Store name').fill('Birch and Wool');
  await page.getByLabel('About the store').fill('Blankets of the west coast.');
  await page
    .getByRole('group', { name: 'Banner' })
    .locator('input[type="file"]')
    .setInputFiles(await somePicture(mall));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Blankets of the west coast.');
  await expect(page.getByRole('img', { name: 'Banner' })).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Buyers see it now.')).toBeVisible();
  const link = page.getByRole('link', { name: 'See the store as buyers do' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'Birch and Wool' })).toBeVisible();
  await expect(page.getByText('Blankets of the west coast.')).toBeVisible();
});
