import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { AddressRow } from '../../../db/schema/tables.ts';
import { newId } from '../../new-id.ts';
import type { QuotedStore } from '../quote.ts';
import type { Submission } from './submission.ts';

export interface Placement {
  readonly submissionId: string;
  readonly submission: Submission;
  readonly address: AddressRow;
  readonly payMinutes: string;
}

/** The row of an order. */
export function orderValues({ clock }: AppContext, store: QuotedStore, placement: Placement) {
  const { figures, lines } = store;
  const { submissionId, submission, address, payMinutes } = placement;
  const { contacts, phone, email, postcode, country, country_id, province, city } = address;
  return {
    id: newId('or'),
    submission_id: submissionId,
    buyer_id: submission.buyerId,
    store_id: store.storeId,
    status: 0,
    items: figures.items,
    dispatch_fee: figures.dispatchFee,
    long_distance_fee: figures.longDistanceFee,
    delivery_fee: figures.deliveryFee,
    freight: figures.freight,
    tax: figures.tax,
    fee: figures.fee,
    discount: figures.discount,
    ...couponValues(store),
    total: figures.total,
    pieces: lines.reduce((pieces, { item }) => pieces + item.quantity, 0),
    note: submission.note ?? '',
    ...{ contacts, phone, email, postcode, country, country_id, province, city, address: address.address },
    last_step: 'placed',
    created_at: clock.now(),
    changed_at: clock.now(),
    pay_deadline: sql<Date>`${clock.now()} + make_interval(mins => cast(${payMinutes} as integer))`,
  };
}

function couponValues({ coupon, figures }: QuotedStore) {
  return {
    coupon_id: coupon?.couponId ?? null,
    coupon_payer: coupon && (coupon.isOfStore ? ('store' as const) : ('mall' as const)),
    coupon_discount: figures.couponDiscount,
  };
}

/** The rows of its lines. */
export function lineValues(orderId: string, { lines }: QuotedStore) {
  return lines.flatMap(({ item, offer, figures }, index) =>
    offer.sku
      ? {
          order_id: orderId,
          position: index + 1,
          goods_id: offer.goodsId,
          sku_id: offer.sku.id,
          quantity: item.quantity,
          price: figures.price,
          paid_price: figures.paidPrice,
          freight: figures.freight,
          tax: figures.tax,
          name: offer.name,
          image: offer.image,
          attributes: JSON.stringify(offer.attributes),
        }
      : [],
  );
}
