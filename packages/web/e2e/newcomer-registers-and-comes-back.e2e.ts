import type { Page } from '@playwright/test';
import { fillLogin, newcomer } from './buyer.ts';
import { expect, test } from './mall.ts';
import { codeSentTo, moveSlider } from './verification.ts';

async function fillRest(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Your account, ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
}

test('A newcomer registers by phone, with the slider and the invitation of a friend', async ({ page }) => {
  const phone = `7700${String(Date.now()).slice(-6)}`;
  await page.goto('/register?code=DEMO2026');
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByLabel('Phone number').fill(`0${phone}`);
  await fillRest(page, 'Sunny-42day');
  await expect(page.getByLabel('Invitation code')).toHaveValue('DEMO2026');
  await page.getByLabel('Invitation code').fill('');
  await page.getByRole('button', { name: 'Create account' }).click();
  await moveSlider(page);
  await expect(page.getByRole('button', { name: `Your account, 44${phone}` })).toBeVisible();
});

test('A newcomer registers by e-mail with a code, forgets the password and sets a new one', async ({
  page,
  mall,
}) => {
  const { email, password } = newcomer();
  await test.step('registers with a code instead of the slider', async () => {
    await page.goto('/register');
    await page.getByLabel('Email address', { exact: true }).fill(email);
    await fillRest(page, password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Use a code instead' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(mall, email));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
    await signOut(page, email);
  });

  await test.step('sets a new password with a code', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    // The login page stays mounted in the background, with a field of the same name.
    await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await moveSlider(page);
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(mall, email, /password/i));
    await page.getByLabel('New password', { exact: true }).fill('Rainy-42day');
    await page.getByLabel('Confirm password').fill('Rainy-42day');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible();
  });

  await test.step('can log in with the new password only', async () => {
    await fillLogin(page, email, password);
    await expect(page.getByText('The password is wrong.')).toBeVisible();
    await fillLogin(page, email, 'Rainy-42day');
    await expect(page.getByRole('button', { name: `Your account, ${email}` })).toBeVisible();
  });
});
