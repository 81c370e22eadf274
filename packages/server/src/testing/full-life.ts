/** People who have done everything that can be done in a mall, with a mark in every text that is theirs alone. */
import { createHash } from 'node:crypto';
import type { App } from '../http/create-app.ts';
import { answerUser } from '../domain/chat/answer-users.ts';
import { insertMessage } from '../domain/chat/write-message.ts';
import { approveLoan, rejectLoan } from '../domain/loans/decide.ts';
import type { Mall } from '../domain/mall.ts';
import { payOrders } from '../domain/orders/pay.ts';
import { receiveOrder } from '../domain/orders/receive.ts';
import { requestRefund } from '../domain/orders/refund.ts';
import { shipOrder } from '../domain/orders/ship.ts';
import { submitOrders } from '../domain/orders/submit.ts';
import { reviewOrder } from '../domain/reviews/write-reviews.ts';
import { openForm } from '../domain/wallet/money-forms.ts';
import { payOutWithdrawal } from '../domain/wallet/settle-withdrawal.ts';
import { callOk } from './call.ts';
import { addBuyer, FUND_PASSWORD, type Buyer } from './test-mall.ts';
import { uploadPictures } from './uploaded-pictures.ts';
import { addStanding, OWN_ADDRESS, TRC20 } from './wallet.ts';
import type { PersonalKind } from './whose-objects.ts';

export type Life = Buyer & {
  readonly objects: Readonly<Record<PersonalKind, readonly string[]>>;
  /** An order that may be reviewed. */
  readonly received: string;
  /** What nobody else may ever be told. */
  readonly secrets: readonly string[];
};

export type Shop = { readonly storeId: string; readonly goodsId: string };

