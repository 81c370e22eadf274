/** Finds valid inputs for every operation, by field name. */
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import { operationMap, type Loan, type OperationId, type OrderStatus } from '@openmall/sdk';
import type { Mocks } from '../mocks.ts';
import { demoBuyer } from '../state/accounts.ts';
import { DEMO_CODE } from '../verification/codes.ts';
import { SLIDER_GAP } from '../verification/slider.ts';

type Fields = Readonly<Record<string, string | number>>;

const DOCUMENT = '/uploads/document.png';

/** Values of fields that mean the same in all operations. */
const commonFields: Fields = {
  keyword: 'knit',
  sellerId: 'copper-ladle',
  partyid: 'copper-ladle',
  goodId: 'tejo-satin-blouse',
  type: 1,
  email: 'new@example.com',
  code: 'customer_service_url',
  username: demoBuyer.username,
  password: demoBuyer.password,
  re_password: demoBuyer.password,
  old_password: demoBuyer.password,
  account: demoBuyer.username,
  reason: 'I am moving away.',
  safeword: demoBuyer.fundPassword,
  re_safeword: demoBuyer.fundPassword,
  old_safeword: demoBuyer.fundPassword,
  blockchain_name: 'TRC20',
  coin: 'USDT',
  channel_address: 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij',
  verifcode_type: 2,
  target: 'new@example.com',
  idx: 4,
  x: SLIDER_GAP,
  name: 'Amelia Hartley',
  idname: 'Passport',
  idnumber: 'GB20041986',
  nationality: 'British',
  idimg_1: DOCUMENT,
  idimg_2: DOCUMENT,
  home_place: '14 Rosebery Avenue, London',
  phone: '44 7700900123',
  contacts: 'Amelia Hartley',
  address: '14 Rosebery Avenue',
  country: 'United Kingdom',
  countryId: 826,
  stateId: 82601,
  method: 'card',
  bankName: 'First Bank of Bergen',
  bankUserName: 'Amelia Hartley',
  bankCardNo: '12345678901',
  amount: '100',
  img: DOCUMENT,
  frenchCurrency: 'EUR',
  pageUrl: 'https://shop.example/wallet',
  channel: 'USDT',
  realName: 'Amelia Hartley',
  creditPeriod: 30,
  applyAmount: 120_000,
  identification: 'GB20041986',
  imgCertificateFace: DOCUMENT,
  imgCertificateBack: DOCUMENT,
  imgCertificateHand: DOCUMENT,
  content: 'Hello',
  id: 'ad_home',
  evaluationType: 1,
  rating: 5,
  returnReason: 1,
  carrier: 'Nordic Parcel',
  trackingNumber: 'NP4471',
  statement: 'It was broken when it came.',
};

/** Values of fields that have another meaning in an operation. */
const operationFields: { readonly [Id in OperationId]?: Fields } = {
  bannerBannerList: { type: 'pc' },
  bankCardDel: { id: 'bc_first' },
  helpPageInfo: { topic: 'delivery' },
  newsDetailNews: { id: 'nw-returns' },
  newOnlinechatSend: { type: 'text' },
  userOnlineChatControllerSend: { type: 'text' },
  localuserRegisterNoVerifcode: { username: 'new@example.com', type: 2 },
  localuserRegisterWithVerifcode: { username: 'new@example.com', type: 2 },
  couponClaim: { code: 'WELCOME5' },
  orderReturnQuote: { returnReason: 2 },
  orderRequestReturn: { returnReason: 2 },
  localuserBeforeBind: { target: demoBuyer.username },
  googleAuthBind: { code: '123456' },
  googleAuthUnbind: { code: 'k7q2m-xw4fa' },
};

/** The required status of the order. */
const requiredStatus: { readonly [Id in OperationId]?: OrderStatus } = {
  orderPay: 0,
  orderCancel: 0,
  paymentOpen: 0,
  orderReceipt: 3,
  orderReturns: 1,
  orderRefundQuote: 1,
  orderReturnQuote: 4,
  orderRequestReturn: 4,
  orderRemind: 1,
  evaluationAdd: 4,
  evaluationAddList: 4,
};

interface Order {
  readonly id: string;
  readonly goods: readonly { readonly goodsId: string }[];
}

/** Calls an operation as the scenario's buyer. */
export async function call(mocks: Mocks, id: OperationId, fields: Fields = {}, body?: BodyInit) {
  const { method, path } = operationMap[id];
  const url = new URL(path, 'http://mall.test');
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  if (mocks.session) url.searchParams.set('token', mocks.session.token);
  const init = body === undefined ? { method } : { method, body };
  return mocks.answer(id, new Request(url, init));
}

async function dataOf(mocks: Mocks, id: OperationId, fields: Fields = {}): Promise<Record<string, unknown>> {
  const response = await call(mocks, id, fields);
  const { data } = (await response?.json()) as { data: Record<string, unknown> | null };
  return data ?? {};
}

async function orderFor(mocks: Mocks, status: OrderStatus | undefined): Promise<Order | undefined> {
  const { pageList = [] } = await dataOf(mocks, 'orderListMain', status === undefined ? {} : { status });
  return (pageList as readonly Order[])[0];
}

