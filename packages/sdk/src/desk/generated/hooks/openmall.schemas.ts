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
 * Name with which a person of the desk logs in.
 * @minLength 3
 * @maxLength 32
 * @pattern ^[a-z][a-z0-9._-]*$
 */
export type StaffName = string;

/**
 * 12 to 64 letters, digits or special characters.
 * @pattern ^[!-~]{12,64}$
 */
export type StaffPassword = string;

/**
 * Six digits of the authenticator, or one of the recovery codes.
 * @pattern ^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$
 */
export type SecondFactor = string;

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
 * A session of the desk.
 */
export interface DeskLogin {
  /** Token of the new session. */
  token: OfficeToken;
  /** When the session ends at the latest. */
  expiresAt: EpochMs;
}

/**
 * The session is open.
 */
export interface DeskSessionLoginOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLogin;
}

export type DeskSessionLoginAnswer = DeskSessionLoginOk | Failure;

/**
 * A short text on one line.
 * @maxLength 255
 * @pattern ^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Label = string;

/**
 * A text of a few lines.
 * @maxLength 2000
 */
export type Text = string;

/**
 * What the authenticator of a new person needs. It is shown once.
 */
export interface DeskInvited {
  /** Name to log in with. */
  username: StaffName;
  /** Key for the authenticator, in base 32. */
  secret: Label;
  /** The same as an `otpauth` address, for a QR code. */
  uri: Text;
  /**
   * Codes for a lost authenticator.
   * @maxItems 10
   */
  recoveryCodes: Label[];
}

/**
 * The person can log in with a code of the authenticator.
 */
export interface DeskSessionJoinOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskInvited;
}

export type DeskSessionJoinAnswer = DeskSessionJoinOk | Failure;

/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Id = string;

/**
 * A role.
 */
export interface DeskRoleName {
  /** The role. */
  id: Id;
  /** Its name. */
  name: Label;
}

/**
 * What a role may allow.
 */
export type DeskPermission =
  | 'customers:see'
  | 'customers:hold'
  | 'identity:see'
  | 'identity:act'
  | 'stores:see'
  | 'stores:act'
  | 'money:see'
  | 'withdrawals:approve'
  | 'withdrawals:pay'
  | 'recharges:act'
  | 'loans:see'
  | 'loans:act'
  | 'disputes:see'
  | 'disputes:act'
  | 'content:act'
  | 'coupons:act'
  | 'chat:act'
  | 'settings:write'
  | 'staff:act'
  | 'roles:act'
  | 'audit:see';
/**
 * A short text, or null where there is none.
 * @maxLength 255
 * @nullable
 */
export type OptionalLabel = string | null;

/**
 * An open session of the same person.
 */
export interface DeskSessionRow {
  /** The session. */
  id: Id;
  /** When it was opened. */
  openedAt: EpochMs;
  /** When it was last used. */
  usedAt: EpochMs;
  /** Network address that it was opened from, or null. */
  address: string | null;
  /** Whether it is this one. */
  isCurrent: boolean;
}

/**
 * Milliseconds since 1970-01-01T00:00:00Z, or null before it happened.
 * @minimum 0
 * @maximum 253402300799999
 * @nullable
 */
export type OptionalTime = number | null;

/**
 * Who is logged in.
 */
export interface DeskMe {
  /** The person. */
  staffId: Id;
  /** Name to log in with. */
  username: StaffName;
  /** Full name. */
  name: Label;
  /**
   * Roles of the person.
   * @maxItems 20
   */
  roles: DeskRoleName[];
  /**
   * What the person may do: those of all roles together.
   * @maxItems 50
   */
  permissions: DeskPermission[];
  /**
   * Open sessions, newest first.
   * @maxItems 50
   */
  sessions: DeskSessionRow[];
  /** Until when the second factor is fresh, or null. */
  freshUntil: number | null;
  /** When this session ends at the latest. */
  expiresAt: EpochMs;
}

/**
 * Who is logged in.
 */
export interface DeskSessionMeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskMe;
}

export type DeskSessionMeAnswer = DeskSessionMeOk | Failure;

/**
 * The second factor is fresh.
 */
export interface DeskFresh {
  /** Until when. */
  freshUntil: EpochMs;
}

/**
 * The second factor is fresh.
 */
export interface DeskSessionConfirmOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskFresh;
}

export type DeskSessionConfirmAnswer = DeskSessionConfirmOk | Failure;

/**
 * This call answers with nothing but its success.
 * @nullable
 */
export type NoData = null;

/**
 * The sessions have ended.
 */
export interface DeskSessionEndOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskSessionEndAnswer = DeskSessionEndOk | Failure;

/**
 * How many.
 * @minimum 0
 * @maximum 2147483647
 */
export type Count = number;

/**
 * Which work.
 */
export type DeskQueueQueue =
  | 'withdrawalsToCheck'
  | 'withdrawalsToPay'
  | 'recharges'
  | 'identity'
  | 'applications'
  | 'loans'
  | 'disputes'
  | 'chat';
/**
 * One kind of work that waits.
 */
export interface DeskQueue {
  /** Which work. */
  queue: DeskQueueQueue;
  /** How many wait. */
  count: Count;
  /** Since when the oldest waits, or null. */
  oldestAt: number | null;
}

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
 * How the mall does, from records.
 */
export interface DeskTrade {
  /** Accounts that are open. */
  users: Count;
  /** Accounts opened in the last 30 days. */
  newUsers: Count;
  /** Stores that are open. */
  stores: Count;
  /**
   * Paid orders of the last 30 days, oldest first.
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
 * An amount of a coin, exact, with up to ten decimals.
 * @maxLength 29
 * @pattern ^(0|[1-9]\d{0,17})(\.\d{1,10})?$
 */
export type CoinAmount = string;

/**
 * Money of users and of stores, in US dollars.
 */
export interface DeskMoney {
  /** In all wallets. */
  wallets: CoinAmount;
  /** In withdrawals that are under way. */
  held: CoinAmount;
  /** Earnings that stores have not taken out. */
  owedToStores: CoinAmount;
  /** Lent and not repaid. */
  lent: CoinAmount;
}

/**
 * Only what the caller may see.
 */
export interface DeskFigures {
  /**
   * Work that waits, of the kinds that the caller may see.
   * @maxItems 20
   */
  queues: DeskQueue[];
  trade: DeskTrade;
  /** Sums of money, or null without the permission to see money. */
  money: DeskMoney | null;
}

/**
 * The figures.
 */
export interface DeskHomeFiguresOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskFigures;
}

export type DeskHomeFiguresAnswer = DeskHomeFiguresOk | Failure;

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
 * What comes next.
 */
export type DeskWithdrawalState = 'toCheck' | 'toPay' | 'paidOut' | 'refused';
/**
 * One approval.
 */
export interface DeskApproval {
  /** Who approved. */
  staffId: Id;
  /** Name of the person. */
  name: Label;
  /** When. */
  at: EpochMs;
}

/**
 * A reason to look twice.
 */
export type DeskRisk =
  'firstWithdrawal' | 'newAddress' | 'noIdentity' | 'onHold' | 'sharedAddress' | 'noCode';
/**
 * A withdrawal in a list.
 */
export interface DeskWithdrawalRow {
  /** The withdrawal. */
  id: Id;
  /** The number that users read out. */
  number: RecordNumber;
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /** When it was requested. */
  createdAt: EpochMs;
  state: DeskWithdrawalState;
  /** Coin or bank. */
  channel: Label;
  /** Chain of the coin, or null. */
  blockchain: string | null;
  /** What leaves the wallet, in US dollars. */
  amount: CoinAmount;
  /** What the mall keeps of it. */
  fee: CoinAmount;
  /** What arrives, in the coin. */
  arrival: CoinAmount;
  /**
   * Approvals so far.
   * @maxItems 5
   */
  approvals: DeskApproval[];
  /** Approvals by different people before it can be paid out. */
  approvalsNeeded: Count;
  /**
   * Reasons to look twice.
   * @maxItems 10
   */
  risks: DeskRisk[];
}

/**
 * One page of withdrawals.
 */
export interface DeskWithdrawalPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskWithdrawalRow[];
}

/**
 * One page of withdrawals.
 */
export interface DeskWithdrawalListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskWithdrawalPage;
}

export type DeskWithdrawalListAnswer = DeskWithdrawalListOk | Failure;

/**
 * Why, or null where nothing was refused.
 * @maxLength 500
 * @nullable
 */
export type OptionalReason = string | null;

/**
 * Money of the user that came in or went out.
 */
export interface DeskMovement {
  /** Kind of the booking, such as `recharge`. */
  kind: Label;
  /** What it belongs to. */
  reference: Label;
  /**
   * US dollars; negative where money went out.
   * @pattern ^-?\d{1,20}(\.\d{1,10})?$
   */
  amount: string;
  /** When it was booked. */
  at: EpochMs;
}

/**
 * An action.
 */
export type DeskWithdrawalInfoActsItem = 'approve' | 'refuse' | 'payOut';
/**
 * A withdrawal with what helps to decide.
 */
export interface DeskWithdrawalInfo {
  withdrawal: DeskWithdrawalRow;
  /** Address of the coin that it goes to, or null. */
  address: string | null;
  /**
   * Bank account that it goes to in words, or null.
   * @maxLength 500
   * @nullable
   */
  bank: string | null;
  /** When the address was bound, or null. */
  boundAt: number | null;
  /** Number of the transfer on the chain, or null. */
  hash: string | null;
  /** Why it was refused, or null. */
  reason: string | null;
  /** When it was paid out or refused, or null. */
  decidedAt: number | null;
  /** Who paid it out, or null. */
  paidOutBy: string | null;
  /** What is left in the wallet. */
  balance: CoinAmount;
  /**
   * The last 50 bookings of the wallet, newest first.
   * @maxItems 100
   */
  movements: DeskMovement[];
  /**
   * What this caller may do now.
   * @maxItems 5
   */
  acts: DeskWithdrawalInfoActsItem[];
}

