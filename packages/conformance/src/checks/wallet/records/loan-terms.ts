/** Refused loans that are applied for again, the exact limits of a loan, and the eve of its term. */
import { add, subtract } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { missingPrecondition } from '../../../setup/precondition-error.ts';
import { createLoan, createLoanApplication } from '../../../setup/recipes/service-recipes.ts';
import { succeeded, type Caller, type Exchange } from '../../../target/exchange.ts';
import { defineChecks } from '../../support/define-check.ts';
import { expectRefusal } from '../../support/refusal.ts';

const [applying, granted, overdue] = [1, 2, 3];
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

interface Loan {
  readonly id: string;
  readonly status: number;
}

async function loansOf(
  context: CheckContext,
  caller: Caller,
): Promise<{ readonly exchange: Exchange; readonly loans: readonly Loan[] }> {
  const exchange = await context.call('creditHistroy', {}, { caller });
  const { elements = [] } = (exchange.envelope?.data ?? {}) as { elements?: readonly Loan[] };
  return { exchange, loans: elements };
}

async function checkReapplication(context: CheckContext): Promise<void> {
  const { caller, creditId } = await createLoan(context.setup, 'refuse');
  const shown = await context.call('creditBeforereapply', { creditId }, { caller });
  const form = await createForm(context, caller);
  const { applyAmount, realName } = (shown.envelope?.data ?? {}) as Partial<typeof form>;
  const isSame = succeeded(shown) && applyAmount === form.applyAmount && realName === form.realName;
  const other = `shows ${String(applyAmount)} for ${String(realName)}, where ${form.applyAmount} was applied for`;
  context.expect(
    'creditBeforereapply',
    isSame ? undefined : succeeded(shown) ? other : 'does not show a refused application to its maker',
    shown,
  );
  const again = await context.call('creditApply', { ...form, creditId }, { caller });
  const message = 'refuses a refused application that is made again';
  context.expect('creditApply', succeeded(again) ? undefined : message, again);
  if (!succeeded(again)) return;
  const { loans, exchange } = await loansOf(context, caller);
  const open = loans.filter(({ status }) => status === applying);
  const count = `shows ${open.length} open applications after a refused one was made again`;
  context.expect('creditApply', open.length === 1 ? undefined : count, again, exchange);
}

/** The form of `createLoanApplication` without the verification, which was made. */
async function createForm(context: CheckContext, caller: Caller) {
  const other = await context.setup.accounts.newAccount();
  const form = await createLoanApplication(context.setup, other);
  const img = await context.setup.upload(caller, 'credit');
  return { ...form, imgCertificateFace: img, imgCertificateBack: img, imgCertificateHand: img };
}

async function checkExactLimits(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const form = await createLoanApplication(context.setup, caller);
  const { amountMin, amountMax } = await request('creditConfig', {}, caller);
  for (const [amount, what] of [
    [subtract(amountMin, '0.01'), `a cent below the minimum of ${amountMin}`],
    [add(amountMax, '0.01'), `a cent above the maximum of ${amountMax}`],
  ] as const) {
    const applied = await context.call('creditApply', { ...form, applyAmount: Number(amount) }, { caller });
    const keys = ['loanAmountOutsideLimits', 'parameterError'] as const;
    if (!expectRefusal(context, 'creditApply', { keys, granted: `lends ${amount}, ${what}` }, applied))
      return;
  }
  const highest = await context.call('creditApply', { ...form, applyAmount: amountMax }, { caller });
  const message = `refuses an application for the maximum of ${amountMax}`;
  context.expect('creditApply', succeeded(highest) ? undefined : message, highest);
}

/** The last day of the term belongs to it. */
async function checkEve(context: CheckContext): Promise<void> {
  const { control, accounts, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const { caller, creditId } = await createLoan(context.setup, 'approve');
  const { lendableDays } = await request('creditConfig', {}, caller);
  const days = Number(lendableDays?.[0] ?? 7);
  const stateAfter = async (ms: number) => {
    await control.advance(ms);
    await control.runTimedWork();
    const { loans, exchange } = await loansOf(context, await accounts.logInAgain(caller));
    return { exchange, status: loans.find(({ id }) => id === creditId)?.status };
  };
  const eve = await stateAfter(days * DAY_MS - HOUR_MS);
  const early = `shows a loan of ${days} days in state ${String(eve.status)} an hour before its term ends`;
  context.expect('creditHistroy', eve.status === granted ? undefined : early, eve.exchange);
  const late = await stateAfter(2 * DAY_MS);
  const never = `shows a loan of ${days} days in state ${String(late.status)} two days after its term`;
  context.expect('creditHistroy', late.status === overdue ? undefined : never, late.exchange);
}

const define = defineChecks('loans', 'contract');

export const loanTermChecks: readonly ActiveCheck[] = [
  define(
    'loan.reapplied',
    'A refused application is shown to its maker and can be made again.',
    ['creditBeforereapply', 'creditApply'],
    checkReapplication,
  ),
  define(
    'loan.exact-limits',
    'The maximum of a loan can be applied for, and a cent beyond the limits can not.',
    ['creditApply'],
    checkExactLimits,
  ),
];
/** Moves the clock by the term of a loan. */
export const loanEveChecks: readonly ActiveCheck[] = [
  define(
    'loan.eve',
    'A loan is not overdue on the eve of its term, and is overdue after it.',
    ['creditHistroy'],
    checkEve,
  ),
];
