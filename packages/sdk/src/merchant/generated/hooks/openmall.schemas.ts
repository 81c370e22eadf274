// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
/**
 * One of the 21 languages of the mall.
 */
export type Lang =
  | 'cn'
  | 'tw'
  | 'en'
  | 'ja'
  | 'de'
  | 'ms'
  | 'af'
  | 'th'
  | 'el'
  | 'pt'
  | 'es'
  | 'fr'
  | 'ru'
  | 'it'
  | 'tr'
  | 'ko'
  | 'ph'
  | 'ar'
  | 'id'
  | 'hi'
  | 'vi';
/**
 * A user's name, e-mail address, or phone as area code and number without blanks.
 * @minLength 6
 * @maxLength 64
 * @pattern ^[A-Za-z0-9@._+'-]+$
 */
export type LoginName = string;

/**
 * 6 to 12 letters, digits or special characters, kept exactly as typed.
 * @pattern ^[!-~]{6,12}$
 */
export type LoginPassword = string;

/**
 * The six digits that were sent or that an authenticator shows.
 * @pattern ^\d{6}$
 */
export type VerificationCode = string;

/**
 * The class of the error. `msg` has the exact reason.
 */
export type FailureCode = '1' | '-1' | '105' | '401' | '402' | '403' | '500' | '501' | '506' | '999';
/**
 * The rule of this contract: a keyword of JSON Schema, or a rule of `x-rule`; `items` for a list, or a text of several items,
 * that has too many or too few.
 */
export type FailureDataRule =
  | 'required'
  | 'type'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'enum'
  | 'format'
  | 'items'
  | 'sameAs'
  | 'differsFrom'
  | 'requiredWith'
  | 'ticked'
  | 'other';
/**
 * Which parameter was refused, and the rule that it breaks. An extension; null or absent where the failure is not about one
 * parameter, or the server does not say. The value itself is never repeated.
 * @nullable
 */
export type FailureData = {
  /**
   * Name of the parameter. In a JSON body a path, such as `evaluationAdds.0.content`.
   * @minLength 1
   * @maxLength 100
   * @pattern ^[A-Za-z_][A-Za-z0-9_.]*$
   */
  field: string;
  /**
   * The rule of this contract: a keyword of JSON Schema, or a rule of `x-rule`; `items` for a list, or a text of several items,
   * that has too many or too few.
   */
  rule: FailureDataRule;
} | null;

/**
 * The call was refused and changed nothing. `code` and `msg` are those of one entry of the error catalogue.
 */
export interface Failure {
  code: FailureCode;
  /**
   * The catalogue entry's English text, exactly. Clients look up their translation by it and show unknown text as it is.
   * @minLength 1
   * @maxLength 300
   */
  msg: string;
  /**
   * The name of the catalogue entry. An extension: clients prefer it to the text, and fall back on `msg` where a
   * server does not send it.
   * @minLength 1
   * @maxLength 60
   * @pattern ^[a-z][A-Za-z0-9]*$
   */
  key?: string;
  /** Which parameter was refused, and the rule that it breaks. An extension; null or absent where the failure is not about one parameter, or the server does not say. The value itself is never repeated. */
  data?: FailureData | null;
}

/**
 * The call did what it says.
 */
export type SuccessCode = '0';

/**
 * Nothing that a program needs; absent, null or a short confirmation.
 * @maxLength 200
 * @nullable
 */
export type SuccessMessage = string | null;

/**
 * Token of a session, sent as `Authorization: Bearer`, never in an address.
 * @minLength 32
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OfficeToken = string;

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 * @minimum 0
 * @maximum 253402300799999
 */
export type EpochMs = number;

/**
 * A session of the merchant zone.
 */
export interface MerchantLogin {
  /** Token of the new session. */
  token: OfficeToken;
  /** When the session ends at the latest. */
  expiresAt: EpochMs;
}

/**
 * The session is open.
 */
export interface MerchantSessionLoginOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantLogin;
}

export type MerchantSessionLoginAnswer = MerchantSessionLoginOk | Failure;

/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Id = string;

/**
 * A short text on one line.
 * @maxLength 255
 * @pattern ^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Label = string;

/**
 * A short text, or null where there is none.
 * @maxLength 255
 * @nullable
 */
export type OptionalLabel = string | null;

/**
 * Address of a picture, absolute or relative to the server.
 * @maxLength 500
 */
export type ImageUrl = string;

/**
 * The store of the session.
 */
export interface MerchantStore {
  /** The store. */
  id: Id;
  /** Name of the store. */
  name: Label;
  /** Square logo. */
  avatar: ImageUrl;
  /** Whether buyers see it. */
  isOpen: boolean;
}

/**
 * What a person may do for the store.
 */
export type MerchantPermission =
  | 'orders:see'
  | 'orders:act'
  | 'goods:see'
  | 'goods:act'
  | 'earnings:see'
  | 'payouts:ask'
  | 'reviews:act'
  | 'chat:act'
  | 'store:act';
/**
 * Who is logged in, and for which store.
 */
export interface MerchantMe {
  /** The account. */
  userId: Id;
  /** Name of the account. */
  username: Label;
  /** Name that the mall shows, or null. */
  displayName: string | null;
  /** The store, or null for an account without one. */
  store: MerchantStore | null;
  /**
   * What this session may do.
   * @maxItems 20
   */
  permissions: MerchantPermission[];
  /** When the session ends at the latest. */
  expiresAt: EpochMs;
}

/**
 * Who is logged in.
 */
export interface MerchantSessionMeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantMe;
}

export type MerchantSessionMeAnswer = MerchantSessionMeOk | Failure;

/**
 * This call answers with nothing but its success.
 * @nullable
 */
export type NoData = null;

/**
 * The session has ended.
 */
export interface MerchantSessionEndOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantSessionEndAnswer = MerchantSessionEndOk | Failure;

/**
 * How many.
 * @minimum 0
 * @maximum 2147483647
 */
export type Count = number;

/**
 * An amount of a coin, exact, with up to ten decimals.
 * @maxLength 29
 * @pattern ^(0|[1-9]\d{0,17})(\.\d{1,10})?$
 */
export type CoinAmount = string;

/**
 * A day of the calendar: year, month and day, without a time or a time zone.
 * @minLength 10
 * @maxLength 10
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type CalendarDate = string;

/**
 * US dollars with at most two decimals.
 * @minimum 0
 * @maximum 1000000000
 */
export type DollarAmount = number;

/**
 * Orders and their sum on one day in UTC+8.
 */
export interface DayFigure {
  day: CalendarDate;
  /** Orders that were paid on that day. */
  orders: Count;
  /** Sum of their goods, less discounts and coupons. */
  sum: DollarAmount;
}

/**
 * What waits to be done, the money, and sales by day.
 */
export interface MerchantFigures {
  /** Paid orders that the store has not confirmed. */
  toConfirm: Count;
  /** Orders that wait for shipment, confirmed or not. */
  toShip: Count;
  /** Of these, those past the promised day. */
  lateToShip: Count;
  /** Refunds that buyers ask for. */
  refunds: Count;
  /** Returns that the store has to answer, or whose arrival it has to confirm. */
  returns: Count;
  /** Buyers whose message has no answer. */
  buyersWaiting: Count;
  /** Reviews of buyers without an answer of the store. */
  reviews: Count;
  /** Variants on the shelf with at most five pieces. */
  lowStock: Count;
  /** Earnings that can be taken out, in US dollars. */
  available: CoinAmount;
  /** Money of paid orders that is not released to the store yet. */
  held: CoinAmount;
  /**
   * The last 30 days, oldest first; days without an order have zeros.
   * @maxItems 31
   */
  days: DayFigure[];
  /**
   * The 30 days before these.
   * @maxItems 31
   */
  before: DayFigure[];
}

