/** Who may call what: visitors, buyers, merchants, and staff with a single permission. */
import { permissionOf as deskPermissionOf, permissions as deskPermissions } from '@openmall/sdk/desk';
import { permissionOf as merchantPermissionOf } from '@openmall/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addMerchant,
  addOwner,
  addStaff,
  type TestMerchant,
  type TestStaff,
} from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import {
  callOffice,
  type OfficeId,
  officeIds,
  operationOf,
  refusalOf,
} from '../../test-support/http/office-caller.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { type App, createApp } from '../app/create-app.ts';

const permissionOf: Readonly<Record<string, string>> = { ...deskPermissionOf, ...merchantPermissionOf };
const isDesk = (id: OfficeId) => operationOf(id).document === 'desk';
const guarded = officeIds.filter((id) => permissionOf[id] !== 'none');

/** Input that reaches the operation and finds nothing. */
const EXAMPLES: Readonly<Record<string, string | number | boolean>> = {
  decision: 'refuse',
  hold: 'none',
  isOnShelf: true,
  pieces: 3,
  amount: '5',
  requestToken: 'request_1',
  carrier: 'Nordic Parcel',
  trackingNumber: 'NP1',
  storeName: 'Fjord and Field',
  countryCode: 'NO',
  version: 1,
  topic: 'careers',
  code: '000000',
  permissions: 'money:see',
  text: 'Hello',
  username: 'somebody',
  name: 'Somebody',
  roleIds: 'ro_none',
  reason: 'A reason.',
  coin: 'USDT',
  blockchain: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  minimum: 1,
  maximum: 2,
  isOpen: false,
  isHidden: false,
  position: 1,
  revision: '0000000000000000',
  countries: '*',
  fee: '0',
  productType: 'Bank',
  bankCode: 'none',
  currency: 'USD',
};

const TEXTS = [{ lang: 'en', name: 'Lamps', description: '' }];
const TITLES = [{ lang: 'en', title: 'Lamps' }];
const ARTICLES = [{ lang: 'en', title: 'Lamps', content: '<p>New lamps.</p>' }];

const COUPON = {
  couponId: 'cp_none',
  version: 1,
  code: 'LAMPS5',
  amount: 5,
  minGoods: 30,
  startsAt: 0,
  endsAt: 1,
  userLimit: 1,
};

/** Bodies of calls that nest. Any other call with a body takes that of goods. */
const BODIES: Readonly<Record<string, object>> = {
  deskCategorySave: { categoryId: 'c_none', version: 1, texts: TEXTS },
  deskBannerSave: {
    bannerId: 'bn_none',
    version: 1,
    device: 'pc',
    isBig: true,
    texts: TITLES,
    image: '/none.webp',
    link: null,
    isHidden: false,
    startsAt: null,
    endsAt: null,
  },
  deskBannerOrder: { device: 'pc', bannerIds: ['bn_none'] },
  deskNewsSave: {
    newsId: 'nw_none',
    version: 1,
    texts: ARTICLES,
    image: null,
    isHidden: false,
    releasedAt: 0,
  },
  deskHelpPageSave: { topic: 'careers', version: 9, texts: ARTICLES, isHidden: false },
  deskLotterySave: {
    lotteryId: 'lt_none',
    version: 1,
    texts: TITLES,
    link: '/draw',
    isHidden: false,
    startsAt: 0,
    endsAt: 1,
  },
  deskCouponSave: COUPON,
  merchantCouponSave: COUPON,
  deskCategoryOrder: { parentId: 'c_none', categoryIds: ['c_other'] },
  // A stale revision.
  deskSiteSave: {
    revision: '0000000000000000',
    name: 'Taken over',
    theme: 'openmall',
    country: 'NO',
    company: 'Nobody',
    address: 'Nowhere 1',
    email: 'nobody@mall.example',
    reason: 'A reason.',
  },
};

const inputOf = (id: OfficeId): object => {
  const { query, body } = operationOf(id);
  if (body) return BODIES[id] ?? { name: 'A lamp', categoryId: 'c_none', price: 5 };
  const required = (query.required ?? []).filter((name) => name !== 'lang');
  return Object.fromEntries(required.map((name) => [name, EXAMPLES[name] ?? 'none']));
};