/**
 * The withdrawal.
 */
export interface DeskWithdrawalInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskWithdrawalInfo;
}

export type DeskWithdrawalInfoAnswer = DeskWithdrawalInfoOk | Failure;

/**
 * Why, in plain words; a blank one is refused.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Reason = string;

/**
 * The decision was recorded.
 */
export interface DeskWithdrawalDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskWithdrawalDecideAnswer = DeskWithdrawalDecideOk | Failure;

/**
 * The number under which a blockchain knows a transfer.
 * @pattern ^[A-Za-z0-9]{1,128}$
 */
export type TransactionHash = string;

/**
 * The withdrawal is paid out.
 */
export interface DeskWithdrawalPayOutOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskWithdrawalPayOutAnswer = DeskWithdrawalPayOutOk | Failure;

/**
 * Where it stands.
 */
export type DeskRechargeState = 'waiting' | 'credited' | 'failed' | 'reversed';
/**
 * Address of a picture, or null where there is none.
 * @maxLength 500
 * @nullable
 */
export type OptionalImage = string | null;

/**
 * A recharge in a list.
 */
export interface DeskRechargeRow {
  /** The recharge. */
  id: Id;
  /** The number that users read out. */
  number: RecordNumber;
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /** When it was reported. */
  createdAt: EpochMs;
  state: DeskRechargeState;
  /** The coin. */
  coin: Label;
  /** Its chain. */
  blockchain: Label;
  /** How much of the coin. */
  volume: CoinAmount;
  /** Its worth in US dollars. */
  amount: CoinAmount;
  /** Address of the mall that it was sent to. */
  channelAddress: Label;
  /** Number of the transfer as the user gave it, or null. */
  reportedHash: string | null;
  /** Picture that proves it, or null. */
  proof: string | null;
  /** Why it failed or was reversed, or null. */
  reason: string | null;
  /** Whether a third party takes the money. */
  isThirdParty: boolean;
}

/**
 * One page of recharges.
 */
export interface DeskRechargePage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskRechargeRow[];
}

/**
 * One page of recharges.
 */
export interface DeskRechargeListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskRechargePage;
}

export type DeskRechargeListAnswer = DeskRechargeListOk | Failure;

/**
 * The decision was recorded.
 */
export interface DeskRechargeDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskRechargeDecideAnswer = DeskRechargeDecideOk | Failure;

/**
 * A coin that the mall can take.
 */
export type DeskCoin = 'USDT' | 'USDC' | 'ETH' | 'BTC';
/**
 * Place in the list of buyers; the smallest comes first.
 * @minimum 0
 * @maximum 999
 */
export type DeskPosition = number;

/**
 * Grows with each change; an edit sends the one that it read.
 * @minimum 0
 * @maximum 2147483647
 */
export type Version = number;

/**
 * A network of coins.
 */
export type DeskNetwork = 'TRC20' | 'ERC20' | 'OMNI';
/**
 * A receiving address. It has to be valid on its network.
 * @minLength 20
 * @maxLength 64
 * @pattern ^[A-Za-z0-9]+$
 */
export type DeskChannelAddress = string;

/**
 * A change of where the money goes that waits for a second person, or null.
 * @nullable
 */
export type DeskChannelChange = {
  /** The change. */
  id: Id;
  coin: DeskCoin;
  blockchain: DeskNetwork;
  address: DeskChannelAddress;
  /** Who asked for it. */
  requestedBy: Label;
  /** When it was asked for. */
  requestedAt: EpochMs;
  /** Why. */
  reason: Text;
  /** Whether the caller asked for it, and so can not grant it. */
  isOwn: boolean;
} | null;

/**
 * A recharge channel.
 */
export interface DeskChannelRow {
  /** The channel. */
  id: Id;
  coin: DeskCoin;
  /** Its network. */
  blockchain: Label;
  /** Address that buyers send to. */
  address: Label;
  /** The smallest recharge in coins. */
  minimum: CoinAmount;
  /** The largest recharge in coins. */
  maximum: CoinAmount;
  /** Whether buyers see it. */
  isOpen: boolean;
  position: DeskPosition;
  /** Recharges that were reported on it. */
  recharges: Count;
  /** When the last one was reported, or null. */
  lastUsedAt: number | null;
  /** Version of the channel. */
  version: Version;
  /** A change of where the money goes that waits for a second person, or null. */
  change: DeskChannelChange | null;
}

/**
 * A coin with its networks and its price in dollars. Buyers see no channel of a coin without a price.
 */
export interface DeskCoinRow {
  coin: DeskCoin;
  /**
   * Networks on which the mall takes it.
   * @maxItems 5
   */
  networks: DeskNetwork[];
  /**
   * Price in dollars, or null for none.
   * @maxLength 12
   * @nullable
   */
  price: string | null;
  /** Whether the settings let the site accept it. */
  isAccepted: boolean;
}

/**
 * All recharge channels and coins.
 */
export interface DeskChannels {
  /** Whether the mall accepts recharges at all. */
  isOpen: boolean;
  /** Whether a second person has to grant a new receiving address. */
  needsSecondPerson: boolean;
  /**
   * All channels, in the order of buyers.
   * @maxItems 200
   */
  channels: DeskChannelRow[];
  /**
   * All coins.
   * @maxItems 10
   */
  coins: DeskCoinRow[];
}

/**
 * All recharge channels.
 */
export interface DeskChannelListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskChannels;
}

export type DeskChannelListAnswer = DeskChannelListOk | Failure;

/**
 * The channel after the change.
 */
export interface DeskChannelSaved {
  /** The channel. */
  channelId: Id;
  /** Its new version. */
  version: Version;
  /** Whether the receiving address waits for a second person. */
  isPending: boolean;
}

/**
 * The channel is saved.
 */
export interface DeskChannelSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskChannelSaved;
}

export type DeskChannelSaveAnswer = DeskChannelSaveOk | Failure;

/**
 * The change is decided.
 */
export interface DeskChannelDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskChannelDecideAnswer = DeskChannelDecideOk | Failure;

/**
 * The price is saved.
 */
export interface DeskChannelPriceOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskChannelPriceAnswer = DeskChannelPriceOk | Failure;

/**
 * Changes with each change of the methods or products.
 * @pattern ^[0-9a-f]{16}$
 */
export type DeskRevision = string;

/**
 * A payment method besides the balance.
 */
export type DeskMethodCode = 'card' | 'ewallet' | 'crypto';
/**
 * Two-letter country codes joined by commas, or * for all.
 * @maxLength 800
 * @pattern ^(\*|[A-Z]{2}(,[A-Z]{2})*)$
 */
export type DeskCountries = string;

/**
 * A share of the paid amount, such as 0.02 for 2%.
 * @maxLength 6
 * @pattern ^0(\.\d{1,4})?$
 */
export type DeskFee = string;

/**
 * A payment method.
 */
export interface DeskMethodRow {
  code: DeskMethodCode;
  /** Whether buyers may pay with it. */
  isOpen: boolean;
  /** Whether the payment provider of this server can take it. */
  isPossible: boolean;
  /** Whether the settings let the site accept it. */
  isAccepted: boolean;
  countries: DeskCountries;
  fee: DeskFee;
  position: DeskPosition;
}

/**
 * Kind of the product.
 */
export type DeskProductType = 'Bank' | 'GCash' | 'GCash2.0' | 'GCash3.0' | 'Maya' | 'GCash pay';
/**
 * Code of the bank or wallet at the provider.
 * @minLength 1
 * @maxLength 32
 * @pattern ^[A-Za-z0-9_.-]+$
 */
export type DeskBankCode = string;

/**
 * A currency by its code.
 * @pattern ^[A-Z]{3,4}$
 */
export type DeskCurrency = string;

/**
 * A recharge by a bank or a wallet of another company.
 */
export interface DeskProductRow {
  productType: DeskProductType;
  bankCode: DeskBankCode;
  /**
   * The smallest recharge in USDT.
   * @minimum 1
   * @maximum 1000000
   */
  minimum: number;
  /**
   * The largest recharge in USDT.
   * @minimum 1
   * @maximum 1000000
   */
  maximum: number;
  currency: DeskCurrency;
}

/**
 * The payment provider of this server, or null for none.
 * @nullable
 */
export type DeskMethodsProvider = 'sandbox' | 'stripe' | 'other' | null;
/**
 * Payment methods and products of third parties.
 */
export interface DeskMethods {
  /**
   * The payment provider of this server, or null for none.
   * @nullable
   */
  provider: DeskMethodsProvider;
  revision: DeskRevision;
  /**
   * All methods, in the order of buyers.
   * @maxItems 10
   */
  methods: DeskMethodRow[];
  /**
   * Products of third parties.
   * @maxItems 100
   */
  products: DeskProductRow[];
}

/**
 * All payment methods.
 */
export interface DeskMethodListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskMethods;
}

export type DeskMethodListAnswer = DeskMethodListOk | Failure;

/**
 * The method is saved.
 */
export interface DeskMethodSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskMethodSaveAnswer = DeskMethodSaveOk | Failure;

/**
 * The product is saved.
 */
export interface DeskMethodSaveProductOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskMethodSaveProductAnswer = DeskMethodSaveProductOk | Failure;

/**
 * What kind of account it is.
 */
export type DeskAccountKind =
  | 'wallet'
  | 'withdraw_hold'
  | 'merchant'
  | 'loan_debt'
  | 'escrow'
  | 'chain'
  | 'fee'
  | 'tax'
  | 'freight'
  | 'interest'
  | 'demo'
  | 'test'
  | 'suspense'
  | 'promotion'
  | 'commission';
