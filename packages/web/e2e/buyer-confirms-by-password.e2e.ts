import type { Page } from '@playwright/test';
import { errorCatalog } from '@openmall/sdk';
import { openAccount, signIn } from './buyer.ts';
import { expect, test } from './mall.ts';
import { openPayee } from './payee.ts';
import { codeOfAuthenticator } from './verification.ts';

/** Responds as if the session were older than ten minutes. Calls with a password reach the real server. */
async function ageSession(page: Page): Promise<void> {
  const { code, text } = errorCatalog.freshProofNeeded;
  const calls = /user(!|%21)(setSafewordReg|bindWithdrawAddress)|googleAuth(!|%21)bind/;
  await page.route(calls, async (route) => {
    const sent = `${route.request().url()}&${route.request().postData() ?? ''}`;
    if (/[?&]password=/.test(sent)) await route.continue();
    else await route.fulfill({ json: { code, msg: text, data: null } });
  });
}

const CONFIRMATION_TEXT = 'Please enter your login password, or sign in again, to confirm it’s you.';

test('A buyer who signed in a while ago sets a fund password and an authenticator with the login password', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await signIn(page, buyer);
  await ageSession(page);

  await test.step('the fund password', async () => {
    await page.goto('/userInfo/setup/transaction-password');
    await page.getByLabel('Choose 6 digits').fill('135790');
    await page.getByLabel('Repeat the 6 digits').fill('135790');
    await page.getByRole('button', { name: 'Set payment PIN' }).click();
    await expect(page.getByRole('alert').filter({ hasText: CONFIRMATION_TEXT })).toBeVisible();
    await expect(page.getByLabel('Login password')).toBeFocused();
    await page.getByLabel('Login password').fill('Wrong-42day');
    await page.getByRole('button', { name: 'Set payment PIN' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The password is wrong.' })).toBeVisible();
    await page.getByLabel('Login password').fill(buyer.password);
    await page.getByRole('button', { name: 'Set payment PIN' }).click();
    await expect(page.getByText('Your payment PIN has been set.')).toBeVisible();
  });

  await test.step('the authenticator', async () => {
    await page.goto('/userInfo/setup/authenticator');
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    const key = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Authenticator code').fill(codeOfAuthenticator(key));
    await page.getByRole('button', { name: 'Add authenticator' }).click();
    await expect(page.getByRole('alert').filter({ hasText: CONFIRMATION_TEXT })).toBeVisible();
    await page.getByLabel('Login password').fill(buyer.password);
    await page.getByRole('button', { name: 'Add authenticator' }).click();
    await expect(page.getByText('Your authenticator has been added.')).toBeVisible();
  });
});

test('A buyer who signed in a while ago binds a withdrawal address with the login password', async ({
  page,
  mall,
}) => {
  await mall.restart('running');
  const buyer = await openPayee(mall);
  await signIn(page, buyer);
  await ageSession(page);
  await page.goto('/userInfo/money-package/withdraw');
  await page.getByLabel('Address', { exact: true }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  const bind = async () => {
    await page.getByLabel('Authenticator code').fill(await buyer.nextCode());
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add address' }).click();
  };
  await bind();
  await expect(page.getByRole('alert').filter({ hasText: CONFIRMATION_TEXT })).toBeVisible();
  await page.getByLabel('Login password').fill(buyer.password);
  await bind();
  await expect(page.getByRole('main').getByText('TR7NHq … gjLj6t')).toBeVisible();
});
