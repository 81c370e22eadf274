/** What a mail can tell, and how it is passed. */
export interface MailFacts {
  /** The numbers of one or more orders. */
  readonly order: string;
  /** The order that the button opens. */
  readonly orderId: string;
  /** In dollars. */
  readonly amount: string;
  /** A quantity with its coin, such as `0.5 BTC`. */
  readonly sum: string;
  readonly date: Date;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly reason: string;
  readonly code: string;
}

/** What a person can turn off. Mails about security and withdrawals always go out. */
export const MAIL_TOPICS = ['orders', 'refunds', 'wallet'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export interface MailKind {
  readonly facts: readonly (keyof MailFacts)[];
  /** Missing for mails that always go out. */
  readonly topic?: MailTopic;
  readonly button?: 'order' | 'wallet' | 'security';
  /** Says what to do if the owner did not do it. Also goes to a proven phone. */
  readonly isAlert?: true;
  /** Goes to a proven phone too, like an alert. */
  readonly byPhone?: true;
}

const ORDER = ['order', 'orderId'] as const;

/**
 * All mails to an account. To add one: a line here, its `subject` (and `text`) in `texts/en.json` by
 * `npm run i18n -- --add mail.<kind>.subject "…"`, and a call of `sendMail`.
 */
export const MAILS = {
  orderPlaced: { topic: 'orders', facts: [...ORDER, 'amount', 'date'], button: 'order' },
  orderPaid: { topic: 'orders', facts: [...ORDER, 'amount'], button: 'order' },
  parcelSent: { topic: 'orders', facts: [...ORDER, 'carrier', 'trackingNumber'], button: 'order' },
  orderDelivered: { topic: 'orders', facts: ORDER, button: 'order' },
  /** The order counts as received on this date. */
  orderAutoReceiptSoon: { topic: 'orders', facts: [...ORDER, 'date'], button: 'order' },
  orderAutoReceived: { topic: 'orders', facts: ORDER, button: 'order' },
  /** The store has not shipped in time, so the buyer may cancel a paid order. */
  orderMayCancel: { topic: 'orders', facts: ORDER, button: 'order' },
  refundRequested: { topic: 'refunds', facts: [...ORDER, 'amount'], button: 'order' },
  /** The request is approved on this date if the store stays silent. */
  refundAutoGrantSoon: { topic: 'refunds', facts: [...ORDER, 'date'], button: 'order' },
  refundGranted: { topic: 'refunds', facts: [...ORDER, 'amount'], button: 'order' },
  refundRefused: { topic: 'refunds', facts: [...ORDER, 'reason'], button: 'order' },
  returnRequested: { topic: 'refunds', facts: [...ORDER, 'amount'], button: 'order' },
  /** The buyer sends the goods until this date. */
  returnAccepted: { topic: 'refunds', facts: [...ORDER, 'date'], button: 'order' },
  /** The buyer has not sent the goods yet. */
  returnSendSoon: { topic: 'refunds', facts: [...ORDER, 'date'], button: 'order' },
  /** The buyer may dispute the refusal until this date. */
  returnRefused: { topic: 'refunds', facts: [...ORDER, 'reason', 'date'], button: 'order' },
  disputeDecided: { topic: 'refunds', facts: [...ORDER, 'reason'], button: 'order' },
  /** The store has answered the buyer's review of goods in this order. */
  reviewAnswered: { topic: 'orders', facts: ORDER, button: 'order' },
  /** To the owner of a store: the buyer may cancel the order after this date. */
  storeShipSoon: { topic: 'orders', facts: ['order', 'date'] },
  /** To the owner of a store: the refund is approved on this date. */
  storeRefundSoon: { topic: 'refunds', facts: ['order', 'date'] },
  rechargeReceived: { topic: 'wallet', facts: ['amount'], button: 'wallet' },
  withdrawalRequested: { facts: ['sum'], button: 'wallet', isAlert: true },
  withdrawalPaid: { facts: ['sum'], button: 'wallet' },
  withdrawalRefused: { facts: ['sum', 'reason'], button: 'wallet' },
  newDevice: { facts: ['date'], button: 'security', isAlert: true },
  passwordChanged: { facts: [], button: 'security', isAlert: true },
  fundPassword: { facts: [], button: 'security', isAlert: true },
  fundPasswordChanged: { facts: [], button: 'security', isAlert: true },
  fundPasswordReset: { facts: [], button: 'security', isAlert: true },
  authenticator: { facts: [], button: 'security', isAlert: true },
  authenticatorRemoved: { facts: [], button: 'security', isAlert: true },
  withdrawAddress: { facts: [], button: 'wallet', isAlert: true },
  /** The withdrawal address is released on this date. */
  addressReleaseSoon: { facts: ['date'], button: 'wallet', isAlert: true },
  addressReleased: { facts: [], button: 'wallet', isAlert: true },
  accountReset: { facts: [], button: 'security', byPhone: true },
} as const satisfies Readonly<Record<string, MailKind>>;

export type MailName = keyof typeof MAILS;
/** The facts of one kind of mail. */
export type MailData<Name extends MailName> = Pick<MailFacts, (typeof MAILS)[Name]['facts'][number]>;