/**
 * An account of the ledger.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[A-Za-z0-9_:-]+$
 */
export type DeskAccountId = string;

/**
 * An opaque identifier, or null for none.
 * @minLength 1
 * @maxLength 64
 * @nullable
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OptionalId = string | null;

/**
 * An exact amount, below zero for what the mall owes to an account.
 * @maxLength 40
 * @pattern ^-?(0|[1-9]\d{0,27})(\.\d{1,10})?$
 */
export type DeskLedgerAmount = string;

/**
 * An account of the ledger.
 */
export interface DeskAccountRow {
  id: DeskAccountId;
  kind: DeskAccountKind;
  /** User or store that it belongs to, or null for the mall. */
  owner: string | null;
  /** Their identifier, or null. */
  ownerId: string | null;
  /** Its currency. */
  currency: Label;
  balance: DeskLedgerAmount;
  /** How many transfers moved it. */
  transfers: Count;
}

/**
 * One page of accounts.
 */
export interface DeskAccountPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskAccountRow[];
}

/**
 * One page of accounts.
 */
export interface DeskLedgerAccountsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskAccountPage;
}

export type DeskLedgerAccountsAnswer = DeskLedgerAccountsOk | Failure;

/**
 * A transfer between two accounts, seen from the selected one.
 */
export interface DeskTransferRow {
  /** The transfer. */
  id: DeskAccountId;
  /** When it was booked. */
  at: EpochMs;
  /** What it was booked for. */
  kind: Label;
  /** The order or record. */
  reference: Label;
  /** Which part of its life. */
  slot: Label;
  /** What it did. */
  outcome: Label;
  /** The account that gave. */
  from: DeskAccountId;
  /** The account that got. */
  to: DeskAccountId;
  amount: DeskLedgerAmount;
  /**
   * Balance of the selected account afterwards, or null where none is stored.
   * @maxLength 40
   * @nullable
   */
  after: string | null;
}

/**
 * One page of transfers.
 */
export interface DeskTransferPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskTransferRow[];
}

/**
 * One page of transfers.
 */
export interface DeskLedgerTransfersOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskTransferPage;
}

export type DeskLedgerTransfersAnswer = DeskLedgerTransfersOk | Failure;

/**
 * Money that came after its owner had closed the account.
 */
export interface DeskSuspendedRow {
  /** The transfer. */
  id: DeskAccountId;
  /** Whose it would have been. */
  userId: Id;
  /** Their user code, which stays when an account is closed. */
  payer: Label;
  /** Whether the payment provider can send it back the way it came. */
  canRefund: boolean;
  /** Whether a refund is on its way. Where it stays so, the server was interrupted: refund it again, it is sent once. */
  isRefunding: boolean;
  /** Why the last refund failed, or null. */
  refundFailure: string | null;
  /** How often a refund was tried. */
  attempts: Count;
  amount: DeskLedgerAmount;
  /** Where it came from. */
  kind: Label;
  /** The order or record. */
  reference: Label;
  /** When it came. */
  at: EpochMs;
}

/**
 * Money in suspense.
 */
export interface DeskSuspended {
  /**
   * Up to 500, the oldest first.
   * @maxItems 500
   */
  rows: DeskSuspendedRow[];
}

/**
 * Money in suspense.
 */
export interface DeskLedgerSuspendedOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskSuspended;
}

export type DeskLedgerSuspendedAnswer = DeskLedgerSuspendedOk | Failure;

/**
 * It is settled.
 */
export interface DeskLedgerSettleOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskLedgerSettleAnswer = DeskLedgerSettleOk | Failure;

/**
 * A text in HTML that a client sanitises before it shows it.
 * @maxLength 50000
 */
export type RichText = string;

/**
 * An invariant that does not hold.
 */
export interface DeskBreach {
  /** Its number. */
  name: Label;
  /** What should hold. */
  description: Text;
  /** In how many places it does not. */
  rows: Count;
  /**
   * The first of them.
   * @maxItems 5
   */
  examples: RichText[];
}

/**
 * Where it stands.
 */
export type DeskLedgerCheckState = 'waiting' | 'running' | 'done' | 'failed';
/**
 * The last check of the ledger, or null where there was none.
 * @nullable
 */
export type DeskLedgerCheck = {
  /** The check. */
  id: Id;
  /** Where it stands. */
  state: DeskLedgerCheckState;
  /** Who asked for it. */
  requestedBy: Label;
  /** When it was asked for. */
  requestedAt: EpochMs;
  /** When it ended, or null. */
  finishedAt: number | null;
  /** How many invariants are checked. */
  checked: Count;
  /** How many there are. */
  total: Count;
  /**
   * Those that do not hold.
   * @maxItems 100
   */
  breaches: DeskBreach[];
} | null;

/**
 * The last check.
 */
export interface DeskLedgerChecked {
  /** The last check of the ledger, or null where there was none. */
  check: DeskLedgerCheck | null;
}

/**
 * The check waits to be run.
 */
export interface DeskLedgerStartCheckOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLedgerChecked;
}

export type DeskLedgerStartCheckAnswer = DeskLedgerStartCheckOk | Failure;

/**
 * The last check.
 */
export interface DeskLedgerLastCheckOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLedgerChecked;
}

export type DeskLedgerLastCheckAnswer = DeskLedgerLastCheckOk | Failure;

/**
 * Whether the account is closed, or something keeps it open.
 */
export type DeskClosingState = 'blocked' | 'closed';
/**
 * What keeps an account open.
 */
export type DeskClosingBlocker =
  | 'balance'
  | 'orders'
  | 'storeMoney'
  | 'recharges'
  | 'payments'
  | 'withdrawals'
  | 'loans'
  | 'held'
  | 'returns';
/**
 * An account that its owner closed or tried to close.
 */
export interface DeskClosingRow {
  /** The user. */
  id: Id;
  /** Login name of the user; of a closed account, what is left of it. */
  username: Label;
  state: DeskClosingState;
  /** When it was closed or last tried. */
  at: EpochMs;
  /** Why the owner leaves. */
  reason: Text;
  /** How often it could not be closed. */
  attempts: Count;
  /**
   * What keeps it open now.
   * @maxItems 10
   */
  blockers: DeskClosingBlocker[];
  /** What is left in wallet and stores. */
  balance: DeskLedgerAmount;
  /** What came in after it was closed and waits for a decision. */
  suspended: DeskLedgerAmount;
}

/**
 * One page of accounts.
 */
export interface DeskClosingPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskClosingRow[];
}

/**
 * One page of accounts.
 */
export interface DeskClosingListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskClosingPage;
}

export type DeskClosingListAnswer = DeskClosingListOk | Failure;

/**
 * What it is about.
 */
export type DeskOpeningStepStep =
  'site' | 'channels' | 'payments' | 'categories' | 'store' | 'goods' | 'mail';
/**
 * A step to an open mall.
 */
export interface DeskOpeningStep {
  /** What it is about. */
  step: DeskOpeningStepStep;
  /** Whether the mall has it. */
  isDone: boolean;
  /** Whether the mall can't sell without it. */
  isRequired: boolean;
  /** How many of it the mall has, such as categories. */
  count: Count;
}

/**
 * The steps to an open mall.
 */
export interface DeskOpening {
  /** Whether the list was hidden after the mall was ready. */
  isHidden: boolean;
  /** Whether all required steps are done. */
  isReady: boolean;
  /** Name of the mall. */
  siteName: Label;
  /**
   * All steps, in order.
   * @maxItems 10
   */
  steps: DeskOpeningStep[];
}

/**
 * The steps.
 */
export interface DeskOpeningInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskOpening;
}

export type DeskOpeningInfoAnswer = DeskOpeningInfoOk | Failure;

/**
 * The list is hidden or shown.
 */
export interface DeskOpeningHideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskOpeningHideAnswer = DeskOpeningHideOk | Failure;

/**
 * A name of at most 60 characters.
 * @minLength 1
 * @maxLength 60
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Name = string;

/**
 * A theme by the name of its folder.
 * @pattern ^[a-z][a-z0-9-]{0,31}$
 */
export type DeskSiteThemeKey = string;

/**
 * A country as two capital letters (ISO 3166-1 alpha-2).
 * @minLength 2
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * A colour as six hexadecimal digits.
 * @pattern ^#[0-9a-f]{6}$
 */
export type DeskColor = string;

/**
 * A theme that the store of this server has.
 */
export interface DeskSiteTheme {
  theme: DeskSiteThemeKey;
  /** The name that it comes with. */
  name: Name;
  /** The colour of its buttons. */
  brand: DeskColor;
  /** Its darkest colour, of headers and footers. */
  deep: DeskColor;
}

/**
 * What the mall is called and who runs it.
 */
export interface DeskSite {
  /** Changes with each change of the site. */
  revision: DeskRevision;
  /** Whether the desk has chosen it; the facts of the theme stand there until then. */
  isChosen: boolean;
  /** Name of the mall. */
  name: Name;
  theme: DeskSiteThemeKey;
  /** Country of the operator. */
  country: CountryCode;
  /** The company that runs the mall. */
  company: Label;
  /** Its address. */
  address: Label;
  /** Its number in the company register, or an empty text. */
  register: Label;
  /** Where buyers write to it. */
  email: Label;
  /** The introduction of the mall, or an empty text. */
  about: Text;
  /**
   * The themes to choose from; none without a built store.
   * @maxItems 50
   */
  themes: DeskSiteTheme[];
}

/**
 * The site.
 */
export interface DeskSiteInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskSite;
}

export type DeskSiteInfoAnswer = DeskSiteInfoOk | Failure;

/**
 * Address of the company that runs the mall.
 * @minLength 1
 * @maxLength 200
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type DeskSiteAddress = string;

/**
 * Where buyers write to the operator.
 * @minLength 3
 * @maxLength 64
 */