/**
 * The figures of the store.
 */
export interface MerchantHomeFiguresOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantFigures;
}

export type MerchantHomeFiguresAnswer = MerchantHomeFiguresOk | Failure;

/**
 * A page's number, counted from 1.
 * @minimum 1
 * @maximum 10000
 */
export type PageNumber = number;

/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
export type PageSize = number;

/**
 * An id, a number, a name or a part of one.
 * @minLength 1
 * @maxLength 64
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Search = string;

/**
 * Smallest or oldest first, or largest or newest first.
 */
export type SortDirection = 'asc' | 'desc';
/**
 * Where this page stands in the whole list.
 */
export interface PageInfo {
  pageNum: PageNumber;
  pageSize: PageSize;
  /** Rows of the whole list. */
  totalElements: Count;
  /** Pages of the whole list. */
  totalPage: Count;
}

/**
 * A number that people read out or write down: nine digits and a check digit after ISO 7064 MOD 11,10. Requests and addresses take the identifier.
 * @pattern ^[1-9]\d{9}$
 */
export type RecordNumber = string;

/**
 * Milliseconds since 1970-01-01T00:00:00Z, or null before it happened.
 * @minimum 0
 * @maximum 253402300799999
 * @nullable
 */
export type OptionalTime = number | null;

/**
 * Where an order stands: `-1` Cancelled, `0` PendingPayment, `1` Paid, `2` Confirmed, `3` Shipped, `4` Received, `5` Reviewed, `6` Refund.
 */
export type OrderStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
/**
 * Where the refund of an order stands: `0` None, `1` Refunding, `2` Succeeded, `3` Failed.
 */
export type RefundStatus = 0 | 1 | 2 | 3;
/**
 * An order of the store in a list.
 */
export interface MerchantOrderRow {
  /** The order. */
  id: Id;
  /** The number that buyer and store read out. */
  number: RecordNumber;
  /** When it was placed. */
  placedAt: EpochMs;
  /** When it was paid, or null. */
  paidAt: number | null;
  /** Recipient of the parcel. */
  buyer: Label;
  /** Country that it goes to. */
  country: Label;
  /** Lines of the order. */
  lines: Count;
  /** Pieces of all lines. */
  pieces: Count;
  /** What the buyer paid or has to pay. */
  total: DollarAmount;
  /** Where the order stands. */
  status: OrderStatus;
  /** Where its refund stands. */
  refundStatus: RefundStatus;
  /** The last day on which the mall promises dispatch; null where nothing waits for shipment. */
  shipBy: number | null;
  /** Who carries the parcel, or null. */
  carrier: string | null;
  /** Number of the parcel, or null. */
  trackingNumber: string | null;
  /** Whether the buyer asked to hurry. */
  isReminded: boolean;
}

/**
 * One page of orders.
 */
export interface MerchantOrderPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantOrderRow[];
}

/**
 * One page of orders.
 */
export interface MerchantOrderListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantOrderPage;
}

export type MerchantOrderListAnswer = MerchantOrderListOk | Failure;

/**
 * One line of an order.
 */
export interface MerchantOrderLine {
  /** The goods. */
  goodsId: Id;
  /** The variant. */
  skuId: Id;
  /** Name when it was ordered. */
  name: Label;
  /** Picture when it was ordered. */
  image: ImageUrl;
  /** Chosen variant in words. */
  attributes: Label;
  /** Pieces ordered. */
  pieces: Count;
  /** Price of a piece after discounts. */
  price: DollarAmount;
  /** Price of all pieces. */
  sum: DollarAmount;
}

/**
 * A text of a few lines.
 * @maxLength 2000
 */
export type Text = string;

/**
 * One entry of the timeline.
 */
export interface MerchantOrderStep {
  /** Key of the step, such as `paid`. */
  step: Label;
  /** What belongs to it, such as the carrier. */
  detail: Text;
  /** When it happened. */
  at: EpochMs;
}

/**
 * What may be done with the order now.
 */
export type MerchantOrderAction = 'confirm' | 'ship';
/**
 * Where the parcel goes.
 */
export type MerchantOrderInfoAddress = {
  /** Recipient. */
  contacts: Label;
  /** Phone of the recipient. */
  phone: Label;
  /** Street and house. */
  street: Text;
  /** Town or city. */
  city: Label;
  /** State or county. */
  province: Label;
  /** Postal code. */
  postcode: Label;
  /** Country. */
  country: Label;
};

/**
 * An order with everything that the store needs to ship it.
 */
export interface MerchantOrderInfo {
  order: MerchantOrderRow;
  /** The buyer, for a message. */
  buyerId: Id;
  /**
   * What was ordered.
   * @maxItems 100
   */
  lines: MerchantOrderLine[];
  /** What the buyer asks of the store. */
  note: Text;
  /** Where the parcel goes. */
  address: MerchantOrderInfoAddress;
  /** Goods before discounts. */
  items: DollarAmount;
  /** Discounts on the goods. */
  discount: DollarAmount;
  /** What a coupon took off. */
  couponDiscount: DollarAmount;
  /** Freight. */
  freight: DollarAmount;
  /** Tax. */
  tax: DollarAmount;
  /** Service fee of the mall. */
  fee: DollarAmount;
  /** What the mall keeps of the goods once the buyer has received them. */
  commission: DollarAmount;
  /** From when the buyer gets all money back at once on request, as the order is not shipped; null where nothing waits for shipment. */
  refundableFrom: number | null;
  /**
   * What happened, oldest first.
   * @maxItems 200
   */
  timeline: MerchantOrderStep[];
  /**
   * What may be done now.
   * @maxItems 10
   */
  acts: MerchantOrderAction[];
}

/**
 * The order.
 */
export interface MerchantOrderInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantOrderInfo;
}

export type MerchantOrderInfoAnswer = MerchantOrderInfoOk | Failure;

/**
 * The order is confirmed.
 */
export interface MerchantOrderConfirmOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantOrderConfirmAnswer = MerchantOrderConfirmOk | Failure;

/**
 * A name of at most 60 characters.
 * @minLength 1
 * @maxLength 60
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Name = string;

/**
 * The order is shipped.
 */
export interface MerchantOrderShipOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantOrderShipAnswer = MerchantOrderShipOk | Failure;

/**
 * Where a return, or the report of a parcel that never arrived, stands: `0` None, `1` Requested, `2` Accepted, `3` SentBack, `4` Refunded, `5` Refused, `6` Disputed, `7` Closed.
 */
export type ReturnCaseStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/**
 * A return, or the report of a parcel that never arrived.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ReturnId = string;

/**
 * Why a buyer wants the money back.
 */
export type RefundReason = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/**
 * A return in a list.
 */
