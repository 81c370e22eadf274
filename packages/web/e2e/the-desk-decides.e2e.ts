import {
  channelBlockchainList,
  creditApply,
  rechargeBlockchainRecharge,
  rechargeBlockchainRechargeOpen,
  uploadimgExecute,
  userBindWithdrawAddress,
  walletGetUsdt,
  withdrawApply,
  withdrawList,
  withdrawWithdrawOpen,
} from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { withPictures } from '../../../test/browser-stories.ts';
import { type Account, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test } from './mall.ts';
import { enterOffice, inviteColleague, openOwner } from './office.ts';
import { openPayee, type Payee } from './payee.ts';
import { pictureFile } from './pictures.ts';

test.use(withPictures);

const balanceOf = async ({ transport }: Account): Promise<string> =>
  (await walletGetUsdt(transport)).balance ?? '';

async function askForMoney({ transport, fundPassword, nextCode }: Payee, amount: string): Promise<void> {
  const { session_token } = await withdrawWithdrawOpen(transport);
  const proof = { safeword: fundPassword, authenticatorCode: await nextCode() };
  await withdrawApply(transport, { session_token, ...proof, amount, channel: 'USDT' });
}

/** Opens the only row of a work list with the keyboard alone. */
async function openFirstRow(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
}

const record = (page: Page) => page.locator('.MuiDrawer-paper[role=dialog]');
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('The desk compares the proof of a recharge and credits it', async ({ page, mall }) => {
  const ingrid = await openOwner(mall, 'ingrid.recharges');
  const buyer = await openReadyAccount(mall);
  const file = await pictureFile(mall);
  const proof = await uploadimgExecute(buyer.transport, { file, moduleName: 'recharge' });
  const [channel] = await channelBlockchainList(buyer.transport);
  if (!channel) throw new Error('The mall has no channel');
  const { session_token } = await rechargeBlockchainRechargeOpen(buyer.transport);
  await rechargeBlockchainRecharge(buyer.transport, {
    session_token: session_token ?? '',
    coin: channel.coin,
    blockchain_name: channel.blockchain_name,
    channel_address: channel.address ?? '',
    amount: '250',
    img: proof,
  });
  const before = Number(await balanceOf(buyer));

  await enterOffice(page, '/desk', ingrid.token);
  await page.getByRole('link', { name: /^Recharges 1 Oldest/ }).click();
  await expect(page).toHaveURL(/recharges\?state=waiting/);
  await openFirstRow(page);
  await expect(record(page)).toContainText('$250.00');
  await expect(record(page).getByRole('img', { name: 'Proof 1' })).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);

  await record(page).getByRole('button', { name: 'Credit' }).click();
  const dialog = dialogOf(page, 'Credit this recharge');
  await dialog.getByRole('button', { name: 'Credit' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('Transaction ID').fill('a'.repeat(64));
  await dialog.getByRole('button', { name: 'Credit' }).click();
  await expect(dialog).toBeHidden();
  await expect(record(page)).toContainText('no longer in this list');
  expect(Number(await balanceOf(buyer)) - before).toBe(250);

  await page.goto('/desk/audit');
  await expect(page.getByRole('gridcell', { name: 'Credited a recharge' })).toBeVisible();
});

test('A withdrawal is refused with a reason, asked for again, approved by one person and paid out by another', async ({
  page,
  mall,
  browser,
}) => {
  await mall.restart('running');
  const payee = await openPayee(mall);
  const ingrid = await openOwner(mall, 'ingrid.withdrawals');
  await mall.restart('resting');
  const sven = await inviteColleague(mall, ingrid, 'sven');
  await userBindWithdrawAddress(payee.transport, {
    blockchain_name: 'TRC20',
    coin: 'USDT',
    channel_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    authenticatorCode: await payee.nextCode(),
  });
  const before = await balanceOf(payee);
  await askForMoney(payee, '120.5');
  await enterOffice(page, '/desk/withdrawals?state=toCheck', ingrid.token);

  await test.step('refuses it, not without a reason', async () => {
    await openFirstRow(page);
    await expect(record(page)).toContainText('New address');
    await record(page).getByRole('button', { name: 'Reject' }).click();
    const dialog = dialogOf(page, 'Reject this withdrawal');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('This address belongs to an exchange that we do not pay to.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(record(page)).toContainText('Rejected');
    const [refused] = (await withdrawList(payee.transport, {})).elements;
    expect(JSON.stringify(refused)).toContain('belongs to an exchange');
    expect(await balanceOf(payee)).toBe(before);
  });

  await test.step('approves the next one, and may not pay it out', async () => {
    await askForMoney(payee, '60');
    await page.goto('/desk/withdrawals?state=toCheck');
    await openFirstRow(page);
    await record(page).getByRole('button', { name: 'Approve' }).click();
    await dialogOf(page, 'Approve this withdrawal').getByRole('button', { name: 'Approve' }).click();
    await expect(record(page)).toContainText('To pay out');
    await expect(record(page).getByRole('button', { name: 'Pay out' })).toBeHidden();
  });

  await test.step('a second person pays it out', async () => {
    const other = await (await browser.newContext({ baseURL: mall.url })).newPage();
    await enterOffice(other, '/desk/withdrawals?state=toPay', sven.token);
    await openFirstRow(other);
    await record(other).getByRole('button', { name: 'Pay out' }).click();
    const dialog = dialogOf(other, 'Pay out this withdrawal');
    await dialog.getByLabel('Transaction ID').fill('b'.repeat(64));
    await dialog.getByRole('button', { name: 'Pay out' }).click();
    await expect(record(other)).toContainText('Paid out');
    await expect(record(other)).toContainText('Sven Berg');
  });
});

test('A loan is refused with a reason, and granted when it is asked for again', async ({ page, mall }) => {
  const ingrid = await openOwner(mall, 'ingrid.loans');
  const buyer = await openReadyAccount(mall);
  const file = await pictureFile(mall);
  const picture = () => uploadimgExecute(buyer.transport, { file, moduleName: 'credit' });
  const apply = async (applyAmount: number) =>
    creditApply(buyer.transport, {
      agreement: 1,
      realName: 'Amelia Hartley',
      creditPeriod: 90,
      applyAmount,
      countryId: 826,
      identification: 'K7702913',
      imgCertificateFace: await picture(),
      imgCertificateBack: await picture(),
      imgCertificateHand: await picture(),
    });
  const before = Number(await balanceOf(buyer));
  await apply(150_000);
  await enterOffice(page, '/desk/loans?state=applied', ingrid.token);
  await openFirstRow(page);
  await expect(record(page).getByRole('img', { name: 'Documents 3' })).toBeVisible();
  await record(page).getByRole('button', { name: 'Reject' }).click();
  await dialogOf(page, 'Reject this loan')
    .getByLabel('Reason')
    .fill('Please send a readable picture of the back.');
  await dialogOf(page, 'Reject this loan').getByRole('button', { name: 'Reject' }).click();
  await expect(record(page)).toContainText('readable picture');

  await apply(150_000);
  await page.goto('/desk/loans?state=applied');
  await openFirstRow(page);
  await record(page).getByRole('button', { name: 'Approve' }).click();
  await dialogOf(page, 'Approve this loan').getByRole('button', { name: 'Approve' }).click();
  await expect(record(page)).toContainText('Running');
  expect(Number(await balanceOf(buyer)) - before).toBe(150_000);
});