const first = (list: unknown, name: string): string =>
  (list as readonly Record<string, string>[] | undefined)?.[0]?.[name] ?? 'none';

async function variantOf(mocks: Mocks): Promise<string> {
  const { canSelectAttributes } = await dataOf(mocks, 'sellerGoodsInfo', {
    sellerGoodsId: 'tejo-satin-blouse',
  });
  return first((canSelectAttributes as { skus?: unknown } | undefined)?.skus, 'skuId');
}

const isWithdrawal = (id: OperationId): boolean => id.startsWith('withdraw');

/** What sends the code that an operation takes. */
const codes: {
  readonly [Id in OperationId]?: {
    readonly send: OperationId;
    readonly purpose?: string;
    readonly target?: string;
  };
} = {
  localuserRegisterWithVerifcode: { send: 'jscodeExecute', target: 'new@example.com' },
  userResetpsw: { send: 'idcodeExecute', purpose: 'resetPassword' },
  userSetSafeword: { send: 'idcodeExecute', purpose: 'fundPassword' },
  localuserBeforeBind: { send: 'idcodeExecute', purpose: 'beforeBind' },
  localuserBindEmailOrPhone: { send: 'idcodeExecute', purpose: 'bind', target: 'new@example.com' },
};

/** Fields whose values come from an earlier call. */
const dynamicFields: Readonly<Record<string, (mocks: Mocks, id: OperationId) => Promise<string>>> = {
  orderId: async (mocks, id) => (await orderFor(mocks, requiredStatus[id]))?.id ?? 'none',
  orderInfo: async (mocks) => `tejo-satin-blouse,${await variantOf(mocks)},1`,
  lines: async (mocks) => `tejo-satin-blouse,${await variantOf(mocks)},1,0`,
  async sellerGoodsId(mocks, id) {
    const order = id === 'evaluationAdd' ? await orderFor(mocks, 4) : undefined;
    return order?.goods[0]?.goodsId ?? 'tejo-satin-blouse';
  },
  async session_token(mocks, id) {
    const form = isWithdrawal(id) ? 'withdrawWithdrawOpen' : 'rechargeBlockchainRechargeOpen';
    return String((await dataOf(mocks, form))['session_token'] ?? 'x'.repeat(16));
  },
  async order_no(mocks, id) {
    const list = isWithdrawal(id) ? 'withdrawList' : 'rechargeBlockchainList';
    return first((await dataOf(mocks, list))['elements'], 'order_no');
  },
  async paymentId(mocks) {
    const orderId = (await orderFor(mocks, 0))?.id ?? 'none';
    return String((await dataOf(mocks, 'paymentOpen', { orderId, method: 'card' }))['paymentId'] ?? 'none');
  },
  async returnId(mocks) {
    const orderId = (await orderFor(mocks, 4))?.id ?? 'none';
    const requested = await dataOf(mocks, 'orderRequestReturn', { orderId, returnReason: 2 });
    return String(requested['returnId'] ?? 'none');
  },
  challengeId: async (mocks) => String((await dataOf(mocks, 'sliderChallenge'))['challengeId']),
  authenticatorCode: async (mocks) => (await mocks.authenticatorCode()) ?? '000000',
  async verifcode(mocks, id) {
    const { send, purpose, target = demoBuyer.username } = codes[id] ?? { send: 'idcodeExecute' };
    await call(mocks, send, { target, ...(purpose !== undefined && { purpose }) });
    return DEMO_CODE;
  },
  async creditId(mocks, id) {
    const loans = ((await dataOf(mocks, 'creditHistroy'))['elements'] ?? []) as readonly Loan[];
    const rejected = loans.find(({ status }) => status === 4);
    return (id === 'creditBeforereapply' ? rejected : loans[0])?.id ?? 'none';
  },
};

async function valueOf(mocks: Mocks, id: OperationId, name: string): Promise<string | number> {
  return (
    operationFields[id]?.[name] ??
    (await dynamicFields[name]?.(mocks, id)) ??
    commonFields[name] ??
    `no value for ${name}`
  );
}

async function bodyOf(mocks: Mocks, id: OperationId): Promise<BodyInit | undefined> {
  if (id === 'uploadimgExecute') {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' }), 'a.png');
    form.set('moduleName', 'evaluate');
    return form;
  }
  if (id !== 'evaluationAddList') return undefined;
  const order = await orderFor(mocks, 4);
  const evaluationAdds = (order?.goods ?? [{ goodsId: 'none' }]).map(({ goodsId }) => ({
    sellerGoodsId: goodsId,
    evaluationType: 1,
    rating: 5,
  }));
  return JSON.stringify({ orderId: order?.id ?? 'none', evaluationAdds });
}

/** Calls an operation with exactly its required fields. */
export async function callWithRequiredFields(mocks: Mocks, id: OperationId): Promise<Response | undefined> {
  const { query } = contract.operations[id] as unknown as {
    readonly query: { readonly required?: readonly string[] };
  };
  const fields: [string, string | number][] = [];
  for (const name of query.required ?? []) fields.push([name, await valueOf(mocks, id, name)]);
  return call(mocks, id, Object.fromEntries(fields), await bodyOf(mocks, id));
}
