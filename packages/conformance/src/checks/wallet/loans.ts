/** The states and limits of loans. */
import { add, subtract } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { createLoan, createLoanApplication } from '../../setup/recipes/service-recipes.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

const [granted, overdue, refused, repaid] = [2, 3, 4, 5];

async function expectState(
  context: CheckContext,
  caller: Caller,
  creditId: string,
  state: number,
): Promise<void> {
  const history = await context.call('creditHistroy', {}, { caller });
  const { elements = [] } = (history.envelope?.data ?? {}) as { elements?: { id: string; status: number }[] };
  const status = elements.find(({ id }) => id === creditId)?.status;
  const message = `shows a loan in state ${String(status)}, not in ${state}`;
  context.expect('creditHistroy', status === state ? undefined : message, history);
}

async function checkShownSum(context: CheckContext): Promise<void> {
  const { caller, creditId } = await createLoan(context.setup, 'approve');
  const { estimatePayment } = await context.setup.request('creditBeforepay', { creditId }, caller);
  await context.setup.orders.fund(caller, add(estimatePayment, 1));
  const input = { creditId, safeword: FUND_PASSWORD };
  for (const cents of ['0.01', '-0.01']) {
    const total = Number(add(estimatePayment, cents));
    const paid = await context.call('creditPay', { ...input, total }, { caller });
    const message = `takes ${estimatePayment} from a borrower who was shown ${total}`;
    if (!expectRefusal(context, 'creditPay', { keys: ['repaymentChanged'], granted: message }, paid)) return;
    await expectState(context, caller, creditId, granted);
  }
  const agreed = await context.call('creditPay', { ...input, total: estimatePayment }, { caller });
  const message = 'refuses a repayment of the sum of credit!beforepay';
  context.expect('creditPay', succeeded(agreed) ? undefined : message, agreed);
}

/** The errors of a second repayment. */
export const repaidErrors = ['duplicateSubmission', 'loanNotRepayable'] as const;

async function repay(context: CheckContext, caller: Caller, creditId: string): Promise<void> {
  const { estimatePayment } = await context.setup.request('creditBeforepay', { creditId }, caller);
  await context.setup.orders.fund(caller, String(estimatePayment));
  const paid = await context.call('creditPay', { creditId, safeword: FUND_PASSWORD }, { caller });
  if (!succeeded(paid))
    throw new PreconditionError('inconclusive', `credit!pay answered: ${String(paid.envelope?.msg)}`, paid);
  await expectState(context, caller, creditId, repaid);
  const twice = await context.call('creditPay', { creditId, safeword: FUND_PASSWORD }, { caller });
  const refused = { keys: repaidErrors, granted: 'accepts the repayment of one loan twice' };
  expectRefusal(context, 'creditPay', refused, paid, twice);
}

async function checkRepayment(context: CheckContext): Promise<void> {
  const { caller, creditId } = await createLoan(context.setup, 'approve');
  await expectState(context, caller, creditId, granted);
  const again = await context.call('creditBeforereapply', { creditId }, { caller });
  const reapplied = 'allows to apply again for a loan that was granted';
  expectRefusal(context, 'creditBeforereapply', { keys: ['loanNotFound'], granted: reapplied }, again);
  await repay(context, caller, creditId);
}

async function checkRefusedLoan(context: CheckContext): Promise<void> {
  const { caller, creditId } = await createLoan(context.setup, 'refuse');
  await expectState(context, caller, creditId, refused);
  const pay = await context.call('creditBeforepay', { creditId }, { caller });
  const expected = {
    keys: ['loanNotRepayable'],
    granted: 'shows a repayment for a loan that was refused',
  } as const;
  expectRefusal(context, 'creditBeforepay', expected, pay);
}

