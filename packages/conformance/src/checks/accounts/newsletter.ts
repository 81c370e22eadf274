/** A newsletter starts when its link is confirmed, not when somebody enters an address (contract: `subscribe!add`). */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { bindEmail } from '../../setup/recipes/account-recipes.ts';
import { defineChecks } from '../support/define-check.ts';

async function checkUnconfirmed(context: CheckContext): Promise<void> {
  const { accounts, control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to read codes');
  const caller = await accounts.newAccount();
  await bindEmail(context.setup, caller);
  await request('localuserSetMailSettings', { newsletter: 0 }, caller);
  const added = await context.call('subscribeAdd', { email: caller.username });
  const shown = await context.call('localuserMailSettings', {}, { caller });
  const { newsletter } = (shown.envelope?.data ?? {}) as { readonly newsletter?: boolean };
  const message = 'sends the newsletter to an address that somebody entered, without a confirmation';
  context.expect('subscribeAdd', newsletter === true ? message : undefined, added, shown);
}

export const newsletterChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'mail.newsletter',
    'An entered address gets no newsletter before its owner confirms it.',
    ['subscribeAdd'],
    checkUnconfirmed,
  ),
];
