// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { IdOf } from '../../ids.ts';
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
 * Words to search for.
 * @minLength 1
 * @maxLength 64
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Keyword = string;

/**
 * `0` not sorted by this, `1` smallest or oldest first, `2` largest or newest first.
 * @pattern ^[012]$
 */
export type GoodsSort = '0' | '1' | '2';
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
 * Address of a picture, absolute or relative to the server.
 * @maxLength 500
 */
export type ImageUrl = string;

/**
 * Address of a picture, or null where there is none.
 * @maxLength 500
 * @nullable
 */
export type OptionalImage = string | null;

/**
 * A text of a few lines.
 * @maxLength 2000
 */
export type Text = string;

/**
 * 1 in use, 0 switched off.
 * @minimum 0
 * @maximum 1
 */
export type OpenFlag = number;

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 * @minimum 0
 * @maximum 253402300799999
 */
export type EpochMs = number;

/**
 * How many.
 * @minimum 0
 * @maximum 2147483647
 */
export type Count = number;

/**
 * A figure that existing clients add to a counted one. Always 0.
 */
export type Zero = 0;

/**
 * A share between 0 and 1; 0.01 is one per cent.
 * @minimum 0
 * @maximum 1
 */
export type Ratio = number;

/**
 * Yes or no.
 */
export type Flag = 0 | 1;
/**
 * US dollars with at most two decimals, or null.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type OrderOptionalMoney = number | null;

/**
 * An opaque identifier of one kind: store.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type StoreId = IdOf<'store'>;

/**
 * A store of the mall. All figures are counted from records.
 */
export interface Store {
  /** The store. */
  id: StoreId;
  /** Name of the store. */
  name: Label;
  /** Square logo. */
  avatar: ImageUrl;
  /** Wide picture at the top of the store's page. */
  banner1?: string | null;
  /** What the store says of itself. */
  shopRemark?: Text;
  /** City and country that the store ships from. */
  shopAddress?: Label;
  /** Whether the store is open. */
  status: OpenFlag;
  /** When the store opened. */
  createTime: EpochMs;
  /** Pieces sold. */
  soldNum: Count;
  /** Always 0, since sales are counted. Existing clients add it to soldNum. */
  fakeSoldNum?: Zero;
  /** Page views of the store and its goods. */
  viewsNum: Count;
  /** Share of good reviews. */
  highOpinion: Ratio;
  /** Goods on the shelf. */
  sellerGoodsNum: Count;
  /** Followers. */
  focusNum: Count;
  /** Whether the caller follows the store; 0 for visitors. */
  isFocus: Flag;
  /** The goods sum in dollars from which an order of the store has no freight; null where it does not offer that. */
  freeDeliveryFrom?: number | null;
}

/**
 * US dollars with at most two decimals.
 * @minimum 0
 * @maximum 1000000000
 */
export type DollarAmount = number;

/**
 * Price in dollars while a discount runs; null while none does.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type GoodsReducedPrice = number | null;

/**
 * An opaque identifier of one kind: goods.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type GoodsId = IdOf<'goods'>;

/**
 * An opaque identifier of one kind: article.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ArticleId = IdOf<'article'>;

/**
 * Goods as a search field suggests them.
 */
export interface GoodsSuggestion {
  /** The goods in their store (sellerGoodsId). */
  id: GoodsId;
  /** The article that several stores may sell. */
  goodsId: ArticleId;
  /** Name of the goods in the caller's language. */
  name: Label;
  /** Picture of the goods. */
  imgUrl1?: string | null;
  /** Regular price of a piece in dollars. */
  sellingPrice?: DollarAmount;
  /** Price of a piece while a discount runs; null while none does. */
  discountPrice?: number | null;
}

/**
 * The keyword whose results are shown, where the one asked for finds nothing. It is spelt as probably meant, and leaves out words that no goods have together; absent otherwise.
 * @minLength 1
 * @maxLength 128
 */
export type GoodsCorrectedKeyword = string;

/**
 * An opaque identifier of one kind: category.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type CategoryId = IdOf<'category'>;

/**
 * A category whose name fits a keyword.
 */
export interface GoodsSuggestedCategory {
  /** The category. */
  categoryId: CategoryId;
  /** Its name in the caller's language. */
  name: Label;
  /** Name of the category above it; absent for one of the first level. */
  parentName?: Label;
}

/**
 * The stores and the goods that a keyword suggests.
 */
export interface SellerGoodsSearchKeywordData {
  /**
   * Stores whose names contain the keyword.
   * @maxItems 20
   */
  sellerList: Store[];
  /**
   * Goods whose names contain the keyword, the best match first.
   * @maxItems 20
   */
  goodsList: GoodsSuggestion[];
  correctedKeyword?: GoodsCorrectedKeyword;
  /**
   * Keywords that begin with the one asked for and find goods, those with the most goods first.
   * @maxItems 5
   */
  completedKeywords?: Keyword[];
  /**
   * Categories with goods on the shelf whose names contain the keyword.
   * @maxItems 5
   */
  categoryList?: GoodsSuggestedCategory[];
}

/**
 * Suggestions for a keyword.
 */
export interface SellerGoodsSearchKeywordOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SellerGoodsSearchKeywordData;
}

export type SellerGoodsSearchKeywordAnswer = SellerGoodsSearchKeywordOk | Failure;

/**
 * What buyers search for most.
 */
export interface SellerGoodsPopularSearchesOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * The keywords, the one searched for most often first; empty where too few searches were counted.
   * @maxItems 10
   */
  data: Keyword[];
}

export type SellerGoodsPopularSearchesAnswer = SellerGoodsPopularSearchesOk | Failure;

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
 * A category of either level; `0` stands for all.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type GoodsCategoryFilter = string;

/**
 * Yes (`1`) or no (`0`) as text.
 * @pattern ^[01]$
 */
export type FlagText = string;

/**
 * US dollars with at most two decimals.
 * @minimum 0
 * @maximum 1000000000
 */
export type DollarInput = number;

/**
 * Average of all reviews, 0 to 5, rounded to one decimal; 0 without reviews.
 * @minimum 0
 * @maximum 5
 */
export type GoodsRating = number;

/**
 * At most 20 ids of stores, separated by commas.
 * @minLength 1
 * @maxLength 1299
 * @pattern ^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$
 */
export type GoodsSellerIds = string;

/**
 * At most 20 ids of values of attributes, separated by commas.
 * @minLength 1
 * @maxLength 800
 * @pattern ^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$
 */
export type GoodsAttributeValueIds = string;

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
 * Milliseconds since 1970-01-01T00:00:00Z, or null for never.
 * @minimum 0
 * @maximum 253402300799999
 * @nullable
 */
export type GoodsMoment = number | null;

/**
 * Pieces bought, 500 at most unless the mall sets fewer.
 * @minimum 1
 * @maximum 500
 */
export type Quantity = number;

/**
 * 1 kept by the caller, 0 not, null for visitors.
 * @minimum 0
 * @maximum 1
 * @nullable
 */
export type GoodsKept = number | null;

/**
 * Goods that a store sells, as lists show them. All counts come from records.
 */
export interface Goods {
  /** The goods in this store; what every other call names sellerGoodsId. */
  id: GoodsId;
  /** The article that several stores may sell. */
  goodsId: ArticleId;
  /** The store that sells it. */
  sellerId: StoreId;
  /** Name of the store. */
  sellerName?: Label;
  /** Category of the first level. */
  categoryId: CategoryId;
  /** Name of the first-level category in the caller's language. */
  categoryName: Label;
  /** Category of the second level; absent where there is none. */
  secondaryCategoryId?: CategoryId;
  /** Name of the second-level category in the caller's language. */
  secondaryCateName?: Label;
  /** Name of the goods in the caller's language. */
  name: Label;
  /** What one piece is. */
  unit: Label;
  /** One or two sentences about the goods. */
  des: Text;
  /** Regular price of a piece in dollars; the lowest one where variants differ. */
  sellingPrice: DollarAmount;
  /** Price of a piece while a discount runs; null while none does. */
  discountPrice: number | null;
  /** Share by which the price is lowered while a discount runs; 0 while none does. */
  discountRatio: Ratio;
  /** When the present or next discount starts. */
  discountStartTime: number | null;
  /** When that discount ends. */
  discountEndTime: number | null;
  /** Freight of one order line of these goods in dollars, whatever its quantity. */
  freightAmount: DollarAmount;
  /** Tax on one piece in dollars. */
  goodsTax: DollarAmount;
  /** Fewest pieces that one order may take. */
  buyMin: Quantity;
  /** Pieces available, over all variants. */
  stock?: Count;
  /** Pieces sold. */
  soldNum: Count;
  /** Always 0, since sales are counted. Existing clients add it to soldNum. */
  fakeSoldNum?: Zero;
  /** Views of the goods' page. */
  viewsNum: Count;
  rating?: GoodsRating;
  /** Reviews of these goods. */
  evaluationNum?: Count;
  /** Whether the goods can be bought now. */
  isShelf: Flag;
  /** 1 kept by the caller, 0 not, null for visitors. */
  isKeep: number | null;
  /** When the store listed the goods. */
  createTime: EpochMs;
  /** When the goods were last put on the shelf. */
  upTime?: number | null;
  /** When the store recommended the goods. */
  recTime?: number | null;
  /** When the goods were first on the shelf. */
  newTime?: number | null;
  /** The picture that lists show. */
  imgUrl1: string | null;
  /** Second picture of the gallery. */
  imgUrl2?: string | null;
  /** Third picture of the gallery. */
  imgUrl3?: string | null;
  /** Fourth picture of the gallery. */
  imgUrl4?: string | null;
  /** Fifth picture of the gallery. */
  imgUrl5?: string | null;
  /** Sixth picture of the gallery. */
  imgUrl6?: string | null;
  /** Seventh picture of the gallery. */
  imgUrl7?: string | null;
  /** Eighth picture of the gallery. */
  imgUrl8?: string | null;
  /** Ninth picture of the gallery. */
  imgUrl9?: string | null;
  /** Tenth picture of the gallery. */
  imgUrl10?: string | null;
}

/**
 * One page of goods.
 */
export interface GoodsPage {
  pageInfo: PageInfo;
  /**
   * The goods of this page.
   * @maxItems 100
   */
  pageList: Goods[];
}

/**
 * One page of goods.
 */
export interface SellerGoodsListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsPage;
}

export type SellerGoodsListAnswer = SellerGoodsListOk | Failure;

/**
 * What only a search answers.
 */
export interface GoodsSearchPart {
  correctedKeyword?: GoodsCorrectedKeyword;
}

/**
 * One page of the goods that a keyword finds.
 */
export type GoodsSearchPage = GoodsPage & GoodsSearchPart;

/**
 * One page of goods found.
 */
export interface SellerGoodsSearchOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsSearchPage;
}

export type SellerGoodsSearchAnswer = SellerGoodsSearchOk | Failure;

/**
 * What the values of a facet are.
 */
export type GoodsFacetKind = 'attribute' | 'store';
/**
 * One value of an attribute, with the goods that have it.
 */
export interface GoodsFacetValue {
  /** The value; of stores the sellerId. */
  attrValueId: Id;
  /** The value in the caller's language; the name of the store. */
  attrValueName: Label;
  /** Swatch of the value. */
  iconImg?: string | null;
  /** Goods that the list would show with this value, besides what is chosen of other attributes. */
  goodsNum: Count;
}

/**
 * An attribute by which the goods of a list differ.
 */
export interface GoodsFacet {
  /** The attribute. */
  attrId: Id;
  /** Name of the attribute in the caller's language. Clients name the facet of stores themselves. */
  attrName: Label;
  /** Which parameter takes the values: `attrValueIds` of an attribute, which is also meant without this field, `sellerIds` of stores. */
  by?: GoodsFacetKind;
  /**
   * Its values, in the order in which they are shown. One that is chosen is among them even if no goods have it.
   * @maxItems 60
   */
  attrValues: GoodsFacetValue[];
}

/**
 * The attributes of a list of goods.
 */
export interface SellerGoodsFacetsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * The attributes by which the goods differ; empty where they have none.
   * @maxItems 8
   */
  data: GoodsFacet[];
}

export type SellerGoodsFacetsAnswer = SellerGoodsFacetsOk | Failure;

/**
 * One page of goods found in a store.
 */
export interface SellerGoodsSearchSellerGoodsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsPage;
}

export type SellerGoodsSearchSellerGoodsAnswer = SellerGoodsSearchSellerGoodsOk | Failure;

/**
 * Which selection of goods.
 */
export type GoodsRecommendationKind = 0 | 1 | 2;
/**
 * Rows of a page of recommendations.
 * @minimum 1
 * @maximum 100
 */
export type GoodsHomePageSize = number;

/**
 * One page of recommendations.
 */
export interface SellerGoodsRecommendNewData {
  pageInfo?: PageInfo;
  /**
   * The goods of this page.
   * @maxItems 100
   */
  result: Goods[];
}

/**
 * One page of recommendations.
 */
export interface SellerGoodsRecommendNewOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SellerGoodsRecommendNewData;
}

export type SellerGoodsRecommendNewAnswer = SellerGoodsRecommendNewOk | Failure;

/**
 * Which goods the caller may like.
 */
export type GoodsLikeKind = 1 | 2;
/**
 * What the caller may like.
 */
export interface SellerGoodsRecommendLikeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * The goods that the caller may like; at most 12.
   * @maxItems 12
   */
  data: Goods[];
}

export type SellerGoodsRecommendLikeAnswer = SellerGoodsRecommendLikeOk | Failure;

/**
 * A text in HTML that a client sanitises before it shows it.
 * @maxLength 50000
 */
export type RichText = string;

/**
 * Lower price for larger quantities of one variant.
 */
export interface GoodsPriceTier {
  /** Fewest pieces of the variant in one order line. */
  minNum: Quantity;
  /** What each piece of the line then costs, in dollars, instead of `price` of the variant. */
  price: DollarAmount;
}

/**
 * A length in centimetres.
 * @minimum 0.1
 * @maximum 10000
 */
export type GoodsCentimetres = number;

/**
 * How big one piece of a variant is, without packaging; absent where it is not known.
 */
export interface GoodsDimensions {
  /** From side to side, in centimetres. */
  width: GoodsCentimetres;
  /** As it stands or hangs, in centimetres. */
  height: GoodsCentimetres;
  /** From front to back, in centimetres. */
  depth: GoodsCentimetres;
}

/**
 * One choice that makes up a variant.
 */
export interface GoodsSkuAttribute {
  /** What is chosen. */
  attrId: Id;
  /** Its name in the caller's language. */
  attrName: Label;
  /** The choice. */
  attrValueId: Id;
  /** The choice in the caller's language. */
  attrValueName: Label;
  /** Swatch of the choice. */
  iconImg?: string | null;
}

/**
 * An opaque identifier of one kind: sku.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SkuId = IdOf<'sku'>;

/**
 * A variant that can be bought. Goods without variants have a single one with skuId `-1` and no attrs.
 */
export interface GoodsSku {
  /** The variant; `-1` for goods without variants. */
  skuId: SkuId;
  /** What a piece costs now, in dollars, any discount taken off. */
  price: DollarAmount;
  /** Regular price of a piece in dollars. */
  sellingPrice: DollarAmount;
  /** Price of a piece while a discount runs; null while none does. */
  discountPrice: number | null;
  /**
   * Prices by quantity, from the smallest quantity to the largest; each is lower than `price` and than the one before. The last one that a line reaches applies. Empty or absent where the quantity changes nothing.
   * @maxItems 10
   */
  priceTiers?: GoodsPriceTier[];
  /** Pieces available of this variant. */
  stock?: Count;
  /** Small picture of the variant. */
  iconImg?: string | null;
  /** Large picture of the variant. */
  coverImg?: string | null;
  /**
   * Gallery of the variant: its own picture first, then its other pictures, or those of the goods if it has none. Clients show it as it is, so it is empty only where there is no picture at all.
   * @maxItems 10
   */
  img?: ImageUrl[];
  dimensions?: GoodsDimensions;
  /**
   * The choices that make up the variant.
   * @maxItems 6
   */
  attrs: GoodsSkuAttribute[];
}

/**
 * One value that can be chosen.
 */
export interface GoodsChoiceValue {
  /** The choice. */
  attrValueId: Id;
  /** The choice in the caller's language. */
  attrValueName: Label;
  /** Swatch of the choice. */
  iconImg?: string | null;
}

/**
 * Something that a buyer chooses, with the values on offer.
 */
export interface GoodsChoice {
  /** What is chosen. */
  attrId: Id;
  /** Its name in the caller's language. */
  attrName: Label;
  /**
   * The values on offer, in the order in which they are shown.
   * @maxItems 60
   */
  attrValues: GoodsChoiceValue[];
}

/**
 * What can be chosen, and the variants that exist. A combination without a variant does not exist.
 */
export interface GoodsVariants {
  /**
   * The variants that exist.
   * @maxItems 400
   */
  skus: GoodsSku[];
  /**
   * What a buyer chooses; empty for goods without variants.
   * @maxItems 6
   */
  goodAttrs: GoodsChoice[];
}

/**
 * What is measured: around chest, waist, hips, head or finger, the length of the foot, or the height of the body.
 */
export type GoodsBodyPart = 'chest' | 'waist' | 'hips' | 'head' | 'finger' | 'foot' | 'height';
/**
 * What a part of the body measures, at least and at most.
 */
export interface GoodsMeasure {
  part: GoodsBodyPart;
  /** The smallest measurement, in centimetres. */
  from: GoodsCentimetres;
  /** The largest measurement, in centimetres. */
  to: GoodsCentimetres;
}

/**
 * The body that a size fits.
 */
export interface GoodsSizeGuideRow {
  /** The size, as the choice of a variant names it. */
  size: Label;
  /** What the size is called in the United Kingdom, where that differs. */
  uk?: Label;
  /** What the size is called in the United States, where that differs. */
  us?: Label;
  /**
   * The measurements, each part once.
   * @maxItems 7
   */
  measures: GoodsMeasure[];
}

/**
 * One line of a specification table.
 */
export interface GoodsAttribute {
  /** The attribute. */
  attrNameId?: Id;
  /** Name of the attribute in the caller's language. */
  attrName: Label;
  /** The value. */
  attrValueId?: Id;
  /** The value in the caller's language. */
  attrValue: Label;
  /** Place in the table, smallest first. */
  sort?: Count;
}

/**
 * What only the page of the goods shows.
 */
export interface GoodsDetailPart {
  /** The long description in HTML, with pictures. */
  imgDes: RichText;
  /** Whether imgDes is in the requested language; otherwise it is in English. */
  translated?: Flag;
  seller: Store;
  canSelectAttributes: GoodsVariants;
  /**
   * The bodies that the sizes of clothes, shoes or jewellery fit, from the smallest size to the largest. Empty or absent where goods need no guide.
   * @maxItems 30
   */
  sizeGuide?: GoodsSizeGuideRow[];
  /** Questions about these goods that the store has answered. */
  questionsNum?: Count;
  /**
   * The specification table; with skuId, the attributes of that variant come first.
   * @maxItems 60
   */
  attributes?: GoodsAttribute[];
  /** Part of freightAmount, in dollars, for handing over at the store. */
  dispatchFee?: DollarAmount;
  /** Part of freightAmount, in dollars, for the transport between regions. */
  longDistanceFee?: DollarAmount;
  /** Part of freightAmount, in dollars, for the delivery to the door. */
  deliveryFee?: DollarAmount;
}

/**
 * Goods with everything that their page shows. freightAmount is the sum of dispatchFee, longDistanceFee and deliveryFee.
 */
export type GoodsDetails = Goods & GoodsDetailPart;

/**
 * The goods with all details.
 */
export interface SellerGoodsInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsDetails;
}

export type SellerGoodsInfoAnswer = SellerGoodsInfoOk | Failure;

/**
 * A country as two capital letters (ISO 3166-1 alpha-2).
 * @minLength 2
 * @maxLength 2
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * A day of the calendar: year, month and day, without a time or a time zone.
 * @minLength 10
 * @maxLength 10
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type CalendarDate = string;

/**
 * The days on which a parcel that is ordered now is expected to arrive. An estimate, not a promise.
 */
export interface DeliveryEstimate {
  /** The country that the estimate is for. */
  countryCode: CountryCode;
  /** The first day on which the parcel may arrive. */
  earliest: CalendarDate;
  /** The last day on which it should arrive, the same as earliest or later. */
  latest: CalendarDate;
}

/**
 * When the goods would arrive.
 */
export interface SellerGoodsDeliveryEstimateOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: DeliveryEstimate;
}

export type SellerGoodsDeliveryEstimateAnswer = SellerGoodsDeliveryEstimateOk | Failure;

/**
 * A web address, absolute or relative to the server.
 * @maxLength 2000
 */
export type Url = string;

/**
 * An announcement of the mall. What an announcement carries is an addition that a backend may leave out.
 */
export interface HomeAnnouncement {
  /** The announcement. */
  id?: Id;
  /** The announcement in one line. */
  title?: Label;
  /** The whole text. */
  content?: Text;
  /** When it was announced. */
  createTime?: EpochMs;
}

/**
 * The mall's description of itself, in HTML that a client sanitises; null without one.
 * @maxLength 50000
 * @nullable
 */
export type HomeAbout = string | null;

/**
 * Texts and links that the home page needs at once.
 */
export interface IndexHomeData {
  /**
   * Pictures of the stage, in the order in which they are shown.
   * @maxItems 20
   */
  banner: ImageUrl[];
  /** Address of customer service; empty where there is none. */
  service_link: Url;
  /**
   * What the mall announces, the newest first.
   * @maxItems 20
   */
  announcement: HomeAnnouncement[];
  /** The mall's description of itself, in HTML that a client sanitises; null without one. */
  aboutus?: string | null;
}

/**
 * What the home page needs.
 */
export interface IndexHomeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: IndexHomeData;
}

export type IndexHomeAnswer = IndexHomeOk | Failure;

/**
 * The download page of the app.
 */
export interface IndexDownloadUrlOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Address of the page with the clients; empty where there is none. */
  data: Url;
}

export type IndexDownloadUrlAnswer = IndexDownloadUrlOk | Failure;

/**
 * `pc` for the wide store, `h5` for the mobile site.
 */
export type BannerDevice = 'pc' | 'h5';
/**
 * Where the banner leads, a path of the store or an https address; null where it leads nowhere.
 * @maxLength 2000
 * @nullable
 */
export type BannerLink = string | null;

/**
 * A text, or null where there is none.
 * @maxLength 2000
 * @nullable
 */
export type OptionalText = string | null;

/**
 * A picture that advertises something on the home page.
 */
export interface Banner {
  /** The banner. */
  id: Id;
  /** The picture. */
  imgUrl: ImageUrl;
  /** Where the banner leads, a path of the store or an https address; null where it leads nowhere. */
  link: string | null;
  /** Place in the row, smallest first. */
  sort: Count;
  type: BannerDevice;
  /** 1 for the large stage */
  imgType?: Flag;
  /** The text that the store shows over the picture. */
  remarks?: string | null;
  /** When the banner was made. */
  createTime?: EpochMs;
}

