import type { ColumnType, Generated } from 'kysely';
import type {
  Amount,
  DefaultAmount,
  DefaultJson,
  Json,
  Names,
  Optional,
  OptionalTime,
  Time,
} from './column-types.ts';

export interface SubmissionTable {
  id: string;
  buyer_id: string;
  token: string;
  content_hash: string;
  created_at: Time;
}
export interface OrdersTable {
  id: string;
  /** The record number. The database assigns it. */
  number: Generated<string>;
  submission_id: string;
  buyer_id: string;
  store_id: string;
  status: number;
  refund_status: Generated<number>;
  status_before_refund: Optional<number>;
  items: Amount;
  dispatch_fee: Amount;
  long_distance_fee: Amount;
  delivery_fee: Amount;
  freight: Amount;
  tax: Amount;
  fee: Amount;
  discount: Amount;
  coupon_id: Optional<string>;
  /** Who pays for the coupon. Null without one. */
  coupon_payer: Optional<'store' | 'mall'>;
  coupon_discount: DefaultAmount;
  total: Amount;
  pieces: number;
  /** What the mall kept of the goods when they were received. */
  commission: DefaultAmount;
  note: Generated<string>;
  contacts: string;
  phone: string;
  email: string;
  postcode: string;
  country: string;
  country_id: Generated<number>;
  province: string;
  city: string;
  address: string;
  cancel_reason: Optional<number>;
  return_reason: Optional<number>;
  return_detail: Optional<string>;
  /** The total of the last refund that was asked for. */
  refund_amount: Optional<string>;
  /** What granted refunds have paid back, and for how many pieces. */
  refunded_total: DefaultAmount;
  refunded_pieces: Generated<number>;
  carrier: Optional<string>;
  tracking_number: Optional<string>;
  last_step: string;
  created_at: Time;
  changed_at: Time;
  pay_deadline: Time;
  /** Until when the store ships. Null before payment. */
  ship_deadline: OptionalTime;
  /** When a delivered order counts as received. Null before delivery. */
  receipt_deadline: OptionalTime;
  ship_reminded_at: OptionalTime;
  receipt_reminded_at: OptionalTime;
  /** When the store was reminded to ship. */
  store_reminded_at: OptionalTime;
  /** From when on a parcel that nobody has delivered may be reported as never arrived. Null before shipment. */
  arrival_deadline: OptionalTime;
  /** Until when goods may be returned, and the money is held. Null before receipt. */
  return_deadline: OptionalTime;
  /** When the money of a received order went to its store. */
  released_at: OptionalTime;
  paid_at: OptionalTime;
  shipped_at: OptionalTime;
  received_at: OptionalTime;
  reminded_at: OptionalTime;
}

/** One attribute of a bought variant, in every language it had at the time of the order. */
export interface LineAttribute {
  readonly name: Names;
  readonly value: Names;
}
export interface OrderLineTable {
  order_id: string;
  position: number;
  goods_id: string;
  sku_id: string;
  quantity: number;
  price: Amount;
  paid_price: Amount;
  freight: Amount;
  tax: Amount;
  name: string;
  image: string;
  attributes: DefaultJson<readonly LineAttribute[]>;
  /** Pieces that were refunded. */
  refunded: Generated<number>;
}
/** The figures of a refund or of one of its lines, in dollars. */
interface RefundFigures {
  /** Goods after discount. */
  goods: Amount;
  /** Their share of the coupon, which the buyer did not pay. */
  coupon: Amount;
  freight: Amount;
  tax: Amount;
  fee: Amount;
}
export interface RefundTable extends RefundFigures {
  id: string;
  order_id: string;
  state: Generated<number>;
  /** Whether nothing was left of the order. */
  is_whole: boolean;
  reason: number;
  detail: Optional<string>;
  total: Amount;
  /** What was paid back if less than the total: by a decision of the mall, or from before refunds named lines. */
  agreed: Optional<string>;
  /** What the store said when it refused. */
  answer: Optional<string>;
  requested_at: Time;
  /** When it is granted if the store has not decided. */
  deadline: Time;
  reminded_at: OptionalTime;
  /** When the store was reminded to decide. */
  store_reminded_at: OptionalTime;
  /** Whether it was granted because the store did not act in time. */
  by_default: Generated<boolean>;
  decided_at: OptionalTime;
  /** The return that it pays back. Null for refunds before shipment. */
  return_id: Optional<string>;
  /** Whether freight and fee stay, as goods that are in order came back. */
  keeps_costs: Generated<boolean>;
}
export interface ReturnCaseTable {
  id: string;
  order_id: string;
  state: Generated<number>;
  /** Whether the parcel never arrived. Nothing is sent back then. */
  is_missing: boolean;
  /** Whether freight and fee stay, as the goods are in order. */
  keeps_costs: boolean;
  reason: number;
  detail: Optional<string>;
  images: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>;
  /** Why the store refused. */
  answer: Optional<string>;
  /** What the side that called for a decision says. */
  dispute: Optional<string>;
  disputed_by: Optional<'buyer' | 'store'>;
  /** Why the mall decided as it did. */
  verdict: Optional<string>;
  carrier: Optional<string>;
  tracking_number: Optional<string>;
  /** What is paid back if all is granted. */
  total: Amount;
  /** Whether the last step was taken by the clock. */
  by_default: Generated<boolean>;
  requested_at: Time;
  decided_at: OptionalTime;
  sent_at: OptionalTime;
  disputed_at: OptionalTime;
  closed_at: OptionalTime;
  /** When it goes on by itself. Null once it has ended. */
  deadline: OptionalTime;
  /** When the last step was taken, and when it was due. */
  stepped_at: OptionalTime;
  due_at: OptionalTime;
  /** When the buyer was reminded to send the goods. */
  reminded_at: OptionalTime;
}
export interface ReturnLineTable extends RefundFigures {
  return_id: string;
  sku_id: string;
  quantity: number;
}
export interface RefundLineTable extends RefundFigures {
  refund_id: string;
  sku_id: string;
  quantity: number;
}
export interface StockMoveTable {
  order_id: string;
  sku_id: string;
  slot: 'reserve' | 'return';
  /** The refund that returned the pieces. Empty for reservations and cancelled orders. */
  refund_id: Generated<string>;
  delta: number;
  at: Time;
}
export interface OrderLogTable {
  order_id: string;
  position: number;
  step: string;
  detail: Generated<string>;
  at: Time;
}
export interface ReviewTable {
  id: string;
  order_id: Optional<string>;
  is_imported: Generated<boolean>;
  is_default: Generated<boolean>;
  goods_id: string;
  store_id: string;
  sku_id: Optional<string>;
  buyer_id: Optional<string>;
  author: string;
  author_avatar: Generated<number>;
  country_code: Optional<string>;
  kind: number;
  rating: number;
  content: Generated<string>;
  images: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>;
  /** The public reply of the store. Empty without one. */
  reply: Generated<string>;
  replied_at: OptionalTime;
  created_at: Time;
}

export interface HelpPageTable {
  topic: string;
  titles: Json<Names>;
  contents: Json<Names>;
  is_hidden: Generated<boolean>;
  version: Generated<number>;
}
export interface NewsTable {
  id: string;
  titles: Json<Names>;
  contents: Json<Names>;
  icon_image: Optional<string>;
  is_hidden: Generated<boolean>;
  released_at: Time;
  /** Grows with each change by an operator. */
  version: Generated<number>;
}
