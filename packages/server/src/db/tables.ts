import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

/** Exact decimals travel as text; nothing here is ever a float. */
type Amount = ColumnType<string, string, string>;
type DefaultAmount = ColumnType<string, string | undefined, string>;
type Time = ColumnType<Date, Date | string, Date | string>;
type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, string, string>;
type DefaultJson<T> = ColumnType<T, string | undefined, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** One text in several languages; English is always there. */
export type Names = { readonly en: string } & Readonly<Record<string, string>>;

type CategoryTable = {
  id: string;
  parent_id: Optional<string>;
  names: Json<Names>;
  descriptions: DefaultJson<Readonly<Record<string, string>>>;
  icon_image: Optional<string>;
  position: Generated<number>;
  is_recommended: Generated<boolean>;
  is_hidden: Generated<boolean>;
  created_at: DefaultTime;
};

type StoreTable = {
  id: string;
  owner_id: Optional<string>;
  name: string;
  logo_image: string;
  banner_image: Optional<string>;
  remark: Generated<string>;
  location: Generated<string>;
  country_code: string;
  is_open: Generated<boolean>;
  is_recommended: Generated<boolean>;
  sold: Generated<number>;
  views: Generated<number>;
  followers: Generated<number>;
  reviews: Generated<number>;
  good_reviews: Generated<number>;
  search_text: GeneratedAlways<string>;
  created_at: DefaultTime;
};

type GoodsTable = {
  id: string;
  store_id: string;
  category_id: string;
  secondary_category_id: Optional<string>;
  name: string;
  description: Generated<string>;
  description_html: Generated<string>;
  unit: Generated<string>;
  buy_min: Generated<number>;
  price: Amount;
  dispatch_fee: DefaultAmount;
  long_distance_fee: DefaultAmount;
  delivery_fee: DefaultAmount;
  tax_rate: DefaultAmount;
  is_on_shelf: Generated<boolean>;
  is_deleted: Generated<boolean>;
  is_recommended: Generated<boolean>;
  recommended_at: OptionalTime;
  shelved_at: DefaultTime;
  created_at: DefaultTime;
  weight_1: Generated<number>;
  weight_2: Generated<number>;
  sold: Generated<number>;
  views: Generated<number>;
  reviews: Generated<number>;
  stars: Generated<number>;
  search_text: GeneratedAlways<string>;
};

type GoodsTranslationTable = {
  goods_id: string;
  lang: string;
  name: string;
  description: Generated<string>;
  description_html: Generated<string>;
  search_text: GeneratedAlways<string>;
};

type GoodsPictureTable = { goods_id: string; position: number; image: string };
type AttributeTable = { id: string; names: Json<Names>; position: Generated<number> };
type AttributeValueTable = {
  id: string;
  attribute_id: string;
  names: Json<Names>;
  icon_image: Optional<string>;
  position: Generated<number>;
};

type SkuTable = {
  id: string;
  goods_id: string;
  price: Amount;
  cover_image: Optional<string>;
  position: Generated<number>;
  is_hidden: Generated<boolean>;
  stock_initial: number;
  stock_on_hand: number;
};
type SkuAttributeTable = { sku_id: string; attribute_id: string; value_id: string };

type DiscountTable = { id: string; goods_id: string; ratio: Amount; starts_at: Time; ends_at: Time };
type BannerTable = {
  id: string;
  type: 'pc' | 'h5';
  is_big: Generated<boolean>;
  image: string;
  link: Generated<string>;
  titles: DefaultJson<Readonly<Record<string, string>>>;
  position: Generated<number>;
  created_at: DefaultTime;
};
type LotteryTable = { id: string; title: string; detail_url: string; starts_at: Time; ends_at: Time };
type SettingTable = { code: string; value: Json<unknown>; is_public: Generated<boolean> };

type UserAccountTable = {
  id: string;
  usercode: string;
  username: string;
  login_name: string;
  email: Optional<string>;
  phone: Optional<string>;
  password_hash: string;
  fund_password_hash: Optional<string>;
  avatar: Generated<number>;
  state: Generated<'active' | 'frozen' | 'closed'>;
  is_demo: Generated<boolean>;
  referrer_id: Optional<string>;
  created_at: DefaultTime;
  last_login_at: OptionalTime;
};
type TokenTable = { hash: string; user_id: string; created_at: Time; expires_at: Time };
type LockoutTable = {
  kind: 'login' | 'fund';
  subject: string;
  consecutive: Generated<number>;
  wrong_today: Generated<number>;
  day: ColumnType<string, string, string>;
  locked_until: OptionalTime;
  in_flight: Generated<number>;
  in_flight_since: OptionalTime;
};
type AddressTable = {
  id: string;
  user_id: string;
  is_default: Generated<boolean>;
  contacts: string;
  phone: string;
  email: Generated<string>;
  postcode: Generated<string>;
  country: Generated<string>;
  province: Generated<string>;
  city: Generated<string>;
  address: string;
  country_id: Generated<number>;
  province_id: Generated<number>;
  city_id: Generated<number>;
  created_at: DefaultTime;
};
type FavouriteTable = { user_id: string; goods_id: string; created_at: Time };
type FollowTable = { user_id: string; store_id: string; created_at: Time };
type BrowseHistoryTable = { user_id: string; goods_id: string; viewed_at: Time };
type SubscriptionTable = { email: string; created_at: Time };