/**
 * The banners of one kind of store.
 */
export interface BannerBannerListData {
  /**
   * The banners, in the order in which they are shown.
   * @maxItems 100
   */
  result: Banner[];
}

/**
 * The banners.
 */
export interface BannerBannerListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: BannerBannerListData;
}

export type BannerBannerListAnswer = BannerBannerListOk | Failure;

/**
 * A category of the first level as lists show it.
 */
export interface CategoryTile {
  /** The category. */
  categoryId: CategoryId;
  /** Name in the caller's language. */
  name: Label;
  /** Picture of the category. */
  iconImg: string | null;
  /** What the category holds. */
  des: string | null;
  /** Place in the list, smallest first. */
  sort: Count;
}

/**
 * One page of categories.
 */
export interface CategoryPage {
  pageInfo: PageInfo;
  /**
   * The categories of this page.
   * @maxItems 100
   */
  pageList: CategoryTile[];
}

/**
 * One page of categories.
 */
export interface CategoryListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CategoryPage;
}

export type CategoryListAnswer = CategoryListOk | Failure;

/**
 * One page of recommended categories.
 */
export interface CategoryRecommendOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CategoryPage;
}

export type CategoryRecommendAnswer = CategoryRecommendOk | Failure;

/**
 * 1 for a category of the first level, 2 for one beneath it.
 * @minimum 1
 * @maximum 2
 */
export type CategoryLevel = number;

/**
 * A category of either level.
 */
export interface Category {
  /** The category. */
  id: CategoryId;
  /** The same id again, as goods and lists name it. */
  categoryId: CategoryId;
  /** The category above; `0` at the first level. */
  parentId: CategoryId;
  /** Name in the caller's language. */
  name: Label;
  /** What the category holds. */
  des?: string | null;
  /** Picture of the category. */
  iconImg: string | null;
  level: CategoryLevel;
  /** Place among its siblings, smallest first. */
  sort: Count;
  /** Whether the category is in use. */
  status: OpenFlag;
  /** Goods on the shelf in it and beneath it. */
  goodsNum?: Count;
}

/**
 * The categories beneath one of the first level.
 */
export interface CategoryChildren {
  /**
   * The categories of the second level; empty where there are none.
   * @maxItems 200
   */
  subList: Category[];
}

/**
 * A category of the first level with those beneath it.
 */
export type CategoryBranch = Category & CategoryChildren;

/**
 * The categories of the first level with those beneath them.
 * @maxItems 200
 */
export type CategoryTree = CategoryBranch[];

/**
 * The tree of the mall.
 */
export interface CategoryTreeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CategoryTree;
}

export type CategoryTreeAnswer = CategoryTreeOk | Failure;

/**
 * The tree of a store.
 */
export interface CategorySellerTreeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CategoryTree;
}

export type CategorySellerTreeAnswer = CategorySellerTreeOk | Failure;

/**
 * One page of stores.
 */
export interface SellerListData {
  pageInfo: PageInfo;
  /**
   * The stores of this page.
   * @maxItems 100
   */
  pageList: Store[];
}

/**
 * One page of stores.
 */
export interface SellerListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SellerListData;
}

export type SellerListAnswer = SellerListOk | Failure;

/**
 * One store.
 */
export interface SellerInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: Store;
}

export type SellerInfoAnswer = SellerInfoOk | Failure;

/**
 * Which reviews to keep.
 */
export type EvaluationFilter = 1 | 2 | 3 | -2;
/**
 * Number of a built-in picture, or address of one; null where there is none.
 * @maxLength 500
 * @nullable
 */
export type EvaluationAvatar = string | null;

/**
 * The level of a review.
 */
export type EvaluationLevel = 1 | 2 | 3;
/**
 * Stars, one to five.
 * @minimum 1
 * @maximum 5
 */
export type EvaluationStars = number;

/**
 * Wall time in UTC+8, `yyyy-MM-dd HH:mm:ss`.
 * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$
 */
export type WireTime = string;

/**
 * A review of goods by someone who bought them. It does not name the buyer or the order.
 */
export interface Evaluation {
  /** The review. */
  id: Id;
  /** The goods. */
  sellerGoodsId: GoodsId;
  /** The store that sold them. */
  sellerId?: StoreId;
  /** The variant that was bought. */
  skuId?: SkuId;
  /** Name of the buyer, all but the first and the last character masked. */
  userName: Label;
  /** The same masked name under its other name. */
  partyName?: Label;
  /** Number of a built-in picture, or address of one; null where there is none. */
  avatar?: string | null;
  /** The same picture under its other name. */
  partyAvatar?: string | null;
  evaluationType: EvaluationLevel;
  rating: EvaluationStars;
  /** What the buyer wrote, as plain text. */
  content: string | null;
  /** When the review was written. */
  evaluationTime: EpochMs;
  /** The same moment as wall time in UTC+8. */
  createTimeStr?: WireTime;
  /** Whether the mall completed the order with this review because the buyer left none in time. It is not part of the average rating. Absent for reviews of buyers. */
  isSystem?: boolean;
  /** Public reply of the store, as plain text; null without one. */
  sellerReply?: string | null;
  /** When the store replied. Absent without a reply. */
  sellerReplyTime?: EpochMs;
  /** Country of the buyer; null if unknown. */
  countryName?: string | null;
  /**
   * The choices of the variant that was bought.
   * @maxItems 6
   */
  attributes?: GoodsAttribute[];
  /** First picture of the review. */
  imgUrl1?: string | null;
  /** Second picture of the review. */
  imgUrl2?: string | null;
  /** Third picture of the review. */
  imgUrl3?: string | null;
  /** Fourth picture of the review. */
  imgUrl4?: string | null;
  /** Fifth picture of the review. */
  imgUrl5?: string | null;
  /** Sixth picture of the review. */
  imgUrl6?: string | null;
  /** Seventh picture of the review. */
  imgUrl7?: string | null;
  /** Eighth picture of the review. */
  imgUrl8?: string | null;
  /** Ninth picture of the review. */
  imgUrl9?: string | null;
}

/**
 * One page of reviews of goods.
 */
export interface EvaluationListData {
  pageInfo: PageInfo;
  /**
   * The reviews of this page.
   * @maxItems 100
   */
  pageList: Evaluation[];
  /** All reviews of the goods, whatever the filter. */
  evaluationNum: Count;
}

/**
 * One page of reviews.
 */
export interface EvaluationListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: EvaluationListData;
}

export type EvaluationListAnswer = EvaluationListOk | Failure;

/**
 * How many, as text.
 * @pattern ^\d{1,10}$
 */
export type CountText = string;

/**
 * How many reviews goods have of each kind.
 */
export interface EvaluationCountTypeData {
  /** Reviews with at least one picture. */
  havePicture: CountText;
  /** Good reviews. */
  positiveComments: CountText;
  /** Medium reviews. */
  mediumReview: CountText;
  /** Bad reviews. */
  negativeComment: CountText;
}

/**
 * Counts of reviews.
 */
export interface EvaluationCountTypeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: EvaluationCountTypeData;
}

export type EvaluationCountTypeAnswer = EvaluationCountTypeOk | Failure;

/**
 * This call answers with nothing but its success.
 * @nullable
 */
export type NoData = null;

/**
 * The review is written.
 */
export interface EvaluationAddOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type EvaluationAddAnswer = EvaluationAddOk | Failure;

/**
 * A review of one kind of goods of the order.
 */
export interface EvaluationDraft {
  /** The goods. */
  sellerGoodsId: GoodsId;
  evaluationType: EvaluationLevel;
  rating: EvaluationStars;
  /** The text of the buyer, as plain text. */
  content?: Text;
  /** First picture, as the upload answered it. */
  imgUrl1?: ImageUrl;
  /** Second picture, as the upload answered it. */
  imgUrl2?: ImageUrl;
  /** Third picture, as the upload answered it. */
  imgUrl3?: ImageUrl;
  /** Fourth picture, as the upload answered it. */
  imgUrl4?: ImageUrl;
  /** Fifth picture, as the upload answered it. */
  imgUrl5?: ImageUrl;
  /** Sixth picture, as the upload answered it. */
  imgUrl6?: ImageUrl;
  /** Seventh picture, as the upload answered it. */
  imgUrl7?: ImageUrl;
  /** Eighth picture, as the upload answered it. */
  imgUrl8?: ImageUrl;
  /** Ninth picture, as the upload answered it. */
  imgUrl9?: ImageUrl;
}

/**
 * An opaque identifier of one kind: order.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OrderId = IdOf<'order'>;

/**
 * Reviews of an order.
 */
export interface EvaluationDrafts {
  /** The order. */
  orderId: OrderId;
  /**
   * One review for each kind of goods of the order.
   * @minItems 1
   * @maxItems 100
   */
  evaluationAdds: EvaluationDraft[];
}

/**
 * The reviews are written.
 */
export interface EvaluationAddListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type EvaluationAddListAnswer = EvaluationAddListOk | Failure;

/**
 * A question about goods: up to 300 characters, not only blanks.
 * @minLength 1
 * @maxLength 300
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type QuestionText = string;

/**
 * A question about goods, with the answer of the store once there is one. Unanswered questions are shown to their authors only.
 */
export interface GoodsQuestion {
  /** The question. */
  id: Id;
  content: QuestionText;
  /** When it was asked. */
  createTime: EpochMs;
  /** Login name of the author, shortened to its first and last letters. */
  userName: Label;
  /** Whether the caller asked it. */
  isMine: Flag;
  /** What the store answered; null before. */
  answer: string | null;
  /** When the store answered; null before. */
  answerTime: number | null;
}

/**
 * One page of questions.
 */
export interface GoodsQuestionListData {
  pageInfo: PageInfo;
  /**
   * The questions of this page.
   * @maxItems 100
   */
  pageList: GoodsQuestion[];
}

/**
 * One page of questions.
 */
export interface GoodsQuestionListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsQuestionListData;
}

export type GoodsQuestionListAnswer = GoodsQuestionListOk | Failure;

/**
 * The question was asked.
 */
export interface GoodsQuestionAskOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsQuestion;
}

export type GoodsQuestionAskAnswer = GoodsQuestionAskOk | Failure;

/**
 * One page of favourites.
 */
export interface KeepGoodsListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoodsPage;
}

export type KeepGoodsListAnswer = KeepGoodsListOk | Failure;

/**
 * The goods are a favourite.
 */
export interface KeepGoodsAddOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type KeepGoodsAddAnswer = KeepGoodsAddOk | Failure;

/**
 * The goods are no longer a favourite.
 */
export interface KeepGoodsDelOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type KeepGoodsDelAnswer = KeepGoodsDelOk | Failure;

/**
 * The number of favourites.
 */
export interface KeepGoodsCountOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Favourites of the caller. */
  data: Count;
}

export type KeepGoodsCountAnswer = KeepGoodsCountOk | Failure;

/**
 * What changed about kept goods.
 */
export type KeepGoodsNoticeKind = 1 | 2;
/**
 * A change of kept goods that makes them worth another look.
 */
export interface KeepGoodsNotice {
  /** The notice. */
  id: Id;
  kind: KeepGoodsNoticeKind;
  /** When the change was noticed. */
  createTime: EpochMs;
  /** Whether the caller has marked it as read. */
  isRead: Flag;
  /** Price in dollars before it fell; null for goods back in stock. */
  oldPrice: number | null;
  /** Price in dollars that it fell to; null for goods back in stock. */
  newPrice: number | null;
  goods: Goods;
}

/**
 * One page of notices.
 */
export interface KeepGoodsNoticesData {
  pageInfo: PageInfo;
  /**
   * The notices of this page.
   * @maxItems 100
   */
  pageList: KeepGoodsNotice[];
}

/**
 * One page of notices.
 */
export interface KeepGoodsNoticesOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: KeepGoodsNoticesData;
}

export type KeepGoodsNoticesAnswer = KeepGoodsNoticesOk | Failure;

/**
 * How many notices are unread.
 */
export interface KeepGoodsUnreadNoticesOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Unread notices. */
  data: Count;
}

export type KeepGoodsUnreadNoticesAnswer = KeepGoodsUnreadNoticesOk | Failure;

/**
 * The notices are read.
 */
export interface KeepGoodsReadNoticesOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type KeepGoodsReadNoticesAnswer = KeepGoodsReadNoticesOk | Failure;

/**
 * A store that the caller follows.
 */
export interface FavouriteStore {
  /** The entry. */
  id: Id;
  /** The store. */
  sellerId: StoreId;
  /** The caller who follows. */
  partyId?: Id;
  /** Since when. */
  createTime: EpochMs;
  sellerVo: Store;
}

/**
 * One page of followed stores.
 */
export interface FocusSellerListData {
  pageInfo: PageInfo;
  /**
   * The followed stores of this page.
   * @maxItems 100
   */
  pageList: FavouriteStore[];
}

/**
 * One page of followed stores.
 */
export interface FocusSellerListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: FocusSellerListData;
}

export type FocusSellerListAnswer = FocusSellerListOk | Failure;

/**
 * The store is followed.
 */
export interface FocusSellerAddOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type FocusSellerAddAnswer = FocusSellerAddOk | Failure;

/**
 * The store is no longer followed.
 */
export interface FocusSellerDelOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type FocusSellerDelAnswer = FocusSellerDelOk | Failure;

/**
 * How many stores the caller follows.
 */
export interface FocusSellerCountOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Stores that the caller follows. */
  data: Count;
}

export type FocusSellerCountAnswer = FocusSellerCountOk | Failure;

/**
 * Goods that the caller looked at. Looking again moves the entry to the newest time.
 */
export interface BrowseHistoryEntry {
  /** The entry. */
  id: Id;
  /** When the caller last looked. */
  viewTime: EpochMs;
  goods: Goods;
}

/**
 * One page of the browsing history.
 */
export interface BrowseHistoryListData {
  pageInfo: PageInfo;
  /**
   * The entries of this page.
   * @maxItems 100
   */
  pageList: BrowseHistoryEntry[];
}

/**
 * One page of the browsing history.
 */
export interface BrowseHistoryListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: BrowseHistoryListData;
}

export type BrowseHistoryListAnswer = BrowseHistoryListOk | Failure;

/**
 * The history is cleared.
 */
export interface BrowseHistoryDelOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type BrowseHistoryDelAnswer = BrowseHistoryDelOk | Failure;

/**
 * An e-mail address of at most 64 characters.
 * @minLength 6
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,}$
 */
export type Email = string;

/**
 * The address is subscribed.
 */
export interface SubscribeAddOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type SubscribeAddAnswer = SubscribeAddOk | Failure;

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
 * The text of the mall; an object without properties where it has not written one.
 */
export interface HelpPage {
  /** Title of the page. */
  title?: Label;
  /** The text in HTML, which a client sanitises. */
  content?: RichText;
  /** Whether content is in the requested language; otherwise it is in English. */
  translated?: Flag;
}

/**
 * The text of the mall.
 */
export interface HelpPageInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: HelpPage;
}

export type HelpPageInfoAnswer = HelpPageInfoOk | Failure;

/**
 * 1 open, 0 switched off; other numbers are a backend's own.
 * @minimum 0
 * @maximum 9
 */
export type LotteryStatus = number;

/**
 * The current lucky draw; an object without properties if there is none.
 */
export interface LotteryActivity {
  /** The lucky draw. */
  id?: Id;
  /** The title of the pop-up. */
  title?: Label;
  /** The page that the pop-up leads to. */
  detailUrl?: Url;
  status?: LotteryStatus;
  /** `1` while the lucky draw runs. */
  running?: FlagText;
}

/**
 * The current lucky draw.
 */
export interface LotteryGetCurrentActivityOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LotteryActivity;
}

export type LotteryGetCurrentActivityAnswer = LotteryGetCurrentActivityOk | Failure;

/**
 * A news item of the mall.
 */
export interface News {
  /** The news item. */
  id: Id;
  /** Headline in the caller's language. */
  title: Label;
  /** Picture beside the headline. */
  iconImg: string | null;
  /** When it was released, as wall time in UTC+8. */
  releaseTime: WireTime;
  /** The text in HTML, which a client sanitises. */
  content: RichText;
  /** Whether content is in the requested language; otherwise it is in English. */
  translated?: Flag;
}

/**
 * One page of news.
 */
export interface NewsListNewsData {
  pageInfo: PageInfo;
  /**
   * The news of this page.
   * @maxItems 100
   */
  pageList: News[];
}

/**
 * One page of news.
 */
export interface NewsListNewsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: NewsListNewsData;
}

export type NewsListNewsAnswer = NewsListNewsOk | Failure;

/**
 * One news item.
 */
export interface NewsDetailNewsData {
  news: News;
}

/**
 * One news item.
 */
export interface NewsDetailNewsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: NewsDetailNewsData;
}

export type NewsDetailNewsAnswer = NewsDetailNewsOk | Failure;

/**
 * Codes of settings, separated by commas.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[A-Za-z0-9_.]+(,[A-Za-z0-9_.]+)*$
 */
export type SysparaCodes = string;

/**
 * A setting as text; null where clients may not read it.
 * @maxLength 2000
 * @nullable
 */
export type SysparaText = string | null;

/**
 * An amount of a coin, exact, with up to ten decimals.
 * @maxLength 29
 * @pattern ^(0|[1-9]\d{0,17})(\.\d{1,10})?$
 */
export type CoinAmount = string;

/**
 * How the fee of a withdrawal is computed; null where clients may not read it.
 * @nullable
 */
export type SysparaWithdrawFee = {
  /** `rate` for a share of the amount, `fixed` for coins. */
  type: Label;
  /** The share, 0.01 for one per cent, or the coins. */
  fee: CoinAmount;
} | null;

/**
 * The requested settings, each under its code. Codes that were not requested are absent; codes that clients may not read are null.
 */
export interface SysparaValues {
  /** Address of customer service. */
  customer_service_url?: string | null;
  /** Maximum number of pieces of one variant in an order, as digits. */
  mall_max_goods_number_in_order?: string | null;
  /** Days from receipt within which goods can be returned and the money is held, as digits; 0 for no returns. */
  order_return_days?: string | null;
  /** `1` while recharges are open. */
  can_recharge?: string | null;
  /** The reward of a first recharge. */
  mall_first_recharge_rewards?: string | null;
  /** Coins that a demo account starts with. */
  test_user_money?: string | null;
  /** How the fee of a withdrawal is computed; null where clients may not read it. */
  withdraw_fee?: SysparaWithdrawFee | null;
  /** The port of this host over which changes are pushed (events.yaml), as digits; null where nothing is pushed. */
  websocket_port?: string | null;
  /** The whole address of the WebSocket where it is another one, for instance behind a proxy; else empty. */
  websocket_url?: string | null;
}

/**
 * The requested settings.
 */
export interface SysparaGetSysparaByGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SysparaValues;
}

export type SysparaGetSysparaByGetAnswer = SysparaGetSysparaByGetOk | Failure;

/**
 * The requested settings.
 */
export interface SysparaGetSysparaOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SysparaValues;
}

export type SysparaGetSysparaAnswer = SysparaGetSysparaOk | Failure;

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
 * Proof of a solved slider; good for five minutes and one use.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SliderPass = string;

/**
 * The token of a new session, which the following calls send as `token`.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type UserToken = string;

/**
 * A display name, or null where none was chosen.
 * @maxLength 32
 * @nullable
 */
export type OptionalDisplayName = string | null;

/**
 * 4 to 32 letters or digits.
 * @pattern ^[A-Za-z0-9]{4,32}$
 */
export type InvitationCode = string;

/**
 * A new session and whose it is.
 */
export interface UserSession {
  /** The token of the new session. */
  token: UserToken;
  /** The user's name; a phone is written without blanks. */
  username: LoginName;
  /** The display name; null or absent if none was chosen. */
  displayName?: string | null;
  /** Short code of the user: the key of the stored cart and the code with which friends are invited. */
  usercode: InvitationCode;
}

/**
 * The login succeeded.
 */
export interface UserNewloginOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: UserSession;
}

export type UserNewloginAnswer = UserNewloginOk | Failure;

/**
 * The session has ended.
 */
export interface UserLogoutOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserLogoutAnswer = UserLogoutOk | Failure;

/**
 * Whether a user is there.
 */
export type Presence = 1 | 2 | 3;
/**
 * The heartbeat was received.
 */
export interface UserHeartbeatOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserHeartbeatAnswer = UserHeartbeatOk | Failure;

/**
 * Why a user closes the account, in the user's words.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ClosingReason = string;

/**
 * Exactly six digits.
 * @pattern ^\d{6}$
 */
export type FundPassword = string;

/**
 * The account is closed.
 */
export interface UserLogoffOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserLogoffAnswer = UserLogoffOk | Failure;

/**
 * The login password has changed.
 */
export interface UserUpdateOldAndNewPswOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserUpdateOldAndNewPswAnswer = UserUpdateOldAndNewPswOk | Failure;

/**
 * The fund password is set.
 */
export interface UserSetSafewordRegOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserSetSafewordRegAnswer = UserSetSafewordRegOk | Failure;

/**
 * The fund password has changed.
 */
export interface UserUpdateOldAndNewSafewordOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserUpdateOldAndNewSafewordAnswer = UserUpdateOldAndNewSafewordOk | Failure;

/**
 * The network that a coin travels on, such as TRC20, ERC20 or OMNI.
 * @pattern ^[A-Za-z0-9]{2,20}$
 */
export type BlockchainName = string;

/**
 * A coin that the mall takes and pays out.
 */
export type Coin = 'USDT' | 'ETH' | 'BTC' | 'USDC';
/**
 * An address that coins can be paid out to: ERC20 begins with 0x, TRC20 with T, OMNI with 1 or 3.
 * @pattern ^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{24,33})$
 */
export type WithdrawAddress = string;

/**
 * The six digits that were sent or that an authenticator shows.
 * @pattern ^\d{6}$
 */
export type VerificationCode = string;

/**
 * The address is bound.
 */
export interface UserBindWithdrawAddressOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserBindWithdrawAddressAnswer = UserBindWithdrawAddressOk | Failure;

/**
 * An e-mail address or phone of which only the ends are shown, or null.
 * @maxLength 64
 * @nullable
 */
export type MaskedTarget = string | null;

/**
 * The methods by which a name can prove ownership. They follow from the name alone and do not reveal whether an account exists.
 */
export interface UserGetUserNameVerifTargetData {
  /** The requested name. */
  username: LoginName;
  /** The phone that the name is, of which only the ends are shown; null for other names. */
  phone: string | null;
  /** Whether a code can be sent to this phone. */
  phone_authority: boolean;
  /** The e-mail address that the name is, of which only the ends are shown; null for other names. */
  email: string | null;
  /** Whether a code can be sent to this e-mail address. */
  email_authority: boolean;
  /** Whether an authenticator's code may be used instead; false for every name, since it never replaces the password alone. */
  googleverif: boolean;
}

/**
 * The methods of a name.
 */
export interface UserGetUserNameVerifTargetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: UserGetUserNameVerifTargetData;
}

export type UserGetUserNameVerifTargetAnswer = UserGetUserNameVerifTargetOk | Failure;