describe.each([ONE_DATABASE])('Rights in the back office on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  let merchant: TestMerchant;
  let owner: TestStaff;
  const staff = new Map<string, TestStaff>();
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
    [buyer, merchant, owner] = [await addBuyer(ctx), await addMerchant(ctx, app), await addOwner(ctx, app)];
    for (const permission of deskPermissions) staff.set(permission, await addStaff(ctx, app, [permission]));
  });
  afterAll(() => database.close());

  it.each(guarded)('%s refuses visitors, buyers and the other side', async (id) => {
    const input = inputOf(id);
    expect(await refusalOf(app, id, input)).toBe('notLoggedIn');
    expect(await refusalOf(app, id, input, buyer.token)).toBe('sessionExpired');
    const other = isDesk(id) ? merchant.officeToken : owner.token;
    expect(await refusalOf(app, id, input, other)).toBe('sessionExpired');
  });

  it('does not read a token in the address', async () => {
    const url = `http://mall.test/api/deskSession!me?lang=en&token=${owner.token}`;
    const answer = (await (await app.fetch(new Request(url, { method: 'POST' }))).json()) as { code: string };
    expect(answer.code).toBe('403');
  });

  it.each(guarded.filter((id) => isDesk(id) && id !== 'deskSessionEnd'))(
    '%s is allowed exactly for the permission that the contract names',
    async (id) => {
      const needed = permissionOf[id];
      for (const [permission, person] of staff) {
        const key = await refusalOf(app, id, inputOf(id), person.token);
        const isAllowed = needed === 'any' || needed === permission;
        expect([permission, key === 'noPermission']).toEqual([permission, !isAllowed]);
      }
      expect(await refusalOf(app, id, inputOf(id), owner.token)).not.toBe('noPermission');
    },
  );

  it('gives a user without a store no right of a store', async () => {
    const login = { username: buyer.username, password: PASSWORD };
    const { token } = await callOffice(app, 'merchantSessionLogin', login);
    const ofStores = guarded.filter((id) => !isDesk(id) && permissionOf[id] !== 'any');
    expect(ofStores.length).toBeGreaterThan(8);
    for (const id of ofStores)
      expect([id, await refusalOf(app, id, inputOf(id), token)]).toEqual([id, 'noPermission']);
    expect(await callOffice(app, 'merchantSessionMe', {}, token)).toMatchObject({
      store: null,
      permissions: [],
    });
  });

  it('hides the orders, goods and variants of other stores', async () => {
    const { goodsId, skuId } = await addGoods(ctx, merchant.storeId);
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const orderId = order?.id ?? '';
    await payOrders(ctx, buyer.id, [orderId], FUND_PASSWORD);
    const { officeToken: other } = await addMerchant(ctx, app);
    const parcel = { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP1' };
    const draft = { goodsId, version: 1, name: 'Mine now', categoryId: 'c_all', price: 1 };
    const attempts = [
      ['merchantOrderInfo', { orderId }, 'orderNotFound'],
      ['merchantOrderConfirm', { orderId }, 'orderNotFound'],
      ['merchantOrderShip', parcel, 'orderNotFound'],
      ['merchantGoodsInfo', { goodsId }, 'goodsNotFound'],
      ['merchantGoodsSave', draft, 'goodsNotFound'],
      ['merchantGoodsShelf', { goodsId, isOnShelf: false }, 'goodsNotFound'],
      ['merchantRefundDecide', { refundId: 'rf_none', decision: 'grant' }, 'recordNotFound'],
      ['merchantReviewAnswer', { reviewId: 'ev_none', text: 'Thank you.' }, 'recordNotFound'],
      ['merchantChatWrite', { userId: buyer.id, text: 'Hello' }, 'userNotFound'],
      ['merchantVariantStock', { skuId, pieces: 0 }, 'skuNotFound'],
    ] as const;
    for (const [id, input, refusal] of attempts)
      expect([id, await refusalOf(app, id, input, other)]).toEqual([id, refusal]);
    expect((await callOffice(app, 'merchantOrderList', {}, other)).pageList).toEqual([]);
    expect((await callOffice(app, 'merchantGoodsList', {}, other)).pageList).toEqual([]);
    expect((await callOffice(app, 'merchantEarningList', {}, other)).pageList).toEqual([]);
    const mine = await callOffice(app, 'merchantOrderList', {}, merchant.officeToken);
    expect(mine.pageList.map(({ id }) => id)).toEqual([orderId]);
  });
});
