import { addressList, creditHistroy, kycGet } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { continueAs, openAccount } from './buyer.ts';
import { expect, test, type Mall } from './mall.ts';
import { somePicture } from './pictures.ts';

async function addPictures(page: Page, mall: Mall): Promise<void> {
  const picture = await somePicture(mall);
  for (const field of await page.locator('input[type="file"]').all()) await field.setInputFiles(picture);
  await expect(page.getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('王小明 submits documents for the identity check and sees an error for an invalid name', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/setup/identity');
  const handIn = page.getByRole('button', { name: 'Submit' });
  const name = page.getByLabel('Full name');
  await name.fill('王小明2');
  await handIn.click();
  await expect(page.getByText('Use 2 to 64 letters, in any script, without digits.')).toBeVisible();
  await name.fill('王小明');
  await expect(page.getByText('Use 2 to 64 letters, in any script, without digits.')).toHaveCount(0);
  await page.getByLabel('Nationality').selectOption('China');
  await page.getByLabel('Document', { exact: true }).selectOption('Passport');
  await page.getByLabel('Document number').fill('E 1234-5678');
  await addPictures(page, mall);
  await handIn.click();
  await expect(page.getByText('Under review')).toBeVisible();
  expect(await kycGet(buyer.transport)).toMatchObject({ name: '王小明', idnumber: 'E12345678' });
});

test('Иван Петров applies for a loan', async ({ page, mall }) => {
  const buyer = await openAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto('/credit');
  await page.getByLabel('Full name').fill('Иван Петров');
  await page.getByLabel('Nationality').selectOption({ label: 'Kazakhstan' });
  await page.getByLabel('Document number').fill('45 08 123456');
  await addPictures(page, mall);
  await page.getByRole('checkbox', { name: 'I accept the loan agreement.' }).check();
  await page.getByRole('button', { name: 'Apply for this loan' }).click();
  await expect(page).toHaveURL(/\/credit\/myLoan$/);
  expect((await creditHistroy(buyer.transport, {})).elements).toHaveLength(1);
});

test('Saves a Swiss address with a four-digit postcode', async ({ page, mall }) => {
  const buyer = await openAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/setup/shipping-address');
  await page.getByRole('button', { name: 'Add an address' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Full name').fill('李');
  await form.getByLabel('Country', { exact: true }).selectOption('Switzerland');
  await form.getByLabel('Phone number').fill('+41 44 668 18 00');
  await form.getByLabel('Street address').fill('Bahnhofstrasse 1');
  const postcode = form.getByLabel('Postcode');
  await postcode.fill('80');
  await postcode.press('Enter');
  await expect(form.getByText('Use 3 to 32 letters, digits, spaces or hyphens.')).toBeVisible();
  await postcode.fill('8001');
  await postcode.press('Enter');
  await expect(form).toHaveCount(0);
  const { pageList } = await addressList(buyer.transport);
  expect(pageList).toMatchObject([{ contacts: '李', postcode: '8001', phone: '41 446681800' }]);
});
