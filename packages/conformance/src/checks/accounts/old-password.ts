/** Who changes a password must know the old one (contract: user!updateOldAndNewPsw). */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { expectRefusal } from '../support/refusal.ts';

const CHANGE = 'userUpdateOldAndNewPsw';

async function checkOldPassword(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const { username, password: right } = caller;
  const password = 'Judge9753';
  const form = { old_password: 'Judge0000', password, re_password: password };
  const changed = await context.call(CHANGE, form, { caller });
  const wrong = { keys: ['wrongOldPassword'], granted: 'accepts a wrong old password' } as const;
  if (!expectRefusal(context, CHANGE, wrong, changed)) return;
  const byOld = await context.call('userNewlogin', { username, password: right });
  const message = 'refuses a wrong old password, but the right one no longer logs in';
  context.expect(CHANGE, succeeded(byOld) ? undefined : message, changed, byOld);
  const byNew = await context.call('userNewlogin', { username, password });
  const granted = 'refuses a wrong old password, but sets the new one';
  expectRefusal(context, CHANGE, { keys: ['wrongPassword'], granted }, changed, byNew);
}

export const oldPasswordChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'auth.old-password',
    'A new login password needs the old one, and a refused change changes nothing.',
    [CHANGE],
    checkOldPassword,
  ),
];