/**
 * Where a code that proves the owner of an account was sent to.
 */
export type SentCodeWay = 1 | 2;
/**
 * The login password is set anew.
 */
export interface UserResetpswOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserResetpswAnswer = UserResetpswOk | Failure;

/**
 * How a user proves to be the owner of the account.
 */
export type VerificationWay = 1 | 2 | 3;
/**
 * The fund password is set anew.
 */
export interface UserSetSafewordOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type UserSetSafewordAnswer = UserSetSafewordOk | Failure;

/**
 * A name, or null where there is none.
 * @maxLength 64
 * @nullable
 */
export type OptionalName = string | null;

/**
 * Area code, one space and number, or null where there is none.
 * @nullable
 * @pattern ^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15})$
 */
export type OptionalPhone = string | null;

/**
 * An e-mail address, or null where there is none.
 * @maxLength 64
 * @nullable
 */
export type OptionalEmail = string | null;

/**
 * Which of the mall's twenty avatar pictures, as text.
 * @pattern ^([1-9]|1\d|20)$
 */
export type AvatarNumber = string;

/**
 * What kind of account it is, such as MEMBER, GUEST or TEST.
 * @pattern ^[A-Z_]{3,20}$
 */
export type UserRole = string;

/**
 * 1 when a fund password is set, else 0; never the password itself.
 * @minimum 0
 * @maximum 1
 */
export type FundPasswordSet = number;

/**
 * Where an identity check stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.
 * @minimum 0
 * @maximum 3
 * @nullable
 */
export type VerificationStatus = number | null;

/**
 * Wall time in UTC+8, `yyyy-MM-dd HH:mm:ss`, or null as long as it has not happened.
 * @nullable
 * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$
 */
export type OptionalWireTime = string | null;

/**
 * An IPv4 or IPv6 address, or null where there is none.
 * @maxLength 45
 * @nullable
 * @pattern ^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]{0,34}:[0-9A-Fa-f.]{0,15})$
 */
export type OptionalIp = string | null;

/**
 * A web address, or null where there is none.
 * @maxLength 2000
 * @nullable
 */
export type OptionalUrl = string | null;

/**
 * The profile of the caller.
 */
export interface LocaluserGetData {
  /** The name that the user logs in with. */
  username: LoginName;
  /** Short code of the user: the key of the stored cart and the code with which friends are invited. */
  usercode: InvitationCode;
  /** Real name from the identity check; null before it. */
  name: string | null;
  /** The display name; null or absent if none was chosen. */
  displayName?: string | null;
  /** The bound phone. */
  phone: string | null;
  /** Whether the phone was confirmed by a code. */
  phoneverif: boolean;
  /** The bound e-mail address. */
  email: string | null;
  /** Whether the e-mail address was confirmed by a code. */
  emailverif: boolean;
  /** The user's picture; 1 until the user chooses another. */
  avatar: AvatarNumber;
  /** Kind of the account: MEMBER for buyers and merchants, others for accounts of the mall itself. */
  userrole: UserRole;
  /** 1 for a merchant */
  roletype: Flag;
  /** Whether a fund password is set. */
  safeword: FundPasswordSet;
  /** Whether the identity check has been passed. */
  identityverif: boolean;
  /** Whether the advanced verification has been passed. */
  advancedverif: boolean;
  /** The identity check: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
  kyc_status: number | null;
  /** The advanced verification: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
  kyc_high_level_status: number | null;
  /** Whether an authenticator is bound. */
  googleverif: boolean;
  /** Country from the identity check; null before it. */
  nationality: string | null;
  /** When the user last logged in; null before the first time. */
  lastlogintime: string | null;
  /** Where that login came from; null where it is not kept. */
  lastloginip: string | null;
  /** The agreement that a merchant signed; null for buyers. */
  signPdfUrl: string | null;
  /** The link with which the user invites friends. */
  url: Url;
  /** The same link as a QR picture; null where the client draws it. */
  usercode_qr: string | null;
  /** Whether the account is for trying out and not counted in the mall's figures. */
  test: boolean;
}

/**
 * The profile of the caller.
 */
export interface LocaluserGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LocaluserGetData;
}

export type LocaluserGetAnswer = LocaluserGetOk | Failure;

/**
 * An e-mail address, or a phone as area code, one space and number, at least eight digits together.
 * @maxLength 64
 * @pattern ^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})$
 */
export type AccountName = string;

/**
 * Whether a name is a phone or an e-mail address.
 */
export type AccountKind = 1 | 2;
/**
 * The account exists and is logged in.
 */
export interface LocaluserRegisterNoVerifcodeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: UserSession;
}

export type LocaluserRegisterNoVerifcodeAnswer = LocaluserRegisterNoVerifcodeOk | Failure;

/**
 * The account exists and is logged in.
 */
export interface LocaluserRegisterWithVerifcodeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: UserSession;
}

export type LocaluserRegisterWithVerifcodeAnswer = LocaluserRegisterWithVerifcodeOk | Failure;

/**
 * The target is free to be bound.
 */
export interface LocaluserCheckEmailOrPhoneOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type LocaluserCheckEmailOrPhoneAnswer = LocaluserCheckEmailOrPhoneOk | Failure;

/**
 * Which of the mall's twenty avatar pictures.
 * @minimum 1
 * @maximum 20
 */
export type AvatarIndex = number;

/**
 * The avatar has changed.
 */
export interface LocaluserRefreshAvatarOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type LocaluserRefreshAvatarAnswer = LocaluserRefreshAvatarOk | Failure;

/**
 * Which e-mails a user gets.
 */
export interface LocaluserMailSettingsData {
  /**
   * The proven address that e-mails go to. Null as long as none is proven.
   * @nullable
   */
  email: string | null;
  /** E-mails about orders and deliveries. */
  orders: boolean;
  /** E-mails about refunds. */
  refunds: boolean;
  /** E-mails about money that arrives. */
  wallet: boolean;
  /** The newsletter. */
  newsletter: boolean;
}

/**
 * Which e-mails the caller gets.
 */
export interface LocaluserMailSettingsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LocaluserMailSettingsData;
}

export type LocaluserMailSettingsAnswer = LocaluserMailSettingsOk | Failure;

/**
 * The settings have changed.
 */
export interface LocaluserSetMailSettingsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type LocaluserSetMailSettingsAnswer = LocaluserSetMailSettingsOk | Failure;

/**
 * A session of a user. Browser and system are guesses from what the browser said at the login.
 */
export interface OpenSession {
  /** The session. */
  id: Id;
  /**
   * Name of the browser; null where it is unknown.
   * @maxLength 40
   * @nullable
   */
  browser: string | null;
  /**
   * Operating system; null where it is unknown.
   * @maxLength 40
   * @nullable
   */
  system: string | null;
  /** When the user logged in. */
  createTime: WireTime;
  /** Whether this session makes the call. */
  isCurrent: boolean;
}

/**
 * Where the caller is logged in.
 */
export interface LocaluserSessionsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * The open sessions, the latest login first.
   * @maxItems 50
   */
  data: OpenSession[];
}

export type LocaluserSessionsAnswer = LocaluserSessionsOk | Failure;

/**
 * The sessions have ended.
 */
export interface LocaluserEndSessionsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type LocaluserEndSessionsAnswer = LocaluserEndSessionsOk | Failure;

/**
 * What happened. `newDevice` is a sign-in with a browser that the mall did not know; `accountReset` removed everything that had been set up before an address was proved.
 */
export type SecurityEventKind =
  | 'login'
  | 'newDevice'
  | 'passwordChanged'
  | 'fundPasswordSet'
  | 'fundPasswordChanged'
  | 'fundPasswordReset'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'emailSet'
  | 'phoneSet'
  | 'withdrawAddressSet'
  | 'withdrawAddressReleaseRequested'
  | 'withdrawAddressRemoved'
  | 'sessionsEnded'
  | 'accountReset';
/**
 * Something that happened to the account of a user. Browser and system are guesses from what the browser said.
 */
export interface SecurityEvent {
  /** The event; later ones have higher numbers. */
  id: Count;
  kind: SecurityEventKind;
  /**
   * Name of the browser; null where it is unknown.
   * @maxLength 40
   * @nullable
   */
  browser: string | null;
  /**
   * Operating system; null where it is unknown.
   * @maxLength 40
   * @nullable
   */
  system: string | null;
  /** When it happened. */
  createTime: WireTime;
}

/**
 * What happened to the account.
 */
export interface LocaluserSecurityEventsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * What happened, the latest first.
   * @maxItems 50
   */
  data: SecurityEvent[];
}

export type LocaluserSecurityEventsAnswer = LocaluserSecurityEventsOk | Failure;

/**
 * A display name of up to 32 characters in one line. An empty text removes the name.
 * @maxLength 32
 * @pattern ^(?:[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type DisplayName = string;

/**
 * The display name has changed.
 */
export interface LocaluserSetDisplayNameOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type LocaluserSetDisplayNameAnswer = LocaluserSetDisplayNameOk | Failure;

/**
 * Proof that a present binding is the caller's; good for ten minutes and one use.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type BindingProof = string;

/**
 * The proof that the present binding is the caller's.
 */
export interface LocaluserBeforeBindData {
  /** What `localuser!bindEmailOrPhone` requires besides the new code. */
  verifyCode: BindingProof;
}

/**
 * The present binding is proved.
 */
export interface LocaluserBeforeBindOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LocaluserBeforeBindData;
}

export type LocaluserBeforeBindAnswer = LocaluserBeforeBindOk | Failure;

/**
 * The target is bound.
 */
export interface LocaluserBindEmailOrPhoneOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type LocaluserBindEmailOrPhoneAnswer = LocaluserBindEmailOrPhoneOk | Failure;

/**
 * An invitation code, or null where there is none.
 * @nullable
 * @pattern ^[A-Za-z0-9]{4,32}$
 */
export type OptionalCode = string | null;

/**
 * How the caller invites friends and how many came.
 */
export interface LocaluserGetReferralData {
  /** The code that friends enter when they register. */
  usercode: InvitationCode;
  /** The registration page with this code filled in. */
  url: Url;
  /** The same link as a QR picture; null where the client draws it. */
  usercode_qr: string | null;
  /** Users who registered with this code. */
  inviteNum: Count;
  /** The code that the caller registered with, which can't be changed; null without one. */
  agentCode: string | null;
}

/**
 * How the caller invites friends.
 */
export interface LocaluserGetReferralOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LocaluserGetReferralData;
}

export type LocaluserGetReferralAnswer = LocaluserGetReferralOk | Failure;

/**
 * The key that mall and authenticator share, in base32.
 * @pattern ^[A-Z2-7]{32}$
 */
export type AuthenticatorSecret = string;

/**
 * The same key as an address that authenticators read from a QR picture.
 * @maxLength 500
 * @pattern ^otpauth://totp/
 */
export type AuthenticatorUri = string;

/**
 * A code that stands in for the authenticator once, should it get lost.
 * @pattern ^[a-z2-7]{5}-[a-z2-7]{5}$
 */
export type RecoveryCode = string;

/**
 * A new key for an authenticator, shown this once.
 */
export interface GoogleAuthGetData {
  /** The new key, to be typed into an authenticator that can't read pictures. */
  secret: AuthenticatorSecret;
  /** The new key as an address, which the client draws as a QR picture itself. */
  uri: AuthenticatorUri;
  /**
   * Eight recovery codes for the user to write down; they work from the moment of binding.
   * @minItems 8
   * @maxItems 8
   */
  recoveryCodes: RecoveryCode[];
}

/**
 * A new key.
 */
export interface GoogleAuthGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: GoogleAuthGetData;
}

export type GoogleAuthGetAnswer = GoogleAuthGetOk | Failure;

/**
 * The authenticator is bound.
 */
export interface GoogleAuthBindOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type GoogleAuthBindAnswer = GoogleAuthBindOk | Failure;

/**
 * The six digits that the authenticator shows, or a recovery code.
 * @pattern ^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$
 */
export type AuthenticatorProof = string;

/**
 * The authenticator is bound no longer.
 */
export interface GoogleAuthUnbindOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type GoogleAuthUnbindAnswer = GoogleAuthUnbindOk | Failure;

/**
 * The code is on its way.
 */
export interface JscodeExecuteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type JscodeExecuteAnswer = JscodeExecuteOk | Failure;

/**
 * What a code is for; it works for nothing else.
 */
export type CodePurpose = 'resetPassword' | 'fundPassword' | 'beforeBind' | 'bind';
/**
 * The code is on its way.
 */
export interface IdcodeExecuteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type IdcodeExecuteAnswer = IdcodeExecuteOk | Failure;

/**
 * A picture as a data address, or its address relative to the server or on https.
 * @maxLength 200000
 * @pattern ^(data:image/(png|webp|jpeg);base64,|/|https://)
 */
export type SliderPicture = string;

/**
 * Pixels of the background picture.
 * @minimum 0
 * @maximum 4000
 */
export type SliderPixels = number;

/**
 * A background with a gap, and the piece that fits it once it is moved to the right place.
 */
export interface SliderChallengeData {
  /** The challenge; good for two minutes and one answer. */
  challengeId: Id;
  /** The picture with the gap. */
  background: SliderPicture;
  /** The piece to be moved. */
  piece: SliderPicture;
  /** Where the upper edge of the piece lies, counted from the top of the background. */
  y: SliderPixels;
  /** Width of the background. */
  width: SliderPixels;
  /** Height of the background. */
  height: SliderPixels;
  /** Width of the piece. */
  pieceWidth: SliderPixels;
  /** Height of the piece. */
  pieceHeight: SliderPixels;
}

/**
 * A challenge.
 */
export interface SliderChallengeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SliderChallengeData;
}

export type SliderChallengeAnswer = SliderChallengeOk | Failure;

/**
 * What a right answer earns.
 */
export interface SliderVerifyData {
  /** Proof to be sent with a login, a registration or a request for a code. */
  sliderPass: SliderPass;
}

/**
 * The piece fits.
 */
export interface SliderVerifyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: SliderVerifyData;
}

export type SliderVerifyAnswer = SliderVerifyOk | Failure;

/**
 * Number of an identity document, or null before one was given.
 * @nullable
 * @pattern ^[A-Za-z0-9]{4,32}$
 */
export type OptionalDocumentNumber = string | null;

/**
 * The caller's identity check; every field is null before the first application.
 */
export interface KycApplication {
  /** Where the check stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
  status: number | null;
  /** Why the application was refused; null otherwise. */
  msg: string | null;
  /** Kind of the document. */
  idname: string | null;
  /** Number of the document. */
  idnumber: string | null;
  /** Real name as the document has it. */
  name: string | null;
  /** Country that issued the document. */
  nationality: string | null;
  /** Front of the document, as it was sent. */
  idimg_1: string | null;
  /** Back of the document, as it was sent. */
  idimg_2: string | null;
  /** The applicant holding the document, as it was sent. */
  idimg_3: string | null;
  /** Where the caller, and nobody else, can see the front now. */
  idimg_1_path: string | null;
  /** Where the caller, and nobody else, can see the back now. */
  idimg_2_path: string | null;
  /** Where the caller, and nobody else, can see the third picture now. */
  idimg_3_path: string | null;
  /** When it was applied for last. */
  apply_time: string | null;
  /** When it was decided; null before. */
  operation_time: string | null;
}

/**
 * The caller's identity check.
 */
export interface KycGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: KycApplication;
}

export type KycGetAnswer = KycGetOk | Failure;

/**
 * A full name in the letters of any script, 2 to 64 characters with what stands between them; no digits.
 * @minLength 2
 * @maxLength 64
 * @pattern ^(?!.*(?:\.\p{Ll}{2}|[\u115f\u1160\u3164\uffa0]))['\u2018\u2019\u00b4`]?\p{L}[\p{Zs}\p{Pd}.,/'\u2018\u2019\u00b4`\u00b7\u2022\u2027\u30fb\uff65\uff1d\u05f3\u05f4\u0f0b\u200c\u200d]*[\p{L}\p{M}][\p{L}\p{M}\p{Zs}\p{Pd}.,/'\u2018\u2019\u00b4`\u00b7\u2022\u2027\u30fb\uff65\uff1d\u05f3\u05f4\u0f0b\u200c\u200d]*$
 */
export type PersonName = string;

/**
 * Kind of an identity document, in the user's words.
 * @minLength 2
 * @maxLength 64
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type DocumentKind = string;

/**
 * Number of an identity card or passport, 4 to 32 letters or digits.
 * @pattern ^[A-Za-z0-9]{4,32}$
 */
export type DocumentNumber = string;

/**
 * Name of the country that issued a document.
 * @minLength 2
 * @maxLength 64
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Nationality = string;

/**
 * The application is made.
 */
export interface KycApplyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type KycApplyAnswer = KycApplyOk | Failure;

/**
 * The caller's advanced verification; every field is null before the first application.
 */
export interface KycHighLevelApplication {
  /** Where the verification stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for. */
  status: number | null;
  /** Why the application was refused; null otherwise. */
  msg: string | null;
  /** Where the applicant lives. */
  home_place: string | null;
  /** Where the applicant works; null if not given. */
  work_place: string | null;
  /** A bill or letter with name and address, as it was sent. */
  idimg_1: string | null;
  /** The applicant holding the identity document, as it was sent. */
  idimg_2: string | null;
  /** Where the caller, and nobody else, can see the bill or letter now. */
  idimg_1_path: string | null;
  /** Where the caller, and nobody else, can see the second picture now. */
  idimg_2_path: string | null;
  /** When it was applied for last. */
  apply_time: string | null;
  /** When it was decided; null before. */
  operation_time: string | null;
}

/**
 * The caller's advanced verification.
 */
export interface KycHighLevelGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: KycHighLevelApplication;
}

export type KycHighLevelGetAnswer = KycHighLevelGetOk | Failure;

/**
 * Street, house, town and country on one line.
 * @minLength 4
 * @maxLength 255
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type Residence = string;

/**
 * The application is made.
 */
export interface KycHighLevelApplyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type KycHighLevelApplyAnswer = KycHighLevelApplyOk | Failure;

/**
 * Area code, one space, and a number; at least eight digits together, four of them in the number.
 * @pattern ^(\d \d{7,15}|\d{2} \d{6,15}|\d{3} \d{5,15}|\d{4,6} \d{4,15})$
 */
export type AreaPhone = string;

/**
 * Name of the person or firm that receives the parcel, 1 to 64 characters.
 * @minLength 1
 * @maxLength 64
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type AddressContacts = string;

/**
 * Street and number, and other details for the carrier.
 * @minLength 1
 * @maxLength 255
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type AddressLine = string;

/**
 * An e-mail address, or null or empty where none was given.
 * @maxLength 64
 * @nullable
 */
export type AddressOptionalEmail = string | null;

/**
 * A postcode, or null or empty where none was given.
 * @maxLength 32
 * @nullable
 */
export type AddressOptionalPostcode = string | null;

/**
 * Name of a country.
 * @minLength 1
 * @maxLength 100
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type AddressCountryName = string;

/**
 * Name of a country, state or city.
 * @maxLength 100
 * @pattern ^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type AddressPlaceName = string;

/**
 * Number of a country, state or city in the lists of this mall; 0 stands for a place that no list has.
 * @minimum 0
 * @maximum 2147483647
 */
export type AddressPlaceId = number;

/**
 * An opaque identifier of one kind: address.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type AddressId = IdOf<'address'>;

/**
 * One entry of a buyer's address book. Orders keep a copy, so that a later change touches no order.
 */
export interface Address {
  /** The address. */
  id: AddressId;
  /** Whether this is the default address. Exactly one address of a buyer who has any is. */
  use: Flag;
  /** Phone of the receiver: area code, one space, number. */
  phone: AreaPhone;
  contacts: AddressContacts;
  address: AddressLine;
  /** Where the carrier may write to. */
  email: string | null;
  /** A postcode, or null or empty where none was given. */
  postcode: string | null;
  /** Country by its name in the caller's language where countryId says which, else as it was written. */
  country: AddressCountryName;
  /** State or province by name; empty where the country has none. */
  province: AddressPlaceName;
  /** City by name; may be empty. */
  city: AddressPlaceName;
  /** Country, as numbered by address!listCountry. */
  countryId: AddressPlaceId;
  /** State, as numbered by address!listState; 0 for none. */
  provinceId: AddressPlaceId;
  /** City, as numbered by address!listCity; 0 for none. */
  cityId: AddressPlaceId;
}

/**
 * The whole address book of a buyer.
 */
export interface AddressListData {
  /**
   * The addresses, the default one first, then the newest first.
   * @maxItems 10
   */
  pageList: Address[];
}

/**
 * The address book.
 */
export interface AddressListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: AddressListData;
}

export type AddressListAnswer = AddressListOk | Failure;

/**
 * 3 to 32 letters, digits, blanks or hyphens.
 * @minLength 3
 * @maxLength 32
 * @pattern ^[A-Za-z0-9][A-Za-z0-9 -]*$
 */
export type AddressPostcode = string;

/**
 * The country's calling code, digits only.
 * @pattern ^\d{1,6}$
 */
export type AreaCode = string;

/**
 * The address was added.
 */
export interface AddressAddOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type AddressAddAnswer = AddressAddOk | Failure;

/**
 * The address was changed.
 */
export interface AddressEditOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type AddressEditAnswer = AddressEditOk | Failure;

/**
 * The address is deleted.
 */
export interface AddressDelOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type AddressDelAnswer = AddressDelOk | Failure;

/**
 * A country that can be delivered to.
 */
export interface AddressCountry {
  /** Number of the country. */
  id: AddressPlaceId;
  /** Name of the country in the caller's language. */
  countryName: AddressCountryName;
  /** Calling code of the country. */
  areaCode?: AreaCode;
}

/**
 * The countries that can be delivered to.
 */
export interface AddressListCountryData {
  /**
   * The countries, by name.
   * @maxItems 300
   */
  data: AddressCountry[];
}

/**
 * The countries.
 */
export interface AddressListCountryOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: AddressListCountryData;
}

export type AddressListCountryAnswer = AddressListCountryOk | Failure;

/**
 * A state, province or region of a country.
 */
export interface AddressState {
  /** Number of the state. */
  id: AddressPlaceId;
  /** Name of the state. */
  stateName: AddressPlaceName;
}

/**
 * The states of a country.
 */
export interface AddressListStateData {
  /**
   * The states, by name; empty where the country has none.
   * @maxItems 1000
   */
  data: AddressState[];
}

/**
 * The states of a country.
 */
export interface AddressListStateOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: AddressListStateData;
}

export type AddressListStateAnswer = AddressListStateOk | Failure;

/**
 * A city of a state.
 */
export interface AddressCity {
  /** Number of the city. */
  id: AddressPlaceId;
  /** Name of the city. */
  cityName: AddressPlaceName;
}

/**
 * The cities of a state.
 */
export interface AddressListCityData {
  /**
   * The cities, by name; empty where the state has none.
   * @maxItems 5000
   */
  data: AddressCity[];
}

/**
 * The cities of a state.
 */
export interface AddressListCityOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: AddressListCityData;
}

export type AddressListCityAnswer = AddressListCityOk | Failure;

