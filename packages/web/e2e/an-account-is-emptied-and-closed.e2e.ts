import {
  channelBlockchainList,
  rechargeBlockchainRecharge,
  rechargeBlockchainRechargeOpen,
  uploadimgExecute,
  userBindWithdrawAddress,
  walletGetUsdt,
} from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { databaseClock } from '../../server/src/db/clock.ts';
import { releaseNames } from '../../server/src/domain/accounts/release-names.ts';
import { type Account, continueAs, openReadyAccount } from './buyer.ts';
import { expect, test, type Mall } from './mall.ts';
import { verifyPayee } from './payee.ts';
import { pictureFile } from './pictures.ts';
import { moveSlider } from './verification.ts';

const DAY_MS = 86_400_000;
const balanceOf = async ({ transport }: Account) => (await walletGetUsdt(transport)).balance;

/** Reports coins that the demo's chain confirms. */
async function receive(mall: Mall, { transport }: Account, amount: string): Promise<void> {
  const [channel] = await channelBlockchainList(transport, { coin: 'USDT' });
  if (!channel) throw new Error('No channel is open.');
  const { coin, blockchain_name, address: channel_address } = channel;
  const { session_token } = await rechargeBlockchainRechargeOpen(transport);
  const img = await uploadimgExecute(transport, { file: await pictureFile(mall), moduleName: 'recharge' });
  const report = { session_token, coin, blockchain_name, channel_address, amount, img };
  await rechargeBlockchainRecharge(transport, report);
}

/** Lets the name of a closed account be reserved for some days, while the server is stopped. */
async function letNameWait(mall: Mall, days: number): Promise<void> {
  await mall.crash();
  const database = await openDatabase(mall);
  const closed_at = new Date(Date.now() - days * DAY_MS);
  await database.db.updateTable('user_account').set({ closed_at }).where('state', '=', 'closed').execute();
  await releaseNames({ db: database.db, clock: databaseClock });
  await database.close();
  await mall.start();
}

async function close(page: Page, { email, fundPassword }: Account): Promise<void> {
  await page.goto('/userInfo/setup/account-cancellation');
  await expect(page.getByText('Your wallet is empty.')).toBeVisible();
  await page.getByRole('radio', { name: 'I rarely buy anything here' }).check();
  await page.getByLabel('Confirm your account').fill(email);
  await page.getByLabel('Payment PIN').fill(fundPassword);
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
}

test('A buyer takes the last 5 USDT out, closes the account, and can open another with the same email address later', async ({
  page,
  mall,
}) => {
  // Without the demo, an account gets no money of the demo.
  await mall.restart('asleep');
  const owner = await openReadyAccount(mall);
  await mall.restart('running');
  const { nextCode } = await verifyPayee(mall, owner);
  await userBindWithdrawAddress(owner.transport, {
    blockchain_name: 'TRC20',
    coin: 'USDT',
    channel_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    authenticatorCode: await nextCode(),
  });
  await receive(mall, owner, '5.00654321');
  await expect.poll(() => balanceOf(owner), { timeout: 30_000 }).toBe('5.00654321');
  await continueAs(page, mall, owner);

  await test.step('may withdraw all, although it is less than the minimum', async () => {
    await page.goto('/userInfo/money-package/withdraw');
    const amount = page.getByLabel('How much USDT would you like to withdraw?');
    await amount.fill('4');
    await amount.press('Enter');
    await expect(page.getByText('The amount is too small.')).toBeVisible();
    await amount.fill('5');
    await expect(
      page.getByText('You can withdraw your whole balance, even though it is below the minimum.'),
    ).toBeVisible();
    await amount.press('Enter');
    const ask = page.getByRole('dialog', { name: 'Confirm withdrawal?' });
    await ask.getByLabel('Authenticator code').fill(await nextCode());
    await ask.getByLabel('Payment PIN').fill(owner.fundPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('It has been paid out.')).toBeVisible({ timeout: 30_000 });
    expect(await balanceOf(owner)).toBe('0.00654321');
  });

  await test.step('closes the account: less than a cent is no balance', async () => {
    await close(page, owner);
    await expect(page.getByText('Your account has been closed.')).toBeVisible();
  });

  await test.step('finds the email address taken, and free again after the term', async () => {
    const register = async () => {
      await page.goto('/register');
      await page.getByLabel('Email address', { exact: true }).fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(owner.password);
      await page.getByLabel('Confirm password').fill(owner.password);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await moveSlider(page);
    };
    await register();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('is taken');
    await letNameWait(mall, 91);
    await register();
    await expect(page.getByRole('button', { name: `Your account, ${owner.email}` })).toBeVisible();
  });
});
