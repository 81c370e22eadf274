import { withPictures } from '../../../test/browser-stories.ts';
import { continueAs, fillLogin, openAccount, openReadyAccount, signIn } from './buyer.ts';
import { expect, test } from './mall.ts';
import { codeOfAuthenticator, codeSentTo } from './verification.ts';

test.use(withPictures);

test('A buyer changes both passwords, binds a phone and an authenticator, and chooses a picture', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await signIn(page, buyer);

  await test.step('the login password', async () => {
    await page.goto('/userInfo/setup/login-password');
    await page.getByLabel('Current password').fill('Wrong-42day');
    await page.getByLabel('New password', { exact: true }).fill('Rainy-42day');
    await page.getByLabel('Confirm password').fill('Rainy-42day');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('current password');
    await page.getByLabel('Current password').fill(buyer.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Your account, ${buyer.email}` })).toBeVisible();
  });

  await test.step('the fund password', async () => {
    await page.goto('/userInfo/setup/transaction-password');
    await page.getByLabel('Current payment PIN').fill(buyer.fundPassword);
    await page.getByLabel('New payment PIN').fill('975310');
    await page.getByLabel('Repeat the 6 digits').fill('975310');
    await page.getByRole('button', { name: 'Change payment PIN' }).click();
    await expect(page.getByText('Your payment PIN has been changed.')).toBeVisible();
  });

  await test.step('a phone', async () => {
    const phone = `7700${String(Date.now()).slice(-6)}`;
    await page.getByRole('link', { name: /^Phone/ }).click();
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(mall, phone));
    await page.getByLabel('Login password').fill('Rainy-42day');
    await page.getByRole('button', { name: 'Save phone number' }).click();
    await expect(page.getByText('Your phone number has been saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Phone/ })).toContainText('Set');
  });

  await test.step('an authenticator', async () => {
    await page.getByRole('link', { name: /^Authenticator/ }).click();
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('openmall-recovery-codes.txt');
    const key = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Authenticator code').fill(codeOfAuthenticator(key));
    await page.getByRole('button', { name: 'Add authenticator' }).click();
    await expect(page.getByText('Your authenticator has been added.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Authenticator/ })).toContainText('Set');
  });

  await test.step('a display name', async () => {
    await page.getByRole('button', { name: 'Change name' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display name' });
    await dialog.getByLabel('Display name').fill('王 Amelia');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Your account, 王 Amelia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('王 Amelia').first()).toBeVisible();
  });

  await test.step('a picture', async () => {
    await page.getByRole('button', { name: 'Change picture' }).click();
    await page.getByRole('radio', { name: 'Picture 13' }).check();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Your profile picture has been changed.')).toBeVisible();
  });
});

test('A buyer submits documents for the identity check and sees them under review', async ({
  page,
  mall,
}) => {
  const buyer = await openAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/setup/identity');
  const handIn = page.getByRole('button', { name: 'Submit' });
  await page.getByLabel('Full name').fill('Amelia Hartley');
  await page.getByLabel('Nationality').selectOption('United Kingdom');
  await page.getByLabel('Document', { exact: true }).selectOption('Passport');
  await page.getByLabel('Document number').fill('K7702913');
  await handIn.click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  const picture = { name: 'front.png', mimeType: 'image/png', buffer: await page.screenshot() };
  for (const side of ['Front', 'Back'])
    await page.getByRole('group', { name: side }).locator('input').setInputFiles(picture);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await handIn.click();
  await expect(page.getByText('Under review')).toBeVisible();
  const shown = page.getByRole('list', { name: 'Your pictures' }).getByRole('img');
  await expect(shown).toHaveCount(2);
  await expect
    .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('Own money blocks the closing of an account; demo money is taken back', async ({ page, mall }) => {
  const close = async (email: string) => {
    await page.goto('/userInfo/setup/account-cancellation');
    await page.getByRole('radio', { name: 'I rarely buy anything here' }).check();
    await page.getByLabel('Confirm your account').fill(email);
    await page.getByRole('button', { name: 'Close account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
  };
  const demoMoney = page.getByText(
    '$5,000.00 of demo money is left. We take it back when you close the account.',
  );
  const owner = await openAccount(mall);
  await signIn(page, owner);
  await page.goto('/userInfo/money-package/recharge?by=thirdParty');
  await page.getByRole('radio', { name: /^GCash2\.0/ }).check();
  await page.getByLabel('How much USDT do you want in your wallet?').fill('250.5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('main').getByText('$5,250.50')).toBeVisible();
  await close(owner.email);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('balance');
  await expect(demoMoney).toBeVisible();
  await expect(page.getByText('You still have $250.50 in your wallet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Withdraw it first' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  const guest = await openAccount(mall);
  await signIn(page, guest);
  await page.goto('/userInfo/setup/account-cancellation');
  await expect(demoMoney).toBeVisible();
  await expect(page.getByRole('link', { name: 'Withdraw it first' })).toHaveCount(0);
  await close(guest.email);
  await expect(page.getByText('Your account has been closed.')).toBeVisible();
  await fillLogin(page, guest.email, guest.password);
  await expect(page.getByText('The password is wrong.')).toBeVisible();
});