export interface MerchantReturnRow {
  id: ReturnId;
  /** The order. */
  orderId: Id;
  /** The number of the order. */
  number: RecordNumber;
  /** Recipient of the parcel. */
  buyer: Label;
  /** When it was requested. */
  requestedAt: EpochMs;
  /** Where it stands; never 0. */
  state: ReturnCaseStatus;
  /** Whether the buyer reports that the parcel never arrived. */
  isMissing: boolean;
  /** Why the buyer wants the money back. */
  reason: RefundReason;
  /** Pieces of the return. */
  pieces: Count;
  /** What goes back to the buyer if all is granted. */
  total: DollarAmount;
  /** When it goes on by itself, or null once it has ended. */
  deadline: number | null;
}

/**
 * How many returns of a list are in a state. States without one are left out.
 */
export interface ReturnStateCount {
  /** The state. */
  state: ReturnCaseStatus;
  /** How many are in it. */
  count: Count;
}

/**
 * One page of returns.
 */
export interface MerchantReturnPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantReturnRow[];
  /**
   * How many are in each state, whatever state the list is asked for.
   * @maxItems 7
   */
  counts: ReturnStateCount[];
}

/**
 * One page of returns.
 */
export interface MerchantReturnListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantReturnPage;
}

export type MerchantReturnListAnswer = MerchantReturnListOk | Failure;

/**
 * Pieces of one line that come back.
 */
export interface ReturnLine {
  /** The goods. */
  goodsId: Id;
  /** The variant. */
  skuId: Id;
  /** Name when it was ordered. */
  name: Label;
  /** Picture when it was ordered. */
  image: ImageUrl;
  /** Chosen variant in words. */
  attributes: Label;
  /** Pieces that come back. */
  pieces: Count;
  /** Price of these pieces after discounts. */
  goods: DollarAmount;
}

/**
 * Why, or null where nothing was refused.
 * @maxLength 500
 * @nullable
 */
export type OptionalReason = string | null;

/**
 * What may be done with the return now.
 */
export type MerchantReturnAction = 'accept' | 'refuse' | 'refund' | 'contest';
/**
 * A return with everything that the store needs to answer it.
 */
export interface MerchantReturnInfo {
  return: MerchantReturnRow;
  /**
   * What comes back.
   * @maxItems 100
   */
  lines: ReturnLine[];
  /** What the buyer wrote. */
  remark: Text;
  /**
   * Pictures of the buyer.
   * @maxItems 10
   */
  images: ImageUrl[];
  /** Why the store refused, or null. */
  answer: string | null;
  /** What the side that called for a decision says, or null. */
  dispute: string | null;
  /** Whether the store called for the decision. */
  disputedByStore: boolean;
  /** Why the mall decided as it did, or null. */
  verdict: string | null;
  /** The carrier of the parcel back, or null. */
  carrier: string | null;
  /** The number of the parcel back, or null. */
  trackingNumber: string | null;
  /** When the buyer sent the goods back, or null. */
  sentAt: number | null;
  /** When the store answered the request, or null. */
  answeredAt: number | null;
  /** When one side called for a decision, or null. */
  disputedAt: number | null;
  /** When it ended, or null. */
  closedAt: number | null;
  /** Goods after discount. */
  goods: DollarAmount;
  /** Share of the coupon that is not paid back. */
  coupon: DollarAmount;
  /** Freight that comes back. */
  freight: DollarAmount;
  /** Tax that comes back. */
  tax: DollarAmount;
  /** Service fee that comes back. */
  fee: DollarAmount;
  /** What went back to the buyer. */
  refunded: DollarAmount;
  /**
   * What may be done now.
   * @maxItems 10
   */
  acts: MerchantReturnAction[];
}

/**
 * One return.
 */
export interface MerchantReturnInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantReturnInfo;
}

export type MerchantReturnInfoAnswer = MerchantReturnInfoOk | Failure;

/**
 * Why, in plain words; a blank one is refused.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Reason = string;

/**
 * The answer was recorded.
 */
export interface MerchantReturnDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantReturnDecideAnswer = MerchantReturnDecideOk | Failure;

/**
 * The arrival was recorded.
 */
export interface MerchantReturnArriveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantReturnArriveAnswer = MerchantReturnArriveOk | Failure;

/**
 * A refund in a list.
 */
export interface MerchantRefundRow {
  /** The refund. */
  id: Id;
  /** The order. */
  orderId: Id;
  /** The number of the order. */
  number: RecordNumber;
  /** Recipient of the parcel. */
  buyer: Label;
  /** When it was requested. */
  requestedAt: EpochMs;
  /** Where it stands; never 0. */
  state: RefundStatus;
  /** Why the buyer wants the money back. */
  reason: RefundReason;
  /** Pieces of the refund. */
  pieces: Count;
  /** What goes back to the buyer if it is granted. */
  total: DollarAmount;
  /** Whether nothing would be left of the order. */
  isWhole: boolean;
  /** When it is granted if the store does not decide. */
  deadline: EpochMs;
}

/**
 * How many refunds are in a state. States without one are left out.
 */
export interface MerchantRefundCount {
  /** The state. */
  state: RefundStatus;
  /** How many are in it. */
  count: Count;
}

/**
 * One page of refunds.
 */
export interface MerchantRefundPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantRefundRow[];
  /**
   * How many are in each state, whatever state the list is asked for.
   * @maxItems 3
   */
  counts: MerchantRefundCount[];
}

/**
 * One page of refunds.
 */
export interface MerchantRefundListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantRefundPage;
}

export type MerchantRefundListAnswer = MerchantRefundListOk | Failure;

/**
 * What may be done with the refund now.
 */
export type MerchantRefundAction = 'grant' | 'refuse';
/**
 * A refund with everything that the store needs to decide it.
 */
export interface MerchantRefundInfo {
  refund: MerchantRefundRow;
  /**
   * What the buyer does not want any more.
   * @maxItems 100
   */
  lines: ReturnLine[];
  /** What the buyer wrote. */
  remark: Text;
  /** Why the store refused, or null. */
  answer: string | null;
  /** Whether it was granted because the store did not decide in time. */
  byDefault: boolean;
  /** When it was decided, or null. */
  decidedAt: number | null;
  /** Goods after discount. */
  goods: DollarAmount;
  /** Share of the coupon that is not paid back. */
  coupon: DollarAmount;
  /** Freight that goes back. */
  freight: DollarAmount;
  /** Tax that goes back. */
  tax: DollarAmount;
  /** Service fee that goes back. */
  fee: DollarAmount;
  /**
   * What may be done now.
   * @maxItems 2
   */
  acts: MerchantRefundAction[];
}

/**
 * One refund.
 */
export interface MerchantRefundInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantRefundInfo;
}

export type MerchantRefundInfoAnswer = MerchantRefundInfoOk | Failure;

/**
 * The decision is made.
 */
export interface MerchantRefundDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantRefundDecideAnswer = MerchantRefundDecideOk | Failure;

/**
 * Address of a picture, or null where there is none.
 * @maxLength 500
 * @nullable
 */
export type OptionalImage = string | null;

/**
 * A text, or null where there is none.
 * @maxLength 2000
 * @nullable
 */
export type OptionalText = string | null;

/**
 * A review in a list.
 */
export interface MerchantReviewRow {
  /** The review. */
  id: Id;
  /** The goods. */
  goodsId: Id;
  /** English name of the goods. */
  name: Label;
  /** First picture of the goods, or null. */
  image: string | null;
  /** Who wrote it, masked as everyone sees it. */
  author: Label;
  /**
   * Stars.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /** The words; empty if there are only stars. */
  content: Text;
  /** Number of pictures. */
  pictures: Count;
  /** When it was written. */
  createdAt: EpochMs;
  /** Public answer of the store, or null. */
  reply: string | null;
  /** When the store answered, or null. */
  repliedAt: number | null;
}

