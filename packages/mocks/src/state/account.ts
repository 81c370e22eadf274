/** The account of a buyer, with its orders and records. */
import type {
  Address,
  BankCard,
  ChatMessage,
  Loan,
  OrderAttribute,
  OrderLogItem,
  OrderStatus,
  Payment,
  RefundReason,
  RefundStatus,
  SecurityEvent,
  WalletLog,
} from '@openmall/sdk';
import type { Sku } from './stock.ts';

export interface OrderLine {
  readonly sku: Sku;
  readonly count: number;
  readonly attributes: OrderAttribute[];
}

export interface Figures {
  readonly itemsCents: number;
  readonly discountCents: number;
  readonly dispatchCents: number;
  readonly longDistanceCents: number;
  readonly deliveryCents: number;
  readonly freightCents: number;
  readonly taxCents: number;
  readonly serviceCents: number;
  readonly couponCents: number;
  readonly totalCents: number;
}

/** Pieces of a line in a refund, with their share of the sums of the order in cents. */
export interface RefundPart {
  readonly line: OrderLine;
  readonly count: number;
  readonly goods: number;
  readonly coupon: number;
  readonly freight: number;
  readonly tax: number;
  readonly service: number;
}

export interface Refund {
  readonly id: string;
  readonly reason: RefundReason;
  readonly remark: string;
  readonly at: number;
  readonly parts: readonly RefundPart[];
  readonly isWhole: boolean;
  state: 1 | 2 | 3;
  decidedAt: number | undefined;
  /** Whether it was granted because the store did not act in time. */
  byDefault: boolean;
  answer: string | undefined;
  /** The return that it pays back. */
  readonly returnId: string | undefined;
}

/** A return, or the report of a parcel that never arrived. */
export interface ReturnCase {
  readonly id: string;
  readonly reason: RefundReason;
  readonly remark: string;
  readonly at: number;
  readonly parts: readonly RefundPart[];
  images: readonly string[];
  state: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** When it goes on by itself. */
  dueAt: number | undefined;
  decidedAt: number | undefined;
  sentAt: number | undefined;
  disputedAt: number | undefined;
  closedAt: number | undefined;
  answer: string | undefined;
  dispute: string | undefined;
  carrier: string | undefined;
  trackingNumber: string | undefined;
  byDefault: boolean;
  isDisputedByStore: boolean;
}

/** The token of a form and what it asked for; undefined for a form without a token. */
export type Submission = { readonly token: string; readonly content: string } | undefined;

export interface Order {
  readonly id: string;
  readonly storeId: string;
  readonly lines: readonly OrderLine[];
  readonly figures: Figures;
  readonly couponCode: string | undefined;
  readonly address: Address;
  readonly createdAt: number;
  readonly remarks: string;
  readonly log: OrderLogItem[];
  /** The form that placed it. */
  readonly submission: Submission;
  status: OrderStatus;
  /** The state that an order returns to after a refund of it. */
  statusBeforeRefund: 1 | 2;
  returnStatus: RefundStatus;
  paidAt: number | undefined;
  shippedAt: number | undefined;
  reminded: boolean;
  cancelReason: 0 | 1 | 2 | 3 | 4 | null;
  /** Oldest first. */
  readonly refunds: Refund[];
  /** Oldest first. */
  readonly returns: ReturnCase[];
}

/** A recharge or a withdrawal. */
export interface MoneyRecord {
  readonly no: string;
  readonly coin: 'USDT' | 'ETH' | 'BTC' | 'USDC';
  readonly chain: string;
  /** In the coin. */
  readonly amount: string;
  /** In the coin. */
  readonly fee: string;
  /** What left the wallet in dollars, if it is another sum. */
  readonly worth?: string;
  readonly address: string;
  readonly image: string | null;
  readonly createdAt: number;
  tx: string | null;
  state: 0 | 1 | 2;
  /** Since when a withdrawal may be paid out. */
  approvedAt?: number;
  reviewedAt: number | undefined;
  failure: string | null;
}

