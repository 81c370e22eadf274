/** The same thing at the same moment, many times: it happens once. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { orderLine } from '../../setup/orders.ts';
import { lacking } from '../../setup/precondition-error.ts';
import { aLoan } from '../../setup/recipes/service-recipes.ts';
import { aRecharge, aWithdrawal, readyToWithdraw } from '../../setup/recipes/wallet-recipes.ts';
import { repaidErrors } from './loans.ts';
import { expectLosers, raceForOne, runnersOf, times, winners } from '../support/race.ts';
import { usedFormErrors } from './transfers.ts';
import { lawsOf } from '../support/define-check.ts';

async function lastPiece(court: Court): Promise<void> {
  const { accounts, orders, shelf, control } = court.world;
  if (!control) throw lacking('to set the stock of goods: the control contract');
  const caller = await accounts.first();
  const offers = await shelf.offers();
  const offer = offers.at(-1) ?? (await shelf.any());
  const addressId = await orders.addressId(caller);
  await control.setStock(offer.skuId, offer.buyMin);
  const sold = await raceForOne(
    court,
    'orderSubmit',
    { grantedTimes: (count) => `sells the last piece ${count} times`, keys: ['insufficientStock'] },
    () => court.call('orderSubmit', { orderInfo: orderLine(offer), addressId }, { caller }),
  );
  for (const { envelope } of sold) {
    const { orderList } = envelope?.data as { orderList: { orderId: string }[] };
    await court.call('orderCancel', { orderId: orderList[0]?.orderId ?? '', returnReason: 0 }, { caller });
  }
  if (offer.stock !== undefined) await control.setStock(offer.skuId, offer.stock);
}

async function sessionToken(court: Court): Promise<void> {
  const caller = await court.world.accounts.first();
  const input = await aRecharge(court.world, caller);
  const exchanges = await times(runnersOf(court), () =>
    court.call('rechargeBlockchainRecharge', input, { caller }),
  );
  const taken = winners(exchanges);
  const names = new Set(taken.map(({ envelope }) => JSON.stringify(envelope?.data)));
  court.expect(
    'rechargeBlockchainRecharge',
    names.size > 1 ? `makes ${names.size} records of one form` : undefined,
    ...taken,
  );
  expectLosers(court, 'rechargeBlockchainRecharge', usedFormErrors, exchanges);
}

async function repayOnce(court: Court): Promise<void> {
  const { orders, ask } = court.world;
  const { caller, creditId } = await aLoan(court.world, 'approve');
  const { estimatePayment } = await ask('creditBeforepay', { creditId }, caller);
  await orders.fund(caller, multiply(estimatePayment, 2));
  const before = (await ask('walletGetUsdt', {}, caller)).money;
  const paid = await raceForOne(
    court,
    'creditPay',
    {
      grantedTimes: (count) => `takes the repayment of one loan ${count} times at once`,
      keys: repaidErrors,
    },
    () => court.call('creditPay', { creditId, safeword: fundPassword }, { caller }),
  );
  const taken = subtract(before, (await ask('walletGetUsdt', {}, caller)).money);
  const says = `takes ${taken} for a loan of which ${String(estimatePayment)} were due, when repaid at once`;
  court.expect('creditPay', compare(taken, estimatePayment) > 0 ? says : undefined, ...paid);
}

async function oneWithdrawal(court: Court): Promise<void> {
  const { accounts, ask } = court.world;
  const caller = await accounts.newcomer();
  await readyToWithdraw(court.world, caller);
  const before = (await ask('walletGetUsdt', {}, caller)).money;
  const forms = await times(runnersOf(court), () => aWithdrawal(court.world, caller, '100'));
  const exchanges = await Promise.all(forms.map((form) => court.call('withdrawApply', form, { caller })));
  const taken = winners(exchanges);
  const after = (await ask('walletGetUsdt', {}, caller)).money;
  const paid = subtract(before, after);
  court.expect(
    'withdrawApply',
    taken.length > 1 ? `takes ${taken.length} withdrawals at once, where one may be under way` : undefined,
    ...taken,
  );
  expectLosers(court, 'withdrawApply', ['withdrawalPending'], exchanges);
  const says = `takes ${paid} from the wallet for a withdrawal of 100 when asked at once`;
  court.expect('withdrawApply', compare(paid, '100') > 0 ? says : undefined, ...taken);
}

async function oneFavourite(court: Court): Promise<void> {
  const { accounts, shelf, ask } = court.world;
  const caller = await accounts.newcomer();
  const { sellerGoodsId } = await shelf.any();
  const added = await times(runnersOf(court), () =>
    court.call('keepGoodsAdd', { sellerGoodsId }, { caller }),
  );
  const count = await ask('keepGoodsCount', {}, caller);
  court.expect(
    'keepGoodsAdd',
    count === 1 ? undefined : `counts ${String(count)} favourites after one was added ${added.length} times`,
    ...added,
  );
  await court.call('keepGoodsDel', { sellerGoodsId }, { caller });
  const left = await ask('keepGoodsCount', {}, caller);
  court.expect(
    'keepGoodsDel',
    left === 0 ? undefined : `counts ${String(left)} favourites after the only one was taken out`,
  );
}

async function oneSubscription(court: Court): Promise<void> {
  const email = court.world.accounts.freshName();
  await raceForOne(
    court,
    'subscribeAdd',
    {
      grantedTimes: (count) => `subscribes one address ${count} times at once`,
      keys: ['emailAlreadySubscribed'],
    },
    () => court.call('subscribeAdd', { email }),
  );
}

async function oneName(court: Court): Promise<void> {
  const username = court.world.accounts.freshName();
  const input = { username, password: 'Judge2468', re_password: 'Judge2468', type: 2 } as const;
  await raceForOne(
    court,
    'localuserRegisterNoVerifcode',
    { grantedTimes: (count) => `registers one name ${count} times at once`, keys: ['duplicateUsername'] },
    () => court.call('localuserRegisterNoVerifcode', input),
  );
}

const race = lawsOf('races', 'design §6');

export const raceChecks: readonly Trial[] = [
  race('race.stock', 'The last piece is sold once.', ['orderSubmit'], lastPiece),
  race(
    'race.form',
    'A form with one session token makes one record.',
    ['rechargeBlockchainRecharge'],
    sessionToken,
  ),
  race('race.withdraw', 'One withdrawal is under way at a time.', ['withdrawApply'], oneWithdrawal),
  race('race.repay', 'A loan that is repaid many times at once is repaid once.', ['creditPay'], repayOnce),
  race(
    'race.favourite',
    'A favourite that is added many times at once is one favourite.',
    ['keepGoodsAdd', 'keepGoodsDel'],
    oneFavourite,
  ),
  race(
    'race.subscribe',
    'An address that is subscribed many times at once is subscribed once.',
    ['subscribeAdd'],
    oneSubscription,
  ),
  race(
    'race.register',
    'A name that is registered many times at once is registered once.',
    ['localuserRegisterNoVerifcode'],
    oneName,
  ),
];