/**
 * Whether the store has answered.
 */
export type MerchantReviewCountState = 'unanswered' | 'answered';
/**
 * How many reviews have an answer of the store, or have none.
 */
export interface MerchantReviewCount {
  /** Whether the store has answered. */
  state: MerchantReviewCountState;
  /** How many there are. */
  count: Count;
}

/**
 * One page of reviews.
 */
export interface MerchantReviewPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantReviewRow[];
  /**
   * How many there are, whatever state the list is asked for.
   * @maxItems 2
   */
  counts: MerchantReviewCount[];
}

/**
 * One page of reviews.
 */
export interface MerchantReviewListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantReviewPage;
}

export type MerchantReviewListAnswer = MerchantReviewListOk | Failure;

/**
 * An opaque identifier, or null for none.
 * @minLength 1
 * @maxLength 64
 * @nullable
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OptionalId = string | null;

/**
 * A review with everything that the store needs to answer it.
 */
export interface MerchantReviewInfo {
  review: MerchantReviewRow;
  /**
   * Pictures of the buyer.
   * @maxItems 9
   */
  images: ImageUrl[];
  /** The chosen variant in words; empty for the only one. */
  attributes: Label;
  /** The order, or null for a review from before the store opened here. */
  orderId: string | null;
  /** Number of the order, or null. */
  number: string | null;
}

/**
 * One review.
 */
export interface MerchantReviewInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantReviewInfo;
}

export type MerchantReviewInfoAnswer = MerchantReviewInfoOk | Failure;

/**
 * Words of the store below a review, as plain text.
 * @minLength 1
 * @maxLength 1000
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ReviewReply = string;

/**
 * The answer is public.
 */
export interface MerchantReviewAnswerOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantReviewAnswerAnswer = MerchantReviewAnswerOk | Failure;

/**
 * There is no answer any more.
 */
export interface MerchantReviewWithdrawAnswerOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantReviewWithdrawAnswerAnswer = MerchantReviewWithdrawAnswerOk | Failure;

/**
 * A buyer who talks with the store.
 */
export interface MerchantChatRow {
  /** The buyer. */
  userId: Id;
  /** Recipient of the last order at this store, or the masked login name. */
  buyer: Label;
  /** Last words of the conversation; empty for a picture. */
  lastText: Text;
  /** Whether the last message is a picture. */
  isLastPicture: boolean;
  /** Whether the buyer waits for an answer. */
  isWaiting: boolean;
  /** Since when the buyer waits, or null. */
  waitingSince: number | null;
  /** Messages of the buyer without an answer. */
  unread: Count;
  /** When the last message was written. */
  lastAt: EpochMs;
}

/**
 * One page of conversations.
 */
export interface MerchantChatPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantChatRow[];
}

/**
 * One page of conversations.
 */
export interface MerchantChatListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantChatPage;
}

export type MerchantChatListAnswer = MerchantChatListOk | Failure;

/**
 * Whether a message is text or a picture.
 */
export type ChatMessageType = 'text' | 'img';
/**
 * A message.
 */
export interface MerchantChatMessage {
  /** The message. */
  id: Id;
  /** Whether the buyer wrote it. */
  isFromUser: boolean;
  /** Words or a picture. */
  kind: ChatMessageType;
  /** The words, or the address of the picture. */
  content: Text;
  /** Whether it was taken back. */
  isTakenBack: boolean;
  /** When it was written. */
  at: EpochMs;
}

/**
 * An order of the buyer at this store.
 */
export interface MerchantChatOrder {
  /** The order. */
  orderId: Id;
  /** Its number. */
  number: RecordNumber;
  /** Where it stands. */
  status: OrderStatus;
  /** What the buyer paid. */
  total: DollarAmount;
  /** When it was placed. */
  placedAt: EpochMs;
}

/**
 * A conversation.
 */
export interface MerchantChatMessages {
  /** The buyer. */
  userId: Id;
  /** Recipient of the last order at this store, or the masked login name. */
  buyer: Label;
  /**
   * The last 100 messages, oldest first.
   * @maxItems 100
   */
  messages: MerchantChatMessage[];
  /**
   * The latest orders of the buyer at this store, newest first.
   * @maxItems 5
   */
  orders: MerchantChatOrder[];
}

/**
 * The conversation.
 */
export interface MerchantChatMessagesOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantChatMessages;
}

export type MerchantChatMessagesAnswer = MerchantChatMessagesOk | Failure;

/**
 * The text, up to 1,000 characters and not only blanks; for a picture its address.
 * @minLength 1
 * @maxLength 1000
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ChatText = string;

/**
 * The message.
 */
export interface MerchantChatWritten {
  /** The message. */
  messageId: Id;
}

/**
 * The message is sent.
 */
export interface MerchantChatWriteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantChatWritten;
}

export type MerchantChatWriteAnswer = MerchantChatWriteOk | Failure;

/**
 * Goods of the store in a list.
 */
export interface MerchantGoodsRow {
  /** The goods. */
  id: Id;
  /** English name. */
  name: Label;
  /** First picture, or null. */
  image: string | null;
  /** Category of the goods. */
  categoryId: Id;
  /** Its name in the language of the call, or in English. */
  category: Label;
  /** Lowest price of a variant. */
  price: DollarAmount;
  /** Number of variants. */
  variants: Count;
  /** Pieces that can be ordered, of all variants. */
  stock: Count;
  /** Pieces sold. */
  sold: Count;
  /** Page views. */
  views: Count;
  /**
   * Mean of the reviews in stars, 0 without any.
   * @minimum 0
   * @maximum 5
   */
  rating: number;
  /** Whether buyers can order it. */
  isOnShelf: boolean;
  /** When it was put on the shelf or created. */
  changedAt: EpochMs;
}

/**
 * One page of goods.
 */
export interface MerchantGoodsPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantGoodsRow[];
}

/**
 * One page of goods.
 */
export interface MerchantGoodsListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsPage;
}

export type MerchantGoodsListAnswer = MerchantGoodsListOk | Failure;

/**
 * Grows with each change; an edit sends the one that it read.
 * @minimum 0
 * @maximum 2147483647
 */
export type Version = number;

/**
 * The texts in one language.
 */
export interface MerchantGoodsText {
  /** The language. */
  lang: Lang;
  /** Name. */
  name: Label;
  /** A few lines about it. */
  description: Text;
}

/**
 * A value of an option.
 */
export interface MerchantVariantChoice {
  /**
   * English name of the option.
   * @minLength 1
   * @maxLength 60
   * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
   */
  option: string;
  /**
   * English name of the value.
   * @minLength 1
   * @maxLength 60
   * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
   */
  value: string;
}

/**
 * One variant.
 */
export interface MerchantVariant {
  /** The variant. */
  id: Id;
  /** Its attributes in words; empty for the only one. */
  attributes: Label;
  /**
   * Its value of each option; none for the only one.
   * @maxItems 10
   */
  choices: MerchantVariantChoice[];
  /** Its own picture, or null. */
  picture: string | null;
  /** Price of a piece. */
  price: DollarAmount;
  /** Pieces that can be ordered. */
  stock: Count;
  /** Whether buyers do not see it. */
  isHidden: boolean;
}