/**
 * Rises with each change of the cart. Of two answers, the one with the larger revision is the newer one; 0 for a cart that was never used.
 * @minimum 0
 * @maximum 2147483647
 */
export type CartRevision = number;

/**
 * One choice that makes up the ordered variant.
 */
export interface OrderAttribute {
  /** What was chosen, in the caller's language. */
  attrName: Label;
  /** The choice in the caller's language. */
  attrValue: Label;
}

/**
 * Key of the error in the catalogue that order!submit would answer because of this line.
 */
export type OrderProblem =
  | 'goodsNotFound'
  | 'productRemoved'
  | 'skuNotFound'
  | 'insufficientStock'
  | 'aboveMaximumQuantity'
  | 'belowMinimumOrder'
  | 'ownStoreGoods';
/**
 * A line of the cart, with what its goods cost now.
 */
export interface CartLine {
  /** The goods. */
  sellerGoodsId: GoodsId;
  /** The variant; `-1` for goods without variants. */
  skuId: SkuId;
  /** Pieces in the cart; may be more than can be bought now. */
  goodsNum: Quantity;
  /** Whether the line is saved for later instead of the next order. */
  isLater: Flag;
  /** Name of the goods now. */
  goodsName: Label;
  /** Picture of the variant. */
  goodsIcon: ImageUrl;
  /**
   * What makes up the variant; empty for goods without variants and for variants that are gone.
   * @maxItems 10
   */
  attributes: OrderAttribute[];
  /** What one piece costs now after discount, in dollars; larger quantities may cost less. */
  price: DollarAmount;
  /**
   * Prices by quantity, as those of a variant in sellerGoods!info.
   * @maxItems 10
   */
  priceTiers: GoodsPriceTier[];
  /** Pieces that can be bought now; 0 if none or if the variant is gone. */
  stock: Count;
  /** Fewest pieces that one order may take. */
  buyMin: Quantity;
  /** The store. */
  sellerId: StoreId;
  /** Name of the store. */
  sellerName: Label;
  /** The goods sum in dollars from which an order of the store has no freight; null where it does not offer that. */
  freeDeliveryFrom: number | null;
  /**
   * What would make order!submit refuse this line; empty if nothing.
   * @maxItems 7
   */
  problems: OrderProblem[];
}

/**
 * The cart of an account.
 */
export interface CartData {
  revision: CartRevision;
  /**
   * The lines, the latest first.
   * @maxItems 100
   */
  lines: CartLine[];
}

/**
 * The cart.
 */
export interface CartListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CartData;
}

export type CartListAnswer = CartListOk | Failure;

/**
 * Quadruplets, all joined by commas: sellerGoodsId, skuId (`-1` for goods without variants), number of pieces, and `1` if the line is saved for later, otherwise `0`. At most 100 quadruplets; of two for the same variant the last one counts.
 * @minLength 7
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\d{0,2}),[01](,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\d{0,2}),[01]){0,99}$
 */
export type CartLinesText = string;

/**
 * The cart after the change.
 */
export interface CartPutOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CartData;
}

export type CartPutAnswer = CartPutOk | Failure;

/**
 * Key of the error in the catalogue that says why.
 */
export type CartLeftOutProblem = 'goodsNotFound' | 'productRemoved' | 'skuNotFound' | 'cartLimit';
/**
 * A line that was not taken into the cart.
 */
export interface CartLeftOut {
  /** The goods. */
  sellerGoodsId: GoodsId;
  /** The variant. */
  skuId: SkuId;
  /** The pieces that were named. */
  goodsNum: Count;
  /** Key of the error in the catalogue that says why. */
  problem: CartLeftOutProblem;
}

/**
 * The cart of an account after another cart was merged into it.
 */
export interface CartMergeData {
  revision: CartRevision;
  /**
   * The lines, the latest first.
   * @maxItems 100
   */
  lines: CartLine[];
  /**
   * Lines that were not taken; empty if all were.
   * @maxItems 100
   */
  leftOut: CartLeftOut[];
}

/**
 * The merged cart.
 */
export interface CartMergeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CartMergeData;
}

export type CartMergeAnswer = CartMergeOk | Failure;

/**
 * Triplets, all joined by commas: sellerGoodsId, skuId (`-1` for goods without variants), number of pieces. At most 100 triplets.
 * @minLength 5
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\d{0,2})*$
 */
export type OrderInfoText = string;

/**
 * The buyer's note to the store, at most 200 characters.
 * @maxLength 200
 * @pattern ^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type OrderRemarks = string;

/**
 * Made by the client, new for each form and the same for each repeat of it.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type OrderSubmitToken = string;

/**
 * Pairs, all joined by commas: sellerId and the code of the coupon for the order of that store. One coupon an order, so each store at most once.
 * @maxLength 4000
 * @pattern ^[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32})*$
 */
export type CouponChoices = string;

/**
 * A number that people read out or write down: nine digits and a check digit after ISO 7064 MOD 11,10. Requests and addresses take the identifier.
 * @pattern ^[1-9]\d{9}$
 */
export type RecordNumber = string;

/**
 * An order that was placed. Goods of several stores make one order a store.
 */
export interface OrderSubmitItem {
  /** The order, under the name that all other answers have. */
  id?: OrderId;
  /**
   * The same id under the name of older clients.
   * @deprecated
   */
  orderId: OrderId;
  /** The number of the order for people. */
  number?: RecordNumber;
  /** Goods after discount in dollars. */
  prizeReal: DollarAmount;
  /** Freight and service fee together in dollars. */
  fees: DollarAmount;
  /** Tax in dollars. */
  tax: DollarAmount;
  /** Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together. */
  freight?: DollarAmount;
  /** Part of freight in dollars for handing over at the store. */
  dispatchFee?: DollarAmount;
  /** Part of freight in dollars for the transport between regions. */
  longDistanceFee?: DollarAmount;
  /** Part of freight in dollars for the delivery to the door. */
  deliveryFee?: DollarAmount;
  /** What the mall takes for its service in dollars. */
  serviceFee?: DollarAmount;
  /** What the discounts of the goods take off, in dollars; prizeReal is without it already. */
  discount?: DollarAmount;
  /** What the coupon of the order takes off in dollars; 0 without one. */
  couponDiscount?: DollarAmount;
  /** What order!pay charges in dollars: prizeReal, fees and tax together, less couponDiscount. */
  total?: DollarAmount;
}

/**
 * The orders that were placed.
 */
export interface OrderSubmitData {
  /**
   * One order a store, in the order in which the stores were first named.
   * @maxItems 100
   */
  orderList: OrderSubmitItem[];
}

/**
 * The orders were placed.
 */
export interface OrderSubmitOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderSubmitData;
}

export type OrderSubmitAnswer = OrderSubmitOk | Failure;

/**
 * One or several orders, joined by commas.
 * @minLength 1
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$
 */
export type OrderIds = string;

/**
 * All the orders are paid.
 */
export interface OrderPayOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderPayAnswer = OrderPayOk | Failure;

/**
 * Why a buyer cancels an order that is not paid.
 */
export type CancelReason = 0 | 1 | 2 | 3 | 4;
/**
 * The order is cancelled.
 */
export interface OrderCancelOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderCancelAnswer = OrderCancelOk | Failure;

/**
 * Where an order stands: `-1` Cancelled, `0` PendingPayment, `1` Paid, `2` Confirmed, `3` Shipped, `4` Received, `5` Reviewed, `6` Refund.
 */
export type OrderStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
/**
 * Where the refund of an order stands: `0` None, `1` Refunding, `2` Succeeded, `3` Failed.
 */
export type RefundStatus = 0 | 1 | 2 | 3;
/**
 * One line of an order, as a list of orders shows it.
 */
export interface OrderPreview {
  /** The goods, as sellerGoods!info knows them. */
  goodsId: GoodsId;
  /** The variant; `-1` for goods without variants. */
  skuId: SkuId;
  /** Name of the goods when they were ordered. */
  goodsName: Label;
  /** Picture of the variant. */
  goodsIcon: ImageUrl;
  /** Pieces ordered. */
  goodsNum: Count;
  /** Price of one piece after discount in dollars. */
  goodsReal: DollarAmount;
  /**
   * What makes up the variant; empty for goods without variants.
   * @maxItems 10
   */
  attributes: OrderAttribute[];
}

/**
 * Milliseconds since 1970, or null where nothing runs out.
 * @minimum 0
 * @maximum 253402300799999
 * @nullable
 */
export type OrderOptionalDeadline = number | null;

/**
 * Where a return, or the report of a parcel that never arrived, stands: `0` None, `1` Requested, `2` Accepted, `3` SentBack, `4` Refunded, `5` Refused, `6` Disputed, `7` Closed.
 */
export type ReturnCaseStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/**
 * An order in a list.
 */
export interface OrderMain {
  /** The order. */
  id: OrderId;
  /** The number of the order for people. */
  number?: RecordNumber;
  /** The buyer. */
  partyId: Id;
  /** Login name of the buyer. */
  username: Label;
  /** Where the order stands. */
  status: OrderStatus;
  /** Pieces in all. */
  goodsCount: Count;
  /** Goods after discount in dollars, called prizeReal elsewhere. */
  priceCount: DollarAmount;
  /** Name of the store. */
  goodsFrom: Label;
  /** Where its refund stands. */
  returnStatus: RefundStatus;
  /** Freight and service fee together in dollars. */
  fees: DollarAmount;
  /** Tax in dollars. */
  tax: DollarAmount;
  /** Whether the store is still open. */
  sellerStatus: OpenFlag;
  /** When the order was placed. */
  createTime?: WireTime;
  /** The store. */
  sellerId?: StoreId;
  /**
   * The first three lines of the order.
   * @maxItems 3
   */
  goods?: OrderPreview[];
  /** Lines in all, of which goods shows three. */
  lineCount?: Count;
  /** Freight in dollars. */
  freight?: DollarAmount;
  /** What the order costs in all, in dollars. */
  total?: DollarAmount;
  /** What all granted refunds have paid back, in dollars. */
  refundedTotal?: DollarAmount;
  /** When the order is cancelled if it is still unpaid; null once it is paid or cancelled. */
  payDeadline?: number | null;
  /** Whether the buyer has already reminded the store. */
  reminded?: Flag;
  /** Whether the carrier has handed over the parcel of a shipped order; `orderLog!list` tells when. */
  delivered?: Flag;
  /** Until when the store ships. From then on a refund of all that is left is granted at once. Null unless the order is paid and not shipped. */
  shipDeadline?: number | null;
  /** When a delivered order counts as received if the buyer says nothing; null unless it is delivered and not received. */
  receiptDeadline?: number | null;
  /** When the requested refund is granted if the store has not decided; null without one. */
  refundDeadline?: number | null;
  /** Where the last return stands, or the last report of a parcel that never arrived; 0 without one. */
  returnState?: ReturnCaseStatus;
  /** Until when goods of a received order may be returned; null before receipt. Until then the mall holds the money. */
  returnDeadline?: number | null;
  /** From when on a shipped order that nobody has delivered may be reported as never arrived; null unless it is on its way. */
  arrivalDeadline?: number | null;
  /** When the open return goes on by itself; null without one. */
  returnStepDeadline?: number | null;
}

/**
 * One page of orders.
 */
export interface OrderListMainData {
  pageInfo: PageInfo;
  /**
   * The orders of this page, newest first.
   * @maxItems 100
   */
  pageList: OrderMain[];
}

/**
 * One page of orders.
 */
export interface OrderListMainOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderListMainData;
}

export type OrderListMainAnswer = OrderListMainOk | Failure;

/**
 * Wall time in UTC+8, or null before it happened.
 * @nullable
 * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$
 */
export type OrderOptionalTime = string | null;

/**
 * A short text, or null where there is none.
 * @maxLength 255
 * @nullable
 */
export type OrderOptionalLabel = string | null;

/**
 * -1 cancelled before payment, 0 unpaid, 1 paid.
 * @minimum -1
 * @maximum 1
 */
export type OrderPayStatus = number;

/**
 * How an order can be paid. `balance` is the wallet of the mall, `ewallet` an account elsewhere, `card` a credit or debit card, `crypto` a coin on its chain.
 */
export type PaymentMethodCode = 'balance' | 'ewallet' | 'card' | 'crypto';
/**
 * Why a buyer wants the money back.
 */
export type RefundReason = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/**
 * An opaque identifier, or null for none.
 * @minLength 1
 * @maxLength 64
 * @nullable
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type OrderOptionalId = string | null;

/**
 * Pieces of one line in a refund, with their share of the sums of the order.
 */
export interface OrderRefundLine {
  /** The goods. */
  goodsId: GoodsId;
  /** The variant; `-1` for goods without variants. */
  skuId: SkuId;
  /** Name of the goods when they were ordered. */
  goodsName: Label;
  /** Picture of the variant. */
  goodsIcon: ImageUrl;
  /**
   * What makes up the variant; empty for goods without variants.
   * @maxItems 10
   */
  attributes: OrderAttribute[];
  /** Pieces to refund. */
  goodsNum: Count;
  /** What the refunded goods cost after discount, in dollars. */
  goodsTotal: DollarAmount;
  /** Their share of what the coupon took off, which is not paid back, in dollars. */
  couponDiscount: DollarAmount;
  /** Their share of the freight in dollars. */
  freight: DollarAmount;
  /** Their share of the tax in dollars. */
  tax: DollarAmount;
  /** Their share of the service fee in dollars. */
  serviceFee: DollarAmount;
  /** What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount. */
  total: DollarAmount;
}

/**
 * A refund that was asked for.
 */
export interface OrderRefund {
  /** The refund. */
  id: Id;
  /** Where it stands; never 0. */
  state: RefundStatus;
  /** Whether all was asked for that was left of the order. */
  isWhole: Flag;
  /** Why the buyer asked for it. */
  reason: RefundReason;
  /** What the buyer wrote. */
  remark: string | null;
  /** When it was requested. */
  createTime: WireTime;
  /** When it was decided; null before. */
  decideTime: string | null;
  /** When it is granted if the store has not decided; null once it is decided. */
  deadline: number | null;
  /** Whether it was granted because the store did not act in time. */
  byDefault: Flag;
  /** What the store answered; null for nothing. */
  answer: string | null;
  /** The return that it pays back; null for a refund before shipment. */
  returnId: string | null;
  /**
   * The pieces of the refund, in the order of the order.
   * @maxItems 100
   */
  lines: OrderRefundLine[];
  /** What the refunded goods cost after discount, in dollars. */
  goodsTotal: DollarAmount;
  /** Their share of what the coupon took off, which is not paid back, in dollars. */
  couponDiscount: DollarAmount;
  /** Their share of the freight in dollars. */
  freight: DollarAmount;
  /** Their share of the tax in dollars. */
  tax: DollarAmount;
  /** Their share of the service fee in dollars. */
  serviceFee: DollarAmount;
  /** What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount. */
  total: DollarAmount;
}

/**
 * A return, or the report of a parcel that never arrived.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ReturnId = string;

/**
 * A return, or the report of a parcel that never arrived.
 */
export interface OrderReturnCase {
  id: ReturnId;
  /** Where it stands; never 0. */
  state: ReturnCaseStatus;
  /** Whether the parcel never arrived. Nothing is sent back then. */
  isMissing: Flag;
  /** Whether freight and service fee stay: goods that are in order come back. */
  keepsCosts: Flag;
  /** Why the buyer wants the money back. */
  reason: RefundReason;
  /** What the buyer wrote. */
  remark: string | null;
  /**
   * Pictures of the buyer.
   * @maxItems 5
   */
  images: ImageUrl[];
  /** When it was requested. */
  createTime: WireTime;
  /** When the store answered; null before. */
  decideTime: string | null;
  /** When the buyer sent the goods back; null before. */
  sentTime: string | null;
  /** When one side called for a decision of the mall; null before. */
  disputeTime: string | null;
  /** When it ended; null before. */
  closeTime: string | null;
  /** When it goes on by itself: an unanswered request is accepted, goods that were not sent in time close it, an arrival that is not confirmed is paid back, a refusal that nobody disputes stands. Null once it has ended. */
  deadline: number | null;
  /** Whether the last step was taken because somebody let the time pass. */
  byDefault: Flag;
  /** Why the store refused; null if it did not. */
  answer: string | null;
  /** What the side that called for a decision says; null without one. */
  dispute: string | null;
  /** Whether the store called for the decision. */
  disputedByStore: Flag;
  /** Why the mall decided as it did; null before. */
  verdict: string | null;
  /** The carrier of the parcel back; null before. */
  carrier: string | null;
  /** The number of the parcel back; null before. */
  trackingNumber: string | null;
  /**
   * The pieces of the return, in the order of the order.
   * @maxItems 100
   */
  lines: OrderRefundLine[];
  /** What goes back to the wallet in dollars if all is granted. */
  total: DollarAmount;
  /** What went back to the wallet, in dollars. */
  refundedTotal: DollarAmount;
}

/**
 * Everything about an order except its lines and its log.
 */
export interface OrderDetails {
  /** The order. */
  id: OrderId;
  /** The number of the order for people. */
  number?: RecordNumber;
  /** When the order was placed. */
  createTime: WireTime;
  /** Where the order stands. */
  status: OrderStatus;
  /** When the store shipped it; null before. */
  pushTime: string | null;
  /** The buyer. */
  partyId: Id;
  /** Login name of the buyer. */
  username: Label;
  /** Phone of the receiver; only its first and last three digits unless `type=1` was asked. */
  phone: Label;
  /** E-mail address of the receiver, shortened unless `type=1` was asked. */
  email: string | null;
  /** Who receives the parcel. */
  contacts: Label;
  /** Postcode of the delivery address. */
  postcode: string | null;
  /** Country of the delivery address by its name in the caller's language where the address was kept with its number, else as it was written. */
  country: Label;
  /** State or province of the delivery address. */
  province: string | null;
  /** City of the delivery address. */
  city: string | null;
  /** Street and number of the delivery address. */
  address: Label;
  /** -1 cancelled before payment, 0 unpaid, 1 paid. */
  payStatus: OrderPayStatus;
  /** Goods after discount in dollars. */
  prizeReal: DollarAmount;
  /** Goods before discount in dollars. */
  prizeOriginal: DollarAmount;
  /** Freight and service fee together in dollars. */
  fees: DollarAmount;
  /** Tax in dollars. */
  tax: DollarAmount;
  /** What the discounts of the goods take off, in dollars; prizeReal is without it already. */
  discount: DollarAmount;
  /** Pieces in all. */
  goodsCount: Count;
  /** 1 once the store has confirmed the order. */
  purchStatus: OpenFlag;
  /** Goods before discount in dollars, the same as prizeOriginal. */
  itemsTotal?: DollarAmount;
  /** Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together. */
  freight?: DollarAmount;
  /** Part of freight in dollars for handing over at the store. */
  dispatchFee?: DollarAmount;
  /** Part of freight in dollars for the transport between regions. */
  longDistanceFee?: DollarAmount;
  /** Part of freight in dollars for the delivery to the door. */
  deliveryFee?: DollarAmount;
  /** What the mall takes for its service in dollars. */
  serviceFee?: DollarAmount;
  /** What the coupon of the order takes off in dollars; 0 without one. */
  couponDiscount?: DollarAmount;
  /** Code of the coupon of the order; null without one. */
  couponCode?: string | null;
  /** What the order costs in all, in dollars. */
  total?: DollarAmount;
  /** The fee of the payment method on top of total, in dollars; 0 for the balance and before payment. */
  handlingFee?: DollarAmount;
  /** How the order was paid; null before payment. */
  paymentMethod?: PaymentMethodCode | null;
  /** When the parcel should arrive; missing once it has arrived and for countries that the server does not know. */
  delivery?: DeliveryEstimate;
  /** Picture that proves the payment, if the payment method has one; null otherwise. */
  paymentProof?: string | null;
  /** When the order is cancelled if it is still unpaid; null once it is paid or cancelled. */
  payDeadline?: number | null;
  /** Where its refund stands. */
  returnStatus?: RefundStatus;
  /** Why the buyer cancelled it; null if not cancelled, or cancelled by the clock. */
  cancelReason?: CancelReason | null;
  /** Why the buyer requested the last refund; null without a request. */
  refundReason?: RefundReason | null;
  /** What the last refund pays back, in dollars; null if none was asked for. */
  refundAmount?: number | null;
  /** What all granted refunds have paid back, in dollars. */
  refundedTotal?: DollarAmount;
  /**
   * All refunds that were asked for, oldest first.
   * @maxItems 100
   */
  refunds?: OrderRefund[];
  /**
   * All returns, and reports of parcels that never arrived, oldest first.
   * @maxItems 100
   */
  returns?: OrderReturnCase[];
  /** What the buyer wrote about the refund. */
  refundRemark?: string | null;
  /** The buyer's note to the store; may be empty. */
  remarks?: OrderRemarks;
  /** The store. */
  sellerId?: StoreId;
  /** Name of the store. */
  sellerName?: Label;
  /** The carrier of the parcel; null before shipment. */
  carrier?: string | null;
  /** The tracking number of the parcel; null before shipment. */
  trackingNumber?: string | null;
  /** Whether the buyer has already reminded the store. */
  reminded?: Flag;
  /** Whether the carrier has handed over the parcel of a shipped order; `orderLog!list` tells when. */
  delivered?: Flag;
  /** Until when the store ships. From then on a refund of all that is left is granted at once. Null unless the order is paid and not shipped. */
  shipDeadline?: number | null;
  /** When a delivered order counts as received if the buyer says nothing; null unless it is delivered and not received. */
  receiptDeadline?: number | null;
  /** When the requested refund is granted if the store has not decided; null without one. */
  refundDeadline?: number | null;
  /** Where the last return stands, or the last report of a parcel that never arrived; 0 without one. */
  returnState?: ReturnCaseStatus;
  /** Until when goods of a received order may be returned; null before receipt. Until then the mall holds the money. */
  returnDeadline?: number | null;
  /** From when on a shipped order that nobody has delivered may be reported as never arrived; null unless it is on its way. */
  arrivalDeadline?: number | null;
  /** When the open return goes on by itself; null without one. */
  returnStepDeadline?: number | null;
}

/**
 * One order.
 */
export interface OrderInfoData {
  orderInfo: OrderDetails;
}

/**
 * One order.
 */
export interface OrderInfoOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderInfoData;
}

export type OrderInfoAnswer = OrderInfoOk | Failure;

/**
 * One line of an order.
 */
export interface OrderLine {
  /** The goods, as sellerGoods!info knows them. */
  goodsId: GoodsId;
  /** The variant; `-1` for goods without variants. */
  skuId: SkuId;
  /** Name of the goods when they were ordered. */
  goodsName: Label;
  /** Pieces ordered. */
  goodsNum: Count;
  /** Price of one piece after discount in dollars. */
  goodsReal: DollarAmount;
  /** Picture of the variant. */
  goodsIcon: ImageUrl;
  /** Freight of this line in dollars. */
  fees: DollarAmount;
  /** Tax on this line in dollars. */
  tax: DollarAmount;
  /** Price of one piece before discount in dollars. */
  sellingPrice: DollarAmount;
  /** All pieces of the line after discount, without freight and tax, in dollars. */
  totalCost: DollarAmount;
  /** Pieces of the line that were refunded. */
  refundedNum?: Count;
  /** Whether the goods are on the shelf now, so that they can be bought again. */
  isShelf: Flag;
  /** Whether the goods still exist. */
  isValid: Flag;
  /**
   * What makes up the variant; empty for goods without variants.
   * @maxItems 10
   */
  attributes: OrderAttribute[];
}