export type DeskSiteEmail = string;

/**
 * What the mall is called and who runs it.
 */
export interface DeskSiteDraft {
  /** The revision that was read; a stale one is refused. */
  revision: DeskRevision;
  /** Name of the mall. */
  name: Name;
  theme: DeskSiteThemeKey;
  /** Country of the operator. */
  country: CountryCode;
  /** The company that runs the mall. */
  company: Name;
  address: DeskSiteAddress;
  /** Its number in the company register, if it has one. */
  register?: Label | undefined;
  email: DeskSiteEmail;
  /** The introduction of the mall. */
  about?: Text | undefined;
  /** Why this is done, for the audit log. */
  reason: Reason;
}

/**
 * The site is saved.
 */
export interface DeskSiteSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskSiteSaveAnswer = DeskSiteSaveOk | Failure;

/**
 * Where it stands.
 */
export type DeskLoanState = 'applied' | 'running' | 'overdue' | 'refused' | 'repaid';
/**
 * A loan in a list.
 */
export interface DeskLoanRow {
  /** The loan. */
  id: Id;
  /** The number that users read out. */
  number: RecordNumber;
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /** Name in the application. */
  realName: Label;
  /** When it was applied for. */
  submittedAt: EpochMs;
  state: DeskLoanState;
  /** Sum of the loan in US dollars. */
  amount: CoinAmount;
  /** Term in days. */
  days: Count;
  /** When it is due, or null before it is granted. */
  dueAt: number | null;
}

/**
 * One page of loans.
 */
export interface DeskLoanPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskLoanRow[];
}

/**
 * One page of loans.
 */
export interface DeskLoanListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLoanPage;
}

export type DeskLoanListAnswer = DeskLoanListOk | Failure;

/**
 * Address of a picture, absolute or relative to the server.
 * @maxLength 500
 */
export type ImageUrl = string;

/**
 * One entry of the history of a loan.
 */
export interface DeskLoanStep {
  /** Key of the step, such as `approve`. */
  step: Label;
  /** What belongs to it. */
  detail: Text;
  /** When it happened. */
  at: EpochMs;
}

/**
 * A loan with what helps to decide.
 */
export interface DeskLoanInfo {
  loan: DeskLoanRow;
  /** Number of the identity card. */
  identification: Label;
  /** Interest of a day as a share. */
  rate: CoinAmount;
  /** Interest of an overdue day as a share. */
  defaultRate: CoinAmount;
  /**
   * Pictures of the card: front, back, held by the applicant.
   * @maxItems 5
   */
  pictures: ImageUrl[];
  /** What lies in the wallet. */
  balance: CoinAmount;
  /** What the applicant has bought and received. */
  purchases: CoinAmount;
  /** Open debt of the applicant. */
  debt: CoinAmount;
  /** Whether an identity check has passed. */
  isIdentified: boolean;
  /** Why it was refused, or null. */
  reason: string | null;
  /**
   * History, oldest first.
   * @maxItems 50
   */
  steps: DeskLoanStep[];
}

/**
 * The loan.
 */
export interface DeskLoanInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLoanInfo;
}

export type DeskLoanInfoAnswer = DeskLoanInfoOk | Failure;

/**
 * The decision was recorded.
 */
export interface DeskLoanDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskLoanDecideAnswer = DeskLoanDecideOk | Failure;

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
 * A return or a dispute in a list.
 */
export interface DeskDisputeRow {
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
  /** The store. */
  storeId: Id;
  /** Name of the store. */
  storeName: Label;
  /** The buyer. */
  userId: Id;
  /** Login name of the buyer. */
  username: Label;
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
 * One page of disputes.
 */
export interface DeskDisputePage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskDisputeRow[];
  /**
   * How many are in each state, whatever state the list is asked for.
   * @maxItems 7
   */
  counts: ReturnStateCount[];
}

/**
 * One page of disputes.
 */
export interface DeskDisputeListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskDisputePage;
}

export type DeskDisputeListAnswer = DeskDisputeListOk | Failure;

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
 * How the dispute may be decided now.
 */
export type DeskDisputeAction = 'refund' | 'part' | 'return' | 'close';
/**
 * A dispute with what both sides say.
 */
export interface DeskDisputeInfo {
  dispute: DeskDisputeRow;
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
  statement: string | null;
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
   * What happened to the order, oldest first.
   * @maxItems 200
   */
  timeline: MerchantOrderStep[];
  /**
   * How it may be decided now.
   * @maxItems 10
   */
  acts: DeskDisputeAction[];
}

/**
 * One dispute.
 */
export interface DeskDisputeInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskDisputeInfo;
}

export type DeskDisputeInfoAnswer = DeskDisputeInfoOk | Failure;

/**
 * US dollars with at most two decimals, above 0.
 * @minimum 0.01
 * @maximum 1000000000
 */
export type OrderRefundMoney = number;

/**
 * The decision was recorded.
 */
export interface DeskDisputeDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskDisputeDecideAnswer = DeskDisputeDecideOk | Failure;

/**
 * Where it stands.
 */
export type DeskIdentityState = 'applied' | 'inReview' | 'passed' | 'refused';
/**
 * Name and document, or home and work.
 */
export type DeskIdentityRowKind = 'basic' | 'advanced';
/**
 * An identity check in a list.
 */
export interface DeskIdentityRow {
  /** The check. */
  id: Id;
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /** Name and document, or home and work. */
  kind: DeskIdentityRowKind;
  state: DeskIdentityState;
  /** Name in the application, or null. */
  name: string | null;
  /** When it was applied for. */
  appliedAt: EpochMs;
  /** When it was decided, or null. */
  decidedAt: number | null;
}

/**
 * One page of identity checks.
 */
export interface DeskIdentityPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskIdentityRow[];
}

/**
 * One page of identity checks.
 */
export interface DeskIdentityListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskIdentityPage;
}

export type DeskIdentityListAnswer = DeskIdentityListOk | Failure;

/**
 * An identity check with its pictures.
 */
export interface DeskIdentityInfo {
  check: DeskIdentityRow;
  /** Kind of the document, or null. */
  documentKind: string | null;
  /** Number of the document, or null. */
  documentNumber: string | null;
  /** Nationality, or null. */
  nationality: string | null;
  /** Where the applicant lives, or null. */
  homePlace: string | null;
  /** Where the applicant works, or null. */
  workPlace: string | null;
  /**
   * Pictures of the documents.
   * @maxItems 5
   */
  pictures: ImageUrl[];
  /** Why it was refused, or null. */
  reason: string | null;
  /**
   * Other users with the same number of a document.
   * @maxItems 20
   */
  sameDocument: Label[];
}

/**
 * The check.
 */
export interface DeskIdentityInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskIdentityInfo;
}

export type DeskIdentityInfoAnswer = DeskIdentityInfoOk | Failure;

/**
 * The decision was recorded.
 */
export interface DeskIdentityDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskIdentityDecideAnswer = DeskIdentityDecideOk | Failure;

/**
 * Where it stands.
 */
export type DeskApplicationRowState = 'applied' | 'admitted' | 'refused';
/**
 * An application to sell.
 */
export interface DeskApplicationRow {
  /** The application. */
  id: Id;
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /** Where it stands. */
  state: DeskApplicationRowState;
  /** Name of the store. */
  storeName: Label;
  /** Country of the store. */
  countryCode: CountryCode;
  /** City of the store. */
  location: Label;
  /** What the applicant says. */
  remark: Text;
  /** Whether an identity check of the applicant has passed. */
  isIdentified: boolean;
  /** Stores of the same name. */
  sameName: Count;
  /** Why it was refused, or null. */
  reason: string | null;
  /** When it was made. */
  appliedAt: EpochMs;
  /** When it was decided, or null. */
  decidedAt: number | null;
}

/**
 * One page of applications.
 */
export interface DeskApplicationPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskApplicationRow[];
}

/**
 * One page of applications.
 */
export interface DeskApplicationListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskApplicationPage;
}

export type DeskApplicationListAnswer = DeskApplicationListOk | Failure;

/**
 * The decision was recorded.
 */
export interface DeskApplicationDecideOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskApplicationDecideAnswer = DeskApplicationDecideOk | Failure;

/**
 * How the account is held.
 */
export type DeskHold = 'none' | 'extraVerification' | 'frozen';
/**
 * A user in a list.
 */
export interface DeskCustomerRow {
  /** The user. */
  id: Id;
  /** Login name. */
  username: Label;
  /** Code by which the user recommends others. */
  usercode: Label;
  /** Name that the mall shows, or null. */
  displayName: string | null;
  hold: DeskHold;
  /** Whether the account is closed. */
  isClosed: boolean;
  /** Since when. */
  createdAt: EpochMs;
  /** Last login, or null. */
  lastLoginAt: number | null;
}

/**
 * One page of users.
 */
export interface DeskCustomerPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskCustomerRow[];
}

/**
 * One page of users.
 */
export interface DeskCustomerListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskCustomerPage;
}

export type DeskCustomerListAnswer = DeskCustomerListOk | Failure;

/**
 * On which side the actor stands.
 */
export type DeskAuditRowActorKind = 'staff' | 'merchant' | 'system';
/**
 * One row of the audit log.
 */
export interface DeskAuditRow {
  /** The row. */
  id: Id;
  /** When. */
  at: EpochMs;
  /** What was done. */
  act: Label;
  /** Who did it. */
  actor: Label;
  /** On which side the actor stands. */
  actorKind: DeskAuditRowActorKind;
  /** What it was done to. */
  subjectId: Label;
  /** Why; empty where none is needed. */
  reason: Text;
  /**
   * What was there before, as JSON, or null.
   * @maxLength 20000
   * @nullable
   */
  before: string | null;
  /**
   * What was there after, as JSON, or null.
   * @maxLength 20000
   * @nullable
   */
  after: string | null;
  /** Network address of the actor, or null. */
  address: string | null;
}

