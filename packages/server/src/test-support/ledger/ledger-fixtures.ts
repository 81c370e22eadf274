/** A mall in which everything has happened that moves money or goods, for who spoils its books afterwards. */
import { createApp } from '../../http/app/create-app.ts';
import { closeAccount } from '../../domain/accounts/close-account.ts';
import { register } from '../../domain/accounts/register.ts';
import { approveLoan, rejectLoan } from '../../domain/loans/decide.ts';
import { repayLoan } from '../../domain/loans/repay.ts';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { payOrders } from '../../domain/orders/pay.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { approveRefund, requestRefund } from '../../domain/orders/refund.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { passIdentity } from '../../domain/verification/decide-identity.ts';
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
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  type Buyer,
  type TestMall,
} from '../fixtures/test-mall.ts';
import { uploadPictures } from '../fixtures/uploaded-pictures.ts';
import { addProof, addStanding, openChannels, OWN_ADDRESS, TRC20 } from '../fixtures/wallet.ts';

const DAY_MS = 86_400_000;

/** Orders in every state that money or goods can be lost from. */
async function trade(mall: TestMall) {
  const buyer = await addBuyer(mall);
  const { goodsId } = await addGoods(mall, await addStore(mall), { stock: 100 });
  // One that sells nothing.
  await addStore(mall);
  const place = async (owner = buyer): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 2 }];
    const [order] = await submitOrders(mall, { buyerId: owner.id, lang: 'en', items });
    return order?.id ?? '';
  };
  const open = await place();
  const cancelled = await place();
  await cancelOrder(mall, buyer.id, cancelled, 0);
  const [paid, received, refunded] = [await place(), await place(), await place()];
  await payOrders(mall, buyer.id, [paid, received, refunded], FUND_PASSWORD);
  await shipOrder(mall, received, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
  await receiveOrder(mall, buyer.id, received);
  await requestRefund(mall, buyer.id, refunded, { reason: 2, amount: '10' });
  await approveRefund(mall, refunded);
  return { place, orders: { open, cancelled, paid, received, refunded } };
}

async function payByCard(mall: TestMall, place: (owner: Buyer) => Promise<string>): Promise<void> {
  const app = createApp({ ctx: mall });
  const buyer = await addBuyer(mall);
  for (const isFinished of [true, false]) {
    const charge = { orderId: await place(buyer), method: 'card' } as const;
    const { paymentId, total } = await callOk(app, 'paymentOpen', charge, buyer.token);
    const event = {
      eventId: `e_${paymentId}`,
      reference: paymentId,
      outcome: 'paid',
      amount: String(total),
    } as const;
    if (isFinished) await receiveEvent(mall, event);
  }
}

