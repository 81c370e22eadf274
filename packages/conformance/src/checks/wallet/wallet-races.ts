/** Parallel calls that may succeed once: the last piece, forms, withdrawals, repayments and registrations. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { orderLine } from '../../setup/orders.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { createLoan } from '../../setup/recipes/service-recipes.ts';
import { createRecharge, createWithdrawal, prepareWithdrawals } from '../../setup/recipes/wallet-recipes.ts';
import { repaidErrors } from './loans.ts';
import {
  concurrencyOf,
  expectLosers,
  expectOneWinner,
  grantedCalls,
  inParallel,
  shrinkRace,
  type RaceRule,
  type Racer,
} from '../support/race.ts';
import { usedFormErrors } from './transfers.ts';
import { defineChecks } from '../support/define-check.ts';

async function checkLastPiece(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to set the stock of goods');
  const caller = await accounts.first();
  const offers = await catalog.restockable();
  const offer = offers.at(-1) ?? offers[0];
  const addressId = await orders.addressId(caller);
  await control.setStock(offer.skuId, offer.buyMin);
  const sold = await expectOneWinner(
    context,
    'orderSubmit',
    { grantedTimes: (count) => `sells the last piece ${count} times`, keys: ['insufficientStock'] },
    () => context.call('orderSubmit', { orderInfo: orderLine(offer), addressId }, { caller }),
  );
  for (const { envelope } of sold) {
    const { orderList } = envelope?.data as { orderList: { orderId: string }[] };
    await context.call('orderCancel', { orderId: orderList[0]?.orderId ?? '', returnReason: 0 }, { caller });
  }
  if (offer.stock !== undefined) await control.setStock(offer.skuId, offer.stock);
}

async function checkFormRace(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const input = await createRecharge(context.setup, caller);
  const exchanges = await inParallel(concurrencyOf(context), () =>
    context.call('rechargeBlockchainRecharge', input, { caller }),
  );
  const taken = grantedCalls(exchanges);
  const names = new Set(taken.map(({ envelope }) => JSON.stringify(envelope?.data)));
  context.expect(
    'rechargeBlockchainRecharge',
    names.size > 1 ? `makes ${names.size} records of one form` : undefined,
    ...taken,
  );
  expectLosers(context, 'rechargeBlockchainRecharge', usedFormErrors, exchanges);
}

async function checkDoubleRepayment(context: CheckContext): Promise<void> {
  const { orders, request } = context.setup;
  const prepare = async () => {
    const { caller, creditId } = await createLoan(context.setup, 'approve');
    const { estimatePayment } = await request('creditBeforepay', { creditId }, caller);
    await orders.fund(caller, multiply(estimatePayment, 2));
    const repay = () => context.call('creditPay', { creditId, safeword: FUND_PASSWORD }, { caller });
    return { caller, estimatePayment, repay };
  };
  const { caller, estimatePayment, repay } = await prepare();
  const before = (await request('walletGetUsdt', {}, caller)).money;
  const grantedTimes = (count: number) => `accepts ${count} parallel repayments of one loan`;
  const rule = { grantedTimes, keys: repaidErrors };
  const paid = await expectOneWinner(context, 'creditPay', rule, repay);
  const taken = subtract(before, (await request('walletGetUsdt', {}, caller)).money);
  const message = `takes ${taken} for a loan with ${String(estimatePayment)} due, when repaid by parallel calls`;
  context.expect('creditPay', compare(taken, estimatePayment) > 0 ? message : undefined, ...paid);
  const again = async () => (await prepare()).repay;
  await shrinkRace(context, 'creditPay', { grantedTimes, again }, paid);
}

async function checkDoubleWithdrawal(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  await prepareWithdrawals(context.setup, caller);
  const before = (await request('walletGetUsdt', {}, caller)).money;
  const first = await createWithdrawal(context.setup, caller, '100');
  const forms = await inParallel(concurrencyOf(context), () => request('withdrawWithdrawOpen', {}, caller));
  const exchanges = await Promise.all(
    forms.map(({ session_token }) => context.call('withdrawApply', { ...first, session_token }, { caller })),
  );
  const taken = grantedCalls(exchanges);
  const after = (await request('walletGetUsdt', {}, caller)).money;
  const paid = subtract(before, after);
  context.expect(
    'withdrawApply',
    taken.length > 1
      ? `accepts ${taken.length} parallel withdrawals, although one may be pending`
      : undefined,
    ...taken,
  );
  // Each code of an authenticator is accepted once, which also ends the others; three of them are three wrong codes.
  const late = ['withdrawalPending', 'wrongVerificationCode', 'lockedForThreeMinutes'] as const;
  expectLosers(context, 'withdrawApply', late, exchanges);
  const message = `takes ${paid} from the wallet for a withdrawal of 100 in parallel calls`;
  context.expect('withdrawApply', compare(paid, '100') > 0 ? message : undefined, ...taken);
}

async function checkDoubleFavourite(context: CheckContext): Promise<void> {
  const { accounts, catalog, request } = context.setup;
  const caller = await accounts.newAccount();
  const { sellerGoodsId } = await catalog.any();
  const added = await inParallel(concurrencyOf(context), () =>
    context.call('keepGoodsAdd', { sellerGoodsId }, { caller }),
  );
  const count = await request('keepGoodsCount', {}, caller);
  context.expect(
    'keepGoodsAdd',
    count === 1 ? undefined : `counts ${String(count)} favourites after one was added ${added.length} times`,
    ...added,
  );
  await context.call('keepGoodsDel', { sellerGoodsId }, { caller });
  const left = await request('keepGoodsCount', {}, caller);
  context.expect(
    'keepGoodsDel',
    left === 0 ? undefined : `counts ${String(left)} favourites after the only one was removed`,
  );
}

/** A race that needs nothing but a name of its own. */
async function raceByName(
  context: CheckContext,
  id: 'subscribeAdd' | 'localuserRegisterNoVerifcode',
  rule: RaceRule,
  callFor: (name: string) => Racer,
): Promise<void> {
  const again = () => Promise.resolve(callFor(context.setup.accounts.unusedName()));
  const granted = await expectOneWinner(context, id, rule, await again());
  await shrinkRace(context, id, { ...rule, again }, granted);
}