/**
 * Where it stands now.
 */
export type MerchantDiscountState = 'planned' | 'running' | 'ended';
/**
 * A discount on goods.
 */
export interface MerchantDiscount {
  /** The discount. */
  id: Id;
  /**
   * Percent of the price that are taken off.
   * @minimum 0
   * @maximum 100
   */
  percent: number;
  /** When it begins. */
  startsAt: EpochMs;
  /** When it ends. */
  endsAt: EpochMs;
  /** Where it stands now. */
  state: MerchantDiscountState;
}

/**
 * Goods with everything that can be edited.
 */
export interface MerchantGoodsInfo {
  goods: MerchantGoodsRow;
  /** Version of the goods. */
  version: Version;
  /**
   * Texts, English first.
   * @maxItems 21
   */
  texts: MerchantGoodsText[];
  /**
   * Pictures in their order.
   * @maxItems 20
   */
  pictures: ImageUrl[];
  /**
   * Variants in their order.
   * @maxItems 500
   */
  variants: MerchantVariant[];
  /**
   * Discounts, the last one to end first.
   * @maxItems 50
   */
  discounts: MerchantDiscount[];
  /** Fewest pieces of an order. */
  minimumPieces: Count;
  /** Freight of a piece within the country. */
  shipping: DollarAmount;
}

/**
 * The goods.
 */
export interface MerchantGoodsInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsInfo;
}

export type MerchantGoodsInfoAnswer = MerchantGoodsInfoOk | Failure;

/**
 * Made by the client, new for each form and the same for each repeat of it.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type OrderSubmitToken = string;

/**
 * US dollars with at most two decimals.
 * @minimum 0
 * @maximum 1000000000
 */
export type DollarInput = number;

/**
 * Pieces bought, 500 at most unless the mall sets fewer.
 * @minimum 1
 * @maximum 500
 */
export type Quantity = number;

/**
 * Goods to create, or changes to goods. Without `goodsId` it creates goods with one variant.
 */
export interface MerchantGoodsDraft {
  /** The goods to change; absent to create some. */
  goodsId?: Id | undefined;
  /** The version that was read; needed for a change. */
  version?: Version | undefined;
  /** The same for each repeat of a creation. */
  requestToken?: OrderSubmitToken | undefined;
  /** English name. */
  name: Label;
  /** A few lines about it, in English. */
  description?: Text | undefined;
  /** A category of either level. */
  categoryId: Id;
  /** Price of a piece, for goods with one variant. */
  price: DollarInput;
  /** Pieces that can be ordered at first; read at the creation only. */
  stock?: Count | undefined;
  /** Fewest pieces of an order. */
  minimumPieces?: Quantity | undefined;
  /** Freight of a piece within the country. */
  shipping?: DollarInput | undefined;
  /**
   * Pictures in their order.
   * @maxItems 9
   */
  pictures?: ImageUrl[] | undefined;
}

/**
 * The goods after the change.
 */
export interface MerchantGoodsSaved {
  /** The goods. */
  goodsId: Id;
  /** Their new version. */
  version: Version;
}

/**
 * The goods are saved.
 */
export interface MerchantGoodsSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsSaved;
}

export type MerchantGoodsSaveAnswer = MerchantGoodsSaveOk | Failure;

/**
 * A row of the sheet, with its cells as they are written there. A column that is left out stays as it is.
 */
export interface MerchantGoodsLine {
  /** Number of the row in the sheet, for the faults. */
  line: Count;
  /** The goods to change; empty to create some. */
  goodsId?: Text;
  /** The variant of these goods to change; empty for the only one. */
  skuId?: Text;
  /** Options of a new variant in words. Rows of new goods that follow each other under one name are their variants. */
  variant?: Text;
  /** English name. */
  name?: Text;
  /** A few lines about it, in English. */
  description?: Text;
  /** Identifier or English name of a category. */
  category?: Text;
  /** Price of a piece in dollars. */
  price?: Text;
  /** Pieces on hand; read for new variants only. */
  stock?: Text;
  /** Fewest pieces of an order. */
  minimumPieces?: Text;
  /** Freight of a piece within the country. */
  shipping?: Text;
}

/**
 * A part of a sheet.
 */
export interface MerchantGoodsImport {
  /** The same for each part of a sheet and each repeat of it. */
  requestToken: OrderSubmitToken;
  /** Whether the rows are only checked, not saved. */
  isTrial?: boolean | undefined;
  /**
   * The rows in their order.
   * @minItems 1
   * @maxItems 500
   */
  rows: MerchantGoodsLine[];
}

/**
 * A column of the sheet.
 */
export type MerchantGoodsColumn =
  | 'goodsId'
  | 'skuId'
  | 'variant'
  | 'name'
  | 'description'
  | 'category'
  | 'price'
  | 'stock'
  | 'minimumPieces'
  | 'shipping';
/**
 * What is wrong with it.
 */
export type MerchantGoodsFaultReason =
  'missing' | 'unknown' | 'tooLong' | 'notAnAmount' | 'notAWholeNumber' | 'notOptions' | 'repeated';
/**
 * What is wrong with a cell.
 */
export interface MerchantGoodsFault {
  /** Number of the row. */
  line: Count;
  /** The column of the cell. */
  column: MerchantGoodsColumn;
  /** What is wrong with it. */
  reason: MerchantGoodsFaultReason;
}

/**
 * What a part of a sheet has done.
 */
export interface MerchantGoodsImported {
  /** Goods that were created, or would be. */
  created: Count;
  /** Goods that were changed, or would be. */
  changed: Count;
  /**
   * Faults, by row and column.
   * @maxItems 4000
   */
  faults: MerchantGoodsFault[];
}

/**
 * What was saved, and the faults of the other rows.
 */
export interface MerchantGoodsImportRowsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsImported;
}

export type MerchantGoodsImportRowsAnswer = MerchantGoodsImportRowsOk | Failure;

/**
 * The goods are on the shelf, or off it.
 */
export interface MerchantGoodsShelfOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantGoodsShelfAnswer = MerchantGoodsShelfOk | Failure;

/**
 * The stock is set.
 */
export interface MerchantVariantStockOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantVariantStockAnswer = MerchantVariantStockOk | Failure;

/**
 * What is changed.
 */
export type MerchantGoodsChangeKind = 'price' | 'setStock' | 'addStock' | 'shelf' | 'discount';
/**
 * One change for all named goods. `kind` says which of the other fields is read.
 */
export interface MerchantGoodsChange {
  /** What is changed. */
  kind: MerchantGoodsChangeKind;
  /**
   * By how much prices rise, or fall if negative; for a discount what is taken off.
   * @minimum -90
   * @maximum 900
   */
  percent?: number;
  /**
   * Pieces to set or to add.
   * @minimum -1000000
   * @maximum 1000000
   */
  pieces?: number;
  /** Whether buyers can order the goods. */
  isOnShelf?: boolean;
  /** When the discount begins. */
  startsAt?: EpochMs;
  /** When the discount ends. */
  endsAt?: EpochMs;
}

/**
 * Goods and what is changed of them.
 */
export interface MerchantGoodsBulk {
  /**
   * The goods.
   * @minItems 1
   * @maxItems 100
   */
  goodsIds: Id[];
  /** Whether nothing is saved. */
  isTrial: boolean;
  change: MerchantGoodsChange;
}