export interface StoredLoan {
  readonly id: string;
  readonly realName: string;
  readonly amountCents: number;
  readonly days: number;
  readonly identification: string;
  readonly countryId: number;
  readonly pictures: readonly [string, string, string];
  readonly appliedAt: number;
  paidOutAt: number | undefined;
  status: Loan['status'];
  rejectReason: string | null;
}

/** A change of a favourite. Prices are null for goods back in stock. */
export interface FavouriteNotice {
  readonly id: string;
  readonly goodsId: string;
  readonly kind: 1 | 2;
  readonly at: number;
  readonly oldCents: number | null;
  readonly newCents: number | null;
  isRead: boolean;
}

export interface Conversation {
  readonly messages: ChatMessage[];
  unread: number;
}

/** A line of the cart of an account. */
export interface CartEntry {
  readonly sellerGoodsId: string;
  readonly skuId: string;
  readonly count: number;
  readonly isLater: boolean;
}

export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: string[];
  readonly drawnAt: number;
  /** The step of the last code that was used: no code works twice. */
  usedStep: number;
}

/** A bound email address or phone. */
export interface Contact {
  readonly address: string;
  readonly isVerified: boolean;
}

/** An identity check, with the fields that its applicant sent. */
export interface IdentityCheck {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly appliedAt: number;
  /** Submitted, in review, passed, refused. */
  status: 0 | 1 | 2 | 3;
  reason: string | null;
  decidedAt: number | undefined;
}

export interface Account {
  readonly username: string;
  readonly usercode: string;
  readonly id: string;
  password: string;
  fundPassword: string | undefined;
  name: string | null;
  displayName: string | null;
  /** Which emails the buyer gets. */
  readonly mails: Record<'orders' | 'refunds' | 'wallet' | 'newsletter', boolean>;
  avatar: number;
  email: Contact | undefined;
  phone: Contact | undefined;
  /** The latest application of each kind. */
  readonly identity: { basic: IdentityCheck | undefined; advanced: IdentityCheck | undefined };
  authenticator: Authenticator | undefined;
  /** The key that was shown last and is not bound yet. */
  drawnAuthenticator: Authenticator | undefined;
  /** Proofs of a present binding, with the time when they end. */
  readonly bindingProofs: Map<string, number>;
  /** The latest first. */
  readonly securityEvents: SecurityEvent[];
  /** Whether the account is closed. Its username stays taken. */
  isClosed: boolean;
  cents: number;
  /** The part of the balance that is demo money. */
  demoCents: number;
  boundAddress: string;
  /** The latest line first. */
  cart: readonly CartEntry[];
  /** Rises with each change of the cart. */
  cartRevision: number;
  /** When the bound address is removed. */
  addressReleaseAt: number | undefined;
  readonly favourites: string[];
  /** Price and stock of favourites when the buyer was last told, by goods. */
  readonly noticed: Map<string, { readonly cents: number; readonly isSoldOut: boolean }>;
  /** Newest first. */
  readonly notices: FavouriteNotice[];
  readonly follows: { readonly storeId: string; readonly at: number }[];
  /** Ids of claimed coupons. */
  readonly coupons: Set<string>;
  readonly history: { readonly id: string; readonly goodsId: string; readonly at: number }[];
  /** Newest first. */
  readonly addresses: Address[];
  /** Ids of deleted addresses: deleting an address again succeeds. */
  readonly deletedAddresses: Set<string>;
  readonly orders: Order[];
  readonly reviewed: Set<string>;
  readonly walletLog: WalletLog[];
  readonly recharges: MoneyRecord[];
  readonly withdrawals: MoneyRecord[];
  readonly loans: StoredLoan[];
  readonly bankCards: BankCard[];
  /** Ids of cards that were deleted: deleting them again succeeds. */
  readonly forgottenCards: string[];
  readonly payments: Payment[];
  readonly service: Conversation;
  readonly conversations: Map<string, Conversation>;
}
