/** The last withdrawal may take all, although it is below the minimum (contract: `withdraw!apply`). */
import { add, divide } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { createWithdrawal, prepareWithdrawals } from '../../setup/recipes/wallet-recipes.ts';
import { succeeded } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';

const DUST = '0.005';

async function checkLastWithdrawal(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const { withdrawAmountMin: minimum } = await request('withdrawWithdrawLimitConfig', {}, caller);
  const all = divide(minimum, 2, 2);
  if (all === '0') throw new PreconditionError('skipped', 'needs a minimum of withdrawals');
  await prepareWithdrawals(context.setup, caller, add(all, DUST));
  const { balance } = await request('walletGetUsdt', {}, caller);
  if (balance !== add(all, DUST)) throw new PreconditionError('skipped', 'needs new accounts without money');
  const taken = await context.call('withdrawApply', await createWithdrawal(context.setup, caller, all), {
    caller,
  });
  const message = `keeps ${balance} of a user, because less than ${minimum} can not be withdrawn`;
  context.expect('withdrawApply', succeeded(taken) ? undefined : message, taken);
}

export const lastWithdrawalChecks: readonly ActiveCheck[] = [
  defineChecks('wallet', 'contract')(
    'wal.last-withdrawal',
    'A withdrawal of all that is left may be below the minimum.',
    ['withdrawApply'],
    checkLastWithdrawal,
  ),
];
