import {
  createTransport,
  headerAndBodyEncoding,
  orderInfo,
  orderListMain,
  orderReturns,
} from '@openmall/sdk';
import { dataSchemas as deskSchemas } from '@openmall/sdk/desk/schemas';
import { deskRoleRemove, deskSettingList } from '@openmall/sdk/desk';
import {
  merchantGoodsList,
  merchantOrderConfirm,
  merchantOrderInfo,
  merchantOrderList,
  merchantOrderShip,
  merchantRefundDecide,
  merchantRefundList,
  merchantVariantStock,
} from '@openmall/sdk/merchant';
import { dataSchemas as merchantSchemas } from '@openmall/sdk/merchant/schemas';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMocks } from '../create-mocks.ts';
import { createMswHandlers } from '../msw-handlers.ts';
import { refusalOf } from '../tests/refusal-of.ts';
import { createOfficeHandlers, refuseOperation } from './office-handlers.ts';
import { officeExamples, officeIds } from './office-operations.ts';

const mocks = createMocks({ scenario: 'many-orders' });
/** The store of an order that is paid and not shipped. */
const storeId = [...mocks.mall.accounts.values()]
  .flatMap(({ orders }) => orders)
  .find(({ status }) => status === 1)?.storeId;
const server = setupServer(...createMswHandlers(mocks), ...createOfficeHandlers(mocks, { storeId }));
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  mocks.reset();
});
afterAll(() => server.close());

const transportOf = (getToken: () => string | undefined) =>
  createTransport({ baseUrl: 'http://mall.test', getToken, encoding: headerAndBodyEncoding });
const merchant = transportOf(() => 'merchant');
const buyer = transportOf(() => mocks.session?.token);

describe('The mocks of the back office', () => {
  it('have an answer that fits the contract for every operation', () => {
    expect(officeIds.length).toBeGreaterThan(110);
    const schemas = { ...merchantSchemas, ...deskSchemas };
    const wrong = officeIds.filter((id) => !schemas[id].safeParse(officeExamples[id]).success);
    expect(wrong).toEqual([]);
  });

  it('show a store the orders of its buyers, and the buyer what the store does', async () => {
    const { pageList } = await merchantOrderList(merchant, { status: '1' });
    const orderId = pageList[0]?.id ?? '';
    const status = async () => (await buyer.call(orderInfo, { orderId, type: 1 })).orderInfo.status;
    expect(await status()).toBe(1);
    await merchantOrderConfirm(merchant, { orderId });
    expect(await status()).toBe(2);
    expect((await merchantOrderInfo(merchant, { orderId })).acts).toEqual(['ship']);
    await merchantOrderShip(merchant, { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    expect(await status()).toBe(3);
    const again = merchantOrderShip(merchant, { orderId, carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    expect(await refusalOf(again)).toBe('duplicateSubmission');
  });

  it('answer lists that fit the contract from the mall', async () => {
    expect(
      merchantSchemas.merchantOrderList.safeParse(await merchantOrderList(merchant)).error,
    ).toBeUndefined();
    expect(
      merchantSchemas.merchantGoodsList.safeParse(await merchantGoodsList(merchant)).error,
    ).toBeUndefined();
    expect(
      merchantSchemas.merchantRefundList.safeParse(await merchantRefundList(merchant)).error,
    ).toBeUndefined();
  });

  it('decide the refund that a buyer asked for', async () => {
    const [order] = (await merchantOrderList(merchant, { status: '1' })).pageList;
    await buyer.call(orderReturns, { orderId: order?.id ?? '', returnReason: 1 });
    const [refund] = (await merchantRefundList(merchant, { state: 1 })).pageList;
    expect(refund?.orderId).toBe(order?.id);
    await merchantRefundDecide(merchant, {
      refundId: refund?.id ?? '',
      decision: 'refuse',
      reason: 'The parcel has left.',
    });
    const own = await buyer.call(orderInfo, { orderId: refund?.orderId ?? '', type: 1 });
    expect(own.orderInfo.returnStatus).toBe(3);
  });

  it('hide what belongs to other stores', async () => {
    const mine = new Set((await merchantOrderList(merchant, { pageSize: 100 })).pageList.map(({ id }) => id));
    const all = (await buyer.call(orderListMain, { pageSize: 100 })).pageList;
    const foreign = all.find(({ id }) => !mine.has(id))?.id ?? '';
    expect(foreign).not.toBe('');
    expect(await refusalOf(merchantOrderConfirm(merchant, { orderId: foreign }))).toBe('orderNotFound');
    expect(await refusalOf(merchantVariantStock(merchant, { skuId: 'none', pieces: 3 }))).toBe('skuNotFound');
  });

  it('refuse visitors and input that the contract does not allow', async () => {
    expect(await refusalOf(deskSettingList(transportOf(() => undefined)))).toBe('notLoggedIn');
    const wrong = await fetch('http://mall.test/api/merchantOrder!list?pageNum=many', {
      method: 'POST',
      headers: { Authorization: 'Bearer merchant' },
    });
    expect(await wrong.json()).toMatchObject({ key: 'parameterError' });
  });

  it('refuse an operation on demand with one of its errors', async () => {
    server.use(refuseOperation('deskRoleRemove', 'linkedRoleNotDeletable'));
    expect(await refusalOf(deskRoleRemove(merchant, { roleId: 'ro_1' }))).toBe('linkedRoleNotDeletable');
  });
});
