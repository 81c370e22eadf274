/** A mall with every kind of money and stock movement, for tests that corrupt it. */
import { sealTransfers } from '../../domain/ledger/seal-transfers.ts';
import { createApp } from '../../http/app/create-app.ts';
import { closeAccount } from '../../domain/accounts/close-account.ts';
import { register } from '../../domain/accounts/register.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { createCoupon } from '../../domain/coupons/create-coupon.ts';
import { approveLoan, rejectLoan } from '../../domain/loans/decide.ts';
import { repayLoan } from '../../domain/loans/repay.ts';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { approveIdentity } from '../../domain/verification/decide-identity.ts';
import { applyForAdvanced, applyForIdentity, readIdentity } from '../../domain/verification/identity.ts';
import { newId } from '../../domain/new-id.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import {
  confirmRecharge,
  failRecharge,
  reverseRecharge,
} from '../../domain/wallet/recharges/settle-recharge.ts';
import { payOutWithdrawal, refuseWithdrawal } from '../../domain/wallet/withdrawals/settle-withdrawal.ts';
import { creditTestMoney } from '../../domain/wallet/test-money.ts';
import { bindAddress, readBoundAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import { callOk } from '../http/call.ts';
import { returnGoods } from './return-fixtures.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  type Buyer,
  type TestContext,
} from '../fixtures/test-context.ts';
import { uploadPictures } from '../fixtures/uploaded-pictures.ts';
import { payOutStore } from '../../domain/stores/earnings.ts';
import {
  addProof,
  addVerifications,
  openChannels,
  OWN_ADDRESS,
  setSetting,
  TRC20,
  withdrawalProof,
} from '../fixtures/wallet.ts';

const DAY_MS = 86_400_000;

/** Received orders with a coupon of a store and with one of the mall. */
async function useCoupons(ctx: TestContext): Promise<void> {
  const buyer = await addBuyer(ctx);
  const storeId = await addStore(ctx);
  const { goodsId } = await addGoods(ctx, storeId, { stock: 100 });
  const terms = { minGoods: '5', startsInMs: -1000, endsInMs: 30 * DAY_MS, totalLimit: 1 };
  const office = actAs(ctx, { name: 'control' });
  await createCoupon(office, { ...terms, code: 'STORE10', storeId, percent: 10 });
  await createCoupon(office, { ...terms, code: 'MALL2', amount: '2' });
  for (const code of ['STORE10', 'MALL2']) {
    const items = [{ goodsId, skuId: null, quantity: 2 }];
    const coupons = [{ storeId, code }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items, coupons });
    const id = order?.id ?? '';
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP2' });
    await receiveOrder(ctx, buyer.id, id);
  }
}

/** Pays an order of two pieces, refunds one of them, refuses to refund the other, and sends that. */
async function refundParts(
  ctx: TestContext,
  buyer: Buyer,
  goodsId: string,
  orderId: string,
): Promise<string> {
  await payOrders(ctx, buyer.id, [orderId], FUND_PASSWORD);
  const items = [{ goodsId, skuId: null, quantity: 1 }];
  await requestRefund(ctx, buyer.id, orderId, { reason: 2, items });
  await approveRefund(ctx, orderId);
  ctx.clock.advance(1000);
  await requestRefund(ctx, buyer.id, orderId, { reason: 2 });
  await rejectRefund(ctx, orderId, 'It is packed.');
  await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: 'NP3' });
  await receiveOrder(ctx, buyer.id, orderId);
  return orderId;
}

/** Orders in every state from which money or stock could be lost. */
async function trade(ctx: TestContext) {
  const buyer = await addBuyer(ctx);
  const { goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 100 });
  // A store without sales.
  await addStore(ctx);
  const place = async (owner = buyer): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 2 }];
    const [order] = await submitOrders(ctx, { buyerId: owner.id, lang: 'en', items });
    return order?.id ?? '';
  };
  const open = await place();
  const cancelled = await place();
  await cancelOrder(ctx, buyer.id, cancelled, 0);
  const [paid, received, refunded] = [await place(), await place(), await place()];
  await payOrders(ctx, buyer.id, [paid, received, refunded], FUND_PASSWORD);
  await shipOrder(ctx, received, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
  await receiveOrder(ctx, buyer.id, received);
  await requestRefund(ctx, buyer.id, refunded, { reason: 2 });
  await approveRefund(ctx, refunded);
  const parted = await refundParts(ctx, buyer, goodsId, await place());
  return { place, orders: { open, cancelled, paid, received, refunded, parted } };
}