/**
 * A user in one view; parts are null without their permission.
 */
export interface DeskCustomerInfo {
  customer: DeskCustomerRow;
  /** E-mail address with all but a few letters hidden, or null. */
  email: string | null;
  /** Phone with all but a few digits hidden, or null. */
  phone: string | null;
  /** Store of the user, or null. */
  storeId: string | null;
  /** Orders that were paid. */
  orders: Count;
  /** Their sum. */
  ordersSum: CoinAmount;
  /** Orders that were paid back. */
  refunds: Count;
  /**
   * What lies in the wallet, or null without the permission to see money.
   * @nullable
   * @pattern ^(0|[1-9]\d{0,17})(\.\d{1,10})?$
   */
  balance: string | null;
  /** Withdrawals under way. */
  openWithdrawals: Count;
  /** Address that withdrawals go to, or null for none and without the permission to see money. */
  withdrawAddress: string | null;
  /** When it is removed as its owner asked, or null. */
  addressReleaseAt: number | null;
  /** Whether an authenticator is bound. */
  hasAuthenticator: boolean;
  /** Whether the basic identity check has passed. */
  isIdentified: boolean;
  /** Open sessions. */
  sessions: Count;
  /**
   * What the desk did, newest first.
   * @maxItems 50
   */
  history: DeskAuditRow[];
}

/**
 * The user.
 */
export interface DeskCustomerInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskCustomerInfo;
}

export type DeskCustomerInfoAnswer = DeskCustomerInfoOk | Failure;

/**
 * The account is held, or released.
 */
export interface DeskCustomerHoldOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskCustomerHoldAnswer = DeskCustomerHoldOk | Failure;

/**
 * The address is removed.
 */
export interface DeskCustomerReleaseAddressOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskCustomerReleaseAddressAnswer = DeskCustomerReleaseAddressOk | Failure;

/**
 * A role with what it allows.
 */
export interface DeskRole {
  /** The role. */
  id: Id;
  /** Its name. */
  name: Label;
  /** What it is for. */
  description: Text;
  /**
   * What it allows.
   * @maxItems 50
   */
  permissions: DeskPermission[];
  /** Whether it can not be changed. */
  isLocked: boolean;
  /** People who have it. */
  members: Count;
  /** Version of the role. */
  version: Version;
}

/**
 * All roles.
 */
export interface DeskRoles {
  /**
   * All roles, by name.
   * @maxItems 100
   */
  roles: DeskRole[];
}

/**
 * All roles.
 */
export interface DeskRoleListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskRoles;
}

export type DeskRoleListAnswer = DeskRoleListOk | Failure;

/**
 * The role after the change.
 */
export interface DeskRoleSaved {
  /** The role. */
  roleId: Id;
  /** Its new version. */
  version: Version;
}

/**
 * The role is saved.
 */
export interface DeskRoleSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskRoleSaved;
}

export type DeskRoleSaveAnswer = DeskRoleSaveOk | Failure;

/**
 * The role is gone.
 */
export interface DeskRoleRemoveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskRoleRemoveAnswer = DeskRoleRemoveOk | Failure;

/**
 * Whether the person can log in.
 */
export type DeskStaffRowState = 'invited' | 'active' | 'disabled';
/**
 * A person of the desk.
 */
export interface DeskStaffRow {
  /** The person. */
  id: Id;
  /** Name to log in with. */
  username: StaffName;
  /** Full name. */
  name: Label;
  /**
   * Roles of the person.
   * @maxItems 20
   */
  roles: DeskRoleName[];
  /** Whether the person can log in. */
  state: DeskStaffRowState;
  /** Last use of a session, or null. */
  seenAt: number | null;
  /** Open sessions. */
  sessions: Count;
  /** Version of the entry. */
  version: Version;
}

/**
 * All people of the desk.
 */
export interface DeskStaffList {
  /**
   * All people, by name.
   * @maxItems 500
   */
  staff: DeskStaffRow[];
}

/**
 * All people.
 */
export interface DeskStaffListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskStaffList;
}

export type DeskStaffListAnswer = DeskStaffListOk | Failure;

/**
 * Up to 20 identifiers, joined by commas.
 * @minLength 1
 * @maxLength 1300
 * @pattern ^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$
 */
export type Ids = string;

/**
 * The person after the change.
 */
export interface DeskStaffSaved {
  /** The person. */
  staffId: Id;
  /** New version of the entry. */
  version: Version;
  /**
   * What a new person accepts with; shown once, or null.
   * @maxLength 64
   * @nullable
   */
  invitation: string | null;
}

/**
 * The person is saved.
 */
export interface DeskStaffSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskStaffSaved;
}

export type DeskStaffSaveAnswer = DeskStaffSaveOk | Failure;

/**
 * One page of the audit log.
 */
export interface DeskAuditPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskAuditRow[];
}

/**
 * One page of the log.
 */
export interface DeskAuditListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskAuditPage;
}

export type DeskAuditListAnswer = DeskAuditListOk | Failure;

/**
 * What kind of value it takes.
 */
export type DeskSettingRowKind = 'number' | 'boolean' | 'text' | 'json';
/**
 * A setting.
 */
export interface DeskSettingRow {
  /** Its code. */
  code: Label;
  /** What kind of value it takes. */
  kind: DeskSettingRowKind;
  /** Its value as text. */
  value: RichText;
  /** The value it has where nobody set one. */
  standard: RichText;
  /** Whether every client may read it. */
  isPublic: boolean;
  /** When it was last changed, or null. */
  changedAt: number | null;
  /** Who changed it last, or null. */
  changedBy: string | null;
}

/**
 * All settings.
 */
export interface DeskSettings {
  /**
   * All settings, by code.
   * @maxItems 500
   */
  settings: DeskSettingRow[];
}

/**
 * All settings.
 */
export interface DeskSettingListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskSettings;
}

export type DeskSettingListAnswer = DeskSettingListOk | Failure;

/**
 * The setting is changed.
 */
export interface DeskSettingSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskSettingSaveAnswer = DeskSettingSaveOk | Failure;

/**
 * The texts of a category in one language.
 */
export interface DeskCategoryText {
  /** The language. */
  lang: Lang;
  /** Its name. */
  name: Name;
  /**
   * What it holds, or empty.
   * @maxLength 500
   */
  description: string;
}

/**
 * A category of either level.
 */
export interface DeskCategoryRow {
  /** The category. */
  id: Id;
  /** The category above, or null at the first level. */
  parentId: string | null;
  /** Its name in the language of the caller, or in English. */
  name: Label;
  /**
   * Its texts, English first.
   * @maxItems 21
   */
  texts: DeskCategoryText[];
  /** Its picture, or null. */
  image: string | null;
  /** Whether buyers do not see it. */
  isHidden: boolean;
  /** Whether the store recommends it. */
  isRecommended: boolean;
  /** Products that use it, also those off the shelf. */
  goods: Count;
  /** Version of the category. */
  version: Version;
}

/**
 * All categories.
 */
export interface DeskCategories {
  /**
   * All categories in display order, each followed by those beneath it.
   * @maxItems 2000
   */
  categories: DeskCategoryRow[];
}

/**
 * All categories.
 */
export interface DeskCategoryListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskCategories;
}

export type DeskCategoryListAnswer = DeskCategoryListOk | Failure;

/**
 * A category to create or change.
 */
export interface DeskCategoryDraft {
  /** The category to change; absent to create one. */
  categoryId?: Id | undefined;
  /** The version that was read; needed for a change. */
  version?: Version | undefined;
  /** The category above, or null at the first level. */
  parentId?: string | null | undefined;
  /**
   * Its texts, one of them in English.
   * @minItems 1
   * @maxItems 21
   */
  texts: DeskCategoryText[];
  /** Its picture: an upload or the one that it has; null for none. */
  image?: string | null | undefined;
  /** Whether buyers do not see it. */
  isHidden?: boolean | undefined;
  /** Whether the store recommends it. */
  isRecommended?: boolean | undefined;
}

/**
 * The category after the change.
 */
export interface DeskCategorySaved {
  /** The category. */
  categoryId: Id;
  /** Its new version. */
  version: Version;
}

/**
 * The category is saved.
 */
export interface DeskCategorySaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskCategorySaved;
}

export type DeskCategorySaveAnswer = DeskCategorySaveOk | Failure;

/**
 * The order of the categories of a level.
 */
export interface DeskCategoryOrder {
  /** The category above, or null for the first level. */
  parentId: string | null;
  /**
   * All categories of the level, in their new order.
   * @minItems 1
   * @maxItems 500
   */
  categoryIds: Id[];
}

/**
 * The categories are in order.
 */
export interface DeskCategoryOrderOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskCategoryOrderAnswer = DeskCategoryOrderOk | Failure;

/**
 * The category is gone.
 */
export interface DeskCategoryRemoveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskCategoryRemoveAnswer = DeskCategoryRemoveOk | Failure;

/**
 * What was imported.
 */
export interface DeskCategoriesImported {
  /** How many categories were created. */
  categories: Count;
}

/**
 * The categories are there.
 */
export interface DeskCategoryImportStarterOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskCategoriesImported;
}

export type DeskCategoryImportStarterAnswer = DeskCategoryImportStarterOk | Failure;

/**
 * `pc` for the wide store, `h5` for the mobile site.
 */
export type BannerDevice = 'pc' | 'h5';
/**
 * A title of at most 120 characters.
 * @minLength 1
 * @maxLength 120
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type DeskTitleText = string;

/**
 * The title of a record in one language.
 */
export interface DeskTitle {
  /** The language. */
  lang: Lang;
  title: DeskTitleText;
}

