import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { countryById } from '../addresses/countries.ts';
import { assertNotOnHold } from '../accounts/hold-account.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { isGreater } from '../money/exact.ts';
import { newId } from '../new-id.ts';
import { readSettings } from '../settings/settings.ts';
import { assertSamePerson } from './same-person.ts';
import { requireUploads } from '../uploads/require-uploads.ts';
import { lockActiveUser } from '../wallet/money-forms.ts';
import { isAllowed, logLoanStep, stateAfter } from './loan-steps.ts';
import { readLoanTerms } from './loan-terms.ts';

export interface LoanForm {
  readonly realName: string;
  readonly termDays: number;
  readonly amount: string;
  readonly countryId: number;
  readonly identification: string;
  readonly images: { readonly face: string; readonly back: string; readonly hand: string };
  /** Id of the rejected application that this one replaces. */
  readonly replaces: string | undefined;
}

/** Whether the user has completed as many orders as the settings require for a loan. */
export async function meetsConditions(tx: Tx | AppContext['db'], userId: string): Promise<boolean> {
  const { loan_min_purchases: minPurchases } = await readSettings(tx, ['loan_min_purchases']);
  if (minPurchases === '0') return true;
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', userId)
    .where('status', 'in', [4, 5])
    .executeTakeFirstOrThrow();
  return count >= Number(minPurchases);
}

async function assertOffered(tx: Tx, userId: string, { amount, termDays, countryId }: LoanForm) {
  if (!countryById(countryId))
    throw new DomainError('parameterError', { parameter: { field: 'countryId', rule: 'enum' } });
  if (!(await meetsConditions(tx, userId))) throw new DomainError('qualificationNotMet');
  const terms = await readLoanTerms(tx, userId);
  if (isGreater(terms.minAmount, amount) || isGreater(amount, terms.maxAmount))
    throw new DomainError('loanAmountOutsideLimits');
  if (!terms.open.includes(termDays)) throw new DomainError('loanTermNotOffered');
  return terms;
}

/**
 * Finds the rejected application to replace; undefined for a first application. The caller has locked the
 * user.
 * @throws {DomainError} `loanNotFound` or `loanStillOpen`.
 */
async function findReplaced(tx: Tx, userId: string, replaces: string | undefined) {
  const loans = await tx
    .selectFrom('loan')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where('status', '<>', stateAfter('repay'))
    .forNoKeyUpdate()
    .execute();
  if (replaces !== undefined && !loans.some(({ id }) => id === replaces))
    throw new DomainError('loanNotFound');
  if (loans.length === 0) return undefined;
  const [refused] = loans.filter(({ status }) => isAllowed('reapply', status));
  // A missing id means the same application: there can be only one.
  if (!refused || (replaces !== undefined && refused.id !== replaces)) throw new DomainError('loanStillOpen');
  return refused.id;
}

/**
 * Saves a loan application, or replaces a rejected one. An officer decides later. Returns the id.
 * @throws {DomainError} `qualificationNotMet`, `loanAmountOutsideLimits`, `loanTermNotOffered`,
 * `loanPersonMismatch`, `loanStillOpen`, `loanNotFound`, `parameterError` or `imageUploadFailed`.
 */
export async function applyForLoan(ctx: AppContext, userId: string, form: LoanForm): Promise<string> {
  const { clock } = ctx;
  return transact(ctx, async (tx) => {
    await lockActiveUser(tx, userId);
    await assertNotOnHold(tx, userId);
    await assertSamePerson(tx, userId, form);
    const replaced = await findReplaced(tx, userId, form.replaces);
    const { rate, defaultRate } = await assertOffered(tx, userId, form);
    const { face, back, hand } = form.images;
    await requireUploads(tx, userId, [face, back, hand], { shownTo: 'owner' });
    const step = replaced === undefined ? 'apply' : 'reapply';
    const loan = {
      id: replaced ?? newId('cr'),
      user_id: userId,
      status: stateAfter(step),
      real_name: form.realName,
      country_id: form.countryId,
      identification: form.identification,
      image_face: face,
      image_back: back,
      image_hand: hand,
      amount: form.amount,
      term_days: form.termDays,
      rate,
      default_rate: defaultRate,
      reject_reason: null,
      submitted_at: clock.now(),
      changed_at: clock.now(),
    };
    if (replaced === undefined) await tx.insertInto('loan').values(loan).execute();
    else await tx.updateTable('loan').set(loan).where('id', '=', replaced).execute();
    await logLoanStep(tx, clock, [loan.id], { step });
    return loan.id;
  });
}
