/** The same thing at the same moment, many times: it happens once. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import type { Trial } from '../judge/check.ts';
import type { Court } from '../judge/court.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';
import { fundPassword } from '../world/accounts.ts';
import { orderLine } from '../world/orders.ts';
import { lacking, Unmet } from '../world/unmet.ts';
import { aRecharge, aWithdrawal, readyToWithdraw } from '../recipes/wallet.ts';
import { lawsOf } from './story.ts';

/** Callers at a time, and how often a race is run: some servers lose one in ten only. */
const runners = 8;
const roundsOf = ({ isQuick }: Court): number => (isQuick ? 1 : 4);

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Those that were granted. Where none is, nothing was tried. */
function winners(exchanges: readonly Exchange[]): Exchange[] {
  const granted = exchanges.filter(succeeded);
  const [first] = exchanges;
  if (granted.length === 0)
    throw new Unmet('unproven', `none of ${exchanges.length} calls at once was granted`, first);
  return granted;
}

async function doublePay(court: Court): Promise<void> {
  const { accounts, orders, ask } = court.world;
  const caller = await accounts.first();
  for (let round = 0; round < roundsOf(court); round += 1) {
    const { orderId, total, prizeReal } = await orders.place(caller);
    const cost = String(total ?? prizeReal);
    await orders.fund(caller, multiply(cost, 2));
    const before = (await ask('walletGetUsdt', {}, caller)).money;
    const paid = winners(
      await times(runners, () => court.call('orderPay', { orderId, safeword: fundPassword }, { caller })),
    );
    const after = (await ask('walletGetUsdt', {}, caller)).money;
    const taken = subtract(before, after);
    court.expect(
      'orderPay',
      paid.length > 1 ? `pays one order ${paid.length} times when paid ${runners} times at once` : undefined,
      ...paid,
    );
    court.expect(
      'orderPay',
      compare(taken, cost) > 0 ? `takes ${taken} for an order of ${cost} when paid at once` : undefined,
      ...paid,
    );
  }
}

async function payOrCancel(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  for (let round = 0; round < roundsOf(court); round += 1) {
    const { orderId, total, prizeReal } = await orders.place(caller);
    await orders.fund(caller, String(total ?? prizeReal));
    const both = winners(
      await times(runners, (index) =>
        index % 2 === 0
          ? court.call('orderPay', { orderId, safeword: fundPassword }, { caller })
          : court.call('orderCancel', { orderId, returnReason: 0 }, { caller }),
      ),
    );
    court.expect(
      'orderCancel',
      both.length > 1 ? 'lets an order be paid and cancelled at once' : undefined,
      ...both,
    );
  }
}

async function lastPiece(court: Court): Promise<void> {
  const { accounts, orders, shelf, control } = court.world;
  if (!control) throw lacking('to set the stock of goods: the control contract');
  const caller = await accounts.first();
  const offers = await shelf.offers();
  const offer = offers.at(-1) ?? (await shelf.any());
  const addressId = await orders.addressId(caller);
  await control.setStock(offer.skuId, offer.buyMin);
  const sold = winners(
    await times(runners, () =>
      court.call('orderSubmit', { orderInfo: orderLine(offer), addressId }, { caller }),
    ),
  );
  court.expect(
    'orderSubmit',
    sold.length > 1 ? `sells the last piece ${sold.length} times` : undefined,
    ...sold,
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
  const taken = winners(
    await times(runners, () => court.call('rechargeBlockchainRecharge', input, { caller })),
  );
  const names = new Set(taken.map(({ envelope }) => JSON.stringify(envelope?.data)));
  court.expect(
    'rechargeBlockchainRecharge',
    names.size > 1 ? `makes ${names.size} records of one form` : undefined,
    ...taken,
  );
}

async function refundTwice(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  const { orderId } = await orders.paid(caller);
  const asked = winners(
    await times(runners, () => court.call('orderReturns', { orderId, returnReason: 1 }, { caller })),
  );
  court.expect(
    'orderReturns',
    asked.length > 1 ? `takes ${asked.length} refund requests for one order` : undefined,
    ...asked,
  );
}

async function oneWithdrawal(court: Court): Promise<void> {
  const { accounts, ask } = court.world;
  const caller = await accounts.newcomer();
  await readyToWithdraw(court.world, caller);
  const before = (await ask('walletGetUsdt', {}, caller)).money;
  const forms = await times(runners, () => aWithdrawal(court.world, caller, '100'));
  const taken = winners(
    await Promise.all(forms.map((form) => court.call('withdrawApply', form, { caller }))),
  );
  const after = (await ask('walletGetUsdt', {}, caller)).money;
  const paid = subtract(before, after);
  court.expect(
    'withdrawApply',
    taken.length > 1 ? `takes ${taken.length} withdrawals at once, where one may be under way` : undefined,
    ...taken,
  );
  const says = `takes ${paid} from the wallet for a withdrawal of 100 when asked at once`;
  court.expect('withdrawApply', compare(paid, '100') > 0 ? says : undefined, ...taken);
}

async function oneFavourite(court: Court): Promise<void> {
  const { accounts, shelf, ask } = court.world;
  const caller = await accounts.newcomer();
  const { sellerGoodsId } = await shelf.any();
  const added = await times(runners, () => court.call('keepGoodsAdd', { sellerGoodsId }, { caller }));
  const count = await ask('keepGoodsCount', {}, caller);
  court.expect(
    'keepGoodsAdd',
    count === 1 ? undefined : `counts ${String(count)} favourites after one was added ${runners} times`,
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
  const taken = winners(await times(runners, () => court.call('subscribeAdd', { email })));
  court.expect(
    'subscribeAdd',
    taken.length > 1 ? `subscribes one address ${taken.length} times at once` : undefined,
    ...taken,
  );
}

async function oneName(court: Court): Promise<void> {
  const username = court.world.accounts.freshName();
  const input = { username, password: 'Judge2468', re_password: 'Judge2468', type: 2 } as const;
  const made = winners(await times(runners, () => court.call('localuserRegisterNoVerifcode', input)));
  court.expect(
    'localuserRegisterNoVerifcode',
    made.length > 1 ? `registers one name ${made.length} times at once` : undefined,
    ...made,
  );
}

const race = lawsOf('races', 'design §6');

export const raceChecks: readonly Trial[] = [
  race('race.pay', 'An order that is paid many times at once is paid once.', ['orderPay'], doublePay),
  race('race.cancel', 'An order is paid or cancelled, never both.', ['orderCancel'], payOrCancel),
  race('race.stock', 'The last piece is sold once.', ['orderSubmit'], lastPiece),
  race(
    'race.form',
    'A form with one session token makes one record.',
    ['rechargeBlockchainRecharge'],
    sessionToken,
  ),
  race('race.withdraw', 'One withdrawal is under way at a time.', ['withdrawApply'], oneWithdrawal),
  race('race.refund', 'An order has one refund request at a time.', ['orderReturns'], refundTwice),
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
