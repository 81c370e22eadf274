import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { readDeskWithdrawal } from '../../domain/desk/withdrawals.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import { createSandbox, type Sandbox } from '../../domain/payments/sandbox.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { drawPicture } from '../../test-support/fixtures/uploaded-pictures.ts';
import {
  addVerifications,
  openChannels,
  OWN_ADDRESS,
  setSetting,
} from '../../test-support/fixtures/wallet.ts';
import { createApp, type App } from '../app/create-app.ts';
import { readErrorTexts } from './error-texts.ts';

interface Envelope {
  readonly code: string;
  readonly msg: string | null;
  readonly data: unknown;
}

describe('Replayed requests of existing clients', () => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let sandbox: Sandbox;
  let app: App;
  let buyer: Buyer;
  let goodsId: string;
  let storeId: string;
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    const base = openTestContext(database);
    sandbox = createSandbox(base, 'a secret of the tests');
    ctx = { ...base, payments: sandbox };
    const picture = { body: new Uint8Array([1]), type: 'image/webp', etag: '"1"' };
    const pictures = {
      get: (path: string) => Promise.resolve(path === '/pictures/goods/x.webp' ? picture : undefined),
    };
    app = createApp({ ctx, sandbox, pictures, errorTexts: readErrorTexts() });
    buyer = await addBuyer(ctx);
    storeId = await addStore(ctx);
    ({ goodsId } = await addGoods(ctx, storeId, { stock: 1000 }));
    await openChannels(ctx);
    const sepa = { min_amount: 50, max_amount: 100, bank_code: 'sepa', currency: 'EUR' };
    const swift = { min_amount: 50, max_amount: 100, bank_code: 'swift' };
    await setSetting(ctx, 'third_party_products', [{ productType: 'Bank', range: [sepa, swift] }]);
  });
  afterAll(() => database.close());

  const get = (path: string) => app.fetch(new Request(`http://mall.test${path}`));
  const post = async (path: string, init: RequestInit = {}): Promise<Envelope> => {
    const lang = path.includes('lang=') ? '' : 'lang=en&';
    const url = `http://mall.test${path}${path.includes('?') ? '&' : '?'}${lang}token=${buyer.token}`;
    const response = await app.fetch(new Request(url, { method: 'POST', ...init }));
    expect(response.status).toBe(200);
    return (await response.json()) as Envelope;
  };
  const ok = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = await post(path, init);
    expect(answer).toMatchObject({ code: '0' });
    return answer.data;
  };
  const place = async (): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    return order?.id ?? expect.fail();
  };

  it.each([
    ['sellerGoods!list', 'pageNum=0&pageSize=0', { pageNum: 1, pageSize: 50 }],
    ['sellerGoods!list', 'pageNum=-3&pageSize=1', { pageNum: 1, pageSize: 50 }],
    ['sellerGoods!list', 'pageNum=10001&pageSize=1000', { pageNum: 1, pageSize: 100 }],
    ['seller!list', 'pageNum=99999999999&pageSize=101', { pageNum: 1, pageSize: 100 }],
    [
      'seller!list',
      'pageNum=99999999999999999999&pageSize=-99999999999999999999',
      { pageNum: 1, pageSize: 50 },
    ],
    ['order!listMain', 'pageNum=10000&pageSize=100&status=', { pageNum: 10_000, pageSize: 100 }],
  ])('get a page in range from %s?%s', async (path, query, pageInfo) => {
    expect(await ok(`/wap/api/${path}.action?${query}`)).toMatchObject({ pageInfo });
    expect(await ok(`/api/${path}.action?${query}`)).toMatchObject({ pageInfo });
  });

  it('get a page of records in range', async () => {
    const data = await ok('/wap/api/rechargeBlockchain!list.action?page_no=0&page_size=500&pageSize=0');
    expect(data).toMatchObject({ thisPageNumber: 1, pageSize: 100 });
    expect(await post('/wap/api/withdraw!list.action?page_no=one')).toMatchObject({ code: '402' });
  });

  it.each([
    'sellerGoods!list?pageNum=0',
    'sellerGoods!list?pageSize=101',
    'order!cancel?orderId=or_none&returnReason=5',
    'rechargeBlockchain!fee?symbol=usdt',
    'thirdPartyRecharge!recharge?session_token=rs_none&amount=60&frenchCurrency=sepa',
  ])('are refused outside the compatibility layer: %s', async (path) => {
    expect(await post(`/api/${path}`)).toMatchObject({ code: '402' });
  });

  it.each([
    ['1', 0, '不想要了'],
    ['2', 1, '拍错商品'],
    ['5', 4, '其他原因'],
    ['9', 4, '其他原因'],
  ])('cancel an order for reason %s, and look its log up', async (sent, stored, text) => {
    const orderId = await place();
    await ok(`/wap/api/order!cancel.action?orderId=${orderId}&returnReason=${sent}`);
    expect(await ok(`/wap/api/order!info.action?orderId=${orderId}`)).toMatchObject({
      orderInfo: { status: -1, cancelReason: stored },
    });
    const rows = (await ok(`/wap/api/orderLog!list.action?orderId=${orderId}`)) as { log: string }[];
    expect(rows.map(({ log }) => log.split(orderId)[1])).toEqual([
      '下单成功，等待付款',
      `订单已取消，原因：${text}`,
    ]);
  });

  it('read the texts of the contract in the log outside the compatibility layer', async () => {
    const orderId = await place();
    expect(await ok(`/api/orderLog!list?orderId=${orderId}`)).toMatchObject([
      { log: `${orderId} Order placed, waiting for payment` },
    ]);
  });

  it('may send an empty fund password: it counts as absent', async () => {
    const orderId = await place();
    const empty = await post(`/wap/api/order!pay.action?orderId=${orderId}&safeword=`);
    expect(empty).toEqual(await post(`/wap/api/order!pay.action?orderId=${orderId}`));
    await ok(`/wap/api/order!pay.action?orderId=${orderId}&safeword=${FUND_PASSWORD}`);
    const rows = (await ok(`/wap/api/orderLog!list.action?orderId=${orderId}`)) as { log: string }[];
    expect(rows.map(({ log }) => log)).toContain(`${orderId}下单成功，付款成功`);
  });

  it.each(['usdt', 'Usdt', 'USDT'])('may spell a coin %s', async (coin) => {
    expect(await ok(`/wap/api/rechargeBlockchain!fee.action?symbol=${coin}`)).toMatchObject({ price: '1' });
    expect(await ok(`/wap/api/channelBlockchain!list.action?coin=${coin}`)).toMatchObject([{ coin: 'USDT' }]);
    expect(await post(`/wap/api/withdraw!fee.action?channel=${coin}`)).toMatchObject({ code: '0' });
  });

  it('pay a bank by its listed code, on a page under the base path', async () => {
    const [bank] = (await ok('/wap/api/thirdPartyRecharge!getCoinList.action')) as {
      range: { bank_code: string }[];
    }[];
    const codes = bank?.range.map(({ bank_code: code }) => code) ?? [];
    expect(codes).toEqual(['sepa', 'swift']);
    for (const code of codes) {
      const { session_token: form } = (await ok('/wap/api/rechargeBlockchain!recharge_open.action')) as {
        session_token: string;
      };
      const query = `session_token=${form}&amount=60&frenchCurrency=${code}`;
      const page = String(await ok(`/wap/api/thirdPartyRecharge!recharge.action?${query}`));
      expect(page).toMatch(/^\/wap\/pay\//);
      expect((await get(page)).status).toBe(200);
      const body = new URLSearchParams({ decision: 'pay' });
      const paid = await app.fetch(new Request(`http://mall.test${page}`, { method: 'POST', body }));
      expect(paid.status).toBe(303);
    }
    const { elements } = (await ok('/wap/api/rechargeBlockchain!list.action?page_size=10')) as {
      elements: { state: number; payUrl: string }[];
    };
    expect(elements.map(({ state }) => state)).toEqual([1, 1]);
    expect(elements[0]?.payUrl).toMatch(/^\/wap\/pay\//);
  });

  it('see pictures under the base path, whose addresses carry it', async () => {
    const goods = await ok(`/wap/api/sellerGoods!info.action?sellerGoodsId=${goodsId}`);
    expect(goods).toMatchObject({ imgUrl1: '/wap/pictures/goods/x.webp' });
    expect((await get('/wap/pictures/goods/x.webp')).headers.get('content-type')).toBe('image/webp');
    expect(await ok(`/api/sellerGoods!info.action?sellerGoodsId=${goodsId}`)).toMatchObject({
      imgUrl1: '/pictures/goods/x.webp',
    });
  });

  it('upload a picture, show it, and send its address back', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await drawPicture('png'))], { type: 'image/png' }), 'a.png');
    body.append('moduleName', 'online');
    const url = String(await ok('/wap//api/uploadimg!execute.action', { body }));
    expect(url).toMatch(/^\/wap\/uploads\//);
    expect((await get(`${url}?token=${buyer.token}`)).status).toBe(200);
    await ok(`/wap/api/newOnlinechat!send.action?type=img&content=${encodeURIComponent(url)}`);
    expect(await ok('/wap/api/newOnlinechat!list.action?message_id=')).toMatchObject([{ content: url }]);
    expect(await ok('/api/newOnlinechat!list')).toMatchObject([{ content: url.replace('/wap', '') }]);
  });

  it('read errors in their language if the server is asked for it', async () => {
    const cancel = '/api/order!cancel.action?orderId=or_none&returnReason=1';
    const texts = readErrorTexts();
    expect(await post(`/wap${cancel}&lang=de`)).toMatchObject({ msg: texts('orderNotFound', 'de') });
    expect(texts('orderNotFound', 'de')).not.toBe(texts('orderNotFound', 'en'));
    const body = new URLSearchParams({ lang: 'cn' });
    const request = new Request('http://mall.test/wap/api/address!list.action', { method: 'POST', body });
    expect(await (await app.fetch(request)).json()).toMatchObject({
      code: '403',
      msg: texts('notLoggedIn', 'cn'),
    });
    const strict = '/api/order!cancel?orderId=or_none&returnReason=1&lang=de';
    expect(await post(strict)).toMatchObject({ msg: 'There is no such order.' });
  });

  it('keep an address with a phone and a postcode that only the contract’s own clients may not send', async () => {
    const fields = new URLSearchParams({
      contacts: 'Amelia Hartley',
      phone: '1 41655501339',
      postcode: '99999',
      address: '14 Rosebery Avenue',
      country: 'Switzerland',
      countryId: '756',
    });
    await ok(`/wap/api/address!add.action?${fields}`);
    expect(await post(`/api/address!add?${fields}`)).toMatchObject({ key: 'phoneInvalid' });
    fields.set('phone', '41 446681800');
    expect(await post(`/api/address!add?${fields}`)).toMatchObject({ key: 'postcodeInvalid' });
    fields.set('postcode', 'CH-8001');
    await ok(`/api/address!add?${fields}`);
  });

  it('withdraw without a code of the authenticator, which two people approve', async () => {
    const payee = await addBuyer({ ...ctx, demoBonus: '1000' });
    await addVerifications(ctx, payee.id);
    const call = async (path: string, fields: Record<string, string>) => {
      const query = new URLSearchParams({ ...fields, token: payee.token });
      const url = `http://mall.test${path}?${query}`;
      const response = await app.fetch(new Request(url, { method: 'POST' }));
      return (await response.json()) as Envelope;
    };
    const address = { coin: 'usdt', blockchain_name: 'trc20', channel_address: OWN_ADDRESS };
    expect(
      await call('/api/user!bindWithdrawAddress', { ...address, coin: 'USDT', blockchain_name: 'TRC20' }),
    ).toMatchObject({
      key: 'authenticatorCodeNeeded',
    });
    expect(await call('/wap/api/user!bindWithdrawAddress.action', address)).toMatchObject({ code: '0' });
    const form = async () => ({
      session_token: await openForm(ctx, payee.id),
      safeword: FUND_PASSWORD,
      amount: '20',
      channel: 'USDT',
    });
    expect(await call('/api/withdraw!apply', await form())).toMatchObject({ key: 'authenticatorCodeNeeded' });
    const answer = await call('/wap/api/withdraw!apply.action', await form());
    const { order_no: id } = answer.data as { order_no: string };
    const { withdrawal } = await readDeskWithdrawal(ctx, id);
    expect(withdrawal).toMatchObject({ approvalsNeeded: 2, withoutCode: true });
    expect(withdrawal.risks).toContain('noCode');
  });

  /** What clients read of each answer, as they were observed to send the requests. */
  const page = { pageInfo: { pageNum: 1, totalElements: expect.any(Number) }, pageList: expect.any(Array) };
  it.each<readonly [string, unknown]>([
    ['sellerGoods!search.action?keyword=Enamel&isPrice=0&isNew=0&isHot=0', page],
    ['sellerGoods!recommend_new.action?type=1&pageNum=1&pageSize=12', { result: expect.any(Array) }],
    ['category!recommend.action?&pageSize=50', { pageList: expect.any(Array) }],
    ['evaluation!list.action?sellerGoodsId=GOODS&evaluationType=&pageNum=1&pageSize=20', page],
    ['evaluation!countType.action?goodId=GOODS', {}],
    ['seller!info.action?sellerId=STORE', { id: expect.stringMatching(/./), name: expect.any(String) }],
    ['sellerGoods!list.action?sellerId=STORE&categoryId=undefined&pageNum=1&pageSize=20', page],
    ['withdraw!fee.action?channel=[object%20Object]', { withdraw_fee: expect.any(Number) }],
    ['wallet!getUsdt.action', { money: expect.any(Number) }],
    [
      'address!list.action',
      { pageList: expect.arrayContaining([expect.objectContaining({ id: expect.any(String), use: 1 })]) },
    ],
    ['order!countOrderStatus.action', { waitPayCount: expect.any(String) }],
    ['kyc!get.action', { status: null }],
    ['channelBlockchain!list.action?coin=usdt', [{ coin: 'USDT', fee: expect.any(Number) }]],
    ['withdraw!list.action?page_no=1&page_size=10&pageSize=10', { elements: [], totalElements: 0 }],
    ['credit!histroy.action?pageNo=0&pageSize=0', { elements: [], totalElements: 0 }],
    [
      'keepGoods!list.action?pageNum=0&pageSize=1000',
      { pageInfo: { pageNum: 1, pageSize: 100 }, pageList: [] },
    ],
    ['user!heartbeat.action?status=1', null],
  ])('are answered with what the client reads: %s', async (path, read) => {
    const data = await ok(`/wap/api/${path.replace('GOODS', goodsId).replace('STORE', storeId)}`);
    if (read === null) expect(data ?? null).toBeNull();
    else expect(data).toMatchObject(read as object);
  });
});
