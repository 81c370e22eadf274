/** What belongs to one store does not exist for another. */
import type { Setup } from '../setup/setup.ts';
import type { OfficeClient } from './office-client.ts';
import type { OfficeFindings } from './office-findings.ts';
import type { OfficeErrorKey, OfficeId } from './office-operations.ts';
import type { People } from './people.ts';
import type { Shop } from './shop.ts';

type Attempt = readonly [id: OfficeId, input: object, refusal: OfficeErrorKey];

const attemptsOf = (orderId: string, refundId: string, { goodsId, skuId }: Shop): readonly Attempt[] => {
  const parcel = { orderId, carrier: 'Judge Parcel', trackingNumber: 'JP1' };
  const draft = { goodsId, version: 1, name: 'Taken over', categoryId: 'none', price: 1 };
  const refuse = { refundId, decision: 'refuse', reason: 'Not mine.' };
  return [
    ['merchantOrderInfo', { orderId }, 'orderNotFound'],
    ['merchantOrderConfirm', { orderId }, 'orderNotFound'],
    ['merchantOrderShip', parcel, 'orderNotFound'],
    ['merchantRefundInfo', { refundId }, 'recordNotFound'],
    ['merchantRefundDecide', refuse, 'recordNotFound'],
    ['merchantGoodsInfo', { goodsId }, 'goodsNotFound'],
    ['merchantGoodsSave', draft, 'goodsNotFound'],
    ['merchantGoodsShelf', { goodsId, isOnShelf: false }, 'goodsNotFound'],
    ['merchantVariantStock', { skuId, pieces: 0 }, 'skuNotFound'],
  ];
};

const LISTS = ['merchantOrderList', 'merchantRefundList', 'merchantGoodsList'] as const;

export async function judgeForeignStore(
  { client, findings, people, setup }: Judged,
  shop: Shop,
): Promise<void> {
  const [, other] = people.merchants;
  const { orderId } = await setup.orders.paid(people.buyer, shop.offer);
  await setup.request('orderReturns', { orderId, returnReason: 1 }, people.buyer);
  const refunds = await client.request('merchantRefundList', { state: 1 }, shop.merchant.token);
  const refundId = refunds.pageList.find((row) => row.orderId === orderId)?.id ?? 'none';
  for (const [id, input, refusal] of attemptsOf(orderId, refundId, shop)) {
    const { outcome } = await client.send(id, input, other.token);
    const fault = outcome === refusal ? undefined : `answers another store with ${outcome}, not ${refusal}`;
    findings.expect('office.foreign', id, fault);
  }
  for (const id of LISTS) {
    const { text } = await client.send(id, {}, other.token);
    const shown = [orderId, refundId, shop.goodsId].find((mark) => text.includes(`"${mark}"`));
    findings.expect(
      'office.foreign',
      id,
      shown === undefined ? undefined : `shows ${shown} of another store`,
    );
  }
}

/** What the checks of a run share. */
export interface Judged {
  readonly client: OfficeClient;
  readonly findings: OfficeFindings;
  readonly people: People;
  readonly setup: Setup;
}
