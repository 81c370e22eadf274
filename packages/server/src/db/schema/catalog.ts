import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Amount,
  DefaultAmount,
  DefaultJson,
  DefaultTime,
  Json,
  Names,
  Optional,
  OptionalTime,
  Time,
} from './column-types.ts';

export interface CategoryTable {
  id: string;
  parent_id: Optional<string>;
  names: Json<Names>;
  descriptions: DefaultJson<Readonly<Record<string, string>>>;
  icon_image: Optional<string>;
  position: Generated<number>;
  is_recommended: Generated<boolean>;
  is_hidden: Generated<boolean>;
  created_at: DefaultTime;
  /** Grows with each change by an operator. */
  version: Generated<number>;
  /** Its names, folded for searches. */
  search_names: GeneratedAlways<Names>;
}

export interface StoreTable {
  id: string;
  owner_id: Optional<string>;
  name: string;
  logo_image: string;
  banner_image: Optional<string>;
  remark: Generated<string>;
  location: Generated<string>;
  country_code: string;
  /** The minimum goods total for free delivery, in dollars. Null if the store does not offer it. */
  free_delivery_from: Optional<string>;
  is_open: Generated<boolean>;
  is_recommended: Generated<boolean>;
  /** Grows with each change of the page by the store. */
  version: Generated<number>;
  sold: Generated<number>;
  views: Generated<number>;
  followers: Generated<number>;
  reviews: Generated<number>;
  good_reviews: Generated<number>;
  /** Parts of `sold`, `views` and `followers` that the demo opened with. 0 in a real mall. */
  opening_sold: Generated<number>;
  opening_views: Generated<number>;
  opening_followers: Generated<number>;
  search_text: GeneratedAlways<string>;
  created_at: DefaultTime;
}

/** A row of a specification table, in every available language. */
export interface SpecificationLine {
  readonly name: Names;
  readonly value: Names;
}
export interface GoodsTable {
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
  /** Those of the reviews that the mall wrote, with five stars each. */
  system_reviews: Generated<number>;
  rating: GeneratedAlways<string>;
  /** Parts of `sold` and `views` that the demo opened with. 0 in a real mall. */
  opening_sold: Generated<number>;
  opening_views: Generated<number>;
  search_text: GeneratedAlways<string>;
  specification: DefaultJson<readonly SpecificationLine[]>;
  /** Rows of `domain/catalog/size-guide.ts`, as JSON. */
  size_guide: Optional<string>;
  /** Grows with each change by the store. */
  version: Generated<number>;
  /** The request that created them, so that a repeat creates nothing. */
  request_token: Optional<string>;
}

export interface GoodsTranslationTable {
  goods_id: string;
  lang: string;
  name: string;
  description: Generated<string>;
  description_html: Generated<string>;
  search_text: GeneratedAlways<string>;
}

/** The English name of goods, with what searches rank and show by. Triggers of `goods` keep it. */
export interface GoodsNameTable {
  goods_id: string;
  store_id: string;
  search_text: string;
  is_shown: boolean;
  weight_1: number;
  weight_2: number;
  created_at: Date;
}

/** An attribute value of goods, with what lists order and show by. Triggers of the catalog keep it. */
export interface GoodsValueTable {
  /** A value, or two that a variant has together, joined by `+`. */
  value_id: string;
  goods_id: string;
  store_id: string;
  is_shown: boolean;
  weight_1: number;
  weight_2: number;
  created_at: Date;
  price: string | null;
  shelved_at: Date | null;
}

/** A change of goods, noted by triggers for a few minutes. Null stands for all goods. */
export interface CatalogChangeTable {
  goods_id: string | null;
  affects_search: boolean;
  /** The number of the transaction. */
  xid: string;
  noted_at: Date;
}

/** What the sold counts of goods and stores do not include yet. */
export interface SoldChangeTable {
  goods_id: string;
  store_id: string;
  /** Negative for a refund. */
  pieces: number;
  noted_at: Generated<Date>;
}

/** A word of the names of goods. */
export interface SearchWordTable {
  lang: string;
  word: string;
  stem: GeneratedAlways<string>;
}

/** How often a keyword was searched for on a day. */
export interface SearchCountTable {
  lang: string;
  keyword: string;
  day: string;
  searches: Generated<number>;
  /** Searches that the demo opened with. 0 in a real mall. */
  opening: Generated<number>;
}

export interface GoodsPictureTable {
  goods_id: string;
  position: number;
  image: string;
}
export interface AttributeTable {
  id: string;
  names: Json<Names>;
  position: Generated<number>;
}
export interface AttributeValueTable {
  id: string;
  attribute_id: string;
  names: Json<Names>;
  icon_image: Optional<string>;
  position: Generated<number>;
}

export interface SkuTable {
  id: string;
  goods_id: string;
  price: Amount;
  cover_image: Optional<string>;
  /** Pictures after the cover. Empty: the gallery shows those of the goods. */
  pictures: Generated<string[]>;
  /** Width, height and depth of one piece. */
  dimensions_mm: Optional<number[]>;
  position: Generated<number>;
  is_hidden: Generated<boolean>;
  stock_initial: number;
  stock_on_hand: number;
}
/** A lower price of a variant from a minimum quantity. */
export interface PriceTierTable {
  sku_id: string;
  min_quantity: number;
  price: Amount;
}
export interface SkuAttributeTable {
  sku_id: string;
  attribute_id: string;
  value_id: string;
}

export interface DiscountTable {
  id: string;
  goods_id: string;
  ratio: Amount;
  starts_at: Time;
  ends_at: Time;
}
export interface BannerTable {
  id: string;
  type: 'pc' | 'h5';
  is_big: Generated<boolean>;
  image: string;
  link: Generated<string>;
  titles: DefaultJson<Readonly<Record<string, string>>>;
  position: Generated<number>;
  created_at: DefaultTime;
  is_hidden: Generated<boolean>;
  starts_at: OptionalTime;
  ends_at: OptionalTime;
  version: Generated<number>;
}
export interface LotteryTable {
  id: string;
  title: string;
  detail_url: string;
  starts_at: Time;
  ends_at: Time;
  /** The title in each language; languages without one show `title`. */
  titles: DefaultJson<Readonly<Record<string, string>>>;
  is_hidden: Generated<boolean>;
  version: Generated<number>;
}
export interface SettingTable {
  code: string;
  value: Json<unknown>;
  is_public: Generated<boolean>;
}
