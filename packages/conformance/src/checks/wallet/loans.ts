/** Loans move along their states: granted, refused, overdue, repaid. */
import { add, subtract } from '@openmall/sdk/money';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { aLoan, anApplication } from '../../setup/recipes/service-recipes.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { lacking, Unmet } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { lawsOf } from '../support/define-check.ts';

const [granted, overdue, refused, repaid] = [2, 3, 4, 5];

async function expectState(court: Court, caller: Caller, creditId: string, state: number): Promise<void> {
  const history = await court.call('creditHistroy', {}, { caller });
  const { elements = [] } = (history.envelope?.data ?? {}) as { elements?: { id: string; status: number }[] };
  const status = elements.find(({ id }) => id === creditId)?.status;
  const says = `shows a loan in state ${String(status)}, not in ${state}`;
  court.expect('creditHistroy', status === state ? undefined : says, history);
}

/** What a second repayment is refused with. */
export const repaidErrors = ['duplicateSubmission', 'loanNotRepayable'] as const;

async function repay(court: Court, caller: Caller, creditId: string): Promise<void> {
  const { estimatePayment } = await court.world.ask('creditBeforepay', { creditId }, caller);
  await court.world.orders.fund(caller, String(estimatePayment));
  const paid = await court.call('creditPay', { creditId, safeword: fundPassword }, { caller });
  if (!succeeded(paid))
    throw new Unmet('unproven', `credit!pay answered: ${String(paid.envelope?.msg)}`, paid);
  await expectState(court, caller, creditId, repaid);
  const twice = await court.call('creditPay', { creditId, safeword: fundPassword }, { caller });
  const refused = { keys: repaidErrors, granted: 'takes the repayment of one loan twice' };
  expectRefusal(court, 'creditPay', refused, paid, twice);
}

async function isRepaidOnce(court: Court): Promise<void> {
  const { caller, creditId } = await aLoan(court.world, 'approve');
  await expectState(court, caller, creditId, granted);
  const again = await court.call('creditBeforereapply', { creditId }, { caller });
  const reapplied = 'offers to apply anew for a loan that was granted';
  expectRefusal(court, 'creditBeforereapply', { keys: ['loanNotFound'], granted: reapplied }, again);
  await repay(court, caller, creditId);
}

async function isRefused(court: Court): Promise<void> {
  const { caller, creditId } = await aLoan(court.world, 'refuse');
  await expectState(court, caller, creditId, refused);
  const pay = await court.call('creditBeforepay', { creditId }, { caller });
  const expected = { keys: ['loanNotRepayable'], granted: 'asks back a loan that was refused' } as const;
  expectRefusal(court, 'creditBeforepay', expected, pay);
}

/** The limits that `credit!config` tells, which a mall may change. */
async function hasLimits(court: Court): Promise<void> {
  const { accounts, ask } = court.world;
  const caller = await accounts.newcomer();
  const form = await anApplication(court.world, caller);
  const { amountMin, amountMax } = await ask('creditConfig', {}, caller);
  for (const [applyAmount, words] of [
    [Number(subtract(amountMin, 1)), `below the least (${amountMin})`],
    [Number(add(amountMax, 1)), `above the most (${amountMax})`],
  ] as const) {
    const applied = await court.call('creditApply', { ...form, applyAmount }, { caller });
    const says = `takes an application for ${applyAmount}, ${words}`;
    const keys = ['loanAmountOutsideLimits', 'parameterError'] as const;
    expectRefusal(court, 'creditApply', { keys, granted: says }, applied);
  }
  const granted = await court.call('creditApply', form, { caller });
  const why = `an application for ${form.applyAmount} was answered: ${String(granted.envelope?.msg)}`;
  if (!succeeded(granted)) throw new Unmet('unproven', why, granted);
}

async function fallsDue(court: Court): Promise<void> {
  const { control } = court.world;
  if (!control) throw lacking('to move time: the control contract');
  const { caller, creditId } = await aLoan(court.world, 'approve');
  const before = await court.world.ask('creditBeforepay', { creditId }, caller);
  await control.advance(400 * 24 * 3_600_000);
  await control.runTimedWork();
  // No session lives that long.
  const returned = await court.world.accounts.again(caller);
  await expectState(court, returned, creditId, overdue);
  const due = await court.call('creditBeforepay', { creditId }, { caller: returned });
  const { estimatePayment = 0 } = (due.envelope?.data ?? {}) as { estimatePayment?: number };
  const says = `asks back ${estimatePayment} after 400 days, and asked back ${String(before.estimatePayment)} on the first`;
  court.expect('creditBeforepay', estimatePayment > Number(before.estimatePayment) ? undefined : says, due);
}

const law = lawsOf('loans', 'spec §4');

export const loanChecks: readonly Trial[] = [
  lawsOf('loans', 'spec §5')(
    'loan.limits',
    'A loan is applied for within the limits that are told.',
    ['creditApply'],
    hasLimits,
  ),
  law(
    'loan.repaid',
    'A loan that was granted is repaid once and not applied for anew.',
    ['creditPay', 'creditBeforereapply', 'creditHistroy'],
    isRepaidOnce,
  ),
  law(
    'loan.refused',
    'A loan that was refused is not asked back.',
    ['creditBeforepay', 'creditHistroy'],
    isRefused,
  ),
];
/** Moves the clock by more than a year. */
export const overdueChecks: readonly Trial[] = [
  law(
    'loan.overdue',
    'A loan that is not repaid in its term is overdue, and costs more.',
    ['creditBeforepay', 'creditHistroy'],
    fallsDue,
  ),
];