async function payByCard(ctx: TestContext, place: (owner: Buyer) => Promise<string>): Promise<void> {
  const app = createApp({ ctx });
  const buyer = await addBuyer(ctx);
  for (const isFinished of [true, false]) {
    const charge = { orderId: await place(buyer), method: 'card' } as const;
    const { paymentId, total } = await callOk(app, 'paymentOpen', charge, buyer.token);
    const event = {
      eventId: `e_${paymentId}`,
      reference: paymentId,
      outcome: 'paid',
      amount: String(total),
      currency: 'USD',
    } as const;
    if (isFinished) await receiveEvent(ctx, event);
  }
}

async function withdraw(ctx: TestContext, payee: Buyer, amount: string): Promise<string> {
  const isNew = (await readBoundAddress(ctx.db, payee.id)) === undefined;
  if (isNew) {
    await addVerifications(ctx, payee.id);
    await bindAddress(ctx, payee.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
  }
  const form = { ...(await withdrawalProof(ctx, payee.id)), amount, channel: 'USDT' } as const;
  const record = await callOk(createApp({ ctx }), 'withdrawApply', form, payee.token);
  return record?.order_no ?? '';
}

async function moveMoney(ctx: TestContext): Promise<void> {
  const app = createApp({ ctx });
  await openChannels(ctx);
  const [buyer, payee] = [await addBuyer(ctx), await addBuyer(ctx)];
  const report = async () => {
    const { coin, chain: blockchain_name, address: channel_address } = TRC20;
    const [session_token, img] = [await openForm(ctx, buyer.id), await addProof(ctx, buyer.id)];
    const input = { session_token, coin, blockchain_name, channel_address, amount: '250', img };
    return (await callOk(app, 'rechargeBlockchainRecharge', input, buyer.token)).order_no ?? '';
  };
  const [credited, reversed, failed] = [await report(), await report(), await report()];
  await confirmRecharge(ctx, credited, 'a'.repeat(64));
  await confirmRecharge(ctx, reversed, 'b'.repeat(64));
  await reverseRecharge(ctx, reversed, 'The chain took the transfer back.');
  await failRecharge(ctx, failed, 'It never arrived.');
  await payOutWithdrawal(ctx, await withdraw(ctx, payee, '120.5'), 'ab12');
  await refuseWithdrawal(ctx, await withdraw(ctx, payee, '20'), 'The address is closed.');
  await withdraw(ctx, await addBuyer(ctx), '30');
}

async function lend(ctx: TestContext): Promise<void> {
  const app = createApp({ ctx });
  const apply = async (buyer: Buyer) => {
    const images = await uploadPictures(ctx, buyer.id, 'credit', 3);
    const [imgCertificateFace = '', imgCertificateBack = '', imgCertificateHand = ''] = images;
    const pictures = { imgCertificateFace, imgCertificateBack, imgCertificateHand };
    const terms = { realName: 'Amelia Hartley', creditPeriod: 90, applyAmount: 150_000, countryId: 826 };
    const form = { ...terms, identification: 'K7702913', agreement: 1 as const, ...pictures };
    await callOk(app, 'creditApply', form, buyer.token);
    return (await callOk(app, 'creditHistroy', {}, buyer.token)).elements[0]?.id ?? '';
  };
  const [borrower, payer, refused] = [await addBuyer(ctx), await addBuyer(ctx), await addBuyer(ctx)];
  await approveLoan(ctx, await apply(borrower));
  await rejectLoan(ctx, await apply(refused), 'The pictures can’t be read.');
  const repaid = await apply(payer);
  await approveLoan(ctx, repaid);
  ctx.clock.advance(3 * DAY_MS);
  await repayLoan(ctx, payer.id, { loanId: repaid, fundPassword: FUND_PASSWORD });
}

/** An expired recharge that is paid after its owner has closed the account. */
async function payLate(ctx: TestContext, userId: string): Promise<void> {
  const id = newId('rc');
  await ctx.db
    .insertInto('recharge')
    .values({
      ...{ id, user_id: userId, is_third_party: true, coin: TRC20.coin, blockchain_name: TRC20.chain },
      ...{ channel_address: TRC20.address, volume: '40', price: '1', amount: '40' },
      ...{ state: 2, failure: 'It was not paid in time.' },
      ...{ created_at: ctx.clock.now(), reviewed_at: ctx.clock.now() },
    })
    .execute();
  await receiveEvent(ctx, {
    eventId: `e_${id}`,
    reference: id,
    outcome: 'paid',
    amount: '40',
    currency: 'USDT',
  });
}

/** A closed account whose demo money was taken back. */
async function leaveWithDemoMoney(ctx: TestContext): Promise<void> {
  const { id, username } = await addBuyer({ ...ctx, demoBonus: '75' });
  await closeAccount(ctx, id, { account: username, reason: 'I leave.', fundPassword: FUND_PASSWORD });
}

/** A closed account, a verified user, and a user whom that user referred. */
async function addPeople(ctx: TestContext) {
  const [closed, host] = [await addBuyer({ ...ctx, demoBonus: undefined }), await addBuyer(ctx)];
  const [front = '', back = ''] = await uploadPictures(ctx, host.id, 'kyc', 2);
  const passport = { documentKind: 'Passport', documentNumber: 'K7702913', nationality: 'United Kingdom' };
  await applyForIdentity(ctx, host.id, { name: 'Amelia Hartley', ...passport, front, back });
  await approveIdentity(ctx, (await readIdentity(ctx.db, host.id, 'basic'))?.id ?? '');
  await applyForAdvanced(ctx, host.id, { homePlace: '14 Harbour Lane', bill: front, holding: back });
  const users = ctx.db.selectFrom('user_account');
  const { usercode } = await users.select('usercode').where('id', '=', host.id).executeTakeFirstOrThrow();
  const username = 'guest@example.com';
  await register(ctx, { username, password: 'Sunny-42day', by: 'email', invitationCode: usercode });
  const guest = await users.select('id').where('username', '=', username).executeTakeFirstOrThrow();
  await creditTestMoney(ctx, host.id, '5');
  const closing = { account: closed.username, reason: 'I leave.', fundPassword: FUND_PASSWORD };
  await closeAccount(ctx, closed.id, closing);
  await payLate(ctx, closed.id);
  await leaveWithDemoMoney(ctx);
  return { closed: closed.id, host: host.id, guest: guest.id };
}

/** A store that sold with a commission, and took a part of its earnings out. */
async function earn(ctx: TestContext): Promise<void> {
  const [buyer, owner] = [await addBuyer(ctx), await addBuyer(ctx)];
  const storeId = await addStore(ctx, owner.id);
  const { goodsId } = await addGoods(ctx, storeId);
  await setSetting(ctx, 'commission_rate', '0.05');
  const items = [{ goodsId, skuId: null, quantity: 2 }];
  const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
  const id = order?.id ?? '';
  await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
  await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP3' });
  await receiveOrder(ctx, buyer.id, id);
  await setSetting(ctx, 'commission_rate', '0');
  await payOutStore(ctx, { storeId, userId: owner.id, amount: '30', requestToken: 'request_1' });
}

export type LedgerFixtures = Awaited<ReturnType<typeof createLedgerFixtures>>;

export async function createLedgerFixtures(ctx: TestContext) {
  const withPayments = { ...ctx, payments: createSandbox(ctx, 'a secret of the tests') };
  // These stores are paid at once.
  await setSetting(withPayments, 'order_return_days', '0');
  const { place, orders } = await trade(withPayments);
  await useCoupons(withPayments);
  await earn(withPayments);
  await setSetting(withPayments, 'order_return_days', '14');
  const returns = await returnGoods(withPayments);
  await payByCard(withPayments, place);
  await moveMoney(withPayments);
  await sealTransfers(ctx);
  await lend(withPayments);
  return {
    ...orders,
    ...returns,
    ...(await addPeople(withPayments)),
    other: (await addBuyer(withPayments)).id,
  };
}