/**
 * The lines of an order.
 */
export interface OrderListGoodsData {
  pageInfo: PageInfo;
  /**
   * The lines of this page, as ordered.
   * @maxItems 100
   */
  pageList: OrderLine[];
}

/**
 * The lines of an order.
 */
export interface OrderListGoodsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderListGoodsData;
}

export type OrderListGoodsAnswer = OrderListGoodsOk | Failure;

/**
 * The receipt is confirmed.
 */
export interface OrderReceiptOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderReceiptAnswer = OrderReceiptOk | Failure;

/**
 * What happened, in the buyer's words, at most 500 characters.
 * @maxLength 500
 * @pattern ^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type OrderReturnDetail = string;

/**
 * US dollars with at most two decimals, above 0.
 * @minimum 0.01
 * @maximum 1000000000
 */
export type OrderRefundMoney = number;

/**
 * The refund was requested.
 */
export interface OrderReturnsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderReturnsAnswer = OrderReturnsOk | Failure;

/**
 * What a refund would pay back, and what would be left.
 */
export interface OrderRefundQuoteData {
  /** The order. */
  orderId: OrderId;
  /** Whether nothing would be left of the order, which then ends. */
  isWhole: Flag;
  /**
   * The pieces that would be refunded, in the order of the order.
   * @maxItems 100
   */
  lines: OrderRefundLine[];
  /** What the refunded goods cost after discount, in dollars. */
  goodsTotal: DollarAmount;
  /** Their share of what the coupon took off, which is not paid back, in dollars. */
  couponDiscount: DollarAmount;
  /** Their share of the freight in dollars. */
  freight: DollarAmount;
  /** Their share of the tax in dollars. */
  tax: DollarAmount;
  /** Their share of the service fee in dollars. */
  serviceFee: DollarAmount;
  /** What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount. */
  total: DollarAmount;
  /** Pieces of the order that would go on. */
  restPieces: Count;
  /** What the rest of the order costs, in dollars. */
  restTotal: DollarAmount;
}

/**
 * The sums of the refund.
 */
export interface OrderRefundQuoteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderRefundQuoteData;
}

export type OrderRefundQuoteAnswer = OrderRefundQuoteOk | Failure;

/**
 * What a return would pay back.
 */
export interface OrderReturnQuoteData {
  /** The order. */
  orderId: OrderId;
  /** Whether freight and service fee stay: goods that are in order come back. */
  keepsCosts: Flag;
  /**
   * The pieces of the return, in the order of the order.
   * @maxItems 100
   */
  lines: OrderRefundLine[];
  /** What the goods cost after discount, in dollars. */
  goodsTotal: DollarAmount;
  /** Their share of what the coupon took off, which is not paid back, in dollars. */
  couponDiscount: DollarAmount;
  /** Freight that comes back in dollars. */
  freight: DollarAmount;
  /** Tax that comes back in dollars. */
  tax: DollarAmount;
  /** Service fee that comes back in dollars. */
  serviceFee: DollarAmount;
  /** What goes back to the wallet in dollars. */
  total: DollarAmount;
  /** Days that the store has to answer. */
  decideDays: Count;
  /** Days that the buyer has to send the goods once the return is accepted. */
  sendDays: Count;
  /** Days that the store has to confirm the arrival. */
  confirmDays: Count;
}

/**
 * The sums of the return.
 */
export interface OrderReturnQuoteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderReturnQuoteData;
}

export type OrderReturnQuoteAnswer = OrderReturnQuoteOk | Failure;

/**
 * Addresses of one to five uploaded pictures, joined by commas.
 * @maxLength 2505
 * @pattern ^[!-+\-.-~]{1,500}(,[!-+\-.-~]{1,500}){0,4}$
 */
export type OrderReturnImages = string;

/**
 * The return that was requested.
 */
export interface OrderReturnRequested {
  returnId: ReturnId;
}

/**
 * The return was requested.
 */
export interface OrderRequestReturnOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderReturnRequested;
}

export type OrderRequestReturnAnswer = OrderRequestReturnOk | Failure;

/**
 * Who carries the parcel.
 * @minLength 1
 * @maxLength 60
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ReturnCarrier = string;

/**
 * Number under which the carrier knows the parcel.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9][A-Za-z0-9 ./-]*$
 */
export type ReturnTracking = string;

/**
 * The goods are on their way back.
 */
export interface OrderSendReturnOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderSendReturnAnswer = OrderSendReturnOk | Failure;

/**
 * What one side says, at most 500 characters; a blank one is refused.
 * @minLength 1
 * @maxLength 500
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ReturnStatement = string;

/**
 * The mall decides.
 */
export interface OrderDisputeReturnOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderDisputeReturnAnswer = OrderDisputeReturnOk | Failure;

/**
 * The return is closed.
 */
export interface OrderWithdrawReturnOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderWithdrawReturnAnswer = OrderWithdrawReturnOk | Failure;

/**
 * How many orders of the caller wait for something.
 */
export interface OrderCountOrderStatusData {
  /** Orders to pay, status 0. */
  waitPayCount: CountText;
  /** Orders to be shipped, status 1 and 2. */
  waitDeliverCount: CountText;
  /** Orders to be received, status 3. */
  waitReceiptCount: CountText;
  /** Orders to review, status 4. */
  waitEvaluateCount: CountText;
  /** Orders in or after a refund, status 6. */
  refundCount: CountText;
}

/**
 * The counts.
 */
export interface OrderCountOrderStatusOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderCountOrderStatusData;
}

export type OrderCountOrderStatusAnswer = OrderCountOrderStatusOk | Failure;

/**
 * The store is reminded.
 */
export interface OrderRemindOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type OrderRemindAnswer = OrderRemindOk | Failure;

/**
 * One requested line with its current price, stock and problems.
 */
export interface OrderQuoteLine {
  /** The goods. */
  sellerGoodsId: GoodsId;
  /** The requested variant; `-1` for goods without variants. */
  skuId: SkuId;
  /** Name of the goods now. */
  goodsName: Label;
  /** Picture of the variant. */
  goodsIcon: ImageUrl;
  /**
   * What makes up the variant; empty for goods without variants.
   * @maxItems 10
   */
  attributes: OrderAttribute[];
  /** Requested pieces; may be more than can be bought. */
  goodsNum: Count;
  /** Pieces that can be bought now; 0 if none or if the variant is gone. */
  stock: Count;
  /** Fewest pieces that one order may take. */
  buyMin: Quantity;
  /** Price of one piece before discount in dollars. */
  sellingPrice: DollarAmount;
  /** Price of one piece after discount in dollars. */
  goodsReal: DollarAmount;
  /** All pieces of the line after discount, without freight and tax, in dollars. */
  totalCost: DollarAmount;
  /** Freight of this line in dollars. */
  freight: DollarAmount;
  /** Tax on this line in dollars. */
  tax: DollarAmount;
  /**
   * What would make order!submit refuse this line; empty if nothing.
   * @maxItems 7
   */
  problems: OrderProblem[];
}

/**
 * 4 to 32 letters and digits, in any letter case.
 * @pattern ^[A-Za-z0-9]{4,32}$
 */
export type CouponCode = string;

/**
 * Key of the error in the catalogue that order!submit would answer because of a coupon.
 */
export type CouponProblem =
  | 'couponNotFound'
  | 'couponExpired'
  | 'couponUsedUp'
  | 'couponAlreadyUsed'
  | 'couponBelowMinimum'
  | 'couponOtherStore';
/**
 * The coupon that was named for an order, and what it does.
 */
export interface CouponUse {
  /** The named code */
  code: CouponCode;
  /** What it takes off in dollars; 0 where it cannot be used. */
  discount: DollarAmount;
  /** Why it cannot be used; null if it can. */
  problem: CouponProblem | null;
}

/**
 * The offer of free delivery of a store.
 */
export interface FreeDelivery {
  /** The minimum price of the goods after discount and before a coupon, in dollars. */
  from: DollarAmount;
  /** What is missing to that sum in dollars; 0 once it is reached. */
  missing: DollarAmount;
}

/**
 * What would become one order. Its sums leave out lines that have problems.
 */
export interface OrderQuoteStore {
  /** The store. */
  sellerId: StoreId;
  /** Name of the store. */
  sellerName: Label;
  /**
   * The requested lines of this store, in the order of the request.
   * @maxItems 100
   */
  lines: OrderQuoteLine[];
  /** Goods before discount in dollars. */
  itemsTotal: DollarAmount;
  /** Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together. */
  freight: DollarAmount;
  /** Part of freight in dollars for handing over at the store. */
  dispatchFee: DollarAmount;
  /** Part of freight in dollars for the transport between regions. */
  longDistanceFee: DollarAmount;
  /** Part of freight in dollars for the delivery to the door. */
  deliveryFee: DollarAmount;
  /** What the mall takes for its service in dollars. */
  serviceFee: DollarAmount;
  /** Tax in dollars. */
  tax: DollarAmount;
  /** What the discounts of the goods take off, in dollars. */
  discount: DollarAmount;
  /** What the coupon of the order takes off in dollars; 0 without one. */
  couponDiscount?: DollarAmount;
  /** What the order would cost in all, in dollars. */
  total: DollarAmount;
  /** The coupon that was named for this store; missing without one. */
  coupon?: CouponUse;
  /** The offer of free delivery of the store; missing if there is none. */
  freeDelivery?: FreeDelivery;
  /** When the parcel would arrive at the address; missing without an address or with a country that the server does not know. */
  delivery?: DeliveryEstimate;
}

/**
 * A line whose goods are unknown, so that no store can be named.
 */
export interface OrderQuoteMissing {
  /** The requested goods. */
  sellerGoodsId: GoodsId;
  /** The requested variant. */
  skuId: SkuId;
  /** Requested pieces. */
  goodsNum: Count;
  /** Why they cannot be quoted. */
  problem: OrderProblem;
}

/**
 * What submitting the requested lines would result in now.
 */
export interface OrderQuoteData {
  /** The address that the sums are for; null if the caller has none yet. */
  addressId: string | null;
  /** Whether order!submit would accept all lines to this address now. */
  orderable: Flag;
  /**
   * One entry a store, in the order in which the stores were first named.
   * @maxItems 100
   */
  stores: OrderQuoteStore[];
  /**
   * Lines whose goods are unknown.
   * @maxItems 100
   */
  missing: OrderQuoteMissing[];
  /** Goods of all stores before discount in dollars. */
  itemsTotal: DollarAmount;
  /** Freight of all stores in dollars. */
  freight: DollarAmount;
  /** Tax of all stores in dollars. */
  tax: DollarAmount;
  /** Service fees of all stores in dollars. */
  serviceFee: DollarAmount;
  /** Discounts of all stores in dollars. */
  discount: DollarAmount;
  /** What the coupon of the order takes off in dollars; 0 without one. */
  couponDiscount?: DollarAmount;
  /** What all the orders would cost together in dollars. */
  total: DollarAmount;
}

/**
 * The sums.
 */
export interface OrderQuoteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: OrderQuoteData;
}

export type OrderQuoteAnswer = OrderQuoteOk | Failure;

/**
 * What happened; the steps on the road come between 6 and 7.
 */
export type OrderLogState = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
/**
 * One step of the log of an order.
 */
export interface OrderLogItem {
  /** The step. */
  id: Id;
  /** The order. */
  orderId: OrderId;
  /** The buyer. */
  partyId: Id;
  /** Login name of the buyer. */
  username: Label;
  /** Which kind of record the step belongs to. */
  category: 'order';
  state: OrderLogState;
  /** The number of the order, one space, and the English text of state; clients translate by state or by what follows the number. */
  log: Text;
  /** When it happened. */
  createTime: WireTime;
  /** When the record was last written. */
  updateTime: WireTime;
  /** What else there is to say, such as the place or the reason; null for nothing. The country that the order goes to is named as in order!info. */
  detail?: string | null;
}

/**
 * The log of an order.
 */
export interface OrderLogListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * The steps, oldest first.
   * @maxItems 100
   */
  data: OrderLogItem[];
}

export type OrderLogListAnswer = OrderLogListOk | Failure;

/**
 * Share of the goods in per cent, or null for a fixed amount.
 * @minimum 1
 * @maximum 90
 * @nullable
 */
export type CouponPercent = number | null;

/**
 * What a coupon is worth to the caller now.
 */
export type CouponState = 0 | 1 | 2;
/**
 * What a coupon takes off an order: either `amount` or `percent`.
 */
export interface Coupon {
  /** The coupon. */
  id: Id;
  /** What a buyer enters. */
  code: CouponCode;
  /** The store whose goods it is for; null for the mall's own. */
  sellerId: string | null;
  /** Name of that store; null for the mall's own. */
  sellerName: string | null;
  /** What it takes off in dollars; null for a share. */
  amount: number | null;
  /** What it takes off in per cent of the goods; null for an amount. */
  percent: number | null;
  /** The maximum that a share takes off in dollars; null without a limit. */
  maxDiscount: number | null;
  /** The minimum price of the goods of the order after discount, without freight, tax and fee, in dollars. */
  minGoods: DollarAmount;
  /** From when it is valid. */
  startTime: EpochMs;
  /** Until when it is valid. */
  endTime: EpochMs;
  /** Whether it is among the caller's own; 0 for a visitor. */
  claimed: Flag;
  /** What it is worth to the caller now. */
  state: CouponState;
}

/**
 * One page of coupons.
 */
export interface CouponPage {
  pageInfo: PageInfo;
  /**
   * The coupons of this page.
   * @maxItems 100
   */
  pageList: Coupon[];
}

/**
 * One page of coupons.
 */
export interface CouponListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CouponPage;
}

export type CouponListAnswer = CouponListOk | Failure;

/**
 * One page of the caller's coupons.
 */
export interface CouponMineOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CouponPage;
}

export type CouponMineAnswer = CouponMineOk | Failure;

/**
 * The claimed coupon.
 */
export interface CouponClaimOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: Coupon;
}

export type CouponClaimAnswer = CouponClaimOk | Failure;

/**
 * Key of the error in the catalogue that says why: not open in the region, or not set up on this server.
 */
export type PaymentUnavailableReason = 'paymentMethodNotOpen' | 'notImplemented';
/**
 * A payment method, its cost, and whether it is open.
 */
export interface PaymentMethod {
  code: PaymentMethodCode;
  /** What to call it in the caller's language. */
  name: Label;
  /** Whether it can be used in the region now. */
  available: Flag;
  /** Why it can't be used; null if it can. */
  reason: PaymentUnavailableReason | null;
  /** Handling fee as a share of what is paid; 0.02 is two per cent. */
  feeRatio: Ratio;
}

/**
 * All payment methods of this mall.
 */
export interface PaymentMethodsData {
  /**
   * The methods, the balance first; those that are not open are there too.
   * @maxItems 10
   */
  methods: PaymentMethod[];
}

/**
 * The methods.
 */
export interface PaymentMethodsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: PaymentMethodsData;
}

export type PaymentMethodsAnswer = PaymentMethodsOk | Failure;

/**
 * A method that leads to the page of a payment provider.
 */
export type PaymentExternalMethod = 'ewallet' | 'card' | 'crypto';
/**
 * A path of the store, never another site.
 * @minLength 1
 * @maxLength 500
 * @pattern ^([/]|[/][A-Za-z0-9_.~-][A-Za-z0-9_.~/?=&%-]*)$
 */
export type PaymentReturnPath = string;

/**
 * Where a recharge or a withdrawal stands: `0` Processing, `1` Succeeded, `2` Failed.
 */
export type WalletRecordStatus = 0 | 1 | 2;
/**
 * A payment of one or several orders through a payment provider.
 */
export interface Payment {
  /** Serial number of the payment. */
  paymentId: Id;
  /** The orders that the payment covers, joined by commas. */
  orderId: OrderIds;
  method: PaymentExternalMethod;
  /** Where the payment stands: 0 not finished, 1 done and all its orders paid, 2 failed or run out. */
  status: WalletRecordStatus;
  /** Totals of its orders in dollars. */
  amount: DollarAmount;
  /** What the method costs on top in dollars. */
  handlingFee: DollarAmount;
  /** What the payment provider charges in dollars. */
  total: DollarAmount;
  /** The page to send the buyer to. It is good until expireTime. */
  payUrl: Url;
  /** When the payment was started. */
  createTime: EpochMs;
  /** When the payment fails if it is still unfinished. */
  expireTime: EpochMs;
}

/**
 * The payment was started.
 */
export interface PaymentOpenOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: Payment;
}

export type PaymentOpenAnswer = PaymentOpenOk | Failure;

/**
 * The payment.
 */
export interface PaymentGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: Payment;
}

export type PaymentGetAnswer = PaymentGetOk | Failure;

/**
 * Name of a bank, or of who holds an account there, in any script.
 * @minLength 2
 * @maxLength 64
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type BankName = string;

/**
 * Number of a bank card or account, or an IBAN without blanks.
 * @pattern ^[A-Za-z0-9]{6,34}$
 */
export type BankAccountNumber = string;

/**
 * A bank card or account that a user keeps for withdrawals. Nobody else can see it.
 */
export interface BankCard {
  /** The bank card. */
  id: Id;
  /** The bank. */
  bankName: BankName;
  /** Whose account it is. */
  bankUserName: Label;
  /** Number in full, so that a withdrawal can be filled in with it; screens show its last four characters. */
  bankCardNo: BankAccountNumber;
  /** When it was added. */
  createTime: EpochMs;
}

/**
 * All bank cards of a user.
 */
export interface BankCardListData {
  /**
   * The bank cards, the newest first.
   * @maxItems 10
   */
  pageList: BankCard[];
}

/**
 * The bank cards.
 */
export interface BankCardListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: BankCardListData;
}

export type BankCardListAnswer = BankCardListOk | Failure;

/**
 * The bank card is kept.
 */
export interface BankCardAddOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: BankCard;
}

export type BankCardAddAnswer = BankCardAddOk | Failure;

/**
 * The bank card is gone.
 */
export interface BankCardDelOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type BankCardDelAnswer = BankCardDelOk | Failure;

/**
 * The balance of the caller's wallet, without what is held for a withdrawal under way.
 */
export interface WalletGetUsdtData {
  /** Balance in USDT, cut off after two decimals. */
  money: DollarAmount;
  /** What recommending others has earned in USDT; 0 where the mall pays nothing for it. */
  rebate: DollarAmount;
  /** The exact balance in USDT. */
  balance?: CoinAmount;
  /** How much of the balance is demo money, in USDT: given for trying out the mall, taken back when the account is closed. Other money is spent first. */
  demoBalance?: CoinAmount;
}

/**
 * The balance.
 */
export interface WalletGetUsdtOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WalletGetUsdtData;
}

export type WalletGetUsdtAnswer = WalletGetUsdtOk | Failure;

/**
 * Whether the money came into the wallet or left it.
 */
export type WalletDirection = 'in' | 'out';
/**
 * Why the balance moved.
 */
export type WalletLogKind =
  | 'recharge'
  | 'withdrawal'
  | 'withdrawalReturned'
  | 'orderPayment'
  | 'orderRefund'
  | 'sale'
  | 'loan'
  | 'loanRepayment'
  | 'demoBonus';
/**
 * What the wallet holds.
 */
export type WalletCurrency = 'USDT';

/**
 * One movement of the balance. Added up from the first, the movements make the balance, exactly.
 */
export interface WalletLog {
  /** Serial number of the movement. */
  id: Id;
  /** When the balance moved. */
  createTime: EpochMs;
  kind: WalletLogKind;
  direction: WalletDirection;
  /** By how much the balance moved; always positive. */
  amount: CoinAmount;
  currency: WalletCurrency;
  /** The balance right after it. */
  balance: CoinAmount;
  /** Serial number of the order, recharge, withdrawal or loan that it belongs to. */
  refId: Id;
  /** The record number of what refId names; missing if it has none. */
  refNumber?: RecordNumber;
}

/**
 * One page of movements.
 */
export interface WalletLogsData {
  pageInfo: PageInfo;
  /**
   * The movements of this page, newest first.
   * @maxItems 100
   */
  pageList: WalletLog[];
}

/**
 * One page of movements.
 */
export interface WalletLogsOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WalletLogsData;
}

export type WalletLogsAnswer = WalletLogsOk | Failure;

/**
 * A one-time token that ties a money request to the form it was made on.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SessionToken = string;

/**
 * What a recharge must carry to be taken once and only once.
 */
export interface RechargeBlockchainRechargeOpenData {
  /** One-time token for the next recharge, of this caller only. */
  session_token: SessionToken;
}

/**
 * A form was opened.
 */
export interface RechargeBlockchainRechargeOpenOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: RechargeBlockchainRechargeOpenData;
}

export type RechargeBlockchainRechargeOpenAnswer = RechargeBlockchainRechargeOpenOk | Failure;

/**
 * An address on a blockchain, exactly as the chain writes it.
 * @pattern ^[A-Za-z0-9]{20,100}$
 */
export type CoinAddress = string;

/**
 * Quantity of a coin above 0, exact, with up to eight decimals. Its worth has a least value, `rechargeAmountMin` of rechargeLimitConfig.
 * @maxLength 18
 * @pattern ^(?=[\d.]*[1-9])(0|[1-9]\d{0,8})(\.\d{1,8})?$
 */
export type CoinQuantity = string;

/**
 * The number under which a blockchain knows a transfer.
 * @pattern ^[A-Za-z0-9]{1,128}$
 */
export type TransactionHash = string;

/**
 * The record that now stands for the recharge; older servers answer an empty object.
 */
export interface RechargeBlockchainRechargeData {
  /** Serial number of the new record. */
  order_no?: Id;
}

/**
 * The recharge is recorded.
 */
export interface RechargeBlockchainRechargeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: RechargeBlockchainRechargeData;
}

export type RechargeBlockchainRechargeAnswer = RechargeBlockchainRechargeOk | Failure;

/**
 * Rows of a page of records.
 * @minimum 1
 * @maximum 100
 */
export type RecordPageSize = number;

/**
 * The number under which a blockchain knows the transfer, or null as long as there is none.
 * @nullable
 * @pattern ^[A-Za-z0-9]{0,128}$
 */
export type OptionalTransactionHash = string | null;

/**
 * One recharge as a row of the list.
 */