const checkDoubleSubscription = (context: CheckContext): Promise<void> =>
  raceByName(
    context,
    'subscribeAdd',
    {
      grantedTimes: (count) => `subscribes one address ${count} times in parallel`,
      keys: ['emailAlreadySubscribed'],
    },
    (email) => () => context.call('subscribeAdd', { email }),
  );

const checkDoubleRegistration = (context: CheckContext): Promise<void> =>
  raceByName(
    context,
    'localuserRegisterNoVerifcode',
    {
      grantedTimes: (count) => `registers one user name ${count} times in parallel`,
      keys: ['duplicateUsername'],
    },
    (username) => () =>
      context.call('localuserRegisterNoVerifcode', {
        username,
        password: 'Judge2468',
        re_password: 'Judge2468',
        type: 2,
      }),
  );

const race = defineChecks('races', 'design §6');

export const raceChecks: readonly ActiveCheck[] = [
  race('race.stock', 'The last piece in stock is sold once.', ['orderSubmit'], checkLastPiece),
  race(
    'race.form',
    'Parallel submissions of one form create one record.',
    ['rechargeBlockchainRecharge'],
    checkFormRace,
  ),
  race(
    'race.withdraw',
    'Of parallel withdrawals only one is granted.',
    ['withdrawApply'],
    checkDoubleWithdrawal,
  ),
  race(
    'race.repay',
    'Parallel repayments of one loan are granted once.',
    ['creditPay'],
    checkDoubleRepayment,
  ),
  race(
    'race.favourite',
    'A favourite that is added by parallel calls exists once.',
    ['keepGoodsAdd', 'keepGoodsDel'],
    checkDoubleFavourite,
  ),
  race(
    'race.subscribe',
    'Parallel subscriptions of one address are granted once.',
    ['subscribeAdd'],
    checkDoubleSubscription,
  ),
  race(
    'race.register',
    'Parallel registrations of one user name are granted once.',
    ['localuserRegisterNoVerifcode'],
    checkDoubleRegistration,
  ),
];