export type AccountKind =
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
  | 'demo';
type AccountTable = {
  id: string;
  kind: AccountKind;
  owner_id: Generated<string>;
  currency: Generated<string>;
  guarded: boolean;
  floor: DefaultAmount;
  balance: DefaultAmount;
  seq: Generated<number>;
};
type JournalTable = {
  id: string;
  ref_kind: 'order' | 'recharge' | 'withdrawal' | 'loan' | 'demo_bonus';
  ref_id: string;
  slot: 'charge' | 'settle';
  outcome: 'paid' | 'released' | 'refunded' | 'credited' | 'held' | 'paid_out' | 'returned' | 'granted';
  at: Time;
};
type TransferTable = {
  journal_id: string;
  line: number;
  from_account: string;
  to_account: string;
  amount: Amount;
  from_seq: Optional<number>;
  from_after: Optional<string>;
  to_seq: Optional<number>;
  to_after: Optional<string>;
};

type SubmissionTable = { id: string; buyer_id: string; token: string; content_hash: string; created_at: Time };
type OrdersTable = {
  id: string;
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
  total: Amount;
  pieces: number;
  note: Generated<string>;
  contacts: string;
  phone: string;
  email: string;
  postcode: string;
  country: string;
  province: string;
  city: string;
  address: string;
  cancel_reason: Optional<number>;
  return_reason: Optional<number>;
  return_detail: Optional<string>;
  refund_amount: Optional<string>;
  carrier: Optional<string>;
  tracking_number: Optional<string>;
  last_step: string;
  created_at: Time;
  changed_at: Time;
  pay_deadline: Time;
  paid_at: OptionalTime;
  shipped_at: OptionalTime;
  received_at: OptionalTime;
  reminded_at: OptionalTime;
};

/** One attribute of a bought variant, in every language it was offered in. */
export type LineAttribute = { readonly name: Names; readonly value: Names };
type OrderLineTable = {
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
};
type StockMoveTable = { order_id: string; sku_id: string; slot: 'reserve' | 'return'; delta: number; at: Time };
type OrderLogTable = { order_id: string; position: number; step: string; detail: Generated<string>; at: Time };
type ReviewTable = {
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
  created_at: Time;
};

type NewsTable = {
  id: string;
  titles: Json<Names>;
  contents: Json<Names>;
  icon_image: Optional<string>;
  is_hidden: Generated<boolean>;
  released_at: Time;
};

export type Tables = {
  category: CategoryTable;
  store: StoreTable;
  goods: GoodsTable;
  goods_translation: GoodsTranslationTable;
  goods_picture: GoodsPictureTable;
  attribute: AttributeTable;
  attribute_value: AttributeValueTable;
  sku: SkuTable;
  sku_attribute: SkuAttributeTable;
  discount: DiscountTable;
  banner: BannerTable;
  lottery: LotteryTable;
  setting: SettingTable;
  user_account: UserAccountTable;
  token: TokenTable;
  lockout: LockoutTable;
  address: AddressTable;
  favourite: FavouriteTable;
  follow: FollowTable;
  browse_history: BrowseHistoryTable;
  subscription: SubscriptionTable;
  account: AccountTable;
  journal: JournalTable;
  transfer: TransferTable;
  submission: SubmissionTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  stock_move: StockMoveTable;
  order_log: OrderLogTable;
  review: ReviewTable;
  news: NewsTable;
  schema_migration: { name: string; applied_at: DefaultTime };
};

export type StoreRow = Selectable<StoreTable>;
export type GoodsRow = Selectable<GoodsTable>;
export type SkuRow = Selectable<SkuTable>;
export type UserRow = Selectable<UserAccountTable>;
export type AddressRow = Selectable<AddressTable>;
export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type ReviewRow = Selectable<ReviewTable>;
export type NewOrder = Insertable<OrdersTable>;
export type NewOrderLine = Insertable<OrderLineTable>;