/**
 * The title in each language, one of them English.
 * @minItems 1
 * @maxItems 21
 */
export type DeskTitles = DeskTitle[];

/**
 * Where the banner leads, a path of the store or an https address; null where it leads nowhere.
 * @maxLength 2000
 * @nullable
 */
export type BannerLink = string | null;

/**
 * Whether buyers see it now, later, no longer, or not at all.
 */
export type DeskPeriodState = 'shown' | 'scheduled' | 'ended' | 'hidden';
/**
 * A banner of the home page.
 */
export interface DeskBannerRow {
  /** The banner. */
  id: Id;
  device: BannerDevice;
  /** Whether it is for the large stage. */
  isBig: boolean;
  /** Its text in the language of the caller, or in English. */
  title: Label;
  texts: DeskTitles;
  /** Its picture. */
  image: ImageUrl;
  /** Where the banner leads, a path of the store or an https address; null where it leads nowhere. */
  link: string | null;
  state: DeskPeriodState;
  /** Whether buyers do not see it. */
  isHidden: boolean;
  /** From when it is shown, or null. */
  startsAt: number | null;
  /** Until when it is shown, or null. */
  endsAt: number | null;
  /** Version of the banner. */
  version: Version;
}

/**
 * All banners.
 */
export interface DeskBanners {
  /**
   * All banners in display order.
   * @maxItems 500
   */
  banners: DeskBannerRow[];
}

/**
 * All banners.
 */
export interface DeskBannerListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskBanners;
}

export type DeskBannerListAnswer = DeskBannerListOk | Failure;

/**
 * A path of the store or an https address, or null for none.
 * @maxLength 500
 * @nullable
 * @pattern ^([/](?![/])|https:[/]{2})[^\s]*$
 */
export type DeskLink = string | null;

/**
 * A banner to create or change.
 */
export interface DeskBannerDraft {
  /** The banner to change; absent to create one. */
  bannerId?: Id | undefined;
  /** The version that was read; needed for a change. */
  version?: Version | undefined;
  device: BannerDevice;
  /** Whether it is for the large stage. */
  isBig: boolean;
  texts: DeskTitles;
  /** Its picture: an upload or the one that it has. */
  image: ImageUrl;
  /** A path of the store or an https address, or null for none. */
  link: string | null;
  /** Whether buyers do not see it. */
  isHidden: boolean;
  /** From when it is shown, or null for at once. */
  startsAt: number | null;
  /** Until when it is shown, or null for no end. */
  endsAt: number | null;
}

/**
 * The banner after the change.
 */
export interface DeskBannerSaved {
  /** The banner. */
  bannerId: Id;
  /** Its new version. */
  version: Version;
}

/**
 * The banner is saved.
 */
export interface DeskBannerSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskBannerSaved;
}

export type DeskBannerSaveAnswer = DeskBannerSaveOk | Failure;

/**
 * The order of the banners of one kind of store.
 */
export interface DeskBannerSequence {
  device: BannerDevice;
  /**
   * All banners of this kind, in their new order.
   * @minItems 1
   * @maxItems 500
   */
  bannerIds: Id[];
}

/**
 * The banners are in order.
 */
export interface DeskBannerOrderOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskBannerOrderAnswer = DeskBannerOrderOk | Failure;

/**
 * The banner is gone.
 */
export interface DeskBannerRemoveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskBannerRemoveAnswer = DeskBannerRemoveOk | Failure;

/**
 * Whether buyers see it now, later, or not at all.
 */
export type DeskNewsState = 'shown' | 'scheduled' | 'hidden';
/**
 * The languages that it is written in.
 * @maxItems 21
 */
export type DeskLanguages = Lang[];

/**
 * A news item.
 */
export interface DeskNewsRow {
  /** The news item. */
  id: Id;
  /** Its title in the language of the caller, or in English. */
  title: Label;
  languages: DeskLanguages;
  /** Its picture, or null. */
  image: string | null;
  state: DeskNewsState;
  /** When it appears. */
  releasedAt: EpochMs;
  /** Version of the news item. */
  version: Version;
}

/**
 * How many news are in a state. States without one are left out.
 */
export interface DeskNewsCount {
  state: DeskNewsState;
  /** How many are in it. */
  count: Count;
}

/**
 * One page of news.
 */
export interface DeskNewsPage {
  pageInfo: PageInfo;
  /**
   * The news of this page.
   * @maxItems 100
   */
  pageList: DeskNewsRow[];
  /**
   * How many are in each state, whatever state the list is asked for.
   * @maxItems 3
   */
  counts: DeskNewsCount[];
}

/**
 * One page of news.
 */
export interface DeskNewsListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskNewsPage;
}

export type DeskNewsListAnswer = DeskNewsListOk | Failure;

/**
 * Title and text in one language.
 */
export interface DeskArticle {
  /** The language. */
  lang: Lang;
  title: DeskTitleText;
  /**
   * The text in HTML, which a client sanitises.
   * @minLength 1
   * @maxLength 10000
   */
  content: string;
}

/**
 * Title and text in each language, one of them English.
 * @minItems 1
 * @maxItems 21
 */
export type DeskArticles = DeskArticle[];

/**
 * A news item with everything that can be edited.
 */
export interface DeskNewsInfo {
  news: DeskNewsRow;
  texts: DeskArticles;
  /** Whether buyers do not see it. */
  isHidden: boolean;
}

/**
 * The news item.
 */
export interface DeskNewsInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskNewsInfo;
}

export type DeskNewsInfoAnswer = DeskNewsInfoOk | Failure;

/**
 * A news item to create or change.
 */
export interface DeskNewsDraft {
  /** The news item to change; absent to create one. */
  newsId?: Id | undefined;
  /** The version that was read; needed for a change. */
  version?: Version | undefined;
  texts: DeskArticles;
  /** Its picture: an upload or the one that it has; null for none. */
  image: string | null;
  /** Whether buyers do not see it. */
  isHidden: boolean;
  /** When it appears. */
  releasedAt: EpochMs;
}

/**
 * The news item after the change.
 */
export interface DeskNewsSaved {
  /** The news item. */
  newsId: Id;
  /** Its new version. */
  version: Version;
}

/**
 * The news item is saved.
 */
export interface DeskNewsSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskNewsSaved;
}

export type DeskNewsSaveAnswer = DeskNewsSaveOk | Failure;

/**
 * The news item is gone.
 */
export interface DeskNewsRemoveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskNewsRemoveAnswer = DeskNewsRemoveOk | Failure;

/**
 * A web address, absolute or relative to the server.
 * @maxLength 2000
 */
export type Url = string;

/**
 * A lucky draw.
 */
export interface DeskLotteryRow {
  /** The lucky draw. */
  id: Id;
  /** Its title in the language of the caller, or in English. */
  title: Label;
  texts: DeskTitles;
  /** The page that it leads to. */
  link: Url;
  state: DeskPeriodState;
  /** Whether buyers do not see it. */
  isHidden: boolean;
  /** When it starts. */
  startsAt: EpochMs;
  /** When it ends. */
  endsAt: EpochMs;
  /** Version of the lucky draw. */
  version: Version;
}

/**
 * All lucky draws.
 */
export interface DeskLotteries {
  /**
   * All lucky draws, the latest first.
   * @maxItems 500
   */
  lotteries: DeskLotteryRow[];
}

/**
 * All lucky draws.
 */
export interface DeskLotteryListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLotteries;
}

export type DeskLotteryListAnswer = DeskLotteryListOk | Failure;

/**
 * A lucky draw to create or change.
 */
export interface DeskLotteryDraft {
  /** The lucky draw to change; absent to create one. */
  lotteryId?: Id | undefined;
  /** The version that was read; needed for a change. */
  version?: Version | undefined;
  texts: DeskTitles;
  /**
   * The page that it leads to, a path of the store or an https address.
   * @maxLength 500
   * @pattern ^([/](?![/])|https:[/]{2})[^\s]*$
   */
  link: string;
  /** Whether buyers do not see it. */
  isHidden: boolean;
  /** When it starts. */
  startsAt: EpochMs;
  /** When it ends. */
  endsAt: EpochMs;
}

/**
 * The lucky draw after the change.
 */
export interface DeskLotterySaved {
  /** The lucky draw. */
  lotteryId: Id;
  /** Its new version. */
  version: Version;
}

/**
 * The lucky draw is saved.
 */
export interface DeskLotterySaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskLotterySaved;
}

export type DeskLotterySaveAnswer = DeskLotterySaveOk | Failure;

/**
 * The lucky draw is gone.
 */
export interface DeskLotteryRemoveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskLotteryRemoveAnswer = DeskLotteryRemoveOk | Failure;

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
export interface DeskCouponListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OfficeCouponPage;
}

export type DeskCouponListAnswer = DeskCouponListOk | Failure;

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
export interface DeskCouponSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OfficeCouponSaved;
}

export type DeskCouponSaveAnswer = DeskCouponSaveOk | Failure;

/**
 * The coupon has ended.
 */
export interface DeskCouponEndOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskCouponEndAnswer = DeskCouponEndOk | Failure;

/**
 * What an information page is about.
 */
export type HelpTopic =
  | 'about'
  | 'careers'
  | 'download'
  | 'contact'
  | 'delivery'
  | 'shipping'
  | 'returns'
  | 'rules'
  | 'service'
  | 'sell'
  | 'sellerPolicy'
  | 'terms'
  | 'legal'
  | 'privacy'
  | 'slavery';
/**
 * An information page that the mall has written.
 */
export interface DeskHelpPageRow {
  topic: HelpTopic;
  /** Its title in the language of the caller, or in English. */
  title: Label;
  languages: DeskLanguages;
  /** Whether clients show their own text instead. */
  isHidden: boolean;
  /** Version of the page, 0 before it is written. */
  version: Version;
}

