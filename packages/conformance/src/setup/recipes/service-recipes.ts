/** Loans, chat and uploads. */
import type { InputOf } from '@openmall/sdk';
import type { Caller } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../accounts.ts';
import type { Decision } from '../control.ts';
import { picture } from '../pictures.ts';
import { missingPrecondition, PreconditionError } from '../precondition-error.ts';
import type { Setup } from '../setup.ts';
import { verifyIdentity } from './account-recipes.ts';
import { findPlace } from './order-recipes.ts';
import { asBuyer, type RecipesOf } from './recipe.ts';

/** Verifies the caller's identity and returns an application for a loan. */
export async function createLoanApplication(setup: Setup, caller: Caller): Promise<InputOf<'creditApply'>> {
  await verifyIdentity(setup, caller);
  const { lendableDays, amountMin } = await setup.request('creditConfig', {}, caller);
  const { countryId } = await findPlace(setup, caller);
  const img = await setup.upload(caller, 'credit');
  return {
    realName: 'Judith Arbiter',
    creditPeriod: Number(lendableDays?.[0] ?? 7),
    applyAmount: amountMin,
    countryId,
    identification: 'K7702913',
    imgCertificateFace: img,
    imgCertificateBack: img,
    imgCertificateHand: img,
    agreement: 1,
  };
}

/** A loan of `--states` that was decided already. */
async function givenLoan(
  { accounts, control, objects }: Setup,
  decision: Decision | undefined,
): Promise<{ caller: Caller; creditId: string } | undefined> {
  if (control || decision === undefined) return undefined;
  const creditId = objects.take(decision === 'approve' ? 'approvedLoans' : 'refusedLoans');
  return creditId === undefined ? undefined : { caller: await accounts.first(), creditId };
}

/**
 * Applies for a loan with a new account, and decides it if `decision` is given.
 * @throws {PreconditionError} if the loan is not listed, or cannot be decided without the control contract.
 */
export async function createLoan(
  setup: Setup,
  decision?: Decision,
): Promise<{ caller: Caller; creditId: string }> {
  const given = await givenLoan(setup, decision);
  if (given) return given;
  const caller = await setup.accounts.newAccount();
  await setup.request('creditApply', await createLoanApplication(setup, caller), caller);
  const creditId = (await setup.request('creditHistroy', {}, caller)).elements?.[0]?.id;
  if (!creditId)
    throw new PreconditionError('inconclusive', 'credit!apply succeeded, but credit!histroy shows no loan');
  if (decision !== undefined) {
    if (!setup.control) throw missingPrecondition('`--control`, to decide as a loan officer');
    await setup.control.decideLoan(creditId, decision);
  }
  return { caller, creditId };
}

const partner = async ({ catalog }: Setup): Promise<string> => (await catalog.any()).sellerId;

export const serviceRecipes: RecipesOf<
  | 'creditCheck'
  | 'creditConfig'
  | 'creditApply'
  | 'creditBill'
  | 'creditHistroy'
  | 'creditBeforepay'
  | 'creditPay'
  | 'creditBeforereapply'
  | 'newOnlinechatUnread'
  | 'newOnlinechatList'
  | 'newOnlinechatSend'
  | 'newOnlinechatToken'
  | 'userOnlineChatControllerUnread'
  | 'userOnlineChatControllerUserlist'
  | 'userOnlineChatControllerList'
  | 'userOnlineChatControllerSend'
  | 'uploadimgExecute'
> = {
  creditCheck: asBuyer({}),
  creditConfig: asBuyer({}),
  creditApply: async (setup) => {
    const caller = await setup.accounts.newAccount();
    return { caller, input: await createLoanApplication(setup, caller) };
  },
  creditBill: asBuyer({}),
  creditHistroy: asBuyer({}),
  creditBeforepay: async (setup) => {
    const { caller, creditId } = await createLoan(setup, 'approve');
    return { caller, input: { creditId } };
  },
  creditPay: async (setup) => {
    const { caller, creditId } = await createLoan(setup, 'approve');
    const { estimatePayment } = await setup.request('creditBeforepay', { creditId }, caller);
    await setup.orders.fund(caller, String(estimatePayment));
    return { caller, input: { creditId, safeword: FUND_PASSWORD } };
  },
  creditBeforereapply: async (setup) => {
    const { caller, creditId } = await createLoan(setup, 'refuse');
    return { caller, input: { creditId } };
  },
  newOnlinechatUnread: asBuyer({}),
  newOnlinechatList: asBuyer({}),
  newOnlinechatSend: asBuyer({ type: 'text', content: 'Is my order on its way? 订单 🚚 شكرا' }),
  newOnlinechatToken: asBuyer({}),
  userOnlineChatControllerUnread: asBuyer({}),
  userOnlineChatControllerUserlist: asBuyer({}),
  userOnlineChatControllerList: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { partyid: await partner(setup) },
  }),
  userOnlineChatControllerSend: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { partyid: await partner(setup), type: 'text', content: 'Do you have this in blue?' },
  }),
  uploadimgExecute: async ({ accounts }) => ({
    caller: await accounts.first(),
    input: { file: picture(), moduleName: 'evaluate' },
  }),
};