/**
 * Why nothing changed, or null.
 * @nullable
 */
export type MerchantGoodsBulkRowFault =
  'notFound' | 'priceTooLow' | 'priceTooHigh' | 'stockTooLow' | 'stockTooHigh' | null;
/**
 * What happened to one of the goods.
 */
export interface MerchantGoodsBulkRow {
  /** The goods. */
  goodsId: Id;
  /** English name; empty if they do not exist. */
  name: Label;
  /**
   * Lowest price, pieces, 1 or 0 for the shelf, or percent of the discount, as it was; null for none.
   * @minimum -1000000000
   * @maximum 1000000000
   * @nullable
   */
  before: number | null;
  /**
   * The same as it is now, or would be; null where there is a fault.
   * @minimum -1000000000
   * @maximum 1000000000
   * @nullable
   */
  after: number | null;
  /**
   * Why nothing changed, or null.
   * @nullable
   */
  fault: MerchantGoodsBulkRowFault;
}

/**
 * What happened to each of the goods.
 */
export interface MerchantGoodsBulkDone {
  /**
   * One row for each of the goods, in the order of the request.
   * @maxItems 100
   */
  results: MerchantGoodsBulkRow[];
}

/**
 * What happened to each of the goods.
 */
export interface MerchantGoodsBulkEditOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsBulkDone;
}

export type MerchantGoodsBulkEditAnswer = MerchantGoodsBulkEditOk | Failure;

/**
 * A variant with its goods in the columns of the sheet.
 */
export interface MerchantGoodsExportRow {
  /** The goods. */
  goodsId: Text;
  /** The variant. */
  skuId: Text;
  /** Its options in words; empty for the only one. */
  variant: Text;
  /** English name. */
  name: Text;
  /** English description. */
  description: Text;
  /** Identifier of the category. */
  category: Text;
  /** Price in dollars. */
  price: Text;
  /** Pieces on hand. */
  stock: Text;
  /** Fewest pieces of an order. */
  minimumPieces: Text;
  /** Freight in dollars. */
  shipping: Text;
}

/**
 * One page of variants.
 */
export interface MerchantGoodsExportPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantGoodsExportRow[];
}

/**
 * One page of variants.
 */
export interface MerchantGoodsExportRowsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsExportPage;
}

export type MerchantGoodsExportRowsAnswer = MerchantGoodsExportRowsOk | Failure;

/**
 * A variant to create, or to change where `skuId` is given.
 */
export interface MerchantVariantDraft {
  /** The variant to change; absent to create one. */
  skuId?: Id;
  /**
   * One value of each option; none for the only variant.
   * @maxItems 3
   */
  choices: MerchantVariantChoice[];
  /** Price of a piece. */
  price: DollarInput;
  /** Pieces that can be ordered. */
  stock: Count;
  /** A picture that was uploaded, or null for those of the goods. */
  picture?: string | null;
}

/**
 * All variants of goods, in the order in which buyers see them. Each has a value of the same options, and no two have the same values.
 */
export interface MerchantVariantSheet {
  /** The goods. */
  goodsId: Id;
  /** The version of the goods that was read. */
  version: Version;
  /**
   * The variants.
   * @minItems 1
   * @maxItems 200
   */
  variants: MerchantVariantDraft[];
}

/**
 * The variants are saved.
 */
export interface MerchantVariantSaveAllOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantGoodsSaved;
}

export type MerchantVariantSaveAllAnswer = MerchantVariantSaveAllOk | Failure;

/**
 * Percent of the price that are taken off.
 * @minimum 1
 * @maximum 90
 */
export type DiscountPercent = number;

/**
 * The discount.
 */
export interface MerchantDiscountSaved {
  /** The discount. */
  discountId: Id;
}

/**
 * The discount is saved.
 */
export interface MerchantDiscountSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantDiscountSaved;
}

export type MerchantDiscountSaveAnswer = MerchantDiscountSaveOk | Failure;

/**
 * The discount has ended.
 */
export interface MerchantDiscountEndOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantDiscountEndAnswer = MerchantDiscountEndOk | Failure;

/**
 * What a coupon is worth to buyers now.
 */
export type OfficeCouponState = 'scheduled' | 'running' | 'usedUp' | 'ended';
/**
 * 4 to 32 letters and digits, in any letter case.
 * @pattern ^[A-Za-z0-9]{4,32}$
 */
export type CouponCode = string;

/**
 * An opaque identifier, or null for none.
 * @minLength 1
 * @maxLength 64
 * @nullable
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OrderOptionalId = string | null;

/**
 * A short text, or null where there is none.
 * @maxLength 255
 * @nullable
 */
export type OrderOptionalLabel = string | null;

/**
 * US dollars with at most two decimals, or null.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type OrderOptionalMoney = number | null;

/**
 * Share of the goods in per cent, or null for a fixed amount.
 * @minimum 1
 * @maximum 90
 * @nullable
 */
export type CouponPercent = number | null;

/**
 * A coupon with what it has cost so far: either `amount` or `percent` is set.
 */
export interface OfficeCouponRow {
  /** The coupon. */
  id: Id;
  /** What a buyer enters, in capitals. */
  code: CouponCode;
  /** The store that pays for it; null for the mall. */
  storeId: string | null;
  /** Name of that store; null for the mall. */
  storeName: string | null;
  /** What it takes off in dollars; null for a share. */
  amount: number | null;
  /** Share of the goods in per cent, or null for a fixed amount. */
  percent: number | null;
  /** The maximum that a share takes off in dollars; null without a limit. */
  maxDiscount: number | null;
  /** The minimum price of the goods of the order after discount, in dollars. */
  minGoods: DollarAmount;
  /** From when it is valid. */
  startsAt: EpochMs;
  /** Until when it is valid. */
  endsAt: EpochMs;
  /**
   * How many orders may use it in all; null for any number.
   * @minimum 1
   * @maximum 2147483647
   * @nullable
   */
  totalLimit: number | null;
  /**
   * How many orders of one buyer may use it.
   * @minimum 1
   * @maximum 2147483647
   */
  userLimit: number;
  /** Orders that use it; one that is cancelled before payment gives it back. */
  used: Count;
  /** What it has taken off these orders in dollars. */
  discounted: DollarAmount;
  /** Whether an order has used it, so that only its end and its limits can change. */
  isFixed: boolean;
  state: OfficeCouponState;
  /** Version of the coupon. */
  version: Version;
}

/**
 * One page of coupons.
 */
export interface OfficeCouponPage {
  pageInfo: PageInfo;
  /**
   * The coupons of this page.
   * @maxItems 100
   */
  pageList: OfficeCouponRow[];
}

/**
 * One page of coupons.
 */
export interface MerchantCouponListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OfficeCouponPage;
}

export type MerchantCouponListAnswer = MerchantCouponListOk | Failure;

/**
 * US dollars with at most two decimals.
 * @minimum 0.01
 * @maximum 1000000
 */
export type OfficeCouponMoney = number;

/**
 * Share of the goods in per cent.
 * @minimum 1
 * @maximum 90
 */
export type OfficeCouponPercent = number;

/**
 * The minimum price of the goods of the order after discount, in dollars; more than the amount that the coupon takes off.
 * @minimum 1
 * @maximum 1000000
 */