export interface RechargeRecord {
  /** Serial number of the recharge. */
  order_no: Id;
  /** The number of the recharge for people. */
  number?: RecordNumber;
  /** The coin that was sent. */
  coin: Coin;
  /** The coin again; older clients read this name. */
  symbol: Coin;
  /** Coin and network in one text, with an underscore between them. */
  coin_blockchain: Label;
  /** The network that the coin was sent on. */
  blockchain_name: BlockchainName;
  /** What is credited to the wallet in USDT. */
  amount: CoinAmount;
  /** Quantity of the coin that was sent. */
  volume: CoinAmount;
  /** Handling fee in USDT; the mall asks none for a recharge. */
  fee: DollarAmount;
  /** Where the recharge stands. */
  state: WalletRecordStatus;
  /** When the recharge was reported. */
  createTime: WireTime;
  /** When it was credited or refused, or null while it is under way. */
  reviewTime: string | null;
  /** Why it failed, or null. */
  failure_msg: string | null;
  /** Number of the transfer on the chain, once it is seen there. */
  hash: string | null;
  /** Number of the transfer as the sender gave it, or null. */
  tx: string | null;
  /** The address of the mall that the coin was sent to. */
  address: CoinAddress;
  /** The address that the coin came from, as the sender gave it, or null. */
  from: string | null;
  /** The address of the mall again; older clients read this name. */
  channel_address: CoinAddress;
  /** Picture that proves the payment; only its sender and the mall can open it. */
  img: string | null;
  /** Whether a third party takes the money in place of a chain. */
  isThirdParty?: Flag;
  /** Page of the third party on which to pay, or null. */
  payUrl?: string | null;
}

/**
 * One page of recharges, newest first.
 */
export interface RechargeBlockchainListData {
  /**
   * The recharges of this page.
   * @maxItems 100
   */
  elements: RechargeRecord[];
  /** The page that this is, counted from 1. */
  thisPageNumber: PageNumber;
  /** Rows that a page has at most. */
  pageSize: RecordPageSize;
  /** Rows of the whole list. */
  totalElements: Count;
}

/**
 * One page of recharges.
 */
export interface RechargeBlockchainListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: RechargeBlockchainListData;
}

export type RechargeBlockchainListAnswer = RechargeBlockchainListOk | Failure;

/**
 * One recharge with all details.
 */
export interface RechargeDetail {
  /** Serial number of the recharge. */
  order_no: Id;
  /** The number of the recharge for people. */
  number?: RecordNumber;
  /** The coin that was sent. */
  coin: Coin;
  /** Coin and network in one text, with an underscore between them. */
  coin_blockchain: Label;
  /** What is credited to the wallet in USDT. */
  amount: CoinAmount;
  /** Quantity of the coin that was sent. */
  volume: CoinAmount;
  /** Handling fee in USDT; the mall asks none for a recharge. */
  fee: DollarAmount;
  /** Where the recharge stands. */
  state: WalletRecordStatus;
  /** When the recharge was reported. */
  create_time: WireTime;
  /** When it was credited or refused, or null while it is under way. */
  reviewTime?: string | null;
  /** Why it failed, or null. */
  failure_msg?: string | null;
  /** The address that the coin came from, as the sender gave it, or null. */
  from: string | null;
  /** Number of the transfer on the chain, or null. */
  tx: string | null;
  /** Picture that proves the payment; only its sender and the mall can open it. */
  img: string | null;
  /** The address of the mall that the coin was sent to. */
  channel_address: CoinAddress;
  /** Page of the third party on which to pay, or null. */
  payUrl?: string | null;
}

/**
 * One recharge.
 */
export interface RechargeBlockchainGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: RechargeDetail;
}

export type RechargeBlockchainGetAnswer = RechargeBlockchainGetOk | Failure;

/**
 * What a coin is worth now.
 */
export interface RechargeBlockchainFeeData {
  /** USDT for one coin. */
  price: CoinAmount;
}

/**
 * The price of a coin.
 */
export interface RechargeBlockchainFeeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: RechargeBlockchainFeeData;
}

export type RechargeBlockchainFeeAnswer = RechargeBlockchainFeeOk | Failure;

/**
 * The limits that every recharge has, whatever its channel.
 */
export interface RechargeBlockchainRechargeLimitConfigData {
  /** Minimum value of one recharge in USDT. */
  rechargeAmountMin: CoinAmount;
  /** Maximum value of one recharge in USDT. */
  rechargeAmountMax: CoinAmount;
}

/**
 * The limits of recharges.
 */
export interface RechargeBlockchainRechargeLimitConfigOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: RechargeBlockchainRechargeLimitConfigData;
}

export type RechargeBlockchainRechargeLimitConfigAnswer = RechargeBlockchainRechargeLimitConfigOk | Failure;

/**
 * USDT for one coin; 1 for USDT itself.
 * @minimum 0.01
 * @maximum 1000000000
 */
export type CoinRate = number;

/**
 * One way to bring a coin in. A coin on a network, and the address of the mall there.
 */
export interface RechargeChannel {
  /** The channel. */
  id: Id;
  /** The coin that this channel takes. */
  coin: Coin;
  /** The network; a coin that is sent on another one is lost. */
  blockchain_name: BlockchainName;
  /** Picture of the address as a QR code, or null where the client draws it. */
  img: string | null;
  /** Path of the same picture relative to the server; older clients read this name. */
  img_str: string | null;
  /** Where to send the coin. */
  address: CoinAddress;
  /** Not a fee but the rate, USDT for one coin, always above 0 (1 for USDT). */
  fee: CoinRate;
  /** Minimum quantity of the coin that is credited. */
  recharge_limit_min: CoinAmount;
  /** Maximum quantity of the coin in one recharge. */
  recharge_limit_max: CoinAmount;
  /** Whether the chain itself confirms a recharge, without a person looking at it. */
  auto: Flag;
}

/**
 * The channels that are open, in the order in which to show them.
 * @maxItems 100
 */
export type ChannelBlockchainListData = RechargeChannel[];

/**
 * The open channels.
 */
export interface ChannelBlockchainListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ChannelBlockchainListData;
}

export type ChannelBlockchainListAnswer = ChannelBlockchainListOk | Failure;

/**
 * A currency by its three letters of ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
export type FiatCurrency = string;

/**
 * The amounts that one bank or e-wallet of a third party takes.
 */
export interface ThirdPartyRange {
  /** Minimum amount in USDT. */
  min_amount: DollarAmount;
  /** Maximum amount in USDT. */
  max_amount: DollarAmount;
  /** The third party's name for the bank or e-wallet. */
  bank_code: Label;
  /** In which currency the bank is paid by clients that send its code as `frenchCurrency`; USD if left out. */
  currency?: FiatCurrency;
}

/**
 * Which call takes it: Bank `recharge`, GCash `PHP_recharge`, GCash2.0 to GCash pay `PHP_recharge2` to `PHP_recharge5`.
 */
export type ThirdPartyProductProductType = 'Bank' | 'GCash' | 'GCash2.0' | 'GCash3.0' | 'Maya' | 'GCash pay';
/**
 * One product of a third party through which money can come in.
 */
export interface ThirdPartyProduct {
  /** Which call takes it: Bank `recharge`, GCash `PHP_recharge`, GCash2.0 to GCash pay `PHP_recharge2` to `PHP_recharge5`. */
  productType: ThirdPartyProductProductType;
  /**
   * What it takes, bank by bank.
   * @maxItems 50
   */
  range: ThirdPartyRange[];
}

/**
 * The products that are open; empty where none is.
 * @maxItems 20
 */
export type ThirdPartyRechargeGetCoinListData = ThirdPartyProduct[];

/**
 * The open products.
 */
export interface ThirdPartyRechargeGetCoinListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyRechargeGetCoinListData;
}

export type ThirdPartyRechargeGetCoinListAnswer = ThirdPartyRechargeGetCoinListOk | Failure;

/**
 * How much is recharged, at least 1, with at most two decimals.
 * @maxLength 12
 * @pattern ^[1-9]\d{0,8}(\.\d{1,2})?$
 */
export type RechargeAmount = string;

/**
 * Page of the third party on which to pay; an https address, or one of this server.
 * @minLength 1
 * @maxLength 2000
 */
export type ThirdPartyPayUrl = string;

/**
 * Where to pay.
 */
export interface ThirdPartyRechargeRechargeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyPayUrl;
}

export type ThirdPartyRechargeRechargeAnswer = ThirdPartyRechargeRechargeOk | Failure;

/**
 * Where to pay.
 */
export interface ThirdPartyRechargePhpRechargeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyPayUrl;
}

export type ThirdPartyRechargePhpRechargeAnswer = ThirdPartyRechargePhpRechargeOk | Failure;

/**
 * Where to pay.
 */
export interface ThirdPartyRechargePhpRecharge2Ok {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyPayUrl;
}

export type ThirdPartyRechargePhpRecharge2Answer = ThirdPartyRechargePhpRecharge2Ok | Failure;

/**
 * Where to pay.
 */
export interface ThirdPartyRechargePhpRecharge3Ok {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyPayUrl;
}

export type ThirdPartyRechargePhpRecharge3Answer = ThirdPartyRechargePhpRecharge3Ok | Failure;

/**
 * Where to pay.
 */
export interface ThirdPartyRechargePhpRecharge4Ok {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyPayUrl;
}

export type ThirdPartyRechargePhpRecharge4Answer = ThirdPartyRechargePhpRecharge4Ok | Failure;

/**
 * Where to pay.
 */
export interface ThirdPartyRechargePhpRecharge5Ok {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: ThirdPartyPayUrl;
}

export type ThirdPartyRechargePhpRecharge5Answer = ThirdPartyRechargePhpRecharge5Ok | Failure;

/**
 * What a withdrawal is paid out in, a coin or by bank.
 */
export type WithdrawChannel = 'USDT' | 'ETH' | 'BTC' | 'USDC' | 'bank';
/**
 * One withdrawal as a row of the list.
 */
export interface WithdrawRecord {
  /** Serial number of the withdrawal. */
  order_no: Id;
  /** The number of the withdrawal for people. */
  number?: RecordNumber;
  /** What is paid out. */
  coin: WithdrawChannel;
  /** Coin and network in one text, with an underscore between them. */
  coin_blockchain: Label;
  /** What left the wallet in USDT. */
  amount: CoinAmount;
  /** Requested quantity of the coin, including the handling fee. */
  volume: CoinAmount;
  /** Handling fee in the coin. */
  fee: CoinAmount;
  /** Quantity of the coin that arrives after the handling fee. */
  arrivalAmount: CoinAmount;
  /** Where the withdrawal stands. */
  state: WalletRecordStatus;
  /** When it was requested. */
  createTime: WireTime;
  /** When it was paid out or refused, or null while it is under way. */
  reviewTime: string | null;
  /** The address that was bound when the withdrawal was requested; null for a bank. */
  to: string | null;
  /** The true reason of a refusal, or null. */
  failure_msg: string | null;
  /** Number of the transfer on the chain, once it is made. */
  tx: string | null;
  /** The bank that is paid, or null for a coin. */
  bank: string | null;
  /** Card or account number with all but its last four characters hidden, or null for a coin. */
  bankCardNo: string | null;
  /** Holder of the account, or null for a coin. */
  bankUserName: string | null;
  /** What banks find each other by, or null. */
  routingNum: string | null;
  /** Where the holder of the account lives, or null. */
  accountAddress: string | null;
  /** Where the bank is, or null. */
  bankAddress: string | null;
  /** Country of the bank, or null. */
  countryName: string | null;
}

/**
 * One page of withdrawals, newest first.
 */
export interface WithdrawListData {
  /**
   * The withdrawals of this page.
   * @maxItems 100
   */
  elements: WithdrawRecord[];
  /** The page that this is, counted from 1. */
  thisPageNumber: PageNumber;
  /** Rows that a page has at most. */
  pageSize: RecordPageSize;
  /** Rows of the whole list. */
  totalElements: Count;
}

/**
 * One page of withdrawals.
 */
export interface WithdrawListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WithdrawListData;
}

export type WithdrawListAnswer = WithdrawListOk | Failure;

/**
 * Quantity of a coin above 0, exact, with up to ten decimals.
 * @maxLength 29
 * @pattern ^(?=[\d.]*[1-9])(0|[1-9]\d{0,17})(\.\d{1,10})?$
 */
export type WithdrawAmount = string;

/**
 * What banks find each other by.
 * @pattern ^[A-Za-z0-9]{4,20}$
 */
export type BankRoutingNumber = string;

/**
 * The record that now stands for the withdrawal; older servers answer nothing.
 * @nullable
 */
export type WithdrawApplyData = {
  /** Serial number of the new record. */
  order_no?: Id;
} | null;

/**
 * The withdrawal is recorded.
 */
export interface WithdrawApplyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** The record that now stands for the withdrawal; older servers answer nothing. */
  data?: WithdrawApplyData | null;
}

export type WithdrawApplyAnswer = WithdrawApplyOk | Failure;

/**
 * A share of what is withdrawn; 0.01 is one per cent.
 * @minimum 0
 * @maximum 1
 */
export type WithdrawFeeShare = number;

/**
 * What the mall keeps of a withdrawal.
 */
export interface WithdrawFeeData {
  /** The handling fee as a share of the quantity; the fee itself is cut after ten decimals, in favour of the user. */
  withdraw_fee: WithdrawFeeShare;
}

/**
 * The handling fee.
 */
export interface WithdrawFeeOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WithdrawFeeData;
}

export type WithdrawFeeAnswer = WithdrawFeeOk | Failure;

/**
 * One withdrawal with all details.
 */
export interface WithdrawDetail {
  /** Serial number of the withdrawal. */
  order_no: Id;
  /** The number of the withdrawal for people. */
  number?: RecordNumber;
  /** What is paid out. */
  coin: WithdrawChannel;
  /** Coin and network in one text, with an underscore between them. */
  coin_blockchain: Label;
  /** What left the wallet in USDT. */
  amount: CoinAmount;
  /** Requested quantity of the coin, including the handling fee. */
  volume: CoinAmount;
  /** Handling fee in the coin. */
  fee: CoinAmount;
  /** Quantity of the coin that arrives after the handling fee. */
  arrivalAmount?: CoinAmount;
  /** Where the withdrawal stands. */
  state: WalletRecordStatus;
  /** When it was requested. */
  create_time: WireTime;
  /** When it was paid out or refused, or null while it is under way. */
  reviewTime?: string | null;
  /** The address that was bound when the withdrawal was requested; null for a bank. */
  to: string | null;
  /** The true reason of a refusal, or null. */
  failure_msg?: string | null;
  /** Number of the transfer on the chain, once it is made. */
  tx: string | null;
  /** The bank that is paid, or null for a coin. */
  bank?: string | null;
  /** Card or account number with all but its last four characters hidden, or null for a coin. */
  bankCardNo?: string | null;
  /** Holder of the account, or null for a coin. */
  bankUserName?: string | null;
  /** What the bank is called between banks, or null. */
  swiftCode?: string | null;
  /** Country of the bank, or null. */
  countryName: string | null;
}

/**
 * One withdrawal.
 */
export interface WithdrawGetOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WithdrawDetail;
}

export type WithdrawGetAnswer = WithdrawGetOk | Failure;

/**
 * The withdrawal address that the caller has bound; empty when none is.
 * @pattern ^[A-Za-z0-9]{0,100}$
 */
export type BoundAddressText = string;

/**
 * What a withdrawal must carry, and where it will go.
 */
export interface WithdrawWithdrawOpenData {
  /** One-time token for the next withdrawal, of this caller only. */
  session_token: SessionToken;
  /** Coin of the bound address; empty when none is bound. */
  coinType: Label;
  /** Network of the bound address; empty when none is bound. */
  chainName: Label;
  /** Whether coins go to the bound address only. */
  openWithdrawAddressBinding: Flag;
  /** The bound address; empty when none is bound. */
  existWithdrawAddress: BoundAddressText;
}

/**
 * A form was opened.
 */
export interface WithdrawWithdrawOpenOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WithdrawWithdrawOpenData;
}

export type WithdrawWithdrawOpenAnswer = WithdrawWithdrawOpenOk | Failure;

/**
 * A time of day in UTC+8, hours and minutes.
 * @pattern ^(([01]\d|2[0-3]):[0-5]\d|24:00)$
 */
export type ClockTime = string;

/**
 * The limits of withdrawals and the address that they go to.
 */
export interface WithdrawWithdrawLimitConfigData {
  /** Minimum value of one withdrawal in USDT. A withdrawal that leaves less than a cent may be below it, so that no balance is stuck. */
  withdrawAmountMin: CoinAmount;
  /** Maximum value of one withdrawal in USDT. */
  withdrawAmountMax: CoinAmount;
  /** Withdrawals that a user can make in a day of UTC+8. */
  dailyMax: Count;
  /** Withdrawals that the caller has made today. */
  dailyUsed: Count;
  /** When withdrawals open each day. */
  openFrom: ClockTime;
  /** When withdrawals close each day; 24:00 is the end of the day. */
  openUntil: ClockTime;
  /** The address that withdrawals go to, to be compared with the one on the screen. */
  boundAddress: BoundAddressText;
  /** Hours from a request to remove the address until it is removed. */
  addressReleaseHours?: Count;
  /** When the address is removed, or null as long as its owner has not asked for it. */
  addressReleaseTime?: string | null;
}

/**
 * The limits of withdrawals.
 */
export interface WithdrawWithdrawLimitConfigOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WithdrawWithdrawLimitConfigData;
}

export type WithdrawWithdrawLimitConfigAnswer = WithdrawWithdrawLimitConfigOk | Failure;

/**
 * A requested removal of the withdrawal address.
 */
export interface WithdrawRequestAddressReleaseData {
  /** When the address is removed unless its owner stops it. */
  addressReleaseTime: WireTime;
}

/**
 * When the address is removed.
 */
export interface WithdrawRequestAddressReleaseOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: WithdrawRequestAddressReleaseData;
}

export type WithdrawRequestAddressReleaseAnswer = WithdrawRequestAddressReleaseOk | Failure;

/**
 * The address stays.
 */
export interface WithdrawCancelAddressReleaseOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type WithdrawCancelAddressReleaseAnswer = WithdrawCancelAddressReleaseOk | Failure;

/**
 * `true` when the caller may apply for a loan now, else `false`; a text, as clients expect it.
 */
export type LoanAnswerText = 'true' | 'false';
/**
 * Whether the caller may apply for a loan.
 */
export interface CreditCheckOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LoanAnswerText;
}

export type CreditCheckAnswer = CreditCheckOk | Failure;

/**
 * Interest of one day as a share of the loan; 0.001 is a tenth of a per cent a day.
 * @minimum 0
 * @maximum 1
 */
export type LoanRate = number;

/**
 * A number of days, as text.
 * @pattern ^\d{1,3}$
 */
export type LoanTermText = string;

/**
 * How a loan is paid back: amount and interest in one sum, at the end of the term or before.
 */
export type LoanConfigRepayMethod = 'lumpSum';
/**
 * The conditions of loans, the same for everyone but for the terms.
 */
export interface LoanConfig {
  /** Interest of one day within the term as a share of the loan. */
  rate: LoanRate;
  /** What is added to it for each day after the term, as a share of the loan. */
  defaultRate: LoanRate;
  /**
   * Terms in days that the caller may choose.
   * @maxItems 20
   */
  lendableDays: LoanTermText[];
  /**
   * All terms in days, also those that are not open to the caller.
   * @maxItems 20
   */
  allLendableDays: LoanTermText[];
  /** Minimum amount of a loan in USDT. */
  amountMin: DollarAmount;
  /** Maximum amount of a loan in USDT. */
  amountMax: DollarAmount;
  /** How a loan is paid back: amount and interest in one sum, at the end of the term or before. */
  repayMethod: LoanConfigRepayMethod;
}

/**
 * The conditions of loans.
 */
export interface CreditConfigOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LoanConfig;
}

export type CreditConfigAnswer = CreditConfigOk | Failure;

/**
 * For how many days the money is lent, a year at most.
 * @minimum 1
 * @maximum 365
 */
export type LoanTerm = number;

/**
 * What is lent, in USDT, from 100,000 to 30,000,000.
 * @minimum 100000
 * @maximum 30000000
 */
export type LoanAmount = number;

/**
 * A country by its number in the list of countries.
 * @minimum 1
 * @maximum 999999
 */
export type LoanCountryId = number;

/**
 * The application is recorded.
 */
export interface CreditApplyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type CreditApplyAnswer = CreditApplyOk | Failure;

/**
 * A number of days.
 * @minimum 0
 * @maximum 100000
 */
export type LoanDays = number;

/**
 * What the open loan of the caller comes to today; all figures are 0 where none is open.
 */
export interface LoanBill {
  /** Who borrowed, or null where no loan is open. */
  realName: string | null;
  /** What was lent in USDT. */
  applyAmount: DollarAmount;
  /** Days that have begun since it was paid out; the first counts at once. */
  alreadyCreditDays: LoanDays;
  /** Interest until today in USDT, cut after two decimals. */
  interest: DollarAmount;
  /** What a repayment today would take in USDT. */
  estimatePayment: DollarAmount;
}

/**
 * The bill of the open loan.
 */
export interface CreditBillOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LoanBill;
}

export type CreditBillAnswer = CreditBillOk | Failure;

/**
 * Where a loan stands: `1` UnderReview, `2` Approved, `3` Overdue, `4` Rejected, `5` Repaid.
 */
export type LoanStatus = 1 | 2 | 3 | 4 | 5;
/**
 * An opaque identifier of one kind: loan.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type LoanId = IdOf<'loan'>;

/**
 * One loan as a row of the history.
 */
export interface Loan {
  /** The loan. */
  id: LoanId;
  /** The number of the loan for people. */
  number?: RecordNumber;
  /** The requested amount in USDT. */
  applyAmount: DollarAmount;
  /** When it was requested. */
  customerSubmitTime: WireTime;
  /** For how many days. */
  creditPeriod: LoanTerm;
  /** Interest of one day as a share of the loan. */
  creditRate: LoanRate;
  /** Where the loan stands. */
  status: LoanStatus;
  /** Where it stands in an English word; a client shows its own word for `status`. */
  statusStr: Label;
}

/**
 * One page of loans, newest first.
 */
export interface CreditHistroyData {
  /**
   * The loans of this page.
   * @maxItems 100
   */
  elements: Loan[];
  /** The page that this is, counted from 1. */
  thisPageNumber: PageNumber;
  /** Rows that a page has at most. */
  pageSize: PageSize;
  /** Rows of the whole list. */
  totalElements: Count;
}

/**
 * One page of loans.
 */
export interface CreditHistroyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: CreditHistroyData;
}

export type CreditHistroyAnswer = CreditHistroyOk | Failure;

/**
 * What repaying one loan would take today.
 */
export interface LoanRepayment {
  /** Who borrowed. */
  realName: Label;
  /** Days that have begun since it was paid out. */
  alreadyCreditDays: LoanDays;
  /** Amount and interest together in USDT. */
  estimatePayment: DollarAmount;
  /** Interest of one day as a share of the loan. */
  creditRate: LoanRate;
  /** What the wallet of the caller holds in USDT, so that a screen can say whether it is enough. */
  accountAmount: DollarAmount;
}

/**
 * What a repayment would take.
 */
export interface CreditBeforepayOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LoanRepayment;
}

export type CreditBeforepayAnswer = CreditBeforepayOk | Failure;

/**
 * The loan is repaid.
 */
export interface CreditPayOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data?: NoData;
}

export type CreditPayAnswer = CreditPayOk | Failure;

