/** What belongs to one store does not exist for another. */
import type { Judged } from './judged.ts';
import type { OfficeErrorKey, OfficeId } from './office-operations.ts';
import type { Shop } from './shop.ts';
import { makeRecords, type StoreRecords } from './store-records.ts';

type Attempt = readonly [id: OfficeId, input: object, refusal: OfficeErrorKey];

const REFUSE = { decision: 'refuse', reason: 'Not mine.' } as const;

const onOrders = ({ orderId, refundId, returnId, buyerId }: StoreRecords): readonly Attempt[] => [
  ['merchantOrderInfo', { orderId }, 'orderNotFound'],
  ['merchantOrderConfirm', { orderId }, 'orderNotFound'],
  ['merchantOrderShip', { orderId, carrier: 'Judge Parcel', trackingNumber: 'JP3' }, 'orderNotFound'],
  ['merchantRefundInfo', { refundId }, 'recordNotFound'],
  ['merchantRefundDecide', { refundId, ...REFUSE }, 'recordNotFound'],
  ['merchantReturnInfo', { returnId }, 'returnNotFound'],
  ['merchantReturnDecide', { returnId, ...REFUSE }, 'returnNotFound'],
  ['merchantReturnArrive', { returnId, decision: 'refund' }, 'returnNotFound'],
  ['merchantChatMessages', { userId: buyerId }, 'userNotFound'],
  ['merchantChatWrite', { userId: buyerId, text: 'Hello' }, 'userNotFound'],
];

const onGoods = ({ goodsId, skuId, reviewId, discountId }: StoreRecords): readonly Attempt[] => {
  const draft = { goodsId, version: 1, name: 'Taken over', categoryId: 'none', price: 1 };
  const variants = [{ choices: [], price: 5, stock: 1 }];
  const discount = { goodsId, percent: 90, startsAt: Date.now(), endsAt: Date.now() + 86_400_000 };
  return [
    ['merchantGoodsInfo', { goodsId }, 'goodsNotFound'],
    ['merchantGoodsSave', draft, 'goodsNotFound'],
    ['merchantGoodsShelf', { goodsId, isOnShelf: false }, 'goodsNotFound'],
    ['merchantVariantStock', { skuId, pieces: 0 }, 'skuNotFound'],
    ['merchantVariantSaveAll', { goodsId, version: 1, variants }, 'goodsNotFound'],
    ['merchantDiscountSave', discount, 'goodsNotFound'],
    ['merchantDiscountEnd', { discountId }, 'recordNotFound'],
    ['merchantReviewInfo', { reviewId }, 'recordNotFound'],
    ['merchantReviewAnswer', { reviewId, text: 'Thank you.' }, 'recordNotFound'],
    ['merchantReviewWithdrawAnswer', { reviewId }, 'recordNotFound'],
  ];
};

const LISTS = [
  'merchantOrderList',
  'merchantRefundList',
  'merchantReturnList',
  'merchantReviewList',
  'merchantChatList',
  'merchantGoodsList',
  'merchantGoodsExportRows',
  'merchantEarningList',
] as const;

/** A change of many goods answers for each by itself. */
async function judgeBulkEdit({ client, findings, people }: Judged, goodsId: string): Promise<void> {
  const change = { kind: 'shelf', isOnShelf: false } as const;
  const edit = { goodsIds: [goodsId], isTrial: false, change };
  const { results } = await client.request('merchantGoodsBulkEdit', edit, people.merchants[1].token);
  const answer = results[0]?.fault;
  const fault = answer === 'notFound' ? undefined : `answers another store with ${answer}, not notFound`;
  findings.expect('office.foreign', 'merchantGoodsBulkEdit', fault);
}

async function judgeLists({ client, findings, people }: Judged, records: StoreRecords): Promise<void> {
  for (const id of LISTS) {
    const { text } = await client.send(id, {}, people.merchants[1].token);
    const shown = Object.values(records).find((mark) => text.includes(`"${mark}"`));
    const fault = shown === undefined ? undefined : `shows ${shown} of another store`;
    findings.expect('office.foreign', id, fault);
  }
}

export async function judgeForeignStore(judged: Judged, shop: Shop): Promise<void> {
  const { client, findings, people } = judged;
  const records = await makeRecords(judged, shop);
  for (const [id, input, refusal] of [...onOrders(records), ...onGoods(records)]) {
    const { outcome } = await client.send(id, input, people.merchants[1].token);
    const fault = outcome === refusal ? undefined : `answers another store with ${outcome}, not ${refusal}`;
    findings.expect('office.foreign', id, fault);
  }
  await judgeBulkEdit(judged, shop.goodsId);
  await judgeLists(judged, records);
}