/**
 * The pages that the mall has written.
 */
export interface DeskHelpPages {
  /**
   * The pages, by topic.
   * @maxItems 50
   */
  pages: DeskHelpPageRow[];
}

/**
 * The pages.
 */
export interface DeskHelpPageListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskHelpPages;
}

export type DeskHelpPageListAnswer = DeskHelpPageListOk | Failure;

/**
 * A page with its texts.
 */
export interface DeskHelpPageInfo {
  page: DeskHelpPageRow;
  /**
   * Title and text in each language, English first.
   * @maxItems 21
   */
  texts: DeskArticle[];
}

/**
 * The page.
 */
export interface DeskHelpPageInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskHelpPageInfo;
}

export type DeskHelpPageInfoAnswer = DeskHelpPageInfoOk | Failure;

/**
 * A page to write.
 */
export interface DeskHelpPageDraft {
  topic: HelpTopic;
  /** The version that was read, 0 for a page that is not written yet. */
  version: Version;
  texts: DeskArticles;
  /** Whether clients show their own text instead. */
  isHidden: boolean;
}

/**
 * The page after the change.
 */
export interface DeskHelpPageSaved {
  /** Its new version. */
  version: Version;
}

/**
 * The page is saved.
 */
export interface DeskHelpPageSaveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskHelpPageSaved;
}

export type DeskHelpPageSaveAnswer = DeskHelpPageSaveOk | Failure;

/**
 * The page is gone.
 */
export interface DeskHelpPageRemoveOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type DeskHelpPageRemoveAnswer = DeskHelpPageRemoveOk | Failure;

/**
 * A user who writes to customer service.
 */
export interface DeskChatRow {
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /** Last words of the talk. */
  lastText: Text;
  /** Whether the last words are of the user and not answered. */
  isWaiting: boolean;
  /** Since when the user waits, or null. */
  waitingSince: number | null;
  /** Messages of the user that nobody has read. */
  unread: Count;
  /** When the last words were written. */
  lastAt: EpochMs;
}

/**
 * One page of conversations.
 */
export interface DeskChatPage {
  pageInfo: PageInfo;
  /**
   * The rows of this page.
   * @maxItems 100
   */
  pageList: DeskChatRow[];
}

/**
 * One page of conversations.
 */
export interface DeskChatListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskChatPage;
}

export type DeskChatListAnswer = DeskChatListOk | Failure;

/**
 * Words or a picture.
 */
export type DeskChatMessageKind = 'text' | 'img';
/**
 * A message.
 */
export interface DeskChatMessage {
  /** The message. */
  id: Id;
  /** Whether the user wrote it. */
  isFromUser: boolean;
  /** Words or a picture. */
  kind: DeskChatMessageKind;
  /** The words, or the address of the picture. */
  content: Text;
  /** Whether it was taken back. */
  isTakenBack: boolean;
  /** When it was written. */
  at: EpochMs;
}

/**
 * A talk.
 */
export interface DeskChatMessages {
  /** The user. */
  userId: Id;
  /** Login name of the user. */
  username: Label;
  /**
   * The last 100 messages, oldest first.
   * @maxItems 100
   */
  messages: DeskChatMessage[];
}

/**
 * The talk.
 */
export interface DeskChatMessagesOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskChatMessages;
}

export type DeskChatMessagesAnswer = DeskChatMessagesOk | Failure;

/**
 * The text, up to 1,000 characters and not only blanks; for a picture its address.
 * @minLength 1
 * @maxLength 1000
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ChatText = string;

/**
 * The answer.
 */
export interface DeskChatWritten {
  /** The message. */
  messageId: Id;
}

/**
 * The answer is sent.
 */
export interface DeskChatWriteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeskChatWritten;
}

export type DeskChatWriteAnswer = DeskChatWriteOk | Failure;

/**
 * What is not even a call of this contract (a wrong method, an oversized head or body, a proxy's refusal)
 * is answered with its HTTP status and, where the server itself answers, with the same envelope.
 */
export type ProtocolFailureResponse = Failure;

export type DeskSessionLoginParams = {
  /**
   * Name of the person.
   */
  username: StaffName;
  /**
   * Password of the person.
   */
  password: StaffPassword;
  /**
   * Code of the authenticator, or a recovery code.
   */
  code: SecondFactor;
};

export type DeskSessionJoinParams = {
  /**
   * What the person who invited passed on.
   */
  invitation: OfficeToken;
  /**
   * Password that the person chose.
   */
  password: StaffPassword;
};

export type DeskSessionConfirmParams = {
  /**
   * Code of the authenticator, or a recovery code.
   */
  code: SecondFactor;
};

export type DeskSessionEndParams = {
  /**
   * Another session of the same person; this one if absent.
   */
  sessionId?: Id | undefined;
  /**
   * Every session.
   */
  all?: boolean | undefined;
};

export type DeskWithdrawalListParams = {
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
   * Keeps only withdrawals for which this comes next.
   */
  state?: DeskWithdrawalListState | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskWithdrawalListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskWithdrawalListState = 'toCheck' | 'toPay' | 'paidOut' | 'refused';
export type DeskWithdrawalListSortBy = 'createdAt' | 'amount';
export type DeskWithdrawalInfoParams = {
  /**
   * The withdrawal, by its identifier.
   */
  withdrawalId: Id;
};

export type DeskWithdrawalDecideParams = {
  /**
   * The withdrawal, by its identifier.
   */
  withdrawalId: Id;
  /**
   * What is decided.
   */
  decision: DeskWithdrawalDecideDecision;
  /**
   * Why; needed for a refusal. The user reads it.
   */
  reason?: Reason | undefined;
};

export type DeskWithdrawalDecideDecision = 'approve' | 'refuse';
export type DeskWithdrawalPayOutParams = {
  /**
   * The withdrawal, by its identifier.
   */
  withdrawalId: Id;
  /**
   * Number of the transfer on the chain; absent for a bank.
   */
  hash?: TransactionHash | undefined;
};

export type DeskRechargeListParams = {
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
   * Keeps only recharges in this state.
   */
  state?: DeskRechargeListState | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskRechargeListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskRechargeListState = 'waiting' | 'credited' | 'failed' | 'reversed';
export type DeskRechargeListSortBy = 'createdAt' | 'amount';
export type DeskRechargeDecideParams = {
  /**
   * The recharge, by its identifier.
   */
  rechargeId: Id;
  /**
   * What is decided.
   */
  decision: DeskRechargeDecideDecision;
  /**
   * Number of the transfer on the chain; needed to credit one.
   */
  hash?: TransactionHash | undefined;
  /**
   * Why; needed for a refusal. The user reads it.
   */
  reason?: Reason | undefined;
};

export type DeskRechargeDecideDecision = 'credit' | 'fail' | 'reverse';
export type DeskChannelSaveParams = {
  /**
   * The channel to change; absent to create one.
   */
  channelId?: Id | undefined;
  /**
   * The version that was read; needed for a change.
   */
  version?: Version | undefined;
  /**
   * What buyers send.
   */
  coin: DeskCoin;
  /**
   * Its network.
   */
  blockchain: DeskNetwork;
  /**
   * The receiving address.
   */
  address: DeskChannelAddress;
  /**
   * The smallest recharge in coins.
   */
  minimum: CoinAmount;
  /**
   * The largest recharge in coins.
   */
  maximum: CoinAmount;
  /**
   * Whether buyers see it.
   */
  isOpen: boolean;
  /**
   * Place in the list of buyers.
   */
  position: DeskPosition;
  /**
   * Why, for the audit log.
   */
  reason: Reason;
};

export type DeskChannelDecideParams = {
  /**
   * The change, by its identifier.
   */
  changeId: Id;
  /**
   * What is decided.
   */
  decision: DeskChannelDecideDecision;
};

export type DeskChannelDecideDecision = 'grant' | 'refuse';
export type DeskChannelPriceParams = {
  /**
   * Whose price is set.
   */
  coin: DeskCoin;
  /**
   * A price in dollars, more than nothing.
   * @pattern ^\d{1,9}(\.\d{1,2})?$
   */
  price?: string | undefined;
  /**
   * Why, for the audit log.
   */
  reason: Reason;
};

export type DeskMethodSaveParams = {
  /**
   * The method.
   */
  code: DeskMethodCode;
  /**
   * The revision that was read.
   */
  revision: DeskRevision;
  /**
   * Whether buyers may pay with it.
   */
  isOpen: boolean;
  /**
   * Countries of buyers, or * for all.
   */
  countries: DeskCountries;
  /**
   * Handling fee as a share.
   */
  fee: DeskFee;
  /**
   * Place in the list of buyers.
   */
  position: DeskPosition;
  /**
   * Why, for the audit log.
   */
  reason: Reason;
};

export type DeskMethodSaveProductParams = {
  /**
   * The revision that was read.
   */
  revision: DeskRevision;
  /**
   * Kind of the product.
   */
  productType: DeskProductType;
  /**
   * Code at the provider.
   */
  bankCode: DeskBankCode;
  /**
   * Whether it is offered.
   */
  isOpen: boolean;
  /**
   * The smallest recharge.
   * @minimum 1
   * @maximum 1000000
   */
  minimum: number;
  /**
   * The largest recharge.
   * @minimum 1
   * @maximum 1000000
   */
  maximum: number;
  /**
   * The currency to pay in.
   */
  currency: DeskCurrency;
  /**
   * Why, for the audit log.
   */
  reason: Reason;
};

export type DeskLedgerAccountsParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which an id or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only accounts of this kind.
   */
  kind?: DeskAccountKind | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskLedgerAccountsSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskLedgerAccountsSortBy = 'balance' | 'id';
export type DeskLedgerTransfersParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only transfers from or to this account.
   */
  accountId?: DeskAccountId | undefined;
  /**
   * Keeps only transfers of this order or record.
   */
  reference?: Id | undefined;
};

export type DeskLedgerSettleParams = {
  /**
   * The money, by the identifier of its transfer.
   */
  itemId: DeskAccountId;
  /**
   * What is done with it.
   */
  decision: DeskLedgerSettleDecision;
  /**
   * The open account whose wallet gets it, by its identifier or user code; needed for `credit`.
   */
  userId?: Id | undefined;
  /**
   * Why. It stands in the audit log.
   */
  reason?: Reason | undefined;
};

export type DeskLedgerSettleDecision = 'refund' | 'credit' | 'handled';
export type DeskClosingListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which an id or a name has this.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only accounts in this state.
   */
  state?: DeskClosingState | undefined;
};

