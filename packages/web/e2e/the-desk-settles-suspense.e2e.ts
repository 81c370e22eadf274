import { localuserGet, walletGetUsdt } from '@openmall/sdk';
import { databaseClock } from '../../server/src/db/clock.ts';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { closeAccount } from '../../server/src/domain/accounts/close-account.ts';
import { newId } from '../../server/src/domain/new-id.ts';
import { receiveEvent } from '../../server/src/domain/payments/receive-event.ts';
import { createVault } from '../../server/src/domain/verification/vault.ts';
import { readKeyFile } from '../../server/src/storage/secret-keys.ts';
import { openTestContext } from '../../server/src/test-support/fixtures/test-context.ts';
import { type Account, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test, type Mall } from './mall.ts';
import { enterOffice, openOwner } from './office.ts';

const REASON = 'The owner asked for it by email.';

/** While the server is stopped, an account closes, and then the provider reports that its charges were paid. */
async function payAfterClosing(mall: Mall, buyer: Account, amounts: readonly string[]): Promise<void> {
  await mall.crash();
  const database = await openDatabase(mall);
  // The payment PIN is hashed under the server's own key.
  const vault = createVault(() => readKeyFile(mall.dataFolder));
  const ctx = { ...openTestContext(database, ''), clock: databaseClock, vault };
  const created_at = new Date();
  const { id } = await ctx.db
    .selectFrom('user_account')
    .select('id')
    .where('username', '=', buyer.email)
    .executeTakeFirstOrThrow();
  const { email: account, fundPassword } = buyer;
  await closeAccount(ctx, id, { account, reason: 'I leave.', fundPassword });
  for (const amount of amounts) {
    const reference = newId('rc');
    const charge = { reference, amount, currency: 'USDT', return_path: '/', outcome: 'paid' } as const;
    await ctx.db
      .insertInto('sandbox_charge')
      .values({ ...charge, expires_at: created_at })
      .execute();
    const channel = { coin: 'USDT', blockchain_name: 'TRC20', channel_address: 'T', price: '1' } as const;
    await ctx.db
      .insertInto('recharge')
      .values({
        ...channel,
        id: reference,
        user_id: id,
        is_third_party: true,
        volume: amount,
        amount,
        created_at,
      })
      .execute();
    await receiveEvent(ctx, { eventId: newId('ev'), reference, outcome: 'paid', amount, currency: 'USDT' });
  }
  await database.close();
  await mall.start();
}

test('The desk sends late money back, credits it to another account, and books out what was sent by hand', async ({
  page,
  mall,
}) => {
  await mall.restart('asleep');
  const gone = await openReadyAccount(mall);
  const other = await openReadyAccount(mall);
  await payAfterClosing(mall, gone, ['41.5', '42.5', '43.5']);
  const ingrid = await openOwner(mall, 'ingrid.suspense');
  // The demo has the sandbox, a provider that takes refunds.
  await mall.restart('resting');
  await enterOffice(page, '/desk/ledger', ingrid.token);
  const money = page.locator('section', { has: page.getByRole('heading', { name: 'Money in suspense' }) });
  const item = (amount: string) =>
    money
      .locator('div', { hasText: amount })
      .filter({ has: page.getByRole('button') })
      .last();
  const open = async (amount: string, action: string) => {
    await item(amount).getByRole('button', { name: action }).click();
    return page.getByRole('dialog', { name: action });
  };

  await test.step('sees amount, payer and age, and sends it back, not without a reason', async () => {
    await expect(money.getByRole('link')).toHaveCount(3);
    expect(await faultsByAxe(page)).toEqual([]);
    const dialog = await open('41.5', 'Refund');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toBeHidden();
    await expect(money.getByText('41.5 USDT')).toBeHidden();
  });

  await test.step('credits it to another account', async () => {
    const dialog = await open('42.5', 'Credit a wallet');
    await dialog.getByLabel('User code').fill('NOBODY');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Credit a wallet' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    const { usercode = '' } = await localuserGet(other.transport);
    const again = await open('42.5', 'Credit a wallet');
    await again.getByLabel('User code').fill(usercode);
    await again.getByLabel('Reason').fill(REASON);
    await again.getByRole('button', { name: 'Credit a wallet' }).click();
    await expect(again).toBeHidden();
    expect(Number((await walletGetUsdt(other.transport)).balance)).toBe(42.5);
  });

  await test.step('books out what was sent by hand, and all of it stands in the audit log', async () => {
    const dialog = await open('43.5', 'Mark as handled');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(page.getByText('No money is in suspense.')).toBeVisible();
    await page.goto('/desk/audit');
    await expect(page.getByRole('gridcell', { name: 'Settled money in suspense' })).toHaveCount(3);
  });
});
