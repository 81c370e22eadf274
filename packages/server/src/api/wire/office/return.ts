import type { MerchantReturnInfo, MerchantReturnRow } from '@openmall/sdk/merchant';
import type { ListedReturn, ReturnDetail } from '../../../domain/orders/returns/list-returns.ts';
import type { ShownRefundLine } from '../../../domain/orders/refunds/read-refunds.ts';
import { addParts } from '../../../domain/orders/refunds/refund-shares.ts';
import { dollars } from '../money.ts';
import { epoch, optionalEpoch } from '../time.ts';

/** Maps a return of a list, as its store sees it. */
export const showListedReturn = ({
  storeId: _store,
  storeName: _name,
  userId: _user,
  username: _login,
  ...listed
}: ListedReturn): MerchantReturnRow => ({
  ...listed,
  requestedAt: epoch(listed.requestedAt),
  deadline: optionalEpoch(listed.deadline),
  total: dollars(listed.total),
});

type ShownLine = Pick<ShownRefundLine, 'ordered' | 'quantity' | 'goods'>;

/** Maps pieces of one line that the buyer wants the money back for. */
export const showReturnLine = ({
  ordered,
  quantity,
  goods,
}: ShownLine): MerchantReturnInfo['lines'][number] => ({
  goodsId: ordered.goods_id,
  skuId: ordered.sku_id,
  name: ordered.name,
  image: ordered.image,
  attributes: ordered.attributes.map(({ value }) => value.en).join(', '),
  pieces: quantity,
  goods: dollars(goods),
});

/** Maps what store and desk both see of a return. */
export function showReturnDetail({
  goods,
}: ReturnDetail): Omit<MerchantReturnInfo, 'return' | 'acts' | 'dispute'> {
  const figures = addParts(goods.lines);
  return {
    lines: goods.lines.map(showReturnLine),
    remark: goods.detail ?? '',
    images: [...goods.images],
    answer: goods.answer,
    disputedByStore: goods.disputed_by === 'store',
    verdict: goods.verdict,
    carrier: goods.carrier,
    trackingNumber: goods.tracking_number,
    answeredAt: optionalEpoch(goods.decided_at),
    sentAt: optionalEpoch(goods.sent_at),
    disputedAt: optionalEpoch(goods.disputed_at),
    closedAt: optionalEpoch(goods.closed_at),
    goods: dollars(figures.goods),
    coupon: dollars(figures.coupon),
    freight: dollars(figures.freight),
    tax: dollars(figures.tax),
    fee: dollars(figures.fee),
    refunded: dollars(goods.refunded),
  };
}