export type DeskOpeningHideParams = {
  /**
   * Whether the list is hidden.
   */
  isHidden: boolean;
};

export type DeskLoanListParams = {
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
   * Keeps only loans in this state.
   */
  state?: DeskLoanListState | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskLoanListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskLoanListState = 'applied' | 'running' | 'overdue' | 'refused' | 'repaid';
export type DeskLoanListSortBy = 'submittedAt' | 'amount' | 'dueAt';
export type DeskLoanInfoParams = {
  /**
   * The loan, by its identifier.
   */
  loanId: Id;
};

export type DeskLoanDecideParams = {
  /**
   * The loan, by its identifier.
   */
  loanId: Id;
  /**
   * What is decided.
   */
  decision: DeskLoanDecideDecision;
  /**
   * Why; needed for a refusal. The user reads it.
   */
  reason?: Reason | undefined;
};

export type DeskLoanDecideDecision = 'grant' | 'refuse';
export type DeskDisputeListParams = {
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
  sortBy?: DeskDisputeListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskDisputeListSortBy = 'requestedAt' | 'deadline' | 'total';
export type DeskDisputeInfoParams = {
  /**
   * Goods that come back, or the report of a parcel that never arrived.
   */
  returnId: ReturnId;
};

export type DeskDisputeDecideParams = {
  /**
   * Goods that come back, or the report of a parcel that never arrived.
   */
  returnId: ReturnId;
  /**
   * What is decided.
   */
  decision: DeskDisputeDecideDecision;
  /**
   * What the buyer gets, in dollars; for `part` only.
   */
  amount?: OrderRefundMoney | undefined;
  /**
   * Why; always needed. Both sides read it.
   */
  reason?: Reason | undefined;
};

export type DeskDisputeDecideDecision = 'refund' | 'part' | 'return' | 'close';
export type DeskIdentityListParams = {
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
   * Keeps only checks in this state.
   */
  state?: DeskIdentityListState | undefined;
  /**
   * Keeps only checks of this kind.
   */
  kind?: DeskIdentityListKind | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskIdentityListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskIdentityListState = 'applied' | 'inReview' | 'passed' | 'refused';
export type DeskIdentityListKind = 'basic' | 'advanced';
export type DeskIdentityListSortBy = 'appliedAt';
export type DeskIdentityInfoParams = {
  /**
   * The check, by its identifier.
   */
  checkId: Id;
};

export type DeskIdentityDecideParams = {
  /**
   * The check, by its identifier.
   */
  checkId: Id;
  /**
   * What is decided.
   */
  decision: DeskIdentityDecideDecision;
  /**
   * Why; needed for a refusal. The user reads it.
   */
  reason?: Reason | undefined;
};

export type DeskIdentityDecideDecision = 'review' | 'pass' | 'refuse';
export type DeskApplicationListParams = {
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
   * Keeps only applications in this state.
   */
  state?: DeskApplicationListState | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskApplicationListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskApplicationListState = 'applied' | 'admitted' | 'refused';
export type DeskApplicationListSortBy = 'appliedAt';
export type DeskApplicationDecideParams = {
  /**
   * The application, by its identifier.
   */
  applicationId: Id;
  /**
   * What is decided.
   */
  decision: DeskApplicationDecideDecision;
  /**
   * Why; needed for a refusal. The user reads it.
   */
  reason?: Reason | undefined;
};

export type DeskApplicationDecideDecision = 'admit' | 'refuse';
export type DeskCustomerListParams = {
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
   * Keeps only users who are held so.
   */
  hold?: DeskCustomerListHold | undefined;
  /**
   * Keeps only users with such a withdrawal address.
   */
  address?: DeskCustomerListAddress | undefined;
  /**
   * What the rows are sorted by; ties by id.
   */
  sortBy?: DeskCustomerListSortBy | undefined;
  /**
   * Which end of the list comes first.
   */
  sortDir?: SortDirection | undefined;
};

export type DeskCustomerListHold = 'none' | 'extraVerification' | 'frozen';
export type DeskCustomerListAddress = 'bound' | 'releasing';
export type DeskCustomerListSortBy = 'createdAt' | 'lastLoginAt' | 'username';
export type DeskCustomerInfoParams = {
  /**
   * The user, by identifier.
   */
  userId: Id;
};

export type DeskCustomerHoldParams = {
  /**
   * The user, by identifier.
   */
  userId: Id;
  /**
   * How the account is held from now on.
   */
  hold: DeskCustomerHoldHold;
  /**
   * Why this is done, for the audit log.
   */
  reason: Reason;
};

export type DeskCustomerHoldHold = 'none' | 'extraVerification' | 'frozen';
export type DeskCustomerReleaseAddressParams = {
  /**
   * The user, by identifier.
   */
  userId: Id;
  /**
   * Why this is done, for the audit log.
   */
  reason: Reason;
};

export type DeskRoleSaveParams = {
  /**
   * The role to change; absent to create one.
   */
  roleId?: Id | undefined;
  /**
   * The version that was read; needed for a change.
   */
  version?: Version | undefined;
  /**
   * Name of the role.
   */
  name: Name;
  /**
   * What the role is for.
   */
  description?: Reason | undefined;
  /**
   * Permissions, joined by commas.
   * @maxLength 1000
   * @pattern ^[a-z]+:[a-z]+(,[a-z]+:[a-z]+)*$
   */
  permissions: string;
};

export type DeskRoleRemoveParams = {
  /**
   * The role, by its identifier.
   */
  roleId: Id;
};

export type DeskStaffSaveParams = {
  /**
   * The person to change; absent to invite one.
   */
  staffId?: Id | undefined;
  /**
   * The version that was read; needed for a change.
   */
  version?: Version | undefined;
  /**
   * Name to log in with; can not change later.
   */
  username: StaffName;
  /**
   * Full name.
   */
  name: Name;
  /**
   * Roles of the person, joined by commas.
   */
  roleIds: Ids;
  /**
   * Whether the person can log in.
   */
  isActive?: boolean | undefined;
};

export type DeskAuditListParams = {
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
   * Keeps only rows of this action.
   */
  act?: Name | undefined;
  /**
   * Keeps only rows about this.
   */
  subjectId?: Name | undefined;
  /**
   * Keeps only rows of actors of this side.
   */
  actorKind?: DeskAuditListActorKind | undefined;
  /**
   * Keeps only rows from then on.
   */
  from?: EpochMs | undefined;
  /**
   * Keeps only rows before then.
   */
  until?: EpochMs | undefined;
};

export type DeskAuditListActorKind = 'staff' | 'merchant' | 'system';
export type DeskSettingSaveParams = {
  /**
   * Code of the setting.
   */
  code: Name;
  /**
   * The new value as text; absent for the standard one.
   */
  value?: RichText | undefined;
  /**
   * The value that was read; a different one by now is refused.
   */
  expected?: RichText | undefined;
  /**
   * Why this is done, for the audit log.
   */
  reason: Reason;
};

export type DeskCategoryRemoveParams = {
  /**
   * The category, by its identifier.
   */
  categoryId: Id;
  /**
   * The version that was read.
   */
  version: Version;
};

export type DeskBannerRemoveParams = {
  /**
   * The banner, by its identifier.
   */
  bannerId: Id;
  /**
   * The version that was read.
   */
  version: Version;
};

export type DeskNewsListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only news with this in a title of any language.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only news in this state.
   */
  state?: DeskNewsState | undefined;
};

export type DeskNewsInfoParams = {
  /**
   * The news item, by its identifier.
   */
  newsId: Id;
};

export type DeskNewsRemoveParams = {
  /**
   * The news item, by its identifier.
   */
  newsId: Id;
  /**
   * The version that was read.
   */
  version: Version;
};

export type DeskLotteryRemoveParams = {
  /**
   * The lucky draw, by its identifier.
   */
  lotteryId: Id;
  /**
   * The version that was read.
   */
  version: Version;
};

export type DeskCouponListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only rows in which a code or the name of a store has this.
   */
  keyword?: Search | undefined;
  /**
   * Keeps only coupons in this state.
   */
  state?: OfficeCouponState | undefined;
  /**
   * Keeps only coupons that this side pays for.
   */
  payer?: DeskCouponListPayer | undefined;
};

export type DeskCouponListPayer = 'mall' | 'store';
export type DeskCouponEndParams = {
  /**
   * The coupon, by its identifier.
   */
  couponId: Id;
};

export type DeskHelpPageInfoParams = {
  /**
   * What the page is about.
   */
  topic: HelpTopic;
};

export type DeskHelpPageRemoveParams = {
  /**
   * What the page is about.
   */
  topic: HelpTopic;
  /**
   * The version that was read.
   */
  version: Version;
};

export type DeskChatListParams = {
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
   * Only those who wait.
   */
  isWaiting?: boolean | undefined;
};

export type DeskChatMessagesParams = {
  /**
   * The user, by identifier.
   */
  userId: Id;
};

export type DeskChatWriteParams = {
  /**
   * The user, by identifier.
   */
  userId: Id;
  /**
   * What to say.
   */
  text: ChatText;
};