type Doer = {
  readonly mall: Mall;
  readonly app: App;
  readonly buyer: Buyer;
  readonly shop: Shop;
  readonly mark: string;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Names have no digits. */
const lettersOf = (hex: string) =>
  [...hex].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('');

/** Orders in every state that one can be in and still matter. */
async function buy({ mall, buyer, shop, mark }: Doer) {
  const place = async () => {
    const items = [{ goodsId: shop.goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(mall, { buyerId: buyer.id, lang: 'en', items, note: `${mark} note` });
    return order?.id ?? '';
  };
  const pay = async () => {
    const id = await place();
    await payOrders(mall, buyer.id, [id], FUND_PASSWORD);
    return id;
  };
  const ship = async () => {
    const id = await pay();
    await shipOrder(mall, id, { carrier: 'Nordic Parcel', trackingNumber: `${mark}-parcel` });
    return id;
  };
  const receive = async () => {
    const id = await ship();
    await receiveOrder(mall, buyer.id, id);
    return id;
  };
  const [unpaid, paid, shipped, received] = [await place(), await pay(), await ship(), await receive()];
  const [refunding, reviewed] = [await pay(), await receive()];
  await requestRefund(mall, buyer.id, refunding, { reason: 2, detail: `${mark} refund` });
  await reviewOrder(mall, buyer.id, reviewed, [
    { goodsId: shop.goodsId, rating: 5, content: 'They held.', images: [] },
  ]);
  return { unpaid, paid, shipped, received, refunding, reviewed };
}

async function borrow({ mall, app, buyer, mark }: Doer, isGranted: boolean): Promise<string> {
  const images = await uploadPictures(mall, buyer.id, 'credit', 3);
  const [imgCertificateFace = '', imgCertificateBack = '', imgCertificateHand = ''] = images;
  const form = {
    realName: `${mark} Hartley`,
    creditPeriod: 90,
    applyAmount: 150_000,
    countryId: 826,
    identification: `${mark}77`,
    agreement: 1 as const,
    ...{ imgCertificateFace, imgCertificateBack, imgCertificateHand },
  };
  await callOk(app, 'creditApply', form, buyer.token);
  const { elements } = await callOk(app, 'creditHistroy', {}, buyer.token);
  const id = elements[0]?.id ?? '';
  await (isGranted ? approveLoan(mall, id) : rejectLoan(mall, id, `${mark} unreadable`));
  return id;
}

async function moveMoney({ mall, app, buyer, mark }: Doer) {
  await addStanding(mall, buyer.id);
  const bound = { coin: TRC20.coin, blockchain_name: TRC20.chain, channel_address: OWN_ADDRESS };
  await callOk(app, 'userBindWithdrawAddress', bound, buyer.token);
  const out = await callOk(
    app,
    'withdrawApply',
    { session_token: await openForm(mall, buyer.id), safeword: FUND_PASSWORD, amount: '20', channel: 'USDT' },
    buyer.token,
  );
  await payOutWithdrawal(mall, out?.order_no ?? '', sha256(mark));
  const [img = ''] = await uploadPictures(mall, buyer.id, 'recharge');
  const report = {
    session_token: await openForm(mall, buyer.id),
    coin: TRC20.coin,
    blockchain_name: TRC20.chain,
    channel_address: TRC20.address,
    amount: '250',
    img,
  };
  const { order_no: recharge } = await callOk(app, 'rechargeBlockchainRecharge', report, buyer.token);
  return { withdrawal: [out?.order_no ?? ''], recharge: [recharge ?? ''], proof: img };
}

async function writeDown({ mall, app, buyer, shop, mark }: Doer) {
  const { token } = buyer;
  const place = {
    phone: '44 7700900123',
    address: `${mark} Rosebery Avenue`,
    country: 'United Kingdom',
    contacts: `${mark} Hartley`,
  };
  await callOk(app, 'addressAdd', place, token);
  const { pageList } = await callOk(app, 'addressList', {}, token);
  const card = { bankName: 'First Bank', bankUserName: `${mark} Hartley`, bankCardNo: `NO93${mark}17947` };
  await callOk(app, 'bankCardAdd', card, token);
  const cards = await callOk(app, 'bankCardList', {}, token);
  const written = await callOk(app, 'newOnlinechatSend', { type: 'text', content: `${mark} asks` }, token);
  const answered = await answerUser(mall, buyer.id, { kind: 'text', content: `${mark} is answered` });
  const content = { kind: 'text', content: `${mark} asks the store` } as const;
  await mall.db
    .transaction()
    .execute((tx) =>
      insertMessage(tx, mall, { ...content, userId: buyer.id, storeId: shop.storeId, isFromUser: true }),
    );
  await callOk(app, 'sellerGoodsInfo', { sellerGoodsId: shop.goodsId }, token);
  await callOk(app, 'keepGoodsAdd', { sellerGoodsId: shop.goodsId }, token);
  return {
    address: pageList.map(({ id }) => id),
    bankCard: cards.pageList.map(({ id }) => id),
    chatMessage: [written?.chat_id ?? '', answered.id],
  };
}

/** Proof that its owner may bind another address; what it takes to get one is told in bindings.test.ts. */
async function proveBindings({ mall, buyer, mark }: Doer): Promise<readonly string[]> {
  const proof = `bp_${sha256(mark)}`.slice(0, 40);
  const expires_at = new Date(Date.now() + 365 * 24 * 3_600_000);
  await mall.db
    .insertInto('binding_proof')
    .values({ hash: sha256(proof), user_id: buyer.id, expires_at })
    .execute();
  return [proof];
}

/** Buys, pays, borrows, recharges, withdraws, asks and writes down, all in the name of a new buyer. */
export async function addFullLife(
  mall: Mall,
  app: App,
  shop: Shop,
  { hasLoan }: { readonly hasLoan: boolean },
): Promise<Life> {
  const buyer = await addBuyer(mall);
  const mark = `Mark${lettersOf(sha256(buyer.id).slice(0, 10))}`;
  const doer = { mall, app, buyer, shop, mark };
  const orders = await buy(doer);
  const charge = { orderId: orders.unpaid, method: 'card' } as const;
  const { paymentId } = await callOk(app, 'paymentOpen', charge, buyer.token);
  const { proof, ...money } = await moveMoney(doer);
  const loan = [await borrow(doer, hasLoan)];
  const notes = await writeDown(doer);
  const submitToken = `submit-${sha256(`${mark} submits`)}`.slice(0, 40);
  const orderInfo = `${shop.goodsId},-1,1`;
  const { orderList } = await callOk(app, 'orderSubmit', { orderInfo, submitToken }, buyer.token);
  const pictures = await uploadPictures(mall, buyer.id, 'kyc', 3);
  const objects = {
    order: [...Object.values(orders), ...orderList.map(({ orderId }) => orderId)],
    payment: [paymentId],
    loan,
    ...money,
    ...notes,
    moneyForm: [await openForm(mall, buyer.id)],
    bindingProof: await proveBindings(doer),
    submitToken: [submitToken],
    picture: [...pictures, proof],
  };
  // Names for their own use, which others may happen to choose as well, are no secrets.
  const given = Object.entries(objects).flatMap(([kind, values]) => (kind === 'submitToken' ? [] : values));
  const secrets = [buyer.id, buyer.username, mark, ...given];
  return { ...buyer, objects, secrets, received: orders.received };
}
