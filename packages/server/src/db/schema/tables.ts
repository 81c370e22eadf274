import type { Insertable, Selectable } from 'kysely';
import type {
  AddressTable,
  BrowseHistoryTable,
  CartLineTable,
  CartTable,
  FavouriteNoticeTable,
  FavouriteTable,
  GoodsQuestionTable,
  FollowTable,
  RemovedAddressTable,
  LockoutTable,
  SubscriptionTable,
  ChatTokenTable,
  SecurityEventTable,
  TokenTable,
  UserAccountTable,
  ClosingAttemptTable,
} from './accounts.ts';
import type {
  AttributeTable,
  AttributeValueTable,
  BannerTable,
  CatalogChangeTable,
  CategoryTable,
  DiscountTable,
  GoodsNameTable,
  GoodsValueTable,
  GoodsPictureTable,
  GoodsTable,
  GoodsTranslationTable,
  LotteryTable,
  PriceTierTable,
  SearchCountTable,
  SearchWordTable,
  SettingTable,
  SkuAttributeTable,
  SkuTable,
  SoldChangeTable,
  StoreTable,
} from './catalog.ts';
import type { DefaultTime, Names } from './column-types.ts';
import type { CouponClaimTable, CouponTable } from './coupons.ts';
import type { AuditLogTable, MerchantApplicationTable } from './operations.ts';
import type { ChatMessageTable } from './chat.ts';
import type { LoanLogTable, LoanTable } from './loans.ts';
import type {
  AccountKind,
  AccountTable,
  JournalTable,
  LedgerCheckTable,
  SuspenseItemTable,
  TransferTable,
  LedgerSealTable,
  SealedTransferTable,
  UnsealedTransferTable,
} from './ledger.ts';
import type {
  LineAttribute,
  HelpPageTable,
  NewsTable,
  OrderLineTable,
  OrderLogTable,
  OrdersTable,
  RefundLineTable,
  ReturnCaseTable,
  ReturnLineTable,
  RefundTable,
  ReviewTable,
  StockMoveTable,
  SubmissionTable,
} from './orders.ts';
import type {
  AuthenticatorTable,
  BindingProofTable,
  CodeQuotaTable,
  IdentityCheckTable,
  KnownDeviceTable,
  OutboxTable,
  RecoveryCodeTable,
  SliderChallengeTable,
  SliderPassTable,
  FailedAttemptTable,
  VerificationCodeTable,
  ServerKeyTable,
} from './verification.ts';
import type { OfficeTables } from './staff.ts';
import type { WalletTables } from './wallet.ts';
import type { RateCountTable } from './traffic.ts';
import type { UploadCountTable, UploadTable } from './uploads.ts';

export type { AccountKind, LineAttribute, Names };

export type Tables = {
  category: CategoryTable;
  store: StoreTable;
  goods: GoodsTable;
  goods_translation: GoodsTranslationTable;
  catalog_change: CatalogChangeTable;
  sold_change: SoldChangeTable;
  goods_name: GoodsNameTable;
  goods_value: GoodsValueTable;
  goods_picture: GoodsPictureTable;
  attribute: AttributeTable;
  attribute_value: AttributeValueTable;
  sku: SkuTable;
  price_tier: PriceTierTable;
  search_word: SearchWordTable;
  search_count: SearchCountTable;
  sku_attribute: SkuAttributeTable;
  discount: DiscountTable;
  banner: BannerTable;
  lottery: LotteryTable;
  setting: SettingTable;
  user_account: UserAccountTable;
  token: TokenTable;
  chat_token: ChatTokenTable;
  security_event: SecurityEventTable;
  lockout: LockoutTable;
  known_device: KnownDeviceTable;
  code_quota: CodeQuotaTable;
  verification_code: VerificationCodeTable;
  binding_proof: BindingProofTable;
  ledger_seal: LedgerSealTable;
  sealed_transfer: SealedTransferTable;
  unsealed_transfer: UnsealedTransferTable;
  server_key: ServerKeyTable;
  outbox: OutboxTable;
  slider_challenge: SliderChallengeTable;
  slider_pass: SliderPassTable;
  failed_attempt: FailedAttemptTable;
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
  identity_check: IdentityCheckTable;
  address: AddressTable;
  gone_address: RemovedAddressTable;
  cart: CartTable;
  cart_line: CartLineTable;
  favourite: FavouriteTable;
  favourite_notice: FavouriteNoticeTable;
  goods_question: GoodsQuestionTable;
  follow: FollowTable;
  browse_history: BrowseHistoryTable;
  subscription: SubscriptionTable;
  account: AccountTable;
  journal: JournalTable;
  transfer: TransferTable;
  suspense_item: SuspenseItemTable;
  ledger_check: LedgerCheckTable;
  closing_attempt: ClosingAttemptTable;
  submission: SubmissionTable;
  coupon: CouponTable;
  coupon_claim: CouponClaimTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  refund: RefundTable;
  refund_line: RefundLineTable;
  return_case: ReturnCaseTable;
  return_line: ReturnLineTable;
  stock_move: StockMoveTable;
  order_log: OrderLogTable;
  review: ReviewTable;
  news: NewsTable;
  help_page: HelpPageTable;
  chat_message: ChatMessageTable;
  loan: LoanTable;
  loan_log: LoanLogTable;
  desk_act: AuditLogTable;
  merchant_application: MerchantApplicationTable;
  upload: UploadTable;
  upload_count: UploadCountTable;
  rate_count: RateCountTable;
  schema_migration: { name: string; applied_at: DefaultTime };
} & WalletTables &
  OfficeTables;

export type StoreRow = Selectable<StoreTable>;
export type GoodsRow = Selectable<GoodsTable>;
export type SkuRow = Selectable<SkuTable>;
export type UserRow = Selectable<UserAccountTable>;
export type IdentityCheckRow = Selectable<IdentityCheckTable>;
export type AddressRow = Selectable<AddressTable>;
export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type RefundRow = Selectable<RefundTable>;
export type ReturnCaseRow = Selectable<ReturnCaseTable>;
export type ReturnLineRow = Selectable<ReturnLineTable>;
export type RefundLineRow = Selectable<RefundLineTable>;
export type ReviewRow = Selectable<ReviewTable>;
export type ChatMessageRow = Selectable<ChatMessageTable>;
export type LoanRow = Selectable<LoanTable>;
export type NewOrder = Insertable<OrdersTable>;
export type NewOrderLine = Insertable<OrderLineTable>;
