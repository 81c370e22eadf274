/** What stops the closing of an account, and what does not (contract: `user!logoff`). */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { expectRefusal } from '../support/refusal.ts';

const closingOf = ({ username }: Caller) => ({
  account: username,
  reason: 'The judge is done with this account.',
  cashPassword: FUND_PASSWORD,
});

/** Less than a cent: no page shows it, and nobody can spend it. */
const DUST = '0.005';

async function checkDust(context: CheckContext): Promise<void> {
  const { accounts, control, orders, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to credit less than a cent');
  const caller = await accounts.newAccount();
  await orders.fund(caller, DUST);
  const { money } = await request('walletGetUsdt', {}, caller);
  if (money !== 0) throw new PreconditionError('skipped', 'needs new accounts without money');
  const closed = await context.call('userLogoff', closingOf(caller), { caller });
  const message = `does not close an account whose page shows $0.00, because ${DUST} is left`;
  context.expect('userLogoff', succeeded(closed) ? undefined : message, closed);
}

async function checkBalance(context: CheckContext): Promise<void> {
  const { accounts, control, orders } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to credit a cent');
  const caller = await accounts.newAccount();
  await orders.fund(caller, '0.01');
  const closed = await context.call('userLogoff', closingOf(caller), { caller });
  const granted = 'closes an account that holds a cent';
  expectRefusal(context, 'userLogoff', { keys: ['deregisterWithBalance'], granted }, closed);
}

async function checkOpenReturn(context: CheckContext): Promise<void> {
  const { accounts, control, orders, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to ship as a merchant');
  const caller = await accounts.newAccount();
  const { orderId } = await orders.received(caller);
  await request('orderRequestReturn', { orderId, returnReason: 6 }, caller);
  const { money } = await request('walletGetUsdt', {}, caller);
  if (money !== 0) throw new PreconditionError('skipped', 'needs an account without money');
  const refusal = {
    keys: ['deregisterWithOpenReturn', 'deregisterWithOpenRecords'],
    granted: 'closes an account with an open return, whose money could not be paid back',
  } as const;
  const answer = await context.call('userLogoff', closingOf(caller), { caller });
  expectRefusal(context, 'userLogoff', refusal, answer);
}

const define = defineChecks('authentication', 'contract');

export const closingChecks: readonly ActiveCheck[] = [
  define('auth.closing-dust', 'Less than a cent does not stop a closing.', ['userLogoff'], checkDust),
  define('auth.closing-balance', 'A cent stops a closing.', ['userLogoff'], checkBalance),
  define(
    'auth.closing-return',
    'An account with an open return cannot be closed.',
    ['userLogoff'],
    checkOpenReturn,
  ),
];
