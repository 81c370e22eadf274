/** Corruptions of coupons. */
import type { Corruption } from './corruption.ts';

const OF_STORE = `(select id from orders where coupon_payer = 'store' and status = 4)`;
const OF_MALL = `(select id from orders where coupon_payer = 'mall' and status = 4)`;

export const COUPON_CORRUPTIONS: readonly Corruption[] = [
  [
    'a coupon takes off more than its terms say',
    'I28',
    () => [
      `update orders set coupon_discount = coupon_discount + 1, total = total - 1 where id = ${OF_STORE}`,
    ],
  ],
  [
    'the mall is made to bear the coupon of a store',
    'I28',
    () => [`update orders set coupon_payer = 'mall' where id = ${OF_STORE}`],
  ],
  [
    'a coupon is used below its minimum',
    'I28',
    () => [`update coupon set min_goods = 100000 where amount is not null`],
  ],
  [
    'a coupon is used for another store',
    'I28',
    () => [
      `update coupon set store_id = (select id from store where id <> coupon.store_id limit 1) where store_id is not null`,
    ],
  ],
  [
    'a coupon is used after its end',
    'I28',
    () => [`update coupon set starts_at = starts_at - interval '9 days', ends_at = starts_at`],
  ],
  [
    'a buyer uses a coupon twice',
    'I29',
    () => [
      `update orders set coupon_id = other.coupon_id, coupon_payer = other.coupon_payer, coupon_discount = other.coupon_discount,
         total = orders.total - other.coupon_discount, buyer_id = other.buyer_id
       from orders as other where other.id = ${OF_MALL} and orders.id =
         (select id from orders where coupon_id is null and status = 0 limit 1)`,
    ],
  ],
  [
    'a coupon is used more often than allowed in all',
    'I29',
    () => [
      `update orders set coupon_id = other.coupon_id, coupon_payer = other.coupon_payer, coupon_discount = other.coupon_discount,
         total = orders.total - other.coupon_discount
       from orders as other where other.id = ${OF_MALL} and orders.id =
         (select id from orders where coupon_id is null and status = 0 and buyer_id <> other.buyer_id limit 1)`,
    ],
  ],
  [
    'the coupon of the mall is taken from escrow',
    'I30',
    () => [`update transfer set from_account = 'escrow::USDT' where from_account = 'promotion::USDT'`],
  ],
  [
    'a store is paid more than the coupon of the mall',
    'I16',
    () => [`update transfer set amount = amount + 1 where from_account = 'promotion::USDT'`],
  ],
  [
    'money for promotion passes for a recharge',
    'I30',
    () => [`update transfer set from_account = 'promotion::USDT' where from_account = 'chain::USDT'`],
  ],
];