async function withdraw(mall: TestMall, payee: Buyer, amount: string): Promise<string> {
  const isNew = (await readBoundAddress(mall.db, payee.id)) === undefined;
  if (isNew) {
    await addStanding(mall, payee.id);
    await bindAddress(mall, payee.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
  }
  const session_token = await openForm(mall, payee.id);
  const form = { session_token, safeword: FUND_PASSWORD, amount, channel: 'USDT' } as const;
  const record = await callOk(createApp({ ctx: mall }), 'withdrawApply', form, payee.token);
  return record?.order_no ?? '';
}

async function moveMoney(mall: TestMall): Promise<void> {
  const app = createApp({ ctx: mall });
  await openChannels(mall);
  const [buyer, payee] = [await addBuyer(mall), await addBuyer(mall)];
  const report = async () => {
    const { coin, chain: blockchain_name, address: channel_address } = TRC20;
    const [session_token, img] = [await openForm(mall, buyer.id), await addProof(mall, buyer.id)];
    const input = { session_token, coin, blockchain_name, channel_address, amount: '250', img };
    return (await callOk(app, 'rechargeBlockchainRecharge', input, buyer.token)).order_no ?? '';
  };
  const [credited, reversed, failed] = [await report(), await report(), await report()];
  await confirmRecharge(mall, credited, 'a'.repeat(64));
  await confirmRecharge(mall, reversed, 'b'.repeat(64));
  await reverseRecharge(mall, reversed, 'The chain took the transfer back.');
  await failRecharge(mall, failed, 'It never arrived.');
  await payOutWithdrawal(mall, await withdraw(mall, payee, '120.5'), 'ab12');
  await refuseWithdrawal(mall, await withdraw(mall, payee, '20'), 'The address is closed.');
  await withdraw(mall, await addBuyer(mall), '30');
}

async function lend(mall: TestMall): Promise<void> {
  const app = createApp({ ctx: mall });
  const apply = async (buyer: Buyer) => {
    const images = await uploadPictures(mall, buyer.id, 'credit', 3);
    const [imgCertificateFace = '', imgCertificateBack = '', imgCertificateHand = ''] = images;
    const pictures = { imgCertificateFace, imgCertificateBack, imgCertificateHand };
    const terms = { realName: 'Amelia Hartley', creditPeriod: 90, applyAmount: 150_000, countryId: 826 };
    const form = { ...terms, identification: 'K7702913', agreement: 1 as const, ...pictures };
    await callOk(app, 'creditApply', form, buyer.token);
    return (await callOk(app, 'creditHistroy', {}, buyer.token)).elements[0]?.id ?? '';
  };
  const [borrower, payer, refused] = [await addBuyer(mall), await addBuyer(mall), await addBuyer(mall)];
  await approveLoan(mall, await apply(borrower));
  await rejectLoan(mall, await apply(refused), 'The pictures can’t be read.');
  const repaid = await apply(payer);
  await approveLoan(mall, repaid);
  mall.clock.advance(3 * DAY_MS);
  await repayLoan(mall, payer.id, repaid, FUND_PASSWORD);
}

/** A recharge that was given up, and is paid when its owner has closed the account. */
async function payLate(mall: TestMall, userId: string): Promise<void> {
  const id = newId('rc');
  await mall.db
    .insertInto('recharge')
    .values({
      ...{ id, user_id: userId, is_third_party: true, coin: TRC20.coin, blockchain_name: TRC20.chain },
      ...{ channel_address: TRC20.address, volume: '40', price: '1', amount: '40' },
      ...{ state: 2, failure: 'It was not paid in time.' },
      ...{ created_at: mall.clock.now(), reviewed_at: mall.clock.now() },
    })
    .execute();
  await receiveEvent(mall, { eventId: `e_${id}`, reference: id, outcome: 'paid', amount: '40' });
}

/** Somebody who left, somebody verified, and two who came on each other's word. */
async function introduce(mall: TestMall) {
  const [leaver, host] = [await addBuyer({ ...mall, demoBonus: undefined }), await addBuyer(mall)];
  const [front = '', back = ''] = await uploadPictures(mall, host.id, 'kyc', 2);
  const passport = { documentKind: 'Passport', documentNumber: 'K7702913', nationality: 'United Kingdom' };
  await applyForIdentity(mall, host.id, { name: 'Amelia Hartley', ...passport, front, back });
  await passIdentity(mall, (await readIdentity(mall.db, host.id, 'basic'))?.id ?? '');
  await applyForAdvanced(mall, host.id, { homePlace: '14 Harbour Lane', bill: front, holding: back });
  const users = mall.db.selectFrom('user_account');
  const { usercode } = await users.select('usercode').where('id', '=', host.id).executeTakeFirstOrThrow();
  const username = 'guest@example.com';
  await register(mall, { username, password: 'Sunny-42day', by: 'email', invitationCode: usercode });
  const guest = await users.select('id').where('username', '=', username).executeTakeFirstOrThrow();
  await creditTestMoney(mall, host.id, '5');
  const closing = { account: leaver.username, reason: 'I leave.', fundPassword: FUND_PASSWORD };
  await closeAccount(mall, leaver.id, closing);
  await payLate(mall, leaver.id);
  return { closed: leaver.id, host: host.id, guest: guest.id };
}

export type LedgerFixtures = Awaited<ReturnType<typeof createLedgerFixtures>>;

export async function createLedgerFixtures(mall: TestMall) {
  const whole = { ...mall, payments: createSandbox(mall, 'a secret of the tests') };
  const { place, orders } = await trade(whole);
  await payByCard(whole, place);
  await moveMoney(whole);
  await lend(whole);
  return { ...orders, ...(await introduce(whole)), other: (await addBuyer(whole)).id };
}