/**
 * An application as it was made, for a form that applies again.
 */
export interface LoanApplication {
  /** The loan. */
  id: LoanId;
  /** Who applied. */
  realName: Label;
  /** For how many days. */
  creditPeriod: LoanTerm;
  /** The requested amount in USDT. */
  applyAmount: DollarAmount;
  /** Nationality of the applicant. */
  countryId: LoanCountryId;
  /** Nationality by name. */
  countryName: Label;
  /** Number of the identity card or passport. */
  identification: Label;
  /** Front of the document. */
  imgCertificateFace: ImageUrl;
  /** Back of the document. */
  imgCertificateBack: ImageUrl;
  /** The applicant with the document in hand. */
  imgCertificateHand: ImageUrl;
  /** Where the loan stands. */
  status: LoanStatus;
  /** Why it was refused, or null. */
  rejectReason: string | null;
}

/**
 * The refused application.
 */
export interface CreditBeforereapplyOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: LoanApplication;
}

export type CreditBeforereapplyAnswer = CreditBeforereapplyOk | Failure;

/**
 * How many messages are unread.
 */
export interface NewOnlinechatUnreadOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Messages of customer service that the caller has not yet listed. */
  data: Count;
}

export type NewOnlinechatUnreadAnswer = NewOnlinechatUnreadOk | Failure;

/**
 * Yes (`true`) or no (`false`) as text.
 * @pattern ^(true|false)$
 */
export type ChatShowPictures = string;

/**
 * `send` for a message of the caller, `receive` for one of the other side.
 */
export type ChatDirection = 'send' | 'receive';
/**
 * Whether a message is text or a picture.
 */
export type ChatMessageType = 'text' | 'img';
/**
 * One message between the caller and customer service, or a store.
 */
export interface ChatMessage {
  /** The message; unique and never used again. */
  id: Id;
  send_receive: ChatDirection;
  /** Text or picture. */
  type: ChatMessageType;
  /** The text, or the address of the picture; empty once the message is withdrawn. */
  content: Text;
  /** When it was sent. */
  createtime: WireTime;
  /** 1 if customer service has withdrawn the message, else 0. */
  delete_status: OpenFlag;
}

/**
 * About 30 messages, newest first.
 * @maxItems 100
 */
export type NewOnlinechatListData = ChatMessage[];

/**
 * Messages with customer service.
 */
export interface NewOnlinechatListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: NewOnlinechatListData;
}

export type NewOnlinechatListAnswer = NewOnlinechatListOk | Failure;

/**
 * The text, up to 1,000 characters and not only blanks; for a picture its address.
 * @minLength 1
 * @maxLength 1000
 * @pattern ^(?!\s*$)(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$
 */
export type ChatText = string;

/**
 * The message as it was kept; older servers answer nothing.
 * @nullable
 */
export type NewOnlinechatSendData = {
  /** The new message. */
  chat_id?: Id;
  /** When it was recorded. */
  updatetime?: WireTime;
} | null;

/**
 * The message is recorded.
 */
export interface NewOnlinechatSendOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** The message as it was kept; older servers answer nothing. */
  data?: NewOnlinechatSendData | null;
}

export type NewOnlinechatSendAnswer = NewOnlinechatSendOk | Failure;

/**
 * A token for a chat window.
 */
export interface NewOnlinechatTokenData {
  /** The token, which the chat window sends as `token`. */
  token: UserToken;
  /** When it ends at the latest. */
  expireTime: EpochMs;
}

/**
 * A token for a chat window.
 */
export interface NewOnlinechatTokenOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: NewOnlinechatTokenData;
}

export type NewOnlinechatTokenAnswer = NewOnlinechatTokenOk | Failure;

/**
 * Whether the caller asks as a buyer or as a store.
 */
export type ChatLoginType = 'user' | 'shop';
/**
 * How many messages of stores are unread.
 */
export interface UserOnlineChatControllerUnreadOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Messages of stores that the caller has not yet read. */
  data: Count;
}

export type UserOnlineChatControllerUnreadAnswer = UserOnlineChatControllerUnreadOk | Failure;

/**
 * A conversation between the caller and a store.
 */
export interface StoreChat {
  /** The store. */
  partyid: StoreId;
  /** Its name. */
  name: Label;
  /** Its logo. */
  img: Url;
  /** Whether the last message is text or a picture. */
  type: ChatMessageType;
  /** The last message, or the address of its picture; empty once the message is withdrawn. */
  content: Text;
  send_receive: ChatDirection;
  /** When it was sent. */
  updatetime: WireTime;
  /** Messages of the store that the caller has not yet read. */
  unreadmsg: Count;
}

/**
 * Conversations with stores.
 */
export interface UserOnlineChatControllerUserlistOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /**
   * The conversations, the latest first.
   * @maxItems 100
   */
  data: StoreChat[];
}

export type UserOnlineChatControllerUserlistAnswer = UserOnlineChatControllerUserlistOk | Failure;

/**
 * Messages with a store.
 */
export interface UserOnlineChatControllerListOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  data: NewOnlinechatListData;
}

export type UserOnlineChatControllerListAnswer = UserOnlineChatControllerListOk | Failure;

/**
 * The message is recorded.
 */
export interface UserOnlineChatControllerSendOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** The message as it was kept; older servers answer nothing. */
  data?: NewOnlinechatSendData | null;
}

export type UserOnlineChatControllerSendAnswer = UserOnlineChatControllerSendOk | Failure;

/**
 * The picture itself, a JPEG, PNG or WebP of at most 30 MiB; what it claims to be is not believed, its bytes are decoded.
 * @maxLength 31457280
 */
export type UploadFile = Blob;

/**
 * What the picture is for: evaluate (review), recharge (proof of payment), online (chat), selle (store), kyc (identity), credit (loan); others are taken and treated alike.
 * @pattern ^[A-Za-z0-9_-]{1,32}$
 */
export type UploadModuleName = string;

/**
 * One picture and what it is for. Existing clients send token and lang as parts too; parts that are not named here are left unread.
 */
export interface UploadimgExecuteBody {
  /** The picture, as a file part with a file name. */
  file: UploadFile;
  /** What the picture is for: `evaluate` (review), `recharge` (proof of payment), `online` (chat), `selle` (store), `kyc` (identity) or `credit` (loan). Others are taken and treated alike. */
  moduleName: UploadModuleName;
}

/**
 * The picture was kept.
 */
export interface UploadimgExecuteOk {
  code: SuccessCode;
  /** Nothing that a program needs; absent, null or a short confirmation. */
  msg?: string | null;
  /** Address of the kept picture, to be sent with the form that it belongs to. */
  data: ImageUrl;
}

export type UploadimgExecuteAnswer = UploadimgExecuteOk | Failure;

/**
 * What is not even a call of this contract (a wrong method, an oversized head or body, a proxy's refusal)
 * is answered with its HTTP status and, where the server itself answers, with the same envelope.
 */
export type ProtocolFailureResponse = Failure;

export type SellerGoodsSearchKeywordParams = {
  /**
   * What is searched for, in any of the 21 languages; blank is refused.
   */
  keyword: Keyword;
  /**
   * Sort by the price that a buyer pays now, any running discount taken off.
   */
  isPrice?: GoodsSort | undefined;
  /**
   * Sort by the time the goods were first on the shelf.
   */
  isNew?: GoodsSort | undefined;
  /**
   * Sort by the number sold.
   */
  isHot?: GoodsSort | undefined;
};

export type SellerGoodsListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Keeps only the goods of this store.
   */
  sellerId?: StoreId | undefined;
  /**
   * Keeps only goods of this category, of either level; `0` or none keeps all.
   */
  categoryId?: GoodsCategoryFilter | undefined;
  /**
   * Sort by the price that a buyer pays now, any running discount taken off.
   */
  isPrice?: GoodsSort | undefined;
  /**
   * Sort by the time the goods were first on the shelf.
   */
  isNew?: GoodsSort | undefined;
  /**
   * Sort by the number sold.
   */
  isHot?: GoodsSort | undefined;
  /**
   * Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.
   */
  isRating?: GoodsSort | undefined;
  /**
   * Keep only what the store recommends and sort by when it did; needs sellerId.
   */
  isRec?: GoodsSort | undefined;
  /**
   * Any number above 0 keeps only goods that are recommended.
   */
  recTime?: EpochMs | undefined;
  /**
   * `1` keeps only goods whose discount runs now.
   */
  discount?: FlagText | undefined;
  /**
   * Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
   */
  minPrice?: DollarInput | undefined;
  /**
   * Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
   */
  maxPrice?: DollarInput | undefined;
  /**
   * `1` keeps only goods of which a piece is available. An addition that a server may ignore.
   */
  inStock?: FlagText | undefined;
  /**
   * Keeps goods with at least this average of reviews. An addition that a server may ignore.
   */
  minRating?: GoodsRating | undefined;
  /**
   * Keeps goods of these stores, as the facets name them. An addition that a server may ignore.
   */
  sellerIds?: GoodsSellerIds | undefined;
  /**
   * Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.
   */
  attrValueIds?: GoodsAttributeValueIds | undefined;
};

export type SellerGoodsSearchParams = {
  /**
   * What is searched for, in any of the 21 languages; blank is refused.
   */
  keyword: Keyword;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Sort by the price that a buyer pays now, any running discount taken off.
   */
  isPrice?: GoodsSort | undefined;
  /**
   * Sort by the time the goods were first on the shelf.
   */
  isNew?: GoodsSort | undefined;
  /**
   * Sort by the number sold.
   */
  isHot?: GoodsSort | undefined;
  /**
   * Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.
   */
  isRating?: GoodsSort | undefined;
  /**
   * Keep only what the store recommends and sort by when it did; needs sellerId.
   */
  isRec?: GoodsSort | undefined;
  /**
   * `1` keeps only goods whose discount runs now.
   */
  discount?: FlagText | undefined;
  /**
   * Keeps only goods of this category, of either level; `0` or none keeps all. An addition that a server may ignore.
   */
  categoryId?: GoodsCategoryFilter | undefined;
  /**
   * Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
   */
  minPrice?: DollarInput | undefined;
  /**
   * Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
   */
  maxPrice?: DollarInput | undefined;
  /**
   * `1` keeps only goods of which a piece is available. An addition that a server may ignore.
   */
  inStock?: FlagText | undefined;
  /**
   * Keeps goods with at least this average of reviews. An addition that a server may ignore.
   */
  minRating?: GoodsRating | undefined;
  /**
   * Keeps goods of these stores, as the facets name them. An addition that a server may ignore.
   */
  sellerIds?: GoodsSellerIds | undefined;
  /**
   * Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.
   */
  attrValueIds?: GoodsAttributeValueIds | undefined;
  /**
   * `1` searches the keyword as it is typed, without a correction. An addition that a server may ignore.
   */
  asTyped?: FlagText | undefined;
};

export type SellerGoodsFacetsParams = {
  /**
   * Counts only goods that match this keyword; all goods without it.
   */
  keyword?: Keyword | undefined;
  /**
   * Counts only the goods of this store.
   */
  sellerId?: StoreId | undefined;
  /**
   * Counts only goods of this category, of either level; `0` or none counts all.
   */
  categoryId?: GoodsCategoryFilter | undefined;
  /**
   * `1` keeps only goods whose discount runs now.
   */
  discount?: FlagText | undefined;
  /**
   * Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
   */
  minPrice?: DollarInput | undefined;
  /**
   * Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
   */
  maxPrice?: DollarInput | undefined;
  /**
   * `1` keeps only goods of which a piece is available. An addition that a server may ignore.
   */
  inStock?: FlagText | undefined;
  /**
   * Keeps goods with at least this average of reviews. An addition that a server may ignore.
   */
  minRating?: GoodsRating | undefined;
  /**
   * Keeps goods of these stores, as the facets name them. An addition that a server may ignore.
   */
  sellerIds?: GoodsSellerIds | undefined;
  /**
   * Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.
   */
  attrValueIds?: GoodsAttributeValueIds | undefined;
};

export type SellerGoodsSearchSellerGoodsParams = {
  /**
   * What is searched for, in any of the 21 languages; blank is refused.
   */
  keyword: Keyword;
  /**
   * The store whose goods are searched.
   */
  sellerId: StoreId;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * Sort by the price that a buyer pays now, any running discount taken off.
   */
  isPrice?: GoodsSort | undefined;
  /**
   * Sort by the time the goods were first on the shelf.
   */
  isNew?: GoodsSort | undefined;
  /**
   * Sort by the number sold.
   */
  isHot?: GoodsSort | undefined;
  /**
   * Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.
   */
  isRating?: GoodsSort | undefined;
  /**
   * Keep only what the store recommends and sort by when it did; needs sellerId.
   */
  isRec?: GoodsSort | undefined;
};

export type SellerGoodsRecommendNewParams = {
  /**
   * Which selection; the newest goods by default.
   */
  type?: GoodsRecommendationKind | undefined;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has; 12 by default.
   */
  pageSize?: GoodsHomePageSize | undefined;
};

export type SellerGoodsRecommendLikeParams = {
  /**
   * The store on whose pages the goods are shown.
   */
  sellerId: StoreId;
  /**
   * Whether the goods come from the caller's history or from the store.
   */
  type: GoodsLikeKind;
};

export type SellerGoodsInfoParams = {
  /**
   * The goods, by the id that lists answer.
   */
  sellerGoodsId: GoodsId;
  /**
   * A variant whose attributes come first in the specification table.
   */
  skuId?: SkuId | undefined;
};

export type SellerGoodsDeliveryEstimateParams = {
  /**
   * The goods, by the id that lists answer.
   */
  sellerGoodsId: GoodsId;
  /**
   * The country to deliver to.
   */
  countryCode?: CountryCode | undefined;
};

export type BannerBannerListParams = {
  /**
   * Which kind of store shows the banners.
   */
  type: BannerDevice;
  /**
   * `1` keeps banners for the large stage, `0` those for small places; both by default.
   */
  imgType?: Flag | undefined;
};

export type CategoryListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type CategoryRecommendParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type CategoryTreeParams = {
  /**
   * `1` also answers categories that are switched off.
   */
  showHidden?: FlagText | undefined;
};

export type CategorySellerTreeParams = {
  /**
   * The store; where none is named, the caller's own.
   */
  sellerId?: StoreId | undefined;
  /**
   * `1` also answers categories that are switched off.
   */
  showHidden?: FlagText | undefined;
};

export type SellerListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * `1` keeps only the stores that the mall recommends.
   */
  isRec?: Flag | undefined;
};

export type SellerInfoParams = {
  /**
   * The store.
   */
  sellerId: StoreId;
};

export type EvaluationListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
  /**
   * The goods whose reviews are listed.
   */
  sellerGoodsId: GoodsId;
  /**
   * Keeps the reviews of one kind; all by default.
   */
  evaluationType?: EvaluationFilter | undefined;
};

export type EvaluationCountTypeParams = {
  /**
   * The goods; what other calls name sellerGoodsId.
   */
  goodId: GoodsId;
};

export type EvaluationAddParams = {
  /**
   * The goods that are reviewed.
   */
  sellerGoodsId: GoodsId;
  /**
   * The level of the review, according to its stars.
   */
  evaluationType: EvaluationLevel;
  /**
   * Stars, one for very bad to five for very good.
   */
  rating: EvaluationStars;
  /**
   * The text of the buyer, as plain text.
   */
  content?: Text | undefined;
  /**
   * The order with which the goods came.
   */
  orderId?: OrderId | undefined;
  /**
   * First picture of the review, as the upload answered it.
   */
  imgUrl1?: ImageUrl | undefined;
  /**
   * Second picture of the review, as the upload answered it.
   */
  imgUrl2?: ImageUrl | undefined;
  /**
   * Third picture of the review, as the upload answered it.
   */
  imgUrl3?: ImageUrl | undefined;
  /**
   * Fourth picture of the review, as the upload answered it.
   */
  imgUrl4?: ImageUrl | undefined;
  /**
   * Fifth picture of the review, as the upload answered it.
   */
  imgUrl5?: ImageUrl | undefined;
  /**
   * Sixth picture of the review, as the upload answered it.
   */
  imgUrl6?: ImageUrl | undefined;
  /**
   * Seventh picture of the review, as the upload answered it.
   */
  imgUrl7?: ImageUrl | undefined;
  /**
   * Eighth picture of the review, as the upload answered it.
   */
  imgUrl8?: ImageUrl | undefined;
  /**
   * Ninth picture of the review, as the upload answered it.
   */
  imgUrl9?: ImageUrl | undefined;
};