export type OfficeCouponMinimum = number;

/**
 * How many orders may use it.
 * @minimum 1
 * @maximum 1000000
 */
export type OfficeCouponLimit = number;

/**
 * A coupon to create or change: either `amount` or `percent`. Once an order has used it, all but its end and its limits has to stay as it is.
 */
export interface OfficeCouponDraft {
  /** The coupon to change; absent to create one. */
  couponId?: Id | undefined;
  /** The version that was read; needed for a change. */
  version?: Version | undefined;
  /** What a buyer enters. It is stored in capitals. */
  code: CouponCode;
  /** What it takes off in dollars; absent for a share. */
  amount?: OfficeCouponMoney | undefined;
  /** What it takes off in per cent of the goods; absent for an amount. */
  percent?: OfficeCouponPercent | undefined;
  /** The maximum that a share takes off in dollars; absent without a limit. */
  maxDiscount?: OfficeCouponMoney | undefined;
  minGoods: OfficeCouponMinimum;
  /** From when it is valid. */
  startsAt: EpochMs;
  /** Until when it is valid. */
  endsAt: EpochMs;
  /** How many orders may use it in all; absent for any number. */
  totalLimit?: OfficeCouponLimit | undefined;
  /** How many orders of one buyer may use it. */
  userLimit: OfficeCouponLimit;
}

/**
 * The coupon after the change.
 */
export interface OfficeCouponSaved {
  /** The coupon. */
  couponId: Id;
  /** Its new version. */
  version: Version;
}

/**
 * The coupon is saved.
 */
export interface MerchantCouponSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OfficeCouponSaved;
}

export type MerchantCouponSaveAnswer = MerchantCouponSaveOk | Failure;

/**
 * The coupon has ended.
 */
export interface MerchantCouponEndOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type MerchantCouponEndAnswer = MerchantCouponEndOk | Failure;

/**
 * The page of the store.
 */
export interface MerchantStorePage {
  /** The store. */
  id: Id;
  /** Name of the store. */
  name: Label;
  /** Square logo. */
  avatar: ImageUrl;
  /** Wide picture at the top, or null. */
  banner: string | null;
  /** What the store says of itself. */
  about: Text;
  /** City and country that the store ships from. */
  location: Label;
  /** The minimum price of the goods in dollars from which an order of the store has no freight; null where the store does not offer that. */
  freeDeliveryFrom: number | null;
  /** Whether buyers see it. */
  isOpen: boolean;
  /** Grows with each change. */
  version: Version;
}

/**
 * The page of the store.
 */
export interface MerchantStoreInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantStorePage;
}

export type MerchantStoreInfoAnswer = MerchantStoreInfoOk | Failure;

/**
 * The minimum price of the goods in dollars from which an order of the store has no freight; null where the store does not offer that. Orders that were placed keep their freight.
 * @minimum 0.01
 * @maximum 1000000
 * @nullable
 */
export type MerchantFreeDelivery = number | null;

/**
 * The page of the store.
 */
export interface MerchantStoreDraft {
  /** The version that was read. */
  version: Version;
  /** Name of the store. */
  name: Name;
  /** Square logo. */
  avatar: ImageUrl;
  /** Wide picture at the top, or null. */
  banner: string | null;
  /** What the store says of itself. */
  about: Text;
  /** City and country that the store ships from. */
  location: Label;
  /** The minimum price of the goods in dollars from which an order of the store has no freight; null where the store does not offer that. Orders that were placed keep their freight. */
  freeDeliveryFrom: number | null;
}

/**
 * The page after the change.
 */
export interface MerchantStoreSaved {
  /** Its new version. */
  version: Version;
}

/**
 * The page is saved.
 */
export interface MerchantStoreSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantStoreSaved;
}

export type MerchantStoreSaveAnswer = MerchantStoreSaveOk | Failure;

/**
 * Sale, commission of the mall, payout to the owner, or another booking.
 */
export type MerchantEarningRowKind = 'sale' | 'commission' | 'payout' | 'other';
/**
 * What came in or went out.
 */
export interface MerchantEarningRow {
  /** The booking. */
  id: Id;
  /** Sale, commission of the mall, payout to the owner, or another booking. */
  kind: MerchantEarningRowKind;
  /** The order, or null for a payout. */
  orderId: string | null;
  /** Number of the order, or null. */
  number: string | null;
  /**
   * US dollars; negative where money went out.
   * @pattern ^-?\d{1,20}(\.\d{1,10})?$
   */
  amount: string;
  /** When it was booked. */
  at: EpochMs;
}

/**
 * One page of bookings.
 */
export interface MerchantEarningPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: MerchantEarningRow[];
}

/**
 * One page of bookings.
 */
export interface MerchantEarningListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantEarningPage;
}

export type MerchantEarningListAnswer = MerchantEarningListOk | Failure;

/**
 * A payout.
 */
export interface MerchantPayout {
  /** The payout. */
  payoutId: Id;
  /** What is left to take out. */
  available: CoinAmount;
}

/**
 * The earnings are in the wallet of the owner.
 */
export interface MerchantPayoutAskOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantPayout;
}

export type MerchantPayoutAskAnswer = MerchantPayoutAskOk | Failure;

/**
 * A country as two capital letters (ISO 3166-1 alpha-2).
 * @minLength 2
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Where it stands.
 */
export type MerchantApplicationStateProperty = 'applied' | 'admitted' | 'refused';
/**
 * An application to sell in the mall.
 */
export interface MerchantApplication {
  /** The application. */
  id: Id;
  /** Where it stands. */
  state: MerchantApplicationStateProperty;
  /** Name of the store. */
  storeName: Label;
  /** Country of the store. */
  countryCode: CountryCode;
  /** City of the store. */
  location: Label;
  /** What the applicant says. */
  remark: Text;
  /** Why it was refused, or null. */
  reason: string | null;
  /** The store that was opened, or null. */
  storeId: string | null;
  /** When it was made. */
  appliedAt: EpochMs;
  /** When it was decided, or null. */
  decidedAt: number | null;
}

/**
 * The latest application of the caller.
 */
export interface MerchantApplicationState {
  /** The application, or null where the caller has made none. */
  application: MerchantApplication | null;
}

/**
 * The application, or null.
 */
export interface MerchantApplicationInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantApplicationState;
}

export type MerchantApplicationInfoAnswer = MerchantApplicationInfoOk | Failure;

/**
 * The application is made.
 */
export interface MerchantApplicationSubmitOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: MerchantApplicationState;
}

export type MerchantApplicationSubmitAnswer = MerchantApplicationSubmitOk | Failure;

/**
 * What is not even a call of this contract (a wrong method, an oversized head or body, a proxy's refusal)
 * is answered with its HTTP status and, where the server itself answers, with the same envelope.
 */
export type ProtocolFailureResponse = Failure;

export type MerchantSessionLoginParams = {
  /**
   * Name, e-mail address or phone of the account.
   */
  username: LoginName;
  /**
   * Login password of the account.
   */
  password: LoginPassword;
  /**
   * Six digits of the authenticator, if one is bound.
   */
  code?: VerificationCode | undefined;
};