/** The limits come from `credit!config`, since a mall may change them. */
async function checkLoanLimits(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const form = await createLoanApplication(context.setup, caller);
  const { amountMin, amountMax } = await request('creditConfig', {}, caller);
  for (const [applyAmount, description] of [
    [Number(subtract(amountMin, 1)), `below the minimum (${amountMin})`],
    [Number(add(amountMax, 1)), `above the maximum (${amountMax})`],
  ] as const) {
    const applied = await context.call('creditApply', { ...form, applyAmount }, { caller });
    const message = `accepts an application for ${applyAmount}, ${description}`;
    const keys = ['loanAmountOutsideLimits', 'parameterError'] as const;
    expectRefusal(context, 'creditApply', { keys, granted: message }, applied);
  }
  const granted = await context.call('creditApply', form, { caller });
  const reason = `an application for ${form.applyAmount} was answered: ${String(granted.envelope?.msg)}`;
  if (!succeeded(granted)) throw new PreconditionError('inconclusive', reason, granted);
}

async function checkAgreement(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const { agreement: _ticked, ...form } = await createLoanApplication(context.setup, caller);
  const keys = ['loanAgreementRequired', 'parameterError'] as const;
  for (const [input, granted] of [
    [form, 'accepts an application that says nothing about the agreement'],
    [{ ...form, agreement: 0 }, 'accepts an application without the agreement'],
  ] as const) {
    const applied = await context.call('creditApply', input, { caller });
    if (!expectRefusal(context, 'creditApply', { keys, granted }, applied)) return;
  }
}

async function checkSamePerson(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const form = await createLoanApplication(context.setup, caller);
  for (const [change, what] of [
    [{ realName: 'Somebody Else' }, 'in a name other than that of the verified identity'],
    [{ identification: 'X1234567' }, 'with a document other than that of the verified identity'],
  ] as const) {
    const applied = await context.call('creditApply', { ...form, ...change }, { caller });
    const expected = { keys: ['loanPersonMismatch'], granted: `accepts an application ${what}` } as const;
    if (!expectRefusal(context, 'creditApply', expected, applied)) return;
  }
}

async function checkOverdueLoan(context: CheckContext): Promise<void> {
  const { control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const { caller, creditId } = await createLoan(context.setup, 'approve');
  const before = await context.setup.request('creditBeforepay', { creditId }, caller);
  await control.advance(400 * 24 * 3_600_000);
  await control.runTimedWork();
  // The session has expired.
  const returned = await context.setup.accounts.logInAgain(caller);
  await expectState(context, returned, creditId, overdue);
  const due = await context.call('creditBeforepay', { creditId }, { caller: returned });
  const { estimatePayment = 0 } = (due.envelope?.data ?? {}) as { estimatePayment?: number };
  const message = `shows a repayment of ${estimatePayment} after 400 days, and ${String(before.estimatePayment)} on the first day`;
  context.expect(
    'creditBeforepay',
    estimatePayment > Number(before.estimatePayment) ? undefined : message,
    due,
  );
}

const define = defineChecks('loans', 'spec §4');

export const loanChecks: readonly ActiveCheck[] = [
  defineChecks('loans', 'spec §5')(
    'loan.limits',
    'Applications outside the limits of credit!config are refused.',
    ['creditApply'],
    checkLoanLimits,
  ),
  define(
    'loan.repaid',
    'A granted loan is repaid once, and cannot be applied for again.',
    ['creditPay', 'creditBeforereapply', 'creditHistroy'],
    checkRepayment,
  ),
  defineChecks('loans', 'contract')(
    'loan.shown-sum',
    'A repayment of another sum than the borrower was shown is refused, and nothing is taken.',
    ['creditPay', 'creditHistroy'],
    checkShownSum,
  ),
  defineChecks('loans', 'spec §5')(
    'loan.agreement',
    'A loan needs its agreement.',
    ['creditApply'],
    checkAgreement,
  ),
  defineChecks('loans', 'contract')(
    'loan.person',
    'A loan is for the person whose identity was verified.',
    ['creditApply'],
    checkSamePerson,
  ),
  define(
    'loan.refused',
    'A refused loan is not repaid.',
    ['creditBeforepay', 'creditHistroy'],
    checkRefusedLoan,
  ),
];
/** Advances the clock by more than a year. */
export const overdueChecks: readonly ActiveCheck[] = [
  define(
    'loan.overdue',
    'A loan that is not repaid in time is overdue and costs more.',
    ['creditBeforepay', 'creditHistroy'],
    checkOverdueLoan,
  ),
];