export type GoodsQuestionListParams = {
  /**
   * The goods that the question is about, by the id that lists answer.
   */
  sellerGoodsId: GoodsId;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type GoodsQuestionAskParams = {
  /**
   * The goods that the question is about, by the id that lists answer.
   */
  sellerGoodsId: GoodsId;
  /**
   * The question.
   */
  content: QuestionText;
};

export type KeepGoodsListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type KeepGoodsAddParams = {
  /**
   * The goods to add.
   */
  sellerGoodsId: GoodsId;
};

export type KeepGoodsDelParams = {
  /**
   * The goods to remove.
   */
  sellerGoodsId: GoodsId;
};

export type KeepGoodsNoticesParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type FocusSellerListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type FocusSellerAddParams = {
  /**
   * The store to follow.
   */
  sellerId: StoreId;
};

export type FocusSellerDelParams = {
  /**
   * The store to unfollow.
   */
  sellerId: StoreId;
};

export type BrowseHistoryListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type BrowseHistoryDelParams = {
  /**
   * The entry to remove; without it the whole history goes.
   */
  id?: Id | undefined;
};

export type SubscribeAddParams = {
  /**
   * The address that the newsletter goes to.
   */
  email: Email;
};

export type HelpPageInfoParams = {
  /**
   * What the page is about.
   */
  topic: HelpTopic;
};

export type NewsListNewsParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type NewsDetailNewsParams = {
  /**
   * The news item to show.
   */
  id: Id;
};

export type SysparaGetSysparaParams = {
  /**
   * Which settings, by code; several are separated by commas.
   */
  code: SysparaCodes;
};

export type SysparaGetSysparaByGetParams = {
  /**
   * Which settings, by code; several are separated by commas.
   */
  code: SysparaCodes;
};

export type UserNewloginParams = {
  /**
   * The user's name, which is an e-mail address or a phone as area code and number without blanks. Letter case does not matter.
   */
  username: LoginName;
  /**
   * The login password, exactly as typed.
   */
  password: LoginPassword;
  /**
   * Proof of a solved slider from `slider!verify`. Needed after three wrong passwords of the name, after many calls of the same address, and where the setting slider_required is true. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
   */
  sliderPass?: SliderPass | undefined;
};

export type UserHeartbeatParams = {
  /**
   * Whether the user is there; online when absent.
   */
  status?: Presence | undefined;
};

export type UserLogoffParams = {
  /**
   * The caller's own name once more, as a safeguard; any other is refused as unknown.
   */
  account: LoginName;
  /**
   * Why the user leaves; blank is refused.
   */
  reason: ClosingReason;
  /**
   * The fund password; needed when one is set.
   */
  cashPassword?: FundPassword | undefined;
};

export type UserUpdateOldAndNewPswParams = {
  /**
   * The present login password.
   */
  old_password: LoginPassword;
  /**
   * The new login password.
   */
  password: LoginPassword;
  /**
   * The new login password once more.
   */
  re_password: LoginPassword;
};

export type UserSetSafewordRegParams = {
  /**
   * The fund password to be set, six digits.
   */
  safeword: FundPassword;
  /**
   * The same six digits once more.
   */
  re_safeword: FundPassword;
  /**
   * The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.
   */
  password?: LoginPassword | undefined;
};

export type UserUpdateOldAndNewSafewordParams = {
  /**
   * The present fund password.
   */
  old_safeword: FundPassword;
  /**
   * The new fund password, six digits.
   */
  safeword: FundPassword;
  /**
   * The new fund password once more.
   */
  re_safeword: FundPassword;
};

export type UserBindWithdrawAddressParams = {
  /**
   * The chain that the address belongs to; chains other than those of the coin are refused.
   */
  blockchain_name: BlockchainName;
  /**
   * Symbol of what is to be withdrawn.
   */
  coin: Coin;
  /**
   * The address itself, exactly as the receiving wallet shows it.
   */
  channel_address: WithdrawAddress;
  /**
   * The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.
   */
  password?: LoginPassword | undefined;
  /**
   * The six digits that the authenticator shows now, where the caller has one. Each code is accepted once.
   */
  authenticatorCode?: VerificationCode | undefined;
};

export type UserGetUserNameVerifTargetParams = {
  /**
   * The name with which the user would log in.
   */
  username: LoginName;
};

export type UserResetpswParams = {
  /**
   * The name with which the user logs in.
   */
  username: LoginName;
  /**
   * Where the code was sent to.
   */
  verifcode_type: SentCodeWay;
  /**
   * The six digits that were sent to the target.
   */
  verifcode: VerificationCode;
  /**
   * The new login password.
   */
  password: LoginPassword;
  /**
   * The new login password once more.
   */
  re_password: LoginPassword;
};

export type UserSetSafewordParams = {
  /**
   * Where the code comes from.
   */
  verifcode_type: VerificationWay;
  /**
   * The six digits that were sent to the target, or that the authenticator shows.
   */
  verifcode: VerificationCode;
  /**
   * The new fund password, six digits.
   */
  safeword: FundPassword;
  /**
   * The new fund password once more.
   */
  re_safeword: FundPassword;
};

export type LocaluserRegisterNoVerifcodeParams = {
  /**
   * The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.
   */
  username: AccountName;
  /**
   * The login password to be set.
   */
  password: LoginPassword;
  /**
   * The same login password once more.
   */
  re_password: LoginPassword;
  /**
   * Whether `username` is a phone or an e-mail address; it must fit.
   */
  type: AccountKind;
  /**
   * Invitation code of the user who recommended the mall; it can't be changed later.
   */
  agentCode?: InvitationCode | undefined;
  /**
   * Proof of a solved slider from `slider!verify`. Needed on a server with strangers, where the setting slider_required or too many calls of the same address ask for it. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
   */
  sliderPass?: SliderPass | undefined;
};

export type LocaluserRegisterWithVerifcodeParams = {
  /**
   * The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.
   */
  username: AccountName;
  /**
   * The six digits that were sent to this name.
   */
  verifcode: VerificationCode;
  /**
   * The login password to be set.
   */
  password: LoginPassword;
  /**
   * The same login password once more.
   */
  re_password: LoginPassword;
  /**
   * Whether `username` is a phone or an e-mail address; it must fit.
   */
  type: AccountKind;
  /**
   * Invitation code of the user who recommended the mall; it can't be changed later.
   */
  agentCode?: InvitationCode | undefined;
};

export type LocaluserCheckEmailOrPhoneParams = {
  /**
   * The e-mail address, or the phone as area code, one space and number.
   */
  target: AccountName;
};

export type LocaluserRefreshAvatarParams = {
  /**
   * Number of the picture, counted from 1.
   */
  idx: AvatarIndex;
};

export type LocaluserSetMailSettingsParams = {
  /**
   * Whether to send e-mails about orders and deliveries. Left out, it stays as it is.
   */
  orders?: Flag | undefined;
  /**
   * Whether to send e-mails about refunds. Left out, it stays as it is.
   */
  refunds?: Flag | undefined;
  /**
   * Whether to send e-mails about money that arrives. Left out, it stays as it is.
   */
  wallet?: Flag | undefined;
  /**
   * Whether to send the newsletter. Left out, it stays as it is.
   */
  newsletter?: Flag | undefined;
};

export type LocaluserEndSessionsParams = {
  /**
   * The session to end, from the list. Left out, all sessions but the caller's own end.
   */
  sessionId?: Id | undefined;
};

export type LocaluserSetDisplayNameParams = {
  /**
   * The new name. Left out or empty, the name is removed.
   */
  displayName?: DisplayName | undefined;
};

export type LocaluserBeforeBindParams = {
  /**
   * The e-mail address or phone that is bound now.
   */
  target: AccountName;
  /**
   * The six digits that were sent to the target, or that the authenticator shows.
   */
  verifcode: VerificationCode;
};

export type LocaluserBindEmailOrPhoneParams = {
  /**
   * The e-mail address or phone to be bound.
   */
  target: AccountName;
  /**
   * The six digits that were sent to the target, or that the authenticator shows.
   */
  verifcode: VerificationCode;
  /**
   * The caller's login password.
   */
  password: LoginPassword;
  /**
   * Proof of the present binding; needed when a verified one of the same kind is to be replaced.
   */
  verifyCode?: BindingProof | undefined;
};

export type GoogleAuthBindParams = {
  /**
   * The six digits that the authenticator shows now.
   */
  code: VerificationCode;
  /**
   * The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.
   */
  password?: LoginPassword | undefined;
};

export type GoogleAuthUnbindParams = {
  /**
   * The six digits that the authenticator shows now, or an unused recovery code.
   */
  code: AuthenticatorProof;
};

export type JscodeExecuteParams = {
  /**
   * The e-mail address, or the phone as area code, one space and number.
   */
  target: AccountName;
  /**
   * Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
   */
  sliderPass?: SliderPass | undefined;
};

export type IdcodeExecuteParams = {
  /**
   * The e-mail address, or the phone as area code, one space and number.
   */
  target: AccountName;
  /**
   * What the code is to be used for. Left out, as existing clients do, it is resetPassword for a visitor, bind for a target that the caller has not bound, and else whichever of fundPassword and beforeBind comes first.
   */
  purpose?: CodePurpose | undefined;
  /**
   * Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
   */
  sliderPass?: SliderPass | undefined;
};

export type SliderVerifyParams = {
  /**
   * The challenge that is answered.
   */
  challengeId: Id;
  /**
   * Where the left edge of the piece lies now, in pixels of the background from its left.
   */
  x: SliderPixels;
};

export type KycApplyParams = {
  /**
   * Real name as the document has it.
   */
  name: PersonName;
  /**
   * Kind of the document, such as identity card or passport.
   */
  idname: DocumentKind;
  /**
   * Number of the document.
   */
  idnumber: DocumentNumber;
  /**
   * Country that issued the document.
   */
  nationality: Nationality;
  /**
   * Front of the document; the address that `uploadimg!execute` answered, others are refused.
   */
  idimg_1: ImageUrl;
  /**
   * Back of the document, uploaded in the same way.
   */
  idimg_2: ImageUrl;
  /**
   * The applicant holding the document, uploaded in the same way.
   */
  idimg_3?: ImageUrl | undefined;
};

export type KycHighLevelApplyParams = {
  /**
   * Where the applicant lives.
   */
  home_place: Residence;
  /**
   * Where the applicant works.
   */
  work_place?: Residence | undefined;
  /**
   * A bill or letter of the last three months with name and address; the address that `uploadimg!execute` answered, others are refused.
   */
  idimg_1: ImageUrl;
  /**
   * The applicant holding the identity document, uploaded in the same way.
   */
  idimg_2: ImageUrl;
};

export type AddressAddParams = {
  /**
   * `1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway.
   */
  use?: Flag | undefined;
  /**
   * Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.
   */
  phone: AreaPhone;
  /**
   * Who receives the parcel.
   */
  contacts: AddressContacts;
  /**
   * Street and number, and other details for the carrier.
   */
  address: AddressLine;
  /**
   * Where the carrier may write to.
   */
  email?: Email | undefined;
  /**
   * Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken.
   */
  postcode?: AddressPostcode | undefined;
  /**
   * Name of the country, as shown to the buyer who chose it.
   */
  country: AddressCountryName;
  /**
   * Name of the state or province, if the country has any.
   */
  province?: AddressPlaceName | undefined;
  /**
   * Name of the city, chosen from a list or typed.
   */
  city?: AddressPlaceName | undefined;
  /**
   * Number of the country from address!listCountry; left out or 0 where only its name is known.
   */
  countryId?: AddressPlaceId | undefined;
  /**
   * Number of the state from address!listState; left out or 0 where only its name is known.
   */
  provinceId?: AddressPlaceId | undefined;
  /**
   * Number of the city from address!listCity; left out or 0 where only its name is known.
   */
  cityId?: AddressPlaceId | undefined;
  /**
   * The area code once more, as existing clients send it; the one inside phone counts.
   */
  areaCode?: AreaCode | undefined;
};

export type AddressEditParams = {
  /**
   * Which of the caller's addresses to change.
   */
  id: AddressId;
  /**
   * `1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway.
   */
  use?: Flag | undefined;
  /**
   * Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.
   */
  phone: AreaPhone;
  /**
   * Who receives the parcel.
   */
  contacts: AddressContacts;
  /**
   * Street and number, and other details for the carrier.
   */
  address: AddressLine;
  /**
   * Where the carrier may write to.
   */
  email?: Email | undefined;
  /**
   * Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken.
   */
  postcode?: AddressPostcode | undefined;
  /**
   * Name of the country, as shown to the buyer who chose it.
   */
  country: AddressCountryName;
  /**
   * Name of the state or province, if the country has any.
   */
  province?: AddressPlaceName | undefined;
  /**
   * Name of the city, chosen from a list or typed.
   */
  city?: AddressPlaceName | undefined;
  /**
   * Number of the country from address!listCountry; left out or 0 where only its name is known.
   */
  countryId?: AddressPlaceId | undefined;
  /**
   * Number of the state from address!listState; left out or 0 where only its name is known.
   */
  provinceId?: AddressPlaceId | undefined;
  /**
   * Number of the city from address!listCity; left out or 0 where only its name is known.
   */
  cityId?: AddressPlaceId | undefined;
  /**
   * The area code once more, as existing clients send it; the one inside phone counts.
   */
  areaCode?: AreaCode | undefined;
};

export type AddressDelParams = {
  /**
   * Which of the caller's addresses to delete.
   */
  id: AddressId;
};

export type AddressListCountryParams = {
  /**
   * Keeps only countries whose name contains this, in any letter case.
   */
  countryName?: AddressPlaceName | undefined;
};

export type AddressListStateParams = {
  /**
   * The country, as numbered by address!listCountry.
   */
  countryId: AddressPlaceId;
  /**
   * Keeps only states whose name contains this, in any letter case.
   */
  stateName?: AddressPlaceName | undefined;
};

export type AddressListCityParams = {
  /**
   * The state, as numbered by address!listState.
   */
  stateId: AddressPlaceId;
  /**
   * Keeps only cities whose name contains this, in any letter case.
   */
  cityName?: AddressPlaceName | undefined;
};

export type CartPutParams = {
  /**
   * The lines to set: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas.
   */
  lines: CartLinesText;
};

export type CartMergeParams = {
  /**
   * The lines of the other cart: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas. Lines with 0 pieces are ignored.
   */
  lines: CartLinesText;
};

export type OrderSubmitParams = {
  /**
   * What to order: triplets of goods, variant and number of pieces, all joined by commas. The same goods and variant named twice are added up.
   */
  orderInfo: OrderInfoText;
  /**
   * Where to deliver to; the default address if left out.
   */
  addressId?: AddressId | undefined;
  /**
   * What the stores should know; each of the orders carries it.
   */
  remarks?: OrderRemarks | undefined;
  /**
   * Makes a repeat harmless: the same token with the same goods answers the same orders and places nothing; with other goods it is refused.
   */
  submitToken?: OrderSubmitToken | undefined;
  /**
   * Which coupon each of the orders uses. Each of them must be valid for the order of its store, or nothing is placed.
   */
  coupons?: CouponChoices | undefined;
  /**
   * What the buyer was shown, in dollars: `total` of order!quote for the same goods and address. Where the orders would cost anything else, the call is refused with `orderTotalChanged` and nothing changes. Without it the orders are placed at the present prices.
   */
  total?: DollarInput | undefined;
};

export type OrderPayParams = {
  /**
   * The orders to pay, joined by commas, at most 1000 characters.
   */
  orderId: OrderIds;
  /**
   * The caller's fund password.
   */
  safeword: FundPassword;
};

export type OrderCancelParams = {
  /**
   * Which unpaid order to cancel.
   */
  orderId: OrderId;
  /**
   * Why it is cancelled.
   */
  returnReason: CancelReason;
};

export type OrderListMainParams = {
  /**
   * Keeps only orders of this status; left out for all. `1` brings 1 and 2.
   */
  status?: OrderStatus | undefined;
  /**
   * Keeps only orders whose identifier, number, store or goods contain this, in any letter case. Blanks and hyphens within a number do not matter.
   */
  keyword?: Keyword | undefined;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type OrderInfoParams = {
  /**
   * Which order to show.
   */
  orderId: OrderId;
  /**
   * `1` answers phone and e-mail address in full.
   */
  type?: Flag | undefined;
};

export type OrderListGoodsParams = {
  /**
   * Whose lines to list.
   */
  orderId: OrderId;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type OrderReceiptParams = {
  /**
   * Which shipped order has arrived.
   */
  orderId: OrderId;
};

export type OrderReturnsParams = {
  /**
   * Which paid order to refund.
   */
  orderId: OrderId;
  /**
   * The reason of the refund.
   */
  returnReason: RefundReason;
  /**
   * What happened, for the store to read.
   */
  returnDetail?: OrderReturnDetail | undefined;
  /**
   * What to refund: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.
   */
  lines?: OrderInfoText | undefined;
  /**
   * What the caller was shown, in dollars: `total` of order!refundQuote for the same lines, or `prizeReal` of an order that is refunded whole, as existing clients send it. More than what is left to refund is refused with `refundAmountTooHigh`, any other amount with `refundAmountChanged`. Older servers ignore it and refund all.
   */
  money?: OrderRefundMoney | undefined;
};

export type OrderRefundQuoteParams = {
  /**
   * Which paid order would be refunded.
   */
  orderId: OrderId;
  /**
   * What would be refunded: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.
   */
  lines?: OrderInfoText | undefined;
};

export type OrderReturnQuoteParams = {
  /**
   * Which shipped or received order.
   */
  orderId: OrderId;
  /**
   * The reason. `1` reports a parcel that never arrived; nothing is sent back then.
   */
  returnReason: RefundReason;
  /**
   * What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.
   */
  lines?: OrderInfoText | undefined;
};

export type OrderRequestReturnParams = {
  /**
   * Which shipped or received order.
   */
  orderId: OrderId;
  /**
   * The reason. `1` reports a parcel that never arrived; nothing is sent back then.
   */
  returnReason: RefundReason;
  /**
   * What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.
   */
  lines?: OrderInfoText | undefined;
  /**
   * What happened, for the store to read.
   */
  returnDetail?: OrderReturnDetail | undefined;
  /**
   * Pictures of what arrived.
   */
  images?: OrderReturnImages | undefined;
  /**
   * What the caller was shown, in dollars; `total` of order!returnQuote for the same lines and reason. Any other amount is refused, so that nobody agrees to a sum that has changed meanwhile.
   */
  total?: OrderRefundMoney | undefined;
};

export type OrderSendReturnParams = {
  /**
   * Which return.
   */
  returnId: ReturnId;
  /**
   * Who carries the parcel.
   */
  carrier: ReturnCarrier;
  /**
   * Number of the parcel.
   */
  trackingNumber: ReturnTracking;
};

export type OrderDisputeReturnParams = {
  /**
   * Which return.
   */
  returnId: ReturnId;
  /**
   * Why the refusal is wrong.
   */
  statement: ReturnStatement;
  /**
   * Further pictures.
   */
  images?: OrderReturnImages | undefined;
};

export type OrderWithdrawReturnParams = {
  /**
   * Which return.
   */
  returnId: ReturnId;
};

export type OrderRemindParams = {
  /**
   * Which paid order to remind the store of.
   */
  orderId: OrderId;
};

export type OrderQuoteParams = {
  /**
   * What would be ordered: triplets of goods, variant and number of pieces, all joined by commas.
   */
  orderInfo: OrderInfoText;
  /**
   * Where it would be delivered to; the default address if left out.
   */
  addressId?: AddressId | undefined;
  /**
   * Which coupon each of the orders would use. One that cannot be used takes nothing off and says why.
   */
  coupons?: CouponChoices | undefined;
};

export type OrderLogListParams = {
  /**
   * Whose log to show.
   */
  orderId: OrderId;
};

export type CouponListParams = {
  /**
   * Keeps only what an order of this store can use: its own coupons and those of the mall.
   */
  sellerId?: StoreId | undefined;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type CouponMineParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type CouponClaimParams = {
  /**
   * The coupon's code. The case of its letters does not matter.
   */
  code: CouponCode;
};

export type PaymentMethodsParams = {
  /**
   * The country that is delivered to, as numbered by address!listCountry; that of the caller's default address if left out.
   */
  countryId?: AddressPlaceId | undefined;
};

export type PaymentOpenParams = {
  /**
   * The orders to pay, joined by commas, all or none.
   */
  orderId: OrderIds;
  /**
   * How to pay; one that payment!methods calls available.
   */
  method: PaymentExternalMethod;
  /**
   * The path of the store that the provider sends the buyer back to, with the payment's number added as paymentId.
   */
  returnPath?: PaymentReturnPath | undefined;
};

export type PaymentGetParams = {
  /**
   * Serial number of the payment, as payment!open answered it.
   */
  paymentId: Id;
};

export type BankCardAddParams = {
  /**
   * The bank that keeps the account.
   */
  bankName: BankName;
  /**
   * Whose account it is, as the bank writes it.
   */
  bankUserName: BankName;
  /**
   * Number of the card or account without blanks.
   */
  bankCardNo: BankAccountNumber;
};

export type BankCardDelParams = {
  /**
   * Which of the caller's bank cards to forget.
   */
  id: Id;
};

export type WalletLogsParams = {
  /**
   * Keeps only incoming or only outgoing movements; both by default.
   */
  direction?: WalletDirection | undefined;
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type RechargeBlockchainRechargeParams = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The coin that was sent; chosen before everything else.
   */
  coin: Coin;
  /**
   * The network that it was sent on; must be one that the mall offers for the coin.
   */
  blockchain_name: BlockchainName;
  /**
   * The address of the mall that it was sent to, as the channel list answered it.
   */
  channel_address: CoinAddress;
  /**
   * Quantity of the coin that was sent, within the limits of the channel.
   */
  amount: CoinQuantity;
  /**
   * Picture that proves the payment, as the upload answered its address.
   */
  img: ImageUrl;
  /**
   * The address that the coin was sent from, if the sender knows it.
   */
  from?: TransactionHash | undefined;
  /**
   * Number of the transfer on the chain, if the sender knows it.
   */
  tx?: TransactionHash | undefined;
};

export type RechargeBlockchainListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  page_no?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  page_size?: RecordPageSize | undefined;
  /**
   * Keeps only recharges with this status; all by default.
   */
  state?: WalletRecordStatus | undefined;
};

export type RechargeBlockchainGetParams = {
  /**
   * Serial number of a recharge of the caller.
   */
  order_no: Id;
};

export type RechargeBlockchainFeeParams = {
  /**
   * The coin whose price to answer; USDT by default.
   */
  symbol?: Coin | undefined;
};

export type ChannelBlockchainListParams = {
  /**
   * Keeps only the channels of this coin; without it all are listed.
   */
  coin?: Coin | undefined;
};

export type ThirdPartyRechargeRechargeParams = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The amount to credit in USDT, within one range of the product Bank.
   */
  amount: RechargeAmount;
  /**
   * The currency in which the bank is to be paid; the third party converts it.
   */
  frenchCurrency: FiatCurrency;
};

export type ThirdPartyRechargePhpRechargeParams = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The amount to credit in USDT, within one range of the product GCash.
   */
  amount: RechargeAmount;
};

export type ThirdPartyRechargePhpRecharge2Params = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The amount to credit in USDT, within one range of the product GCash2.0.
   */
  amount: RechargeAmount;
  /**
   * The page to which the third party leads back after the payment.
   */
  pageUrl: Url;
};

export type ThirdPartyRechargePhpRecharge3Params = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The amount to credit in USDT, within one range of the product GCash3.0.
   */
  amount: RechargeAmount;
  /**
   * The page to which the third party leads back after the payment.
   */
  pageUrl: Url;
};

export type ThirdPartyRechargePhpRecharge4Params = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The amount to credit in USDT, within one range of the product Maya.
   */
  amount: RechargeAmount;
  /**
   * The page to which the third party leads back after the payment.
   */
  pageUrl: Url;
};

export type ThirdPartyRechargePhpRecharge5Params = {
  /**
   * The one-time token that recharge_open answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The amount to credit in USDT, within one range of the product GCash pay.
   */
  amount: RechargeAmount;
  /**
   * The page to which the third party leads back after the payment.
   */
  pageUrl: Url;
};

export type WithdrawListParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  page_no?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  page_size?: RecordPageSize | undefined;
  /**
   * Keeps only withdrawals with this status; all by default.
   */
  state?: WalletRecordStatus | undefined;
};

export type WithdrawApplyParams = {
  /**
   * The one-time token that withdraw_open, or recharge_open, answered to this caller.
   */
  session_token: SessionToken;
  /**
   * The fund password of the caller.
   */
  safeword: FundPassword;
  /**
   * The six digits that the authenticator shows now. Each code is accepted once.
   */
  authenticatorCode?: VerificationCode | undefined;
  /**
   * Quantity of the coin, handling fee included, within the published limits.
   */
  amount: WithdrawAmount;
  /**
   * What to be paid out in.
   */
  channel: WithdrawChannel;
  /**
   * The address to pay to, despite its name; must be the one that is bound. Not needed for a bank.
   */
  from?: WithdrawAddress | undefined;
  /**
   * The currency of the wallet that pays; always USDT.
   */
  currency?: Coin | undefined;
  /**
   * The bank to pay, for the channel `bank`.
   */
  bankName?: BankName | undefined;
  /**
   * Holder of the account, for the channel `bank`.
   */
  bankUserName?: BankName | undefined;
  /**
   * Card or account to pay to, for the channel `bank`.
   */
  bankCardNo?: BankAccountNumber | undefined;
  /**
   * Routing number of the bank, where its country has them.
   */
  routingNum?: BankRoutingNumber | undefined;
  /**
   * What the bank is called between banks (BIC).
   */
  swiftCode?: BankRoutingNumber | undefined;
  /**
   * Where the holder of the account lives.
   */
  accountAddress?: Label | undefined;
  /**
   * Street and city where the bank is.
   */
  bankAddress?: Label | undefined;
  /**
   * Country of the bank.
   */
  countryName?: Label | undefined;
};

export type WithdrawFeeParams = {
  /**
   * What would be paid out; without it USDT.
   */
  channel?: WithdrawChannel | undefined;
};

export type WithdrawGetParams = {
  /**
   * Serial number of a withdrawal of the caller.
   */
  order_no: Id;
};

export type WithdrawRequestAddressReleaseParams = {
  /**
   * The six digits that the authenticator shows now. Each code is accepted once.
   */
  authenticatorCode: VerificationCode;
};

export type CreditApplyParams = {
  /**
   * Full name of the applicant as the document has it.
   */
  realName: PersonName;
  /**
   * For how many days; must be one of the terms that are open to the caller.
   */
  creditPeriod: LoanTerm;
  /**
   * What is to be lent, in USDT.
   */
  applyAmount: LoanAmount;
  /**
   * Nationality of the applicant.
   */
  countryId: LoanCountryId;
  /**
   * Number of the identity card or passport.
   */
  identification: DocumentNumber;
  /**
   * Front of the document, as the upload answered its address.
   */
  imgCertificateFace: ImageUrl;
  /**
   * Back of the document, as the upload answered its address.
   */
  imgCertificateBack: ImageUrl;
  /**
   * The applicant with the document in hand, as the upload answered its address.
   */
  imgCertificateHand: ImageUrl;
  /**
   * The refused application that this one replaces; left out for a first one.
   */
  creditId?: LoanId | undefined;
  /**
   * Whether the loan agreement is ticked. Refused with 0 or without it; only existing clients, which ask on their own screen, may leave it out.
   */
  agreement?: Flag | undefined;
};

export type CreditHistroyParams = {
  /**
   * Which page, counted from 1. A page past the end is empty.
   */
  pageNum?: PageNumber | undefined;
  /**
   * How many rows a page has.
   */
  pageSize?: PageSize | undefined;
};

export type CreditBeforepayParams = {
  /**
   * A loan of the caller that is approved or overdue.
   */
  creditId: LoanId;
};

export type CreditPayParams = {
  /**
   * A loan of the caller that is approved or overdue.
   */
  creditId: LoanId;
  /**
   * The fund password of the caller.
   */
  safeword: FundPassword;
  /**
   * What the caller was shown, in dollars: `estimatePayment` of credit!beforepay. Where another day of interest has come since, the call is refused with `repaymentChanged` and nothing is taken. Without it the sum of this moment is taken.
   */
  total?: DollarInput | undefined;
};

export type CreditBeforereapplyParams = {
  /**
   * A refused application of the caller.
   */
  creditId: LoanId;
};

export type NewOnlinechatListParams = {
  /**
   * Answers only messages older than this one; without it the newest.
   */
  message_id?: Id | undefined;
  /**
   * `false` leaves out pictures.
   */
  show_img?: ChatShowPictures | undefined;
};

export type NewOnlinechatSendParams = {
  /**
   * What `content` holds.
   */
  type: ChatMessageType;
  /**
   * The text, or the address that the upload answered for a picture.
   */
  content: ChatText;
};

export type UserOnlineChatControllerUnreadParams = {
  /**
   * As whom the caller asks; without it as a buyer. A caller who has no store can't ask as one.
   */
  loginType?: ChatLoginType | undefined;
};

export type UserOnlineChatControllerListParams = {
  /**
   * The store of the conversation.
   */
  partyid: StoreId;
  /**
   * Answers only messages older than this one; without it the newest.
   */
  message_id?: Id | undefined;
};

export type UserOnlineChatControllerSendParams = {
  /**
   * The store of the conversation.
   */
  partyid: StoreId;
  /**
   * What `content` holds.
   */
  type: ChatMessageType;
  /**
   * The text, or the address that the upload answered for a picture.
   */
  content: ChatText;
};