export type MerchantOrderListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * Up to eight statuses, joined by commas.
   * @maxLength 30
   * @pattern ^-?[0-6](,-?[0-6]){0,7}$
   */
  status?: string | undefined;
  /**
   * Keeps only orders placed from then on.
   */
  placedFrom?: EpochMs | undefined;
  /**
   * Keeps only orders placed before then.
   */
  placedUntil?: EpochMs | undefined;
  /**
   * Only those past their day.
   */
  isLate?: boolean | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: MerchantOrderListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type MerchantOrderListSortBy = 'placedAt' | 'total' | 'shipBy';
export type MerchantOrderInfoParams = {
  /**
   * The order, by its identifier.
   */
  orderId: Id;
};

export type MerchantOrderConfirmParams = {
  /**
   * The order, by its identifier.
   */
  orderId: Id;
};

export type MerchantOrderShipParams = {
  /**
   * The order, by its identifier.
   */
  orderId: Id;
  /**
   * Who carries the parcel.
   */
  carrier: Name;
  /**
   * Number of the parcel.
   * @minLength 1
   * @maxLength 64
   * @pattern ^[A-Za-z0-9][A-Za-z0-9 ./-]*$
   */
  trackingNumber: string;
};

export type MerchantReturnListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only those in this state.
   */
  state?: ReturnCaseStatus | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: MerchantReturnListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type MerchantReturnListSortBy = 'requestedAt' | 'deadline' | 'total';
export type MerchantReturnInfoParams = {
  /**
   * Goods that come back, or the report of a parcel that never arrived.
   */
  returnId: ReturnId;
};

export type MerchantReturnDecideParams = {
  /**
   * Goods that come back, or the report of a parcel that never arrived.
   */
  returnId: ReturnId;
  /**
   * What the store answers.
   */
  decision: MerchantReturnDecideDecision;
  /**
   * Why; needed for a refusal. The buyer reads it.
   */
  reason?: Reason | undefined;
};

export type MerchantReturnDecideDecision = 'accept' | 'refuse';
export type MerchantReturnArriveParams = {
  /**
   * Goods that come back, or the report of a parcel that never arrived.
   */
  returnId: ReturnId;
  /**
   * What the store says of the goods.
   */
  decision: MerchantReturnArriveDecision;
  /**
   * What is wrong; needed to contest. The buyer reads it.
   */
  reason?: Reason | undefined;
};

export type MerchantReturnArriveDecision = 'refund' | 'contest';
export type MerchantRefundListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only those in this state.
   */
  state?: RefundStatus | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: MerchantRefundListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type MerchantRefundListSortBy = 'requestedAt' | 'deadline' | 'total';
export type MerchantRefundInfoParams = {
  /**
   * The refund, by its identifier.
   */
  refundId: Id;
};

export type MerchantRefundDecideParams = {
  /**
   * The refund, by its identifier.
   */
  refundId: Id;
  /**
   * What the store decides.
   */
  decision: MerchantRefundDecideDecision;
  /**
   * Why; needed for a refusal. The buyer reads it.
   */
  reason?: Reason | undefined;
};

export type MerchantRefundDecideDecision = 'grant' | 'refuse';
export type MerchantReviewListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Whether the store has answered.
   */
  state?: MerchantReviewListState | undefined;
  /**
   * Stars.
   */
  rating?: MerchantReviewListRating | undefined;
  /**
   * Keeps only reviews of these goods.
   */
  goodsId?: Id | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: MerchantReviewListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type MerchantReviewListState = 'unanswered' | 'answered';
export type MerchantReviewListRating = 1 | 2 | 3 | 4 | 5;
export type MerchantReviewListSortBy = 'createdAt' | 'rating';
export type MerchantReviewInfoParams = {
  /**
   * The review, by its identifier.
   */
  reviewId: Id;
};

export type MerchantReviewAnswerParams = {
  /**
   * The review, by its identifier.
   */
  reviewId: Id;
  /**
   * What to say to everyone.
   */
  text: ReviewReply;
};

export type MerchantReviewWithdrawAnswerParams = {
  /**
   * The review, by its identifier.
   */
  reviewId: Id;
};

export type MerchantChatListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Only those who wait.
   */
  isWaiting?: boolean | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
};

export type MerchantChatMessagesParams = {
  /**
   * The buyer, by identifier.
   */
  userId: Id;
};

export type MerchantChatWriteParams = {
  /**
   * The buyer, by identifier.
   */
  userId: Id;
  /**
   * Words, or a picture that was uploaded.
   */
  type?: ChatMessageType | undefined;
  /**
   * What to say, or the address of the picture.
   */
  text: ChatText;
};

export type MerchantGoodsListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only goods on the shelf, or only those off it.
   */
  shelf?: MerchantGoodsListShelf | undefined;
  /**
   * Keeps only goods without stock, or with at most five pieces of a variant.
   */
  stock?: MerchantGoodsListStock | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: MerchantGoodsListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type MerchantGoodsListShelf = 'on' | 'off';
export type MerchantGoodsListStock = 'out' | 'low';
export type MerchantGoodsListSortBy = 'changedAt' | 'name' | 'price' | 'sold' | 'stock';
export type MerchantGoodsInfoParams = {
  /**
   * The goods, by their identifier.
   */
  goodsId: Id;
};

export type MerchantGoodsShelfParams = {
  /**
   * The goods, by their identifier.
   */
  goodsId: Id;
  /**
   * Whether buyers can order it.
   */
  isOnShelf: boolean;
};

export type MerchantVariantStockParams = {
  /**
   * The variant, by its identifier.
   */
  skuId: Id;
  /**
   * Pieces that can be ordered from now on.
   */
  pieces: Count;
};

export type MerchantGoodsExportRowsParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which an id, a number or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only goods on the shelf, or only those off it.
   */
  shelf?: MerchantGoodsExportRowsShelf | undefined;
  /**
   * Keeps only goods without stock, or with at most five pieces of a variant.
   */
  stock?: MerchantGoodsExportRowsStock | undefined;
};

export type MerchantGoodsExportRowsShelf = 'on' | 'off';
export type MerchantGoodsExportRowsStock = 'out' | 'low';
export type MerchantDiscountSaveParams = {
  /**
   * The goods, by their identifier.
   */
  goodsId: Id;
  /**
   * The discount to change; absent to add one.
   */
  discountId?: Id | undefined;
  /**
   * What is taken off the price.
   */
  percent: DiscountPercent;
  /**
   * When it begins.
   */
  startsAt: EpochMs;
  /**
   * When it ends: later than now and than the beginning.
   */
  endsAt: EpochMs;
};

export type MerchantDiscountEndParams = {
  /**
   * The discount, by its identifier.
   */
  discountId: Id;
};

export type MerchantCouponListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which a code has this.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only coupons in this state.
   */
  state?: OfficeCouponState | undefined;
};

export type MerchantCouponEndParams = {
  /**
   * The coupon, by its identifier.
   */
  couponId: Id;
};

export type MerchantEarningListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type MerchantPayoutAskParams = {
  /**
   * How much, in US dollars.
   */
  amount: CoinAmount;
  /**
   * The same for each repeat of a request.
   */
  requestToken: OrderSubmitToken;
};

export type MerchantApplicationSubmitParams = {
  /**
   * Name that the store should have.
   */
  storeName: Name;
  /**
   * Country that the store ships from.
   */
  countryCode: CountryCode;
  /**
   * City that the store ships from.
   */
  location?: Name | undefined;
  /**
   * What the store will sell, in a few words.
   */
  remark?: Reason | undefined;
};
