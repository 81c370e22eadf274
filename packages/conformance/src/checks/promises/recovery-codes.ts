/** What ends with an authenticator. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { bindAuthenticator } from '../../setup/recipes/account-recipes.ts';
import { createWithdrawal, prepareWithdrawals } from '../../setup/recipes/wallet-recipes.ts';
import { defineChecks } from '../support/define-check.ts';
import { granted } from '../support/granted.ts';
import { expectRefusal } from '../support/refusal.ts';

async function checkUnbinding(context: CheckContext): Promise<void> {
  const { setup } = context;
  const caller = await setup.accounts.newAccount();
  const [code, other] = await prepareWithdrawals(setup, caller);
  if (code === undefined || other === undefined)
    throw new PreconditionError('inconclusive', 'googleAuth!get shows less than two recovery codes');
  const form = await createWithdrawal(setup, caller, '100');
  const removed = await granted(context.call('googleAuthUnbind', { code }, { caller }));
  const withdrawn = await context.call('withdrawApply', form, { caller });
  const waiting = {
    keys: ['authenticatorNotBound'],
    granted: 'pays out after the authenticator was removed, before there is a new one',
  } as const;
  expectRefusal(context, 'googleAuthUnbind', waiting, removed, withdrawn);
  await bindAuthenticator(setup, caller);
  const again = await context.call('googleAuthUnbind', { code: other }, { caller });
  const used = {
    keys: ['wrongVerificationCode'],
    granted: 'takes a recovery code of an authenticator that was removed',
  } as const;
  expectRefusal(context, 'googleAuthUnbind', used, removed, again);
}

export const recoveryCodeChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'auth.recovery-codes',
    'With an authenticator its recovery codes end, and withdrawals wait for a new one.',
    ['googleAuthUnbind'],
    checkUnbinding,
  ),
];
