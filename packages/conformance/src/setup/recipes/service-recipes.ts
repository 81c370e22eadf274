/** Loans, chat and uploads. */
import type { InputOf } from '@openmall/sdk';
import type { Caller } from '../../target/exchange.ts';
import { fundPassword } from '../accounts.ts';
import type { Decision } from '../control.ts';
import { picture } from '../pictures.ts';
import { lacking, Unmet } from '../precondition-error.ts';
import type { World } from '../setup.ts';
import { verifyIdentity } from './account-recipes.ts';
import { aPlace } from './order-recipes.ts';
import { asBuyer, type RecipesOf } from './recipe.ts';

/** The form of a loan, of someone whose identity is known. */
export async function anApplication(world: World, caller: Caller): Promise<InputOf<'creditApply'>> {
  await verifyIdentity(world, caller);
  const { lendableDays, amountMin } = await world.ask('creditConfig', {}, caller);
  const { countryId } = await aPlace(world);
  const img = await world.upload(caller, 'credit');
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

/** A loan of a new account: applied for, and decided if asked. */
export async function aLoan(
  world: World,
  decision?: Decision,
): Promise<{ caller: Caller; creditId: string }> {
  const caller = await world.accounts.newcomer();
  await world.ask('creditApply', await anApplication(world, caller), caller);
  const creditId = (await world.ask('creditHistroy', {}, caller)).elements?.[0]?.id;
  if (!creditId) throw new Unmet('unproven', 'credit!apply succeeded, but credit!histroy shows no loan');
  if (decision !== undefined) {
    if (!world.control) throw lacking('a loan officer: the control contract');
    await world.control.decideLoan(creditId, decision);
  }
  return { caller, creditId };
}

const partner = async ({ shelf }: World): Promise<string> => (await shelf.any()).sellerId;

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
  | 'userOnlineChatControllerUnread'
  | 'userOnlineChatControllerUserlist'
  | 'userOnlineChatControllerList'
  | 'userOnlineChatControllerSend'
  | 'uploadimgExecute'
> = {
  creditCheck: asBuyer({}),
  creditConfig: asBuyer({}),
  creditApply: async (world) => {
    const caller = await world.accounts.newcomer();
    return { caller, input: await anApplication(world, caller) };
  },
  creditBill: asBuyer({}),
  creditHistroy: asBuyer({}),
  creditBeforepay: async (world) => {
    const { caller, creditId } = await aLoan(world, 'approve');
    return { caller, input: { creditId } };
  },
  creditPay: async (world) => {
    const { caller, creditId } = await aLoan(world, 'approve');
    const { estimatePayment } = await world.ask('creditBeforepay', { creditId }, caller);
    await world.orders.fund(caller, String(estimatePayment));
    return { caller, input: { creditId, safeword: fundPassword } };
  },
  creditBeforereapply: async (world) => {
    const { caller, creditId } = await aLoan(world, 'refuse');
    return { caller, input: { creditId } };
  },
  newOnlinechatUnread: asBuyer({}),
  newOnlinechatList: asBuyer({}),
  newOnlinechatSend: asBuyer({ type: 'text', content: 'Is my order on its way? 订单 🚚 شكرا' }),
  userOnlineChatControllerUnread: asBuyer({}),
  userOnlineChatControllerUserlist: asBuyer({}),
  userOnlineChatControllerList: async (world) => ({
    caller: await world.accounts.first(),
    input: { partyid: await partner(world) },
  }),
  userOnlineChatControllerSend: async (world) => ({
    caller: await world.accounts.first(),
    input: { partyid: await partner(world), type: 'text', content: 'Do you have this in blue?' },
  }),
  uploadimgExecute: async ({ accounts }) => ({
    caller: await accounts.first(),
    input: { file: picture(), moduleName: 'evaluate' },
  }),
};
