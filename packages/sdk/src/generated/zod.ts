// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import * as zod from 'zod';

export const LangDefault = `en`;

export const Lang = zod
  .enum([
    'cn',
    'tw',
    'en',
    'ja',
    'de',
    'ms',
    'af',
    'th',
    'el',
    'pt',
    'es',
    'fr',
    'ru',
    'it',
    'tr',
    'ko',
    'ph',
    'ar',
    'id',
    'hi',
    'vi',
  ])
  .default(LangDefault)
  .describe('One of the 21 languages of the mall.');

export type Lang = zod.input<typeof Lang>;
export type LangOutput = zod.output<typeof Lang>;

export const KeywordMax = 64;

export const KeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Keyword = zod
  .string()
  .min(1)
  .max(KeywordMax)
  .regex(KeywordRegExp)
  .describe('Words to search for.');

export type Keyword = zod.input<typeof Keyword>;
export type KeywordOutput = zod.output<typeof Keyword>;

export const GoodsSort = zod
  .enum(['0', '1', '2'])
  .describe('`0` not sorted by this, `1` smallest or oldest first, `2` largest or newest first.');

export type GoodsSort = zod.input<typeof GoodsSort>;
export type GoodsSortOutput = zod.output<typeof GoodsSort>;

export const FailureCode = zod
  .enum({
    /** Refused by a rule of the mall */
    Refused: '1',
    /** What was asked for does not exist at the moment */
    NothingThere: '-1',
    /** More purchases are needed first */
    VolumeTooLow: '105',
    /** An identity check is needed first */
    VerificationNeeded: '401',
    /** A parameter is missing or wrong */
    BadParameter: '402',
    /** The token is missing, unknown or revoked */
    NoSession: '403',
    /** The server failed */
    ServerError: '500',
    /** This server does not offer the call */
    NotOffered: '501',
    /** An extra verification through customer service is needed */
    ExtraVerification: '506',
    /** No fund password is set */
    FundPasswordNotSet: '999',
  })
  .describe('The class of the error. `msg` has the exact reason.');

export type FailureCode = zod.input<typeof FailureCode>;
export type FailureCodeOutput = zod.output<typeof FailureCode>;

export const failureDataFieldMax = 100;

export const failureDataFieldRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_.]*$');

export const FailureData = zod
  .object({
    field: zod
      .string()
      .min(1)
      .max(failureDataFieldMax)
      .regex(failureDataFieldRegExp)
      .describe('Name of the parameter. In a JSON body a path, such as `evaluationAdds.0.content`.'),
    rule: zod
      .enum([
        'required',
        'type',
        'minimum',
        'maximum',
        'multipleOf',
        'minLength',
        'maxLength',
        'pattern',
        'enum',
        'format',
        'items',
        'sameAs',
        'differsFrom',
        'requiredWith',
        'ticked',
        'other',
      ])
      .describe(
        'The rule of this contract: a keyword of JSON Schema, or a rule of `x-rule`; `items` for a list, or a text of several items,\nthat has too many or too few.\n',
      ),
  })
  .nullable()
  .describe(
    'Which parameter was refused, and the rule that it breaks. An extension; null or absent where the failure is not about one\nparameter, or the server does not say. The value itself is never repeated.\n',
  );

export type FailureData = zod.input<typeof FailureData>;
export type FailureDataOutput = zod.output<typeof FailureData>;

export const failureMsgMax = 300;

export const failureKeyMax = 60;

export const failureKeyRegExp = new RegExp('^[a-z][A-Za-z0-9]*$');

export const Failure = zod
  .object({
    code: FailureCode,
    msg: zod
      .string()
      .min(1)
      .max(failureMsgMax)
      .describe(
        "The catalogue entry's English text, exactly. Clients look up their translation by it and show unknown text as it is.",
      ),
    key: zod
      .string()
      .min(1)
      .max(failureKeyMax)
      .regex(failureKeyRegExp)
      .optional()
      .describe(
        'The name of the catalogue entry. An extension: clients prefer it to the text, and fall back on `msg` where a\nserver does not send it.\n',
      ),
    data: FailureData.optional(),
  })
  .describe(
    'The call was refused and changed nothing. `code` and `msg` are those of one entry of the error catalogue.',
  );

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;

export const SuccessCode = zod.literal('0').describe('The call did what it says.');

export type SuccessCode = zod.input<typeof SuccessCode>;
export type SuccessCodeOutput = zod.output<typeof SuccessCode>;

export const SuccessMessageMax = 200;

export const SuccessMessage = zod
  .string()
  .max(SuccessMessageMax)
  .nullable()
  .describe('Nothing that a program needs; absent, null or a short confirmation.');

export type SuccessMessage = zod.input<typeof SuccessMessage>;
export type SuccessMessageOutput = zod.output<typeof SuccessMessage>;

export const IdMax = 64;

export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const Id = zod.string().min(1).max(IdMax).regex(IdRegExp).describe('An opaque identifier.');

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const LabelMax = 255;

export const LabelRegExp = new RegExp('^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$');

export const Label = zod.string().max(LabelMax).regex(LabelRegExp).describe('A short text on one line.');

export type Label = zod.input<typeof Label>;
export type LabelOutput = zod.output<typeof Label>;

export const ImageUrlMax = 500;

export const ImageUrl = zod
  .string()
  .max(ImageUrlMax)
  .describe('Address of a picture, absolute or relative to the server.');

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const OptionalImageMax = 500;

export const OptionalImage = zod
  .string()
  .max(OptionalImageMax)
  .nullable()
  .describe('Address of a picture, or null where there is none.');

export type OptionalImage = zod.input<typeof OptionalImage>;
export type OptionalImageOutput = zod.output<typeof OptionalImage>;

export const TextMax = 2000;

export const Text = zod.string().max(TextMax).describe('A text of a few lines.');

export type Text = zod.input<typeof Text>;
export type TextOutput = zod.output<typeof Text>;

export const OpenFlagMin = 0;
export const OpenFlagMax = 1;

export const OpenFlag = zod.int().min(OpenFlagMin).max(OpenFlagMax).describe('1 in use, 0 switched off.');

export type OpenFlag = zod.input<typeof OpenFlag>;
export type OpenFlagOutput = zod.output<typeof OpenFlag>;

export const EpochMsMin = 0;
export const EpochMsMax = 253402300799999;

export const EpochMs = zod
  .int()
  .min(EpochMsMin)
  .max(EpochMsMax)
  .describe('Milliseconds since 1970-01-01T00:00:00Z.');

export type EpochMs = zod.input<typeof EpochMs>;
export type EpochMsOutput = zod.output<typeof EpochMs>;

export const CountMin = 0;
export const CountMax = 2147483647;

export const Count = zod.int().min(CountMin).max(CountMax).describe('How many.');

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;

export const Zero = zod.literal(0).describe('A figure that existing clients add to a counted one. Always 0.');

export type Zero = zod.input<typeof Zero>;
export type ZeroOutput = zod.output<typeof Zero>;

export const RatioMin = 0;
export const RatioMax = 1;

export const Ratio = zod
  .number()
  .min(RatioMin)
  .max(RatioMax)
  .describe('A share between 0 and 1; 0.01 is one per cent.');

export type Ratio = zod.input<typeof Ratio>;
export type RatioOutput = zod.output<typeof Ratio>;

export const Flag = zod
  .enum({
    /** No, off or not so */
    No: 0,
    /** Yes, on or so */
    Yes: 1,
  })
  .describe('Yes or no.');

export type Flag = zod.input<typeof Flag>;
export type FlagOutput = zod.output<typeof Flag>;

export const OrderOptionalMoneyMin = 0;
export const OrderOptionalMoneyMax = 1000000000;

export const OrderOptionalMoney = zod
  .number()
  .min(OrderOptionalMoneyMin)
  .max(OrderOptionalMoneyMax)
  .nullable()
  .describe('US dollars with at most two decimals, or null.');

export type OrderOptionalMoney = zod.input<typeof OrderOptionalMoney>;
export type OrderOptionalMoneyOutput = zod.output<typeof OrderOptionalMoney>;

export const StoreIdMax = 64;

export const StoreIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const StoreId = zod
  .string()
  .min(1)
  .max(StoreIdMax)
  .regex(StoreIdRegExp)
  .describe('An opaque identifier of one kind: store.');

export type StoreId = zod.input<typeof StoreId>;
export type StoreIdOutput = zod.output<typeof StoreId>;

export const storeFreeDeliveryFromMin = 0;
export const storeFreeDeliveryFromMax = 1000000000;

export const Store = zod
  .object({
    id: StoreId.describe('The store.'),
    name: Label.describe('Name of the store.'),
    avatar: ImageUrl.describe('Square logo.'),
    banner1: OptionalImage.optional().describe("Wide picture at the top of the store's page."),
    shopRemark: Text.optional().describe('What the store says of itself.'),
    shopAddress: Label.optional().describe('City and country that the store ships from.'),
    status: OpenFlag.describe('Whether the store is open.'),
    createTime: EpochMs.describe('When the store opened.'),
    soldNum: Count.describe('Pieces sold.'),
    fakeSoldNum: zod
      .literal(0)
      .optional()
      .describe('Always 0, since sales are counted. Existing clients add it to soldNum.'),
    viewsNum: Count.describe('Page views of the store and its goods.'),
    highOpinion: Ratio.describe('Share of good reviews.'),
    sellerGoodsNum: Count.describe('Goods on the shelf.'),
    focusNum: Count.describe('Followers.'),
    isFocus: Flag.describe('Whether the caller follows the store; 0 for visitors.'),
    freeDeliveryFrom: zod
      .number()
      .min(storeFreeDeliveryFromMin)
      .max(storeFreeDeliveryFromMax)
      .nullish()
      .describe(
        'The goods sum in dollars from which an order of the store has no freight; null where it does not offer that.',
      ),
  })
  .describe('A store of the mall. All figures are counted from records.');

export type Store = zod.input<typeof Store>;
export type StoreOutput = zod.output<typeof Store>;

export const DollarAmountMin = 0;
export const DollarAmountMax = 1000000000;

export const DollarAmount = zod
  .number()
  .min(DollarAmountMin)
  .max(DollarAmountMax)
  .describe('US dollars with at most two decimals.');

export type DollarAmount = zod.input<typeof DollarAmount>;
export type DollarAmountOutput = zod.output<typeof DollarAmount>;

export const GoodsReducedPriceMin = 0;
export const GoodsReducedPriceMax = 1000000000;

export const GoodsReducedPrice = zod
  .number()
  .min(GoodsReducedPriceMin)
  .max(GoodsReducedPriceMax)
  .nullable()
  .describe('Price in dollars while a discount runs; null while none does.');

export type GoodsReducedPrice = zod.input<typeof GoodsReducedPrice>;
export type GoodsReducedPriceOutput = zod.output<typeof GoodsReducedPrice>;

export const GoodsIdMax = 64;

export const GoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GoodsId = zod
  .string()
  .min(1)
  .max(GoodsIdMax)
  .regex(GoodsIdRegExp)
  .describe('An opaque identifier of one kind: goods.');

export type GoodsId = zod.input<typeof GoodsId>;
export type GoodsIdOutput = zod.output<typeof GoodsId>;

export const ArticleIdMax = 64;

export const ArticleIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ArticleId = zod
  .string()
  .min(1)
  .max(ArticleIdMax)
  .regex(ArticleIdRegExp)
  .describe('An opaque identifier of one kind: article.');

export type ArticleId = zod.input<typeof ArticleId>;
export type ArticleIdOutput = zod.output<typeof ArticleId>;

export const goodsSuggestionImgUrl1Max = 500;

export const goodsSuggestionSellingPriceMin = 0;
export const goodsSuggestionSellingPriceMax = 1000000000;

export const goodsSuggestionDiscountPriceMin = 0;
export const goodsSuggestionDiscountPriceMax = 1000000000;

export const GoodsSuggestion = zod
  .object({
    id: GoodsId.describe('The goods in their store (sellerGoodsId).'),
    goodsId: ArticleId.describe('The article that several stores may sell.'),
    name: Label.describe("Name of the goods in the caller's language."),
    imgUrl1: zod.string().max(goodsSuggestionImgUrl1Max).nullish().describe('Picture of the goods.'),
    sellingPrice: zod
      .number()
      .min(goodsSuggestionSellingPriceMin)
      .max(goodsSuggestionSellingPriceMax)
      .optional()
      .describe('Regular price of a piece in dollars.'),
    discountPrice: zod
      .number()
      .min(goodsSuggestionDiscountPriceMin)
      .max(goodsSuggestionDiscountPriceMax)
      .nullish()
      .describe('Price of a piece while a discount runs; null while none does.'),
  })
  .describe('Goods as a search field suggests them.');

export type GoodsSuggestion = zod.input<typeof GoodsSuggestion>;
export type GoodsSuggestionOutput = zod.output<typeof GoodsSuggestion>;

export const GoodsCorrectedKeywordMax = 128;

export const GoodsCorrectedKeyword = zod
  .string()
  .min(1)
  .max(GoodsCorrectedKeywordMax)
  .describe(
    'The keyword whose results are shown, where the one asked for finds nothing. It is spelt as probably meant, and leaves out words that no goods have together; absent otherwise.',
  );

export type GoodsCorrectedKeyword = zod.input<typeof GoodsCorrectedKeyword>;
export type GoodsCorrectedKeywordOutput = zod.output<typeof GoodsCorrectedKeyword>;

export const goodsSuggestedCategoryCategoryIdMax = 64;

export const goodsSuggestedCategoryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const goodsSuggestedCategoryNameMax = 255;

export const goodsSuggestedCategoryNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsSuggestedCategoryParentNameMax = 255;

export const goodsSuggestedCategoryParentNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const GoodsSuggestedCategory = zod
  .object({
    categoryId: zod
      .string()
      .min(1)
      .max(goodsSuggestedCategoryCategoryIdMax)
      .regex(goodsSuggestedCategoryCategoryIdRegExp)
      .describe('The category.'),
    name: zod
      .string()
      .max(goodsSuggestedCategoryNameMax)
      .regex(goodsSuggestedCategoryNameRegExp)
      .describe("Its name in the caller's language."),
    parentName: zod
      .string()
      .max(goodsSuggestedCategoryParentNameMax)
      .regex(goodsSuggestedCategoryParentNameRegExp)
      .optional()
      .describe('Name of the category above it; absent for one of the first level.'),
  })
  .describe('A category whose name fits a keyword.');

export type GoodsSuggestedCategory = zod.input<typeof GoodsSuggestedCategory>;
export type GoodsSuggestedCategoryOutput = zod.output<typeof GoodsSuggestedCategory>;

export const sellerGoodsSearchKeywordDataSellerListMax = 20;

export const sellerGoodsSearchKeywordDataGoodsListMax = 20;

export const sellerGoodsSearchKeywordDataCorrectedKeywordMax = 128;

export const sellerGoodsSearchKeywordDataCompletedKeywordsMax = 5;

export const sellerGoodsSearchKeywordDataCategoryListMax = 5;

export const SellerGoodsSearchKeywordData = zod
  .object({
    sellerList: zod
      .array(Store)
      .max(sellerGoodsSearchKeywordDataSellerListMax)
      .describe('Stores whose names contain the keyword.'),
    goodsList: zod
      .array(GoodsSuggestion)
      .max(sellerGoodsSearchKeywordDataGoodsListMax)
      .describe('Goods whose names contain the keyword, the best match first.'),
    correctedKeyword: zod
      .string()
      .min(1)
      .max(sellerGoodsSearchKeywordDataCorrectedKeywordMax)
      .optional()
      .describe(
        'The keyword whose results are shown, where the one asked for finds nothing. It is spelt as probably meant, and leaves out words that no goods have together; absent otherwise.',
      ),
    completedKeywords: zod
      .array(Keyword)
      .max(sellerGoodsSearchKeywordDataCompletedKeywordsMax)
      .optional()
      .describe(
        'Keywords that begin with the one asked for and find goods, those with the most goods first.',
      ),
    categoryList: zod
      .array(GoodsSuggestedCategory)
      .max(sellerGoodsSearchKeywordDataCategoryListMax)
      .optional()
      .describe('Categories with goods on the shelf whose names contain the keyword.'),
  })
  .describe('The stores and the goods that a keyword suggests.');

export type SellerGoodsSearchKeywordData = zod.input<typeof SellerGoodsSearchKeywordData>;
export type SellerGoodsSearchKeywordDataOutput = zod.output<typeof SellerGoodsSearchKeywordData>;

export const SellerGoodsSearchKeywordOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SellerGoodsSearchKeywordData,
  })
  .describe('Suggestions for a keyword.');

export type SellerGoodsSearchKeywordOk = zod.input<typeof SellerGoodsSearchKeywordOk>;
export type SellerGoodsSearchKeywordOkOutput = zod.output<typeof SellerGoodsSearchKeywordOk>;

export const SellerGoodsSearchKeywordAnswer = zod.union([SellerGoodsSearchKeywordOk, Failure]);

export type SellerGoodsSearchKeywordAnswer = zod.input<typeof SellerGoodsSearchKeywordAnswer>;
export type SellerGoodsSearchKeywordAnswerOutput = zod.output<typeof SellerGoodsSearchKeywordAnswer>;

export const sellerGoodsPopularSearchesOkDataMax = 10;

export const SellerGoodsPopularSearchesOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .array(Keyword)
      .max(sellerGoodsPopularSearchesOkDataMax)
      .describe(
        'The keywords, the one searched for most often first; empty where too few searches were counted.',
      ),
  })
  .describe('What buyers search for most.');

export type SellerGoodsPopularSearchesOk = zod.input<typeof SellerGoodsPopularSearchesOk>;
export type SellerGoodsPopularSearchesOkOutput = zod.output<typeof SellerGoodsPopularSearchesOk>;

export const SellerGoodsPopularSearchesAnswer = zod.union([SellerGoodsPopularSearchesOk, Failure]);

export type SellerGoodsPopularSearchesAnswer = zod.input<typeof SellerGoodsPopularSearchesAnswer>;
export type SellerGoodsPopularSearchesAnswerOutput = zod.output<typeof SellerGoodsPopularSearchesAnswer>;

export const PageNumberDefault = 1;
export const PageNumberMax = 10000;

export const PageNumber = zod
  .int()
  .min(1)
  .max(PageNumberMax)
  .default(PageNumberDefault)
  .describe("A page's number, counted from 1.");

export type PageNumber = zod.input<typeof PageNumber>;
export type PageNumberOutput = zod.output<typeof PageNumber>;

export const PageSizeDefault = 20;
export const PageSizeMax = 100;

export const PageSize = zod
  .int()
  .min(1)
  .max(PageSizeMax)
  .default(PageSizeDefault)
  .describe('Rows of a page.');

export type PageSize = zod.input<typeof PageSize>;
export type PageSizeOutput = zod.output<typeof PageSize>;

export const GoodsCategoryFilterDefault = `0`;
export const GoodsCategoryFilterMax = 64;

export const GoodsCategoryFilterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GoodsCategoryFilter = zod
  .string()
  .max(GoodsCategoryFilterMax)
  .regex(GoodsCategoryFilterRegExp)
  .default(GoodsCategoryFilterDefault)
  .describe('A category of either level; `0` stands for all.');

export type GoodsCategoryFilter = zod.input<typeof GoodsCategoryFilter>;
export type GoodsCategoryFilterOutput = zod.output<typeof GoodsCategoryFilter>;

export const FlagTextRegExp = new RegExp('^[01]$');

export const FlagText = zod.string().regex(FlagTextRegExp).describe('Yes (`1`) or no (`0`) as text.');

export type FlagText = zod.input<typeof FlagText>;
export type FlagTextOutput = zod.output<typeof FlagText>;

export const DollarInputMin = 0;
export const DollarInputMax = 1000000000;
export const DollarInputMultipleOf = 0.01;

export const DollarInput = zod
  .number()
  .min(DollarInputMin)
  .max(DollarInputMax)
  .multipleOf(DollarInputMultipleOf)
  .describe('US dollars with at most two decimals.');

export type DollarInput = zod.input<typeof DollarInput>;
export type DollarInputOutput = zod.output<typeof DollarInput>;

export const GoodsRatingMin = 0;
export const GoodsRatingMax = 5;

export const GoodsRating = zod
  .number()
  .min(GoodsRatingMin)
  .max(GoodsRatingMax)
  .describe('Average of all reviews, 0 to 5, rounded to one decimal; 0 without reviews.');

export type GoodsRating = zod.input<typeof GoodsRating>;
export type GoodsRatingOutput = zod.output<typeof GoodsRating>;

export const GoodsSellerIdsMax = 1299;

export const GoodsSellerIdsRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$');

export const GoodsSellerIds = zod
  .string()
  .min(1)
  .max(GoodsSellerIdsMax)
  .regex(GoodsSellerIdsRegExp)
  .describe('At most 20 ids of stores, separated by commas.');

export type GoodsSellerIds = zod.input<typeof GoodsSellerIds>;
export type GoodsSellerIdsOutput = zod.output<typeof GoodsSellerIds>;

export const GoodsAttributeValueIdsMax = 800;

export const GoodsAttributeValueIdsRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$');

export const GoodsAttributeValueIds = zod
  .string()
  .min(1)
  .max(GoodsAttributeValueIdsMax)
  .regex(GoodsAttributeValueIdsRegExp)
  .describe('At most 20 ids of values of attributes, separated by commas.');

export type GoodsAttributeValueIds = zod.input<typeof GoodsAttributeValueIds>;
export type GoodsAttributeValueIdsOutput = zod.output<typeof GoodsAttributeValueIds>;

export const PageInfo = zod
  .object({
    pageNum: PageNumber,
    pageSize: PageSize,
    totalElements: Count.describe('Rows of the whole list.'),
    totalPage: Count.describe('Pages of the whole list.'),
  })
  .describe('Where this page stands in the whole list.');

export type PageInfo = zod.input<typeof PageInfo>;
export type PageInfoOutput = zod.output<typeof PageInfo>;

export const GoodsMomentMin = 0;
export const GoodsMomentMax = 253402300799999;

export const GoodsMoment = zod
  .int()
  .min(GoodsMomentMin)
  .max(GoodsMomentMax)
  .nullable()
  .describe('Milliseconds since 1970-01-01T00:00:00Z, or null for never.');

export type GoodsMoment = zod.input<typeof GoodsMoment>;
export type GoodsMomentOutput = zod.output<typeof GoodsMoment>;

export const QuantityMax = 500;

export const Quantity = zod
  .int()
  .min(1)
  .max(QuantityMax)
  .describe('Pieces bought, 500 at most unless the mall sets fewer.');

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const GoodsKeptMin = 0;
export const GoodsKeptMax = 1;

export const GoodsKept = zod
  .int()
  .min(GoodsKeptMin)
  .max(GoodsKeptMax)
  .nullable()
  .describe('1 kept by the caller, 0 not, null for visitors.');

export type GoodsKept = zod.input<typeof GoodsKept>;
export type GoodsKeptOutput = zod.output<typeof GoodsKept>;

export const CategoryIdMax = 64;

export const CategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CategoryId = zod
  .string()
  .min(1)
  .max(CategoryIdMax)
  .regex(CategoryIdRegExp)
  .describe('An opaque identifier of one kind: category.');

export type CategoryId = zod.input<typeof CategoryId>;
export type CategoryIdOutput = zod.output<typeof CategoryId>;

export const goodsSellerNameMax = 255;

export const goodsSellerNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsStockMin = 0;
export const goodsStockMax = 2147483647;

export const goodsRatingMin = 0;
export const goodsRatingMax = 5;

export const goodsEvaluationNumMin = 0;
export const goodsEvaluationNumMax = 2147483647;

export const Goods = zod
  .object({
    id: GoodsId.describe('The goods in this store; what every other call names sellerGoodsId.'),
    goodsId: ArticleId.describe('The article that several stores may sell.'),
    sellerId: StoreId.describe('The store that sells it.'),
    sellerName: zod
      .string()
      .max(goodsSellerNameMax)
      .regex(goodsSellerNameRegExp)
      .optional()
      .describe('Name of the store.'),
    categoryId: CategoryId.describe('Category of the first level.'),
    categoryName: Label.describe("Name of the first-level category in the caller's language."),
    secondaryCategoryId: CategoryId.optional().describe(
      'Category of the second level; absent where there is none.',
    ),
    secondaryCateName: Label.optional().describe(
      "Name of the second-level category in the caller's language.",
    ),
    name: Label.describe("Name of the goods in the caller's language."),
    unit: Label.describe('What one piece is.'),
    des: Text.describe('One or two sentences about the goods.'),
    sellingPrice: DollarAmount.describe(
      'Regular price of a piece in dollars; the lowest one where variants differ.',
    ),
    discountPrice: GoodsReducedPrice.describe(
      'Price of a piece while a discount runs; null while none does.',
    ),
    discountRatio: Ratio.describe(
      'Share by which the price is lowered while a discount runs; 0 while none does.',
    ),
    discountStartTime: GoodsMoment.describe('When the present or next discount starts.'),
    discountEndTime: GoodsMoment.describe('When that discount ends.'),
    freightAmount: DollarAmount.describe(
      'Freight of one order line of these goods in dollars, whatever its quantity.',
    ),
    goodsTax: DollarAmount.describe('Tax on one piece in dollars.'),
    buyMin: Quantity.describe('Fewest pieces that one order may take.'),
    stock: zod
      .int()
      .min(goodsStockMin)
      .max(goodsStockMax)
      .optional()
      .describe('Pieces available, over all variants.'),
    soldNum: Count.describe('Pieces sold.'),
    fakeSoldNum: zod
      .literal(0)
      .optional()
      .describe('Always 0, since sales are counted. Existing clients add it to soldNum.'),
    viewsNum: Count.describe("Views of the goods' page."),
    rating: zod
      .number()
      .min(goodsRatingMin)
      .max(goodsRatingMax)
      .optional()
      .describe('Average of all reviews, 0 to 5, rounded to one decimal; 0 without reviews.'),
    evaluationNum: zod
      .int()
      .min(goodsEvaluationNumMin)
      .max(goodsEvaluationNumMax)
      .optional()
      .describe('Reviews of these goods.'),
    isShelf: Flag.describe('Whether the goods can be bought now.'),
    isKeep: GoodsKept,
    createTime: EpochMs.describe('When the store listed the goods.'),
    upTime: GoodsMoment.optional().describe('When the goods were last put on the shelf.'),
    recTime: GoodsMoment.optional().describe('When the store recommended the goods.'),
    newTime: GoodsMoment.optional().describe('When the goods were first on the shelf.'),
    imgUrl1: OptionalImage.describe('The picture that lists show.'),
    imgUrl2: OptionalImage.optional().describe('Second picture of the gallery.'),
    imgUrl3: OptionalImage.optional().describe('Third picture of the gallery.'),
    imgUrl4: OptionalImage.optional().describe('Fourth picture of the gallery.'),
    imgUrl5: OptionalImage.optional().describe('Fifth picture of the gallery.'),
    imgUrl6: OptionalImage.optional().describe('Sixth picture of the gallery.'),
    imgUrl7: OptionalImage.optional().describe('Seventh picture of the gallery.'),
    imgUrl8: OptionalImage.optional().describe('Eighth picture of the gallery.'),
    imgUrl9: OptionalImage.optional().describe('Ninth picture of the gallery.'),
    imgUrl10: OptionalImage.optional().describe('Tenth picture of the gallery.'),
  })
  .describe('Goods that a store sells, as lists show them. All counts come from records.');

export type Goods = zod.input<typeof Goods>;
export type GoodsOutput = zod.output<typeof Goods>;

export const goodsPagePageListMax = 100;

export const GoodsPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(Goods).max(goodsPagePageListMax).describe('The goods of this page.'),
  })
  .describe('One page of goods.');

export type GoodsPage = zod.input<typeof GoodsPage>;
export type GoodsPageOutput = zod.output<typeof GoodsPage>;

export const SellerGoodsListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsPage,
  })
  .describe('One page of goods.');

export type SellerGoodsListOk = zod.input<typeof SellerGoodsListOk>;
export type SellerGoodsListOkOutput = zod.output<typeof SellerGoodsListOk>;

export const SellerGoodsListAnswer = zod.union([SellerGoodsListOk, Failure]);

export type SellerGoodsListAnswer = zod.input<typeof SellerGoodsListAnswer>;
export type SellerGoodsListAnswerOutput = zod.output<typeof SellerGoodsListAnswer>;

export const goodsSearchPartCorrectedKeywordMax = 128;

export const GoodsSearchPart = zod
  .object({
    correctedKeyword: zod
      .string()
      .min(1)
      .max(goodsSearchPartCorrectedKeywordMax)
      .optional()
      .describe(
        'The keyword whose results are shown, where the one asked for finds nothing. It is spelt as probably meant, and leaves out words that no goods have together; absent otherwise.',
      ),
  })
  .describe('What only a search answers.');

export type GoodsSearchPart = zod.input<typeof GoodsSearchPart>;
export type GoodsSearchPartOutput = zod.output<typeof GoodsSearchPart>;

export const GoodsSearchPage = GoodsPage.and(GoodsSearchPart).describe(
  'One page of the goods that a keyword finds.',
);

export type GoodsSearchPage = zod.input<typeof GoodsSearchPage>;
export type GoodsSearchPageOutput = zod.output<typeof GoodsSearchPage>;

export const SellerGoodsSearchOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsSearchPage,
  })
  .describe('One page of goods found.');

export type SellerGoodsSearchOk = zod.input<typeof SellerGoodsSearchOk>;
export type SellerGoodsSearchOkOutput = zod.output<typeof SellerGoodsSearchOk>;

export const SellerGoodsSearchAnswer = zod.union([SellerGoodsSearchOk, Failure]);

export type SellerGoodsSearchAnswer = zod.input<typeof SellerGoodsSearchAnswer>;
export type SellerGoodsSearchAnswerOutput = zod.output<typeof SellerGoodsSearchAnswer>;

export const GoodsFacetKind = zod.enum(['attribute', 'store']).describe('What the values of a facet are.');

export type GoodsFacetKind = zod.input<typeof GoodsFacetKind>;
export type GoodsFacetKindOutput = zod.output<typeof GoodsFacetKind>;

export const goodsFacetValueAttrValueNameMax = 255;

export const goodsFacetValueAttrValueNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const GoodsFacetValue = zod
  .object({
    attrValueId: Id.describe('The value; of stores the sellerId.'),
    attrValueName: zod
      .string()
      .max(goodsFacetValueAttrValueNameMax)
      .regex(goodsFacetValueAttrValueNameRegExp)
      .describe("The value in the caller's language; the name of the store."),
    iconImg: OptionalImage.optional().describe('Swatch of the value.'),
    goodsNum: Count.describe(
      'Goods that the list would show with this value, besides what is chosen of other attributes.',
    ),
  })
  .describe('One value of an attribute, with the goods that have it.');

export type GoodsFacetValue = zod.input<typeof GoodsFacetValue>;
export type GoodsFacetValueOutput = zod.output<typeof GoodsFacetValue>;

export const goodsFacetAttrNameMax = 255;

export const goodsFacetAttrNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsFacetAttrValuesMax = 60;

export const GoodsFacet = zod
  .object({
    attrId: Id.describe('The attribute.'),
    attrName: zod
      .string()
      .max(goodsFacetAttrNameMax)
      .regex(goodsFacetAttrNameRegExp)
      .describe(
        "Name of the attribute in the caller's language. Clients name the facet of stores themselves.",
      ),
    by: GoodsFacetKind.optional().describe(
      'Which parameter takes the values: `attrValueIds` of an attribute, which is also meant without this field, `sellerIds` of stores.',
    ),
    attrValues: zod
      .array(GoodsFacetValue)
      .max(goodsFacetAttrValuesMax)
      .describe(
        'Its values, in the order in which they are shown. One that is chosen is among them even if no goods have it.',
      ),
  })
  .describe('An attribute by which the goods of a list differ.');

export type GoodsFacet = zod.input<typeof GoodsFacet>;
export type GoodsFacetOutput = zod.output<typeof GoodsFacet>;

export const sellerGoodsFacetsOkDataMax = 8;

export const SellerGoodsFacetsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .array(GoodsFacet)
      .max(sellerGoodsFacetsOkDataMax)
      .describe('The attributes by which the goods differ; empty where they have none.'),
  })
  .describe('The attributes of a list of goods.');

export type SellerGoodsFacetsOk = zod.input<typeof SellerGoodsFacetsOk>;
export type SellerGoodsFacetsOkOutput = zod.output<typeof SellerGoodsFacetsOk>;

export const SellerGoodsFacetsAnswer = zod.union([SellerGoodsFacetsOk, Failure]);

export type SellerGoodsFacetsAnswer = zod.input<typeof SellerGoodsFacetsAnswer>;
export type SellerGoodsFacetsAnswerOutput = zod.output<typeof SellerGoodsFacetsAnswer>;

export const SellerGoodsSearchSellerGoodsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsPage,
  })
  .describe('One page of goods found in a store.');

export type SellerGoodsSearchSellerGoodsOk = zod.input<typeof SellerGoodsSearchSellerGoodsOk>;
export type SellerGoodsSearchSellerGoodsOkOutput = zod.output<typeof SellerGoodsSearchSellerGoodsOk>;

export const SellerGoodsSearchSellerGoodsAnswer = zod.union([SellerGoodsSearchSellerGoodsOk, Failure]);

export type SellerGoodsSearchSellerGoodsAnswer = zod.input<typeof SellerGoodsSearchSellerGoodsAnswer>;
export type SellerGoodsSearchSellerGoodsAnswerOutput = zod.output<typeof SellerGoodsSearchSellerGoodsAnswer>;

export const GoodsRecommendationKind = zod
  .enum({
    /** Newly put on the shelf */
    New: 0,
    /** Recommended by the mall */
    Recommended: 1,
    /** Most sold */
    BestSelling: 2,
  })
  .describe('Which selection of goods.');

export type GoodsRecommendationKind = zod.input<typeof GoodsRecommendationKind>;
export type GoodsRecommendationKindOutput = zod.output<typeof GoodsRecommendationKind>;

export const GoodsHomePageSizeDefault = 12;
export const GoodsHomePageSizeMax = 100;

export const GoodsHomePageSize = zod
  .int()
  .min(1)
  .max(GoodsHomePageSizeMax)
  .default(GoodsHomePageSizeDefault)
  .describe('Rows of a page of recommendations.');

export type GoodsHomePageSize = zod.input<typeof GoodsHomePageSize>;
export type GoodsHomePageSizeOutput = zod.output<typeof GoodsHomePageSize>;

export const sellerGoodsRecommendNewDataPageInfoPageNumDefault = 1;
export const sellerGoodsRecommendNewDataPageInfoPageNumMax = 10000;

export const sellerGoodsRecommendNewDataPageInfoPageSizeDefault = 20;
export const sellerGoodsRecommendNewDataPageInfoPageSizeMax = 100;

export const sellerGoodsRecommendNewDataPageInfoTotalElementsMin = 0;
export const sellerGoodsRecommendNewDataPageInfoTotalElementsMax = 2147483647;

export const sellerGoodsRecommendNewDataPageInfoTotalPageMin = 0;
export const sellerGoodsRecommendNewDataPageInfoTotalPageMax = 2147483647;

export const sellerGoodsRecommendNewDataResultMax = 100;

export const SellerGoodsRecommendNewData = zod
  .object({
    pageInfo: zod
      .object({
        pageNum: zod
          .int()
          .min(1)
          .max(sellerGoodsRecommendNewDataPageInfoPageNumMax)
          .default(sellerGoodsRecommendNewDataPageInfoPageNumDefault)
          .describe("A page's number, counted from 1."),
        pageSize: zod
          .int()
          .min(1)
          .max(sellerGoodsRecommendNewDataPageInfoPageSizeMax)
          .default(sellerGoodsRecommendNewDataPageInfoPageSizeDefault)
          .describe('Rows of a page.'),
        totalElements: zod
          .int()
          .min(sellerGoodsRecommendNewDataPageInfoTotalElementsMin)
          .max(sellerGoodsRecommendNewDataPageInfoTotalElementsMax)
          .describe('Rows of the whole list.'),
        totalPage: zod
          .int()
          .min(sellerGoodsRecommendNewDataPageInfoTotalPageMin)
          .max(sellerGoodsRecommendNewDataPageInfoTotalPageMax)
          .describe('Pages of the whole list.'),
      })
      .optional()
      .describe('Where this page stands in the whole list.'),
    result: zod.array(Goods).max(sellerGoodsRecommendNewDataResultMax).describe('The goods of this page.'),
  })
  .describe('One page of recommendations.');

export type SellerGoodsRecommendNewData = zod.input<typeof SellerGoodsRecommendNewData>;
export type SellerGoodsRecommendNewDataOutput = zod.output<typeof SellerGoodsRecommendNewData>;

export const SellerGoodsRecommendNewOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SellerGoodsRecommendNewData,
  })
  .describe('One page of recommendations.');

export type SellerGoodsRecommendNewOk = zod.input<typeof SellerGoodsRecommendNewOk>;
export type SellerGoodsRecommendNewOkOutput = zod.output<typeof SellerGoodsRecommendNewOk>;

export const SellerGoodsRecommendNewAnswer = zod.union([SellerGoodsRecommendNewOk, Failure]);

export type SellerGoodsRecommendNewAnswer = zod.input<typeof SellerGoodsRecommendNewAnswer>;
export type SellerGoodsRecommendNewAnswerOutput = zod.output<typeof SellerGoodsRecommendNewAnswer>;

export const GoodsLikeKind = zod
  .enum({
    /** What the caller looked at lately */
    Seen: 1,
    /** What the store recommends */
    StoreRecommended: 2,
  })
  .describe('Which goods the caller may like.');

export type GoodsLikeKind = zod.input<typeof GoodsLikeKind>;
export type GoodsLikeKindOutput = zod.output<typeof GoodsLikeKind>;

export const sellerGoodsRecommendLikeOkDataMax = 12;

export const SellerGoodsRecommendLikeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .array(Goods)
      .max(sellerGoodsRecommendLikeOkDataMax)
      .describe('The goods that the caller may like; at most 12.'),
  })
  .describe('What the caller may like.');

export type SellerGoodsRecommendLikeOk = zod.input<typeof SellerGoodsRecommendLikeOk>;
export type SellerGoodsRecommendLikeOkOutput = zod.output<typeof SellerGoodsRecommendLikeOk>;

export const SellerGoodsRecommendLikeAnswer = zod.union([SellerGoodsRecommendLikeOk, Failure]);

export type SellerGoodsRecommendLikeAnswer = zod.input<typeof SellerGoodsRecommendLikeAnswer>;
export type SellerGoodsRecommendLikeAnswerOutput = zod.output<typeof SellerGoodsRecommendLikeAnswer>;

export const RichTextMax = 50000;

export const RichText = zod
  .string()
  .max(RichTextMax)
  .describe('A text in HTML that a client sanitises before it shows it.');

export type RichText = zod.input<typeof RichText>;
export type RichTextOutput = zod.output<typeof RichText>;

export const goodsPriceTierMinNumMax = 500;

export const goodsPriceTierPriceMin = 0;
export const goodsPriceTierPriceMax = 1000000000;

export const GoodsPriceTier = zod
  .object({
    minNum: zod
      .int()
      .min(1)
      .max(goodsPriceTierMinNumMax)
      .describe('Fewest pieces of the variant in one order line.'),
    price: zod
      .number()
      .min(goodsPriceTierPriceMin)
      .max(goodsPriceTierPriceMax)
      .describe('What each piece of the line then costs, in dollars, instead of `price` of the variant.'),
  })
  .describe('Lower price for larger quantities of one variant.');

export type GoodsPriceTier = zod.input<typeof GoodsPriceTier>;
export type GoodsPriceTierOutput = zod.output<typeof GoodsPriceTier>;

export const GoodsCentimetresMin = 0.1;
export const GoodsCentimetresMax = 10000;

export const GoodsCentimetres = zod
  .number()
  .min(GoodsCentimetresMin)
  .max(GoodsCentimetresMax)
  .describe('A length in centimetres.');

export type GoodsCentimetres = zod.input<typeof GoodsCentimetres>;
export type GoodsCentimetresOutput = zod.output<typeof GoodsCentimetres>;

export const GoodsDimensions = zod
  .object({
    width: GoodsCentimetres.describe('From side to side, in centimetres.'),
    height: GoodsCentimetres.describe('As it stands or hangs, in centimetres.'),
    depth: GoodsCentimetres.describe('From front to back, in centimetres.'),
  })
  .describe('How big one piece of a variant is, without packaging; absent where it is not known.');

export type GoodsDimensions = zod.input<typeof GoodsDimensions>;
export type GoodsDimensionsOutput = zod.output<typeof GoodsDimensions>;

export const goodsSkuAttributeAttrNameMax = 255;

export const goodsSkuAttributeAttrNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsSkuAttributeAttrValueNameMax = 255;

export const goodsSkuAttributeAttrValueNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const GoodsSkuAttribute = zod
  .object({
    attrId: Id.describe('What is chosen.'),
    attrName: zod
      .string()
      .max(goodsSkuAttributeAttrNameMax)
      .regex(goodsSkuAttributeAttrNameRegExp)
      .describe("Its name in the caller's language."),
    attrValueId: Id.describe('The choice.'),
    attrValueName: zod
      .string()
      .max(goodsSkuAttributeAttrValueNameMax)
      .regex(goodsSkuAttributeAttrValueNameRegExp)
      .describe("The choice in the caller's language."),
    iconImg: OptionalImage.optional().describe('Swatch of the choice.'),
  })
  .describe('One choice that makes up a variant.');

export type GoodsSkuAttribute = zod.input<typeof GoodsSkuAttribute>;
export type GoodsSkuAttributeOutput = zod.output<typeof GoodsSkuAttribute>;

export const SkuIdMax = 64;

export const SkuIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SkuId = zod
  .string()
  .min(1)
  .max(SkuIdMax)
  .regex(SkuIdRegExp)
  .describe('An opaque identifier of one kind: sku.');

export type SkuId = zod.input<typeof SkuId>;
export type SkuIdOutput = zod.output<typeof SkuId>;

export const goodsSkuPriceTiersMax = 10;

export const goodsSkuStockMin = 0;
export const goodsSkuStockMax = 2147483647;

export const goodsSkuImgMax = 10;

export const goodsSkuDimensionsWidthMin = 0.1;
export const goodsSkuDimensionsWidthMax = 10000;

export const goodsSkuDimensionsHeightMin = 0.1;
export const goodsSkuDimensionsHeightMax = 10000;

export const goodsSkuDimensionsDepthMin = 0.1;
export const goodsSkuDimensionsDepthMax = 10000;

export const goodsSkuAttrsMax = 6;

export const GoodsSku = zod
  .object({
    skuId: SkuId.describe('The variant; `-1` for goods without variants.'),
    price: DollarAmount.describe('What a piece costs now, in dollars, any discount taken off.'),
    sellingPrice: DollarAmount.describe('Regular price of a piece in dollars.'),
    discountPrice: GoodsReducedPrice.describe(
      'Price of a piece while a discount runs; null while none does.',
    ),
    priceTiers: zod
      .array(GoodsPriceTier)
      .max(goodsSkuPriceTiersMax)
      .optional()
      .describe(
        'Prices by quantity, from the smallest quantity to the largest; each is lower than `price` and than the one before. The last one that a line reaches applies. Empty or absent where the quantity changes nothing.',
      ),
    stock: zod
      .int()
      .min(goodsSkuStockMin)
      .max(goodsSkuStockMax)
      .optional()
      .describe('Pieces available of this variant.'),
    iconImg: OptionalImage.optional().describe('Small picture of the variant.'),
    coverImg: OptionalImage.optional().describe('Large picture of the variant.'),
    img: zod
      .array(ImageUrl)
      .max(goodsSkuImgMax)
      .optional()
      .describe(
        'Gallery of the variant: its own picture first, then its other pictures, or those of the goods if it has none. Clients show it as it is, so it is empty only where there is no picture at all.',
      ),
    dimensions: zod
      .object({
        width: zod
          .number()
          .min(goodsSkuDimensionsWidthMin)
          .max(goodsSkuDimensionsWidthMax)
          .describe('From side to side, in centimetres.'),
        height: zod
          .number()
          .min(goodsSkuDimensionsHeightMin)
          .max(goodsSkuDimensionsHeightMax)
          .describe('As it stands or hangs, in centimetres.'),
        depth: zod
          .number()
          .min(goodsSkuDimensionsDepthMin)
          .max(goodsSkuDimensionsDepthMax)
          .describe('From front to back, in centimetres.'),
      })
      .optional()
      .describe('How big one piece of a variant is, without packaging; absent where it is not known.'),
    attrs: zod
      .array(GoodsSkuAttribute)
      .max(goodsSkuAttrsMax)
      .describe('The choices that make up the variant.'),
  })
  .describe(
    'A variant that can be bought. Goods without variants have a single one with skuId `-1` and no attrs.',
  );

export type GoodsSku = zod.input<typeof GoodsSku>;
export type GoodsSkuOutput = zod.output<typeof GoodsSku>;

export const goodsChoiceValueAttrValueNameMax = 255;

export const goodsChoiceValueAttrValueNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const GoodsChoiceValue = zod
  .object({
    attrValueId: Id.describe('The choice.'),
    attrValueName: zod
      .string()
      .max(goodsChoiceValueAttrValueNameMax)
      .regex(goodsChoiceValueAttrValueNameRegExp)
      .describe("The choice in the caller's language."),
    iconImg: OptionalImage.optional().describe('Swatch of the choice.'),
  })
  .describe('One value that can be chosen.');

export type GoodsChoiceValue = zod.input<typeof GoodsChoiceValue>;
export type GoodsChoiceValueOutput = zod.output<typeof GoodsChoiceValue>;

export const goodsChoiceAttrNameMax = 255;

export const goodsChoiceAttrNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsChoiceAttrValuesMax = 60;

export const GoodsChoice = zod
  .object({
    attrId: Id.describe('What is chosen.'),
    attrName: zod
      .string()
      .max(goodsChoiceAttrNameMax)
      .regex(goodsChoiceAttrNameRegExp)
      .describe("Its name in the caller's language."),
    attrValues: zod
      .array(GoodsChoiceValue)
      .max(goodsChoiceAttrValuesMax)
      .describe('The values on offer, in the order in which they are shown.'),
  })
  .describe('Something that a buyer chooses, with the values on offer.');

export type GoodsChoice = zod.input<typeof GoodsChoice>;
export type GoodsChoiceOutput = zod.output<typeof GoodsChoice>;

export const goodsVariantsSkusMax = 400;

export const goodsVariantsGoodAttrsMax = 6;

export const GoodsVariants = zod
  .object({
    skus: zod.array(GoodsSku).max(goodsVariantsSkusMax).describe('The variants that exist.'),
    goodAttrs: zod
      .array(GoodsChoice)
      .max(goodsVariantsGoodAttrsMax)
      .describe('What a buyer chooses; empty for goods without variants.'),
  })
  .describe(
    'What can be chosen, and the variants that exist. A combination without a variant does not exist.',
  );

export type GoodsVariants = zod.input<typeof GoodsVariants>;
export type GoodsVariantsOutput = zod.output<typeof GoodsVariants>;

export const GoodsBodyPart = zod
  .enum(['chest', 'waist', 'hips', 'head', 'finger', 'foot', 'height'])
  .describe(
    'What is measured: around chest, waist, hips, head or finger, the length of the foot, or the height of the body.',
  );

export type GoodsBodyPart = zod.input<typeof GoodsBodyPart>;
export type GoodsBodyPartOutput = zod.output<typeof GoodsBodyPart>;

export const GoodsMeasure = zod
  .object({
    part: GoodsBodyPart,
    from: GoodsCentimetres.describe('The smallest measurement, in centimetres.'),
    to: GoodsCentimetres.describe('The largest measurement, in centimetres.'),
  })
  .describe('What a part of the body measures, at least and at most.');

export type GoodsMeasure = zod.input<typeof GoodsMeasure>;
export type GoodsMeasureOutput = zod.output<typeof GoodsMeasure>;

export const goodsSizeGuideRowSizeMax = 255;

export const goodsSizeGuideRowSizeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsSizeGuideRowUkMax = 255;

export const goodsSizeGuideRowUkRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsSizeGuideRowUsMax = 255;

export const goodsSizeGuideRowUsRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsSizeGuideRowMeasuresMax = 7;

export const GoodsSizeGuideRow = zod
  .object({
    size: zod
      .string()
      .max(goodsSizeGuideRowSizeMax)
      .regex(goodsSizeGuideRowSizeRegExp)
      .describe('The size, as the choice of a variant names it.'),
    uk: zod
      .string()
      .max(goodsSizeGuideRowUkMax)
      .regex(goodsSizeGuideRowUkRegExp)
      .optional()
      .describe('What the size is called in the United Kingdom, where that differs.'),
    us: zod
      .string()
      .max(goodsSizeGuideRowUsMax)
      .regex(goodsSizeGuideRowUsRegExp)
      .optional()
      .describe('What the size is called in the United States, where that differs.'),
    measures: zod
      .array(GoodsMeasure)
      .max(goodsSizeGuideRowMeasuresMax)
      .describe('The measurements, each part once.'),
  })
  .describe('The body that a size fits.');

export type GoodsSizeGuideRow = zod.input<typeof GoodsSizeGuideRow>;
export type GoodsSizeGuideRowOutput = zod.output<typeof GoodsSizeGuideRow>;

export const goodsAttributeAttrNameMax = 255;

export const goodsAttributeAttrNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsAttributeAttrValueMax = 255;

export const goodsAttributeAttrValueRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const GoodsAttribute = zod
  .object({
    attrNameId: Id.optional().describe('The attribute.'),
    attrName: zod
      .string()
      .max(goodsAttributeAttrNameMax)
      .regex(goodsAttributeAttrNameRegExp)
      .describe("Name of the attribute in the caller's language."),
    attrValueId: Id.optional().describe('The value.'),
    attrValue: zod
      .string()
      .max(goodsAttributeAttrValueMax)
      .regex(goodsAttributeAttrValueRegExp)
      .describe("The value in the caller's language."),
    sort: Count.optional().describe('Place in the table, smallest first.'),
  })
  .describe('One line of a specification table.');

export type GoodsAttribute = zod.input<typeof GoodsAttribute>;
export type GoodsAttributeOutput = zod.output<typeof GoodsAttribute>;

export const goodsDetailPartSizeGuideMax = 30;

export const goodsDetailPartQuestionsNumMin = 0;
export const goodsDetailPartQuestionsNumMax = 2147483647;

export const goodsDetailPartAttributesMax = 60;

export const goodsDetailPartDispatchFeeMin = 0;
export const goodsDetailPartDispatchFeeMax = 1000000000;

export const goodsDetailPartLongDistanceFeeMin = 0;
export const goodsDetailPartLongDistanceFeeMax = 1000000000;

export const goodsDetailPartDeliveryFeeMin = 0;
export const goodsDetailPartDeliveryFeeMax = 1000000000;

export const GoodsDetailPart = zod
  .object({
    imgDes: RichText.describe('The long description in HTML, with pictures.'),
    translated: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe('Whether imgDes is in the requested language; otherwise it is in English.'),
    seller: Store,
    canSelectAttributes: GoodsVariants,
    sizeGuide: zod
      .array(GoodsSizeGuideRow)
      .max(goodsDetailPartSizeGuideMax)
      .optional()
      .describe(
        'The bodies that the sizes of clothes, shoes or jewellery fit, from the smallest size to the largest. Empty or absent where goods need no guide.',
      ),
    questionsNum: zod
      .int()
      .min(goodsDetailPartQuestionsNumMin)
      .max(goodsDetailPartQuestionsNumMax)
      .optional()
      .describe('Questions about these goods that the store has answered.'),
    attributes: zod
      .array(GoodsAttribute)
      .max(goodsDetailPartAttributesMax)
      .optional()
      .describe('The specification table; with skuId, the attributes of that variant come first.'),
    dispatchFee: zod
      .number()
      .min(goodsDetailPartDispatchFeeMin)
      .max(goodsDetailPartDispatchFeeMax)
      .optional()
      .describe('Part of freightAmount, in dollars, for handing over at the store.'),
    longDistanceFee: zod
      .number()
      .min(goodsDetailPartLongDistanceFeeMin)
      .max(goodsDetailPartLongDistanceFeeMax)
      .optional()
      .describe('Part of freightAmount, in dollars, for the transport between regions.'),
    deliveryFee: zod
      .number()
      .min(goodsDetailPartDeliveryFeeMin)
      .max(goodsDetailPartDeliveryFeeMax)
      .optional()
      .describe('Part of freightAmount, in dollars, for the delivery to the door.'),
  })
  .describe('What only the page of the goods shows.');

export type GoodsDetailPart = zod.input<typeof GoodsDetailPart>;
export type GoodsDetailPartOutput = zod.output<typeof GoodsDetailPart>;

export const GoodsDetails = Goods.and(GoodsDetailPart).describe(
  'Goods with everything that their page shows. freightAmount is the sum of dispatchFee, longDistanceFee and deliveryFee.',
);

export type GoodsDetails = zod.input<typeof GoodsDetails>;
export type GoodsDetailsOutput = zod.output<typeof GoodsDetails>;

export const SellerGoodsInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsDetails,
  })
  .describe('The goods with all details.');

export type SellerGoodsInfoOk = zod.input<typeof SellerGoodsInfoOk>;
export type SellerGoodsInfoOkOutput = zod.output<typeof SellerGoodsInfoOk>;

export const SellerGoodsInfoAnswer = zod.union([SellerGoodsInfoOk, Failure]);

export type SellerGoodsInfoAnswer = zod.input<typeof SellerGoodsInfoAnswer>;
export type SellerGoodsInfoAnswerOutput = zod.output<typeof SellerGoodsInfoAnswer>;

export const CountryCodeMin = 2;
export const CountryCodeMax = 2;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = zod
  .string()
  .min(CountryCodeMin)
  .max(CountryCodeMax)
  .regex(CountryCodeRegExp)
  .describe('A country as two capital letters (ISO 3166-1 alpha-2).');

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const CalendarDateMin = 10;
export const CalendarDateMax = 10;

export const CalendarDateRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

export const CalendarDate = zod
  .string()
  .min(CalendarDateMin)
  .max(CalendarDateMax)
  .regex(CalendarDateRegExp)
  .describe('A day of the calendar: year, month and day, without a time or a time zone.');

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const deliveryEstimateLatestMin = 10;
export const deliveryEstimateLatestMax = 10;

export const deliveryEstimateLatestRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

export const DeliveryEstimate = zod
  .object({
    countryCode: CountryCode.describe('The country that the estimate is for.'),
    earliest: CalendarDate.describe('The first day on which the parcel may arrive.'),
    latest: zod
      .string()
      .min(deliveryEstimateLatestMin)
      .max(deliveryEstimateLatestMax)
      .regex(deliveryEstimateLatestRegExp)
      .describe('The last day on which it should arrive, the same as earliest or later.'),
  })
  .describe(
    'The days on which a parcel that is ordered now is expected to arrive. An estimate, not a promise.',
  );

export type DeliveryEstimate = zod.input<typeof DeliveryEstimate>;
export type DeliveryEstimateOutput = zod.output<typeof DeliveryEstimate>;

export const SellerGoodsDeliveryEstimateOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeliveryEstimate,
  })
  .describe('When the goods would arrive.');

export type SellerGoodsDeliveryEstimateOk = zod.input<typeof SellerGoodsDeliveryEstimateOk>;
export type SellerGoodsDeliveryEstimateOkOutput = zod.output<typeof SellerGoodsDeliveryEstimateOk>;

export const SellerGoodsDeliveryEstimateAnswer = zod.union([SellerGoodsDeliveryEstimateOk, Failure]);

export type SellerGoodsDeliveryEstimateAnswer = zod.input<typeof SellerGoodsDeliveryEstimateAnswer>;
export type SellerGoodsDeliveryEstimateAnswerOutput = zod.output<typeof SellerGoodsDeliveryEstimateAnswer>;

export const UrlMax = 2000;

export const Url = zod.string().max(UrlMax).describe('A web address, absolute or relative to the server.');

export type Url = zod.input<typeof Url>;
export type UrlOutput = zod.output<typeof Url>;

export const homeAnnouncementIdMax = 64;

export const homeAnnouncementIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const homeAnnouncementTitleMax = 255;

export const homeAnnouncementTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const homeAnnouncementContentMax = 2000;

export const homeAnnouncementCreateTimeMin = 0;
export const homeAnnouncementCreateTimeMax = 253402300799999;

export const HomeAnnouncement = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(homeAnnouncementIdMax)
      .regex(homeAnnouncementIdRegExp)
      .optional()
      .describe('The announcement.'),
    title: zod
      .string()
      .max(homeAnnouncementTitleMax)
      .regex(homeAnnouncementTitleRegExp)
      .optional()
      .describe('The announcement in one line.'),
    content: zod.string().max(homeAnnouncementContentMax).optional().describe('The whole text.'),
    createTime: zod
      .int()
      .min(homeAnnouncementCreateTimeMin)
      .max(homeAnnouncementCreateTimeMax)
      .optional()
      .describe('When it was announced.'),
  })
  .describe(
    'An announcement of the mall. What an announcement carries is an addition that a backend may leave out.',
  );

export type HomeAnnouncement = zod.input<typeof HomeAnnouncement>;
export type HomeAnnouncementOutput = zod.output<typeof HomeAnnouncement>;

export const HomeAboutMax = 50000;

export const HomeAbout = zod
  .string()
  .max(HomeAboutMax)
  .nullable()
  .describe("The mall's description of itself, in HTML that a client sanitises; null without one.");

export type HomeAbout = zod.input<typeof HomeAbout>;
export type HomeAboutOutput = zod.output<typeof HomeAbout>;

export const indexHomeDataBannerMax = 20;

export const indexHomeDataAnnouncementMax = 20;

export const IndexHomeData = zod
  .object({
    banner: zod
      .array(ImageUrl)
      .max(indexHomeDataBannerMax)
      .describe('Pictures of the stage, in the order in which they are shown.'),
    service_link: Url.describe('Address of customer service; empty where there is none.'),
    announcement: zod
      .array(HomeAnnouncement)
      .max(indexHomeDataAnnouncementMax)
      .describe('What the mall announces, the newest first.'),
    aboutus: HomeAbout.optional(),
  })
  .describe('Texts and links that the home page needs at once.');

export type IndexHomeData = zod.input<typeof IndexHomeData>;
export type IndexHomeDataOutput = zod.output<typeof IndexHomeData>;

export const IndexHomeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: IndexHomeData,
  })
  .describe('What the home page needs.');

export type IndexHomeOk = zod.input<typeof IndexHomeOk>;
export type IndexHomeOkOutput = zod.output<typeof IndexHomeOk>;

export const IndexHomeAnswer = zod.union([IndexHomeOk, Failure]);

export type IndexHomeAnswer = zod.input<typeof IndexHomeAnswer>;
export type IndexHomeAnswerOutput = zod.output<typeof IndexHomeAnswer>;

export const indexDownloadUrlOkDataMax = 2000;

export const IndexDownloadUrlOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .string()
      .max(indexDownloadUrlOkDataMax)
      .describe('Address of the page with the clients; empty where there is none.'),
  })
  .describe('The download page of the app.');

export type IndexDownloadUrlOk = zod.input<typeof IndexDownloadUrlOk>;
export type IndexDownloadUrlOkOutput = zod.output<typeof IndexDownloadUrlOk>;

export const IndexDownloadUrlAnswer = zod.union([IndexDownloadUrlOk, Failure]);

export type IndexDownloadUrlAnswer = zod.input<typeof IndexDownloadUrlAnswer>;
export type IndexDownloadUrlAnswerOutput = zod.output<typeof IndexDownloadUrlAnswer>;

export const BannerDevice = zod
  .enum(['pc', 'h5'])
  .describe('`pc` for the wide store, `h5` for the mobile site.');

export type BannerDevice = zod.input<typeof BannerDevice>;
export type BannerDeviceOutput = zod.output<typeof BannerDevice>;

export const BannerLinkMax = 2000;

export const BannerLink = zod
  .string()
  .max(BannerLinkMax)
  .nullable()
  .describe('Where the banner leads, a path of the store or an https address; null where it leads nowhere.');

export type BannerLink = zod.input<typeof BannerLink>;
export type BannerLinkOutput = zod.output<typeof BannerLink>;

export const OptionalTextMax = 2000;

export const OptionalText = zod
  .string()
  .max(OptionalTextMax)
  .nullable()
  .describe('A text, or null where there is none.');

export type OptionalText = zod.input<typeof OptionalText>;
export type OptionalTextOutput = zod.output<typeof OptionalText>;

export const bannerIdMax = 64;

export const bannerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const bannerImgUrlMax = 500;

export const bannerSortMin = 0;
export const bannerSortMax = 2147483647;

export const bannerRemarksMax = 2000;

export const Banner = zod
  .object({
    id: zod.string().min(1).max(bannerIdMax).regex(bannerIdRegExp).describe('The banner.'),
    imgUrl: zod.string().max(bannerImgUrlMax).describe('The picture.'),
    link: BannerLink,
    sort: zod.int().min(bannerSortMin).max(bannerSortMax).describe('Place in the row, smallest first.'),
    type: BannerDevice,
    imgType: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe('1 for the large stage'),
    remarks: zod
      .string()
      .max(bannerRemarksMax)
      .nullish()
      .describe('The text that the store shows over the picture.'),
    createTime: EpochMs.optional().describe('When the banner was made.'),
  })
  .describe('A picture that advertises something on the home page.');

export type Banner = zod.input<typeof Banner>;
export type BannerOutput = zod.output<typeof Banner>;

export const bannerBannerListDataResultMax = 100;

export const BannerBannerListData = zod
  .object({
    result: zod
      .array(Banner)
      .max(bannerBannerListDataResultMax)
      .describe('The banners, in the order in which they are shown.'),
  })
  .describe('The banners of one kind of store.');

export type BannerBannerListData = zod.input<typeof BannerBannerListData>;
export type BannerBannerListDataOutput = zod.output<typeof BannerBannerListData>;

export const BannerBannerListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: BannerBannerListData,
  })
  .describe('The banners.');

export type BannerBannerListOk = zod.input<typeof BannerBannerListOk>;
export type BannerBannerListOkOutput = zod.output<typeof BannerBannerListOk>;

export const BannerBannerListAnswer = zod.union([BannerBannerListOk, Failure]);

export type BannerBannerListAnswer = zod.input<typeof BannerBannerListAnswer>;
export type BannerBannerListAnswerOutput = zod.output<typeof BannerBannerListAnswer>;

export const categoryTileCategoryIdMax = 64;

export const categoryTileCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const categoryTileNameMax = 255;

export const categoryTileNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const categoryTileIconImgMax = 500;

export const categoryTileDesMax = 2000;

export const categoryTileSortMin = 0;
export const categoryTileSortMax = 2147483647;

export const CategoryTile = zod
  .object({
    categoryId: zod
      .string()
      .min(1)
      .max(categoryTileCategoryIdMax)
      .regex(categoryTileCategoryIdRegExp)
      .describe('The category.'),
    name: zod
      .string()
      .max(categoryTileNameMax)
      .regex(categoryTileNameRegExp)
      .describe("Name in the caller's language."),
    iconImg: zod.string().max(categoryTileIconImgMax).nullable().describe('Picture of the category.'),
    des: zod.string().max(categoryTileDesMax).nullable().describe('What the category holds.'),
    sort: zod
      .int()
      .min(categoryTileSortMin)
      .max(categoryTileSortMax)
      .describe('Place in the list, smallest first.'),
  })
  .describe('A category of the first level as lists show it.');

export type CategoryTile = zod.input<typeof CategoryTile>;
export type CategoryTileOutput = zod.output<typeof CategoryTile>;

export const categoryPagePageListMax = 100;

export const CategoryPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(CategoryTile).max(categoryPagePageListMax).describe('The categories of this page.'),
  })
  .describe('One page of categories.');

export type CategoryPage = zod.input<typeof CategoryPage>;
export type CategoryPageOutput = zod.output<typeof CategoryPage>;

export const CategoryListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CategoryPage,
  })
  .describe('One page of categories.');

export type CategoryListOk = zod.input<typeof CategoryListOk>;
export type CategoryListOkOutput = zod.output<typeof CategoryListOk>;

export const CategoryListAnswer = zod.union([CategoryListOk, Failure]);

export type CategoryListAnswer = zod.input<typeof CategoryListAnswer>;
export type CategoryListAnswerOutput = zod.output<typeof CategoryListAnswer>;

export const CategoryRecommendOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CategoryPage,
  })
  .describe('One page of recommended categories.');

export type CategoryRecommendOk = zod.input<typeof CategoryRecommendOk>;
export type CategoryRecommendOkOutput = zod.output<typeof CategoryRecommendOk>;

export const CategoryRecommendAnswer = zod.union([CategoryRecommendOk, Failure]);

export type CategoryRecommendAnswer = zod.input<typeof CategoryRecommendAnswer>;
export type CategoryRecommendAnswerOutput = zod.output<typeof CategoryRecommendAnswer>;

export const CategoryLevelMax = 2;

export const CategoryLevel = zod
  .int()
  .min(1)
  .max(CategoryLevelMax)
  .describe('1 for a category of the first level, 2 for one beneath it.');

export type CategoryLevel = zod.input<typeof CategoryLevel>;
export type CategoryLevelOutput = zod.output<typeof CategoryLevel>;

export const categoryIdMax = 64;

export const categoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const categoryCategoryIdMax = 64;

export const categoryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const categoryParentIdMax = 64;

export const categoryParentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const categoryNameMax = 255;

export const categoryNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const categoryDesMax = 2000;

export const categoryIconImgMax = 500;

export const categorySortMin = 0;
export const categorySortMax = 2147483647;

export const categoryGoodsNumMin = 0;
export const categoryGoodsNumMax = 2147483647;

export const Category = zod
  .object({
    id: zod.string().min(1).max(categoryIdMax).regex(categoryIdRegExp).describe('The category.'),
    categoryId: zod
      .string()
      .min(1)
      .max(categoryCategoryIdMax)
      .regex(categoryCategoryIdRegExp)
      .describe('The same id again, as goods and lists name it.'),
    parentId: zod
      .string()
      .min(1)
      .max(categoryParentIdMax)
      .regex(categoryParentIdRegExp)
      .describe('The category above; `0` at the first level.'),
    name: zod
      .string()
      .max(categoryNameMax)
      .regex(categoryNameRegExp)
      .describe("Name in the caller's language."),
    des: zod.string().max(categoryDesMax).nullish().describe('What the category holds.'),
    iconImg: zod.string().max(categoryIconImgMax).nullable().describe('Picture of the category.'),
    level: CategoryLevel,
    sort: zod
      .int()
      .min(categorySortMin)
      .max(categorySortMax)
      .describe('Place among its siblings, smallest first.'),
    status: OpenFlag.describe('Whether the category is in use.'),
    goodsNum: zod
      .int()
      .min(categoryGoodsNumMin)
      .max(categoryGoodsNumMax)
      .optional()
      .describe('Goods on the shelf in it and beneath it.'),
  })
  .describe('A category of either level.');

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const categoryChildrenSubListMax = 200;

export const CategoryChildren = zod
  .object({
    subList: zod
      .array(Category)
      .max(categoryChildrenSubListMax)
      .describe('The categories of the second level; empty where there are none.'),
  })
  .describe('The categories beneath one of the first level.');

export type CategoryChildren = zod.input<typeof CategoryChildren>;
export type CategoryChildrenOutput = zod.output<typeof CategoryChildren>;

export const CategoryBranch = Category.and(CategoryChildren).describe(
  'A category of the first level with those beneath it.',
);

export type CategoryBranch = zod.input<typeof CategoryBranch>;
export type CategoryBranchOutput = zod.output<typeof CategoryBranch>;

export const CategoryTreeMax = 200;

export const CategoryTree = zod
  .array(CategoryBranch)
  .max(CategoryTreeMax)
  .describe('The categories of the first level with those beneath them.');

export type CategoryTree = zod.input<typeof CategoryTree>;
export type CategoryTreeOutput = zod.output<typeof CategoryTree>;

export const CategoryTreeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CategoryTree,
  })
  .describe('The tree of the mall.');

export type CategoryTreeOk = zod.input<typeof CategoryTreeOk>;
export type CategoryTreeOkOutput = zod.output<typeof CategoryTreeOk>;

export const CategoryTreeAnswer = zod.union([CategoryTreeOk, Failure]);

export type CategoryTreeAnswer = zod.input<typeof CategoryTreeAnswer>;
export type CategoryTreeAnswerOutput = zod.output<typeof CategoryTreeAnswer>;

export const CategorySellerTreeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CategoryTree,
  })
  .describe('The tree of a store.');

export type CategorySellerTreeOk = zod.input<typeof CategorySellerTreeOk>;
export type CategorySellerTreeOkOutput = zod.output<typeof CategorySellerTreeOk>;

export const CategorySellerTreeAnswer = zod.union([CategorySellerTreeOk, Failure]);

export type CategorySellerTreeAnswer = zod.input<typeof CategorySellerTreeAnswer>;
export type CategorySellerTreeAnswerOutput = zod.output<typeof CategorySellerTreeAnswer>;

export const sellerListDataPageListMax = 100;

export const SellerListData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(Store).max(sellerListDataPageListMax).describe('The stores of this page.'),
  })
  .describe('One page of stores.');

export type SellerListData = zod.input<typeof SellerListData>;
export type SellerListDataOutput = zod.output<typeof SellerListData>;

export const SellerListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SellerListData,
  })
  .describe('One page of stores.');

export type SellerListOk = zod.input<typeof SellerListOk>;
export type SellerListOkOutput = zod.output<typeof SellerListOk>;

export const SellerListAnswer = zod.union([SellerListOk, Failure]);

export type SellerListAnswer = zod.input<typeof SellerListAnswer>;
export type SellerListAnswerOutput = zod.output<typeof SellerListAnswer>;

export const SellerInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Store,
  })
  .describe('One store.');

export type SellerInfoOk = zod.input<typeof SellerInfoOk>;
export type SellerInfoOkOutput = zod.output<typeof SellerInfoOk>;

export const SellerInfoAnswer = zod.union([SellerInfoOk, Failure]);

export type SellerInfoAnswer = zod.input<typeof SellerInfoAnswer>;
export type SellerInfoAnswerOutput = zod.output<typeof SellerInfoAnswer>;

export const EvaluationFilter = zod
  .enum({
    /** Only good reviews */
    Good: 1,
    /** Only medium reviews */
    Medium: 2,
    /** Only bad reviews */
    Bad: 3,
    /** Only reviews with pictures */
    WithPictures: -2,
  })
  .describe('Which reviews to keep.');

export type EvaluationFilter = zod.input<typeof EvaluationFilter>;
export type EvaluationFilterOutput = zod.output<typeof EvaluationFilter>;

export const EvaluationAvatarMax = 500;

export const EvaluationAvatar = zod
  .string()
  .max(EvaluationAvatarMax)
  .nullable()
  .describe('Number of a built-in picture, or address of one; null where there is none.');

export type EvaluationAvatar = zod.input<typeof EvaluationAvatar>;
export type EvaluationAvatarOutput = zod.output<typeof EvaluationAvatar>;

export const EvaluationLevel = zod
  .enum({
    /** Good, four or five stars */
    Good: 1,
    /** Medium, two or three stars */
    Medium: 2,
    /** Bad, one star */
    Bad: 3,
  })
  .describe('The level of a review.');

export type EvaluationLevel = zod.input<typeof EvaluationLevel>;
export type EvaluationLevelOutput = zod.output<typeof EvaluationLevel>;

export const EvaluationStarsMax = 5;

export const EvaluationStars = zod.int().min(1).max(EvaluationStarsMax).describe('Stars, one to five.');

export type EvaluationStars = zod.input<typeof EvaluationStars>;
export type EvaluationStarsOutput = zod.output<typeof EvaluationStars>;

export const WireTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');

export const WireTime = zod
  .string()
  .regex(WireTimeRegExp)
  .describe('Wall time in UTC+8, `yyyy-MM-dd HH:mm:ss`.');

export type WireTime = zod.input<typeof WireTime>;
export type WireTimeOutput = zod.output<typeof WireTime>;

export const evaluationIdMax = 64;

export const evaluationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const evaluationUserNameMax = 255;

export const evaluationUserNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const evaluationPartyNameMax = 255;

export const evaluationPartyNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const evaluationContentMax = 2000;

export const evaluationSellerReplyMax = 2000;

export const evaluationSellerReplyTimeMin = 0;
export const evaluationSellerReplyTimeMax = 253402300799999;

export const evaluationCountryNameMax = 2000;

export const evaluationAttributesMax = 6;

export const Evaluation = zod
  .object({
    id: zod.string().min(1).max(evaluationIdMax).regex(evaluationIdRegExp).describe('The review.'),
    sellerGoodsId: GoodsId.describe('The goods.'),
    sellerId: StoreId.optional().describe('The store that sold them.'),
    skuId: SkuId.optional().describe('The variant that was bought.'),
    userName: zod
      .string()
      .max(evaluationUserNameMax)
      .regex(evaluationUserNameRegExp)
      .describe('Name of the buyer, all but the first and the last character masked.'),
    partyName: zod
      .string()
      .max(evaluationPartyNameMax)
      .regex(evaluationPartyNameRegExp)
      .optional()
      .describe('The same masked name under its other name.'),
    avatar: EvaluationAvatar.optional(),
    partyAvatar: EvaluationAvatar.optional().describe('The same picture under its other name.'),
    evaluationType: EvaluationLevel,
    rating: EvaluationStars,
    content: zod
      .string()
      .max(evaluationContentMax)
      .nullable()
      .describe('What the buyer wrote, as plain text.'),
    evaluationTime: EpochMs.describe('When the review was written.'),
    createTimeStr: WireTime.optional().describe('The same moment as wall time in UTC+8.'),
    isSystem: zod
      .boolean()
      .optional()
      .describe(
        'Whether the mall completed the order with this review because the buyer left none in time. It is not part of the average rating. Absent for reviews of buyers.',
      ),
    sellerReply: zod
      .string()
      .max(evaluationSellerReplyMax)
      .nullish()
      .describe('Public reply of the store, as plain text; null without one.'),
    sellerReplyTime: zod
      .int()
      .min(evaluationSellerReplyTimeMin)
      .max(evaluationSellerReplyTimeMax)
      .optional()
      .describe('When the store replied. Absent without a reply.'),
    countryName: zod
      .string()
      .max(evaluationCountryNameMax)
      .nullish()
      .describe('Country of the buyer; null if unknown.'),
    attributes: zod
      .array(GoodsAttribute)
      .max(evaluationAttributesMax)
      .optional()
      .describe('The choices of the variant that was bought.'),
    imgUrl1: OptionalImage.optional().describe('First picture of the review.'),
    imgUrl2: OptionalImage.optional().describe('Second picture of the review.'),
    imgUrl3: OptionalImage.optional().describe('Third picture of the review.'),
    imgUrl4: OptionalImage.optional().describe('Fourth picture of the review.'),
    imgUrl5: OptionalImage.optional().describe('Fifth picture of the review.'),
    imgUrl6: OptionalImage.optional().describe('Sixth picture of the review.'),
    imgUrl7: OptionalImage.optional().describe('Seventh picture of the review.'),
    imgUrl8: OptionalImage.optional().describe('Eighth picture of the review.'),
    imgUrl9: OptionalImage.optional().describe('Ninth picture of the review.'),
  })
  .describe('A review of goods by someone who bought them. It does not name the buyer or the order.');

export type Evaluation = zod.input<typeof Evaluation>;
export type EvaluationOutput = zod.output<typeof Evaluation>;

export const evaluationListDataPageListMax = 100;

export const EvaluationListData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(Evaluation).max(evaluationListDataPageListMax).describe('The reviews of this page.'),
    evaluationNum: Count.describe('All reviews of the goods, whatever the filter.'),
  })
  .describe('One page of reviews of goods.');

export type EvaluationListData = zod.input<typeof EvaluationListData>;
export type EvaluationListDataOutput = zod.output<typeof EvaluationListData>;

export const EvaluationListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: EvaluationListData,
  })
  .describe('One page of reviews.');

export type EvaluationListOk = zod.input<typeof EvaluationListOk>;
export type EvaluationListOkOutput = zod.output<typeof EvaluationListOk>;

export const EvaluationListAnswer = zod.union([EvaluationListOk, Failure]);

export type EvaluationListAnswer = zod.input<typeof EvaluationListAnswer>;
export type EvaluationListAnswerOutput = zod.output<typeof EvaluationListAnswer>;

export const CountTextRegExp = new RegExp('^\\d{1,10}$');

export const CountText = zod.string().regex(CountTextRegExp).describe('How many, as text.');

export type CountText = zod.input<typeof CountText>;
export type CountTextOutput = zod.output<typeof CountText>;

export const EvaluationCountTypeData = zod
  .object({
    havePicture: CountText.describe('Reviews with at least one picture.'),
    positiveComments: CountText.describe('Good reviews.'),
    mediumReview: CountText.describe('Medium reviews.'),
    negativeComment: CountText.describe('Bad reviews.'),
  })
  .describe('How many reviews goods have of each kind.');

export type EvaluationCountTypeData = zod.input<typeof EvaluationCountTypeData>;
export type EvaluationCountTypeDataOutput = zod.output<typeof EvaluationCountTypeData>;

export const EvaluationCountTypeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: EvaluationCountTypeData,
  })
  .describe('Counts of reviews.');

export type EvaluationCountTypeOk = zod.input<typeof EvaluationCountTypeOk>;
export type EvaluationCountTypeOkOutput = zod.output<typeof EvaluationCountTypeOk>;

export const EvaluationCountTypeAnswer = zod.union([EvaluationCountTypeOk, Failure]);

export type EvaluationCountTypeAnswer = zod.input<typeof EvaluationCountTypeAnswer>;
export type EvaluationCountTypeAnswerOutput = zod.output<typeof EvaluationCountTypeAnswer>;

export const NoData = zod.literal(null).describe('This call answers with nothing but its success.');

export type NoData = zod.input<typeof NoData>;
export type NoDataOutput = zod.output<typeof NoData>;

export const EvaluationAddOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The review is written.');

export type EvaluationAddOk = zod.input<typeof EvaluationAddOk>;
export type EvaluationAddOkOutput = zod.output<typeof EvaluationAddOk>;

export const EvaluationAddAnswer = zod.union([EvaluationAddOk, Failure]);

export type EvaluationAddAnswer = zod.input<typeof EvaluationAddAnswer>;
export type EvaluationAddAnswerOutput = zod.output<typeof EvaluationAddAnswer>;

export const evaluationDraftContentMax = 2000;

export const evaluationDraftImgUrl1Max = 500;

export const evaluationDraftImgUrl2Max = 500;

export const evaluationDraftImgUrl3Max = 500;

export const evaluationDraftImgUrl4Max = 500;

export const evaluationDraftImgUrl5Max = 500;

export const evaluationDraftImgUrl6Max = 500;

export const evaluationDraftImgUrl7Max = 500;

export const evaluationDraftImgUrl8Max = 500;

export const evaluationDraftImgUrl9Max = 500;

export const EvaluationDraft = zod
  .strictObject({
    sellerGoodsId: GoodsId.describe('The goods.'),
    evaluationType: EvaluationLevel,
    rating: EvaluationStars,
    content: zod
      .string()
      .max(evaluationDraftContentMax)
      .optional()
      .describe('The text of the buyer, as plain text.'),
    imgUrl1: zod
      .string()
      .max(evaluationDraftImgUrl1Max)
      .optional()
      .describe('First picture, as the upload answered it.'),
    imgUrl2: zod
      .string()
      .max(evaluationDraftImgUrl2Max)
      .optional()
      .describe('Second picture, as the upload answered it.'),
    imgUrl3: zod
      .string()
      .max(evaluationDraftImgUrl3Max)
      .optional()
      .describe('Third picture, as the upload answered it.'),
    imgUrl4: zod
      .string()
      .max(evaluationDraftImgUrl4Max)
      .optional()
      .describe('Fourth picture, as the upload answered it.'),
    imgUrl5: zod
      .string()
      .max(evaluationDraftImgUrl5Max)
      .optional()
      .describe('Fifth picture, as the upload answered it.'),
    imgUrl6: zod
      .string()
      .max(evaluationDraftImgUrl6Max)
      .optional()
      .describe('Sixth picture, as the upload answered it.'),
    imgUrl7: zod
      .string()
      .max(evaluationDraftImgUrl7Max)
      .optional()
      .describe('Seventh picture, as the upload answered it.'),
    imgUrl8: zod
      .string()
      .max(evaluationDraftImgUrl8Max)
      .optional()
      .describe('Eighth picture, as the upload answered it.'),
    imgUrl9: zod
      .string()
      .max(evaluationDraftImgUrl9Max)
      .optional()
      .describe('Ninth picture, as the upload answered it.'),
  })
  .describe('A review of one kind of goods of the order.');

export type EvaluationDraft = zod.input<typeof EvaluationDraft>;
export type EvaluationDraftOutput = zod.output<typeof EvaluationDraft>;

export const evaluationDraftsOrderIdMax = 64;

export const evaluationDraftsOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const evaluationDraftsEvaluationAddsMax = 100;

export const EvaluationDrafts = zod
  .strictObject({
    orderId: zod
      .string()
      .min(1)
      .max(evaluationDraftsOrderIdMax)
      .regex(evaluationDraftsOrderIdRegExp)
      .describe('The order.'),
    evaluationAdds: zod
      .array(EvaluationDraft)
      .min(1)
      .max(evaluationDraftsEvaluationAddsMax)
      .describe('One review for each kind of goods of the order.'),
  })
  .describe('Reviews of an order.');

export type EvaluationDrafts = zod.input<typeof EvaluationDrafts>;
export type EvaluationDraftsOutput = zod.output<typeof EvaluationDrafts>;

export const EvaluationAddListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The reviews are written.');

export type EvaluationAddListOk = zod.input<typeof EvaluationAddListOk>;
export type EvaluationAddListOkOutput = zod.output<typeof EvaluationAddListOk>;

export const EvaluationAddListAnswer = zod.union([EvaluationAddListOk, Failure]);

export type EvaluationAddListAnswer = zod.input<typeof EvaluationAddListAnswer>;
export type EvaluationAddListAnswerOutput = zod.output<typeof EvaluationAddListAnswer>;

export const QuestionTextMax = 300;

export const QuestionTextRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const QuestionText = zod
  .string()
  .min(1)
  .max(QuestionTextMax)
  .regex(QuestionTextRegExp)
  .describe('A question about goods: up to 300 characters, not only blanks.');

export type QuestionText = zod.input<typeof QuestionText>;
export type QuestionTextOutput = zod.output<typeof QuestionText>;

export const goodsQuestionIdMax = 64;

export const goodsQuestionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const goodsQuestionUserNameMax = 255;

export const goodsQuestionUserNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const goodsQuestionAnswerMax = 2000;

export const GoodsQuestion = zod
  .object({
    id: zod.string().min(1).max(goodsQuestionIdMax).regex(goodsQuestionIdRegExp).describe('The question.'),
    content: QuestionText,
    createTime: EpochMs.describe('When it was asked.'),
    userName: zod
      .string()
      .max(goodsQuestionUserNameMax)
      .regex(goodsQuestionUserNameRegExp)
      .describe('Login name of the author, shortened to its first and last letters.'),
    isMine: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether the caller asked it.'),
    answer: zod
      .string()
      .max(goodsQuestionAnswerMax)
      .nullable()
      .describe('What the store answered; null before.'),
    answerTime: GoodsMoment.describe('When the store answered; null before.'),
  })
  .describe(
    'A question about goods, with the answer of the store once there is one. Unanswered questions are shown to their authors only.',
  );

export type GoodsQuestion = zod.input<typeof GoodsQuestion>;
export type GoodsQuestionOutput = zod.output<typeof GoodsQuestion>;

export const goodsQuestionListDataPageListMax = 100;

export const GoodsQuestionListData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(GoodsQuestion)
      .max(goodsQuestionListDataPageListMax)
      .describe('The questions of this page.'),
  })
  .describe('One page of questions.');

export type GoodsQuestionListData = zod.input<typeof GoodsQuestionListData>;
export type GoodsQuestionListDataOutput = zod.output<typeof GoodsQuestionListData>;

export const GoodsQuestionListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsQuestionListData,
  })
  .describe('One page of questions.');

export type GoodsQuestionListOk = zod.input<typeof GoodsQuestionListOk>;
export type GoodsQuestionListOkOutput = zod.output<typeof GoodsQuestionListOk>;

export const GoodsQuestionListAnswer = zod.union([GoodsQuestionListOk, Failure]);

export type GoodsQuestionListAnswer = zod.input<typeof GoodsQuestionListAnswer>;
export type GoodsQuestionListAnswerOutput = zod.output<typeof GoodsQuestionListAnswer>;

export const GoodsQuestionAskOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsQuestion,
  })
  .describe('The question was asked.');

export type GoodsQuestionAskOk = zod.input<typeof GoodsQuestionAskOk>;
export type GoodsQuestionAskOkOutput = zod.output<typeof GoodsQuestionAskOk>;

export const GoodsQuestionAskAnswer = zod.union([GoodsQuestionAskOk, Failure]);

export type GoodsQuestionAskAnswer = zod.input<typeof GoodsQuestionAskAnswer>;
export type GoodsQuestionAskAnswerOutput = zod.output<typeof GoodsQuestionAskAnswer>;

export const KeepGoodsListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoodsPage,
  })
  .describe('One page of favourites.');

export type KeepGoodsListOk = zod.input<typeof KeepGoodsListOk>;
export type KeepGoodsListOkOutput = zod.output<typeof KeepGoodsListOk>;

export const KeepGoodsListAnswer = zod.union([KeepGoodsListOk, Failure]);

export type KeepGoodsListAnswer = zod.input<typeof KeepGoodsListAnswer>;
export type KeepGoodsListAnswerOutput = zod.output<typeof KeepGoodsListAnswer>;

export const KeepGoodsAddOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The goods are a favourite.');

export type KeepGoodsAddOk = zod.input<typeof KeepGoodsAddOk>;
export type KeepGoodsAddOkOutput = zod.output<typeof KeepGoodsAddOk>;

export const KeepGoodsAddAnswer = zod.union([KeepGoodsAddOk, Failure]);

export type KeepGoodsAddAnswer = zod.input<typeof KeepGoodsAddAnswer>;
export type KeepGoodsAddAnswerOutput = zod.output<typeof KeepGoodsAddAnswer>;

export const KeepGoodsDelOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The goods are no longer a favourite.');

export type KeepGoodsDelOk = zod.input<typeof KeepGoodsDelOk>;
export type KeepGoodsDelOkOutput = zod.output<typeof KeepGoodsDelOk>;

export const KeepGoodsDelAnswer = zod.union([KeepGoodsDelOk, Failure]);

export type KeepGoodsDelAnswer = zod.input<typeof KeepGoodsDelAnswer>;
export type KeepGoodsDelAnswerOutput = zod.output<typeof KeepGoodsDelAnswer>;

export const KeepGoodsCountOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Count.describe('Favourites of the caller.'),
  })
  .describe('The number of favourites.');

export type KeepGoodsCountOk = zod.input<typeof KeepGoodsCountOk>;
export type KeepGoodsCountOkOutput = zod.output<typeof KeepGoodsCountOk>;

export const KeepGoodsCountAnswer = zod.union([KeepGoodsCountOk, Failure]);

export type KeepGoodsCountAnswer = zod.input<typeof KeepGoodsCountAnswer>;
export type KeepGoodsCountAnswerOutput = zod.output<typeof KeepGoodsCountAnswer>;

export const KeepGoodsNoticeKind = zod
  .enum({
    /** Costs less than when it was kept or last announced */
    PriceFell: 1,
    /** Was sold out and can be bought again */
    BackInStock: 2,
  })
  .describe('What changed about kept goods.');

export type KeepGoodsNoticeKind = zod.input<typeof KeepGoodsNoticeKind>;
export type KeepGoodsNoticeKindOutput = zod.output<typeof KeepGoodsNoticeKind>;

export const keepGoodsNoticeIdMax = 64;

export const keepGoodsNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const keepGoodsNoticeOldPriceMin = 0;
export const keepGoodsNoticeOldPriceMax = 1000000000;

export const keepGoodsNoticeNewPriceMin = 0;
export const keepGoodsNoticeNewPriceMax = 1000000000;

export const KeepGoodsNotice = zod
  .object({
    id: zod.string().min(1).max(keepGoodsNoticeIdMax).regex(keepGoodsNoticeIdRegExp).describe('The notice.'),
    kind: KeepGoodsNoticeKind,
    createTime: EpochMs.describe('When the change was noticed.'),
    isRead: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether the caller has marked it as read.'),
    oldPrice: zod
      .number()
      .min(keepGoodsNoticeOldPriceMin)
      .max(keepGoodsNoticeOldPriceMax)
      .nullable()
      .describe('Price in dollars before it fell; null for goods back in stock.'),
    newPrice: zod
      .number()
      .min(keepGoodsNoticeNewPriceMin)
      .max(keepGoodsNoticeNewPriceMax)
      .nullable()
      .describe('Price in dollars that it fell to; null for goods back in stock.'),
    goods: Goods,
  })
  .describe('A change of kept goods that makes them worth another look.');

export type KeepGoodsNotice = zod.input<typeof KeepGoodsNotice>;
export type KeepGoodsNoticeOutput = zod.output<typeof KeepGoodsNotice>;

export const keepGoodsNoticesDataPageListMax = 100;

export const KeepGoodsNoticesData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(KeepGoodsNotice)
      .max(keepGoodsNoticesDataPageListMax)
      .describe('The notices of this page.'),
  })
  .describe('One page of notices.');

export type KeepGoodsNoticesData = zod.input<typeof KeepGoodsNoticesData>;
export type KeepGoodsNoticesDataOutput = zod.output<typeof KeepGoodsNoticesData>;

export const KeepGoodsNoticesOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: KeepGoodsNoticesData,
  })
  .describe('One page of notices.');

export type KeepGoodsNoticesOk = zod.input<typeof KeepGoodsNoticesOk>;
export type KeepGoodsNoticesOkOutput = zod.output<typeof KeepGoodsNoticesOk>;

export const KeepGoodsNoticesAnswer = zod.union([KeepGoodsNoticesOk, Failure]);

export type KeepGoodsNoticesAnswer = zod.input<typeof KeepGoodsNoticesAnswer>;
export type KeepGoodsNoticesAnswerOutput = zod.output<typeof KeepGoodsNoticesAnswer>;

export const KeepGoodsUnreadNoticesOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Count.describe('Unread notices.'),
  })
  .describe('How many notices are unread.');

export type KeepGoodsUnreadNoticesOk = zod.input<typeof KeepGoodsUnreadNoticesOk>;
export type KeepGoodsUnreadNoticesOkOutput = zod.output<typeof KeepGoodsUnreadNoticesOk>;

export const KeepGoodsUnreadNoticesAnswer = zod.union([KeepGoodsUnreadNoticesOk, Failure]);

export type KeepGoodsUnreadNoticesAnswer = zod.input<typeof KeepGoodsUnreadNoticesAnswer>;
export type KeepGoodsUnreadNoticesAnswerOutput = zod.output<typeof KeepGoodsUnreadNoticesAnswer>;

export const KeepGoodsReadNoticesOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The notices are read.');

export type KeepGoodsReadNoticesOk = zod.input<typeof KeepGoodsReadNoticesOk>;
export type KeepGoodsReadNoticesOkOutput = zod.output<typeof KeepGoodsReadNoticesOk>;

export const KeepGoodsReadNoticesAnswer = zod.union([KeepGoodsReadNoticesOk, Failure]);

export type KeepGoodsReadNoticesAnswer = zod.input<typeof KeepGoodsReadNoticesAnswer>;
export type KeepGoodsReadNoticesAnswerOutput = zod.output<typeof KeepGoodsReadNoticesAnswer>;

export const favouriteStoreIdMax = 64;

export const favouriteStoreIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const favouriteStoreSellerIdMax = 64;

export const favouriteStoreSellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const favouriteStorePartyIdMax = 64;

export const favouriteStorePartyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const FavouriteStore = zod
  .object({
    id: zod.string().min(1).max(favouriteStoreIdMax).regex(favouriteStoreIdRegExp).describe('The entry.'),
    sellerId: zod
      .string()
      .min(1)
      .max(favouriteStoreSellerIdMax)
      .regex(favouriteStoreSellerIdRegExp)
      .describe('The store.'),
    partyId: zod
      .string()
      .min(1)
      .max(favouriteStorePartyIdMax)
      .regex(favouriteStorePartyIdRegExp)
      .optional()
      .describe('The caller who follows.'),
    createTime: EpochMs.describe('Since when.'),
    sellerVo: Store,
  })
  .describe('A store that the caller follows.');

export type FavouriteStore = zod.input<typeof FavouriteStore>;
export type FavouriteStoreOutput = zod.output<typeof FavouriteStore>;

export const focusSellerListDataPageListMax = 100;

export const FocusSellerListData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(FavouriteStore)
      .max(focusSellerListDataPageListMax)
      .describe('The followed stores of this page.'),
  })
  .describe('One page of followed stores.');

export type FocusSellerListData = zod.input<typeof FocusSellerListData>;
export type FocusSellerListDataOutput = zod.output<typeof FocusSellerListData>;

export const FocusSellerListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: FocusSellerListData,
  })
  .describe('One page of followed stores.');

export type FocusSellerListOk = zod.input<typeof FocusSellerListOk>;
export type FocusSellerListOkOutput = zod.output<typeof FocusSellerListOk>;

export const FocusSellerListAnswer = zod.union([FocusSellerListOk, Failure]);

export type FocusSellerListAnswer = zod.input<typeof FocusSellerListAnswer>;
export type FocusSellerListAnswerOutput = zod.output<typeof FocusSellerListAnswer>;

export const FocusSellerAddOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The store is followed.');

export type FocusSellerAddOk = zod.input<typeof FocusSellerAddOk>;
export type FocusSellerAddOkOutput = zod.output<typeof FocusSellerAddOk>;

export const FocusSellerAddAnswer = zod.union([FocusSellerAddOk, Failure]);

export type FocusSellerAddAnswer = zod.input<typeof FocusSellerAddAnswer>;
export type FocusSellerAddAnswerOutput = zod.output<typeof FocusSellerAddAnswer>;

export const FocusSellerDelOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The store is no longer followed.');

export type FocusSellerDelOk = zod.input<typeof FocusSellerDelOk>;
export type FocusSellerDelOkOutput = zod.output<typeof FocusSellerDelOk>;

export const FocusSellerDelAnswer = zod.union([FocusSellerDelOk, Failure]);

export type FocusSellerDelAnswer = zod.input<typeof FocusSellerDelAnswer>;
export type FocusSellerDelAnswerOutput = zod.output<typeof FocusSellerDelAnswer>;

export const FocusSellerCountOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Count.describe('Stores that the caller follows.'),
  })
  .describe('How many stores the caller follows.');

export type FocusSellerCountOk = zod.input<typeof FocusSellerCountOk>;
export type FocusSellerCountOkOutput = zod.output<typeof FocusSellerCountOk>;

export const FocusSellerCountAnswer = zod.union([FocusSellerCountOk, Failure]);

export type FocusSellerCountAnswer = zod.input<typeof FocusSellerCountAnswer>;
export type FocusSellerCountAnswerOutput = zod.output<typeof FocusSellerCountAnswer>;

export const browseHistoryEntryIdMax = 64;

export const browseHistoryEntryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const BrowseHistoryEntry = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(browseHistoryEntryIdMax)
      .regex(browseHistoryEntryIdRegExp)
      .describe('The entry.'),
    viewTime: EpochMs.describe('When the caller last looked.'),
    goods: Goods,
  })
  .describe('Goods that the caller looked at. Looking again moves the entry to the newest time.');

export type BrowseHistoryEntry = zod.input<typeof BrowseHistoryEntry>;
export type BrowseHistoryEntryOutput = zod.output<typeof BrowseHistoryEntry>;

export const browseHistoryListDataPageListMax = 100;

export const BrowseHistoryListData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(BrowseHistoryEntry)
      .max(browseHistoryListDataPageListMax)
      .describe('The entries of this page.'),
  })
  .describe('One page of the browsing history.');

export type BrowseHistoryListData = zod.input<typeof BrowseHistoryListData>;
export type BrowseHistoryListDataOutput = zod.output<typeof BrowseHistoryListData>;

export const BrowseHistoryListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: BrowseHistoryListData,
  })
  .describe('One page of the browsing history.');

export type BrowseHistoryListOk = zod.input<typeof BrowseHistoryListOk>;
export type BrowseHistoryListOkOutput = zod.output<typeof BrowseHistoryListOk>;

export const BrowseHistoryListAnswer = zod.union([BrowseHistoryListOk, Failure]);

export type BrowseHistoryListAnswer = zod.input<typeof BrowseHistoryListAnswer>;
export type BrowseHistoryListAnswerOutput = zod.output<typeof BrowseHistoryListAnswer>;

export const BrowseHistoryDelOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The history is cleared.');

export type BrowseHistoryDelOk = zod.input<typeof BrowseHistoryDelOk>;
export type BrowseHistoryDelOkOutput = zod.output<typeof BrowseHistoryDelOk>;

export const BrowseHistoryDelAnswer = zod.union([BrowseHistoryDelOk, Failure]);

export type BrowseHistoryDelAnswer = zod.input<typeof BrowseHistoryDelAnswer>;
export type BrowseHistoryDelAnswerOutput = zod.output<typeof BrowseHistoryDelAnswer>;

export const EmailMin = 6;
export const EmailMax = 64;

export const EmailRegExp = new RegExp(
  "^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\\.[A-Za-z]{2,}$",
);

export const Email = zod
  .email()
  .min(EmailMin)
  .max(EmailMax)
  .regex(EmailRegExp)
  .describe('An e-mail address of at most 64 characters.');

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const SubscribeAddOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address is subscribed.');

export type SubscribeAddOk = zod.input<typeof SubscribeAddOk>;
export type SubscribeAddOkOutput = zod.output<typeof SubscribeAddOk>;

export const SubscribeAddAnswer = zod.union([SubscribeAddOk, Failure]);

export type SubscribeAddAnswer = zod.input<typeof SubscribeAddAnswer>;
export type SubscribeAddAnswerOutput = zod.output<typeof SubscribeAddAnswer>;

export const HelpTopic = zod
  .enum([
    'about',
    'careers',
    'download',
    'contact',
    'delivery',
    'shipping',
    'returns',
    'rules',
    'service',
    'sell',
    'sellerPolicy',
    'terms',
    'legal',
    'privacy',
    'slavery',
  ])
  .describe('What an information page is about.');

export type HelpTopic = zod.input<typeof HelpTopic>;
export type HelpTopicOutput = zod.output<typeof HelpTopic>;

export const helpPageTitleMax = 255;

export const helpPageTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const helpPageContentMax = 50000;

export const HelpPage = zod
  .object({
    title: zod
      .string()
      .max(helpPageTitleMax)
      .regex(helpPageTitleRegExp)
      .optional()
      .describe('Title of the page.'),
    content: zod
      .string()
      .max(helpPageContentMax)
      .optional()
      .describe('The text in HTML, which a client sanitises.'),
    translated: Flag.optional().describe(
      'Whether content is in the requested language; otherwise it is in English.',
    ),
  })
  .describe('The text of the mall; an object without properties where it has not written one.');

export type HelpPage = zod.input<typeof HelpPage>;
export type HelpPageOutput = zod.output<typeof HelpPage>;

export const HelpPageInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: HelpPage,
  })
  .describe('The text of the mall.');

export type HelpPageInfoOk = zod.input<typeof HelpPageInfoOk>;
export type HelpPageInfoOkOutput = zod.output<typeof HelpPageInfoOk>;

export const HelpPageInfoAnswer = zod.union([HelpPageInfoOk, Failure]);

export type HelpPageInfoAnswer = zod.input<typeof HelpPageInfoAnswer>;
export type HelpPageInfoAnswerOutput = zod.output<typeof HelpPageInfoAnswer>;

export const LotteryStatusMin = 0;
export const LotteryStatusMax = 9;

export const LotteryStatus = zod
  .int()
  .min(LotteryStatusMin)
  .max(LotteryStatusMax)
  .describe("1 open, 0 switched off; other numbers are a backend's own.");

export type LotteryStatus = zod.input<typeof LotteryStatus>;
export type LotteryStatusOutput = zod.output<typeof LotteryStatus>;

export const lotteryActivityIdMax = 64;

export const lotteryActivityIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const lotteryActivityTitleMax = 255;

export const lotteryActivityTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const lotteryActivityDetailUrlMax = 2000;

export const LotteryActivity = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(lotteryActivityIdMax)
      .regex(lotteryActivityIdRegExp)
      .optional()
      .describe('The lucky draw.'),
    title: zod
      .string()
      .max(lotteryActivityTitleMax)
      .regex(lotteryActivityTitleRegExp)
      .optional()
      .describe('The title of the pop-up.'),
    detailUrl: zod
      .string()
      .max(lotteryActivityDetailUrlMax)
      .optional()
      .describe('The page that the pop-up leads to.'),
    status: LotteryStatus.optional(),
    running: FlagText.optional().describe('`1` while the lucky draw runs.'),
  })
  .describe('The current lucky draw; an object without properties if there is none.');

export type LotteryActivity = zod.input<typeof LotteryActivity>;
export type LotteryActivityOutput = zod.output<typeof LotteryActivity>;

export const LotteryGetCurrentActivityOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LotteryActivity,
  })
  .describe('The current lucky draw.');

export type LotteryGetCurrentActivityOk = zod.input<typeof LotteryGetCurrentActivityOk>;
export type LotteryGetCurrentActivityOkOutput = zod.output<typeof LotteryGetCurrentActivityOk>;

export const LotteryGetCurrentActivityAnswer = zod.union([LotteryGetCurrentActivityOk, Failure]);

export type LotteryGetCurrentActivityAnswer = zod.input<typeof LotteryGetCurrentActivityAnswer>;
export type LotteryGetCurrentActivityAnswerOutput = zod.output<typeof LotteryGetCurrentActivityAnswer>;

export const newsIdMax = 64;

export const newsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const newsTitleMax = 255;

export const newsTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const newsIconImgMax = 500;

export const newsContentMax = 50000;

export const News = zod
  .object({
    id: zod.string().min(1).max(newsIdMax).regex(newsIdRegExp).describe('The news item.'),
    title: zod
      .string()
      .max(newsTitleMax)
      .regex(newsTitleRegExp)
      .describe("Headline in the caller's language."),
    iconImg: zod.string().max(newsIconImgMax).nullable().describe('Picture beside the headline.'),
    releaseTime: WireTime.describe('When it was released, as wall time in UTC+8.'),
    content: zod.string().max(newsContentMax).describe('The text in HTML, which a client sanitises.'),
    translated: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe('Whether content is in the requested language; otherwise it is in English.'),
  })
  .describe('A news item of the mall.');

export type News = zod.input<typeof News>;
export type NewsOutput = zod.output<typeof News>;

export const newsListNewsDataPageListMax = 100;

export const NewsListNewsData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(News).max(newsListNewsDataPageListMax).describe('The news of this page.'),
  })
  .describe('One page of news.');

export type NewsListNewsData = zod.input<typeof NewsListNewsData>;
export type NewsListNewsDataOutput = zod.output<typeof NewsListNewsData>;

export const NewsListNewsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewsListNewsData,
  })
  .describe('One page of news.');

export type NewsListNewsOk = zod.input<typeof NewsListNewsOk>;
export type NewsListNewsOkOutput = zod.output<typeof NewsListNewsOk>;

export const NewsListNewsAnswer = zod.union([NewsListNewsOk, Failure]);

export type NewsListNewsAnswer = zod.input<typeof NewsListNewsAnswer>;
export type NewsListNewsAnswerOutput = zod.output<typeof NewsListNewsAnswer>;

export const NewsDetailNewsData = zod
  .object({
    news: News,
  })
  .describe('One news item.');

export type NewsDetailNewsData = zod.input<typeof NewsDetailNewsData>;
export type NewsDetailNewsDataOutput = zod.output<typeof NewsDetailNewsData>;

export const NewsDetailNewsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewsDetailNewsData,
  })
  .describe('One news item.');

export type NewsDetailNewsOk = zod.input<typeof NewsDetailNewsOk>;
export type NewsDetailNewsOkOutput = zod.output<typeof NewsDetailNewsOk>;

export const NewsDetailNewsAnswer = zod.union([NewsDetailNewsOk, Failure]);

export type NewsDetailNewsAnswer = zod.input<typeof NewsDetailNewsAnswer>;
export type NewsDetailNewsAnswerOutput = zod.output<typeof NewsDetailNewsAnswer>;

export const SysparaCodesMax = 500;

export const SysparaCodesRegExp = new RegExp('^[A-Za-z0-9_.]+(,[A-Za-z0-9_.]+)*$');

export const SysparaCodes = zod
  .string()
  .min(1)
  .max(SysparaCodesMax)
  .regex(SysparaCodesRegExp)
  .describe('Codes of settings, separated by commas.');

export type SysparaCodes = zod.input<typeof SysparaCodes>;
export type SysparaCodesOutput = zod.output<typeof SysparaCodes>;

export const SysparaTextMax = 2000;

export const SysparaText = zod
  .string()
  .max(SysparaTextMax)
  .nullable()
  .describe('A setting as text; null where clients may not read it.');

export type SysparaText = zod.input<typeof SysparaText>;
export type SysparaTextOutput = zod.output<typeof SysparaText>;

export const CoinAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const CoinAmountMax = 29;

export const CoinAmount = zod
  .stringFormat('decimal', CoinAmountRegExp)
  .max(CoinAmountMax)
  .describe('An amount of a coin, exact, with up to ten decimals.');

export type CoinAmount = zod.input<typeof CoinAmount>;
export type CoinAmountOutput = zod.output<typeof CoinAmount>;

export const sysparaWithdrawFeeTypeMax = 255;

export const sysparaWithdrawFeeTypeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const sysparaWithdrawFeeFeeRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const sysparaWithdrawFeeFeeMax = 29;

export const SysparaWithdrawFee = zod
  .object({
    type: zod
      .string()
      .max(sysparaWithdrawFeeTypeMax)
      .regex(sysparaWithdrawFeeTypeRegExp)
      .describe('`rate` for a share of the amount, `fixed` for coins.'),
    fee: zod
      .stringFormat('decimal', sysparaWithdrawFeeFeeRegExp)
      .max(sysparaWithdrawFeeFeeMax)
      .describe('The share, 0.01 for one per cent, or the coins.'),
  })
  .nullable()
  .describe('How the fee of a withdrawal is computed; null where clients may not read it.');

export type SysparaWithdrawFee = zod.input<typeof SysparaWithdrawFee>;
export type SysparaWithdrawFeeOutput = zod.output<typeof SysparaWithdrawFee>;

export const sysparaValuesCustomerServiceUrlMax = 2000;

export const sysparaValuesMallMaxGoodsNumberInOrderMax = 2000;

export const sysparaValuesOrderReturnDaysMax = 2000;

export const sysparaValuesCanRechargeMax = 2000;

export const sysparaValuesMallFirstRechargeRewardsMax = 2000;

export const sysparaValuesTestUserMoneyMax = 2000;

export const sysparaValuesWebsocketPortMax = 2000;

export const sysparaValuesWebsocketUrlMax = 2000;

export const SysparaValues = zod
  .object({
    customer_service_url: zod
      .string()
      .max(sysparaValuesCustomerServiceUrlMax)
      .nullish()
      .describe('Address of customer service.'),
    mall_max_goods_number_in_order: zod
      .string()
      .max(sysparaValuesMallMaxGoodsNumberInOrderMax)
      .nullish()
      .describe('Maximum number of pieces of one variant in an order, as digits.'),
    order_return_days: zod
      .string()
      .max(sysparaValuesOrderReturnDaysMax)
      .nullish()
      .describe(
        'Days from receipt within which goods can be returned and the money is held, as digits; 0 for no returns.',
      ),
    can_recharge: zod
      .string()
      .max(sysparaValuesCanRechargeMax)
      .nullish()
      .describe('`1` while recharges are open.'),
    mall_first_recharge_rewards: zod
      .string()
      .max(sysparaValuesMallFirstRechargeRewardsMax)
      .nullish()
      .describe('The reward of a first recharge.'),
    test_user_money: zod
      .string()
      .max(sysparaValuesTestUserMoneyMax)
      .nullish()
      .describe('Coins that a demo account starts with.'),
    withdraw_fee: SysparaWithdrawFee.optional(),
    websocket_port: zod
      .string()
      .max(sysparaValuesWebsocketPortMax)
      .nullish()
      .describe(
        'The port of this host over which changes are pushed (events.yaml), as digits; null where nothing is pushed.',
      ),
    websocket_url: zod
      .string()
      .max(sysparaValuesWebsocketUrlMax)
      .nullish()
      .describe(
        'The whole address of the WebSocket where it is another one, for instance behind a proxy; else empty.',
      ),
  })
  .describe(
    'The requested settings, each under its code. Codes that were not requested are absent; codes that clients may not read are null.',
  );

export type SysparaValues = zod.input<typeof SysparaValues>;
export type SysparaValuesOutput = zod.output<typeof SysparaValues>;

export const SysparaGetSysparaByGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SysparaValues,
  })
  .describe('The requested settings.');

export type SysparaGetSysparaByGetOk = zod.input<typeof SysparaGetSysparaByGetOk>;
export type SysparaGetSysparaByGetOkOutput = zod.output<typeof SysparaGetSysparaByGetOk>;

export const SysparaGetSysparaByGetAnswer = zod.union([SysparaGetSysparaByGetOk, Failure]);

export type SysparaGetSysparaByGetAnswer = zod.input<typeof SysparaGetSysparaByGetAnswer>;
export type SysparaGetSysparaByGetAnswerOutput = zod.output<typeof SysparaGetSysparaByGetAnswer>;

export const SysparaGetSysparaOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SysparaValues,
  })
  .describe('The requested settings.');

export type SysparaGetSysparaOk = zod.input<typeof SysparaGetSysparaOk>;
export type SysparaGetSysparaOkOutput = zod.output<typeof SysparaGetSysparaOk>;

export const SysparaGetSysparaAnswer = zod.union([SysparaGetSysparaOk, Failure]);

export type SysparaGetSysparaAnswer = zod.input<typeof SysparaGetSysparaAnswer>;
export type SysparaGetSysparaAnswerOutput = zod.output<typeof SysparaGetSysparaAnswer>;

export const LoginNameMin = 6;
export const LoginNameMax = 64;

export const LoginNameRegExp = new RegExp("^[A-Za-z0-9@._+'-]+$");

export const LoginName = zod
  .string()
  .min(LoginNameMin)
  .max(LoginNameMax)
  .regex(LoginNameRegExp)
  .describe("A user's name, e-mail address, or phone as area code and number without blanks.");

export type LoginName = zod.input<typeof LoginName>;
export type LoginNameOutput = zod.output<typeof LoginName>;

export const LoginPasswordRegExp = new RegExp('^[!-~]{6,12}$');

export const LoginPassword = zod
  .stringFormat('password', LoginPasswordRegExp)
  .describe('6 to 12 letters, digits or special characters, kept exactly as typed.');

export type LoginPassword = zod.input<typeof LoginPassword>;
export type LoginPasswordOutput = zod.output<typeof LoginPassword>;

export const SliderPassRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SliderPassMin = 16;
export const SliderPassMax = 64;

export const SliderPass = zod
  .stringFormat('password', SliderPassRegExp)
  .min(SliderPassMin)
  .max(SliderPassMax)
  .describe('Proof of a solved slider; good for five minutes and one use.');

export type SliderPass = zod.input<typeof SliderPass>;
export type SliderPassOutput = zod.output<typeof SliderPass>;

export const UserTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UserTokenMin = 16;
export const UserTokenMax = 64;

export const UserToken = zod
  .stringFormat('password', UserTokenRegExp)
  .min(UserTokenMin)
  .max(UserTokenMax)
  .describe('The token of a new session, which the following calls send as `token`.');

export type UserToken = zod.input<typeof UserToken>;
export type UserTokenOutput = zod.output<typeof UserToken>;

export const OptionalDisplayNameMax = 32;

export const OptionalDisplayName = zod
  .string()
  .max(OptionalDisplayNameMax)
  .nullable()
  .describe('A display name, or null where none was chosen.');

export type OptionalDisplayName = zod.input<typeof OptionalDisplayName>;
export type OptionalDisplayNameOutput = zod.output<typeof OptionalDisplayName>;

export const InvitationCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const InvitationCode = zod.string().regex(InvitationCodeRegExp).describe('4 to 32 letters or digits.');

export type InvitationCode = zod.input<typeof InvitationCode>;
export type InvitationCodeOutput = zod.output<typeof InvitationCode>;

export const UserSession = zod
  .object({
    token: UserToken.describe('The token of the new session.'),
    username: LoginName.describe("The user's name; a phone is written without blanks."),
    displayName: OptionalDisplayName.optional().describe(
      'The display name; null or absent if none was chosen.',
    ),
    usercode: InvitationCode.describe(
      'Short code of the user: the key of the stored cart and the code with which friends are invited.',
    ),
  })
  .describe('A new session and whose it is.');

export type UserSession = zod.input<typeof UserSession>;
export type UserSessionOutput = zod.output<typeof UserSession>;

export const UserNewloginOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: UserSession,
  })
  .describe('The login succeeded.');

export type UserNewloginOk = zod.input<typeof UserNewloginOk>;
export type UserNewloginOkOutput = zod.output<typeof UserNewloginOk>;

export const UserNewloginAnswer = zod.union([UserNewloginOk, Failure]);

export type UserNewloginAnswer = zod.input<typeof UserNewloginAnswer>;
export type UserNewloginAnswerOutput = zod.output<typeof UserNewloginAnswer>;

export const UserLogoutOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The session has ended.');

export type UserLogoutOk = zod.input<typeof UserLogoutOk>;
export type UserLogoutOkOutput = zod.output<typeof UserLogoutOk>;

export const UserLogoutAnswer = zod.union([UserLogoutOk, Failure]);

export type UserLogoutAnswer = zod.input<typeof UserLogoutAnswer>;
export type UserLogoutAnswerOutput = zod.output<typeof UserLogoutAnswer>;

export const Presence = zod
  .enum({
    /** In front of the screen */
    Online: 1,
    /** Logged in but away */
    Away: 2,
    /** About to leave */
    Offline: 3,
  })
  .describe('Whether a user is there.');

export type Presence = zod.input<typeof Presence>;
export type PresenceOutput = zod.output<typeof Presence>;

export const UserHeartbeatOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The heartbeat was received.');

export type UserHeartbeatOk = zod.input<typeof UserHeartbeatOk>;
export type UserHeartbeatOkOutput = zod.output<typeof UserHeartbeatOk>;

export const UserHeartbeatAnswer = zod.union([UserHeartbeatOk, Failure]);

export type UserHeartbeatAnswer = zod.input<typeof UserHeartbeatAnswer>;
export type UserHeartbeatAnswerOutput = zod.output<typeof UserHeartbeatAnswer>;

export const ClosingReasonMax = 500;

export const ClosingReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const ClosingReason = zod
  .string()
  .min(1)
  .max(ClosingReasonMax)
  .regex(ClosingReasonRegExp)
  .describe("Why a user closes the account, in the user's words.");

export type ClosingReason = zod.input<typeof ClosingReason>;
export type ClosingReasonOutput = zod.output<typeof ClosingReason>;

export const FundPasswordRegExp = new RegExp('^\\d{6}$');

export const FundPassword = zod.stringFormat('password', FundPasswordRegExp).describe('Exactly six digits.');

export type FundPassword = zod.input<typeof FundPassword>;
export type FundPasswordOutput = zod.output<typeof FundPassword>;

export const UserLogoffOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The account is closed.');

export type UserLogoffOk = zod.input<typeof UserLogoffOk>;
export type UserLogoffOkOutput = zod.output<typeof UserLogoffOk>;

export const UserLogoffAnswer = zod.union([UserLogoffOk, Failure]);

export type UserLogoffAnswer = zod.input<typeof UserLogoffAnswer>;
export type UserLogoffAnswerOutput = zod.output<typeof UserLogoffAnswer>;

export const UserUpdateOldAndNewPswOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The login password has changed.');

export type UserUpdateOldAndNewPswOk = zod.input<typeof UserUpdateOldAndNewPswOk>;
export type UserUpdateOldAndNewPswOkOutput = zod.output<typeof UserUpdateOldAndNewPswOk>;

export const UserUpdateOldAndNewPswAnswer = zod.union([UserUpdateOldAndNewPswOk, Failure]);

export type UserUpdateOldAndNewPswAnswer = zod.input<typeof UserUpdateOldAndNewPswAnswer>;
export type UserUpdateOldAndNewPswAnswerOutput = zod.output<typeof UserUpdateOldAndNewPswAnswer>;

export const UserSetSafewordRegOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The fund password is set.');

export type UserSetSafewordRegOk = zod.input<typeof UserSetSafewordRegOk>;
export type UserSetSafewordRegOkOutput = zod.output<typeof UserSetSafewordRegOk>;

export const UserSetSafewordRegAnswer = zod.union([UserSetSafewordRegOk, Failure]);

export type UserSetSafewordRegAnswer = zod.input<typeof UserSetSafewordRegAnswer>;
export type UserSetSafewordRegAnswerOutput = zod.output<typeof UserSetSafewordRegAnswer>;

export const UserUpdateOldAndNewSafewordOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The fund password has changed.');

export type UserUpdateOldAndNewSafewordOk = zod.input<typeof UserUpdateOldAndNewSafewordOk>;
export type UserUpdateOldAndNewSafewordOkOutput = zod.output<typeof UserUpdateOldAndNewSafewordOk>;

export const UserUpdateOldAndNewSafewordAnswer = zod.union([UserUpdateOldAndNewSafewordOk, Failure]);

export type UserUpdateOldAndNewSafewordAnswer = zod.input<typeof UserUpdateOldAndNewSafewordAnswer>;
export type UserUpdateOldAndNewSafewordAnswerOutput = zod.output<typeof UserUpdateOldAndNewSafewordAnswer>;

export const BlockchainNameRegExp = new RegExp('^[A-Za-z0-9]{2,20}$');

export const BlockchainName = zod
  .string()
  .regex(BlockchainNameRegExp)
  .describe('The network that a coin travels on, such as TRC20, ERC20 or OMNI.');

export type BlockchainName = zod.input<typeof BlockchainName>;
export type BlockchainNameOutput = zod.output<typeof BlockchainName>;

export const Coin = zod
  .enum(['USDT', 'ETH', 'BTC', 'USDC'])
  .describe('A coin that the mall takes and pays out.');

export type Coin = zod.input<typeof Coin>;
export type CoinOutput = zod.output<typeof Coin>;

export const WithdrawAddressRegExp = new RegExp(
  '^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{24,33})$',
);

export const WithdrawAddress = zod
  .string()
  .regex(WithdrawAddressRegExp)
  .describe(
    'An address that coins can be paid out to: ERC20 begins with 0x, TRC20 with T, OMNI with 1 or 3.',
  );

export type WithdrawAddress = zod.input<typeof WithdrawAddress>;
export type WithdrawAddressOutput = zod.output<typeof WithdrawAddress>;

export const VerificationCodeRegExp = new RegExp('^\\d{6}$');

export const VerificationCode = zod
  .string()
  .regex(VerificationCodeRegExp)
  .describe('The six digits that were sent or that an authenticator shows.');

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;

export const UserBindWithdrawAddressOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address is bound.');

export type UserBindWithdrawAddressOk = zod.input<typeof UserBindWithdrawAddressOk>;
export type UserBindWithdrawAddressOkOutput = zod.output<typeof UserBindWithdrawAddressOk>;

export const UserBindWithdrawAddressAnswer = zod.union([UserBindWithdrawAddressOk, Failure]);

export type UserBindWithdrawAddressAnswer = zod.input<typeof UserBindWithdrawAddressAnswer>;
export type UserBindWithdrawAddressAnswerOutput = zod.output<typeof UserBindWithdrawAddressAnswer>;

export const MaskedTargetMax = 64;

export const MaskedTarget = zod
  .string()
  .max(MaskedTargetMax)
  .nullable()
  .describe('An e-mail address or phone of which only the ends are shown, or null.');

export type MaskedTarget = zod.input<typeof MaskedTarget>;
export type MaskedTargetOutput = zod.output<typeof MaskedTarget>;

export const UserGetUserNameVerifTargetData = zod
  .object({
    username: LoginName.describe('The requested name.'),
    phone: MaskedTarget.describe(
      'The phone that the name is, of which only the ends are shown; null for other names.',
    ),
    phone_authority: zod.boolean().describe('Whether a code can be sent to this phone.'),
    email: MaskedTarget.describe(
      'The e-mail address that the name is, of which only the ends are shown; null for other names.',
    ),
    email_authority: zod.boolean().describe('Whether a code can be sent to this e-mail address.'),
    googleverif: zod
      .boolean()
      .describe(
        "Whether an authenticator's code may be used instead; false for every name, since it never replaces the password alone.",
      ),
  })
  .describe(
    'The methods by which a name can prove ownership. They follow from the name alone and do not reveal whether an account exists.',
  );

export type UserGetUserNameVerifTargetData = zod.input<typeof UserGetUserNameVerifTargetData>;
export type UserGetUserNameVerifTargetDataOutput = zod.output<typeof UserGetUserNameVerifTargetData>;

export const UserGetUserNameVerifTargetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: UserGetUserNameVerifTargetData,
  })
  .describe('The methods of a name.');

export type UserGetUserNameVerifTargetOk = zod.input<typeof UserGetUserNameVerifTargetOk>;
export type UserGetUserNameVerifTargetOkOutput = zod.output<typeof UserGetUserNameVerifTargetOk>;

export const UserGetUserNameVerifTargetAnswer = zod.union([UserGetUserNameVerifTargetOk, Failure]);

export type UserGetUserNameVerifTargetAnswer = zod.input<typeof UserGetUserNameVerifTargetAnswer>;
export type UserGetUserNameVerifTargetAnswerOutput = zod.output<typeof UserGetUserNameVerifTargetAnswer>;

export const SentCodeWay = zod
  .enum({
    /** A code sent to the phone */
    PhoneCode: 1,
    /** A code sent to the e-mail address */
    EmailCode: 2,
  })
  .describe('Where a code that proves the owner of an account was sent to.');

export type SentCodeWay = zod.input<typeof SentCodeWay>;
export type SentCodeWayOutput = zod.output<typeof SentCodeWay>;

export const UserResetpswOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The login password is set anew.');

export type UserResetpswOk = zod.input<typeof UserResetpswOk>;
export type UserResetpswOkOutput = zod.output<typeof UserResetpswOk>;

export const UserResetpswAnswer = zod.union([UserResetpswOk, Failure]);

export type UserResetpswAnswer = zod.input<typeof UserResetpswAnswer>;
export type UserResetpswAnswerOutput = zod.output<typeof UserResetpswAnswer>;

export const VerificationWay = zod
  .enum({
    /** A code sent to the phone */
    PhoneCode: 1,
    /** A code sent to the e-mail address */
    EmailCode: 2,
    /** The code that the authenticator shows */
    AuthenticatorCode: 3,
  })
  .describe('How a user proves to be the owner of the account.');

export type VerificationWay = zod.input<typeof VerificationWay>;
export type VerificationWayOutput = zod.output<typeof VerificationWay>;

export const UserSetSafewordOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The fund password is set anew.');

export type UserSetSafewordOk = zod.input<typeof UserSetSafewordOk>;
export type UserSetSafewordOkOutput = zod.output<typeof UserSetSafewordOk>;

export const UserSetSafewordAnswer = zod.union([UserSetSafewordOk, Failure]);

export type UserSetSafewordAnswer = zod.input<typeof UserSetSafewordAnswer>;
export type UserSetSafewordAnswerOutput = zod.output<typeof UserSetSafewordAnswer>;

export const OptionalNameMax = 64;

export const OptionalName = zod
  .string()
  .max(OptionalNameMax)
  .nullable()
  .describe('A name, or null where there is none.');

export type OptionalName = zod.input<typeof OptionalName>;
export type OptionalNameOutput = zod.output<typeof OptionalName>;

export const OptionalPhoneRegExp = new RegExp(
  '^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15})$',
);

export const OptionalPhone = zod
  .string()
  .regex(OptionalPhoneRegExp)
  .nullable()
  .describe('Area code, one space and number, or null where there is none.');

export type OptionalPhone = zod.input<typeof OptionalPhone>;
export type OptionalPhoneOutput = zod.output<typeof OptionalPhone>;

export const OptionalEmailMax = 64;

export const OptionalEmail = zod
  .email()
  .max(OptionalEmailMax)
  .nullable()
  .describe('An e-mail address, or null where there is none.');

export type OptionalEmail = zod.input<typeof OptionalEmail>;
export type OptionalEmailOutput = zod.output<typeof OptionalEmail>;

export const AvatarNumberRegExp = new RegExp('^([1-9]|1\\d|20)$');

export const AvatarNumber = zod
  .string()
  .regex(AvatarNumberRegExp)
  .describe("Which of the mall's twenty avatar pictures, as text.");

export type AvatarNumber = zod.input<typeof AvatarNumber>;
export type AvatarNumberOutput = zod.output<typeof AvatarNumber>;

export const UserRoleRegExp = new RegExp('^[A-Z_]{3,20}$');

export const UserRole = zod
  .string()
  .regex(UserRoleRegExp)
  .describe('What kind of account it is, such as MEMBER, GUEST or TEST.');

export type UserRole = zod.input<typeof UserRole>;
export type UserRoleOutput = zod.output<typeof UserRole>;

export const FundPasswordSetMin = 0;
export const FundPasswordSetMax = 1;

export const FundPasswordSet = zod
  .int()
  .min(FundPasswordSetMin)
  .max(FundPasswordSetMax)
  .describe('1 when a fund password is set, else 0; never the password itself.');

export type FundPasswordSet = zod.input<typeof FundPasswordSet>;
export type FundPasswordSetOutput = zod.output<typeof FundPasswordSet>;

export const VerificationStatusMin = 0;
export const VerificationStatusMax = 3;

export const VerificationStatus = zod
  .int()
  .min(VerificationStatusMin)
  .max(VerificationStatusMax)
  .nullable()
  .describe(
    'Where an identity check stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.',
  );

export type VerificationStatus = zod.input<typeof VerificationStatus>;
export type VerificationStatusOutput = zod.output<typeof VerificationStatus>;

export const OptionalWireTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');

export const OptionalWireTime = zod
  .string()
  .regex(OptionalWireTimeRegExp)
  .nullable()
  .describe('Wall time in UTC+8, `yyyy-MM-dd HH:mm:ss`, or null as long as it has not happened.');

export type OptionalWireTime = zod.input<typeof OptionalWireTime>;
export type OptionalWireTimeOutput = zod.output<typeof OptionalWireTime>;

export const OptionalIpMax = 45;

export const OptionalIpRegExp = new RegExp(
  '^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}|[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]{0,34}:[0-9A-Fa-f.]{0,15})$',
);

export const OptionalIp = zod
  .string()
  .max(OptionalIpMax)
  .regex(OptionalIpRegExp)
  .nullable()
  .describe('An IPv4 or IPv6 address, or null where there is none.');

export type OptionalIp = zod.input<typeof OptionalIp>;
export type OptionalIpOutput = zod.output<typeof OptionalIp>;

export const OptionalUrlMax = 2000;

export const OptionalUrl = zod
  .string()
  .max(OptionalUrlMax)
  .nullable()
  .describe('A web address, or null where there is none.');

export type OptionalUrl = zod.input<typeof OptionalUrl>;
export type OptionalUrlOutput = zod.output<typeof OptionalUrl>;

export const LocaluserGetData = zod
  .object({
    username: LoginName.describe('The name that the user logs in with.'),
    usercode: InvitationCode.describe(
      'Short code of the user: the key of the stored cart and the code with which friends are invited.',
    ),
    name: OptionalName.describe('Real name from the identity check; null before it.'),
    displayName: OptionalDisplayName.optional().describe(
      'The display name; null or absent if none was chosen.',
    ),
    phone: OptionalPhone.describe('The bound phone.'),
    phoneverif: zod.boolean().describe('Whether the phone was confirmed by a code.'),
    email: OptionalEmail.describe('The bound e-mail address.'),
    emailverif: zod.boolean().describe('Whether the e-mail address was confirmed by a code.'),
    avatar: AvatarNumber.describe("The user's picture; 1 until the user chooses another."),
    userrole: UserRole.describe(
      'Kind of the account: MEMBER for buyers and merchants, others for accounts of the mall itself.',
    ),
    roletype: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('1 for a merchant'),
    safeword: FundPasswordSet.describe('Whether a fund password is set.'),
    identityverif: zod.boolean().describe('Whether the identity check has been passed.'),
    advancedverif: zod.boolean().describe('Whether the advanced verification has been passed.'),
    kyc_status: VerificationStatus.describe(
      'The identity check: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.',
    ),
    kyc_high_level_status: VerificationStatus.describe(
      'The advanced verification: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.',
    ),
    googleverif: zod.boolean().describe('Whether an authenticator is bound.'),
    nationality: OptionalName.describe('Country from the identity check; null before it.'),
    lastlogintime: OptionalWireTime.describe('When the user last logged in; null before the first time.'),
    lastloginip: OptionalIp.describe('Where that login came from; null where it is not kept.'),
    signPdfUrl: OptionalUrl.describe('The agreement that a merchant signed; null for buyers.'),
    url: Url.describe('The link with which the user invites friends.'),
    usercode_qr: OptionalImage.describe('The same link as a QR picture; null where the client draws it.'),
    test: zod
      .boolean()
      .describe("Whether the account is for trying out and not counted in the mall's figures."),
  })
  .describe('The profile of the caller.');

export type LocaluserGetData = zod.input<typeof LocaluserGetData>;
export type LocaluserGetDataOutput = zod.output<typeof LocaluserGetData>;

export const LocaluserGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LocaluserGetData,
  })
  .describe('The profile of the caller.');

export type LocaluserGetOk = zod.input<typeof LocaluserGetOk>;
export type LocaluserGetOkOutput = zod.output<typeof LocaluserGetOk>;

export const LocaluserGetAnswer = zod.union([LocaluserGetOk, Failure]);

export type LocaluserGetAnswer = zod.input<typeof LocaluserGetAnswer>;
export type LocaluserGetAnswerOutput = zod.output<typeof LocaluserGetAnswer>;

export const AccountNameMax = 64;

export const AccountNameRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);

export const AccountName = zod
  .string()
  .max(AccountNameMax)
  .regex(AccountNameRegExp)
  .describe(
    'An e-mail address, or a phone as area code, one space and number, at least eight digits together.',
  );

export type AccountName = zod.input<typeof AccountName>;
export type AccountNameOutput = zod.output<typeof AccountName>;

export const AccountKind = zod
  .enum({
    /** A phone */
    Phone: 1,
    /** An e-mail address */
    Email: 2,
  })
  .describe('Whether a name is a phone or an e-mail address.');

export type AccountKind = zod.input<typeof AccountKind>;
export type AccountKindOutput = zod.output<typeof AccountKind>;

export const LocaluserRegisterNoVerifcodeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: UserSession,
  })
  .describe('The account exists and is logged in.');

export type LocaluserRegisterNoVerifcodeOk = zod.input<typeof LocaluserRegisterNoVerifcodeOk>;
export type LocaluserRegisterNoVerifcodeOkOutput = zod.output<typeof LocaluserRegisterNoVerifcodeOk>;

export const LocaluserRegisterNoVerifcodeAnswer = zod.union([LocaluserRegisterNoVerifcodeOk, Failure]);

export type LocaluserRegisterNoVerifcodeAnswer = zod.input<typeof LocaluserRegisterNoVerifcodeAnswer>;
export type LocaluserRegisterNoVerifcodeAnswerOutput = zod.output<typeof LocaluserRegisterNoVerifcodeAnswer>;

export const LocaluserRegisterWithVerifcodeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: UserSession,
  })
  .describe('The account exists and is logged in.');

export type LocaluserRegisterWithVerifcodeOk = zod.input<typeof LocaluserRegisterWithVerifcodeOk>;
export type LocaluserRegisterWithVerifcodeOkOutput = zod.output<typeof LocaluserRegisterWithVerifcodeOk>;

export const LocaluserRegisterWithVerifcodeAnswer = zod.union([LocaluserRegisterWithVerifcodeOk, Failure]);

export type LocaluserRegisterWithVerifcodeAnswer = zod.input<typeof LocaluserRegisterWithVerifcodeAnswer>;
export type LocaluserRegisterWithVerifcodeAnswerOutput = zod.output<
  typeof LocaluserRegisterWithVerifcodeAnswer
>;

export const LocaluserCheckEmailOrPhoneOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The target is free to be bound.');

export type LocaluserCheckEmailOrPhoneOk = zod.input<typeof LocaluserCheckEmailOrPhoneOk>;
export type LocaluserCheckEmailOrPhoneOkOutput = zod.output<typeof LocaluserCheckEmailOrPhoneOk>;

export const LocaluserCheckEmailOrPhoneAnswer = zod.union([LocaluserCheckEmailOrPhoneOk, Failure]);

export type LocaluserCheckEmailOrPhoneAnswer = zod.input<typeof LocaluserCheckEmailOrPhoneAnswer>;
export type LocaluserCheckEmailOrPhoneAnswerOutput = zod.output<typeof LocaluserCheckEmailOrPhoneAnswer>;

export const AvatarIndexMax = 20;

export const AvatarIndex = zod
  .int()
  .min(1)
  .max(AvatarIndexMax)
  .describe("Which of the mall's twenty avatar pictures.");

export type AvatarIndex = zod.input<typeof AvatarIndex>;
export type AvatarIndexOutput = zod.output<typeof AvatarIndex>;

export const LocaluserRefreshAvatarOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The avatar has changed.');

export type LocaluserRefreshAvatarOk = zod.input<typeof LocaluserRefreshAvatarOk>;
export type LocaluserRefreshAvatarOkOutput = zod.output<typeof LocaluserRefreshAvatarOk>;

export const LocaluserRefreshAvatarAnswer = zod.union([LocaluserRefreshAvatarOk, Failure]);

export type LocaluserRefreshAvatarAnswer = zod.input<typeof LocaluserRefreshAvatarAnswer>;
export type LocaluserRefreshAvatarAnswerOutput = zod.output<typeof LocaluserRefreshAvatarAnswer>;

export const LocaluserMailSettingsData = zod
  .object({
    email: zod
      .string()
      .nullable()
      .describe('The proven address that e-mails go to. Null as long as none is proven.'),
    orders: zod.boolean().describe('E-mails about orders and deliveries.'),
    refunds: zod.boolean().describe('E-mails about refunds.'),
    wallet: zod.boolean().describe('E-mails about money that arrives.'),
    newsletter: zod.boolean().describe('The newsletter.'),
  })
  .describe('Which e-mails a user gets.');

export type LocaluserMailSettingsData = zod.input<typeof LocaluserMailSettingsData>;
export type LocaluserMailSettingsDataOutput = zod.output<typeof LocaluserMailSettingsData>;

export const LocaluserMailSettingsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LocaluserMailSettingsData,
  })
  .describe('Which e-mails the caller gets.');

export type LocaluserMailSettingsOk = zod.input<typeof LocaluserMailSettingsOk>;
export type LocaluserMailSettingsOkOutput = zod.output<typeof LocaluserMailSettingsOk>;

export const LocaluserMailSettingsAnswer = zod.union([LocaluserMailSettingsOk, Failure]);

export type LocaluserMailSettingsAnswer = zod.input<typeof LocaluserMailSettingsAnswer>;
export type LocaluserMailSettingsAnswerOutput = zod.output<typeof LocaluserMailSettingsAnswer>;

export const LocaluserSetMailSettingsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The settings have changed.');

export type LocaluserSetMailSettingsOk = zod.input<typeof LocaluserSetMailSettingsOk>;
export type LocaluserSetMailSettingsOkOutput = zod.output<typeof LocaluserSetMailSettingsOk>;

export const LocaluserSetMailSettingsAnswer = zod.union([LocaluserSetMailSettingsOk, Failure]);

export type LocaluserSetMailSettingsAnswer = zod.input<typeof LocaluserSetMailSettingsAnswer>;
export type LocaluserSetMailSettingsAnswerOutput = zod.output<typeof LocaluserSetMailSettingsAnswer>;

export const openSessionIdMax = 64;

export const openSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const openSessionBrowserMax = 40;

export const openSessionSystemMax = 40;

export const OpenSession = zod
  .object({
    id: zod.string().min(1).max(openSessionIdMax).regex(openSessionIdRegExp).describe('The session.'),
    browser: zod
      .string()
      .max(openSessionBrowserMax)
      .nullable()
      .describe('Name of the browser; null where it is unknown.'),
    system: zod
      .string()
      .max(openSessionSystemMax)
      .nullable()
      .describe('Operating system; null where it is unknown.'),
    createTime: WireTime.describe('When the user logged in.'),
    isCurrent: zod.boolean().describe('Whether this session makes the call.'),
  })
  .describe('A session of a user. Browser and system are guesses from what the browser said at the login.');

export type OpenSession = zod.input<typeof OpenSession>;
export type OpenSessionOutput = zod.output<typeof OpenSession>;

export const localuserSessionsOkDataMax = 50;

export const LocaluserSessionsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .array(OpenSession)
      .max(localuserSessionsOkDataMax)
      .describe('The open sessions, the latest login first.'),
  })
  .describe('Where the caller is logged in.');

export type LocaluserSessionsOk = zod.input<typeof LocaluserSessionsOk>;
export type LocaluserSessionsOkOutput = zod.output<typeof LocaluserSessionsOk>;

export const LocaluserSessionsAnswer = zod.union([LocaluserSessionsOk, Failure]);

export type LocaluserSessionsAnswer = zod.input<typeof LocaluserSessionsAnswer>;
export type LocaluserSessionsAnswerOutput = zod.output<typeof LocaluserSessionsAnswer>;

export const LocaluserEndSessionsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The sessions have ended.');

export type LocaluserEndSessionsOk = zod.input<typeof LocaluserEndSessionsOk>;
export type LocaluserEndSessionsOkOutput = zod.output<typeof LocaluserEndSessionsOk>;

export const LocaluserEndSessionsAnswer = zod.union([LocaluserEndSessionsOk, Failure]);

export type LocaluserEndSessionsAnswer = zod.input<typeof LocaluserEndSessionsAnswer>;
export type LocaluserEndSessionsAnswerOutput = zod.output<typeof LocaluserEndSessionsAnswer>;

export const SecurityEventKind = zod
  .enum([
    'login',
    'newDevice',
    'passwordChanged',
    'fundPasswordSet',
    'fundPasswordChanged',
    'fundPasswordReset',
    'authenticatorAdded',
    'authenticatorRemoved',
    'emailSet',
    'phoneSet',
    'withdrawAddressSet',
    'withdrawAddressReleaseRequested',
    'withdrawAddressRemoved',
    'sessionsEnded',
    'accountReset',
  ])
  .describe(
    'What happened. `newDevice` is a sign-in with a browser that the mall did not know; `accountReset` removed everything that had been set up before an address was proved.',
  );

export type SecurityEventKind = zod.input<typeof SecurityEventKind>;
export type SecurityEventKindOutput = zod.output<typeof SecurityEventKind>;

export const securityEventIdMin = 0;
export const securityEventIdMax = 2147483647;

export const securityEventBrowserMax = 40;

export const securityEventSystemMax = 40;

export const SecurityEvent = zod
  .object({
    id: zod
      .int()
      .min(securityEventIdMin)
      .max(securityEventIdMax)
      .describe('The event; later ones have higher numbers.'),
    kind: SecurityEventKind,
    browser: zod
      .string()
      .max(securityEventBrowserMax)
      .nullable()
      .describe('Name of the browser; null where it is unknown.'),
    system: zod
      .string()
      .max(securityEventSystemMax)
      .nullable()
      .describe('Operating system; null where it is unknown.'),
    createTime: WireTime.describe('When it happened.'),
  })
  .describe(
    'Something that happened to the account of a user. Browser and system are guesses from what the browser said.',
  );

export type SecurityEvent = zod.input<typeof SecurityEvent>;
export type SecurityEventOutput = zod.output<typeof SecurityEvent>;

export const localuserSecurityEventsOkDataMax = 50;

export const LocaluserSecurityEventsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .array(SecurityEvent)
      .max(localuserSecurityEventsOkDataMax)
      .describe('What happened, the latest first.'),
  })
  .describe('What happened to the account.');

export type LocaluserSecurityEventsOk = zod.input<typeof LocaluserSecurityEventsOk>;
export type LocaluserSecurityEventsOkOutput = zod.output<typeof LocaluserSecurityEventsOk>;

export const LocaluserSecurityEventsAnswer = zod.union([LocaluserSecurityEventsOk, Failure]);

export type LocaluserSecurityEventsAnswer = zod.input<typeof LocaluserSecurityEventsAnswer>;
export type LocaluserSecurityEventsAnswerOutput = zod.output<typeof LocaluserSecurityEventsAnswer>;

export const DisplayNameMax = 32;

export const DisplayNameRegExp = new RegExp(
  '^(?:[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DisplayName = zod
  .string()
  .max(DisplayNameMax)
  .regex(DisplayNameRegExp)
  .describe('A display name of up to 32 characters in one line. An empty text removes the name.');

export type DisplayName = zod.input<typeof DisplayName>;
export type DisplayNameOutput = zod.output<typeof DisplayName>;

export const LocaluserSetDisplayNameOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The display name has changed.');

export type LocaluserSetDisplayNameOk = zod.input<typeof LocaluserSetDisplayNameOk>;
export type LocaluserSetDisplayNameOkOutput = zod.output<typeof LocaluserSetDisplayNameOk>;

export const LocaluserSetDisplayNameAnswer = zod.union([LocaluserSetDisplayNameOk, Failure]);

export type LocaluserSetDisplayNameAnswer = zod.input<typeof LocaluserSetDisplayNameAnswer>;
export type LocaluserSetDisplayNameAnswerOutput = zod.output<typeof LocaluserSetDisplayNameAnswer>;

export const BindingProofRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const BindingProofMin = 16;
export const BindingProofMax = 64;

export const BindingProof = zod
  .stringFormat('password', BindingProofRegExp)
  .min(BindingProofMin)
  .max(BindingProofMax)
  .describe("Proof that a present binding is the caller's; good for ten minutes and one use.");

export type BindingProof = zod.input<typeof BindingProof>;
export type BindingProofOutput = zod.output<typeof BindingProof>;

export const LocaluserBeforeBindData = zod
  .object({
    verifyCode: BindingProof.describe('What `localuser!bindEmailOrPhone` requires besides the new code.'),
  })
  .describe("The proof that the present binding is the caller's.");

export type LocaluserBeforeBindData = zod.input<typeof LocaluserBeforeBindData>;
export type LocaluserBeforeBindDataOutput = zod.output<typeof LocaluserBeforeBindData>;

export const LocaluserBeforeBindOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LocaluserBeforeBindData,
  })
  .describe('The present binding is proved.');

export type LocaluserBeforeBindOk = zod.input<typeof LocaluserBeforeBindOk>;
export type LocaluserBeforeBindOkOutput = zod.output<typeof LocaluserBeforeBindOk>;

export const LocaluserBeforeBindAnswer = zod.union([LocaluserBeforeBindOk, Failure]);

export type LocaluserBeforeBindAnswer = zod.input<typeof LocaluserBeforeBindAnswer>;
export type LocaluserBeforeBindAnswerOutput = zod.output<typeof LocaluserBeforeBindAnswer>;

export const LocaluserBindEmailOrPhoneOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The target is bound.');

export type LocaluserBindEmailOrPhoneOk = zod.input<typeof LocaluserBindEmailOrPhoneOk>;
export type LocaluserBindEmailOrPhoneOkOutput = zod.output<typeof LocaluserBindEmailOrPhoneOk>;

export const LocaluserBindEmailOrPhoneAnswer = zod.union([LocaluserBindEmailOrPhoneOk, Failure]);

export type LocaluserBindEmailOrPhoneAnswer = zod.input<typeof LocaluserBindEmailOrPhoneAnswer>;
export type LocaluserBindEmailOrPhoneAnswerOutput = zod.output<typeof LocaluserBindEmailOrPhoneAnswer>;

export const OptionalCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const OptionalCode = zod
  .string()
  .regex(OptionalCodeRegExp)
  .nullable()
  .describe('An invitation code, or null where there is none.');

export type OptionalCode = zod.input<typeof OptionalCode>;
export type OptionalCodeOutput = zod.output<typeof OptionalCode>;

export const LocaluserGetReferralData = zod
  .object({
    usercode: InvitationCode.describe('The code that friends enter when they register.'),
    url: Url.describe('The registration page with this code filled in.'),
    usercode_qr: OptionalImage.describe('The same link as a QR picture; null where the client draws it.'),
    inviteNum: Count.describe('Users who registered with this code.'),
    agentCode: OptionalCode.describe(
      "The code that the caller registered with, which can't be changed; null without one.",
    ),
  })
  .describe('How the caller invites friends and how many came.');

export type LocaluserGetReferralData = zod.input<typeof LocaluserGetReferralData>;
export type LocaluserGetReferralDataOutput = zod.output<typeof LocaluserGetReferralData>;

export const LocaluserGetReferralOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LocaluserGetReferralData,
  })
  .describe('How the caller invites friends.');

export type LocaluserGetReferralOk = zod.input<typeof LocaluserGetReferralOk>;
export type LocaluserGetReferralOkOutput = zod.output<typeof LocaluserGetReferralOk>;

export const LocaluserGetReferralAnswer = zod.union([LocaluserGetReferralOk, Failure]);

export type LocaluserGetReferralAnswer = zod.input<typeof LocaluserGetReferralAnswer>;
export type LocaluserGetReferralAnswerOutput = zod.output<typeof LocaluserGetReferralAnswer>;

export const AuthenticatorSecretRegExp = new RegExp('^[A-Z2-7]{32}$');

export const AuthenticatorSecret = zod
  .stringFormat('password', AuthenticatorSecretRegExp)
  .describe('The key that mall and authenticator share, in base32.');

export type AuthenticatorSecret = zod.input<typeof AuthenticatorSecret>;
export type AuthenticatorSecretOutput = zod.output<typeof AuthenticatorSecret>;

export const AuthenticatorUriRegExp = new RegExp('^otpauth://totp');

export const AuthenticatorUriMax = 500;

export const AuthenticatorUri = zod
  .stringFormat('password', AuthenticatorUriRegExp)
  .max(AuthenticatorUriMax)
  .describe('The same key as an address that authenticators read from a QR picture.');

export type AuthenticatorUri = zod.input<typeof AuthenticatorUri>;
export type AuthenticatorUriOutput = zod.output<typeof AuthenticatorUri>;

export const RecoveryCodeRegExp = new RegExp('^[a-z2-7]{5}-[a-z2-7]{5}$');

export const RecoveryCode = zod
  .stringFormat('password', RecoveryCodeRegExp)
  .describe('A code that stands in for the authenticator once, should it get lost.');

export type RecoveryCode = zod.input<typeof RecoveryCode>;
export type RecoveryCodeOutput = zod.output<typeof RecoveryCode>;

export const googleAuthGetDataRecoveryCodesMin = 8;
export const googleAuthGetDataRecoveryCodesMax = 8;

export const GoogleAuthGetData = zod
  .object({
    secret: AuthenticatorSecret.describe(
      "The new key, to be typed into an authenticator that can't read pictures.",
    ),
    uri: AuthenticatorUri.describe(
      'The new key as an address, which the client draws as a QR picture itself.',
    ),
    recoveryCodes: zod
      .array(RecoveryCode)
      .min(googleAuthGetDataRecoveryCodesMin)
      .max(googleAuthGetDataRecoveryCodesMax)
      .describe('Eight recovery codes for the user to write down; they work from the moment of binding.'),
  })
  .describe('A new key for an authenticator, shown this once.');

export type GoogleAuthGetData = zod.input<typeof GoogleAuthGetData>;
export type GoogleAuthGetDataOutput = zod.output<typeof GoogleAuthGetData>;

export const GoogleAuthGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: GoogleAuthGetData,
  })
  .describe('A new key.');

export type GoogleAuthGetOk = zod.input<typeof GoogleAuthGetOk>;
export type GoogleAuthGetOkOutput = zod.output<typeof GoogleAuthGetOk>;

export const GoogleAuthGetAnswer = zod.union([GoogleAuthGetOk, Failure]);

export type GoogleAuthGetAnswer = zod.input<typeof GoogleAuthGetAnswer>;
export type GoogleAuthGetAnswerOutput = zod.output<typeof GoogleAuthGetAnswer>;

export const GoogleAuthBindOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The authenticator is bound.');

export type GoogleAuthBindOk = zod.input<typeof GoogleAuthBindOk>;
export type GoogleAuthBindOkOutput = zod.output<typeof GoogleAuthBindOk>;

export const GoogleAuthBindAnswer = zod.union([GoogleAuthBindOk, Failure]);

export type GoogleAuthBindAnswer = zod.input<typeof GoogleAuthBindAnswer>;
export type GoogleAuthBindAnswerOutput = zod.output<typeof GoogleAuthBindAnswer>;

export const AuthenticatorProofRegExp = new RegExp('^(\\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$');

export const AuthenticatorProof = zod
  .stringFormat('password', AuthenticatorProofRegExp)
  .describe('The six digits that the authenticator shows, or a recovery code.');

export type AuthenticatorProof = zod.input<typeof AuthenticatorProof>;
export type AuthenticatorProofOutput = zod.output<typeof AuthenticatorProof>;

export const GoogleAuthUnbindOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The authenticator is bound no longer.');

export type GoogleAuthUnbindOk = zod.input<typeof GoogleAuthUnbindOk>;
export type GoogleAuthUnbindOkOutput = zod.output<typeof GoogleAuthUnbindOk>;

export const GoogleAuthUnbindAnswer = zod.union([GoogleAuthUnbindOk, Failure]);

export type GoogleAuthUnbindAnswer = zod.input<typeof GoogleAuthUnbindAnswer>;
export type GoogleAuthUnbindAnswerOutput = zod.output<typeof GoogleAuthUnbindAnswer>;

export const JscodeExecuteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The code is on its way.');

export type JscodeExecuteOk = zod.input<typeof JscodeExecuteOk>;
export type JscodeExecuteOkOutput = zod.output<typeof JscodeExecuteOk>;

export const JscodeExecuteAnswer = zod.union([JscodeExecuteOk, Failure]);

export type JscodeExecuteAnswer = zod.input<typeof JscodeExecuteAnswer>;
export type JscodeExecuteAnswerOutput = zod.output<typeof JscodeExecuteAnswer>;

export const CodePurpose = zod
  .enum({
    /** To set a forgotten login password anew; visitors may ask for it */
    resetPassword: 'resetPassword',
    /** To set a forgotten fund password anew; goes to a bound target only */
    fundPassword: 'fundPassword',
    /** To prove a present binding before it is changed; goes to a bound target only */
    beforeBind: 'beforeBind',
    /** To bind a new e-mail address or phone */
    bind: 'bind',
  })
  .describe('What a code is for; it works for nothing else.');

export type CodePurpose = zod.input<typeof CodePurpose>;
export type CodePurposeOutput = zod.output<typeof CodePurpose>;

export const IdcodeExecuteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The code is on its way.');

export type IdcodeExecuteOk = zod.input<typeof IdcodeExecuteOk>;
export type IdcodeExecuteOkOutput = zod.output<typeof IdcodeExecuteOk>;

export const IdcodeExecuteAnswer = zod.union([IdcodeExecuteOk, Failure]);

export type IdcodeExecuteAnswer = zod.input<typeof IdcodeExecuteAnswer>;
export type IdcodeExecuteAnswerOutput = zod.output<typeof IdcodeExecuteAnswer>;

export const SliderPictureMax = 200000;

export const SliderPictureRegExp = new RegExp('^(data:image/(png|webp|jpeg);base64,|/|https://)');

export const SliderPicture = zod
  .string()
  .max(SliderPictureMax)
  .regex(SliderPictureRegExp)
  .describe('A picture as a data address, or its address relative to the server or on https.');

export type SliderPicture = zod.input<typeof SliderPicture>;
export type SliderPictureOutput = zod.output<typeof SliderPicture>;

export const SliderPixelsMin = 0;
export const SliderPixelsMax = 4000;

export const SliderPixels = zod
  .int()
  .min(SliderPixelsMin)
  .max(SliderPixelsMax)
  .describe('Pixels of the background picture.');

export type SliderPixels = zod.input<typeof SliderPixels>;
export type SliderPixelsOutput = zod.output<typeof SliderPixels>;

export const SliderChallengeData = zod
  .object({
    challengeId: Id.describe('The challenge; good for two minutes and one answer.'),
    background: SliderPicture.describe('The picture with the gap.'),
    piece: SliderPicture.describe('The piece to be moved.'),
    y: SliderPixels.describe(
      'Where the upper edge of the piece lies, counted from the top of the background.',
    ),
    width: SliderPixels.describe('Width of the background.'),
    height: SliderPixels.describe('Height of the background.'),
    pieceWidth: SliderPixels.describe('Width of the piece.'),
    pieceHeight: SliderPixels.describe('Height of the piece.'),
  })
  .describe('A background with a gap, and the piece that fits it once it is moved to the right place.');

export type SliderChallengeData = zod.input<typeof SliderChallengeData>;
export type SliderChallengeDataOutput = zod.output<typeof SliderChallengeData>;

export const SliderChallengeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SliderChallengeData,
  })
  .describe('A challenge.');

export type SliderChallengeOk = zod.input<typeof SliderChallengeOk>;
export type SliderChallengeOkOutput = zod.output<typeof SliderChallengeOk>;

export const SliderChallengeAnswer = zod.union([SliderChallengeOk, Failure]);

export type SliderChallengeAnswer = zod.input<typeof SliderChallengeAnswer>;
export type SliderChallengeAnswerOutput = zod.output<typeof SliderChallengeAnswer>;

export const SliderVerifyData = zod
  .object({
    sliderPass: SliderPass.describe('Proof to be sent with a login, a registration or a request for a code.'),
  })
  .describe('What a right answer earns.');

export type SliderVerifyData = zod.input<typeof SliderVerifyData>;
export type SliderVerifyDataOutput = zod.output<typeof SliderVerifyData>;

export const SliderVerifyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: SliderVerifyData,
  })
  .describe('The piece fits.');

export type SliderVerifyOk = zod.input<typeof SliderVerifyOk>;
export type SliderVerifyOkOutput = zod.output<typeof SliderVerifyOk>;

export const SliderVerifyAnswer = zod.union([SliderVerifyOk, Failure]);

export type SliderVerifyAnswer = zod.input<typeof SliderVerifyAnswer>;
export type SliderVerifyAnswerOutput = zod.output<typeof SliderVerifyAnswer>;

export const OptionalDocumentNumberRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const OptionalDocumentNumber = zod
  .string()
  .regex(OptionalDocumentNumberRegExp)
  .nullable()
  .describe('Number of an identity document, or null before one was given.');

export type OptionalDocumentNumber = zod.input<typeof OptionalDocumentNumber>;
export type OptionalDocumentNumberOutput = zod.output<typeof OptionalDocumentNumber>;

export const KycApplication = zod
  .object({
    status: VerificationStatus.describe(
      'Where the check stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.',
    ),
    msg: OptionalText.describe('Why the application was refused; null otherwise.'),
    idname: OptionalName.describe('Kind of the document.'),
    idnumber: OptionalDocumentNumber.describe('Number of the document.'),
    name: OptionalName.describe('Real name as the document has it.'),
    nationality: OptionalName.describe('Country that issued the document.'),
    idimg_1: OptionalImage.describe('Front of the document, as it was sent.'),
    idimg_2: OptionalImage.describe('Back of the document, as it was sent.'),
    idimg_3: OptionalImage.describe('The applicant holding the document, as it was sent.'),
    idimg_1_path: OptionalImage.describe('Where the caller, and nobody else, can see the front now.'),
    idimg_2_path: OptionalImage.describe('Where the caller, and nobody else, can see the back now.'),
    idimg_3_path: OptionalImage.describe('Where the caller, and nobody else, can see the third picture now.'),
    apply_time: OptionalWireTime.describe('When it was applied for last.'),
    operation_time: OptionalWireTime.describe('When it was decided; null before.'),
  })
  .describe("The caller's identity check; every field is null before the first application.");

export type KycApplication = zod.input<typeof KycApplication>;
export type KycApplicationOutput = zod.output<typeof KycApplication>;

export const KycGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: KycApplication,
  })
  .describe("The caller's identity check.");

export type KycGetOk = zod.input<typeof KycGetOk>;
export type KycGetOkOutput = zod.output<typeof KycGetOk>;

export const KycGetAnswer = zod.union([KycGetOk, Failure]);

export type KycGetAnswer = zod.input<typeof KycGetAnswer>;
export type KycGetAnswerOutput = zod.output<typeof KycGetAnswer>;

export const PersonNameMin = 2;
export const PersonNameMax = 64;

export const PersonNameRegExp = new RegExp(
  "^(?!.*(?:\\.\\p{Ll}{2}|[\\u115f\\u1160\\u3164\\uffa0]))['\\u2018\\u2019\\u00b4`]?\\p{L}[\\p{Zs}\\p{Pd}.,/'\\u2018\\u2019\\u00b4`\\u00b7\\u2022\\u2027\\u30fb\\uff65\\uff1d\\u05f3\\u05f4\\u0f0b\\u200c\\u200d]*[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{Zs}\\p{Pd}.,/'\\u2018\\u2019\\u00b4`\\u00b7\\u2022\\u2027\\u30fb\\uff65\\uff1d\\u05f3\\u05f4\\u0f0b\\u200c\\u200d]*$",
  'u',
);

export const PersonName = zod
  .string()
  .min(PersonNameMin)
  .max(PersonNameMax)
  .regex(PersonNameRegExp)
  .describe(
    'A full name in the letters of any script, 2 to 64 characters with what stands between them; no digits.',
  );

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const DocumentKindMin = 2;
export const DocumentKindMax = 64;

export const DocumentKindRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DocumentKind = zod
  .string()
  .min(DocumentKindMin)
  .max(DocumentKindMax)
  .regex(DocumentKindRegExp)
  .describe("Kind of an identity document, in the user's words.");

export type DocumentKind = zod.input<typeof DocumentKind>;
export type DocumentKindOutput = zod.output<typeof DocumentKind>;

export const DocumentNumberRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const DocumentNumber = zod
  .string()
  .regex(DocumentNumberRegExp)
  .describe('Number of an identity card or passport, 4 to 32 letters or digits.');

export type DocumentNumber = zod.input<typeof DocumentNumber>;
export type DocumentNumberOutput = zod.output<typeof DocumentNumber>;

export const NationalityMin = 2;
export const NationalityMax = 64;

export const NationalityRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Nationality = zod
  .string()
  .min(NationalityMin)
  .max(NationalityMax)
  .regex(NationalityRegExp)
  .describe('Name of the country that issued a document.');

export type Nationality = zod.input<typeof Nationality>;
export type NationalityOutput = zod.output<typeof Nationality>;

export const KycApplyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The application is made.');

export type KycApplyOk = zod.input<typeof KycApplyOk>;
export type KycApplyOkOutput = zod.output<typeof KycApplyOk>;

export const KycApplyAnswer = zod.union([KycApplyOk, Failure]);

export type KycApplyAnswer = zod.input<typeof KycApplyAnswer>;
export type KycApplyAnswerOutput = zod.output<typeof KycApplyAnswer>;

export const KycHighLevelApplication = zod
  .object({
    status: VerificationStatus.describe(
      'Where the verification stands: 0 applied for, 1 in review, 2 passed, 3 refused, null never applied for.',
    ),
    msg: OptionalText.describe('Why the application was refused; null otherwise.'),
    home_place: OptionalText.describe('Where the applicant lives.'),
    work_place: OptionalText.describe('Where the applicant works; null if not given.'),
    idimg_1: OptionalImage.describe('A bill or letter with name and address, as it was sent.'),
    idimg_2: OptionalImage.describe('The applicant holding the identity document, as it was sent.'),
    idimg_1_path: OptionalImage.describe(
      'Where the caller, and nobody else, can see the bill or letter now.',
    ),
    idimg_2_path: OptionalImage.describe(
      'Where the caller, and nobody else, can see the second picture now.',
    ),
    apply_time: OptionalWireTime.describe('When it was applied for last.'),
    operation_time: OptionalWireTime.describe('When it was decided; null before.'),
  })
  .describe("The caller's advanced verification; every field is null before the first application.");

export type KycHighLevelApplication = zod.input<typeof KycHighLevelApplication>;
export type KycHighLevelApplicationOutput = zod.output<typeof KycHighLevelApplication>;

export const KycHighLevelGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: KycHighLevelApplication,
  })
  .describe("The caller's advanced verification.");

export type KycHighLevelGetOk = zod.input<typeof KycHighLevelGetOk>;
export type KycHighLevelGetOkOutput = zod.output<typeof KycHighLevelGetOk>;

export const KycHighLevelGetAnswer = zod.union([KycHighLevelGetOk, Failure]);

export type KycHighLevelGetAnswer = zod.input<typeof KycHighLevelGetAnswer>;
export type KycHighLevelGetAnswerOutput = zod.output<typeof KycHighLevelGetAnswer>;

export const ResidenceMin = 4;
export const ResidenceMax = 255;

export const ResidenceRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Residence = zod
  .string()
  .min(ResidenceMin)
  .max(ResidenceMax)
  .regex(ResidenceRegExp)
  .describe('Street, house, town and country on one line.');

export type Residence = zod.input<typeof Residence>;
export type ResidenceOutput = zod.output<typeof Residence>;

export const KycHighLevelApplyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The application is made.');

export type KycHighLevelApplyOk = zod.input<typeof KycHighLevelApplyOk>;
export type KycHighLevelApplyOkOutput = zod.output<typeof KycHighLevelApplyOk>;

export const KycHighLevelApplyAnswer = zod.union([KycHighLevelApplyOk, Failure]);

export type KycHighLevelApplyAnswer = zod.input<typeof KycHighLevelApplyAnswer>;
export type KycHighLevelApplyAnswerOutput = zod.output<typeof KycHighLevelApplyAnswer>;

export const AreaPhoneRegExp = new RegExp(
  '^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15})$',
);

export const AreaPhone = zod
  .string()
  .regex(AreaPhoneRegExp)
  .describe(
    'Area code, one space, and a number; at least eight digits together, four of them in the number.',
  );

export type AreaPhone = zod.input<typeof AreaPhone>;
export type AreaPhoneOutput = zod.output<typeof AreaPhone>;

export const AddressContactsMax = 64;

export const AddressContactsRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressContacts = zod
  .string()
  .min(1)
  .max(AddressContactsMax)
  .regex(AddressContactsRegExp)
  .describe('Name of the person or firm that receives the parcel, 1 to 64 characters.');

export type AddressContacts = zod.input<typeof AddressContacts>;
export type AddressContactsOutput = zod.output<typeof AddressContacts>;

export const AddressLineMax = 255;

export const AddressLineRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressLine = zod
  .string()
  .min(1)
  .max(AddressLineMax)
  .regex(AddressLineRegExp)
  .describe('Street and number, and other details for the carrier.');

export type AddressLine = zod.input<typeof AddressLine>;
export type AddressLineOutput = zod.output<typeof AddressLine>;

export const AddressOptionalEmailMax = 64;

export const AddressOptionalEmail = zod
  .string()
  .max(AddressOptionalEmailMax)
  .nullable()
  .describe('An e-mail address, or null or empty where none was given.');

export type AddressOptionalEmail = zod.input<typeof AddressOptionalEmail>;
export type AddressOptionalEmailOutput = zod.output<typeof AddressOptionalEmail>;

export const AddressOptionalPostcodeMax = 32;

export const AddressOptionalPostcode = zod
  .string()
  .max(AddressOptionalPostcodeMax)
  .nullable()
  .describe('A postcode, or null or empty where none was given.');

export type AddressOptionalPostcode = zod.input<typeof AddressOptionalPostcode>;
export type AddressOptionalPostcodeOutput = zod.output<typeof AddressOptionalPostcode>;

export const AddressCountryNameMax = 100;

export const AddressCountryNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressCountryName = zod
  .string()
  .min(1)
  .max(AddressCountryNameMax)
  .regex(AddressCountryNameRegExp)
  .describe('Name of a country.');

export type AddressCountryName = zod.input<typeof AddressCountryName>;
export type AddressCountryNameOutput = zod.output<typeof AddressCountryName>;

export const AddressPlaceNameMax = 100;

export const AddressPlaceNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressPlaceName = zod
  .string()
  .max(AddressPlaceNameMax)
  .regex(AddressPlaceNameRegExp)
  .describe('Name of a country, state or city.');

export type AddressPlaceName = zod.input<typeof AddressPlaceName>;
export type AddressPlaceNameOutput = zod.output<typeof AddressPlaceName>;

export const AddressPlaceIdMin = 0;
export const AddressPlaceIdMax = 2147483647;

export const AddressPlaceId = zod
  .int()
  .min(AddressPlaceIdMin)
  .max(AddressPlaceIdMax)
  .describe(
    'Number of a country, state or city in the lists of this mall; 0 stands for a place that no list has.',
  );

export type AddressPlaceId = zod.input<typeof AddressPlaceId>;
export type AddressPlaceIdOutput = zod.output<typeof AddressPlaceId>;

export const AddressIdMax = 64;

export const AddressIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddressId = zod
  .string()
  .min(1)
  .max(AddressIdMax)
  .regex(AddressIdRegExp)
  .describe('An opaque identifier of one kind: address.');

export type AddressId = zod.input<typeof AddressId>;
export type AddressIdOutput = zod.output<typeof AddressId>;

export const Address = zod
  .object({
    id: AddressId.describe('The address.'),
    use: Flag.describe('Whether this is the default address. Exactly one address of a buyer who has any is.'),
    phone: AreaPhone.describe('Phone of the receiver: area code, one space, number.'),
    contacts: AddressContacts,
    address: AddressLine,
    email: AddressOptionalEmail.describe('Where the carrier may write to.'),
    postcode: AddressOptionalPostcode,
    country: AddressCountryName.describe(
      "Country by its name in the caller's language where countryId says which, else as it was written.",
    ),
    province: AddressPlaceName.describe('State or province by name; empty where the country has none.'),
    city: AddressPlaceName.describe('City by name; may be empty.'),
    countryId: AddressPlaceId.describe('Country, as numbered by address!listCountry.'),
    provinceId: AddressPlaceId.describe('State, as numbered by address!listState; 0 for none.'),
    cityId: AddressPlaceId.describe('City, as numbered by address!listCity; 0 for none.'),
  })
  .describe(
    "One entry of a buyer's address book. Orders keep a copy, so that a later change touches no order.",
  );

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const addressListDataPageListMax = 10;

export const AddressListData = zod
  .object({
    pageList: zod
      .array(Address)
      .max(addressListDataPageListMax)
      .describe('The addresses, the default one first, then the newest first.'),
  })
  .describe('The whole address book of a buyer.');

export type AddressListData = zod.input<typeof AddressListData>;
export type AddressListDataOutput = zod.output<typeof AddressListData>;

export const AddressListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: AddressListData,
  })
  .describe('The address book.');

export type AddressListOk = zod.input<typeof AddressListOk>;
export type AddressListOkOutput = zod.output<typeof AddressListOk>;

export const AddressListAnswer = zod.union([AddressListOk, Failure]);

export type AddressListAnswer = zod.input<typeof AddressListAnswer>;
export type AddressListAnswerOutput = zod.output<typeof AddressListAnswer>;

export const AddressPostcodeMin = 3;
export const AddressPostcodeMax = 32;

export const AddressPostcodeRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]*$');

export const AddressPostcode = zod
  .string()
  .min(AddressPostcodeMin)
  .max(AddressPostcodeMax)
  .regex(AddressPostcodeRegExp)
  .describe('3 to 32 letters, digits, blanks or hyphens.');

export type AddressPostcode = zod.input<typeof AddressPostcode>;
export type AddressPostcodeOutput = zod.output<typeof AddressPostcode>;

export const AreaCodeRegExp = new RegExp('^\\d{1,6}$');

export const AreaCode = zod
  .string()
  .regex(AreaCodeRegExp)
  .describe("The country's calling code, digits only.");

export type AreaCode = zod.input<typeof AreaCode>;
export type AreaCodeOutput = zod.output<typeof AreaCode>;

export const AddressAddOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address was added.');

export type AddressAddOk = zod.input<typeof AddressAddOk>;
export type AddressAddOkOutput = zod.output<typeof AddressAddOk>;

export const AddressAddAnswer = zod.union([AddressAddOk, Failure]);

export type AddressAddAnswer = zod.input<typeof AddressAddAnswer>;
export type AddressAddAnswerOutput = zod.output<typeof AddressAddAnswer>;

export const AddressEditOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address was changed.');

export type AddressEditOk = zod.input<typeof AddressEditOk>;
export type AddressEditOkOutput = zod.output<typeof AddressEditOk>;

export const AddressEditAnswer = zod.union([AddressEditOk, Failure]);

export type AddressEditAnswer = zod.input<typeof AddressEditAnswer>;
export type AddressEditAnswerOutput = zod.output<typeof AddressEditAnswer>;

export const AddressDelOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address is deleted.');

export type AddressDelOk = zod.input<typeof AddressDelOk>;
export type AddressDelOkOutput = zod.output<typeof AddressDelOk>;

export const AddressDelAnswer = zod.union([AddressDelOk, Failure]);

export type AddressDelAnswer = zod.input<typeof AddressDelAnswer>;
export type AddressDelAnswerOutput = zod.output<typeof AddressDelAnswer>;

export const addressCountryAreaCodeRegExp = new RegExp('^\\d{1,6}$');

export const AddressCountry = zod
  .object({
    id: AddressPlaceId.describe('Number of the country.'),
    countryName: AddressCountryName.describe("Name of the country in the caller's language."),
    areaCode: zod
      .string()
      .regex(addressCountryAreaCodeRegExp)
      .optional()
      .describe('Calling code of the country.'),
  })
  .describe('A country that can be delivered to.');

export type AddressCountry = zod.input<typeof AddressCountry>;
export type AddressCountryOutput = zod.output<typeof AddressCountry>;

export const addressListCountryDataDataMax = 300;

export const AddressListCountryData = zod
  .object({
    data: zod.array(AddressCountry).max(addressListCountryDataDataMax).describe('The countries, by name.'),
  })
  .describe('The countries that can be delivered to.');

export type AddressListCountryData = zod.input<typeof AddressListCountryData>;
export type AddressListCountryDataOutput = zod.output<typeof AddressListCountryData>;

export const AddressListCountryOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: AddressListCountryData,
  })
  .describe('The countries.');

export type AddressListCountryOk = zod.input<typeof AddressListCountryOk>;
export type AddressListCountryOkOutput = zod.output<typeof AddressListCountryOk>;

export const AddressListCountryAnswer = zod.union([AddressListCountryOk, Failure]);

export type AddressListCountryAnswer = zod.input<typeof AddressListCountryAnswer>;
export type AddressListCountryAnswerOutput = zod.output<typeof AddressListCountryAnswer>;

export const AddressState = zod
  .object({
    id: AddressPlaceId.describe('Number of the state.'),
    stateName: AddressPlaceName.describe('Name of the state.'),
  })
  .describe('A state, province or region of a country.');

export type AddressState = zod.input<typeof AddressState>;
export type AddressStateOutput = zod.output<typeof AddressState>;

export const addressListStateDataDataMax = 1000;

export const AddressListStateData = zod
  .object({
    data: zod
      .array(AddressState)
      .max(addressListStateDataDataMax)
      .describe('The states, by name; empty where the country has none.'),
  })
  .describe('The states of a country.');

export type AddressListStateData = zod.input<typeof AddressListStateData>;
export type AddressListStateDataOutput = zod.output<typeof AddressListStateData>;

export const AddressListStateOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: AddressListStateData,
  })
  .describe('The states of a country.');

export type AddressListStateOk = zod.input<typeof AddressListStateOk>;
export type AddressListStateOkOutput = zod.output<typeof AddressListStateOk>;

export const AddressListStateAnswer = zod.union([AddressListStateOk, Failure]);

export type AddressListStateAnswer = zod.input<typeof AddressListStateAnswer>;
export type AddressListStateAnswerOutput = zod.output<typeof AddressListStateAnswer>;

export const AddressCity = zod
  .object({
    id: AddressPlaceId.describe('Number of the city.'),
    cityName: AddressPlaceName.describe('Name of the city.'),
  })
  .describe('A city of a state.');

export type AddressCity = zod.input<typeof AddressCity>;
export type AddressCityOutput = zod.output<typeof AddressCity>;

export const addressListCityDataDataMax = 5000;

export const AddressListCityData = zod
  .object({
    data: zod
      .array(AddressCity)
      .max(addressListCityDataDataMax)
      .describe('The cities, by name; empty where the state has none.'),
  })
  .describe('The cities of a state.');

export type AddressListCityData = zod.input<typeof AddressListCityData>;
export type AddressListCityDataOutput = zod.output<typeof AddressListCityData>;

export const AddressListCityOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: AddressListCityData,
  })
  .describe('The cities of a state.');

export type AddressListCityOk = zod.input<typeof AddressListCityOk>;
export type AddressListCityOkOutput = zod.output<typeof AddressListCityOk>;

export const AddressListCityAnswer = zod.union([AddressListCityOk, Failure]);

export type AddressListCityAnswer = zod.input<typeof AddressListCityAnswer>;
export type AddressListCityAnswerOutput = zod.output<typeof AddressListCityAnswer>;

export const CartRevisionMin = 0;
export const CartRevisionMax = 2147483647;

export const CartRevision = zod
  .int()
  .min(CartRevisionMin)
  .max(CartRevisionMax)
  .describe(
    'Rises with each change of the cart. Of two answers, the one with the larger revision is the newer one; 0 for a cart that was never used.',
  );

export type CartRevision = zod.input<typeof CartRevision>;
export type CartRevisionOutput = zod.output<typeof CartRevision>;

export const orderAttributeAttrNameMax = 255;

export const orderAttributeAttrNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderAttributeAttrValueMax = 255;

export const orderAttributeAttrValueRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const OrderAttribute = zod
  .object({
    attrName: zod
      .string()
      .max(orderAttributeAttrNameMax)
      .regex(orderAttributeAttrNameRegExp)
      .describe("What was chosen, in the caller's language."),
    attrValue: zod
      .string()
      .max(orderAttributeAttrValueMax)
      .regex(orderAttributeAttrValueRegExp)
      .describe("The choice in the caller's language."),
  })
  .describe('One choice that makes up the ordered variant.');

export type OrderAttribute = zod.input<typeof OrderAttribute>;
export type OrderAttributeOutput = zod.output<typeof OrderAttribute>;

export const OrderProblem = zod
  .enum([
    'goodsNotFound',
    'productRemoved',
    'skuNotFound',
    'insufficientStock',
    'aboveMaximumQuantity',
    'belowMinimumOrder',
    'ownStoreGoods',
  ])
  .describe('Key of the error in the catalogue that order!submit would answer because of this line.');

export type OrderProblem = zod.input<typeof OrderProblem>;
export type OrderProblemOutput = zod.output<typeof OrderProblem>;

export const cartLineAttributesMax = 10;

export const cartLinePriceTiersMax = 10;

export const cartLineBuyMinMax = 500;

export const cartLineSellerNameMax = 255;

export const cartLineSellerNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const cartLineFreeDeliveryFromMin = 0;
export const cartLineFreeDeliveryFromMax = 1000000000;

export const cartLineProblemsMax = 7;

export const CartLine = zod
  .object({
    sellerGoodsId: GoodsId.describe('The goods.'),
    skuId: SkuId.describe('The variant; `-1` for goods without variants.'),
    goodsNum: Quantity.describe('Pieces in the cart; may be more than can be bought now.'),
    isLater: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether the line is saved for later instead of the next order.'),
    goodsName: Label.describe('Name of the goods now.'),
    goodsIcon: ImageUrl.describe('Picture of the variant.'),
    attributes: zod
      .array(OrderAttribute)
      .max(cartLineAttributesMax)
      .describe(
        'What makes up the variant; empty for goods without variants and for variants that are gone.',
      ),
    price: DollarAmount.describe(
      'What one piece costs now after discount, in dollars; larger quantities may cost less.',
    ),
    priceTiers: zod
      .array(GoodsPriceTier)
      .max(cartLinePriceTiersMax)
      .describe('Prices by quantity, as those of a variant in sellerGoods!info.'),
    stock: Count.describe('Pieces that can be bought now; 0 if none or if the variant is gone.'),
    buyMin: zod.int().min(1).max(cartLineBuyMinMax).describe('Fewest pieces that one order may take.'),
    sellerId: StoreId.describe('The store.'),
    sellerName: zod
      .string()
      .max(cartLineSellerNameMax)
      .regex(cartLineSellerNameRegExp)
      .describe('Name of the store.'),
    freeDeliveryFrom: zod
      .number()
      .min(cartLineFreeDeliveryFromMin)
      .max(cartLineFreeDeliveryFromMax)
      .nullable()
      .describe(
        'The goods sum in dollars from which an order of the store has no freight; null where it does not offer that.',
      ),
    problems: zod
      .array(OrderProblem)
      .max(cartLineProblemsMax)
      .describe('What would make order!submit refuse this line; empty if nothing.'),
  })
  .describe('A line of the cart, with what its goods cost now.');

export type CartLine = zod.input<typeof CartLine>;
export type CartLineOutput = zod.output<typeof CartLine>;

export const cartDataLinesMax = 100;

export const CartData = zod
  .object({
    revision: CartRevision,
    lines: zod.array(CartLine).max(cartDataLinesMax).describe('The lines, the latest first.'),
  })
  .describe('The cart of an account.');

export type CartData = zod.input<typeof CartData>;
export type CartDataOutput = zod.output<typeof CartData>;

export const CartListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CartData,
  })
  .describe('The cart.');

export type CartListOk = zod.input<typeof CartListOk>;
export type CartListOkOutput = zod.output<typeof CartListOk>;

export const CartListAnswer = zod.union([CartListOk, Failure]);

export type CartListAnswer = zod.input<typeof CartListAnswer>;
export type CartListAnswerOutput = zod.output<typeof CartListAnswer>;

export const CartLinesTextMin = 7;
export const CartLinesTextMax = 8000;

export const CartLinesTextRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\\d{0,2}),[01](,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\\d{0,2}),[01]){0,99}$',
);

export const CartLinesText = zod
  .string()
  .min(CartLinesTextMin)
  .max(CartLinesTextMax)
  .regex(CartLinesTextRegExp)
  .describe(
    'Quadruplets, all joined by commas: sellerGoodsId, skuId (`-1` for goods without variants), number of pieces, and `1` if the line is saved for later, otherwise `0`. At most 100 quadruplets; of two for the same variant the last one counts.',
  );

export type CartLinesText = zod.input<typeof CartLinesText>;
export type CartLinesTextOutput = zod.output<typeof CartLinesText>;

export const CartPutOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CartData,
  })
  .describe('The cart after the change.');

export type CartPutOk = zod.input<typeof CartPutOk>;
export type CartPutOkOutput = zod.output<typeof CartPutOk>;

export const CartPutAnswer = zod.union([CartPutOk, Failure]);

export type CartPutAnswer = zod.input<typeof CartPutAnswer>;
export type CartPutAnswerOutput = zod.output<typeof CartPutAnswer>;

export const CartLeftOut = zod
  .object({
    sellerGoodsId: GoodsId.describe('The goods.'),
    skuId: SkuId.describe('The variant.'),
    goodsNum: Count.describe('The pieces that were named.'),
    problem: zod
      .enum(['goodsNotFound', 'productRemoved', 'skuNotFound', 'cartLimit'])
      .describe('Key of the error in the catalogue that says why.'),
  })
  .describe('A line that was not taken into the cart.');

export type CartLeftOut = zod.input<typeof CartLeftOut>;
export type CartLeftOutOutput = zod.output<typeof CartLeftOut>;

export const cartMergeDataLinesMax = 100;

export const cartMergeDataLeftOutMax = 100;

export const CartMergeData = zod
  .object({
    revision: CartRevision,
    lines: zod.array(CartLine).max(cartMergeDataLinesMax).describe('The lines, the latest first.'),
    leftOut: zod
      .array(CartLeftOut)
      .max(cartMergeDataLeftOutMax)
      .describe('Lines that were not taken; empty if all were.'),
  })
  .describe('The cart of an account after another cart was merged into it.');

export type CartMergeData = zod.input<typeof CartMergeData>;
export type CartMergeDataOutput = zod.output<typeof CartMergeData>;

export const CartMergeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CartMergeData,
  })
  .describe('The merged cart.');

export type CartMergeOk = zod.input<typeof CartMergeOk>;
export type CartMergeOkOutput = zod.output<typeof CartMergeOk>;

export const CartMergeAnswer = zod.union([CartMergeOk, Failure]);

export type CartMergeAnswer = zod.input<typeof CartMergeAnswer>;
export type CartMergeAnswerOutput = zod.output<typeof CartMergeAnswer>;

export const OrderInfoTextMin = 5;
export const OrderInfoTextMax = 8000;

export const OrderInfoTextRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);

export const OrderInfoText = zod
  .string()
  .min(OrderInfoTextMin)
  .max(OrderInfoTextMax)
  .regex(OrderInfoTextRegExp)
  .describe(
    'Triplets, all joined by commas: sellerGoodsId, skuId (`-1` for goods without variants), number of pieces. At most 100 triplets.',
  );

export type OrderInfoText = zod.input<typeof OrderInfoText>;
export type OrderInfoTextOutput = zod.output<typeof OrderInfoText>;

export const OrderRemarksMax = 200;

export const OrderRemarksRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const OrderRemarks = zod
  .string()
  .max(OrderRemarksMax)
  .regex(OrderRemarksRegExp)
  .describe("The buyer's note to the store, at most 200 characters.");

export type OrderRemarks = zod.input<typeof OrderRemarks>;
export type OrderRemarksOutput = zod.output<typeof OrderRemarks>;

export const OrderSubmitTokenRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const OrderSubmitToken = zod
  .string()
  .regex(OrderSubmitTokenRegExp)
  .describe('Made by the client, new for each form and the same for each repeat of it.');

export type OrderSubmitToken = zod.input<typeof OrderSubmitToken>;
export type OrderSubmitTokenOutput = zod.output<typeof OrderSubmitToken>;

export const CouponChoicesMax = 4000;

export const CouponChoicesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32})*$',
);

export const CouponChoices = zod
  .string()
  .max(CouponChoicesMax)
  .regex(CouponChoicesRegExp)
  .describe(
    'Pairs, all joined by commas: sellerId and the code of the coupon for the order of that store. One coupon an order, so each store at most once.',
  );

export type CouponChoices = zod.input<typeof CouponChoices>;
export type CouponChoicesOutput = zod.output<typeof CouponChoices>;

export const RecordNumberRegExp = new RegExp('^[1-9]\\d{9}$');

export const RecordNumber = zod
  .string()
  .regex(RecordNumberRegExp)
  .describe(
    'A number that people read out or write down: nine digits and a check digit after ISO 7064 MOD 11,10. Requests and addresses take the identifier.',
  );

export type RecordNumber = zod.input<typeof RecordNumber>;
export type RecordNumberOutput = zod.output<typeof RecordNumber>;

export const orderSubmitItemIdMax = 64;

export const orderSubmitItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderSubmitItemOrderIdMax = 64;

export const orderSubmitItemOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderSubmitItemNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const orderSubmitItemFreightMin = 0;
export const orderSubmitItemFreightMax = 1000000000;

export const orderSubmitItemDispatchFeeMin = 0;
export const orderSubmitItemDispatchFeeMax = 1000000000;

export const orderSubmitItemLongDistanceFeeMin = 0;
export const orderSubmitItemLongDistanceFeeMax = 1000000000;

export const orderSubmitItemDeliveryFeeMin = 0;
export const orderSubmitItemDeliveryFeeMax = 1000000000;

export const orderSubmitItemServiceFeeMin = 0;
export const orderSubmitItemServiceFeeMax = 1000000000;

export const orderSubmitItemDiscountMin = 0;
export const orderSubmitItemDiscountMax = 1000000000;

export const orderSubmitItemCouponDiscountMin = 0;
export const orderSubmitItemCouponDiscountMax = 1000000000;

export const orderSubmitItemTotalMin = 0;
export const orderSubmitItemTotalMax = 1000000000;

export const OrderSubmitItem = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(orderSubmitItemIdMax)
      .regex(orderSubmitItemIdRegExp)
      .optional()
      .describe('The order, under the name that all other answers have.'),
    orderId: zod
      .string()
      .min(1)
      .max(orderSubmitItemOrderIdMax)
      .regex(orderSubmitItemOrderIdRegExp)
      .describe('The same id under the name of older clients.'),
    number: zod
      .string()
      .regex(orderSubmitItemNumberRegExp)
      .optional()
      .describe('The number of the order for people.'),
    prizeReal: DollarAmount.describe('Goods after discount in dollars.'),
    fees: DollarAmount.describe('Freight and service fee together in dollars.'),
    tax: DollarAmount.describe('Tax in dollars.'),
    freight: zod
      .number()
      .min(orderSubmitItemFreightMin)
      .max(orderSubmitItemFreightMax)
      .optional()
      .describe('Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together.'),
    dispatchFee: zod
      .number()
      .min(orderSubmitItemDispatchFeeMin)
      .max(orderSubmitItemDispatchFeeMax)
      .optional()
      .describe('Part of freight in dollars for handing over at the store.'),
    longDistanceFee: zod
      .number()
      .min(orderSubmitItemLongDistanceFeeMin)
      .max(orderSubmitItemLongDistanceFeeMax)
      .optional()
      .describe('Part of freight in dollars for the transport between regions.'),
    deliveryFee: zod
      .number()
      .min(orderSubmitItemDeliveryFeeMin)
      .max(orderSubmitItemDeliveryFeeMax)
      .optional()
      .describe('Part of freight in dollars for the delivery to the door.'),
    serviceFee: zod
      .number()
      .min(orderSubmitItemServiceFeeMin)
      .max(orderSubmitItemServiceFeeMax)
      .optional()
      .describe('What the mall takes for its service in dollars.'),
    discount: zod
      .number()
      .min(orderSubmitItemDiscountMin)
      .max(orderSubmitItemDiscountMax)
      .optional()
      .describe('What the discounts of the goods take off, in dollars; prizeReal is without it already.'),
    couponDiscount: zod
      .number()
      .min(orderSubmitItemCouponDiscountMin)
      .max(orderSubmitItemCouponDiscountMax)
      .optional()
      .describe('What the coupon of the order takes off in dollars; 0 without one.'),
    total: zod
      .number()
      .min(orderSubmitItemTotalMin)
      .max(orderSubmitItemTotalMax)
      .optional()
      .describe('What order!pay charges in dollars: prizeReal, fees and tax together, less couponDiscount.'),
  })
  .describe('An order that was placed. Goods of several stores make one order a store.');

export type OrderSubmitItem = zod.input<typeof OrderSubmitItem>;
export type OrderSubmitItemOutput = zod.output<typeof OrderSubmitItem>;

export const orderSubmitDataOrderListMax = 100;

export const OrderSubmitData = zod
  .object({
    orderList: zod
      .array(OrderSubmitItem)
      .max(orderSubmitDataOrderListMax)
      .describe('One order a store, in the order in which the stores were first named.'),
  })
  .describe('The orders that were placed.');

export type OrderSubmitData = zod.input<typeof OrderSubmitData>;
export type OrderSubmitDataOutput = zod.output<typeof OrderSubmitData>;

export const OrderSubmitOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderSubmitData,
  })
  .describe('The orders were placed.');

export type OrderSubmitOk = zod.input<typeof OrderSubmitOk>;
export type OrderSubmitOkOutput = zod.output<typeof OrderSubmitOk>;

export const OrderSubmitAnswer = zod.union([OrderSubmitOk, Failure]);

export type OrderSubmitAnswer = zod.input<typeof OrderSubmitAnswer>;
export type OrderSubmitAnswerOutput = zod.output<typeof OrderSubmitAnswer>;

export const OrderIdsMax = 1000;

export const OrderIdsRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$');

export const OrderIds = zod
  .string()
  .min(1)
  .max(OrderIdsMax)
  .regex(OrderIdsRegExp)
  .describe('One or several orders, joined by commas.');

export type OrderIds = zod.input<typeof OrderIds>;
export type OrderIdsOutput = zod.output<typeof OrderIds>;

export const OrderPayOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('All the orders are paid.');

export type OrderPayOk = zod.input<typeof OrderPayOk>;
export type OrderPayOkOutput = zod.output<typeof OrderPayOk>;

export const OrderPayAnswer = zod.union([OrderPayOk, Failure]);

export type OrderPayAnswer = zod.input<typeof OrderPayAnswer>;
export type OrderPayAnswerOutput = zod.output<typeof OrderPayAnswer>;

export const CancelReason = zod
  .enum({
    /** Does not want it any more */
    DoNotWant: 0,
    /** Chose the wrong product or details */
    Misplaced: 1,
    /** Ordered the same twice */
    Duplicate: 2,
    /** Will not be able to receive it */
    FailedToReceive: 3,
    /** Another reason */
    Other: 4,
  })
  .describe('Why a buyer cancels an order that is not paid.');

export type CancelReason = zod.input<typeof CancelReason>;
export type CancelReasonOutput = zod.output<typeof CancelReason>;

export const OrderCancelOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The order is cancelled.');

export type OrderCancelOk = zod.input<typeof OrderCancelOk>;
export type OrderCancelOkOutput = zod.output<typeof OrderCancelOk>;

export const OrderCancelAnswer = zod.union([OrderCancelOk, Failure]);

export type OrderCancelAnswer = zod.input<typeof OrderCancelAnswer>;
export type OrderCancelAnswerOutput = zod.output<typeof OrderCancelAnswer>;

export const OrderStatus = zod
  .enum({
    /** Cancelled by the buyer or by the clock */
    Cancelled: -1,
    /** Placed and waiting for payment */
    PendingPayment: 0,
    /** Paid and waiting for shipment */
    Paid: 1,
    /** Confirmed by the store and being packed */
    Confirmed: 2,
    /** On its way to the buyer */
    Shipped: 3,
    /** Received and waiting for a review */
    Received: 4,
    /** Received and reviewed */
    Reviewed: 5,
    /** In or after a refund; the refund state tells which */
    Refund: 6,
  })
  .describe(
    'Where an order stands: `-1` Cancelled, `0` PendingPayment, `1` Paid, `2` Confirmed, `3` Shipped, `4` Received, `5` Reviewed, `6` Refund.',
  );

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const RefundStatus = zod
  .enum({
    /** No refund was asked for */
    None: 0,
    /** Asked for and not yet decided */
    Refunding: 1,
    /** Granted; the money is back in the wallet */
    Succeeded: 2,
    /** Refused; the order went back to its former state */
    Failed: 3,
  })
  .describe('Where the refund of an order stands: `0` None, `1` Refunding, `2` Succeeded, `3` Failed.');

export type RefundStatus = zod.input<typeof RefundStatus>;
export type RefundStatusOutput = zod.output<typeof RefundStatus>;

export const orderPreviewGoodsNumMin = 0;
export const orderPreviewGoodsNumMax = 2147483647;

export const orderPreviewAttributesMax = 10;

export const OrderPreview = zod
  .object({
    goodsId: GoodsId.describe('The goods, as sellerGoods!info knows them.'),
    skuId: SkuId.describe('The variant; `-1` for goods without variants.'),
    goodsName: Label.describe('Name of the goods when they were ordered.'),
    goodsIcon: ImageUrl.describe('Picture of the variant.'),
    goodsNum: zod.int().min(orderPreviewGoodsNumMin).max(orderPreviewGoodsNumMax).describe('Pieces ordered.'),
    goodsReal: DollarAmount.describe('Price of one piece after discount in dollars.'),
    attributes: zod
      .array(OrderAttribute)
      .max(orderPreviewAttributesMax)
      .describe('What makes up the variant; empty for goods without variants.'),
  })
  .describe('One line of an order, as a list of orders shows it.');

export type OrderPreview = zod.input<typeof OrderPreview>;
export type OrderPreviewOutput = zod.output<typeof OrderPreview>;

export const OrderOptionalDeadlineMin = 0;
export const OrderOptionalDeadlineMax = 253402300799999;

export const OrderOptionalDeadline = zod
  .int()
  .min(OrderOptionalDeadlineMin)
  .max(OrderOptionalDeadlineMax)
  .nullable()
  .describe('Milliseconds since 1970, or null where nothing runs out.');

export type OrderOptionalDeadline = zod.input<typeof OrderOptionalDeadline>;
export type OrderOptionalDeadlineOutput = zod.output<typeof OrderOptionalDeadline>;

export const ReturnCaseStatus = zod
  .enum({
    /** Nothing was reported after shipment */
    None: 0,
    /** Asked for; the store has to answer */
    Requested: 1,
    /** Accepted; the buyer sends the goods back */
    Accepted: 2,
    /** On its way back to the store */
    SentBack: 3,
    /** Ended; the money is back in the wallet */
    Refunded: 4,
    /** Refused by the store; the buyer may dispute it */
    Refused: 5,
    /** Store and buyer disagree; an operator decides */
    Disputed: 6,
    /** Ended without a refund */
    Closed: 7,
  })
  .describe(
    'Where a return, or the report of a parcel that never arrived, stands: `0` None, `1` Requested, `2` Accepted, `3` SentBack, `4` Refunded, `5` Refused, `6` Disputed, `7` Closed.',
  );

export type ReturnCaseStatus = zod.input<typeof ReturnCaseStatus>;
export type ReturnCaseStatusOutput = zod.output<typeof ReturnCaseStatus>;

export const OrderIdMax = 64;

export const OrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderId = zod
  .string()
  .min(1)
  .max(OrderIdMax)
  .regex(OrderIdRegExp)
  .describe('An opaque identifier of one kind: order.');

export type OrderId = zod.input<typeof OrderId>;
export type OrderIdOutput = zod.output<typeof OrderId>;

export const orderMainNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const orderMainCreateTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const orderMainSellerIdMax = 64;

export const orderMainSellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderMainGoodsMax = 3;

export const orderMainLineCountMin = 0;
export const orderMainLineCountMax = 2147483647;

export const orderMainFreightMin = 0;
export const orderMainFreightMax = 1000000000;

export const orderMainTotalMin = 0;
export const orderMainTotalMax = 1000000000;

export const orderMainRefundedTotalMin = 0;
export const orderMainRefundedTotalMax = 1000000000;

export const orderMainPayDeadlineMin = 0;
export const orderMainPayDeadlineMax = 253402300799999;

export const orderMainShipDeadlineMin = 0;
export const orderMainShipDeadlineMax = 253402300799999;

export const orderMainReceiptDeadlineMin = 0;
export const orderMainReceiptDeadlineMax = 253402300799999;

export const orderMainRefundDeadlineMin = 0;
export const orderMainRefundDeadlineMax = 253402300799999;

export const orderMainReturnDeadlineMin = 0;
export const orderMainReturnDeadlineMax = 253402300799999;

export const orderMainArrivalDeadlineMin = 0;
export const orderMainArrivalDeadlineMax = 253402300799999;

export const orderMainReturnStepDeadlineMin = 0;
export const orderMainReturnStepDeadlineMax = 253402300799999;

export const OrderMain = zod
  .object({
    id: OrderId.describe('The order.'),
    number: zod
      .string()
      .regex(orderMainNumberRegExp)
      .optional()
      .describe('The number of the order for people.'),
    partyId: Id.describe('The buyer.'),
    username: Label.describe('Login name of the buyer.'),
    status: OrderStatus.describe('Where the order stands.'),
    goodsCount: Count.describe('Pieces in all.'),
    priceCount: DollarAmount.describe('Goods after discount in dollars, called prizeReal elsewhere.'),
    goodsFrom: Label.describe('Name of the store.'),
    returnStatus: RefundStatus.describe('Where its refund stands.'),
    fees: DollarAmount.describe('Freight and service fee together in dollars.'),
    tax: DollarAmount.describe('Tax in dollars.'),
    sellerStatus: OpenFlag.describe('Whether the store is still open.'),
    createTime: zod
      .string()
      .regex(orderMainCreateTimeRegExp)
      .optional()
      .describe('When the order was placed.'),
    sellerId: zod
      .string()
      .min(1)
      .max(orderMainSellerIdMax)
      .regex(orderMainSellerIdRegExp)
      .optional()
      .describe('The store.'),
    goods: zod
      .array(OrderPreview)
      .max(orderMainGoodsMax)
      .optional()
      .describe('The first three lines of the order.'),
    lineCount: zod
      .int()
      .min(orderMainLineCountMin)
      .max(orderMainLineCountMax)
      .optional()
      .describe('Lines in all, of which goods shows three.'),
    freight: zod
      .number()
      .min(orderMainFreightMin)
      .max(orderMainFreightMax)
      .optional()
      .describe('Freight in dollars.'),
    total: zod
      .number()
      .min(orderMainTotalMin)
      .max(orderMainTotalMax)
      .optional()
      .describe('What the order costs in all, in dollars.'),
    refundedTotal: zod
      .number()
      .min(orderMainRefundedTotalMin)
      .max(orderMainRefundedTotalMax)
      .optional()
      .describe('What all granted refunds have paid back, in dollars.'),
    payDeadline: zod
      .int()
      .min(orderMainPayDeadlineMin)
      .max(orderMainPayDeadlineMax)
      .nullish()
      .describe('When the order is cancelled if it is still unpaid; null once it is paid or cancelled.'),
    reminded: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe('Whether the buyer has already reminded the store.'),
    delivered: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe(
        'Whether the carrier has handed over the parcel of a shipped order; `orderLog!list` tells when.',
      ),
    shipDeadline: zod
      .int()
      .min(orderMainShipDeadlineMin)
      .max(orderMainShipDeadlineMax)
      .nullish()
      .describe(
        'Until when the store ships. From then on a refund of all that is left is granted at once. Null unless the order is paid and not shipped.',
      ),
    receiptDeadline: zod
      .int()
      .min(orderMainReceiptDeadlineMin)
      .max(orderMainReceiptDeadlineMax)
      .nullish()
      .describe(
        'When a delivered order counts as received if the buyer says nothing; null unless it is delivered and not received.',
      ),
    refundDeadline: zod
      .int()
      .min(orderMainRefundDeadlineMin)
      .max(orderMainRefundDeadlineMax)
      .nullish()
      .describe('When the requested refund is granted if the store has not decided; null without one.'),
    returnState: zod
      .enum({
        /** Nothing was reported after shipment */
        None: 0,
        /** Asked for; the store has to answer */
        Requested: 1,
        /** Accepted; the buyer sends the goods back */
        Accepted: 2,
        /** On its way back to the store */
        SentBack: 3,
        /** Ended; the money is back in the wallet */
        Refunded: 4,
        /** Refused by the store; the buyer may dispute it */
        Refused: 5,
        /** Store and buyer disagree; an operator decides */
        Disputed: 6,
        /** Ended without a refund */
        Closed: 7,
      })
      .optional()
      .describe(
        'Where the last return stands, or the last report of a parcel that never arrived; 0 without one.',
      ),
    returnDeadline: zod
      .int()
      .min(orderMainReturnDeadlineMin)
      .max(orderMainReturnDeadlineMax)
      .nullish()
      .describe(
        'Until when goods of a received order may be returned; null before receipt. Until then the mall holds the money.',
      ),
    arrivalDeadline: zod
      .int()
      .min(orderMainArrivalDeadlineMin)
      .max(orderMainArrivalDeadlineMax)
      .nullish()
      .describe(
        'From when on a shipped order that nobody has delivered may be reported as never arrived; null unless it is on its way.',
      ),
    returnStepDeadline: zod
      .int()
      .min(orderMainReturnStepDeadlineMin)
      .max(orderMainReturnStepDeadlineMax)
      .nullish()
      .describe('When the open return goes on by itself; null without one.'),
  })
  .describe('An order in a list.');

export type OrderMain = zod.input<typeof OrderMain>;
export type OrderMainOutput = zod.output<typeof OrderMain>;

export const orderListMainDataPageListMax = 100;

export const OrderListMainData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(OrderMain)
      .max(orderListMainDataPageListMax)
      .describe('The orders of this page, newest first.'),
  })
  .describe('One page of orders.');

export type OrderListMainData = zod.input<typeof OrderListMainData>;
export type OrderListMainDataOutput = zod.output<typeof OrderListMainData>;

export const OrderListMainOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderListMainData,
  })
  .describe('One page of orders.');

export type OrderListMainOk = zod.input<typeof OrderListMainOk>;
export type OrderListMainOkOutput = zod.output<typeof OrderListMainOk>;

export const OrderListMainAnswer = zod.union([OrderListMainOk, Failure]);

export type OrderListMainAnswer = zod.input<typeof OrderListMainAnswer>;
export type OrderListMainAnswerOutput = zod.output<typeof OrderListMainAnswer>;

export const OrderOptionalTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');

export const OrderOptionalTime = zod
  .string()
  .regex(OrderOptionalTimeRegExp)
  .nullable()
  .describe('Wall time in UTC+8, or null before it happened.');

export type OrderOptionalTime = zod.input<typeof OrderOptionalTime>;
export type OrderOptionalTimeOutput = zod.output<typeof OrderOptionalTime>;

export const OrderOptionalLabelMax = 255;

export const OrderOptionalLabel = zod
  .string()
  .max(OrderOptionalLabelMax)
  .nullable()
  .describe('A short text, or null where there is none.');

export type OrderOptionalLabel = zod.input<typeof OrderOptionalLabel>;
export type OrderOptionalLabelOutput = zod.output<typeof OrderOptionalLabel>;

export const OrderPayStatusMin = -1;
export const OrderPayStatusMax = 1;

export const OrderPayStatus = zod
  .int()
  .min(OrderPayStatusMin)
  .max(OrderPayStatusMax)
  .describe('-1 cancelled before payment, 0 unpaid, 1 paid.');

export type OrderPayStatus = zod.input<typeof OrderPayStatus>;
export type OrderPayStatusOutput = zod.output<typeof OrderPayStatus>;

export const PaymentMethodCode = zod
  .enum(['balance', 'ewallet', 'card', 'crypto'])
  .describe(
    'How an order can be paid. `balance` is the wallet of the mall, `ewallet` an account elsewhere, `card` a credit or debit card, `crypto` a coin on its chain.',
  );

export type PaymentMethodCode = zod.input<typeof PaymentMethodCode>;
export type PaymentMethodCodeOutput = zod.output<typeof PaymentMethodCode>;

export const RefundReason = zod
  .enum({
    /** Not received */
    NotReceived: 1,
    /** Does not like it */
    Disliked: 2,
    /** Wrong goods */
    WrongGoods: 3,
    /** Not of the brand it claims to be */
    FakeBrand: 4,
    /** Something is missing */
    ShortShipment: 5,
    /** Damaged */
    Damaged: 6,
    /** Bad quality */
    Quality: 7,
    /** Agreed with the store */
    Negotiated: 8,
    /** Another reason */
    Other: 9,
  })
  .describe('Why a buyer wants the money back.');

export type RefundReason = zod.input<typeof RefundReason>;
export type RefundReasonOutput = zod.output<typeof RefundReason>;

export const OrderOptionalIdMax = 64;

export const OrderOptionalIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderOptionalId = zod
  .string()
  .min(1)
  .max(OrderOptionalIdMax)
  .regex(OrderOptionalIdRegExp)
  .nullable()
  .describe('An opaque identifier, or null for none.');

export type OrderOptionalId = zod.input<typeof OrderOptionalId>;
export type OrderOptionalIdOutput = zod.output<typeof OrderOptionalId>;

export const orderRefundLineAttributesMax = 10;

export const orderRefundLineGoodsNumMin = 0;
export const orderRefundLineGoodsNumMax = 2147483647;

export const orderRefundLineCouponDiscountMin = 0;
export const orderRefundLineCouponDiscountMax = 1000000000;

export const OrderRefundLine = zod
  .object({
    goodsId: GoodsId.describe('The goods.'),
    skuId: SkuId.describe('The variant; `-1` for goods without variants.'),
    goodsName: Label.describe('Name of the goods when they were ordered.'),
    goodsIcon: ImageUrl.describe('Picture of the variant.'),
    attributes: zod
      .array(OrderAttribute)
      .max(orderRefundLineAttributesMax)
      .describe('What makes up the variant; empty for goods without variants.'),
    goodsNum: zod
      .int()
      .min(orderRefundLineGoodsNumMin)
      .max(orderRefundLineGoodsNumMax)
      .describe('Pieces to refund.'),
    goodsTotal: DollarAmount.describe('What the refunded goods cost after discount, in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderRefundLineCouponDiscountMin)
      .max(orderRefundLineCouponDiscountMax)
      .describe('Their share of what the coupon took off, which is not paid back, in dollars.'),
    freight: DollarAmount.describe('Their share of the freight in dollars.'),
    tax: DollarAmount.describe('Their share of the tax in dollars.'),
    serviceFee: DollarAmount.describe('Their share of the service fee in dollars.'),
    total: DollarAmount.describe(
      'What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount.',
    ),
  })
  .describe('Pieces of one line in a refund, with their share of the sums of the order.');

export type OrderRefundLine = zod.input<typeof OrderRefundLine>;
export type OrderRefundLineOutput = zod.output<typeof OrderRefundLine>;

export const orderRefundIdMax = 64;

export const orderRefundIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderRefundRemarkMax = 2000;

export const orderRefundDecideTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const orderRefundDeadlineMin = 0;
export const orderRefundDeadlineMax = 253402300799999;

export const orderRefundAnswerMax = 2000;

export const orderRefundReturnIdMax = 64;

export const orderRefundReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderRefundLinesMax = 100;

export const orderRefundCouponDiscountMin = 0;
export const orderRefundCouponDiscountMax = 1000000000;

export const OrderRefund = zod
  .object({
    id: zod.string().min(1).max(orderRefundIdMax).regex(orderRefundIdRegExp).describe('The refund.'),
    state: RefundStatus.describe('Where it stands; never 0.'),
    isWhole: Flag.describe('Whether all was asked for that was left of the order.'),
    reason: RefundReason.describe('Why the buyer asked for it.'),
    remark: zod.string().max(orderRefundRemarkMax).nullable().describe('What the buyer wrote.'),
    createTime: WireTime.describe('When it was requested.'),
    decideTime: zod
      .string()
      .regex(orderRefundDecideTimeRegExp)
      .nullable()
      .describe('When it was decided; null before.'),
    deadline: zod
      .int()
      .min(orderRefundDeadlineMin)
      .max(orderRefundDeadlineMax)
      .nullable()
      .describe('When it is granted if the store has not decided; null once it is decided.'),
    byDefault: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether it was granted because the store did not act in time.'),
    answer: zod
      .string()
      .max(orderRefundAnswerMax)
      .nullable()
      .describe('What the store answered; null for nothing.'),
    returnId: zod
      .string()
      .min(1)
      .max(orderRefundReturnIdMax)
      .regex(orderRefundReturnIdRegExp)
      .nullable()
      .describe('The return that it pays back; null for a refund before shipment.'),
    lines: zod
      .array(OrderRefundLine)
      .max(orderRefundLinesMax)
      .describe('The pieces of the refund, in the order of the order.'),
    goodsTotal: DollarAmount.describe('What the refunded goods cost after discount, in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderRefundCouponDiscountMin)
      .max(orderRefundCouponDiscountMax)
      .describe('Their share of what the coupon took off, which is not paid back, in dollars.'),
    freight: DollarAmount.describe('Their share of the freight in dollars.'),
    tax: DollarAmount.describe('Their share of the tax in dollars.'),
    serviceFee: DollarAmount.describe('Their share of the service fee in dollars.'),
    total: DollarAmount.describe(
      'What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount.',
    ),
  })
  .describe('A refund that was asked for.');

export type OrderRefund = zod.input<typeof OrderRefund>;
export type OrderRefundOutput = zod.output<typeof OrderRefund>;

export const ReturnIdMax = 64;

export const ReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReturnId = zod
  .string()
  .min(1)
  .max(ReturnIdMax)
  .regex(ReturnIdRegExp)
  .describe('A return, or the report of a parcel that never arrived.');

export type ReturnId = zod.input<typeof ReturnId>;
export type ReturnIdOutput = zod.output<typeof ReturnId>;

export const orderReturnCaseRemarkMax = 2000;

export const orderReturnCaseImagesMax = 5;

export const orderReturnCaseDecideTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const orderReturnCaseSentTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const orderReturnCaseDisputeTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const orderReturnCaseCloseTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const orderReturnCaseAnswerMax = 2000;

export const orderReturnCaseDisputeMax = 2000;

export const orderReturnCaseVerdictMax = 2000;

export const orderReturnCaseCarrierMax = 255;

export const orderReturnCaseTrackingNumberMax = 255;

export const orderReturnCaseLinesMax = 100;

export const orderReturnCaseRefundedTotalMin = 0;
export const orderReturnCaseRefundedTotalMax = 1000000000;

export const OrderReturnCase = zod
  .object({
    id: ReturnId,
    state: ReturnCaseStatus.describe('Where it stands; never 0.'),
    isMissing: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether the parcel never arrived. Nothing is sent back then.'),
    keepsCosts: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether freight and service fee stay: goods that are in order come back.'),
    reason: RefundReason.describe('Why the buyer wants the money back.'),
    remark: zod.string().max(orderReturnCaseRemarkMax).nullable().describe('What the buyer wrote.'),
    images: zod.array(ImageUrl).max(orderReturnCaseImagesMax).describe('Pictures of the buyer.'),
    createTime: WireTime.describe('When it was requested.'),
    decideTime: zod
      .string()
      .regex(orderReturnCaseDecideTimeRegExp)
      .nullable()
      .describe('When the store answered; null before.'),
    sentTime: zod
      .string()
      .regex(orderReturnCaseSentTimeRegExp)
      .nullable()
      .describe('When the buyer sent the goods back; null before.'),
    disputeTime: zod
      .string()
      .regex(orderReturnCaseDisputeTimeRegExp)
      .nullable()
      .describe('When one side called for a decision of the mall; null before.'),
    closeTime: zod
      .string()
      .regex(orderReturnCaseCloseTimeRegExp)
      .nullable()
      .describe('When it ended; null before.'),
    deadline: OrderOptionalDeadline.describe(
      'When it goes on by itself: an unanswered request is accepted, goods that were not sent in time close it, an arrival that is not confirmed is paid back, a refusal that nobody disputes stands. Null once it has ended.',
    ),
    byDefault: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether the last step was taken because somebody let the time pass.'),
    answer: zod
      .string()
      .max(orderReturnCaseAnswerMax)
      .nullable()
      .describe('Why the store refused; null if it did not.'),
    dispute: zod
      .string()
      .max(orderReturnCaseDisputeMax)
      .nullable()
      .describe('What the side that called for a decision says; null without one.'),
    disputedByStore: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether the store called for the decision.'),
    verdict: zod
      .string()
      .max(orderReturnCaseVerdictMax)
      .nullable()
      .describe('Why the mall decided as it did; null before.'),
    carrier: zod
      .string()
      .max(orderReturnCaseCarrierMax)
      .nullable()
      .describe('The carrier of the parcel back; null before.'),
    trackingNumber: zod
      .string()
      .max(orderReturnCaseTrackingNumberMax)
      .nullable()
      .describe('The number of the parcel back; null before.'),
    lines: zod
      .array(OrderRefundLine)
      .max(orderReturnCaseLinesMax)
      .describe('The pieces of the return, in the order of the order.'),
    total: DollarAmount.describe('What goes back to the wallet in dollars if all is granted.'),
    refundedTotal: zod
      .number()
      .min(orderReturnCaseRefundedTotalMin)
      .max(orderReturnCaseRefundedTotalMax)
      .describe('What went back to the wallet, in dollars.'),
  })
  .describe('A return, or the report of a parcel that never arrived.');

export type OrderReturnCase = zod.input<typeof OrderReturnCase>;
export type OrderReturnCaseOutput = zod.output<typeof OrderReturnCase>;

export const orderDetailsNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const orderDetailsPhoneMax = 255;

export const orderDetailsPhoneRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDetailsEmailMax = 255;

export const orderDetailsContactsMax = 255;

export const orderDetailsContactsRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDetailsPostcodeMax = 255;

export const orderDetailsCountryMax = 255;

export const orderDetailsCountryRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDetailsProvinceMax = 255;

export const orderDetailsCityMax = 255;

export const orderDetailsAddressMax = 255;

export const orderDetailsAddressRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDetailsItemsTotalMin = 0;
export const orderDetailsItemsTotalMax = 1000000000;

export const orderDetailsFreightMin = 0;
export const orderDetailsFreightMax = 1000000000;

export const orderDetailsDispatchFeeMin = 0;
export const orderDetailsDispatchFeeMax = 1000000000;

export const orderDetailsLongDistanceFeeMin = 0;
export const orderDetailsLongDistanceFeeMax = 1000000000;

export const orderDetailsDeliveryFeeMin = 0;
export const orderDetailsDeliveryFeeMax = 1000000000;

export const orderDetailsServiceFeeMin = 0;
export const orderDetailsServiceFeeMax = 1000000000;

export const orderDetailsCouponDiscountMin = 0;
export const orderDetailsCouponDiscountMax = 1000000000;

export const orderDetailsCouponCodeMax = 255;

export const orderDetailsTotalMin = 0;
export const orderDetailsTotalMax = 1000000000;

export const orderDetailsHandlingFeeMin = 0;
export const orderDetailsHandlingFeeMax = 1000000000;

export const orderDetailsDeliveryCountryCodeMin = 2;
export const orderDetailsDeliveryCountryCodeMax = 2;

export const orderDetailsDeliveryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const orderDetailsDeliveryEarliestMin = 10;
export const orderDetailsDeliveryEarliestMax = 10;

export const orderDetailsDeliveryEarliestRegExp = new RegExp(
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
);
export const orderDetailsDeliveryLatestMin = 10;
export const orderDetailsDeliveryLatestMax = 10;

export const orderDetailsDeliveryLatestRegExp = new RegExp(
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
);
export const orderDetailsPaymentProofMax = 500;

export const orderDetailsPayDeadlineMin = 0;
export const orderDetailsPayDeadlineMax = 253402300799999;

export const orderDetailsRefundAmountMin = 0;
export const orderDetailsRefundAmountMax = 1000000000;

export const orderDetailsRefundedTotalMin = 0;
export const orderDetailsRefundedTotalMax = 1000000000;

export const orderDetailsRefundsMax = 100;

export const orderDetailsReturnsMax = 100;

export const orderDetailsRefundRemarkMax = 2000;

export const orderDetailsRemarksMax = 200;

export const orderDetailsRemarksRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDetailsSellerIdMax = 64;

export const orderDetailsSellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderDetailsSellerNameMax = 255;

export const orderDetailsSellerNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDetailsCarrierMax = 255;

export const orderDetailsTrackingNumberMax = 255;

export const orderDetailsShipDeadlineMin = 0;
export const orderDetailsShipDeadlineMax = 253402300799999;

export const orderDetailsReceiptDeadlineMin = 0;
export const orderDetailsReceiptDeadlineMax = 253402300799999;

export const orderDetailsRefundDeadlineMin = 0;
export const orderDetailsRefundDeadlineMax = 253402300799999;

export const orderDetailsReturnDeadlineMin = 0;
export const orderDetailsReturnDeadlineMax = 253402300799999;

export const orderDetailsArrivalDeadlineMin = 0;
export const orderDetailsArrivalDeadlineMax = 253402300799999;

export const orderDetailsReturnStepDeadlineMin = 0;
export const orderDetailsReturnStepDeadlineMax = 253402300799999;

export const OrderDetails = zod
  .object({
    id: OrderId.describe('The order.'),
    number: zod
      .string()
      .regex(orderDetailsNumberRegExp)
      .optional()
      .describe('The number of the order for people.'),
    createTime: WireTime.describe('When the order was placed.'),
    status: OrderStatus.describe('Where the order stands.'),
    pushTime: OrderOptionalTime.describe('When the store shipped it; null before.'),
    partyId: Id.describe('The buyer.'),
    username: Label.describe('Login name of the buyer.'),
    phone: zod
      .string()
      .max(orderDetailsPhoneMax)
      .regex(orderDetailsPhoneRegExp)
      .describe('Phone of the receiver; only its first and last three digits unless `type=1` was asked.'),
    email: zod
      .string()
      .max(orderDetailsEmailMax)
      .nullable()
      .describe('E-mail address of the receiver, shortened unless `type=1` was asked.'),
    contacts: zod
      .string()
      .max(orderDetailsContactsMax)
      .regex(orderDetailsContactsRegExp)
      .describe('Who receives the parcel.'),
    postcode: zod
      .string()
      .max(orderDetailsPostcodeMax)
      .nullable()
      .describe('Postcode of the delivery address.'),
    country: zod
      .string()
      .max(orderDetailsCountryMax)
      .regex(orderDetailsCountryRegExp)
      .describe(
        "Country of the delivery address by its name in the caller's language where the address was kept with its number, else as it was written.",
      ),
    province: zod
      .string()
      .max(orderDetailsProvinceMax)
      .nullable()
      .describe('State or province of the delivery address.'),
    city: zod.string().max(orderDetailsCityMax).nullable().describe('City of the delivery address.'),
    address: zod
      .string()
      .max(orderDetailsAddressMax)
      .regex(orderDetailsAddressRegExp)
      .describe('Street and number of the delivery address.'),
    payStatus: OrderPayStatus.describe('-1 cancelled before payment, 0 unpaid, 1 paid.'),
    prizeReal: DollarAmount.describe('Goods after discount in dollars.'),
    prizeOriginal: DollarAmount.describe('Goods before discount in dollars.'),
    fees: DollarAmount.describe('Freight and service fee together in dollars.'),
    tax: DollarAmount.describe('Tax in dollars.'),
    discount: DollarAmount.describe(
      'What the discounts of the goods take off, in dollars; prizeReal is without it already.',
    ),
    goodsCount: Count.describe('Pieces in all.'),
    purchStatus: OpenFlag.describe('1 once the store has confirmed the order.'),
    itemsTotal: zod
      .number()
      .min(orderDetailsItemsTotalMin)
      .max(orderDetailsItemsTotalMax)
      .optional()
      .describe('Goods before discount in dollars, the same as prizeOriginal.'),
    freight: zod
      .number()
      .min(orderDetailsFreightMin)
      .max(orderDetailsFreightMax)
      .optional()
      .describe('Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together.'),
    dispatchFee: zod
      .number()
      .min(orderDetailsDispatchFeeMin)
      .max(orderDetailsDispatchFeeMax)
      .optional()
      .describe('Part of freight in dollars for handing over at the store.'),
    longDistanceFee: zod
      .number()
      .min(orderDetailsLongDistanceFeeMin)
      .max(orderDetailsLongDistanceFeeMax)
      .optional()
      .describe('Part of freight in dollars for the transport between regions.'),
    deliveryFee: zod
      .number()
      .min(orderDetailsDeliveryFeeMin)
      .max(orderDetailsDeliveryFeeMax)
      .optional()
      .describe('Part of freight in dollars for the delivery to the door.'),
    serviceFee: zod
      .number()
      .min(orderDetailsServiceFeeMin)
      .max(orderDetailsServiceFeeMax)
      .optional()
      .describe('What the mall takes for its service in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderDetailsCouponDiscountMin)
      .max(orderDetailsCouponDiscountMax)
      .optional()
      .describe('What the coupon of the order takes off in dollars; 0 without one.'),
    couponCode: zod
      .string()
      .max(orderDetailsCouponCodeMax)
      .nullish()
      .describe('Code of the coupon of the order; null without one.'),
    total: zod
      .number()
      .min(orderDetailsTotalMin)
      .max(orderDetailsTotalMax)
      .optional()
      .describe('What the order costs in all, in dollars.'),
    handlingFee: zod
      .number()
      .min(orderDetailsHandlingFeeMin)
      .max(orderDetailsHandlingFeeMax)
      .optional()
      .describe(
        'The fee of the payment method on top of total, in dollars; 0 for the balance and before payment.',
      ),
    paymentMethod: zod
      .union([PaymentMethodCode, zod.null()])
      .optional()
      .describe('How the order was paid; null before payment.'),
    delivery: zod
      .object({
        countryCode: zod
          .string()
          .min(orderDetailsDeliveryCountryCodeMin)
          .max(orderDetailsDeliveryCountryCodeMax)
          .regex(orderDetailsDeliveryCountryCodeRegExp)
          .describe('The country that the estimate is for.'),
        earliest: zod
          .string()
          .min(orderDetailsDeliveryEarliestMin)
          .max(orderDetailsDeliveryEarliestMax)
          .regex(orderDetailsDeliveryEarliestRegExp)
          .describe('The first day on which the parcel may arrive.'),
        latest: zod
          .string()
          .min(orderDetailsDeliveryLatestMin)
          .max(orderDetailsDeliveryLatestMax)
          .regex(orderDetailsDeliveryLatestRegExp)
          .describe('The last day on which it should arrive, the same as earliest or later.'),
      })
      .optional()
      .describe(
        'When the parcel should arrive; missing once it has arrived and for countries that the server does not know.',
      ),
    paymentProof: zod
      .string()
      .max(orderDetailsPaymentProofMax)
      .nullish()
      .describe('Picture that proves the payment, if the payment method has one; null otherwise.'),
    payDeadline: zod
      .int()
      .min(orderDetailsPayDeadlineMin)
      .max(orderDetailsPayDeadlineMax)
      .nullish()
      .describe('When the order is cancelled if it is still unpaid; null once it is paid or cancelled.'),
    returnStatus: zod
      .enum({
        /** No refund was asked for */
        None: 0,
        /** Asked for and not yet decided */
        Refunding: 1,
        /** Granted; the money is back in the wallet */
        Succeeded: 2,
        /** Refused; the order went back to its former state */
        Failed: 3,
      })
      .optional()
      .describe('Where its refund stands.'),
    cancelReason: zod
      .union([CancelReason, zod.null()])
      .optional()
      .describe('Why the buyer cancelled it; null if not cancelled, or cancelled by the clock.'),
    refundReason: zod
      .union([RefundReason, zod.null()])
      .optional()
      .describe('Why the buyer requested the last refund; null without a request.'),
    refundAmount: zod
      .number()
      .min(orderDetailsRefundAmountMin)
      .max(orderDetailsRefundAmountMax)
      .nullish()
      .describe('What the last refund pays back, in dollars; null if none was asked for.'),
    refundedTotal: zod
      .number()
      .min(orderDetailsRefundedTotalMin)
      .max(orderDetailsRefundedTotalMax)
      .optional()
      .describe('What all granted refunds have paid back, in dollars.'),
    refunds: zod
      .array(OrderRefund)
      .max(orderDetailsRefundsMax)
      .optional()
      .describe('All refunds that were asked for, oldest first.'),
    returns: zod
      .array(OrderReturnCase)
      .max(orderDetailsReturnsMax)
      .optional()
      .describe('All returns, and reports of parcels that never arrived, oldest first.'),
    refundRemark: zod
      .string()
      .max(orderDetailsRefundRemarkMax)
      .nullish()
      .describe('What the buyer wrote about the refund.'),
    remarks: zod
      .string()
      .max(orderDetailsRemarksMax)
      .regex(orderDetailsRemarksRegExp)
      .optional()
      .describe("The buyer's note to the store; may be empty."),
    sellerId: zod
      .string()
      .min(1)
      .max(orderDetailsSellerIdMax)
      .regex(orderDetailsSellerIdRegExp)
      .optional()
      .describe('The store.'),
    sellerName: zod
      .string()
      .max(orderDetailsSellerNameMax)
      .regex(orderDetailsSellerNameRegExp)
      .optional()
      .describe('Name of the store.'),
    carrier: zod
      .string()
      .max(orderDetailsCarrierMax)
      .nullish()
      .describe('The carrier of the parcel; null before shipment.'),
    trackingNumber: zod
      .string()
      .max(orderDetailsTrackingNumberMax)
      .nullish()
      .describe('The tracking number of the parcel; null before shipment.'),
    reminded: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe('Whether the buyer has already reminded the store.'),
    delivered: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe(
        'Whether the carrier has handed over the parcel of a shipped order; `orderLog!list` tells when.',
      ),
    shipDeadline: zod
      .int()
      .min(orderDetailsShipDeadlineMin)
      .max(orderDetailsShipDeadlineMax)
      .nullish()
      .describe(
        'Until when the store ships. From then on a refund of all that is left is granted at once. Null unless the order is paid and not shipped.',
      ),
    receiptDeadline: zod
      .int()
      .min(orderDetailsReceiptDeadlineMin)
      .max(orderDetailsReceiptDeadlineMax)
      .nullish()
      .describe(
        'When a delivered order counts as received if the buyer says nothing; null unless it is delivered and not received.',
      ),
    refundDeadline: zod
      .int()
      .min(orderDetailsRefundDeadlineMin)
      .max(orderDetailsRefundDeadlineMax)
      .nullish()
      .describe('When the requested refund is granted if the store has not decided; null without one.'),
    returnState: zod
      .enum({
        /** Nothing was reported after shipment */
        None: 0,
        /** Asked for; the store has to answer */
        Requested: 1,
        /** Accepted; the buyer sends the goods back */
        Accepted: 2,
        /** On its way back to the store */
        SentBack: 3,
        /** Ended; the money is back in the wallet */
        Refunded: 4,
        /** Refused by the store; the buyer may dispute it */
        Refused: 5,
        /** Store and buyer disagree; an operator decides */
        Disputed: 6,
        /** Ended without a refund */
        Closed: 7,
      })
      .optional()
      .describe(
        'Where the last return stands, or the last report of a parcel that never arrived; 0 without one.',
      ),
    returnDeadline: zod
      .int()
      .min(orderDetailsReturnDeadlineMin)
      .max(orderDetailsReturnDeadlineMax)
      .nullish()
      .describe(
        'Until when goods of a received order may be returned; null before receipt. Until then the mall holds the money.',
      ),
    arrivalDeadline: zod
      .int()
      .min(orderDetailsArrivalDeadlineMin)
      .max(orderDetailsArrivalDeadlineMax)
      .nullish()
      .describe(
        'From when on a shipped order that nobody has delivered may be reported as never arrived; null unless it is on its way.',
      ),
    returnStepDeadline: zod
      .int()
      .min(orderDetailsReturnStepDeadlineMin)
      .max(orderDetailsReturnStepDeadlineMax)
      .nullish()
      .describe('When the open return goes on by itself; null without one.'),
  })
  .describe('Everything about an order except its lines and its log.');

export type OrderDetails = zod.input<typeof OrderDetails>;
export type OrderDetailsOutput = zod.output<typeof OrderDetails>;

export const OrderInfoData = zod
  .object({
    orderInfo: OrderDetails,
  })
  .describe('One order.');

export type OrderInfoData = zod.input<typeof OrderInfoData>;
export type OrderInfoDataOutput = zod.output<typeof OrderInfoData>;

export const OrderInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderInfoData,
  })
  .describe('One order.');

export type OrderInfoOk = zod.input<typeof OrderInfoOk>;
export type OrderInfoOkOutput = zod.output<typeof OrderInfoOk>;

export const OrderInfoAnswer = zod.union([OrderInfoOk, Failure]);

export type OrderInfoAnswer = zod.input<typeof OrderInfoAnswer>;
export type OrderInfoAnswerOutput = zod.output<typeof OrderInfoAnswer>;

export const orderLineGoodsNumMin = 0;
export const orderLineGoodsNumMax = 2147483647;

export const orderLineRefundedNumMin = 0;
export const orderLineRefundedNumMax = 2147483647;

export const orderLineAttributesMax = 10;

export const OrderLine = zod
  .object({
    goodsId: GoodsId.describe('The goods, as sellerGoods!info knows them.'),
    skuId: SkuId.describe('The variant; `-1` for goods without variants.'),
    goodsName: Label.describe('Name of the goods when they were ordered.'),
    goodsNum: zod.int().min(orderLineGoodsNumMin).max(orderLineGoodsNumMax).describe('Pieces ordered.'),
    goodsReal: DollarAmount.describe('Price of one piece after discount in dollars.'),
    goodsIcon: ImageUrl.describe('Picture of the variant.'),
    fees: DollarAmount.describe('Freight of this line in dollars.'),
    tax: DollarAmount.describe('Tax on this line in dollars.'),
    sellingPrice: DollarAmount.describe('Price of one piece before discount in dollars.'),
    totalCost: DollarAmount.describe(
      'All pieces of the line after discount, without freight and tax, in dollars.',
    ),
    refundedNum: zod
      .int()
      .min(orderLineRefundedNumMin)
      .max(orderLineRefundedNumMax)
      .optional()
      .describe('Pieces of the line that were refunded.'),
    isShelf: Flag.describe('Whether the goods are on the shelf now, so that they can be bought again.'),
    isValid: Flag.describe('Whether the goods still exist.'),
    attributes: zod
      .array(OrderAttribute)
      .max(orderLineAttributesMax)
      .describe('What makes up the variant; empty for goods without variants.'),
  })
  .describe('One line of an order.');

export type OrderLine = zod.input<typeof OrderLine>;
export type OrderLineOutput = zod.output<typeof OrderLine>;

export const orderListGoodsDataPageListMax = 100;

export const OrderListGoodsData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(OrderLine)
      .max(orderListGoodsDataPageListMax)
      .describe('The lines of this page, as ordered.'),
  })
  .describe('The lines of an order.');

export type OrderListGoodsData = zod.input<typeof OrderListGoodsData>;
export type OrderListGoodsDataOutput = zod.output<typeof OrderListGoodsData>;

export const OrderListGoodsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderListGoodsData,
  })
  .describe('The lines of an order.');

export type OrderListGoodsOk = zod.input<typeof OrderListGoodsOk>;
export type OrderListGoodsOkOutput = zod.output<typeof OrderListGoodsOk>;

export const OrderListGoodsAnswer = zod.union([OrderListGoodsOk, Failure]);

export type OrderListGoodsAnswer = zod.input<typeof OrderListGoodsAnswer>;
export type OrderListGoodsAnswerOutput = zod.output<typeof OrderListGoodsAnswer>;

export const OrderReceiptOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The receipt is confirmed.');

export type OrderReceiptOk = zod.input<typeof OrderReceiptOk>;
export type OrderReceiptOkOutput = zod.output<typeof OrderReceiptOk>;

export const OrderReceiptAnswer = zod.union([OrderReceiptOk, Failure]);

export type OrderReceiptAnswer = zod.input<typeof OrderReceiptAnswer>;
export type OrderReceiptAnswerOutput = zod.output<typeof OrderReceiptAnswer>;

export const OrderReturnDetailMax = 500;

export const OrderReturnDetailRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const OrderReturnDetail = zod
  .string()
  .max(OrderReturnDetailMax)
  .regex(OrderReturnDetailRegExp)
  .describe("What happened, in the buyer's words, at most 500 characters.");

export type OrderReturnDetail = zod.input<typeof OrderReturnDetail>;
export type OrderReturnDetailOutput = zod.output<typeof OrderReturnDetail>;

export const OrderRefundMoneyMin = 0.01;
export const OrderRefundMoneyMax = 1000000000;
export const OrderRefundMoneyMultipleOf = 0.01;

export const OrderRefundMoney = zod
  .number()
  .min(OrderRefundMoneyMin)
  .max(OrderRefundMoneyMax)
  .multipleOf(OrderRefundMoneyMultipleOf)
  .describe('US dollars with at most two decimals, above 0.');

export type OrderRefundMoney = zod.input<typeof OrderRefundMoney>;
export type OrderRefundMoneyOutput = zod.output<typeof OrderRefundMoney>;

export const OrderReturnsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The refund was requested.');

export type OrderReturnsOk = zod.input<typeof OrderReturnsOk>;
export type OrderReturnsOkOutput = zod.output<typeof OrderReturnsOk>;

export const OrderReturnsAnswer = zod.union([OrderReturnsOk, Failure]);

export type OrderReturnsAnswer = zod.input<typeof OrderReturnsAnswer>;
export type OrderReturnsAnswerOutput = zod.output<typeof OrderReturnsAnswer>;

export const orderRefundQuoteDataLinesMax = 100;

export const orderRefundQuoteDataCouponDiscountMin = 0;
export const orderRefundQuoteDataCouponDiscountMax = 1000000000;

export const orderRefundQuoteDataRestPiecesMin = 0;
export const orderRefundQuoteDataRestPiecesMax = 2147483647;

export const orderRefundQuoteDataRestTotalMin = 0;
export const orderRefundQuoteDataRestTotalMax = 1000000000;

export const OrderRefundQuoteData = zod
  .object({
    orderId: OrderId.describe('The order.'),
    isWhole: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether nothing would be left of the order, which then ends.'),
    lines: zod
      .array(OrderRefundLine)
      .max(orderRefundQuoteDataLinesMax)
      .describe('The pieces that would be refunded, in the order of the order.'),
    goodsTotal: DollarAmount.describe('What the refunded goods cost after discount, in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderRefundQuoteDataCouponDiscountMin)
      .max(orderRefundQuoteDataCouponDiscountMax)
      .describe('Their share of what the coupon took off, which is not paid back, in dollars.'),
    freight: DollarAmount.describe('Their share of the freight in dollars.'),
    tax: DollarAmount.describe('Their share of the tax in dollars.'),
    serviceFee: DollarAmount.describe('Their share of the service fee in dollars.'),
    total: DollarAmount.describe(
      'What goes back to the wallet in dollars: goodsTotal, freight, tax and serviceFee, less couponDiscount.',
    ),
    restPieces: zod
      .int()
      .min(orderRefundQuoteDataRestPiecesMin)
      .max(orderRefundQuoteDataRestPiecesMax)
      .describe('Pieces of the order that would go on.'),
    restTotal: zod
      .number()
      .min(orderRefundQuoteDataRestTotalMin)
      .max(orderRefundQuoteDataRestTotalMax)
      .describe('What the rest of the order costs, in dollars.'),
  })
  .describe('What a refund would pay back, and what would be left.');

export type OrderRefundQuoteData = zod.input<typeof OrderRefundQuoteData>;
export type OrderRefundQuoteDataOutput = zod.output<typeof OrderRefundQuoteData>;

export const OrderRefundQuoteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderRefundQuoteData,
  })
  .describe('The sums of the refund.');

export type OrderRefundQuoteOk = zod.input<typeof OrderRefundQuoteOk>;
export type OrderRefundQuoteOkOutput = zod.output<typeof OrderRefundQuoteOk>;

export const OrderRefundQuoteAnswer = zod.union([OrderRefundQuoteOk, Failure]);

export type OrderRefundQuoteAnswer = zod.input<typeof OrderRefundQuoteAnswer>;
export type OrderRefundQuoteAnswerOutput = zod.output<typeof OrderRefundQuoteAnswer>;

export const orderReturnQuoteDataLinesMax = 100;

export const orderReturnQuoteDataCouponDiscountMin = 0;
export const orderReturnQuoteDataCouponDiscountMax = 1000000000;

export const orderReturnQuoteDataDecideDaysMin = 0;
export const orderReturnQuoteDataDecideDaysMax = 2147483647;

export const orderReturnQuoteDataSendDaysMin = 0;
export const orderReturnQuoteDataSendDaysMax = 2147483647;

export const orderReturnQuoteDataConfirmDaysMin = 0;
export const orderReturnQuoteDataConfirmDaysMax = 2147483647;

export const OrderReturnQuoteData = zod
  .object({
    orderId: OrderId.describe('The order.'),
    keepsCosts: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .describe('Whether freight and service fee stay: goods that are in order come back.'),
    lines: zod
      .array(OrderRefundLine)
      .max(orderReturnQuoteDataLinesMax)
      .describe('The pieces of the return, in the order of the order.'),
    goodsTotal: DollarAmount.describe('What the goods cost after discount, in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderReturnQuoteDataCouponDiscountMin)
      .max(orderReturnQuoteDataCouponDiscountMax)
      .describe('Their share of what the coupon took off, which is not paid back, in dollars.'),
    freight: DollarAmount.describe('Freight that comes back in dollars.'),
    tax: DollarAmount.describe('Tax that comes back in dollars.'),
    serviceFee: DollarAmount.describe('Service fee that comes back in dollars.'),
    total: DollarAmount.describe('What goes back to the wallet in dollars.'),
    decideDays: zod
      .int()
      .min(orderReturnQuoteDataDecideDaysMin)
      .max(orderReturnQuoteDataDecideDaysMax)
      .describe('Days that the store has to answer.'),
    sendDays: zod
      .int()
      .min(orderReturnQuoteDataSendDaysMin)
      .max(orderReturnQuoteDataSendDaysMax)
      .describe('Days that the buyer has to send the goods once the return is accepted.'),
    confirmDays: zod
      .int()
      .min(orderReturnQuoteDataConfirmDaysMin)
      .max(orderReturnQuoteDataConfirmDaysMax)
      .describe('Days that the store has to confirm the arrival.'),
  })
  .describe('What a return would pay back.');

export type OrderReturnQuoteData = zod.input<typeof OrderReturnQuoteData>;
export type OrderReturnQuoteDataOutput = zod.output<typeof OrderReturnQuoteData>;

export const OrderReturnQuoteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderReturnQuoteData,
  })
  .describe('The sums of the return.');

export type OrderReturnQuoteOk = zod.input<typeof OrderReturnQuoteOk>;
export type OrderReturnQuoteOkOutput = zod.output<typeof OrderReturnQuoteOk>;

export const OrderReturnQuoteAnswer = zod.union([OrderReturnQuoteOk, Failure]);

export type OrderReturnQuoteAnswer = zod.input<typeof OrderReturnQuoteAnswer>;
export type OrderReturnQuoteAnswerOutput = zod.output<typeof OrderReturnQuoteAnswer>;

export const OrderReturnImagesMax = 2505;

export const OrderReturnImagesRegExp = new RegExp('^[!-+\\-.-~]{1,500}(,[!-+\\-.-~]{1,500}){0,4}$');

export const OrderReturnImages = zod
  .string()
  .max(OrderReturnImagesMax)
  .regex(OrderReturnImagesRegExp)
  .describe('Addresses of one to five uploaded pictures, joined by commas.');

export type OrderReturnImages = zod.input<typeof OrderReturnImages>;
export type OrderReturnImagesOutput = zod.output<typeof OrderReturnImages>;

export const OrderReturnRequested = zod
  .object({
    returnId: ReturnId,
  })
  .describe('The return that was requested.');

export type OrderReturnRequested = zod.input<typeof OrderReturnRequested>;
export type OrderReturnRequestedOutput = zod.output<typeof OrderReturnRequested>;

export const OrderRequestReturnOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderReturnRequested,
  })
  .describe('The return was requested.');

export type OrderRequestReturnOk = zod.input<typeof OrderRequestReturnOk>;
export type OrderRequestReturnOkOutput = zod.output<typeof OrderRequestReturnOk>;

export const OrderRequestReturnAnswer = zod.union([OrderRequestReturnOk, Failure]);

export type OrderRequestReturnAnswer = zod.input<typeof OrderRequestReturnAnswer>;
export type OrderRequestReturnAnswerOutput = zod.output<typeof OrderRequestReturnAnswer>;

export const ReturnCarrierMax = 60;

export const ReturnCarrierRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const ReturnCarrier = zod
  .string()
  .min(1)
  .max(ReturnCarrierMax)
  .regex(ReturnCarrierRegExp)
  .describe('Who carries the parcel.');

export type ReturnCarrier = zod.input<typeof ReturnCarrier>;
export type ReturnCarrierOutput = zod.output<typeof ReturnCarrier>;

export const ReturnTrackingMax = 64;

export const ReturnTrackingRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 ./-]*$');

export const ReturnTracking = zod
  .string()
  .min(1)
  .max(ReturnTrackingMax)
  .regex(ReturnTrackingRegExp)
  .describe('Number under which the carrier knows the parcel.');

export type ReturnTracking = zod.input<typeof ReturnTracking>;
export type ReturnTrackingOutput = zod.output<typeof ReturnTracking>;

export const OrderSendReturnOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The goods are on their way back.');

export type OrderSendReturnOk = zod.input<typeof OrderSendReturnOk>;
export type OrderSendReturnOkOutput = zod.output<typeof OrderSendReturnOk>;

export const OrderSendReturnAnswer = zod.union([OrderSendReturnOk, Failure]);

export type OrderSendReturnAnswer = zod.input<typeof OrderSendReturnAnswer>;
export type OrderSendReturnAnswerOutput = zod.output<typeof OrderSendReturnAnswer>;

export const ReturnStatementMax = 500;

export const ReturnStatementRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const ReturnStatement = zod
  .string()
  .min(1)
  .max(ReturnStatementMax)
  .regex(ReturnStatementRegExp)
  .describe('What one side says, at most 500 characters; a blank one is refused.');

export type ReturnStatement = zod.input<typeof ReturnStatement>;
export type ReturnStatementOutput = zod.output<typeof ReturnStatement>;

export const OrderDisputeReturnOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The mall decides.');

export type OrderDisputeReturnOk = zod.input<typeof OrderDisputeReturnOk>;
export type OrderDisputeReturnOkOutput = zod.output<typeof OrderDisputeReturnOk>;

export const OrderDisputeReturnAnswer = zod.union([OrderDisputeReturnOk, Failure]);

export type OrderDisputeReturnAnswer = zod.input<typeof OrderDisputeReturnAnswer>;
export type OrderDisputeReturnAnswerOutput = zod.output<typeof OrderDisputeReturnAnswer>;

export const OrderWithdrawReturnOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The return is closed.');

export type OrderWithdrawReturnOk = zod.input<typeof OrderWithdrawReturnOk>;
export type OrderWithdrawReturnOkOutput = zod.output<typeof OrderWithdrawReturnOk>;

export const OrderWithdrawReturnAnswer = zod.union([OrderWithdrawReturnOk, Failure]);

export type OrderWithdrawReturnAnswer = zod.input<typeof OrderWithdrawReturnAnswer>;
export type OrderWithdrawReturnAnswerOutput = zod.output<typeof OrderWithdrawReturnAnswer>;

export const OrderCountOrderStatusData = zod
  .object({
    waitPayCount: CountText.describe('Orders to pay, status 0.'),
    waitDeliverCount: CountText.describe('Orders to be shipped, status 1 and 2.'),
    waitReceiptCount: CountText.describe('Orders to be received, status 3.'),
    waitEvaluateCount: CountText.describe('Orders to review, status 4.'),
    refundCount: CountText.describe('Orders in or after a refund, status 6.'),
  })
  .describe('How many orders of the caller wait for something.');

export type OrderCountOrderStatusData = zod.input<typeof OrderCountOrderStatusData>;
export type OrderCountOrderStatusDataOutput = zod.output<typeof OrderCountOrderStatusData>;

export const OrderCountOrderStatusOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderCountOrderStatusData,
  })
  .describe('The counts.');

export type OrderCountOrderStatusOk = zod.input<typeof OrderCountOrderStatusOk>;
export type OrderCountOrderStatusOkOutput = zod.output<typeof OrderCountOrderStatusOk>;

export const OrderCountOrderStatusAnswer = zod.union([OrderCountOrderStatusOk, Failure]);

export type OrderCountOrderStatusAnswer = zod.input<typeof OrderCountOrderStatusAnswer>;
export type OrderCountOrderStatusAnswerOutput = zod.output<typeof OrderCountOrderStatusAnswer>;

export const OrderRemindOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The store is reminded.');

export type OrderRemindOk = zod.input<typeof OrderRemindOk>;
export type OrderRemindOkOutput = zod.output<typeof OrderRemindOk>;

export const OrderRemindAnswer = zod.union([OrderRemindOk, Failure]);

export type OrderRemindAnswer = zod.input<typeof OrderRemindAnswer>;
export type OrderRemindAnswerOutput = zod.output<typeof OrderRemindAnswer>;

export const orderQuoteLineAttributesMax = 10;

export const orderQuoteLineBuyMinMax = 500;

export const orderQuoteLineProblemsMax = 7;

export const OrderQuoteLine = zod
  .object({
    sellerGoodsId: GoodsId.describe('The goods.'),
    skuId: SkuId.describe('The requested variant; `-1` for goods without variants.'),
    goodsName: Label.describe('Name of the goods now.'),
    goodsIcon: ImageUrl.describe('Picture of the variant.'),
    attributes: zod
      .array(OrderAttribute)
      .max(orderQuoteLineAttributesMax)
      .describe('What makes up the variant; empty for goods without variants.'),
    goodsNum: Count.describe('Requested pieces; may be more than can be bought.'),
    stock: Count.describe('Pieces that can be bought now; 0 if none or if the variant is gone.'),
    buyMin: zod.int().min(1).max(orderQuoteLineBuyMinMax).describe('Fewest pieces that one order may take.'),
    sellingPrice: DollarAmount.describe('Price of one piece before discount in dollars.'),
    goodsReal: DollarAmount.describe('Price of one piece after discount in dollars.'),
    totalCost: DollarAmount.describe(
      'All pieces of the line after discount, without freight and tax, in dollars.',
    ),
    freight: DollarAmount.describe('Freight of this line in dollars.'),
    tax: DollarAmount.describe('Tax on this line in dollars.'),
    problems: zod
      .array(OrderProblem)
      .max(orderQuoteLineProblemsMax)
      .describe('What would make order!submit refuse this line; empty if nothing.'),
  })
  .describe('One requested line with its current price, stock and problems.');

export type OrderQuoteLine = zod.input<typeof OrderQuoteLine>;
export type OrderQuoteLineOutput = zod.output<typeof OrderQuoteLine>;

export const CouponCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const CouponCode = zod
  .string()
  .regex(CouponCodeRegExp)
  .describe('4 to 32 letters and digits, in any letter case.');

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const CouponProblem = zod
  .enum([
    'couponNotFound',
    'couponExpired',
    'couponUsedUp',
    'couponAlreadyUsed',
    'couponBelowMinimum',
    'couponOtherStore',
  ])
  .describe('Key of the error in the catalogue that order!submit would answer because of a coupon.');

export type CouponProblem = zod.input<typeof CouponProblem>;
export type CouponProblemOutput = zod.output<typeof CouponProblem>;

export const couponUseCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');
export const couponUseDiscountMin = 0;
export const couponUseDiscountMax = 1000000000;

export const CouponUse = zod
  .object({
    code: zod.string().regex(couponUseCodeRegExp).describe('The named code'),
    discount: zod
      .number()
      .min(couponUseDiscountMin)
      .max(couponUseDiscountMax)
      .describe('What it takes off in dollars; 0 where it cannot be used.'),
    problem: zod.union([CouponProblem, zod.null()]).describe('Why it cannot be used; null if it can.'),
  })
  .describe('The coupon that was named for an order, and what it does.');

export type CouponUse = zod.input<typeof CouponUse>;
export type CouponUseOutput = zod.output<typeof CouponUse>;

export const freeDeliveryFromMin = 0;
export const freeDeliveryFromMax = 1000000000;

export const freeDeliveryMissingMin = 0;
export const freeDeliveryMissingMax = 1000000000;

export const FreeDelivery = zod
  .object({
    from: zod
      .number()
      .min(freeDeliveryFromMin)
      .max(freeDeliveryFromMax)
      .describe('The minimum price of the goods after discount and before a coupon, in dollars.'),
    missing: zod
      .number()
      .min(freeDeliveryMissingMin)
      .max(freeDeliveryMissingMax)
      .describe('What is missing to that sum in dollars; 0 once it is reached.'),
  })
  .describe('The offer of free delivery of a store.');

export type FreeDelivery = zod.input<typeof FreeDelivery>;
export type FreeDeliveryOutput = zod.output<typeof FreeDelivery>;

export const orderQuoteStoreSellerNameMax = 255;

export const orderQuoteStoreSellerNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderQuoteStoreLinesMax = 100;

export const orderQuoteStoreCouponDiscountMin = 0;
export const orderQuoteStoreCouponDiscountMax = 1000000000;

export const orderQuoteStoreCouponCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');
export const orderQuoteStoreCouponDiscountMinOne = 0;
export const orderQuoteStoreCouponDiscountMaxOne = 1000000000;

export const orderQuoteStoreFreeDeliveryFromMin = 0;
export const orderQuoteStoreFreeDeliveryFromMax = 1000000000;

export const orderQuoteStoreFreeDeliveryMissingMin = 0;
export const orderQuoteStoreFreeDeliveryMissingMax = 1000000000;

export const orderQuoteStoreDeliveryCountryCodeMin = 2;
export const orderQuoteStoreDeliveryCountryCodeMax = 2;

export const orderQuoteStoreDeliveryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const orderQuoteStoreDeliveryEarliestMin = 10;
export const orderQuoteStoreDeliveryEarliestMax = 10;

export const orderQuoteStoreDeliveryEarliestRegExp = new RegExp(
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
);
export const orderQuoteStoreDeliveryLatestMin = 10;
export const orderQuoteStoreDeliveryLatestMax = 10;

export const orderQuoteStoreDeliveryLatestRegExp = new RegExp(
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
);

export const OrderQuoteStore = zod
  .object({
    sellerId: StoreId.describe('The store.'),
    sellerName: zod
      .string()
      .max(orderQuoteStoreSellerNameMax)
      .regex(orderQuoteStoreSellerNameRegExp)
      .describe('Name of the store.'),
    lines: zod
      .array(OrderQuoteLine)
      .max(orderQuoteStoreLinesMax)
      .describe('The requested lines of this store, in the order of the request.'),
    itemsTotal: DollarAmount.describe('Goods before discount in dollars.'),
    freight: DollarAmount.describe(
      'Freight in dollars: dispatchFee, longDistanceFee and deliveryFee together.',
    ),
    dispatchFee: DollarAmount.describe('Part of freight in dollars for handing over at the store.'),
    longDistanceFee: DollarAmount.describe('Part of freight in dollars for the transport between regions.'),
    deliveryFee: DollarAmount.describe('Part of freight in dollars for the delivery to the door.'),
    serviceFee: DollarAmount.describe('What the mall takes for its service in dollars.'),
    tax: DollarAmount.describe('Tax in dollars.'),
    discount: DollarAmount.describe('What the discounts of the goods take off, in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderQuoteStoreCouponDiscountMin)
      .max(orderQuoteStoreCouponDiscountMax)
      .optional()
      .describe('What the coupon of the order takes off in dollars; 0 without one.'),
    total: DollarAmount.describe('What the order would cost in all, in dollars.'),
    coupon: zod
      .object({
        code: zod.string().regex(orderQuoteStoreCouponCodeRegExp).describe('The named code'),
        discount: zod
          .number()
          .min(orderQuoteStoreCouponDiscountMinOne)
          .max(orderQuoteStoreCouponDiscountMaxOne)
          .describe('What it takes off in dollars; 0 where it cannot be used.'),
        problem: zod
          .union([
            zod
              .enum([
                'couponNotFound',
                'couponExpired',
                'couponUsedUp',
                'couponAlreadyUsed',
                'couponBelowMinimum',
                'couponOtherStore',
              ])
              .describe(
                'Key of the error in the catalogue that order!submit would answer because of a coupon.',
              ),
            zod.null(),
          ])
          .describe('Why it cannot be used; null if it can.'),
      })
      .optional()
      .describe('The coupon that was named for this store; missing without one.'),
    freeDelivery: zod
      .object({
        from: zod
          .number()
          .min(orderQuoteStoreFreeDeliveryFromMin)
          .max(orderQuoteStoreFreeDeliveryFromMax)
          .describe('The minimum price of the goods after discount and before a coupon, in dollars.'),
        missing: zod
          .number()
          .min(orderQuoteStoreFreeDeliveryMissingMin)
          .max(orderQuoteStoreFreeDeliveryMissingMax)
          .describe('What is missing to that sum in dollars; 0 once it is reached.'),
      })
      .optional()
      .describe('The offer of free delivery of the store; missing if there is none.'),
    delivery: zod
      .object({
        countryCode: zod
          .string()
          .min(orderQuoteStoreDeliveryCountryCodeMin)
          .max(orderQuoteStoreDeliveryCountryCodeMax)
          .regex(orderQuoteStoreDeliveryCountryCodeRegExp)
          .describe('The country that the estimate is for.'),
        earliest: zod
          .string()
          .min(orderQuoteStoreDeliveryEarliestMin)
          .max(orderQuoteStoreDeliveryEarliestMax)
          .regex(orderQuoteStoreDeliveryEarliestRegExp)
          .describe('The first day on which the parcel may arrive.'),
        latest: zod
          .string()
          .min(orderQuoteStoreDeliveryLatestMin)
          .max(orderQuoteStoreDeliveryLatestMax)
          .regex(orderQuoteStoreDeliveryLatestRegExp)
          .describe('The last day on which it should arrive, the same as earliest or later.'),
      })
      .optional()
      .describe(
        'When the parcel would arrive at the address; missing without an address or with a country that the server does not know.',
      ),
  })
  .describe('What would become one order. Its sums leave out lines that have problems.');

export type OrderQuoteStore = zod.input<typeof OrderQuoteStore>;
export type OrderQuoteStoreOutput = zod.output<typeof OrderQuoteStore>;

export const OrderQuoteMissing = zod
  .object({
    sellerGoodsId: GoodsId.describe('The requested goods.'),
    skuId: SkuId.describe('The requested variant.'),
    goodsNum: Count.describe('Requested pieces.'),
    problem: zod
      .enum([
        'goodsNotFound',
        'productRemoved',
        'skuNotFound',
        'insufficientStock',
        'aboveMaximumQuantity',
        'belowMinimumOrder',
        'ownStoreGoods',
      ])
      .describe('Why they cannot be quoted.'),
  })
  .describe('A line whose goods are unknown, so that no store can be named.');

export type OrderQuoteMissing = zod.input<typeof OrderQuoteMissing>;
export type OrderQuoteMissingOutput = zod.output<typeof OrderQuoteMissing>;

export const orderQuoteDataStoresMax = 100;

export const orderQuoteDataMissingMax = 100;

export const orderQuoteDataCouponDiscountMin = 0;
export const orderQuoteDataCouponDiscountMax = 1000000000;

export const OrderQuoteData = zod
  .object({
    addressId: OrderOptionalId.describe(
      'The address that the sums are for; null if the caller has none yet.',
    ),
    orderable: Flag.describe('Whether order!submit would accept all lines to this address now.'),
    stores: zod
      .array(OrderQuoteStore)
      .max(orderQuoteDataStoresMax)
      .describe('One entry a store, in the order in which the stores were first named.'),
    missing: zod
      .array(OrderQuoteMissing)
      .max(orderQuoteDataMissingMax)
      .describe('Lines whose goods are unknown.'),
    itemsTotal: DollarAmount.describe('Goods of all stores before discount in dollars.'),
    freight: DollarAmount.describe('Freight of all stores in dollars.'),
    tax: DollarAmount.describe('Tax of all stores in dollars.'),
    serviceFee: DollarAmount.describe('Service fees of all stores in dollars.'),
    discount: DollarAmount.describe('Discounts of all stores in dollars.'),
    couponDiscount: zod
      .number()
      .min(orderQuoteDataCouponDiscountMin)
      .max(orderQuoteDataCouponDiscountMax)
      .optional()
      .describe('What the coupon of the order takes off in dollars; 0 without one.'),
    total: DollarAmount.describe('What all the orders would cost together in dollars.'),
  })
  .describe('What submitting the requested lines would result in now.');

export type OrderQuoteData = zod.input<typeof OrderQuoteData>;
export type OrderQuoteDataOutput = zod.output<typeof OrderQuoteData>;

export const OrderQuoteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OrderQuoteData,
  })
  .describe('The sums.');

export type OrderQuoteOk = zod.input<typeof OrderQuoteOk>;
export type OrderQuoteOkOutput = zod.output<typeof OrderQuoteOk>;

export const OrderQuoteAnswer = zod.union([OrderQuoteOk, Failure]);

export type OrderQuoteAnswer = zod.input<typeof OrderQuoteAnswer>;
export type OrderQuoteAnswerOutput = zod.output<typeof OrderQuoteAnswer>;

export const OrderLogState = zod
  .enum({
    /** Order placed, waiting for payment */
    Placed: 1,
    /** Payment received */
    Paid: 2,
    /** Order cancelled */
    Cancelled: 3,
    /** Not paid in time, cancelled by the system */
    Expired: 4,
    /** Confirmed by the store, being packed */
    Confirmed: 5,
    /** Shipped, on its way */
    Shipped: 6,
    /** Receipt confirmed */
    Received: 7,
    /** Refund requested */
    RefundRequested: 8,
    /** Refund paid back */
    RefundSucceeded: 9,
    /** Refund refused */
    RefundRejected: 10,
    /** Arrived at the regional transfer station */
    TransferStation: 11,
    /** Arrived at the city sorting centre */
    SortingCentre: 12,
    /** Out for delivery */
    OutForDelivery: 13,
    /** Delivered, signed for */
    Delivered: 14,
    /** Reviewed, order completed */
    Reviewed: 15,
    /** Completed with a good review by default */
    ReviewedByDefault: 16,
    /** Receipt confirmed by the system */
    ReceivedByDefault: 17,
    /** Refund paid back, as the store did not act in time */
    RefundedByDefault: 18,
  })
  .describe('What happened; the steps on the road come between 6 and 7.');

export type OrderLogState = zod.input<typeof OrderLogState>;
export type OrderLogStateOutput = zod.output<typeof OrderLogState>;

export const orderLogItemIdMax = 64;

export const orderLogItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderLogItemOrderIdMax = 64;

export const orderLogItemOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderLogItemUsernameMax = 255;

export const orderLogItemUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderLogItemLogMax = 2000;

export const orderLogItemDetailMax = 2000;

export const OrderLogItem = zod
  .object({
    id: zod.string().min(1).max(orderLogItemIdMax).regex(orderLogItemIdRegExp).describe('The step.'),
    orderId: zod
      .string()
      .min(1)
      .max(orderLogItemOrderIdMax)
      .regex(orderLogItemOrderIdRegExp)
      .describe('The order.'),
    partyId: Id.describe('The buyer.'),
    username: zod
      .string()
      .max(orderLogItemUsernameMax)
      .regex(orderLogItemUsernameRegExp)
      .describe('Login name of the buyer.'),
    category: zod.literal('order').describe('Which kind of record the step belongs to.'),
    state: OrderLogState,
    log: zod
      .string()
      .max(orderLogItemLogMax)
      .describe(
        'The number of the order, one space, and the English text of state; clients translate by state or by what follows the number.',
      ),
    createTime: WireTime.describe('When it happened.'),
    updateTime: WireTime.describe('When the record was last written.'),
    detail: zod
      .string()
      .max(orderLogItemDetailMax)
      .nullish()
      .describe(
        'What else there is to say, such as the place or the reason; null for nothing. The country that the order goes to is named as in order!info.',
      ),
  })
  .describe('One step of the log of an order.');

export type OrderLogItem = zod.input<typeof OrderLogItem>;
export type OrderLogItemOutput = zod.output<typeof OrderLogItem>;

export const orderLogListOkDataMax = 100;

export const OrderLogListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod.array(OrderLogItem).max(orderLogListOkDataMax).describe('The steps, oldest first.'),
  })
  .describe('The log of an order.');

export type OrderLogListOk = zod.input<typeof OrderLogListOk>;
export type OrderLogListOkOutput = zod.output<typeof OrderLogListOk>;

export const OrderLogListAnswer = zod.union([OrderLogListOk, Failure]);

export type OrderLogListAnswer = zod.input<typeof OrderLogListAnswer>;
export type OrderLogListAnswerOutput = zod.output<typeof OrderLogListAnswer>;

export const CouponPercentMax = 90;

export const CouponPercent = zod
  .int()
  .min(1)
  .max(CouponPercentMax)
  .nullable()
  .describe('Share of the goods in per cent, or null for a fixed amount.');

export type CouponPercent = zod.input<typeof CouponPercent>;
export type CouponPercentOutput = zod.output<typeof CouponPercent>;

export const CouponState = zod
  .enum({
    /** Can be used */
    Usable: 0,
    /** Used as often as the caller may */
    Used: 1,
    /** Ended, or used up by all buyers */
    Ended: 2,
  })
  .describe('What a coupon is worth to the caller now.');

export type CouponState = zod.input<typeof CouponState>;
export type CouponStateOutput = zod.output<typeof CouponState>;

export const couponIdMax = 64;

export const couponIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const couponSellerIdMax = 64;

export const couponSellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const couponSellerNameMax = 255;

export const couponAmountMin = 0;
export const couponAmountMax = 1000000000;

export const couponMaxDiscountMin = 0;
export const couponMaxDiscountMax = 1000000000;

export const couponMinGoodsMin = 0;
export const couponMinGoodsMax = 1000000000;

export const Coupon = zod
  .object({
    id: zod.string().min(1).max(couponIdMax).regex(couponIdRegExp).describe('The coupon.'),
    code: CouponCode.describe('What a buyer enters.'),
    sellerId: zod
      .string()
      .min(1)
      .max(couponSellerIdMax)
      .regex(couponSellerIdRegExp)
      .nullable()
      .describe("The store whose goods it is for; null for the mall's own."),
    sellerName: zod
      .string()
      .max(couponSellerNameMax)
      .nullable()
      .describe("Name of that store; null for the mall's own."),
    amount: zod
      .number()
      .min(couponAmountMin)
      .max(couponAmountMax)
      .nullable()
      .describe('What it takes off in dollars; null for a share.'),
    percent: CouponPercent.describe('What it takes off in per cent of the goods; null for an amount.'),
    maxDiscount: zod
      .number()
      .min(couponMaxDiscountMin)
      .max(couponMaxDiscountMax)
      .nullable()
      .describe('The maximum that a share takes off in dollars; null without a limit.'),
    minGoods: zod
      .number()
      .min(couponMinGoodsMin)
      .max(couponMinGoodsMax)
      .describe(
        'The minimum price of the goods of the order after discount, without freight, tax and fee, in dollars.',
      ),
    startTime: EpochMs.describe('From when it is valid.'),
    endTime: EpochMs.describe('Until when it is valid.'),
    claimed: Flag.describe("Whether it is among the caller's own; 0 for a visitor."),
    state: CouponState.describe('What it is worth to the caller now.'),
  })
  .describe('What a coupon takes off an order: either `amount` or `percent`.');

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;

export const couponPagePageListMax = 100;

export const CouponPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(Coupon).max(couponPagePageListMax).describe('The coupons of this page.'),
  })
  .describe('One page of coupons.');

export type CouponPage = zod.input<typeof CouponPage>;
export type CouponPageOutput = zod.output<typeof CouponPage>;

export const CouponListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CouponPage,
  })
  .describe('One page of coupons.');

export type CouponListOk = zod.input<typeof CouponListOk>;
export type CouponListOkOutput = zod.output<typeof CouponListOk>;

export const CouponListAnswer = zod.union([CouponListOk, Failure]);

export type CouponListAnswer = zod.input<typeof CouponListAnswer>;
export type CouponListAnswerOutput = zod.output<typeof CouponListAnswer>;

export const CouponMineOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CouponPage,
  })
  .describe("One page of the caller's coupons.");

export type CouponMineOk = zod.input<typeof CouponMineOk>;
export type CouponMineOkOutput = zod.output<typeof CouponMineOk>;

export const CouponMineAnswer = zod.union([CouponMineOk, Failure]);

export type CouponMineAnswer = zod.input<typeof CouponMineAnswer>;
export type CouponMineAnswerOutput = zod.output<typeof CouponMineAnswer>;

export const CouponClaimOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Coupon,
  })
  .describe('The claimed coupon.');

export type CouponClaimOk = zod.input<typeof CouponClaimOk>;
export type CouponClaimOkOutput = zod.output<typeof CouponClaimOk>;

export const CouponClaimAnswer = zod.union([CouponClaimOk, Failure]);

export type CouponClaimAnswer = zod.input<typeof CouponClaimAnswer>;
export type CouponClaimAnswerOutput = zod.output<typeof CouponClaimAnswer>;

export const PaymentUnavailableReason = zod
  .enum(['paymentMethodNotOpen', 'notImplemented'])
  .describe(
    'Key of the error in the catalogue that says why: not open in the region, or not set up on this server.',
  );

export type PaymentUnavailableReason = zod.input<typeof PaymentUnavailableReason>;
export type PaymentUnavailableReasonOutput = zod.output<typeof PaymentUnavailableReason>;

export const paymentMethodNameMax = 255;

export const paymentMethodNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const paymentMethodFeeRatioMin = 0;
export const paymentMethodFeeRatioMax = 1;

export const PaymentMethod = zod
  .object({
    code: PaymentMethodCode,
    name: zod
      .string()
      .max(paymentMethodNameMax)
      .regex(paymentMethodNameRegExp)
      .describe("What to call it in the caller's language."),
    available: Flag.describe('Whether it can be used in the region now.'),
    reason: zod
      .union([PaymentUnavailableReason, zod.null()])
      .describe("Why it can't be used; null if it can."),
    feeRatio: zod
      .number()
      .min(paymentMethodFeeRatioMin)
      .max(paymentMethodFeeRatioMax)
      .describe('Handling fee as a share of what is paid; 0.02 is two per cent.'),
  })
  .describe('A payment method, its cost, and whether it is open.');

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const paymentMethodsDataMethodsMax = 10;

export const PaymentMethodsData = zod
  .object({
    methods: zod
      .array(PaymentMethod)
      .max(paymentMethodsDataMethodsMax)
      .describe('The methods, the balance first; those that are not open are there too.'),
  })
  .describe('All payment methods of this mall.');

export type PaymentMethodsData = zod.input<typeof PaymentMethodsData>;
export type PaymentMethodsDataOutput = zod.output<typeof PaymentMethodsData>;

export const PaymentMethodsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: PaymentMethodsData,
  })
  .describe('The methods.');

export type PaymentMethodsOk = zod.input<typeof PaymentMethodsOk>;
export type PaymentMethodsOkOutput = zod.output<typeof PaymentMethodsOk>;

export const PaymentMethodsAnswer = zod.union([PaymentMethodsOk, Failure]);

export type PaymentMethodsAnswer = zod.input<typeof PaymentMethodsAnswer>;
export type PaymentMethodsAnswerOutput = zod.output<typeof PaymentMethodsAnswer>;

export const PaymentExternalMethod = zod
  .enum(['ewallet', 'card', 'crypto'])
  .describe('A method that leads to the page of a payment provider.');

export type PaymentExternalMethod = zod.input<typeof PaymentExternalMethod>;
export type PaymentExternalMethodOutput = zod.output<typeof PaymentExternalMethod>;

export const PaymentReturnPathMax = 500;

export const PaymentReturnPathRegExp = new RegExp('^([/]|[/][A-Za-z0-9_.~-][A-Za-z0-9_.~/?=&%-]*)$');

export const PaymentReturnPath = zod
  .string()
  .min(1)
  .max(PaymentReturnPathMax)
  .regex(PaymentReturnPathRegExp)
  .describe('A path of the store, never another site.');

export type PaymentReturnPath = zod.input<typeof PaymentReturnPath>;
export type PaymentReturnPathOutput = zod.output<typeof PaymentReturnPath>;

export const WalletRecordStatus = zod
  .enum({
    /** Under way */
    Processing: 0,
    /** Done; the amount is booked */
    Succeeded: 1,
    /** Refused or failed; nothing is booked */
    Failed: 2,
  })
  .describe('Where a recharge or a withdrawal stands: `0` Processing, `1` Succeeded, `2` Failed.');

export type WalletRecordStatus = zod.input<typeof WalletRecordStatus>;
export type WalletRecordStatusOutput = zod.output<typeof WalletRecordStatus>;

export const paymentPaymentIdMax = 64;

export const paymentPaymentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const paymentPayUrlMax = 2000;

export const paymentExpireTimeMin = 0;
export const paymentExpireTimeMax = 253402300799999;

export const Payment = zod
  .object({
    paymentId: zod
      .string()
      .min(1)
      .max(paymentPaymentIdMax)
      .regex(paymentPaymentIdRegExp)
      .describe('Serial number of the payment.'),
    orderId: OrderIds.describe('The orders that the payment covers, joined by commas.'),
    method: PaymentExternalMethod,
    status: WalletRecordStatus.describe(
      'Where the payment stands: 0 not finished, 1 done and all its orders paid, 2 failed or run out.',
    ),
    amount: DollarAmount.describe('Totals of its orders in dollars.'),
    handlingFee: DollarAmount.describe('What the method costs on top in dollars.'),
    total: DollarAmount.describe('What the payment provider charges in dollars.'),
    payUrl: zod
      .string()
      .max(paymentPayUrlMax)
      .describe('The page to send the buyer to. It is good until expireTime.'),
    createTime: EpochMs.describe('When the payment was started.'),
    expireTime: zod
      .int()
      .min(paymentExpireTimeMin)
      .max(paymentExpireTimeMax)
      .describe('When the payment fails if it is still unfinished.'),
  })
  .describe('A payment of one or several orders through a payment provider.');

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;

export const PaymentOpenOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Payment,
  })
  .describe('The payment was started.');

export type PaymentOpenOk = zod.input<typeof PaymentOpenOk>;
export type PaymentOpenOkOutput = zod.output<typeof PaymentOpenOk>;

export const PaymentOpenAnswer = zod.union([PaymentOpenOk, Failure]);

export type PaymentOpenAnswer = zod.input<typeof PaymentOpenAnswer>;
export type PaymentOpenAnswerOutput = zod.output<typeof PaymentOpenAnswer>;

export const PaymentGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Payment,
  })
  .describe('The payment.');

export type PaymentGetOk = zod.input<typeof PaymentGetOk>;
export type PaymentGetOkOutput = zod.output<typeof PaymentGetOk>;

export const PaymentGetAnswer = zod.union([PaymentGetOk, Failure]);

export type PaymentGetAnswer = zod.input<typeof PaymentGetAnswer>;
export type PaymentGetAnswerOutput = zod.output<typeof PaymentGetAnswer>;

export const BankNameMin = 2;
export const BankNameMax = 64;

export const BankNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const BankName = zod
  .string()
  .min(BankNameMin)
  .max(BankNameMax)
  .regex(BankNameRegExp)
  .describe('Name of a bank, or of who holds an account there, in any script.');

export type BankName = zod.input<typeof BankName>;
export type BankNameOutput = zod.output<typeof BankName>;

export const BankAccountNumberRegExp = new RegExp('^[A-Za-z0-9]{6,34}$');

export const BankAccountNumber = zod
  .string()
  .regex(BankAccountNumberRegExp)
  .describe('Number of a bank card or account, or an IBAN without blanks.');

export type BankAccountNumber = zod.input<typeof BankAccountNumber>;
export type BankAccountNumberOutput = zod.output<typeof BankAccountNumber>;

export const bankCardIdMax = 64;

export const bankCardIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const bankCardBankUserNameMax = 255;

export const bankCardBankUserNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const bankCardBankCardNoRegExp = new RegExp('^[A-Za-z0-9]{6,34}$');

export const BankCard = zod
  .object({
    id: zod.string().min(1).max(bankCardIdMax).regex(bankCardIdRegExp).describe('The bank card.'),
    bankName: BankName.describe('The bank.'),
    bankUserName: zod
      .string()
      .max(bankCardBankUserNameMax)
      .regex(bankCardBankUserNameRegExp)
      .describe('Whose account it is.'),
    bankCardNo: zod
      .string()
      .regex(bankCardBankCardNoRegExp)
      .describe(
        'Number in full, so that a withdrawal can be filled in with it; screens show its last four characters.',
      ),
    createTime: EpochMs.describe('When it was added.'),
  })
  .describe('A bank card or account that a user keeps for withdrawals. Nobody else can see it.');

export type BankCard = zod.input<typeof BankCard>;
export type BankCardOutput = zod.output<typeof BankCard>;

export const bankCardListDataPageListMax = 10;

export const BankCardListData = zod
  .object({
    pageList: zod
      .array(BankCard)
      .max(bankCardListDataPageListMax)
      .describe('The bank cards, the newest first.'),
  })
  .describe('All bank cards of a user.');

export type BankCardListData = zod.input<typeof BankCardListData>;
export type BankCardListDataOutput = zod.output<typeof BankCardListData>;

export const BankCardListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: BankCardListData,
  })
  .describe('The bank cards.');

export type BankCardListOk = zod.input<typeof BankCardListOk>;
export type BankCardListOkOutput = zod.output<typeof BankCardListOk>;

export const BankCardListAnswer = zod.union([BankCardListOk, Failure]);

export type BankCardListAnswer = zod.input<typeof BankCardListAnswer>;
export type BankCardListAnswerOutput = zod.output<typeof BankCardListAnswer>;

export const BankCardAddOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: BankCard,
  })
  .describe('The bank card is kept.');

export type BankCardAddOk = zod.input<typeof BankCardAddOk>;
export type BankCardAddOkOutput = zod.output<typeof BankCardAddOk>;

export const BankCardAddAnswer = zod.union([BankCardAddOk, Failure]);

export type BankCardAddAnswer = zod.input<typeof BankCardAddAnswer>;
export type BankCardAddAnswerOutput = zod.output<typeof BankCardAddAnswer>;

export const BankCardDelOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The bank card is gone.');

export type BankCardDelOk = zod.input<typeof BankCardDelOk>;
export type BankCardDelOkOutput = zod.output<typeof BankCardDelOk>;

export const BankCardDelAnswer = zod.union([BankCardDelOk, Failure]);

export type BankCardDelAnswer = zod.input<typeof BankCardDelAnswer>;
export type BankCardDelAnswerOutput = zod.output<typeof BankCardDelAnswer>;

export const walletGetUsdtDataMoneyMin = 0;
export const walletGetUsdtDataMoneyMax = 1000000000;

export const walletGetUsdtDataRebateMin = 0;
export const walletGetUsdtDataRebateMax = 1000000000;

export const walletGetUsdtDataBalanceRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const walletGetUsdtDataBalanceMax = 29;

export const walletGetUsdtDataDemoBalanceRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const walletGetUsdtDataDemoBalanceMax = 29;

export const WalletGetUsdtData = zod
  .object({
    money: zod
      .number()
      .min(walletGetUsdtDataMoneyMin)
      .max(walletGetUsdtDataMoneyMax)
      .describe('Balance in USDT, cut off after two decimals.'),
    rebate: zod
      .number()
      .min(walletGetUsdtDataRebateMin)
      .max(walletGetUsdtDataRebateMax)
      .describe('What recommending others has earned in USDT; 0 where the mall pays nothing for it.'),
    balance: zod
      .stringFormat('decimal', walletGetUsdtDataBalanceRegExp)
      .max(walletGetUsdtDataBalanceMax)
      .optional()
      .describe('The exact balance in USDT.'),
    demoBalance: zod
      .stringFormat('decimal', walletGetUsdtDataDemoBalanceRegExp)
      .max(walletGetUsdtDataDemoBalanceMax)
      .optional()
      .describe(
        'How much of the balance is demo money, in USDT: given for trying out the mall, taken back when the account is closed. Other money is spent first.',
      ),
  })
  .describe("The balance of the caller's wallet, without what is held for a withdrawal under way.");

export type WalletGetUsdtData = zod.input<typeof WalletGetUsdtData>;
export type WalletGetUsdtDataOutput = zod.output<typeof WalletGetUsdtData>;

export const WalletGetUsdtOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WalletGetUsdtData,
  })
  .describe('The balance.');

export type WalletGetUsdtOk = zod.input<typeof WalletGetUsdtOk>;
export type WalletGetUsdtOkOutput = zod.output<typeof WalletGetUsdtOk>;

export const WalletGetUsdtAnswer = zod.union([WalletGetUsdtOk, Failure]);

export type WalletGetUsdtAnswer = zod.input<typeof WalletGetUsdtAnswer>;
export type WalletGetUsdtAnswerOutput = zod.output<typeof WalletGetUsdtAnswer>;

export const WalletDirection = zod
  .enum({
    /** Came into the wallet */
    in: 'in',
    /** Left the wallet */
    out: 'out',
  })
  .describe('Whether the money came into the wallet or left it.');

export type WalletDirection = zod.input<typeof WalletDirection>;
export type WalletDirectionOutput = zod.output<typeof WalletDirection>;

export const WalletLogKind = zod
  .enum({
    /** Coins or money that were brought in */
    recharge: 'recharge',
    /** Coins or money that were taken out */
    withdrawal: 'withdrawal',
    /** A withdrawal that was refused or failed and came back */
    withdrawalReturned: 'withdrawalReturned',
    /** An order that was paid from the balance */
    orderPayment: 'orderPayment',
    /** An order whose refund was granted */
    orderRefund: 'orderRefund',
    /** What the caller\'s own store has earned */
    sale: 'sale',
    /** A loan that was paid out */
    loan: 'loan',
    /** A loan that was repaid with interest */
    loanRepayment: 'loanRepayment',
    /** Money of a demonstration, which no one paid in */
    demoBonus: 'demoBonus',
  })
  .describe('Why the balance moved.');

export type WalletLogKind = zod.input<typeof WalletLogKind>;
export type WalletLogKindOutput = zod.output<typeof WalletLogKind>;

export const WalletCurrency = zod.literal('USDT').describe('What the wallet holds.');

export type WalletCurrency = zod.input<typeof WalletCurrency>;
export type WalletCurrencyOutput = zod.output<typeof WalletCurrency>;

export const walletLogIdMax = 64;

export const walletLogIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const walletLogRefIdMax = 64;

export const walletLogRefIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const walletLogRefNumberRegExp = new RegExp('^[1-9]\\d{9}$');

export const WalletLog = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(walletLogIdMax)
      .regex(walletLogIdRegExp)
      .describe('Serial number of the movement.'),
    createTime: EpochMs.describe('When the balance moved.'),
    kind: WalletLogKind,
    direction: WalletDirection,
    amount: CoinAmount.describe('By how much the balance moved; always positive.'),
    currency: WalletCurrency,
    balance: CoinAmount.describe('The balance right after it.'),
    refId: zod
      .string()
      .min(1)
      .max(walletLogRefIdMax)
      .regex(walletLogRefIdRegExp)
      .describe('Serial number of the order, recharge, withdrawal or loan that it belongs to.'),
    refNumber: zod
      .string()
      .regex(walletLogRefNumberRegExp)
      .optional()
      .describe('The record number of what refId names; missing if it has none.'),
  })
  .describe('One movement of the balance. Added up from the first, the movements make the balance, exactly.');

export type WalletLog = zod.input<typeof WalletLog>;
export type WalletLogOutput = zod.output<typeof WalletLog>;

export const walletLogsDataPageListMax = 100;

export const WalletLogsData = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(WalletLog)
      .max(walletLogsDataPageListMax)
      .describe('The movements of this page, newest first.'),
  })
  .describe('One page of movements.');

export type WalletLogsData = zod.input<typeof WalletLogsData>;
export type WalletLogsDataOutput = zod.output<typeof WalletLogsData>;

export const WalletLogsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WalletLogsData,
  })
  .describe('One page of movements.');

export type WalletLogsOk = zod.input<typeof WalletLogsOk>;
export type WalletLogsOkOutput = zod.output<typeof WalletLogsOk>;

export const WalletLogsAnswer = zod.union([WalletLogsOk, Failure]);

export type WalletLogsAnswer = zod.input<typeof WalletLogsAnswer>;
export type WalletLogsAnswerOutput = zod.output<typeof WalletLogsAnswer>;

export const SessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SessionTokenMin = 16;
export const SessionTokenMax = 64;

export const SessionToken = zod
  .stringFormat('password', SessionTokenRegExp)
  .min(SessionTokenMin)
  .max(SessionTokenMax)
  .describe('A one-time token that ties a money request to the form it was made on.');

export type SessionToken = zod.input<typeof SessionToken>;
export type SessionTokenOutput = zod.output<typeof SessionToken>;

export const RechargeBlockchainRechargeOpenData = zod
  .object({
    session_token: SessionToken.describe('One-time token for the next recharge, of this caller only.'),
  })
  .describe('What a recharge must carry to be taken once and only once.');

export type RechargeBlockchainRechargeOpenData = zod.input<typeof RechargeBlockchainRechargeOpenData>;
export type RechargeBlockchainRechargeOpenDataOutput = zod.output<typeof RechargeBlockchainRechargeOpenData>;

export const RechargeBlockchainRechargeOpenOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: RechargeBlockchainRechargeOpenData,
  })
  .describe('A form was opened.');

export type RechargeBlockchainRechargeOpenOk = zod.input<typeof RechargeBlockchainRechargeOpenOk>;
export type RechargeBlockchainRechargeOpenOkOutput = zod.output<typeof RechargeBlockchainRechargeOpenOk>;

export const RechargeBlockchainRechargeOpenAnswer = zod.union([RechargeBlockchainRechargeOpenOk, Failure]);

export type RechargeBlockchainRechargeOpenAnswer = zod.input<typeof RechargeBlockchainRechargeOpenAnswer>;
export type RechargeBlockchainRechargeOpenAnswerOutput = zod.output<
  typeof RechargeBlockchainRechargeOpenAnswer
>;

export const CoinAddressRegExp = new RegExp('^[A-Za-z0-9]{20,100}$');

export const CoinAddress = zod
  .string()
  .regex(CoinAddressRegExp)
  .describe('An address on a blockchain, exactly as the chain writes it.');

export type CoinAddress = zod.input<typeof CoinAddress>;
export type CoinAddressOutput = zod.output<typeof CoinAddress>;

export const CoinQuantityRegExp = new RegExp('^(?=[\\d.]*[1-9])(0|[1-9]\\d{0,8})(\\.\\d{1,8})?$');

export const CoinQuantityMax = 18;

export const CoinQuantity = zod
  .stringFormat('decimal', CoinQuantityRegExp)
  .max(CoinQuantityMax)
  .describe(
    'Quantity of a coin above 0, exact, with up to eight decimals. Its worth has a least value, `rechargeAmountMin` of rechargeLimitConfig.',
  );

export type CoinQuantity = zod.input<typeof CoinQuantity>;
export type CoinQuantityOutput = zod.output<typeof CoinQuantity>;

export const TransactionHashRegExp = new RegExp('^[A-Za-z0-9]{1,128}$');

export const TransactionHash = zod
  .string()
  .regex(TransactionHashRegExp)
  .describe('The number under which a blockchain knows a transfer.');

export type TransactionHash = zod.input<typeof TransactionHash>;
export type TransactionHashOutput = zod.output<typeof TransactionHash>;

export const rechargeBlockchainRechargeDataOrderNoMax = 64;

export const rechargeBlockchainRechargeDataOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RechargeBlockchainRechargeData = zod
  .object({
    order_no: zod
      .string()
      .min(1)
      .max(rechargeBlockchainRechargeDataOrderNoMax)
      .regex(rechargeBlockchainRechargeDataOrderNoRegExp)
      .optional()
      .describe('Serial number of the new record.'),
  })
  .describe('The record that now stands for the recharge; older servers answer an empty object.');

export type RechargeBlockchainRechargeData = zod.input<typeof RechargeBlockchainRechargeData>;
export type RechargeBlockchainRechargeDataOutput = zod.output<typeof RechargeBlockchainRechargeData>;

export const RechargeBlockchainRechargeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: RechargeBlockchainRechargeData,
  })
  .describe('The recharge is recorded.');

export type RechargeBlockchainRechargeOk = zod.input<typeof RechargeBlockchainRechargeOk>;
export type RechargeBlockchainRechargeOkOutput = zod.output<typeof RechargeBlockchainRechargeOk>;

export const RechargeBlockchainRechargeAnswer = zod.union([RechargeBlockchainRechargeOk, Failure]);

export type RechargeBlockchainRechargeAnswer = zod.input<typeof RechargeBlockchainRechargeAnswer>;
export type RechargeBlockchainRechargeAnswerOutput = zod.output<typeof RechargeBlockchainRechargeAnswer>;

export const RecordPageSizeDefault = 10;
export const RecordPageSizeMax = 100;

export const RecordPageSize = zod
  .int()
  .min(1)
  .max(RecordPageSizeMax)
  .default(RecordPageSizeDefault)
  .describe('Rows of a page of records.');

export type RecordPageSize = zod.input<typeof RecordPageSize>;
export type RecordPageSizeOutput = zod.output<typeof RecordPageSize>;

export const OptionalTransactionHashRegExp = new RegExp('^[A-Za-z0-9]{0,128}$');

export const OptionalTransactionHash = zod
  .string()
  .regex(OptionalTransactionHashRegExp)
  .nullable()
  .describe('The number under which a blockchain knows the transfer, or null as long as there is none.');

export type OptionalTransactionHash = zod.input<typeof OptionalTransactionHash>;
export type OptionalTransactionHashOutput = zod.output<typeof OptionalTransactionHash>;

export const rechargeRecordOrderNoMax = 64;

export const rechargeRecordOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const rechargeRecordNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const rechargeRecordCoinBlockchainMax = 255;

export const rechargeRecordCoinBlockchainRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const rechargeRecordFailureMsgMax = 2000;

export const rechargeRecordFromMax = 2000;

export const rechargeRecordImgMax = 500;

export const rechargeRecordPayUrlMax = 2000;

export const RechargeRecord = zod
  .object({
    order_no: zod
      .string()
      .min(1)
      .max(rechargeRecordOrderNoMax)
      .regex(rechargeRecordOrderNoRegExp)
      .describe('Serial number of the recharge.'),
    number: zod
      .string()
      .regex(rechargeRecordNumberRegExp)
      .optional()
      .describe('The number of the recharge for people.'),
    coin: Coin.describe('The coin that was sent.'),
    symbol: Coin.describe('The coin again; older clients read this name.'),
    coin_blockchain: zod
      .string()
      .max(rechargeRecordCoinBlockchainMax)
      .regex(rechargeRecordCoinBlockchainRegExp)
      .describe('Coin and network in one text, with an underscore between them.'),
    blockchain_name: BlockchainName.describe('The network that the coin was sent on.'),
    amount: CoinAmount.describe('What is credited to the wallet in USDT.'),
    volume: CoinAmount.describe('Quantity of the coin that was sent.'),
    fee: DollarAmount.describe('Handling fee in USDT; the mall asks none for a recharge.'),
    state: WalletRecordStatus.describe('Where the recharge stands.'),
    createTime: WireTime.describe('When the recharge was reported.'),
    reviewTime: OptionalWireTime.describe('When it was credited or refused, or null while it is under way.'),
    failure_msg: zod.string().max(rechargeRecordFailureMsgMax).nullable().describe('Why it failed, or null.'),
    hash: OptionalTransactionHash.describe('Number of the transfer on the chain, once it is seen there.'),
    tx: OptionalTransactionHash.describe('Number of the transfer as the sender gave it, or null.'),
    address: CoinAddress.describe('The address of the mall that the coin was sent to.'),
    from: zod
      .string()
      .max(rechargeRecordFromMax)
      .nullable()
      .describe('The address that the coin came from, as the sender gave it, or null.'),
    channel_address: CoinAddress.describe('The address of the mall again; older clients read this name.'),
    img: zod
      .string()
      .max(rechargeRecordImgMax)
      .nullable()
      .describe('Picture that proves the payment; only its sender and the mall can open it.'),
    isThirdParty: zod
      .enum({
        /** No, off or not so */
        No: 0,
        /** Yes, on or so */
        Yes: 1,
      })
      .optional()
      .describe('Whether a third party takes the money in place of a chain.'),
    payUrl: zod
      .string()
      .max(rechargeRecordPayUrlMax)
      .nullish()
      .describe('Page of the third party on which to pay, or null.'),
  })
  .describe('One recharge as a row of the list.');

export type RechargeRecord = zod.input<typeof RechargeRecord>;
export type RechargeRecordOutput = zod.output<typeof RechargeRecord>;

export const rechargeBlockchainListDataElementsMax = 100;

export const RechargeBlockchainListData = zod
  .object({
    elements: zod
      .array(RechargeRecord)
      .max(rechargeBlockchainListDataElementsMax)
      .describe('The recharges of this page.'),
    thisPageNumber: PageNumber.describe('The page that this is, counted from 1.'),
    pageSize: RecordPageSize.describe('Rows that a page has at most.'),
    totalElements: Count.describe('Rows of the whole list.'),
  })
  .describe('One page of recharges, newest first.');

export type RechargeBlockchainListData = zod.input<typeof RechargeBlockchainListData>;
export type RechargeBlockchainListDataOutput = zod.output<typeof RechargeBlockchainListData>;

export const RechargeBlockchainListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: RechargeBlockchainListData,
  })
  .describe('One page of recharges.');

export type RechargeBlockchainListOk = zod.input<typeof RechargeBlockchainListOk>;
export type RechargeBlockchainListOkOutput = zod.output<typeof RechargeBlockchainListOk>;

export const RechargeBlockchainListAnswer = zod.union([RechargeBlockchainListOk, Failure]);

export type RechargeBlockchainListAnswer = zod.input<typeof RechargeBlockchainListAnswer>;
export type RechargeBlockchainListAnswerOutput = zod.output<typeof RechargeBlockchainListAnswer>;

export const rechargeDetailOrderNoMax = 64;

export const rechargeDetailOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const rechargeDetailNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const rechargeDetailCoinBlockchainMax = 255;

export const rechargeDetailCoinBlockchainRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const rechargeDetailReviewTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const rechargeDetailFailureMsgMax = 2000;

export const rechargeDetailFromMax = 2000;

export const rechargeDetailImgMax = 500;

export const rechargeDetailPayUrlMax = 2000;

export const RechargeDetail = zod
  .object({
    order_no: zod
      .string()
      .min(1)
      .max(rechargeDetailOrderNoMax)
      .regex(rechargeDetailOrderNoRegExp)
      .describe('Serial number of the recharge.'),
    number: zod
      .string()
      .regex(rechargeDetailNumberRegExp)
      .optional()
      .describe('The number of the recharge for people.'),
    coin: Coin.describe('The coin that was sent.'),
    coin_blockchain: zod
      .string()
      .max(rechargeDetailCoinBlockchainMax)
      .regex(rechargeDetailCoinBlockchainRegExp)
      .describe('Coin and network in one text, with an underscore between them.'),
    amount: CoinAmount.describe('What is credited to the wallet in USDT.'),
    volume: CoinAmount.describe('Quantity of the coin that was sent.'),
    fee: DollarAmount.describe('Handling fee in USDT; the mall asks none for a recharge.'),
    state: WalletRecordStatus.describe('Where the recharge stands.'),
    create_time: WireTime.describe('When the recharge was reported.'),
    reviewTime: zod
      .string()
      .regex(rechargeDetailReviewTimeRegExp)
      .nullish()
      .describe('When it was credited or refused, or null while it is under way.'),
    failure_msg: zod.string().max(rechargeDetailFailureMsgMax).nullish().describe('Why it failed, or null.'),
    from: zod
      .string()
      .max(rechargeDetailFromMax)
      .nullable()
      .describe('The address that the coin came from, as the sender gave it, or null.'),
    tx: OptionalTransactionHash.describe('Number of the transfer on the chain, or null.'),
    img: zod
      .string()
      .max(rechargeDetailImgMax)
      .nullable()
      .describe('Picture that proves the payment; only its sender and the mall can open it.'),
    channel_address: CoinAddress.describe('The address of the mall that the coin was sent to.'),
    payUrl: zod
      .string()
      .max(rechargeDetailPayUrlMax)
      .nullish()
      .describe('Page of the third party on which to pay, or null.'),
  })
  .describe('One recharge with all details.');

export type RechargeDetail = zod.input<typeof RechargeDetail>;
export type RechargeDetailOutput = zod.output<typeof RechargeDetail>;

export const RechargeBlockchainGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: RechargeDetail,
  })
  .describe('One recharge.');

export type RechargeBlockchainGetOk = zod.input<typeof RechargeBlockchainGetOk>;
export type RechargeBlockchainGetOkOutput = zod.output<typeof RechargeBlockchainGetOk>;

export const RechargeBlockchainGetAnswer = zod.union([RechargeBlockchainGetOk, Failure]);

export type RechargeBlockchainGetAnswer = zod.input<typeof RechargeBlockchainGetAnswer>;
export type RechargeBlockchainGetAnswerOutput = zod.output<typeof RechargeBlockchainGetAnswer>;

export const rechargeBlockchainFeeDataPriceRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const rechargeBlockchainFeeDataPriceMax = 29;

export const RechargeBlockchainFeeData = zod
  .object({
    price: zod
      .stringFormat('decimal', rechargeBlockchainFeeDataPriceRegExp)
      .max(rechargeBlockchainFeeDataPriceMax)
      .describe('USDT for one coin.'),
  })
  .describe('What a coin is worth now.');

export type RechargeBlockchainFeeData = zod.input<typeof RechargeBlockchainFeeData>;
export type RechargeBlockchainFeeDataOutput = zod.output<typeof RechargeBlockchainFeeData>;

export const RechargeBlockchainFeeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: RechargeBlockchainFeeData,
  })
  .describe('The price of a coin.');

export type RechargeBlockchainFeeOk = zod.input<typeof RechargeBlockchainFeeOk>;
export type RechargeBlockchainFeeOkOutput = zod.output<typeof RechargeBlockchainFeeOk>;

export const RechargeBlockchainFeeAnswer = zod.union([RechargeBlockchainFeeOk, Failure]);

export type RechargeBlockchainFeeAnswer = zod.input<typeof RechargeBlockchainFeeAnswer>;
export type RechargeBlockchainFeeAnswerOutput = zod.output<typeof RechargeBlockchainFeeAnswer>;

export const rechargeBlockchainRechargeLimitConfigDataRechargeAmountMinRegExp = new RegExp(
  '^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$',
);

export const rechargeBlockchainRechargeLimitConfigDataRechargeAmountMinMax = 29;

export const rechargeBlockchainRechargeLimitConfigDataRechargeAmountMaxRegExp = new RegExp(
  '^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$',
);

export const rechargeBlockchainRechargeLimitConfigDataRechargeAmountMaxMax = 29;

export const RechargeBlockchainRechargeLimitConfigData = zod
  .object({
    rechargeAmountMin: zod
      .stringFormat('decimal', rechargeBlockchainRechargeLimitConfigDataRechargeAmountMinRegExp)
      .max(rechargeBlockchainRechargeLimitConfigDataRechargeAmountMinMax)
      .describe('Minimum value of one recharge in USDT.'),
    rechargeAmountMax: zod
      .stringFormat('decimal', rechargeBlockchainRechargeLimitConfigDataRechargeAmountMaxRegExp)
      .max(rechargeBlockchainRechargeLimitConfigDataRechargeAmountMaxMax)
      .describe('Maximum value of one recharge in USDT.'),
  })
  .describe('The limits that every recharge has, whatever its channel.');

export type RechargeBlockchainRechargeLimitConfigData = zod.input<
  typeof RechargeBlockchainRechargeLimitConfigData
>;
export type RechargeBlockchainRechargeLimitConfigDataOutput = zod.output<
  typeof RechargeBlockchainRechargeLimitConfigData
>;

export const RechargeBlockchainRechargeLimitConfigOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: RechargeBlockchainRechargeLimitConfigData,
  })
  .describe('The limits of recharges.');

export type RechargeBlockchainRechargeLimitConfigOk = zod.input<
  typeof RechargeBlockchainRechargeLimitConfigOk
>;
export type RechargeBlockchainRechargeLimitConfigOkOutput = zod.output<
  typeof RechargeBlockchainRechargeLimitConfigOk
>;

export const RechargeBlockchainRechargeLimitConfigAnswer = zod.union([
  RechargeBlockchainRechargeLimitConfigOk,
  Failure,
]);

export type RechargeBlockchainRechargeLimitConfigAnswer = zod.input<
  typeof RechargeBlockchainRechargeLimitConfigAnswer
>;
export type RechargeBlockchainRechargeLimitConfigAnswerOutput = zod.output<
  typeof RechargeBlockchainRechargeLimitConfigAnswer
>;

export const CoinRateMin = 0.01;
export const CoinRateMax = 1000000000;

export const CoinRate = zod
  .number()
  .min(CoinRateMin)
  .max(CoinRateMax)
  .describe('USDT for one coin; 1 for USDT itself.');

export type CoinRate = zod.input<typeof CoinRate>;
export type CoinRateOutput = zod.output<typeof CoinRate>;

export const rechargeChannelIdMax = 64;

export const rechargeChannelIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const rechargeChannelImgMax = 500;

export const rechargeChannelImgStrMax = 500;

export const rechargeChannelRechargeLimitMinRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const rechargeChannelRechargeLimitMinMax = 29;

export const rechargeChannelRechargeLimitMaxRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const rechargeChannelRechargeLimitMaxMax = 29;

export const RechargeChannel = zod
  .object({
    id: zod.string().min(1).max(rechargeChannelIdMax).regex(rechargeChannelIdRegExp).describe('The channel.'),
    coin: Coin.describe('The coin that this channel takes.'),
    blockchain_name: BlockchainName.describe('The network; a coin that is sent on another one is lost.'),
    img: zod
      .string()
      .max(rechargeChannelImgMax)
      .nullable()
      .describe('Picture of the address as a QR code, or null where the client draws it.'),
    img_str: zod
      .string()
      .max(rechargeChannelImgStrMax)
      .nullable()
      .describe('Path of the same picture relative to the server; older clients read this name.'),
    address: CoinAddress.describe('Where to send the coin.'),
    fee: CoinRate.describe('Not a fee but the rate, USDT for one coin, always above 0 (1 for USDT).'),
    recharge_limit_min: zod
      .stringFormat('decimal', rechargeChannelRechargeLimitMinRegExp)
      .max(rechargeChannelRechargeLimitMinMax)
      .describe('Minimum quantity of the coin that is credited.'),
    recharge_limit_max: zod
      .stringFormat('decimal', rechargeChannelRechargeLimitMaxRegExp)
      .max(rechargeChannelRechargeLimitMaxMax)
      .describe('Maximum quantity of the coin in one recharge.'),
    auto: Flag.describe('Whether the chain itself confirms a recharge, without a person looking at it.'),
  })
  .describe('One way to bring a coin in. A coin on a network, and the address of the mall there.');

export type RechargeChannel = zod.input<typeof RechargeChannel>;
export type RechargeChannelOutput = zod.output<typeof RechargeChannel>;

export const ChannelBlockchainListDataMax = 100;

export const ChannelBlockchainListData = zod
  .array(RechargeChannel)
  .max(ChannelBlockchainListDataMax)
  .describe('The channels that are open, in the order in which to show them.');

export type ChannelBlockchainListData = zod.input<typeof ChannelBlockchainListData>;
export type ChannelBlockchainListDataOutput = zod.output<typeof ChannelBlockchainListData>;

export const ChannelBlockchainListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ChannelBlockchainListData,
  })
  .describe('The open channels.');

export type ChannelBlockchainListOk = zod.input<typeof ChannelBlockchainListOk>;
export type ChannelBlockchainListOkOutput = zod.output<typeof ChannelBlockchainListOk>;

export const ChannelBlockchainListAnswer = zod.union([ChannelBlockchainListOk, Failure]);

export type ChannelBlockchainListAnswer = zod.input<typeof ChannelBlockchainListAnswer>;
export type ChannelBlockchainListAnswerOutput = zod.output<typeof ChannelBlockchainListAnswer>;

export const FiatCurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const FiatCurrency = zod
  .string()
  .regex(FiatCurrencyRegExp)
  .describe('A currency by its three letters of ISO 4217.');

export type FiatCurrency = zod.input<typeof FiatCurrency>;
export type FiatCurrencyOutput = zod.output<typeof FiatCurrency>;

export const thirdPartyRangeMinAmountMin = 0;
export const thirdPartyRangeMinAmountMax = 1000000000;

export const thirdPartyRangeMaxAmountMin = 0;
export const thirdPartyRangeMaxAmountMax = 1000000000;

export const thirdPartyRangeBankCodeMax = 255;

export const thirdPartyRangeBankCodeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const thirdPartyRangeCurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const ThirdPartyRange = zod
  .object({
    min_amount: zod
      .number()
      .min(thirdPartyRangeMinAmountMin)
      .max(thirdPartyRangeMinAmountMax)
      .describe('Minimum amount in USDT.'),
    max_amount: zod
      .number()
      .min(thirdPartyRangeMaxAmountMin)
      .max(thirdPartyRangeMaxAmountMax)
      .describe('Maximum amount in USDT.'),
    bank_code: zod
      .string()
      .max(thirdPartyRangeBankCodeMax)
      .regex(thirdPartyRangeBankCodeRegExp)
      .describe("The third party's name for the bank or e-wallet."),
    currency: zod
      .string()
      .regex(thirdPartyRangeCurrencyRegExp)
      .optional()
      .describe(
        'In which currency the bank is paid by clients that send its code as `frenchCurrency`; USD if left out.',
      ),
  })
  .describe('The amounts that one bank or e-wallet of a third party takes.');

export type ThirdPartyRange = zod.input<typeof ThirdPartyRange>;
export type ThirdPartyRangeOutput = zod.output<typeof ThirdPartyRange>;

export const thirdPartyProductRangeMax = 50;

export const ThirdPartyProduct = zod
  .object({
    productType: zod
      .enum(['Bank', 'GCash', 'GCash2.0', 'GCash3.0', 'Maya', 'GCash pay'])
      .describe(
        'Which call takes it: Bank `recharge`, GCash `PHP_recharge`, GCash2.0 to GCash pay `PHP_recharge2` to `PHP_recharge5`.',
      ),
    range: zod.array(ThirdPartyRange).max(thirdPartyProductRangeMax).describe('What it takes, bank by bank.'),
  })
  .describe('One product of a third party through which money can come in.');

export type ThirdPartyProduct = zod.input<typeof ThirdPartyProduct>;
export type ThirdPartyProductOutput = zod.output<typeof ThirdPartyProduct>;

export const ThirdPartyRechargeGetCoinListDataMax = 20;

export const ThirdPartyRechargeGetCoinListData = zod
  .array(ThirdPartyProduct)
  .max(ThirdPartyRechargeGetCoinListDataMax)
  .describe('The products that are open; empty where none is.');

export type ThirdPartyRechargeGetCoinListData = zod.input<typeof ThirdPartyRechargeGetCoinListData>;
export type ThirdPartyRechargeGetCoinListDataOutput = zod.output<typeof ThirdPartyRechargeGetCoinListData>;

export const ThirdPartyRechargeGetCoinListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyRechargeGetCoinListData,
  })
  .describe('The open products.');

export type ThirdPartyRechargeGetCoinListOk = zod.input<typeof ThirdPartyRechargeGetCoinListOk>;
export type ThirdPartyRechargeGetCoinListOkOutput = zod.output<typeof ThirdPartyRechargeGetCoinListOk>;

export const ThirdPartyRechargeGetCoinListAnswer = zod.union([ThirdPartyRechargeGetCoinListOk, Failure]);

export type ThirdPartyRechargeGetCoinListAnswer = zod.input<typeof ThirdPartyRechargeGetCoinListAnswer>;
export type ThirdPartyRechargeGetCoinListAnswerOutput = zod.output<
  typeof ThirdPartyRechargeGetCoinListAnswer
>;

export const RechargeAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const RechargeAmountMax = 12;

export const RechargeAmount = zod
  .stringFormat('decimal', RechargeAmountRegExp)
  .max(RechargeAmountMax)
  .describe('How much is recharged, at least 1, with at most two decimals.');

export type RechargeAmount = zod.input<typeof RechargeAmount>;
export type RechargeAmountOutput = zod.output<typeof RechargeAmount>;

export const ThirdPartyPayUrlMax = 2000;

export const ThirdPartyPayUrl = zod
  .string()
  .min(1)
  .max(ThirdPartyPayUrlMax)
  .describe('Page of the third party on which to pay; an https address, or one of this server.');

export type ThirdPartyPayUrl = zod.input<typeof ThirdPartyPayUrl>;
export type ThirdPartyPayUrlOutput = zod.output<typeof ThirdPartyPayUrl>;

export const ThirdPartyRechargeRechargeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyPayUrl,
  })
  .describe('Where to pay.');

export type ThirdPartyRechargeRechargeOk = zod.input<typeof ThirdPartyRechargeRechargeOk>;
export type ThirdPartyRechargeRechargeOkOutput = zod.output<typeof ThirdPartyRechargeRechargeOk>;

export const ThirdPartyRechargeRechargeAnswer = zod.union([ThirdPartyRechargeRechargeOk, Failure]);

export type ThirdPartyRechargeRechargeAnswer = zod.input<typeof ThirdPartyRechargeRechargeAnswer>;
export type ThirdPartyRechargeRechargeAnswerOutput = zod.output<typeof ThirdPartyRechargeRechargeAnswer>;

export const ThirdPartyRechargePhpRechargeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyPayUrl,
  })
  .describe('Where to pay.');

export type ThirdPartyRechargePhpRechargeOk = zod.input<typeof ThirdPartyRechargePhpRechargeOk>;
export type ThirdPartyRechargePhpRechargeOkOutput = zod.output<typeof ThirdPartyRechargePhpRechargeOk>;

export const ThirdPartyRechargePhpRechargeAnswer = zod.union([ThirdPartyRechargePhpRechargeOk, Failure]);

export type ThirdPartyRechargePhpRechargeAnswer = zod.input<typeof ThirdPartyRechargePhpRechargeAnswer>;
export type ThirdPartyRechargePhpRechargeAnswerOutput = zod.output<
  typeof ThirdPartyRechargePhpRechargeAnswer
>;

export const ThirdPartyRechargePhpRecharge2Ok = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyPayUrl,
  })
  .describe('Where to pay.');

export type ThirdPartyRechargePhpRecharge2Ok = zod.input<typeof ThirdPartyRechargePhpRecharge2Ok>;
export type ThirdPartyRechargePhpRecharge2OkOutput = zod.output<typeof ThirdPartyRechargePhpRecharge2Ok>;

export const ThirdPartyRechargePhpRecharge2Answer = zod.union([ThirdPartyRechargePhpRecharge2Ok, Failure]);

export type ThirdPartyRechargePhpRecharge2Answer = zod.input<typeof ThirdPartyRechargePhpRecharge2Answer>;
export type ThirdPartyRechargePhpRecharge2AnswerOutput = zod.output<
  typeof ThirdPartyRechargePhpRecharge2Answer
>;

export const ThirdPartyRechargePhpRecharge3Ok = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyPayUrl,
  })
  .describe('Where to pay.');

export type ThirdPartyRechargePhpRecharge3Ok = zod.input<typeof ThirdPartyRechargePhpRecharge3Ok>;
export type ThirdPartyRechargePhpRecharge3OkOutput = zod.output<typeof ThirdPartyRechargePhpRecharge3Ok>;

export const ThirdPartyRechargePhpRecharge3Answer = zod.union([ThirdPartyRechargePhpRecharge3Ok, Failure]);

export type ThirdPartyRechargePhpRecharge3Answer = zod.input<typeof ThirdPartyRechargePhpRecharge3Answer>;
export type ThirdPartyRechargePhpRecharge3AnswerOutput = zod.output<
  typeof ThirdPartyRechargePhpRecharge3Answer
>;

export const ThirdPartyRechargePhpRecharge4Ok = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyPayUrl,
  })
  .describe('Where to pay.');

export type ThirdPartyRechargePhpRecharge4Ok = zod.input<typeof ThirdPartyRechargePhpRecharge4Ok>;
export type ThirdPartyRechargePhpRecharge4OkOutput = zod.output<typeof ThirdPartyRechargePhpRecharge4Ok>;

export const ThirdPartyRechargePhpRecharge4Answer = zod.union([ThirdPartyRechargePhpRecharge4Ok, Failure]);

export type ThirdPartyRechargePhpRecharge4Answer = zod.input<typeof ThirdPartyRechargePhpRecharge4Answer>;
export type ThirdPartyRechargePhpRecharge4AnswerOutput = zod.output<
  typeof ThirdPartyRechargePhpRecharge4Answer
>;

export const ThirdPartyRechargePhpRecharge5Ok = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ThirdPartyPayUrl,
  })
  .describe('Where to pay.');

export type ThirdPartyRechargePhpRecharge5Ok = zod.input<typeof ThirdPartyRechargePhpRecharge5Ok>;
export type ThirdPartyRechargePhpRecharge5OkOutput = zod.output<typeof ThirdPartyRechargePhpRecharge5Ok>;

export const ThirdPartyRechargePhpRecharge5Answer = zod.union([ThirdPartyRechargePhpRecharge5Ok, Failure]);

export type ThirdPartyRechargePhpRecharge5Answer = zod.input<typeof ThirdPartyRechargePhpRecharge5Answer>;
export type ThirdPartyRechargePhpRecharge5AnswerOutput = zod.output<
  typeof ThirdPartyRechargePhpRecharge5Answer
>;

export const WithdrawChannel = zod
  .enum(['USDT', 'ETH', 'BTC', 'USDC', 'bank'])
  .describe('What a withdrawal is paid out in, a coin or by bank.');

export type WithdrawChannel = zod.input<typeof WithdrawChannel>;
export type WithdrawChannelOutput = zod.output<typeof WithdrawChannel>;

export const withdrawRecordOrderNoMax = 64;

export const withdrawRecordOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const withdrawRecordNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const withdrawRecordCoinBlockchainMax = 255;

export const withdrawRecordCoinBlockchainRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawRecordFeeRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const withdrawRecordFeeMax = 29;

export const withdrawRecordArrivalAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const withdrawRecordArrivalAmountMax = 29;

export const withdrawRecordToMax = 2000;

export const withdrawRecordFailureMsgMax = 2000;

export const withdrawRecordBankMax = 2000;

export const withdrawRecordBankCardNoMax = 2000;

export const withdrawRecordBankUserNameMax = 2000;

export const withdrawRecordRoutingNumMax = 2000;

export const withdrawRecordAccountAddressMax = 2000;

export const withdrawRecordBankAddressMax = 2000;

export const withdrawRecordCountryNameMax = 2000;

export const WithdrawRecord = zod
  .object({
    order_no: zod
      .string()
      .min(1)
      .max(withdrawRecordOrderNoMax)
      .regex(withdrawRecordOrderNoRegExp)
      .describe('Serial number of the withdrawal.'),
    number: zod
      .string()
      .regex(withdrawRecordNumberRegExp)
      .optional()
      .describe('The number of the withdrawal for people.'),
    coin: WithdrawChannel.describe('What is paid out.'),
    coin_blockchain: zod
      .string()
      .max(withdrawRecordCoinBlockchainMax)
      .regex(withdrawRecordCoinBlockchainRegExp)
      .describe('Coin and network in one text, with an underscore between them.'),
    amount: CoinAmount.describe('What left the wallet in USDT.'),
    volume: CoinAmount.describe('Requested quantity of the coin, including the handling fee.'),
    fee: zod
      .stringFormat('decimal', withdrawRecordFeeRegExp)
      .max(withdrawRecordFeeMax)
      .describe('Handling fee in the coin.'),
    arrivalAmount: zod
      .stringFormat('decimal', withdrawRecordArrivalAmountRegExp)
      .max(withdrawRecordArrivalAmountMax)
      .describe('Quantity of the coin that arrives after the handling fee.'),
    state: WalletRecordStatus.describe('Where the withdrawal stands.'),
    createTime: WireTime.describe('When it was requested.'),
    reviewTime: OptionalWireTime.describe('When it was paid out or refused, or null while it is under way.'),
    to: zod
      .string()
      .max(withdrawRecordToMax)
      .nullable()
      .describe('The address that was bound when the withdrawal was requested; null for a bank.'),
    failure_msg: zod
      .string()
      .max(withdrawRecordFailureMsgMax)
      .nullable()
      .describe('The true reason of a refusal, or null.'),
    tx: OptionalTransactionHash.describe('Number of the transfer on the chain, once it is made.'),
    bank: zod
      .string()
      .max(withdrawRecordBankMax)
      .nullable()
      .describe('The bank that is paid, or null for a coin.'),
    bankCardNo: zod
      .string()
      .max(withdrawRecordBankCardNoMax)
      .nullable()
      .describe('Card or account number with all but its last four characters hidden, or null for a coin.'),
    bankUserName: zod
      .string()
      .max(withdrawRecordBankUserNameMax)
      .nullable()
      .describe('Holder of the account, or null for a coin.'),
    routingNum: zod
      .string()
      .max(withdrawRecordRoutingNumMax)
      .nullable()
      .describe('What banks find each other by, or null.'),
    accountAddress: zod
      .string()
      .max(withdrawRecordAccountAddressMax)
      .nullable()
      .describe('Where the holder of the account lives, or null.'),
    bankAddress: zod
      .string()
      .max(withdrawRecordBankAddressMax)
      .nullable()
      .describe('Where the bank is, or null.'),
    countryName: zod
      .string()
      .max(withdrawRecordCountryNameMax)
      .nullable()
      .describe('Country of the bank, or null.'),
  })
  .describe('One withdrawal as a row of the list.');

export type WithdrawRecord = zod.input<typeof WithdrawRecord>;
export type WithdrawRecordOutput = zod.output<typeof WithdrawRecord>;

export const withdrawListDataElementsMax = 100;

export const WithdrawListData = zod
  .object({
    elements: zod
      .array(WithdrawRecord)
      .max(withdrawListDataElementsMax)
      .describe('The withdrawals of this page.'),
    thisPageNumber: PageNumber.describe('The page that this is, counted from 1.'),
    pageSize: RecordPageSize.describe('Rows that a page has at most.'),
    totalElements: Count.describe('Rows of the whole list.'),
  })
  .describe('One page of withdrawals, newest first.');

export type WithdrawListData = zod.input<typeof WithdrawListData>;
export type WithdrawListDataOutput = zod.output<typeof WithdrawListData>;

export const WithdrawListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawListData,
  })
  .describe('One page of withdrawals.');

export type WithdrawListOk = zod.input<typeof WithdrawListOk>;
export type WithdrawListOkOutput = zod.output<typeof WithdrawListOk>;

export const WithdrawListAnswer = zod.union([WithdrawListOk, Failure]);

export type WithdrawListAnswer = zod.input<typeof WithdrawListAnswer>;
export type WithdrawListAnswerOutput = zod.output<typeof WithdrawListAnswer>;

export const WithdrawAmountRegExp = new RegExp('^(?=[\\d.]*[1-9])(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const WithdrawAmountMax = 29;

export const WithdrawAmount = zod
  .stringFormat('decimal', WithdrawAmountRegExp)
  .max(WithdrawAmountMax)
  .describe('Quantity of a coin above 0, exact, with up to ten decimals.');

export type WithdrawAmount = zod.input<typeof WithdrawAmount>;
export type WithdrawAmountOutput = zod.output<typeof WithdrawAmount>;

export const BankRoutingNumberRegExp = new RegExp('^[A-Za-z0-9]{4,20}$');

export const BankRoutingNumber = zod
  .string()
  .regex(BankRoutingNumberRegExp)
  .describe('What banks find each other by.');

export type BankRoutingNumber = zod.input<typeof BankRoutingNumber>;
export type BankRoutingNumberOutput = zod.output<typeof BankRoutingNumber>;

export const withdrawApplyDataOrderNoMax = 64;

export const withdrawApplyDataOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const WithdrawApplyData = zod
  .object({
    order_no: zod
      .string()
      .min(1)
      .max(withdrawApplyDataOrderNoMax)
      .regex(withdrawApplyDataOrderNoRegExp)
      .optional()
      .describe('Serial number of the new record.'),
  })
  .nullable()
  .describe('The record that now stands for the withdrawal; older servers answer nothing.');

export type WithdrawApplyData = zod.input<typeof WithdrawApplyData>;
export type WithdrawApplyDataOutput = zod.output<typeof WithdrawApplyData>;

export const WithdrawApplyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawApplyData.optional(),
  })
  .describe('The withdrawal is recorded.');

export type WithdrawApplyOk = zod.input<typeof WithdrawApplyOk>;
export type WithdrawApplyOkOutput = zod.output<typeof WithdrawApplyOk>;

export const WithdrawApplyAnswer = zod.union([WithdrawApplyOk, Failure]);

export type WithdrawApplyAnswer = zod.input<typeof WithdrawApplyAnswer>;
export type WithdrawApplyAnswerOutput = zod.output<typeof WithdrawApplyAnswer>;

export const WithdrawFeeShareMin = 0;
export const WithdrawFeeShareMax = 1;

export const WithdrawFeeShare = zod
  .number()
  .min(WithdrawFeeShareMin)
  .max(WithdrawFeeShareMax)
  .describe('A share of what is withdrawn; 0.01 is one per cent.');

export type WithdrawFeeShare = zod.input<typeof WithdrawFeeShare>;
export type WithdrawFeeShareOutput = zod.output<typeof WithdrawFeeShare>;

export const WithdrawFeeData = zod
  .object({
    withdraw_fee: WithdrawFeeShare.describe(
      'The handling fee as a share of the quantity; the fee itself is cut after ten decimals, in favour of the user.',
    ),
  })
  .describe('What the mall keeps of a withdrawal.');

export type WithdrawFeeData = zod.input<typeof WithdrawFeeData>;
export type WithdrawFeeDataOutput = zod.output<typeof WithdrawFeeData>;

export const WithdrawFeeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawFeeData,
  })
  .describe('The handling fee.');

export type WithdrawFeeOk = zod.input<typeof WithdrawFeeOk>;
export type WithdrawFeeOkOutput = zod.output<typeof WithdrawFeeOk>;

export const WithdrawFeeAnswer = zod.union([WithdrawFeeOk, Failure]);

export type WithdrawFeeAnswer = zod.input<typeof WithdrawFeeAnswer>;
export type WithdrawFeeAnswerOutput = zod.output<typeof WithdrawFeeAnswer>;

export const withdrawDetailOrderNoMax = 64;

export const withdrawDetailOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const withdrawDetailNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const withdrawDetailCoinBlockchainMax = 255;

export const withdrawDetailCoinBlockchainRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawDetailFeeRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const withdrawDetailFeeMax = 29;

export const withdrawDetailArrivalAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const withdrawDetailArrivalAmountMax = 29;

export const withdrawDetailReviewTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
export const withdrawDetailToMax = 2000;

export const withdrawDetailFailureMsgMax = 2000;

export const withdrawDetailBankMax = 2000;

export const withdrawDetailBankCardNoMax = 2000;

export const withdrawDetailBankUserNameMax = 2000;

export const withdrawDetailSwiftCodeMax = 2000;

export const withdrawDetailCountryNameMax = 2000;

export const WithdrawDetail = zod
  .object({
    order_no: zod
      .string()
      .min(1)
      .max(withdrawDetailOrderNoMax)
      .regex(withdrawDetailOrderNoRegExp)
      .describe('Serial number of the withdrawal.'),
    number: zod
      .string()
      .regex(withdrawDetailNumberRegExp)
      .optional()
      .describe('The number of the withdrawal for people.'),
    coin: WithdrawChannel.describe('What is paid out.'),
    coin_blockchain: zod
      .string()
      .max(withdrawDetailCoinBlockchainMax)
      .regex(withdrawDetailCoinBlockchainRegExp)
      .describe('Coin and network in one text, with an underscore between them.'),
    amount: CoinAmount.describe('What left the wallet in USDT.'),
    volume: CoinAmount.describe('Requested quantity of the coin, including the handling fee.'),
    fee: zod
      .stringFormat('decimal', withdrawDetailFeeRegExp)
      .max(withdrawDetailFeeMax)
      .describe('Handling fee in the coin.'),
    arrivalAmount: zod
      .stringFormat('decimal', withdrawDetailArrivalAmountRegExp)
      .max(withdrawDetailArrivalAmountMax)
      .optional()
      .describe('Quantity of the coin that arrives after the handling fee.'),
    state: WalletRecordStatus.describe('Where the withdrawal stands.'),
    create_time: WireTime.describe('When it was requested.'),
    reviewTime: zod
      .string()
      .regex(withdrawDetailReviewTimeRegExp)
      .nullish()
      .describe('When it was paid out or refused, or null while it is under way.'),
    to: zod
      .string()
      .max(withdrawDetailToMax)
      .nullable()
      .describe('The address that was bound when the withdrawal was requested; null for a bank.'),
    failure_msg: zod
      .string()
      .max(withdrawDetailFailureMsgMax)
      .nullish()
      .describe('The true reason of a refusal, or null.'),
    tx: OptionalTransactionHash.describe('Number of the transfer on the chain, once it is made.'),
    bank: zod
      .string()
      .max(withdrawDetailBankMax)
      .nullish()
      .describe('The bank that is paid, or null for a coin.'),
    bankCardNo: zod
      .string()
      .max(withdrawDetailBankCardNoMax)
      .nullish()
      .describe('Card or account number with all but its last four characters hidden, or null for a coin.'),
    bankUserName: zod
      .string()
      .max(withdrawDetailBankUserNameMax)
      .nullish()
      .describe('Holder of the account, or null for a coin.'),
    swiftCode: zod
      .string()
      .max(withdrawDetailSwiftCodeMax)
      .nullish()
      .describe('What the bank is called between banks, or null.'),
    countryName: zod
      .string()
      .max(withdrawDetailCountryNameMax)
      .nullable()
      .describe('Country of the bank, or null.'),
  })
  .describe('One withdrawal with all details.');

export type WithdrawDetail = zod.input<typeof WithdrawDetail>;
export type WithdrawDetailOutput = zod.output<typeof WithdrawDetail>;

export const WithdrawGetOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawDetail,
  })
  .describe('One withdrawal.');

export type WithdrawGetOk = zod.input<typeof WithdrawGetOk>;
export type WithdrawGetOkOutput = zod.output<typeof WithdrawGetOk>;

export const WithdrawGetAnswer = zod.union([WithdrawGetOk, Failure]);

export type WithdrawGetAnswer = zod.input<typeof WithdrawGetAnswer>;
export type WithdrawGetAnswerOutput = zod.output<typeof WithdrawGetAnswer>;

export const BoundAddressTextRegExp = new RegExp('^[A-Za-z0-9]{0,100}$');

export const BoundAddressText = zod
  .string()
  .regex(BoundAddressTextRegExp)
  .describe('The withdrawal address that the caller has bound; empty when none is.');

export type BoundAddressText = zod.input<typeof BoundAddressText>;
export type BoundAddressTextOutput = zod.output<typeof BoundAddressText>;

export const withdrawWithdrawOpenDataSessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const withdrawWithdrawOpenDataSessionTokenMin = 16;
export const withdrawWithdrawOpenDataSessionTokenMax = 64;

export const withdrawWithdrawOpenDataCoinTypeMax = 255;

export const withdrawWithdrawOpenDataCoinTypeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawWithdrawOpenDataChainNameMax = 255;

export const withdrawWithdrawOpenDataChainNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const WithdrawWithdrawOpenData = zod
  .object({
    session_token: zod
      .stringFormat('password', withdrawWithdrawOpenDataSessionTokenRegExp)
      .min(withdrawWithdrawOpenDataSessionTokenMin)
      .max(withdrawWithdrawOpenDataSessionTokenMax)
      .describe('One-time token for the next withdrawal, of this caller only.'),
    coinType: zod
      .string()
      .max(withdrawWithdrawOpenDataCoinTypeMax)
      .regex(withdrawWithdrawOpenDataCoinTypeRegExp)
      .describe('Coin of the bound address; empty when none is bound.'),
    chainName: zod
      .string()
      .max(withdrawWithdrawOpenDataChainNameMax)
      .regex(withdrawWithdrawOpenDataChainNameRegExp)
      .describe('Network of the bound address; empty when none is bound.'),
    openWithdrawAddressBinding: Flag.describe('Whether coins go to the bound address only.'),
    existWithdrawAddress: BoundAddressText.describe('The bound address; empty when none is bound.'),
  })
  .describe('What a withdrawal must carry, and where it will go.');

export type WithdrawWithdrawOpenData = zod.input<typeof WithdrawWithdrawOpenData>;
export type WithdrawWithdrawOpenDataOutput = zod.output<typeof WithdrawWithdrawOpenData>;

export const WithdrawWithdrawOpenOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawWithdrawOpenData,
  })
  .describe('A form was opened.');

export type WithdrawWithdrawOpenOk = zod.input<typeof WithdrawWithdrawOpenOk>;
export type WithdrawWithdrawOpenOkOutput = zod.output<typeof WithdrawWithdrawOpenOk>;

export const WithdrawWithdrawOpenAnswer = zod.union([WithdrawWithdrawOpenOk, Failure]);

export type WithdrawWithdrawOpenAnswer = zod.input<typeof WithdrawWithdrawOpenAnswer>;
export type WithdrawWithdrawOpenAnswerOutput = zod.output<typeof WithdrawWithdrawOpenAnswer>;

export const ClockTimeRegExp = new RegExp('^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$');

export const ClockTime = zod
  .string()
  .regex(ClockTimeRegExp)
  .describe('A time of day in UTC+8, hours and minutes.');

export type ClockTime = zod.input<typeof ClockTime>;
export type ClockTimeOutput = zod.output<typeof ClockTime>;

export const withdrawWithdrawLimitConfigDataWithdrawAmountMinRegExp = new RegExp(
  '^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$',
);

export const withdrawWithdrawLimitConfigDataWithdrawAmountMinMax = 29;

export const withdrawWithdrawLimitConfigDataWithdrawAmountMaxRegExp = new RegExp(
  '^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$',
);

export const withdrawWithdrawLimitConfigDataWithdrawAmountMaxMax = 29;

export const withdrawWithdrawLimitConfigDataDailyMaxMin = 0;
export const withdrawWithdrawLimitConfigDataDailyMaxMax = 2147483647;

export const withdrawWithdrawLimitConfigDataDailyUsedMin = 0;
export const withdrawWithdrawLimitConfigDataDailyUsedMax = 2147483647;

export const withdrawWithdrawLimitConfigDataOpenUntilRegExp = new RegExp(
  '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
);
export const withdrawWithdrawLimitConfigDataAddressReleaseHoursMin = 0;
export const withdrawWithdrawLimitConfigDataAddressReleaseHoursMax = 2147483647;

export const WithdrawWithdrawLimitConfigData = zod
  .object({
    withdrawAmountMin: zod
      .stringFormat('decimal', withdrawWithdrawLimitConfigDataWithdrawAmountMinRegExp)
      .max(withdrawWithdrawLimitConfigDataWithdrawAmountMinMax)
      .describe(
        'Minimum value of one withdrawal in USDT. A withdrawal that leaves less than a cent may be below it, so that no balance is stuck.',
      ),
    withdrawAmountMax: zod
      .stringFormat('decimal', withdrawWithdrawLimitConfigDataWithdrawAmountMaxRegExp)
      .max(withdrawWithdrawLimitConfigDataWithdrawAmountMaxMax)
      .describe('Maximum value of one withdrawal in USDT.'),
    dailyMax: zod
      .int()
      .min(withdrawWithdrawLimitConfigDataDailyMaxMin)
      .max(withdrawWithdrawLimitConfigDataDailyMaxMax)
      .describe('Withdrawals that a user can make in a day of UTC+8.'),
    dailyUsed: zod
      .int()
      .min(withdrawWithdrawLimitConfigDataDailyUsedMin)
      .max(withdrawWithdrawLimitConfigDataDailyUsedMax)
      .describe('Withdrawals that the caller has made today.'),
    openFrom: ClockTime.describe('When withdrawals open each day.'),
    openUntil: zod
      .string()
      .regex(withdrawWithdrawLimitConfigDataOpenUntilRegExp)
      .describe('When withdrawals close each day; 24:00 is the end of the day.'),
    boundAddress: BoundAddressText.describe(
      'The address that withdrawals go to, to be compared with the one on the screen.',
    ),
    addressReleaseHours: zod
      .int()
      .min(withdrawWithdrawLimitConfigDataAddressReleaseHoursMin)
      .max(withdrawWithdrawLimitConfigDataAddressReleaseHoursMax)
      .optional()
      .describe('Hours from a request to remove the address until it is removed.'),
    addressReleaseTime: OptionalWireTime.optional().describe(
      'When the address is removed, or null as long as its owner has not asked for it.',
    ),
  })
  .describe('The limits of withdrawals and the address that they go to.');

export type WithdrawWithdrawLimitConfigData = zod.input<typeof WithdrawWithdrawLimitConfigData>;
export type WithdrawWithdrawLimitConfigDataOutput = zod.output<typeof WithdrawWithdrawLimitConfigData>;

export const WithdrawWithdrawLimitConfigOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawWithdrawLimitConfigData,
  })
  .describe('The limits of withdrawals.');

export type WithdrawWithdrawLimitConfigOk = zod.input<typeof WithdrawWithdrawLimitConfigOk>;
export type WithdrawWithdrawLimitConfigOkOutput = zod.output<typeof WithdrawWithdrawLimitConfigOk>;

export const WithdrawWithdrawLimitConfigAnswer = zod.union([WithdrawWithdrawLimitConfigOk, Failure]);

export type WithdrawWithdrawLimitConfigAnswer = zod.input<typeof WithdrawWithdrawLimitConfigAnswer>;
export type WithdrawWithdrawLimitConfigAnswerOutput = zod.output<typeof WithdrawWithdrawLimitConfigAnswer>;

export const WithdrawRequestAddressReleaseData = zod
  .object({
    addressReleaseTime: WireTime.describe('When the address is removed unless its owner stops it.'),
  })
  .describe('A requested removal of the withdrawal address.');

export type WithdrawRequestAddressReleaseData = zod.input<typeof WithdrawRequestAddressReleaseData>;
export type WithdrawRequestAddressReleaseDataOutput = zod.output<typeof WithdrawRequestAddressReleaseData>;

export const WithdrawRequestAddressReleaseOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: WithdrawRequestAddressReleaseData,
  })
  .describe('When the address is removed.');

export type WithdrawRequestAddressReleaseOk = zod.input<typeof WithdrawRequestAddressReleaseOk>;
export type WithdrawRequestAddressReleaseOkOutput = zod.output<typeof WithdrawRequestAddressReleaseOk>;

export const WithdrawRequestAddressReleaseAnswer = zod.union([WithdrawRequestAddressReleaseOk, Failure]);

export type WithdrawRequestAddressReleaseAnswer = zod.input<typeof WithdrawRequestAddressReleaseAnswer>;
export type WithdrawRequestAddressReleaseAnswerOutput = zod.output<
  typeof WithdrawRequestAddressReleaseAnswer
>;

export const WithdrawCancelAddressReleaseOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address stays.');

export type WithdrawCancelAddressReleaseOk = zod.input<typeof WithdrawCancelAddressReleaseOk>;
export type WithdrawCancelAddressReleaseOkOutput = zod.output<typeof WithdrawCancelAddressReleaseOk>;

export const WithdrawCancelAddressReleaseAnswer = zod.union([WithdrawCancelAddressReleaseOk, Failure]);

export type WithdrawCancelAddressReleaseAnswer = zod.input<typeof WithdrawCancelAddressReleaseAnswer>;
export type WithdrawCancelAddressReleaseAnswerOutput = zod.output<typeof WithdrawCancelAddressReleaseAnswer>;

export const LoanAnswerText = zod
  .enum(['true', 'false'])
  .describe('`true` when the caller may apply for a loan now, else `false`; a text, as clients expect it.');

export type LoanAnswerText = zod.input<typeof LoanAnswerText>;
export type LoanAnswerTextOutput = zod.output<typeof LoanAnswerText>;

export const CreditCheckOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LoanAnswerText,
  })
  .describe('Whether the caller may apply for a loan.');

export type CreditCheckOk = zod.input<typeof CreditCheckOk>;
export type CreditCheckOkOutput = zod.output<typeof CreditCheckOk>;

export const CreditCheckAnswer = zod.union([CreditCheckOk, Failure]);

export type CreditCheckAnswer = zod.input<typeof CreditCheckAnswer>;
export type CreditCheckAnswerOutput = zod.output<typeof CreditCheckAnswer>;

export const LoanRateMin = 0;
export const LoanRateMax = 1;

export const LoanRate = zod
  .number()
  .min(LoanRateMin)
  .max(LoanRateMax)
  .describe('Interest of one day as a share of the loan; 0.001 is a tenth of a per cent a day.');

export type LoanRate = zod.input<typeof LoanRate>;
export type LoanRateOutput = zod.output<typeof LoanRate>;

export const LoanTermTextRegExp = new RegExp('^\\d{1,3}$');

export const LoanTermText = zod.string().regex(LoanTermTextRegExp).describe('A number of days, as text.');

export type LoanTermText = zod.input<typeof LoanTermText>;
export type LoanTermTextOutput = zod.output<typeof LoanTermText>;

export const loanConfigDefaultRateMin = 0;
export const loanConfigDefaultRateMax = 1;

export const loanConfigLendableDaysMax = 20;

export const loanConfigAllLendableDaysMax = 20;

export const loanConfigAmountMinMin = 0;
export const loanConfigAmountMinMax = 1000000000;

export const loanConfigAmountMaxMin = 0;
export const loanConfigAmountMaxMax = 1000000000;

export const LoanConfig = zod
  .object({
    rate: LoanRate.describe('Interest of one day within the term as a share of the loan.'),
    defaultRate: zod
      .number()
      .min(loanConfigDefaultRateMin)
      .max(loanConfigDefaultRateMax)
      .describe('What is added to it for each day after the term, as a share of the loan.'),
    lendableDays: zod
      .array(LoanTermText)
      .max(loanConfigLendableDaysMax)
      .describe('Terms in days that the caller may choose.'),
    allLendableDays: zod
      .array(LoanTermText)
      .max(loanConfigAllLendableDaysMax)
      .describe('All terms in days, also those that are not open to the caller.'),
    amountMin: zod
      .number()
      .min(loanConfigAmountMinMin)
      .max(loanConfigAmountMinMax)
      .describe('Minimum amount of a loan in USDT.'),
    amountMax: zod
      .number()
      .min(loanConfigAmountMaxMin)
      .max(loanConfigAmountMaxMax)
      .describe('Maximum amount of a loan in USDT.'),
    repayMethod: zod
      .enum(['lumpSum'])
      .describe('How a loan is paid back: amount and interest in one sum, at the end of the term or before.'),
  })
  .describe('The conditions of loans, the same for everyone but for the terms.');

export type LoanConfig = zod.input<typeof LoanConfig>;
export type LoanConfigOutput = zod.output<typeof LoanConfig>;

export const CreditConfigOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LoanConfig,
  })
  .describe('The conditions of loans.');

export type CreditConfigOk = zod.input<typeof CreditConfigOk>;
export type CreditConfigOkOutput = zod.output<typeof CreditConfigOk>;

export const CreditConfigAnswer = zod.union([CreditConfigOk, Failure]);

export type CreditConfigAnswer = zod.input<typeof CreditConfigAnswer>;
export type CreditConfigAnswerOutput = zod.output<typeof CreditConfigAnswer>;

export const LoanTermMax = 365;

export const LoanTerm = zod
  .int()
  .min(1)
  .max(LoanTermMax)
  .describe('For how many days the money is lent, a year at most.');

export type LoanTerm = zod.input<typeof LoanTerm>;
export type LoanTermOutput = zod.output<typeof LoanTerm>;

export const LoanAmountMin = 100000;
export const LoanAmountMax = 30000000;
export const LoanAmountMultipleOf = 0.01;

export const LoanAmount = zod
  .number()
  .min(LoanAmountMin)
  .max(LoanAmountMax)
  .multipleOf(LoanAmountMultipleOf)
  .describe('What is lent, in USDT, from 100,000 to 30,000,000.');

export type LoanAmount = zod.input<typeof LoanAmount>;
export type LoanAmountOutput = zod.output<typeof LoanAmount>;

export const LoanCountryIdMax = 999999;

export const LoanCountryId = zod
  .int()
  .min(1)
  .max(LoanCountryIdMax)
  .describe('A country by its number in the list of countries.');

export type LoanCountryId = zod.input<typeof LoanCountryId>;
export type LoanCountryIdOutput = zod.output<typeof LoanCountryId>;

export const CreditApplyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The application is recorded.');

export type CreditApplyOk = zod.input<typeof CreditApplyOk>;
export type CreditApplyOkOutput = zod.output<typeof CreditApplyOk>;

export const CreditApplyAnswer = zod.union([CreditApplyOk, Failure]);

export type CreditApplyAnswer = zod.input<typeof CreditApplyAnswer>;
export type CreditApplyAnswerOutput = zod.output<typeof CreditApplyAnswer>;

export const LoanDaysMin = 0;
export const LoanDaysMax = 100000;

export const LoanDays = zod.int().min(LoanDaysMin).max(LoanDaysMax).describe('A number of days.');

export type LoanDays = zod.input<typeof LoanDays>;
export type LoanDaysOutput = zod.output<typeof LoanDays>;

export const loanBillRealNameMax = 2000;

export const loanBillApplyAmountMin = 0;
export const loanBillApplyAmountMax = 1000000000;

export const loanBillInterestMin = 0;
export const loanBillInterestMax = 1000000000;

export const loanBillEstimatePaymentMin = 0;
export const loanBillEstimatePaymentMax = 1000000000;

export const LoanBill = zod
  .object({
    realName: zod
      .string()
      .max(loanBillRealNameMax)
      .nullable()
      .describe('Who borrowed, or null where no loan is open.'),
    applyAmount: zod
      .number()
      .min(loanBillApplyAmountMin)
      .max(loanBillApplyAmountMax)
      .describe('What was lent in USDT.'),
    alreadyCreditDays: LoanDays.describe(
      'Days that have begun since it was paid out; the first counts at once.',
    ),
    interest: zod
      .number()
      .min(loanBillInterestMin)
      .max(loanBillInterestMax)
      .describe('Interest until today in USDT, cut after two decimals.'),
    estimatePayment: zod
      .number()
      .min(loanBillEstimatePaymentMin)
      .max(loanBillEstimatePaymentMax)
      .describe('What a repayment today would take in USDT.'),
  })
  .describe('What the open loan of the caller comes to today; all figures are 0 where none is open.');

export type LoanBill = zod.input<typeof LoanBill>;
export type LoanBillOutput = zod.output<typeof LoanBill>;

export const CreditBillOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LoanBill,
  })
  .describe('The bill of the open loan.');

export type CreditBillOk = zod.input<typeof CreditBillOk>;
export type CreditBillOkOutput = zod.output<typeof CreditBillOk>;

export const CreditBillAnswer = zod.union([CreditBillOk, Failure]);

export type CreditBillAnswer = zod.input<typeof CreditBillAnswer>;
export type CreditBillAnswerOutput = zod.output<typeof CreditBillAnswer>;

export const LoanStatus = zod
  .enum({
    /** Applied for and not yet decided */
    UnderReview: 1,
    /** Granted and paid out */
    Approved: 2,
    /** Not repaid by the end of its term */
    Overdue: 3,
    /** Refused; can be applied for again */
    Rejected: 4,
    /** Repaid with interest */
    Repaid: 5,
  })
  .describe('Where a loan stands: `1` UnderReview, `2` Approved, `3` Overdue, `4` Rejected, `5` Repaid.');

export type LoanStatus = zod.input<typeof LoanStatus>;
export type LoanStatusOutput = zod.output<typeof LoanStatus>;

export const loanIdMax = 64;

export const loanIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const loanNumberRegExp = new RegExp('^[1-9]\\d{9}$');
export const loanApplyAmountMin = 0;
export const loanApplyAmountMax = 1000000000;

export const loanStatusStrMax = 255;

export const loanStatusStrRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Loan = zod
  .object({
    id: zod.string().min(1).max(loanIdMax).regex(loanIdRegExp).describe('The loan.'),
    number: zod.string().regex(loanNumberRegExp).optional().describe('The number of the loan for people.'),
    applyAmount: zod
      .number()
      .min(loanApplyAmountMin)
      .max(loanApplyAmountMax)
      .describe('The requested amount in USDT.'),
    customerSubmitTime: WireTime.describe('When it was requested.'),
    creditPeriod: LoanTerm.describe('For how many days.'),
    creditRate: LoanRate.describe('Interest of one day as a share of the loan.'),
    status: LoanStatus.describe('Where the loan stands.'),
    statusStr: zod
      .string()
      .max(loanStatusStrMax)
      .regex(loanStatusStrRegExp)
      .describe('Where it stands in an English word; a client shows its own word for `status`.'),
  })
  .describe('One loan as a row of the history.');

export type Loan = zod.input<typeof Loan>;
export type LoanOutput = zod.output<typeof Loan>;

export const creditHistroyDataElementsMax = 100;

export const CreditHistroyData = zod
  .object({
    elements: zod.array(Loan).max(creditHistroyDataElementsMax).describe('The loans of this page.'),
    thisPageNumber: PageNumber.describe('The page that this is, counted from 1.'),
    pageSize: PageSize.describe('Rows that a page has at most.'),
    totalElements: Count.describe('Rows of the whole list.'),
  })
  .describe('One page of loans, newest first.');

export type CreditHistroyData = zod.input<typeof CreditHistroyData>;
export type CreditHistroyDataOutput = zod.output<typeof CreditHistroyData>;

export const CreditHistroyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: CreditHistroyData,
  })
  .describe('One page of loans.');

export type CreditHistroyOk = zod.input<typeof CreditHistroyOk>;
export type CreditHistroyOkOutput = zod.output<typeof CreditHistroyOk>;

export const CreditHistroyAnswer = zod.union([CreditHistroyOk, Failure]);

export type CreditHistroyAnswer = zod.input<typeof CreditHistroyAnswer>;
export type CreditHistroyAnswerOutput = zod.output<typeof CreditHistroyAnswer>;

export const loanRepaymentRealNameMax = 255;

export const loanRepaymentRealNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const loanRepaymentEstimatePaymentMin = 0;
export const loanRepaymentEstimatePaymentMax = 1000000000;

export const loanRepaymentAccountAmountMin = 0;
export const loanRepaymentAccountAmountMax = 1000000000;

export const LoanRepayment = zod
  .object({
    realName: zod
      .string()
      .max(loanRepaymentRealNameMax)
      .regex(loanRepaymentRealNameRegExp)
      .describe('Who borrowed.'),
    alreadyCreditDays: LoanDays.describe('Days that have begun since it was paid out.'),
    estimatePayment: zod
      .number()
      .min(loanRepaymentEstimatePaymentMin)
      .max(loanRepaymentEstimatePaymentMax)
      .describe('Amount and interest together in USDT.'),
    creditRate: LoanRate.describe('Interest of one day as a share of the loan.'),
    accountAmount: zod
      .number()
      .min(loanRepaymentAccountAmountMin)
      .max(loanRepaymentAccountAmountMax)
      .describe(
        'What the wallet of the caller holds in USDT, so that a screen can say whether it is enough.',
      ),
  })
  .describe('What repaying one loan would take today.');

export type LoanRepayment = zod.input<typeof LoanRepayment>;
export type LoanRepaymentOutput = zod.output<typeof LoanRepayment>;

export const CreditBeforepayOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LoanRepayment,
  })
  .describe('What a repayment would take.');

export type CreditBeforepayOk = zod.input<typeof CreditBeforepayOk>;
export type CreditBeforepayOkOutput = zod.output<typeof CreditBeforepayOk>;

export const CreditBeforepayAnswer = zod.union([CreditBeforepayOk, Failure]);

export type CreditBeforepayAnswer = zod.input<typeof CreditBeforepayAnswer>;
export type CreditBeforepayAnswerOutput = zod.output<typeof CreditBeforepayAnswer>;

export const CreditPayOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The loan is repaid.');

export type CreditPayOk = zod.input<typeof CreditPayOk>;
export type CreditPayOkOutput = zod.output<typeof CreditPayOk>;

export const CreditPayAnswer = zod.union([CreditPayOk, Failure]);

export type CreditPayAnswer = zod.input<typeof CreditPayAnswer>;
export type CreditPayAnswerOutput = zod.output<typeof CreditPayAnswer>;

export const loanApplicationIdMax = 64;

export const loanApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const loanApplicationRealNameMax = 255;

export const loanApplicationRealNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const loanApplicationApplyAmountMin = 0;
export const loanApplicationApplyAmountMax = 1000000000;

export const loanApplicationCountryNameMax = 255;

export const loanApplicationCountryNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const loanApplicationIdentificationMax = 255;

export const loanApplicationIdentificationRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const loanApplicationImgCertificateFaceMax = 500;

export const loanApplicationImgCertificateBackMax = 500;

export const loanApplicationImgCertificateHandMax = 500;

export const loanApplicationRejectReasonMax = 2000;

export const LoanApplication = zod
  .object({
    id: zod.string().min(1).max(loanApplicationIdMax).regex(loanApplicationIdRegExp).describe('The loan.'),
    realName: zod
      .string()
      .max(loanApplicationRealNameMax)
      .regex(loanApplicationRealNameRegExp)
      .describe('Who applied.'),
    creditPeriod: LoanTerm.describe('For how many days.'),
    applyAmount: zod
      .number()
      .min(loanApplicationApplyAmountMin)
      .max(loanApplicationApplyAmountMax)
      .describe('The requested amount in USDT.'),
    countryId: LoanCountryId.describe('Nationality of the applicant.'),
    countryName: zod
      .string()
      .max(loanApplicationCountryNameMax)
      .regex(loanApplicationCountryNameRegExp)
      .describe('Nationality by name.'),
    identification: zod
      .string()
      .max(loanApplicationIdentificationMax)
      .regex(loanApplicationIdentificationRegExp)
      .describe('Number of the identity card or passport.'),
    imgCertificateFace: zod
      .string()
      .max(loanApplicationImgCertificateFaceMax)
      .describe('Front of the document.'),
    imgCertificateBack: zod
      .string()
      .max(loanApplicationImgCertificateBackMax)
      .describe('Back of the document.'),
    imgCertificateHand: zod
      .string()
      .max(loanApplicationImgCertificateHandMax)
      .describe('The applicant with the document in hand.'),
    status: LoanStatus.describe('Where the loan stands.'),
    rejectReason: zod
      .string()
      .max(loanApplicationRejectReasonMax)
      .nullable()
      .describe('Why it was refused, or null.'),
  })
  .describe('An application as it was made, for a form that applies again.');

export type LoanApplication = zod.input<typeof LoanApplication>;
export type LoanApplicationOutput = zod.output<typeof LoanApplication>;

export const CreditBeforereapplyOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: LoanApplication,
  })
  .describe('The refused application.');

export type CreditBeforereapplyOk = zod.input<typeof CreditBeforereapplyOk>;
export type CreditBeforereapplyOkOutput = zod.output<typeof CreditBeforereapplyOk>;

export const CreditBeforereapplyAnswer = zod.union([CreditBeforereapplyOk, Failure]);

export type CreditBeforereapplyAnswer = zod.input<typeof CreditBeforereapplyAnswer>;
export type CreditBeforereapplyAnswerOutput = zod.output<typeof CreditBeforereapplyAnswer>;

export const NewOnlinechatUnreadOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Count.describe('Messages of customer service that the caller has not yet listed.'),
  })
  .describe('How many messages are unread.');

export type NewOnlinechatUnreadOk = zod.input<typeof NewOnlinechatUnreadOk>;
export type NewOnlinechatUnreadOkOutput = zod.output<typeof NewOnlinechatUnreadOk>;

export const NewOnlinechatUnreadAnswer = zod.union([NewOnlinechatUnreadOk, Failure]);

export type NewOnlinechatUnreadAnswer = zod.input<typeof NewOnlinechatUnreadAnswer>;
export type NewOnlinechatUnreadAnswerOutput = zod.output<typeof NewOnlinechatUnreadAnswer>;

export const ChatShowPicturesRegExp = new RegExp('^(true|false)$');

export const ChatShowPictures = zod
  .string()
  .regex(ChatShowPicturesRegExp)
  .describe('Yes (`true`) or no (`false`) as text.');

export type ChatShowPictures = zod.input<typeof ChatShowPictures>;
export type ChatShowPicturesOutput = zod.output<typeof ChatShowPictures>;

export const ChatDirection = zod
  .enum(['send', 'receive'])
  .describe('`send` for a message of the caller, `receive` for one of the other side.');

export type ChatDirection = zod.input<typeof ChatDirection>;
export type ChatDirectionOutput = zod.output<typeof ChatDirection>;

export const ChatMessageType = zod.enum(['text', 'img']).describe('Whether a message is text or a picture.');

export type ChatMessageType = zod.input<typeof ChatMessageType>;
export type ChatMessageTypeOutput = zod.output<typeof ChatMessageType>;

export const chatMessageIdMax = 64;

export const chatMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const chatMessageContentMax = 2000;

export const chatMessageDeleteStatusMin = 0;
export const chatMessageDeleteStatusMax = 1;

export const ChatMessage = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(chatMessageIdMax)
      .regex(chatMessageIdRegExp)
      .describe('The message; unique and never used again.'),
    send_receive: ChatDirection,
    type: ChatMessageType.describe('Text or picture.'),
    content: zod
      .string()
      .max(chatMessageContentMax)
      .describe('The text, or the address of the picture; empty once the message is withdrawn.'),
    createtime: WireTime.describe('When it was sent.'),
    delete_status: zod
      .int()
      .min(chatMessageDeleteStatusMin)
      .max(chatMessageDeleteStatusMax)
      .describe('1 if customer service has withdrawn the message, else 0.'),
  })
  .describe('One message between the caller and customer service, or a store.');

export type ChatMessage = zod.input<typeof ChatMessage>;
export type ChatMessageOutput = zod.output<typeof ChatMessage>;

export const NewOnlinechatListDataMax = 100;

export const NewOnlinechatListData = zod
  .array(ChatMessage)
  .max(NewOnlinechatListDataMax)
  .describe('About 30 messages, newest first.');

export type NewOnlinechatListData = zod.input<typeof NewOnlinechatListData>;
export type NewOnlinechatListDataOutput = zod.output<typeof NewOnlinechatListData>;

export const NewOnlinechatListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewOnlinechatListData,
  })
  .describe('Messages with customer service.');

export type NewOnlinechatListOk = zod.input<typeof NewOnlinechatListOk>;
export type NewOnlinechatListOkOutput = zod.output<typeof NewOnlinechatListOk>;

export const NewOnlinechatListAnswer = zod.union([NewOnlinechatListOk, Failure]);

export type NewOnlinechatListAnswer = zod.input<typeof NewOnlinechatListAnswer>;
export type NewOnlinechatListAnswerOutput = zod.output<typeof NewOnlinechatListAnswer>;

export const ChatTextMax = 1000;

export const ChatTextRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const ChatText = zod
  .string()
  .min(1)
  .max(ChatTextMax)
  .regex(ChatTextRegExp)
  .describe('The text, up to 1,000 characters and not only blanks; for a picture its address.');

export type ChatText = zod.input<typeof ChatText>;
export type ChatTextOutput = zod.output<typeof ChatText>;

export const newOnlinechatSendDataChatIdMax = 64;

export const newOnlinechatSendDataChatIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const NewOnlinechatSendData = zod
  .object({
    chat_id: zod
      .string()
      .min(1)
      .max(newOnlinechatSendDataChatIdMax)
      .regex(newOnlinechatSendDataChatIdRegExp)
      .optional()
      .describe('The new message.'),
    updatetime: WireTime.optional().describe('When it was recorded.'),
  })
  .nullable()
  .describe('The message as it was kept; older servers answer nothing.');

export type NewOnlinechatSendData = zod.input<typeof NewOnlinechatSendData>;
export type NewOnlinechatSendDataOutput = zod.output<typeof NewOnlinechatSendData>;

export const NewOnlinechatSendOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewOnlinechatSendData.optional(),
  })
  .describe('The message is recorded.');

export type NewOnlinechatSendOk = zod.input<typeof NewOnlinechatSendOk>;
export type NewOnlinechatSendOkOutput = zod.output<typeof NewOnlinechatSendOk>;

export const NewOnlinechatSendAnswer = zod.union([NewOnlinechatSendOk, Failure]);

export type NewOnlinechatSendAnswer = zod.input<typeof NewOnlinechatSendAnswer>;
export type NewOnlinechatSendAnswerOutput = zod.output<typeof NewOnlinechatSendAnswer>;

export const NewOnlinechatTokenData = zod
  .object({
    token: UserToken.describe('The token, which the chat window sends as `token`.'),
    expireTime: EpochMs.describe('When it ends at the latest.'),
  })
  .describe('A token for a chat window.');

export type NewOnlinechatTokenData = zod.input<typeof NewOnlinechatTokenData>;
export type NewOnlinechatTokenDataOutput = zod.output<typeof NewOnlinechatTokenData>;

export const NewOnlinechatTokenOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewOnlinechatTokenData,
  })
  .describe('A token for a chat window.');

export type NewOnlinechatTokenOk = zod.input<typeof NewOnlinechatTokenOk>;
export type NewOnlinechatTokenOkOutput = zod.output<typeof NewOnlinechatTokenOk>;

export const NewOnlinechatTokenAnswer = zod.union([NewOnlinechatTokenOk, Failure]);

export type NewOnlinechatTokenAnswer = zod.input<typeof NewOnlinechatTokenAnswer>;
export type NewOnlinechatTokenAnswerOutput = zod.output<typeof NewOnlinechatTokenAnswer>;

export const ChatLoginType = zod
  .enum(['user', 'shop'])
  .describe('Whether the caller asks as a buyer or as a store.');

export type ChatLoginType = zod.input<typeof ChatLoginType>;
export type ChatLoginTypeOutput = zod.output<typeof ChatLoginType>;

export const UserOnlineChatControllerUnreadOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: Count.describe('Messages of stores that the caller has not yet read.'),
  })
  .describe('How many messages of stores are unread.');

export type UserOnlineChatControllerUnreadOk = zod.input<typeof UserOnlineChatControllerUnreadOk>;
export type UserOnlineChatControllerUnreadOkOutput = zod.output<typeof UserOnlineChatControllerUnreadOk>;

export const UserOnlineChatControllerUnreadAnswer = zod.union([UserOnlineChatControllerUnreadOk, Failure]);

export type UserOnlineChatControllerUnreadAnswer = zod.input<typeof UserOnlineChatControllerUnreadAnswer>;
export type UserOnlineChatControllerUnreadAnswerOutput = zod.output<
  typeof UserOnlineChatControllerUnreadAnswer
>;

export const storeChatPartyidMax = 64;

export const storeChatPartyidRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const storeChatNameMax = 255;

export const storeChatNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const storeChatImgMax = 2000;

export const storeChatContentMax = 2000;

export const StoreChat = zod
  .object({
    partyid: zod
      .string()
      .min(1)
      .max(storeChatPartyidMax)
      .regex(storeChatPartyidRegExp)
      .describe('The store.'),
    name: zod.string().max(storeChatNameMax).regex(storeChatNameRegExp).describe('Its name.'),
    img: zod.string().max(storeChatImgMax).describe('Its logo.'),
    type: ChatMessageType.describe('Whether the last message is text or a picture.'),
    content: zod
      .string()
      .max(storeChatContentMax)
      .describe('The last message, or the address of its picture; empty once the message is withdrawn.'),
    send_receive: ChatDirection,
    updatetime: WireTime.describe('When it was sent.'),
    unreadmsg: Count.describe('Messages of the store that the caller has not yet read.'),
  })
  .describe('A conversation between the caller and a store.');

export type StoreChat = zod.input<typeof StoreChat>;
export type StoreChatOutput = zod.output<typeof StoreChat>;

export const userOnlineChatControllerUserlistOkDataMax = 100;

export const UserOnlineChatControllerUserlistOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: zod
      .array(StoreChat)
      .max(userOnlineChatControllerUserlistOkDataMax)
      .describe('The conversations, the latest first.'),
  })
  .describe('Conversations with stores.');

export type UserOnlineChatControllerUserlistOk = zod.input<typeof UserOnlineChatControllerUserlistOk>;
export type UserOnlineChatControllerUserlistOkOutput = zod.output<typeof UserOnlineChatControllerUserlistOk>;

export const UserOnlineChatControllerUserlistAnswer = zod.union([
  UserOnlineChatControllerUserlistOk,
  Failure,
]);

export type UserOnlineChatControllerUserlistAnswer = zod.input<typeof UserOnlineChatControllerUserlistAnswer>;
export type UserOnlineChatControllerUserlistAnswerOutput = zod.output<
  typeof UserOnlineChatControllerUserlistAnswer
>;

export const UserOnlineChatControllerListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewOnlinechatListData,
  })
  .describe('Messages with a store.');

export type UserOnlineChatControllerListOk = zod.input<typeof UserOnlineChatControllerListOk>;
export type UserOnlineChatControllerListOkOutput = zod.output<typeof UserOnlineChatControllerListOk>;

export const UserOnlineChatControllerListAnswer = zod.union([UserOnlineChatControllerListOk, Failure]);

export type UserOnlineChatControllerListAnswer = zod.input<typeof UserOnlineChatControllerListAnswer>;
export type UserOnlineChatControllerListAnswerOutput = zod.output<typeof UserOnlineChatControllerListAnswer>;

export const UserOnlineChatControllerSendOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NewOnlinechatSendData.optional(),
  })
  .describe('The message is recorded.');

export type UserOnlineChatControllerSendOk = zod.input<typeof UserOnlineChatControllerSendOk>;
export type UserOnlineChatControllerSendOkOutput = zod.output<typeof UserOnlineChatControllerSendOk>;

export const UserOnlineChatControllerSendAnswer = zod.union([UserOnlineChatControllerSendOk, Failure]);

export type UserOnlineChatControllerSendAnswer = zod.input<typeof UserOnlineChatControllerSendAnswer>;
export type UserOnlineChatControllerSendAnswerOutput = zod.output<typeof UserOnlineChatControllerSendAnswer>;

export const UploadFileMax = 31457280;

export const UploadFile = zod
  .instanceof(Blob)
  .refine(({ size }) => size <= UploadFileMax)
  .describe(
    'The picture itself, a JPEG, PNG or WebP of at most 30 MiB; what it claims to be is not believed, its bytes are decoded.',
  );

export type UploadFile = zod.input<typeof UploadFile>;
export type UploadFileOutput = zod.output<typeof UploadFile>;

export const UploadModuleNameRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');

export const UploadModuleName = zod
  .string()
  .regex(UploadModuleNameRegExp)
  .describe(
    'What the picture is for: evaluate (review), recharge (proof of payment), online (chat), selle (store), kyc (identity), credit (loan); others are taken and treated alike.',
  );

export type UploadModuleName = zod.input<typeof UploadModuleName>;
export type UploadModuleNameOutput = zod.output<typeof UploadModuleName>;

export const UploadimgExecuteBody = zod
  .strictObject({
    file: UploadFile.describe('The picture, as a file part with a file name.'),
    moduleName: UploadModuleName.describe(
      'What the picture is for: `evaluate` (review), `recharge` (proof of payment), `online` (chat), `selle` (store), `kyc` (identity) or `credit` (loan). Others are taken and treated alike.',
    ),
  })
  .describe(
    'One picture and what it is for. Existing clients send token and lang as parts too; parts that are not named here are left unread.',
  );

export type UploadimgExecuteBody = zod.input<typeof UploadimgExecuteBody>;
export type UploadimgExecuteBodyOutput = zod.output<typeof UploadimgExecuteBody>;

export const UploadimgExecuteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: ImageUrl.describe('Address of the kept picture, to be sent with the form that it belongs to.'),
  })
  .describe('The picture was kept.');

export type UploadimgExecuteOk = zod.input<typeof UploadimgExecuteOk>;
export type UploadimgExecuteOkOutput = zod.output<typeof UploadimgExecuteOk>;

export const UploadimgExecuteAnswer = zod.union([UploadimgExecuteOk, Failure]);

export type UploadimgExecuteAnswer = zod.input<typeof UploadimgExecuteAnswer>;
export type UploadimgExecuteAnswerOutput = zod.output<typeof UploadimgExecuteAnswer>;

export const LoanIdMax = 64;

export const LoanIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const LoanId = zod
  .string()
  .min(1)
  .max(LoanIdMax)
  .regex(LoanIdRegExp)
  .describe('An opaque identifier of one kind: loan.');

export type LoanId = zod.input<typeof LoanId>;
export type LoanIdOutput = zod.output<typeof LoanId>;
/**
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 * @summary Suggest stores and goods for a keyword
 */
export const sellerGoodsSearchKeywordQueryKeywordMax = 64;

export const sellerGoodsSearchKeywordQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const SellerGoodsSearchKeywordQueryParams = zod.object({
  keyword: zod
    .string()
    .min(1)
    .max(sellerGoodsSearchKeywordQueryKeywordMax)
    .regex(sellerGoodsSearchKeywordQueryKeywordRegExp)
    .describe('What is searched for, in any of the 21 languages; blank is refused.'),
  isPrice: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Sort by the price that a buyer pays now, any running discount taken off.'),
  isNew: zod.enum(['0', '1', '2']).optional().describe('Sort by the time the goods were first on the shelf.'),
  isHot: zod.enum(['0', '1', '2']).optional().describe('Sort by the number sold.'),
});

export const SellerGoodsSearchKeywordResponse = SellerGoodsSearchKeywordOk;

/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 * @summary List what buyers search for most
 */
export const SellerGoodsPopularSearchesResponse = SellerGoodsPopularSearchesOk;

/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * @summary List goods
 */
export const sellerGoodsListQueryPageNumDefault = 1;
export const sellerGoodsListQueryPageNumMax = 10000;

export const sellerGoodsListQueryPageSizeDefault = 20;
export const sellerGoodsListQueryPageSizeMax = 100;

export const sellerGoodsListQuerySellerIdMax = 64;

export const sellerGoodsListQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsListQueryCategoryIdDefault = `0`;
export const sellerGoodsListQueryCategoryIdMax = 64;

export const sellerGoodsListQueryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsListQueryRecTimeMin = 0;
export const sellerGoodsListQueryRecTimeMax = 253402300799999;

export const sellerGoodsListQueryDiscountRegExp = new RegExp('^[01]$');
export const sellerGoodsListQueryMinPriceMin = 0;
export const sellerGoodsListQueryMinPriceMax = 1000000000;
export const sellerGoodsListQueryMinPriceMultipleOf = 0.01;

export const sellerGoodsListQueryMaxPriceMin = 0;
export const sellerGoodsListQueryMaxPriceMax = 1000000000;
export const sellerGoodsListQueryMaxPriceMultipleOf = 0.01;

export const sellerGoodsListQueryInStockRegExp = new RegExp('^[01]$');
export const sellerGoodsListQueryMinRatingMin = 0;
export const sellerGoodsListQueryMinRatingMax = 5;

export const sellerGoodsListQuerySellerIdsMax = 1299;

export const sellerGoodsListQuerySellerIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);
export const sellerGoodsListQueryAttrValueIdsMax = 800;

export const sellerGoodsListQueryAttrValueIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);

export const SellerGoodsListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsListQueryPageNumMax)
    .default(sellerGoodsListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsListQueryPageSizeMax)
    .default(sellerGoodsListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  sellerId: zod
    .string()
    .min(1)
    .max(sellerGoodsListQuerySellerIdMax)
    .regex(sellerGoodsListQuerySellerIdRegExp)
    .optional()
    .describe('Keeps only the goods of this store.'),
  categoryId: zod
    .string()
    .max(sellerGoodsListQueryCategoryIdMax)
    .regex(sellerGoodsListQueryCategoryIdRegExp)
    .default(sellerGoodsListQueryCategoryIdDefault)
    .describe('Keeps only goods of this category, of either level; `0` or none keeps all.'),
  isPrice: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Sort by the price that a buyer pays now, any running discount taken off.'),
  isNew: zod.enum(['0', '1', '2']).optional().describe('Sort by the time the goods were first on the shelf.'),
  isHot: zod.enum(['0', '1', '2']).optional().describe('Sort by the number sold.'),
  isRating: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe(
      'Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.',
    ),
  isRec: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Keep only what the store recommends and sort by when it did; needs sellerId.'),
  recTime: zod.coerce
    .number()
    .int()
    .min(sellerGoodsListQueryRecTimeMin)
    .max(sellerGoodsListQueryRecTimeMax)
    .optional()
    .describe('Any number above 0 keeps only goods that are recommended.'),
  discount: zod
    .string()
    .regex(sellerGoodsListQueryDiscountRegExp)
    .optional()
    .describe('`1` keeps only goods whose discount runs now.'),
  minPrice: zod.coerce
    .number()
    .min(sellerGoodsListQueryMinPriceMin)
    .max(sellerGoodsListQueryMinPriceMax)
    .multipleOf(sellerGoodsListQueryMinPriceMultipleOf)
    .optional()
    .describe('Keeps goods that cost this many dollars or more now. An addition that a server may ignore.'),
  maxPrice: zod.coerce
    .number()
    .min(sellerGoodsListQueryMaxPriceMin)
    .max(sellerGoodsListQueryMaxPriceMax)
    .multipleOf(sellerGoodsListQueryMaxPriceMultipleOf)
    .optional()
    .describe('Keeps goods that cost this many dollars or less now. An addition that a server may ignore.'),
  inStock: zod
    .string()
    .regex(sellerGoodsListQueryInStockRegExp)
    .optional()
    .describe('`1` keeps only goods of which a piece is available. An addition that a server may ignore.'),
  minRating: zod.coerce
    .number()
    .min(sellerGoodsListQueryMinRatingMin)
    .max(sellerGoodsListQueryMinRatingMax)
    .optional()
    .describe('Keeps goods with at least this average of reviews. An addition that a server may ignore.'),
  sellerIds: zod
    .string()
    .min(1)
    .max(sellerGoodsListQuerySellerIdsMax)
    .regex(sellerGoodsListQuerySellerIdsRegExp)
    .optional()
    .describe('Keeps goods of these stores, as the facets name them. An addition that a server may ignore.'),
  attrValueIds: zod
    .string()
    .min(1)
    .max(sellerGoodsListQueryAttrValueIdsMax)
    .regex(sellerGoodsListQueryAttrValueIdsRegExp)
    .optional()
    .describe(
      'Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.',
    ),
});

export const SellerGoodsListResponse = SellerGoodsListOk;

/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * @summary Search goods
 */
export const sellerGoodsSearchQueryKeywordMax = 64;

export const sellerGoodsSearchQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const sellerGoodsSearchQueryPageNumDefault = 1;
export const sellerGoodsSearchQueryPageNumMax = 10000;

export const sellerGoodsSearchQueryPageSizeDefault = 20;
export const sellerGoodsSearchQueryPageSizeMax = 100;

export const sellerGoodsSearchQueryDiscountRegExp = new RegExp('^[01]$');
export const sellerGoodsSearchQueryCategoryIdDefault = `0`;
export const sellerGoodsSearchQueryCategoryIdMax = 64;

export const sellerGoodsSearchQueryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsSearchQueryMinPriceMin = 0;
export const sellerGoodsSearchQueryMinPriceMax = 1000000000;
export const sellerGoodsSearchQueryMinPriceMultipleOf = 0.01;

export const sellerGoodsSearchQueryMaxPriceMin = 0;
export const sellerGoodsSearchQueryMaxPriceMax = 1000000000;
export const sellerGoodsSearchQueryMaxPriceMultipleOf = 0.01;

export const sellerGoodsSearchQueryInStockRegExp = new RegExp('^[01]$');
export const sellerGoodsSearchQueryMinRatingMin = 0;
export const sellerGoodsSearchQueryMinRatingMax = 5;

export const sellerGoodsSearchQuerySellerIdsMax = 1299;

export const sellerGoodsSearchQuerySellerIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);
export const sellerGoodsSearchQueryAttrValueIdsMax = 800;

export const sellerGoodsSearchQueryAttrValueIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);
export const sellerGoodsSearchQueryAsTypedRegExp = new RegExp('^[01]$');

export const SellerGoodsSearchQueryParams = zod.object({
  keyword: zod
    .string()
    .min(1)
    .max(sellerGoodsSearchQueryKeywordMax)
    .regex(sellerGoodsSearchQueryKeywordRegExp)
    .describe('What is searched for, in any of the 21 languages; blank is refused.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsSearchQueryPageNumMax)
    .default(sellerGoodsSearchQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsSearchQueryPageSizeMax)
    .default(sellerGoodsSearchQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  isPrice: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Sort by the price that a buyer pays now, any running discount taken off.'),
  isNew: zod.enum(['0', '1', '2']).optional().describe('Sort by the time the goods were first on the shelf.'),
  isHot: zod.enum(['0', '1', '2']).optional().describe('Sort by the number sold.'),
  isRating: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe(
      'Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.',
    ),
  isRec: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Keep only what the store recommends and sort by when it did; needs sellerId.'),
  discount: zod
    .string()
    .regex(sellerGoodsSearchQueryDiscountRegExp)
    .optional()
    .describe('`1` keeps only goods whose discount runs now.'),
  categoryId: zod
    .string()
    .max(sellerGoodsSearchQueryCategoryIdMax)
    .regex(sellerGoodsSearchQueryCategoryIdRegExp)
    .default(sellerGoodsSearchQueryCategoryIdDefault)
    .describe(
      'Keeps only goods of this category, of either level; `0` or none keeps all. An addition that a server may ignore.',
    ),
  minPrice: zod.coerce
    .number()
    .min(sellerGoodsSearchQueryMinPriceMin)
    .max(sellerGoodsSearchQueryMinPriceMax)
    .multipleOf(sellerGoodsSearchQueryMinPriceMultipleOf)
    .optional()
    .describe('Keeps goods that cost this many dollars or more now. An addition that a server may ignore.'),
  maxPrice: zod.coerce
    .number()
    .min(sellerGoodsSearchQueryMaxPriceMin)
    .max(sellerGoodsSearchQueryMaxPriceMax)
    .multipleOf(sellerGoodsSearchQueryMaxPriceMultipleOf)
    .optional()
    .describe('Keeps goods that cost this many dollars or less now. An addition that a server may ignore.'),
  inStock: zod
    .string()
    .regex(sellerGoodsSearchQueryInStockRegExp)
    .optional()
    .describe('`1` keeps only goods of which a piece is available. An addition that a server may ignore.'),
  minRating: zod.coerce
    .number()
    .min(sellerGoodsSearchQueryMinRatingMin)
    .max(sellerGoodsSearchQueryMinRatingMax)
    .optional()
    .describe('Keeps goods with at least this average of reviews. An addition that a server may ignore.'),
  sellerIds: zod
    .string()
    .min(1)
    .max(sellerGoodsSearchQuerySellerIdsMax)
    .regex(sellerGoodsSearchQuerySellerIdsRegExp)
    .optional()
    .describe('Keeps goods of these stores, as the facets name them. An addition that a server may ignore.'),
  attrValueIds: zod
    .string()
    .min(1)
    .max(sellerGoodsSearchQueryAttrValueIdsMax)
    .regex(sellerGoodsSearchQueryAttrValueIdsRegExp)
    .optional()
    .describe(
      'Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.',
    ),
  asTyped: zod
    .string()
    .regex(sellerGoodsSearchQueryAsTypedRegExp)
    .optional()
    .describe(
      '`1` searches the keyword as it is typed, without a correction. An addition that a server may ignore.',
    ),
});

export const SellerGoodsSearchResponse = SellerGoodsSearchOk;

/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 * @summary Count the goods of a list by attribute and store
 */
export const sellerGoodsFacetsQueryKeywordMax = 64;

export const sellerGoodsFacetsQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const sellerGoodsFacetsQuerySellerIdMax = 64;

export const sellerGoodsFacetsQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsFacetsQueryCategoryIdDefault = `0`;
export const sellerGoodsFacetsQueryCategoryIdMax = 64;

export const sellerGoodsFacetsQueryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsFacetsQueryDiscountRegExp = new RegExp('^[01]$');
export const sellerGoodsFacetsQueryMinPriceMin = 0;
export const sellerGoodsFacetsQueryMinPriceMax = 1000000000;
export const sellerGoodsFacetsQueryMinPriceMultipleOf = 0.01;

export const sellerGoodsFacetsQueryMaxPriceMin = 0;
export const sellerGoodsFacetsQueryMaxPriceMax = 1000000000;
export const sellerGoodsFacetsQueryMaxPriceMultipleOf = 0.01;

export const sellerGoodsFacetsQueryInStockRegExp = new RegExp('^[01]$');
export const sellerGoodsFacetsQueryMinRatingMin = 0;
export const sellerGoodsFacetsQueryMinRatingMax = 5;

export const sellerGoodsFacetsQuerySellerIdsMax = 1299;

export const sellerGoodsFacetsQuerySellerIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);
export const sellerGoodsFacetsQueryAttrValueIdsMax = 800;

export const sellerGoodsFacetsQueryAttrValueIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);

export const SellerGoodsFacetsQueryParams = zod.object({
  keyword: zod
    .string()
    .min(1)
    .max(sellerGoodsFacetsQueryKeywordMax)
    .regex(sellerGoodsFacetsQueryKeywordRegExp)
    .optional()
    .describe('Counts only goods that match this keyword; all goods without it.'),
  sellerId: zod
    .string()
    .min(1)
    .max(sellerGoodsFacetsQuerySellerIdMax)
    .regex(sellerGoodsFacetsQuerySellerIdRegExp)
    .optional()
    .describe('Counts only the goods of this store.'),
  categoryId: zod
    .string()
    .max(sellerGoodsFacetsQueryCategoryIdMax)
    .regex(sellerGoodsFacetsQueryCategoryIdRegExp)
    .default(sellerGoodsFacetsQueryCategoryIdDefault)
    .describe('Counts only goods of this category, of either level; `0` or none counts all.'),
  discount: zod
    .string()
    .regex(sellerGoodsFacetsQueryDiscountRegExp)
    .optional()
    .describe('`1` keeps only goods whose discount runs now.'),
  minPrice: zod.coerce
    .number()
    .min(sellerGoodsFacetsQueryMinPriceMin)
    .max(sellerGoodsFacetsQueryMinPriceMax)
    .multipleOf(sellerGoodsFacetsQueryMinPriceMultipleOf)
    .optional()
    .describe('Keeps goods that cost this many dollars or more now. An addition that a server may ignore.'),
  maxPrice: zod.coerce
    .number()
    .min(sellerGoodsFacetsQueryMaxPriceMin)
    .max(sellerGoodsFacetsQueryMaxPriceMax)
    .multipleOf(sellerGoodsFacetsQueryMaxPriceMultipleOf)
    .optional()
    .describe('Keeps goods that cost this many dollars or less now. An addition that a server may ignore.'),
  inStock: zod
    .string()
    .regex(sellerGoodsFacetsQueryInStockRegExp)
    .optional()
    .describe('`1` keeps only goods of which a piece is available. An addition that a server may ignore.'),
  minRating: zod.coerce
    .number()
    .min(sellerGoodsFacetsQueryMinRatingMin)
    .max(sellerGoodsFacetsQueryMinRatingMax)
    .optional()
    .describe('Keeps goods with at least this average of reviews. An addition that a server may ignore.'),
  sellerIds: zod
    .string()
    .min(1)
    .max(sellerGoodsFacetsQuerySellerIdsMax)
    .regex(sellerGoodsFacetsQuerySellerIdsRegExp)
    .optional()
    .describe('Keeps goods of these stores, as the facets name them. An addition that a server may ignore.'),
  attrValueIds: zod
    .string()
    .min(1)
    .max(sellerGoodsFacetsQueryAttrValueIdsMax)
    .regex(sellerGoodsFacetsQueryAttrValueIdsRegExp)
    .optional()
    .describe(
      'Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.',
    ),
});

export const SellerGoodsFacetsResponse = SellerGoodsFacetsOk;

/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * @summary Search the goods of a store
 */
export const sellerGoodsSearchSellerGoodsQueryKeywordMax = 64;

export const sellerGoodsSearchSellerGoodsQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const sellerGoodsSearchSellerGoodsQuerySellerIdMax = 64;

export const sellerGoodsSearchSellerGoodsQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsSearchSellerGoodsQueryPageNumDefault = 1;
export const sellerGoodsSearchSellerGoodsQueryPageNumMax = 10000;

export const sellerGoodsSearchSellerGoodsQueryPageSizeDefault = 20;
export const sellerGoodsSearchSellerGoodsQueryPageSizeMax = 100;

export const SellerGoodsSearchSellerGoodsQueryParams = zod.object({
  keyword: zod
    .string()
    .min(1)
    .max(sellerGoodsSearchSellerGoodsQueryKeywordMax)
    .regex(sellerGoodsSearchSellerGoodsQueryKeywordRegExp)
    .describe('What is searched for, in any of the 21 languages; blank is refused.'),
  sellerId: zod
    .string()
    .min(1)
    .max(sellerGoodsSearchSellerGoodsQuerySellerIdMax)
    .regex(sellerGoodsSearchSellerGoodsQuerySellerIdRegExp)
    .describe('The store whose goods are searched.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsSearchSellerGoodsQueryPageNumMax)
    .default(sellerGoodsSearchSellerGoodsQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsSearchSellerGoodsQueryPageSizeMax)
    .default(sellerGoodsSearchSellerGoodsQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  isPrice: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Sort by the price that a buyer pays now, any running discount taken off.'),
  isNew: zod.enum(['0', '1', '2']).optional().describe('Sort by the time the goods were first on the shelf.'),
  isHot: zod.enum(['0', '1', '2']).optional().describe('Sort by the number sold.'),
  isRating: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe(
      'Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.',
    ),
  isRec: zod
    .enum(['0', '1', '2'])
    .optional()
    .describe('Keep only what the store recommends and sort by when it did; needs sellerId.'),
});

export const SellerGoodsSearchSellerGoodsResponse = SellerGoodsSearchSellerGoodsOk;

/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * @summary List new, recommended or best-selling goods
 */
export const sellerGoodsRecommendNewQueryPageNumDefault = 1;
export const sellerGoodsRecommendNewQueryPageNumMax = 10000;

export const sellerGoodsRecommendNewQueryPageSizeDefault = 12;
export const sellerGoodsRecommendNewQueryPageSizeMax = 100;

export const SellerGoodsRecommendNewQueryParams = zod.object({
  type: zod
    .enum({
      /** Newly put on the shelf */
      New: 0,
      /** Recommended by the mall */
      Recommended: 1,
      /** Most sold */
      BestSelling: 2,
    })
    .optional()
    .describe('Which selection; the newest goods by default.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsRecommendNewQueryPageNumMax)
    .default(sellerGoodsRecommendNewQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerGoodsRecommendNewQueryPageSizeMax)
    .default(sellerGoodsRecommendNewQueryPageSizeDefault)
    .describe('How many rows a page has; 12 by default.'),
});

export const SellerGoodsRecommendNewResponse = SellerGoodsRecommendNewOk;

/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 * @summary List what the caller may like
 */
export const sellerGoodsRecommendLikeQuerySellerIdMax = 64;

export const sellerGoodsRecommendLikeQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SellerGoodsRecommendLikeQueryParams = zod.object({
  sellerId: zod
    .string()
    .min(1)
    .max(sellerGoodsRecommendLikeQuerySellerIdMax)
    .regex(sellerGoodsRecommendLikeQuerySellerIdRegExp)
    .describe('The store on whose pages the goods are shown.'),
  type: zod
    .enum({
      /** What the caller looked at lately */
      Seen: 1,
      /** What the store recommends */
      StoreRecommended: 2,
    })
    .describe("Whether the goods come from the caller's history or from the store."),
});

export const SellerGoodsRecommendLikeResponse = SellerGoodsRecommendLikeOk;

/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 * @summary Show goods with their variants and store
 */
export const sellerGoodsInfoQuerySellerGoodsIdMax = 64;

export const sellerGoodsInfoQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsInfoQuerySkuIdMax = 64;

export const sellerGoodsInfoQuerySkuIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SellerGoodsInfoQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(sellerGoodsInfoQuerySellerGoodsIdMax)
    .regex(sellerGoodsInfoQuerySellerGoodsIdRegExp)
    .describe('The goods, by the id that lists answer.'),
  skuId: zod
    .string()
    .min(1)
    .max(sellerGoodsInfoQuerySkuIdMax)
    .regex(sellerGoodsInfoQuerySkuIdRegExp)
    .optional()
    .describe('A variant whose attributes come first in the specification table.'),
});

export const SellerGoodsInfoResponse = SellerGoodsInfoOk;

/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 * @summary Estimate when goods arrive
 */
export const sellerGoodsDeliveryEstimateQuerySellerGoodsIdMax = 64;

export const sellerGoodsDeliveryEstimateQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sellerGoodsDeliveryEstimateQueryCountryCodeMin = 2;
export const sellerGoodsDeliveryEstimateQueryCountryCodeMax = 2;

export const sellerGoodsDeliveryEstimateQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const SellerGoodsDeliveryEstimateQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(sellerGoodsDeliveryEstimateQuerySellerGoodsIdMax)
    .regex(sellerGoodsDeliveryEstimateQuerySellerGoodsIdRegExp)
    .describe('The goods, by the id that lists answer.'),
  countryCode: zod
    .string()
    .min(sellerGoodsDeliveryEstimateQueryCountryCodeMin)
    .max(sellerGoodsDeliveryEstimateQueryCountryCodeMax)
    .regex(sellerGoodsDeliveryEstimateQueryCountryCodeRegExp)
    .optional()
    .describe('The country to deliver to.'),
});

export const SellerGoodsDeliveryEstimateResponse = SellerGoodsDeliveryEstimateOk;

/**
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 * @summary Show the texts and links of the home page
 */
export const IndexHomeResponse = IndexHomeOk;

/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 * @summary Show the download page of the app
 */
export const IndexDownloadUrlResponse = IndexDownloadUrlOk;

/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 * @summary List the banners of the home page
 */
export const BannerBannerListQueryParams = zod.object({
  type: zod.enum(['pc', 'h5']).describe('Which kind of store shows the banners.'),
  imgType: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('`1` keeps banners for the large stage, `0` those for small places; both by default.'),
});

export const BannerBannerListResponse = BannerBannerListOk;

/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * @summary List the categories of the first level
 */
export const categoryListQueryPageNumDefault = 1;
export const categoryListQueryPageNumMax = 10000;

export const categoryListQueryPageSizeDefault = 20;
export const categoryListQueryPageSizeMax = 100;

export const CategoryListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(categoryListQueryPageNumMax)
    .default(categoryListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(categoryListQueryPageSizeMax)
    .default(categoryListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const CategoryListResponse = CategoryListOk;

/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * @summary List the recommended categories
 */
export const categoryRecommendQueryPageNumDefault = 1;
export const categoryRecommendQueryPageNumMax = 10000;

export const categoryRecommendQueryPageSizeDefault = 20;
export const categoryRecommendQueryPageSizeMax = 100;

export const CategoryRecommendQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(categoryRecommendQueryPageNumMax)
    .default(categoryRecommendQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(categoryRecommendQueryPageSizeMax)
    .default(categoryRecommendQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const CategoryRecommendResponse = CategoryRecommendOk;

/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 * @summary Show the tree of categories
 */
export const categoryTreeQueryShowHiddenRegExp = new RegExp('^[01]$');

export const CategoryTreeQueryParams = zod.object({
  showHidden: zod
    .string()
    .regex(categoryTreeQueryShowHiddenRegExp)
    .optional()
    .describe('`1` also answers categories that are switched off.'),
});

export const CategoryTreeResponse = CategoryTreeOk;

/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 * @summary Show the tree of a store
 */
export const categorySellerTreeQuerySellerIdMax = 64;

export const categorySellerTreeQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const categorySellerTreeQueryShowHiddenRegExp = new RegExp('^[01]$');

export const CategorySellerTreeQueryParams = zod.object({
  sellerId: zod
    .string()
    .min(1)
    .max(categorySellerTreeQuerySellerIdMax)
    .regex(categorySellerTreeQuerySellerIdRegExp)
    .optional()
    .describe("The store; where none is named, the caller's own."),
  showHidden: zod
    .string()
    .regex(categorySellerTreeQueryShowHiddenRegExp)
    .optional()
    .describe('`1` also answers categories that are switched off.'),
});

export const CategorySellerTreeResponse = CategorySellerTreeOk;

/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * @summary List stores
 */
export const sellerListQueryPageNumDefault = 1;
export const sellerListQueryPageNumMax = 10000;

export const sellerListQueryPageSizeDefault = 20;
export const sellerListQueryPageSizeMax = 100;

export const SellerListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerListQueryPageNumMax)
    .default(sellerListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(sellerListQueryPageSizeMax)
    .default(sellerListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  isRec: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('`1` keeps only the stores that the mall recommends.'),
});

export const SellerListResponse = SellerListOk;

/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 * @summary Show one store
 */
export const sellerInfoQuerySellerIdMax = 64;

export const sellerInfoQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SellerInfoQueryParams = zod.object({
  sellerId: zod
    .string()
    .min(1)
    .max(sellerInfoQuerySellerIdMax)
    .regex(sellerInfoQuerySellerIdRegExp)
    .describe('The store.'),
});

export const SellerInfoResponse = SellerInfoOk;

/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 * @summary List the reviews of goods
 */
export const evaluationListQueryPageNumDefault = 1;
export const evaluationListQueryPageNumMax = 10000;

export const evaluationListQueryPageSizeDefault = 20;
export const evaluationListQueryPageSizeMax = 100;

export const evaluationListQuerySellerGoodsIdMax = 64;

export const evaluationListQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const EvaluationListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(evaluationListQueryPageNumMax)
    .default(evaluationListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(evaluationListQueryPageSizeMax)
    .default(evaluationListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(evaluationListQuerySellerGoodsIdMax)
    .regex(evaluationListQuerySellerGoodsIdRegExp)
    .describe('The goods whose reviews are listed.'),
  evaluationType: zod
    .enum({
      /** Only good reviews */
      Good: 1,
      /** Only medium reviews */
      Medium: 2,
      /** Only bad reviews */
      Bad: 3,
      /** Only reviews with pictures */
      WithPictures: -2,
    })
    .optional()
    .describe('Keeps the reviews of one kind; all by default.'),
});

export const EvaluationListResponse = EvaluationListOk;

/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 * @summary Count the reviews of goods by kind
 */
export const evaluationCountTypeQueryGoodIdMax = 64;

export const evaluationCountTypeQueryGoodIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const EvaluationCountTypeQueryParams = zod.object({
  goodId: zod
    .string()
    .min(1)
    .max(evaluationCountTypeQueryGoodIdMax)
    .regex(evaluationCountTypeQueryGoodIdRegExp)
    .describe('The goods; what other calls name sellerGoodsId.'),
});

export const EvaluationCountTypeResponse = EvaluationCountTypeOk;

/**
 * Writes a review of goods that the caller has bought and received, once for each order. Where no order is named, it is the last one
 * received with these goods and without a review of them. The order counts as reviewed once all its goods are. Needs a token.
 * @summary Review goods
 */
export const evaluationAddQuerySellerGoodsIdMax = 64;

export const evaluationAddQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const evaluationAddQueryRatingMax = 5;

export const evaluationAddQueryContentMax = 2000;

export const evaluationAddQueryOrderIdMax = 64;

export const evaluationAddQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const evaluationAddQueryImgUrl1Max = 500;

export const evaluationAddQueryImgUrl2Max = 500;

export const evaluationAddQueryImgUrl3Max = 500;

export const evaluationAddQueryImgUrl4Max = 500;

export const evaluationAddQueryImgUrl5Max = 500;

export const evaluationAddQueryImgUrl6Max = 500;

export const evaluationAddQueryImgUrl7Max = 500;

export const evaluationAddQueryImgUrl8Max = 500;

export const evaluationAddQueryImgUrl9Max = 500;

export const EvaluationAddQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(evaluationAddQuerySellerGoodsIdMax)
    .regex(evaluationAddQuerySellerGoodsIdRegExp)
    .describe('The goods that are reviewed.'),
  evaluationType: zod
    .enum({
      /** Good, four or five stars */
      Good: 1,
      /** Medium, two or three stars */
      Medium: 2,
      /** Bad, one star */
      Bad: 3,
    })
    .describe('The level of the review, according to its stars.'),
  rating: zod.coerce
    .number()
    .int()
    .min(1)
    .max(evaluationAddQueryRatingMax)
    .describe('Stars, one for very bad to five for very good.'),
  content: zod
    .string()
    .max(evaluationAddQueryContentMax)
    .optional()
    .describe('The text of the buyer, as plain text.'),
  orderId: zod
    .string()
    .min(1)
    .max(evaluationAddQueryOrderIdMax)
    .regex(evaluationAddQueryOrderIdRegExp)
    .optional()
    .describe('The order with which the goods came.'),
  imgUrl1: zod
    .string()
    .max(evaluationAddQueryImgUrl1Max)
    .optional()
    .describe('First picture of the review, as the upload answered it.'),
  imgUrl2: zod
    .string()
    .max(evaluationAddQueryImgUrl2Max)
    .optional()
    .describe('Second picture of the review, as the upload answered it.'),
  imgUrl3: zod
    .string()
    .max(evaluationAddQueryImgUrl3Max)
    .optional()
    .describe('Third picture of the review, as the upload answered it.'),
  imgUrl4: zod
    .string()
    .max(evaluationAddQueryImgUrl4Max)
    .optional()
    .describe('Fourth picture of the review, as the upload answered it.'),
  imgUrl5: zod
    .string()
    .max(evaluationAddQueryImgUrl5Max)
    .optional()
    .describe('Fifth picture of the review, as the upload answered it.'),
  imgUrl6: zod
    .string()
    .max(evaluationAddQueryImgUrl6Max)
    .optional()
    .describe('Sixth picture of the review, as the upload answered it.'),
  imgUrl7: zod
    .string()
    .max(evaluationAddQueryImgUrl7Max)
    .optional()
    .describe('Seventh picture of the review, as the upload answered it.'),
  imgUrl8: zod
    .string()
    .max(evaluationAddQueryImgUrl8Max)
    .optional()
    .describe('Eighth picture of the review, as the upload answered it.'),
  imgUrl9: zod
    .string()
    .max(evaluationAddQueryImgUrl9Max)
    .optional()
    .describe('Ninth picture of the review, as the upload answered it.'),
});

export const EvaluationAddResponse = EvaluationAddOk;

/**
 * Writes the reviews of an order that the caller has received, one for each kind of goods, and marks the order as reviewed. It works once
 * for an order and writes all of the reviews or none. Goods of the order that are left out stay without a review. Needs a token.
 * @summary Review all goods of an order
 */
export const EvaluationAddListBody = EvaluationDrafts;

export const EvaluationAddListResponse = EvaluationAddListOk;

/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * @summary List questions about goods
 */
export const goodsQuestionListQuerySellerGoodsIdMax = 64;

export const goodsQuestionListQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const goodsQuestionListQueryPageNumDefault = 1;
export const goodsQuestionListQueryPageNumMax = 10000;

export const goodsQuestionListQueryPageSizeDefault = 20;
export const goodsQuestionListQueryPageSizeMax = 100;

export const GoodsQuestionListQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(goodsQuestionListQuerySellerGoodsIdMax)
    .regex(goodsQuestionListQuerySellerGoodsIdRegExp)
    .describe('The goods that the question is about, by the id that lists answer.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(goodsQuestionListQueryPageNumMax)
    .default(goodsQuestionListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(goodsQuestionListQueryPageSizeMax)
    .default(goodsQuestionListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const GoodsQuestionListResponse = GoodsQuestionListOk;

/**
 * Asks the store a question about goods on the shelf. It is shown to others, under the caller's shortened login name, once
 * the store has answered it. Asking the same again before the answer changes nothing and answers the first question. A buyer
 * has at most three unanswered questions about the same goods, and 20 in all. Needs a token.
 * @summary Ask a question about goods
 */
export const goodsQuestionAskQuerySellerGoodsIdMax = 64;

export const goodsQuestionAskQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const goodsQuestionAskQueryContentMax = 300;

export const goodsQuestionAskQueryContentRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const GoodsQuestionAskQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(goodsQuestionAskQuerySellerGoodsIdMax)
    .regex(goodsQuestionAskQuerySellerGoodsIdRegExp)
    .describe('The goods that the question is about, by the id that lists answer.'),
  content: zod
    .string()
    .min(1)
    .max(goodsQuestionAskQueryContentMax)
    .regex(goodsQuestionAskQueryContentRegExp)
    .describe('The question.'),
});

export const GoodsQuestionAskResponse = GoodsQuestionAskOk;

/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * @summary List favourites
 */
export const keepGoodsListQueryPageNumDefault = 1;
export const keepGoodsListQueryPageNumMax = 10000;

export const keepGoodsListQueryPageSizeDefault = 20;
export const keepGoodsListQueryPageSizeMax = 100;

export const KeepGoodsListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(keepGoodsListQueryPageNumMax)
    .default(keepGoodsListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(keepGoodsListQueryPageSizeMax)
    .default(keepGoodsListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const KeepGoodsListResponse = KeepGoodsListOk;

/**
 * Adds goods to the favourites of the caller. Adding them again changes nothing and succeeds. Needs a token.
 * @summary Keep goods
 */
export const keepGoodsAddQuerySellerGoodsIdMax = 64;

export const keepGoodsAddQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const KeepGoodsAddQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(keepGoodsAddQuerySellerGoodsIdMax)
    .regex(keepGoodsAddQuerySellerGoodsIdRegExp)
    .describe('The goods to add.'),
});

export const KeepGoodsAddResponse = KeepGoodsAddOk;

/**
 * Removes goods from the favourites of the caller. Succeeds even if they are not among them. Needs a token.
 * @summary Remove a favourite
 */
export const keepGoodsDelQuerySellerGoodsIdMax = 64;

export const keepGoodsDelQuerySellerGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const KeepGoodsDelQueryParams = zod.object({
  sellerGoodsId: zod
    .string()
    .min(1)
    .max(keepGoodsDelQuerySellerGoodsIdMax)
    .regex(keepGoodsDelQuerySellerGoodsIdRegExp)
    .describe('The goods to remove.'),
});

export const KeepGoodsDelResponse = KeepGoodsDelOk;

/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count favourites
 */
export const KeepGoodsCountResponse = KeepGoodsCountOk;

/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * @summary List notices about kept goods
 */
export const keepGoodsNoticesQueryPageNumDefault = 1;
export const keepGoodsNoticesQueryPageNumMax = 10000;

export const keepGoodsNoticesQueryPageSizeDefault = 20;
export const keepGoodsNoticesQueryPageSizeMax = 100;

export const KeepGoodsNoticesQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(keepGoodsNoticesQueryPageNumMax)
    .default(keepGoodsNoticesQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(keepGoodsNoticesQueryPageSizeMax)
    .default(keepGoodsNoticesQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const KeepGoodsNoticesResponse = KeepGoodsNoticesOk;

/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 * @summary Count unread notices about kept goods
 */
export const KeepGoodsUnreadNoticesResponse = KeepGoodsUnreadNoticesOk;

/**
 * Marks all notices of the caller as read. It succeeds too where there are none. Needs a token.
 * @summary Mark the notices about kept goods as read
 */
export const KeepGoodsReadNoticesResponse = KeepGoodsReadNoticesOk;

/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * @summary List followed stores
 */
export const focusSellerListQueryPageNumDefault = 1;
export const focusSellerListQueryPageNumMax = 10000;

export const focusSellerListQueryPageSizeDefault = 20;
export const focusSellerListQueryPageSizeMax = 100;

export const FocusSellerListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(focusSellerListQueryPageNumMax)
    .default(focusSellerListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(focusSellerListQueryPageSizeMax)
    .default(focusSellerListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const FocusSellerListResponse = FocusSellerListOk;

/**
 * Follows a store. Following it again changes nothing and succeeds. Sellers can follow no store. Needs a token.
 * @summary Follow a store
 */
export const focusSellerAddQuerySellerIdMax = 64;

export const focusSellerAddQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const FocusSellerAddQueryParams = zod.object({
  sellerId: zod
    .string()
    .min(1)
    .max(focusSellerAddQuerySellerIdMax)
    .regex(focusSellerAddQuerySellerIdRegExp)
    .describe('The store to follow.'),
});

export const FocusSellerAddResponse = FocusSellerAddOk;

/**
 * Stops following a store. Succeeds even if the caller does not follow it. Needs a token.
 * @summary Stop following a store
 */
export const focusSellerDelQuerySellerIdMax = 64;

export const focusSellerDelQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const FocusSellerDelQueryParams = zod.object({
  sellerId: zod
    .string()
    .min(1)
    .max(focusSellerDelQuerySellerIdMax)
    .regex(focusSellerDelQuerySellerIdRegExp)
    .describe('The store to unfollow.'),
});

export const FocusSellerDelResponse = FocusSellerDelOk;

/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count followed stores
 */
export const FocusSellerCountResponse = FocusSellerCountOk;

/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * @summary List the browsing history
 */
export const browseHistoryListQueryPageNumDefault = 1;
export const browseHistoryListQueryPageNumMax = 10000;

export const browseHistoryListQueryPageSizeDefault = 20;
export const browseHistoryListQueryPageSizeMax = 100;

export const BrowseHistoryListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(browseHistoryListQueryPageNumMax)
    .default(browseHistoryListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(browseHistoryListQueryPageSizeMax)
    .default(browseHistoryListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const BrowseHistoryListResponse = BrowseHistoryListOk;

/**
 * Removes one entry of the caller's browsing history, or all of them where no entry is named. Repeating it is harmless. Needs a token.
 * @summary Clear the browsing history
 */
export const browseHistoryDelQueryIdMax = 64;

export const browseHistoryDelQueryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const BrowseHistoryDelQueryParams = zod.object({
  id: zod
    .string()
    .min(1)
    .max(browseHistoryDelQueryIdMax)
    .regex(browseHistoryDelQueryIdRegExp)
    .optional()
    .describe('The entry to remove; without it the whole history goes.'),
});

export const BrowseHistoryDelResponse = BrowseHistoryDelOk;

/**
 * Asks an e-mail address whether it wants the coupon newsletter, which starts once the link in that e-mail is confirmed. Each address can subscribe once, whatever its letters' case; the e-mail is sent again at the earliest after ten minutes. Anyone may call.
 * @summary Subscribe to the coupon newsletter
 */
export const subscribeAddQueryEmailMin = 6;
export const subscribeAddQueryEmailMax = 64;

export const subscribeAddQueryEmailRegExp = new RegExp(
  "^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\\.[A-Za-z]{2,}$",
);

export const SubscribeAddQueryParams = zod.object({
  email: zod
    .email()
    .min(subscribeAddQueryEmailMin)
    .max(subscribeAddQueryEmailMax)
    .regex(subscribeAddQueryEmailRegExp)
    .describe('The address that the newsletter goes to.'),
});

export const SubscribeAddResponse = SubscribeAddOk;

/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 * @summary Show the mall's own text of a help page
 */
export const HelpPageInfoQueryParams = zod.object({
  topic: zod
    .enum([
      'about',
      'careers',
      'download',
      'contact',
      'delivery',
      'shipping',
      'returns',
      'rules',
      'service',
      'sell',
      'sellerPolicy',
      'terms',
      'legal',
      'privacy',
      'slavery',
    ])
    .describe('What the page is about.'),
});

export const HelpPageInfoResponse = HelpPageInfoOk;

/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 * @summary Show the current lucky draw
 */
export const LotteryGetCurrentActivityResponse = LotteryGetCurrentActivityOk;

/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 * @summary List news of the mall
 */
export const newsListNewsQueryPageNumDefault = 1;
export const newsListNewsQueryPageNumMax = 10000;

export const newsListNewsQueryPageSizeDefault = 20;
export const newsListNewsQueryPageSizeMax = 100;

export const NewsListNewsQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(newsListNewsQueryPageNumMax)
    .default(newsListNewsQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(newsListNewsQueryPageSizeMax)
    .default(newsListNewsQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const NewsListNewsResponse = NewsListNewsOk;

/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 * @summary Show a news item
 */
export const newsDetailNewsQueryIdMax = 64;

export const newsDetailNewsQueryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const NewsDetailNewsQueryParams = zod.object({
  id: zod
    .string()
    .min(1)
    .max(newsDetailNewsQueryIdMax)
    .regex(newsDetailNewsQueryIdRegExp)
    .describe('The news item to show.'),
});

export const NewsDetailNewsResponse = NewsDetailNewsOk;

/**
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 * @summary Read settings of the mall
 */
export const sysparaGetSysparaQueryCodeMax = 500;

export const sysparaGetSysparaQueryCodeRegExp = new RegExp('^[A-Za-z0-9_.]+(,[A-Za-z0-9_.]+)*$');

export const SysparaGetSysparaQueryParams = zod.object({
  code: zod
    .string()
    .min(1)
    .max(sysparaGetSysparaQueryCodeMax)
    .regex(sysparaGetSysparaQueryCodeRegExp)
    .describe('Which settings, by code; several are separated by commas.'),
});

export const SysparaGetSysparaResponse = SysparaGetSysparaOk;

/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 * @summary Read settings of the mall by GET
 */
export const sysparaGetSysparaByGetQueryCodeMax = 500;

export const sysparaGetSysparaByGetQueryCodeRegExp = new RegExp('^[A-Za-z0-9_.]+(,[A-Za-z0-9_.]+)*$');

export const SysparaGetSysparaByGetQueryParams = zod.object({
  code: zod
    .string()
    .min(1)
    .max(sysparaGetSysparaByGetQueryCodeMax)
    .regex(sysparaGetSysparaByGetQueryCodeRegExp)
    .describe('Which settings, by code; several are separated by commas.'),
});

export const SysparaGetSysparaByGetResponse = SysparaGetSysparaByGetOk;

/**
 * Opens a session for a user and answers its token. An unknown name is refused exactly like a wrong password, so that nobody can learn which names exist. One that no account can have, such as a password that is too short, is refused with `parameterError`. Three wrong passwords in a row lock the name for three minutes, more than three within a day until the next day.
 * @summary Log in
 */
export const userNewloginQueryUsernameMin = 6;
export const userNewloginQueryUsernameMax = 64;

export const userNewloginQueryUsernameRegExp = new RegExp("^[A-Za-z0-9@._+'-]+$");
export const userNewloginQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const userNewloginQuerySliderPassRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const userNewloginQuerySliderPassMin = 16;
export const userNewloginQuerySliderPassMax = 64;

export const UserNewloginQueryParams = zod.object({
  username: zod
    .string()
    .min(userNewloginQueryUsernameMin)
    .max(userNewloginQueryUsernameMax)
    .regex(userNewloginQueryUsernameRegExp)
    .describe(
      "The user's name, which is an e-mail address or a phone as area code and number without blanks. Letter case does not matter.",
    ),
  password: zod
    .stringFormat('password', userNewloginQueryPasswordRegExp)
    .describe('The login password, exactly as typed.'),
  sliderPass: zod
    .stringFormat('password', userNewloginQuerySliderPassRegExp)
    .min(userNewloginQuerySliderPassMin)
    .max(userNewloginQuerySliderPassMax)
    .optional()
    .describe(
      'Proof of a solved slider from `slider!verify`. Needed after three wrong passwords of the name, after many calls of the same address, and where the setting slider_required is true. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.',
    ),
});

export const UserNewloginResponse = UserNewloginOk;

/**
 * Revokes the token that is sent. Without a token, or with one that is unknown, it succeeds too, since clients may have dropped theirs already.
 * @summary Log out
 */
export const UserLogoutResponse = UserLogoutOk;

/**
 * Reports every five minutes that the user is online, for customer service. It neither revives nor prolongs a session, and succeeds without a token.
 * @summary Send a heartbeat
 */
export const UserHeartbeatQueryParams = zod.object({
  status: zod
    .enum({
      /** In front of the screen */
      Online: 1,
      /** Logged in but away */
      Away: 2,
      /** About to leave */
      Offline: 3,
    })
    .optional()
    .describe('Whether the user is there; online when absent.'),
});

export const UserHeartbeatResponse = UserHeartbeatOk;

/**
 * Closes the caller's account. Refused while a balance, an open order, return, recharge, withdrawal or loan is left, or money of a store of the caller is held. Less than a cent is no balance. All sessions end and personal fields are erased; booked records stay. The name is free again after a term, 90 days unless the operator sets another.
 * @summary Close the account for good
 */
export const userLogoffQueryAccountMin = 6;
export const userLogoffQueryAccountMax = 64;

export const userLogoffQueryAccountRegExp = new RegExp("^[A-Za-z0-9@._+'-]+$");
export const userLogoffQueryReasonMax = 500;

export const userLogoffQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const userLogoffQueryCashPasswordRegExp = new RegExp('^\\d{6}$');

export const UserLogoffQueryParams = zod.object({
  account: zod
    .string()
    .min(userLogoffQueryAccountMin)
    .max(userLogoffQueryAccountMax)
    .regex(userLogoffQueryAccountRegExp)
    .describe("The caller's own name once more, as a safeguard; any other is refused as unknown."),
  reason: zod
    .string()
    .min(1)
    .max(userLogoffQueryReasonMax)
    .regex(userLogoffQueryReasonRegExp)
    .describe('Why the user leaves; blank is refused.'),
  cashPassword: zod
    .stringFormat('password', userLogoffQueryCashPasswordRegExp)
    .optional()
    .describe('The fund password; needed when one is set.'),
});

export const UserLogoffResponse = UserLogoffOk;

/**
 * Replaces the login password of the caller, who must know the old one. All other sessions of the user end; the one of the caller goes on. Wrong old passwords count towards the lockout.
 * @summary Change the login password
 */
export const userUpdateOldAndNewPswQueryOldPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const userUpdateOldAndNewPswQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const userUpdateOldAndNewPswQueryRePasswordRegExp = new RegExp('^[!-~]{6,12}$');

export const UserUpdateOldAndNewPswQueryParams = zod.object({
  old_password: zod
    .stringFormat('password', userUpdateOldAndNewPswQueryOldPasswordRegExp)
    .describe('The present login password.'),
  password: zod
    .stringFormat('password', userUpdateOldAndNewPswQueryPasswordRegExp)
    .describe('The new login password.'),
  re_password: zod
    .stringFormat('password', userUpdateOldAndNewPswQueryRePasswordRegExp)
    .describe('The new login password once more.'),
});

export const UserUpdateOldAndNewPswResponse = UserUpdateOldAndNewPswOk;

/**
 * Sets the fund password of a caller who has none yet. It is asked for whenever money leaves the wallet. Refused when one is set; then it is changed or set anew by code. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 * @summary Set the first fund password
 */
export const userSetSafewordRegQuerySafewordRegExp = new RegExp('^\\d{6}$');
export const userSetSafewordRegQueryReSafewordRegExp = new RegExp('^\\d{6}$');
export const userSetSafewordRegQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');

export const UserSetSafewordRegQueryParams = zod.object({
  safeword: zod
    .stringFormat('password', userSetSafewordRegQuerySafewordRegExp)
    .describe('The fund password to be set, six digits.'),
  re_safeword: zod
    .stringFormat('password', userSetSafewordRegQueryReSafewordRegExp)
    .describe('The same six digits once more.'),
  password: zod
    .stringFormat('password', userSetSafewordRegQueryPasswordRegExp)
    .optional()
    .describe(
      'The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.',
    ),
});

export const UserSetSafewordRegResponse = UserSetSafewordRegOk;

/**
 * Replaces the fund password of the caller, who must know the old one. The other sessions of the user end. Wrong old passwords count towards the same lockout as those of payments. The caller is notified at every proven address.
 * @summary Change the fund password
 */
export const userUpdateOldAndNewSafewordQueryOldSafewordRegExp = new RegExp('^\\d{6}$');
export const userUpdateOldAndNewSafewordQuerySafewordRegExp = new RegExp('^\\d{6}$');
export const userUpdateOldAndNewSafewordQueryReSafewordRegExp = new RegExp('^\\d{6}$');

export const UserUpdateOldAndNewSafewordQueryParams = zod.object({
  old_safeword: zod
    .stringFormat('password', userUpdateOldAndNewSafewordQueryOldSafewordRegExp)
    .describe('The present fund password.'),
  safeword: zod
    .stringFormat('password', userUpdateOldAndNewSafewordQuerySafewordRegExp)
    .describe('The new fund password, six digits.'),
  re_safeword: zod
    .stringFormat('password', userUpdateOldAndNewSafewordQueryReSafewordRegExp)
    .describe('The new fund password once more.'),
});

export const UserUpdateOldAndNewSafewordResponse = UserUpdateOldAndNewSafewordOk;

/**
 * Binds the one address to which the caller's coins can be withdrawn; a second one is refused. The address must fit its chain: ERC20 starts with 0x, TRC20 with T, OMNI with 1 or 3. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address. A caller with an authenticator also sends the code that it shows; existing clients need not.
 * @summary Bind the withdrawal address
 */
export const userBindWithdrawAddressQueryBlockchainNameRegExp = new RegExp('^[A-Za-z0-9]{2,20}$');
export const userBindWithdrawAddressQueryChannelAddressRegExp = new RegExp(
  '^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{24,33})$',
);
export const userBindWithdrawAddressQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const userBindWithdrawAddressQueryAuthenticatorCodeRegExp = new RegExp('^\\d{6}$');

export const UserBindWithdrawAddressQueryParams = zod.object({
  blockchain_name: zod
    .string()
    .regex(userBindWithdrawAddressQueryBlockchainNameRegExp)
    .describe('The chain that the address belongs to; chains other than those of the coin are refused.'),
  coin: zod.enum(['USDT', 'ETH', 'BTC', 'USDC']).describe('Symbol of what is to be withdrawn.'),
  channel_address: zod
    .string()
    .regex(userBindWithdrawAddressQueryChannelAddressRegExp)
    .describe('The address itself, exactly as the receiving wallet shows it.'),
  password: zod
    .stringFormat('password', userBindWithdrawAddressQueryPasswordRegExp)
    .optional()
    .describe(
      'The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.',
    ),
  authenticatorCode: zod
    .string()
    .regex(userBindWithdrawAddressQueryAuthenticatorCodeRegExp)
    .optional()
    .describe(
      'The six digits that the authenticator shows now, where the caller has one. Each code is accepted once.',
    ),
});

export const UserBindWithdrawAddressResponse = UserBindWithdrawAddressOk;

/**
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 * @summary Show how a forgotten password can be reset
 */
export const userGetUserNameVerifTargetQueryUsernameMin = 6;
export const userGetUserNameVerifTargetQueryUsernameMax = 64;

export const userGetUserNameVerifTargetQueryUsernameRegExp = new RegExp("^[A-Za-z0-9@._+'-]+$");

export const UserGetUserNameVerifTargetQueryParams = zod.object({
  username: zod
    .string()
    .min(userGetUserNameVerifTargetQueryUsernameMin)
    .max(userGetUserNameVerifTargetQueryUsernameMax)
    .regex(userGetUserNameVerifTargetQueryUsernameRegExp)
    .describe('The name with which the user would log in.'),
});

export const UserGetUserNameVerifTargetResponse = UserGetUserNameVerifTargetOk;

/**
 * Sets a new login password for a user who proves ownership by a code from `idcode!execute` (purpose resetPassword). An authenticator alone never replaces the password. An unknown name is refused like a wrong code. All sessions of the user end. Where this is the first proof that the address is the user's, everything that was set before it is removed: fund password, authenticator, withdrawal address, bank cards, known browsers and the other address.
 * @summary Set a forgotten login password anew
 */
export const userResetpswQueryUsernameMin = 6;
export const userResetpswQueryUsernameMax = 64;

export const userResetpswQueryUsernameRegExp = new RegExp("^[A-Za-z0-9@._+'-]+$");
export const userResetpswQueryVerifcodeRegExp = new RegExp('^\\d{6}$');
export const userResetpswQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const userResetpswQueryRePasswordRegExp = new RegExp('^[!-~]{6,12}$');

export const UserResetpswQueryParams = zod.object({
  username: zod
    .string()
    .min(userResetpswQueryUsernameMin)
    .max(userResetpswQueryUsernameMax)
    .regex(userResetpswQueryUsernameRegExp)
    .describe('The name with which the user logs in.'),
  verifcode_type: zod
    .enum({
      /** A code sent to the phone */
      PhoneCode: 1,
      /** A code sent to the e-mail address */
      EmailCode: 2,
    })
    .describe('Where the code was sent to.'),
  verifcode: zod
    .string()
    .regex(userResetpswQueryVerifcodeRegExp)
    .describe('The six digits that were sent to the target.'),
  password: zod.stringFormat('password', userResetpswQueryPasswordRegExp).describe('The new login password.'),
  re_password: zod
    .stringFormat('password', userResetpswQueryRePasswordRegExp)
    .describe('The new login password once more.'),
});

export const UserResetpswResponse = UserResetpswOk;

/**
 * Sets a new fund password for a caller who has forgotten it and proves ownership by a code from `idcode!execute` (purpose fundPassword) or by the authenticator. The other sessions of the user end. The caller is notified at every proven address.
 * @summary Set a forgotten fund password anew
 */
export const userSetSafewordQueryVerifcodeRegExp = new RegExp('^\\d{6}$');
export const userSetSafewordQuerySafewordRegExp = new RegExp('^\\d{6}$');
export const userSetSafewordQueryReSafewordRegExp = new RegExp('^\\d{6}$');

export const UserSetSafewordQueryParams = zod.object({
  verifcode_type: zod
    .enum({
      /** A code sent to the phone */
      PhoneCode: 1,
      /** A code sent to the e-mail address */
      EmailCode: 2,
      /** The code that the authenticator shows */
      AuthenticatorCode: 3,
    })
    .describe('Where the code comes from.'),
  verifcode: zod
    .string()
    .regex(userSetSafewordQueryVerifcodeRegExp)
    .describe('The six digits that were sent to the target, or that the authenticator shows.'),
  safeword: zod
    .stringFormat('password', userSetSafewordQuerySafewordRegExp)
    .describe('The new fund password, six digits.'),
  re_safeword: zod
    .stringFormat('password', userSetSafewordQueryReSafewordRegExp)
    .describe('The new fund password once more.'),
});

export const UserSetSafewordResponse = UserSetSafewordOk;

/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 * @summary Show the profile of the caller
 */
export const LocaluserGetResponse = LocaluserGetOk;

/**
 * Creates an account under an e-mail address or a phone and logs it in at once. The address or phone counts as bound but not as verified until a code confirms it.
 * @summary Register without a code
 */
export const localuserRegisterNoVerifcodeQueryUsernameMax = 64;

export const localuserRegisterNoVerifcodeQueryUsernameRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);
export const localuserRegisterNoVerifcodeQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const localuserRegisterNoVerifcodeQueryRePasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const localuserRegisterNoVerifcodeQueryAgentCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');
export const localuserRegisterNoVerifcodeQuerySliderPassRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const localuserRegisterNoVerifcodeQuerySliderPassMin = 16;
export const localuserRegisterNoVerifcodeQuerySliderPassMax = 64;

export const LocaluserRegisterNoVerifcodeQueryParams = zod.object({
  username: zod
    .string()
    .max(localuserRegisterNoVerifcodeQueryUsernameMax)
    .regex(localuserRegisterNoVerifcodeQueryUsernameRegExp)
    .describe(
      'The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.',
    ),
  password: zod
    .stringFormat('password', localuserRegisterNoVerifcodeQueryPasswordRegExp)
    .describe('The login password to be set.'),
  re_password: zod
    .stringFormat('password', localuserRegisterNoVerifcodeQueryRePasswordRegExp)
    .describe('The same login password once more.'),
  type: zod
    .enum({
      /** A phone */
      Phone: 1,
      /** An e-mail address */
      Email: 2,
    })
    .describe('Whether `username` is a phone or an e-mail address; it must fit.'),
  agentCode: zod
    .string()
    .regex(localuserRegisterNoVerifcodeQueryAgentCodeRegExp)
    .optional()
    .describe("Invitation code of the user who recommended the mall; it can't be changed later."),
  sliderPass: zod
    .stringFormat('password', localuserRegisterNoVerifcodeQuerySliderPassRegExp)
    .min(localuserRegisterNoVerifcodeQuerySliderPassMin)
    .max(localuserRegisterNoVerifcodeQuerySliderPassMax)
    .optional()
    .describe(
      'Proof of a solved slider from `slider!verify`. Needed on a server with strangers, where the setting slider_required or too many calls of the same address ask for it. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.',
    ),
});

export const LocaluserRegisterNoVerifcodeResponse = LocaluserRegisterNoVerifcodeOk;

/**
 * Creates an account under an e-mail address or a phone that a code from `jscode!execute` has confirmed, and logs it in at once. The address or phone counts as bound and verified.
 * @summary Register with a code
 */
export const localuserRegisterWithVerifcodeQueryUsernameMax = 64;

export const localuserRegisterWithVerifcodeQueryUsernameRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);
export const localuserRegisterWithVerifcodeQueryVerifcodeRegExp = new RegExp('^\\d{6}$');
export const localuserRegisterWithVerifcodeQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const localuserRegisterWithVerifcodeQueryRePasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const localuserRegisterWithVerifcodeQueryAgentCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const LocaluserRegisterWithVerifcodeQueryParams = zod.object({
  username: zod
    .string()
    .max(localuserRegisterWithVerifcodeQueryUsernameMax)
    .regex(localuserRegisterWithVerifcodeQueryUsernameRegExp)
    .describe(
      'The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.',
    ),
  verifcode: zod
    .string()
    .regex(localuserRegisterWithVerifcodeQueryVerifcodeRegExp)
    .describe('The six digits that were sent to this name.'),
  password: zod
    .stringFormat('password', localuserRegisterWithVerifcodeQueryPasswordRegExp)
    .describe('The login password to be set.'),
  re_password: zod
    .stringFormat('password', localuserRegisterWithVerifcodeQueryRePasswordRegExp)
    .describe('The same login password once more.'),
  type: zod
    .enum({
      /** A phone */
      Phone: 1,
      /** An e-mail address */
      Email: 2,
    })
    .describe('Whether `username` is a phone or an e-mail address; it must fit.'),
  agentCode: zod
    .string()
    .regex(localuserRegisterWithVerifcodeQueryAgentCodeRegExp)
    .optional()
    .describe("Invitation code of the user who recommended the mall; it can't be changed later."),
});

export const LocaluserRegisterWithVerifcodeResponse = LocaluserRegisterWithVerifcodeOk;

/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 * @summary Check whether a target can be bound
 */
export const localuserCheckEmailOrPhoneQueryTargetMax = 64;

export const localuserCheckEmailOrPhoneQueryTargetRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);

export const LocaluserCheckEmailOrPhoneQueryParams = zod.object({
  target: zod
    .string()
    .max(localuserCheckEmailOrPhoneQueryTargetMax)
    .regex(localuserCheckEmailOrPhoneQueryTargetRegExp)
    .describe('The e-mail address, or the phone as area code, one space and number.'),
});

export const LocaluserCheckEmailOrPhoneResponse = LocaluserCheckEmailOrPhoneOk;

/**
 * Sets which of the mall's twenty built-in pictures stands for the caller. The profile answers the number as text.
 * @summary Choose an avatar
 */
export const localuserRefreshAvatarQueryIdxMax = 20;

export const LocaluserRefreshAvatarQueryParams = zod.object({
  idx: zod.coerce
    .number()
    .int()
    .min(1)
    .max(localuserRefreshAvatarQueryIdxMax)
    .describe('Number of the picture, counted from 1.'),
});

export const LocaluserRefreshAvatarResponse = LocaluserRefreshAvatarOk;

/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 * @summary Show which e-mails the caller gets
 */
export const LocaluserMailSettingsResponse = LocaluserMailSettingsOk;

/**
 * Turns kinds of e-mails on or off. Whoever has proven an address gets the newsletter without a further confirmation; without one the wish for it is ignored. E-mails also carry a link that turns their kind off without a login.
 * @summary Choose which e-mails the caller gets
 */
export const LocaluserSetMailSettingsQueryParams = zod.object({
  orders: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('Whether to send e-mails about orders and deliveries. Left out, it stays as it is.'),
  refunds: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('Whether to send e-mails about refunds. Left out, it stays as it is.'),
  wallet: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('Whether to send e-mails about money that arrives. Left out, it stays as it is.'),
  newsletter: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('Whether to send the newsletter. Left out, it stays as it is.'),
});

export const LocaluserSetMailSettingsResponse = LocaluserSetMailSettingsOk;

/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 * @summary List where the caller is logged in
 */
export const LocaluserSessionsResponse = LocaluserSessionsOk;

/**
 * Ends one session of the caller, or all but the one that calls. Their tokens are refused from then on, and sockets of these sessions close. A session that has ended already is no error.
 * @summary Log the caller out elsewhere
 */
export const localuserEndSessionsQuerySessionIdMax = 64;

export const localuserEndSessionsQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const LocaluserEndSessionsQueryParams = zod.object({
  sessionId: zod
    .string()
    .min(1)
    .max(localuserEndSessionsQuerySessionIdMax)
    .regex(localuserEndSessionsQuerySessionIdRegExp)
    .optional()
    .describe("The session to end, from the list. Left out, all sessions but the caller's own end."),
});

export const LocaluserEndSessionsResponse = LocaluserEndSessionsOk;

/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 * @summary List what happened to the caller's account
 */
export const LocaluserSecurityEventsResponse = LocaluserSecurityEventsOk;

/**
 * Sets the display name of the caller, for the menu and the account pages. Blanks at both ends are cut off. Without a name, the mall calls the caller by the login name. Reviews and the name to log in with stay as they are.
 * @summary Choose a display name
 */
export const localuserSetDisplayNameQueryDisplayNameMax = 32;

export const localuserSetDisplayNameQueryDisplayNameRegExp = new RegExp(
  '^(?:[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const LocaluserSetDisplayNameQueryParams = zod.object({
  displayName: zod
    .string()
    .max(localuserSetDisplayNameQueryDisplayNameMax)
    .regex(localuserSetDisplayNameQueryDisplayNameRegExp)
    .optional()
    .describe('The new name. Left out or empty, the name is removed.'),
});

export const LocaluserSetDisplayNameResponse = LocaluserSetDisplayNameOk;

/**
 * Takes the code that `idcode!execute` (purpose beforeBind) sent to the caller's bound e-mail address or phone and answers a proof, good for ten minutes, with which another one can be bound.
 * @summary Prove a present binding before changing it
 */
export const localuserBeforeBindQueryTargetMax = 64;

export const localuserBeforeBindQueryTargetRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);
export const localuserBeforeBindQueryVerifcodeRegExp = new RegExp('^\\d{6}$');

export const LocaluserBeforeBindQueryParams = zod.object({
  target: zod
    .string()
    .max(localuserBeforeBindQueryTargetMax)
    .regex(localuserBeforeBindQueryTargetRegExp)
    .describe('The e-mail address or phone that is bound now.'),
  verifcode: zod
    .string()
    .regex(localuserBeforeBindQueryVerifcodeRegExp)
    .describe('The six digits that were sent to the target, or that the authenticator shows.'),
});

export const LocaluserBeforeBindResponse = LocaluserBeforeBindOk;

/**
 * Binds the e-mail address or phone to which `idcode!execute` (purpose bind) sent a code, and marks it as verified. Replacing one that is verified needs the proof of `localuser!beforeBind`.
 * @summary Bind an e-mail address or phone
 */
export const localuserBindEmailOrPhoneQueryTargetMax = 64;

export const localuserBindEmailOrPhoneQueryTargetRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);
export const localuserBindEmailOrPhoneQueryVerifcodeRegExp = new RegExp('^\\d{6}$');
export const localuserBindEmailOrPhoneQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const localuserBindEmailOrPhoneQueryVerifyCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const localuserBindEmailOrPhoneQueryVerifyCodeMin = 16;
export const localuserBindEmailOrPhoneQueryVerifyCodeMax = 64;

export const LocaluserBindEmailOrPhoneQueryParams = zod.object({
  target: zod
    .string()
    .max(localuserBindEmailOrPhoneQueryTargetMax)
    .regex(localuserBindEmailOrPhoneQueryTargetRegExp)
    .describe('The e-mail address or phone to be bound.'),
  verifcode: zod
    .string()
    .regex(localuserBindEmailOrPhoneQueryVerifcodeRegExp)
    .describe('The six digits that were sent to the target, or that the authenticator shows.'),
  password: zod
    .stringFormat('password', localuserBindEmailOrPhoneQueryPasswordRegExp)
    .describe("The caller's login password."),
  verifyCode: zod
    .stringFormat('password', localuserBindEmailOrPhoneQueryVerifyCodeRegExp)
    .min(localuserBindEmailOrPhoneQueryVerifyCodeMin)
    .max(localuserBindEmailOrPhoneQueryVerifyCodeMax)
    .optional()
    .describe('Proof of the present binding; needed when a verified one of the same kind is to be replaced.'),
});

export const LocaluserBindEmailOrPhoneResponse = LocaluserBindEmailOrPhoneOk;

/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 * @summary Show the invitation code and its use
 */
export const LocaluserGetReferralResponse = LocaluserGetReferralOk;

/**
 * Draws a new key and recovery codes for a caller without an authenticator and shows them this once; a key drawn before loses its use. Nothing is bound until `googleAuth!bind` proves that the authenticator has the key.
 * @summary Create a new key for an authenticator
 */
export const GoogleAuthGetResponse = GoogleAuthGetOk;

/**
 * Binds the authenticator that has the key last drawn by `googleAuth!get`, proved by a code that it shows now. A key is kept for ten minutes; after that the form has expired. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 * @summary Bind the authenticator
 */
export const googleAuthBindQueryCodeRegExp = new RegExp('^\\d{6}$');
export const googleAuthBindQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');

export const GoogleAuthBindQueryParams = zod.object({
  code: zod
    .string()
    .regex(googleAuthBindQueryCodeRegExp)
    .describe('The six digits that the authenticator shows now.'),
  password: zod
    .stringFormat('password', googleAuthBindQueryPasswordRegExp)
    .optional()
    .describe(
      'The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.',
    ),
});

export const GoogleAuthBindResponse = GoogleAuthBindOk;

/**
 * Removes the caller's authenticator, proved by a code that it shows now or by one of the recovery codes. The other recovery codes lose their use, and withdrawals wait for a new authenticator. The caller is notified at every proven address.
 * @summary Remove the authenticator
 */
export const googleAuthUnbindQueryCodeRegExp = new RegExp('^(\\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$');

export const GoogleAuthUnbindQueryParams = zod.object({
  code: zod
    .stringFormat('password', googleAuthUnbindQueryCodeRegExp)
    .describe('The six digits that the authenticator shows now, or an unused recovery code.'),
});

export const GoogleAuthUnbindResponse = GoogleAuthUnbindOk;

/**
 * Sends six digits to an e-mail address or phone that is to be registered. They are good for ten minutes, three tries and one registration. Visitors may call it; how often a target gets a code is limited.
 * @summary Send a code for a registration
 */
export const jscodeExecuteQueryTargetMax = 64;

export const jscodeExecuteQueryTargetRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);
export const jscodeExecuteQuerySliderPassRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const jscodeExecuteQuerySliderPassMin = 16;
export const jscodeExecuteQuerySliderPassMax = 64;

export const JscodeExecuteQueryParams = zod.object({
  target: zod
    .string()
    .max(jscodeExecuteQueryTargetMax)
    .regex(jscodeExecuteQueryTargetRegExp)
    .describe('The e-mail address, or the phone as area code, one space and number.'),
  sliderPass: zod
    .stringFormat('password', jscodeExecuteQuerySliderPassRegExp)
    .min(jscodeExecuteQuerySliderPassMin)
    .max(jscodeExecuteQuerySliderPassMax)
    .optional()
    .describe(
      'Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.',
    ),
});

export const JscodeExecuteResponse = JscodeExecuteOk;

/**
 * Sends six digits for one purpose, good for ten minutes, three tries and one use. Logged-in users may ask for all purposes. Visitors may ask for resetPassword only, which succeeds whether or not an account has the target, though only an account's owner gets a code.
 * @summary Send a code to a user
 */
export const idcodeExecuteQueryTargetMax = 64;

export const idcodeExecuteQueryTargetRegExp = new RegExp(
  "^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15}|[A-Za-z0-9._+-]+('[A-Za-z0-9._+-]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})$",
);
export const idcodeExecuteQuerySliderPassRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const idcodeExecuteQuerySliderPassMin = 16;
export const idcodeExecuteQuerySliderPassMax = 64;

export const IdcodeExecuteQueryParams = zod.object({
  target: zod
    .string()
    .max(idcodeExecuteQueryTargetMax)
    .regex(idcodeExecuteQueryTargetRegExp)
    .describe('The e-mail address, or the phone as area code, one space and number.'),
  purpose: zod
    .enum({
      /** To set a forgotten login password anew; visitors may ask for it */
      resetPassword: 'resetPassword',
      /** To set a forgotten fund password anew; goes to a bound target only */
      fundPassword: 'fundPassword',
      /** To prove a present binding before it is changed; goes to a bound target only */
      beforeBind: 'beforeBind',
      /** To bind a new e-mail address or phone */
      bind: 'bind',
    })
    .optional()
    .describe(
      'What the code is to be used for. Left out, as existing clients do, it is resetPassword for a visitor, bind for a target that the caller has not bound, and else whichever of fundPassword and beforeBind comes first.',
    ),
  sliderPass: zod
    .stringFormat('password', idcodeExecuteQuerySliderPassRegExp)
    .min(idcodeExecuteQuerySliderPassMin)
    .max(idcodeExecuteQuerySliderPassMax)
    .optional()
    .describe(
      'Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.',
    ),
});

export const IdcodeExecuteResponse = IdcodeExecuteOk;

/**
 * Draws a background with a gap and the piece that fits it. The piece lies at the given height; the user moves it sideways into the gap. A challenge is good for two minutes and one answer.
 * @summary Get a slider challenge
 */
export const SliderChallengeResponse = SliderChallengeOk;

/**
 * Takes the place to which the user moved the piece. A right answer earns a pass that a login, a registration or a request for a code may send once within five minutes; a wrong one uses the challenge up.
 * @summary Answer a slider challenge
 */
export const sliderVerifyQueryChallengeIdMax = 64;

export const sliderVerifyQueryChallengeIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sliderVerifyQueryXMin = 0;
export const sliderVerifyQueryXMax = 4000;

export const SliderVerifyQueryParams = zod.object({
  challengeId: zod
    .string()
    .min(1)
    .max(sliderVerifyQueryChallengeIdMax)
    .regex(sliderVerifyQueryChallengeIdRegExp)
    .describe('The challenge that is answered.'),
  x: zod.coerce
    .number()
    .int()
    .min(sliderVerifyQueryXMin)
    .max(sliderVerifyQueryXMax)
    .describe('Where the left edge of the piece lies now, in pixels of the background from its left.'),
});

export const SliderVerifyResponse = SliderVerifyOk;

/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * @summary Show the identity check of the caller
 */
export const KycGetResponse = KycGetOk;

/**
 * Hands in the real name, the document and its pictures, which were uploaded before and stay visible to the caller and the mall alone. A refused application can be made again; one under review or passed can't.
 * @summary Apply for the identity check
 */
export const kycApplyQueryNameMin = 2;
export const kycApplyQueryNameMax = 64;

export const kycApplyQueryNameRegExp = new RegExp(
  "^(?!.*(?:\\.\\p{Ll}{2}|[\\u115f\\u1160\\u3164\\uffa0]))['\\u2018\\u2019\\u00b4`]?\\p{L}[\\p{Zs}\\p{Pd}.,/'\\u2018\\u2019\\u00b4`\\u00b7\\u2022\\u2027\\u30fb\\uff65\\uff1d\\u05f3\\u05f4\\u0f0b\\u200c\\u200d]*[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{Zs}\\p{Pd}.,/'\\u2018\\u2019\\u00b4`\\u00b7\\u2022\\u2027\\u30fb\\uff65\\uff1d\\u05f3\\u05f4\\u0f0b\\u200c\\u200d]*$",
  'u',
);
export const kycApplyQueryIdnameMin = 2;
export const kycApplyQueryIdnameMax = 64;

export const kycApplyQueryIdnameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const kycApplyQueryIdnumberRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');
export const kycApplyQueryNationalityMin = 2;
export const kycApplyQueryNationalityMax = 64;

export const kycApplyQueryNationalityRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const kycApplyQueryIdimg1Max = 500;

export const kycApplyQueryIdimg2Max = 500;

export const kycApplyQueryIdimg3Max = 500;

export const KycApplyQueryParams = zod.object({
  name: zod
    .string()
    .min(kycApplyQueryNameMin)
    .max(kycApplyQueryNameMax)
    .regex(kycApplyQueryNameRegExp)
    .describe('Real name as the document has it.'),
  idname: zod
    .string()
    .min(kycApplyQueryIdnameMin)
    .max(kycApplyQueryIdnameMax)
    .regex(kycApplyQueryIdnameRegExp)
    .describe('Kind of the document, such as identity card or passport.'),
  idnumber: zod.string().regex(kycApplyQueryIdnumberRegExp).describe('Number of the document.'),
  nationality: zod
    .string()
    .min(kycApplyQueryNationalityMin)
    .max(kycApplyQueryNationalityMax)
    .regex(kycApplyQueryNationalityRegExp)
    .describe('Country that issued the document.'),
  idimg_1: zod
    .string()
    .max(kycApplyQueryIdimg1Max)
    .describe('Front of the document; the address that `uploadimg!execute` answered, others are refused.'),
  idimg_2: zod
    .string()
    .max(kycApplyQueryIdimg2Max)
    .describe('Back of the document, uploaded in the same way.'),
  idimg_3: zod
    .string()
    .max(kycApplyQueryIdimg3Max)
    .optional()
    .describe('The applicant holding the document, uploaded in the same way.'),
});

export const KycApplyResponse = KycApplyOk;

/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * @summary Show the advanced verification of the caller
 */
export const KycHighLevelGetResponse = KycHighLevelGetOk;

/**
 * Hands in where the applicant lives with a picture that proves it. The identity check must have been passed. A refused application can be made again; one under review or passed can't.
 * @summary Apply for the advanced verification
 */
export const kycHighLevelApplyQueryHomePlaceMin = 4;
export const kycHighLevelApplyQueryHomePlaceMax = 255;

export const kycHighLevelApplyQueryHomePlaceRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const kycHighLevelApplyQueryWorkPlaceMin = 4;
export const kycHighLevelApplyQueryWorkPlaceMax = 255;

export const kycHighLevelApplyQueryWorkPlaceRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const kycHighLevelApplyQueryIdimg1Max = 500;

export const kycHighLevelApplyQueryIdimg2Max = 500;

export const KycHighLevelApplyQueryParams = zod.object({
  home_place: zod
    .string()
    .min(kycHighLevelApplyQueryHomePlaceMin)
    .max(kycHighLevelApplyQueryHomePlaceMax)
    .regex(kycHighLevelApplyQueryHomePlaceRegExp)
    .describe('Where the applicant lives.'),
  work_place: zod
    .string()
    .min(kycHighLevelApplyQueryWorkPlaceMin)
    .max(kycHighLevelApplyQueryWorkPlaceMax)
    .regex(kycHighLevelApplyQueryWorkPlaceRegExp)
    .optional()
    .describe('Where the applicant works.'),
  idimg_1: zod
    .string()
    .max(kycHighLevelApplyQueryIdimg1Max)
    .describe(
      'A bill or letter of the last three months with name and address; the address that `uploadimg!execute` answered, others are refused.',
    ),
  idimg_2: zod
    .string()
    .max(kycHighLevelApplyQueryIdimg2Max)
    .describe('The applicant holding the identity document, uploaded in the same way.'),
});

export const KycHighLevelApplyResponse = KycHighLevelApplyOk;

/**
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 * @summary List the caller's addresses
 */
export const AddressListResponse = AddressListOk;

/**
 * Adds a delivery address to the caller's book. The first one becomes the default. A buyer keeps at most six; one more is refused.
 * @summary Add an address
 */
export const addressAddQueryPhoneRegExp = new RegExp(
  '^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15})$',
);
export const addressAddQueryContactsMax = 64;

export const addressAddQueryContactsRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressAddQueryAddressMax = 255;

export const addressAddQueryAddressRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressAddQueryEmailMin = 6;
export const addressAddQueryEmailMax = 64;

export const addressAddQueryEmailRegExp = new RegExp(
  "^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\\.[A-Za-z]{2,}$",
);
export const addressAddQueryPostcodeMin = 3;
export const addressAddQueryPostcodeMax = 32;

export const addressAddQueryPostcodeRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]*$');
export const addressAddQueryCountryMax = 100;

export const addressAddQueryCountryRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressAddQueryProvinceMax = 100;

export const addressAddQueryProvinceRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressAddQueryCityMax = 100;

export const addressAddQueryCityRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressAddQueryCountryIdMin = 0;
export const addressAddQueryCountryIdMax = 2147483647;

export const addressAddQueryProvinceIdMin = 0;
export const addressAddQueryProvinceIdMax = 2147483647;

export const addressAddQueryCityIdMin = 0;
export const addressAddQueryCityIdMax = 2147483647;

export const addressAddQueryAreaCodeRegExp = new RegExp('^\\d{1,6}$');

export const AddressAddQueryParams = zod.object({
  use: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe(
      '`1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway.',
    ),
  phone: zod
    .string()
    .regex(addressAddQueryPhoneRegExp)
    .describe(
      'Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.',
    ),
  contacts: zod
    .string()
    .min(1)
    .max(addressAddQueryContactsMax)
    .regex(addressAddQueryContactsRegExp)
    .describe('Who receives the parcel.'),
  address: zod
    .string()
    .min(1)
    .max(addressAddQueryAddressMax)
    .regex(addressAddQueryAddressRegExp)
    .describe('Street and number, and other details for the carrier.'),
  email: zod
    .email()
    .min(addressAddQueryEmailMin)
    .max(addressAddQueryEmailMax)
    .regex(addressAddQueryEmailRegExp)
    .optional()
    .describe('Where the carrier may write to.'),
  postcode: zod
    .string()
    .min(addressAddQueryPostcodeMin)
    .max(addressAddQueryPostcodeMax)
    .regex(addressAddQueryPostcodeRegExp)
    .optional()
    .describe(
      'Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken.',
    ),
  country: zod
    .string()
    .min(1)
    .max(addressAddQueryCountryMax)
    .regex(addressAddQueryCountryRegExp)
    .describe('Name of the country, as shown to the buyer who chose it.'),
  province: zod
    .string()
    .max(addressAddQueryProvinceMax)
    .regex(addressAddQueryProvinceRegExp)
    .optional()
    .describe('Name of the state or province, if the country has any.'),
  city: zod
    .string()
    .max(addressAddQueryCityMax)
    .regex(addressAddQueryCityRegExp)
    .optional()
    .describe('Name of the city, chosen from a list or typed.'),
  countryId: zod.coerce
    .number()
    .int()
    .min(addressAddQueryCountryIdMin)
    .max(addressAddQueryCountryIdMax)
    .optional()
    .describe('Number of the country from address!listCountry; left out or 0 where only its name is known.'),
  provinceId: zod.coerce
    .number()
    .int()
    .min(addressAddQueryProvinceIdMin)
    .max(addressAddQueryProvinceIdMax)
    .optional()
    .describe('Number of the state from address!listState; left out or 0 where only its name is known.'),
  cityId: zod.coerce
    .number()
    .int()
    .min(addressAddQueryCityIdMin)
    .max(addressAddQueryCityIdMax)
    .optional()
    .describe('Number of the city from address!listCity; left out or 0 where only its name is known.'),
  areaCode: zod
    .string()
    .regex(addressAddQueryAreaCodeRegExp)
    .optional()
    .describe('The area code once more, as existing clients send it; the one inside phone counts.'),
});

export const AddressAddResponse = AddressAddOk;

/**
 * Replaces all fields of one of the caller's addresses; an optional field that is left out becomes empty. Orders already placed keep the address they were placed with. Leaving out `use` keeps the mark as it is, and the default address stays the default until another one takes its place.
 * @summary Change an address
 */
export const addressEditQueryIdMax = 64;

export const addressEditQueryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addressEditQueryPhoneRegExp = new RegExp(
  '^(\\d \\d{7,15}|\\d{2} \\d{6,15}|\\d{3} \\d{5,15}|\\d{4,6} \\d{4,15})$',
);
export const addressEditQueryContactsMax = 64;

export const addressEditQueryContactsRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressEditQueryAddressMax = 255;

export const addressEditQueryAddressRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressEditQueryEmailMin = 6;
export const addressEditQueryEmailMax = 64;

export const addressEditQueryEmailRegExp = new RegExp(
  "^[A-Za-z0-9_%+-]+(['.][A-Za-z0-9_%+-]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\\.[A-Za-z]{2,}$",
);
export const addressEditQueryPostcodeMin = 3;
export const addressEditQueryPostcodeMax = 32;

export const addressEditQueryPostcodeRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]*$');
export const addressEditQueryCountryMax = 100;

export const addressEditQueryCountryRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressEditQueryProvinceMax = 100;

export const addressEditQueryProvinceRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressEditQueryCityMax = 100;

export const addressEditQueryCityRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const addressEditQueryCountryIdMin = 0;
export const addressEditQueryCountryIdMax = 2147483647;

export const addressEditQueryProvinceIdMin = 0;
export const addressEditQueryProvinceIdMax = 2147483647;

export const addressEditQueryCityIdMin = 0;
export const addressEditQueryCityIdMax = 2147483647;

export const addressEditQueryAreaCodeRegExp = new RegExp('^\\d{1,6}$');

export const AddressEditQueryParams = zod.object({
  id: zod
    .string()
    .min(1)
    .max(addressEditQueryIdMax)
    .regex(addressEditQueryIdRegExp)
    .describe("Which of the caller's addresses to change."),
  use: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe(
      '`1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway.',
    ),
  phone: zod
    .string()
    .regex(addressEditQueryPhoneRegExp)
    .describe(
      'Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.',
    ),
  contacts: zod
    .string()
    .min(1)
    .max(addressEditQueryContactsMax)
    .regex(addressEditQueryContactsRegExp)
    .describe('Who receives the parcel.'),
  address: zod
    .string()
    .min(1)
    .max(addressEditQueryAddressMax)
    .regex(addressEditQueryAddressRegExp)
    .describe('Street and number, and other details for the carrier.'),
  email: zod
    .email()
    .min(addressEditQueryEmailMin)
    .max(addressEditQueryEmailMax)
    .regex(addressEditQueryEmailRegExp)
    .optional()
    .describe('Where the carrier may write to.'),
  postcode: zod
    .string()
    .min(addressEditQueryPostcodeMin)
    .max(addressEditQueryPostcodeMax)
    .regex(addressEditQueryPostcodeRegExp)
    .optional()
    .describe(
      'Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken.',
    ),
  country: zod
    .string()
    .min(1)
    .max(addressEditQueryCountryMax)
    .regex(addressEditQueryCountryRegExp)
    .describe('Name of the country, as shown to the buyer who chose it.'),
  province: zod
    .string()
    .max(addressEditQueryProvinceMax)
    .regex(addressEditQueryProvinceRegExp)
    .optional()
    .describe('Name of the state or province, if the country has any.'),
  city: zod
    .string()
    .max(addressEditQueryCityMax)
    .regex(addressEditQueryCityRegExp)
    .optional()
    .describe('Name of the city, chosen from a list or typed.'),
  countryId: zod.coerce
    .number()
    .int()
    .min(addressEditQueryCountryIdMin)
    .max(addressEditQueryCountryIdMax)
    .optional()
    .describe('Number of the country from address!listCountry; left out or 0 where only its name is known.'),
  provinceId: zod.coerce
    .number()
    .int()
    .min(addressEditQueryProvinceIdMin)
    .max(addressEditQueryProvinceIdMax)
    .optional()
    .describe('Number of the state from address!listState; left out or 0 where only its name is known.'),
  cityId: zod.coerce
    .number()
    .int()
    .min(addressEditQueryCityIdMin)
    .max(addressEditQueryCityIdMax)
    .optional()
    .describe('Number of the city from address!listCity; left out or 0 where only its name is known.'),
  areaCode: zod
    .string()
    .regex(addressEditQueryAreaCodeRegExp)
    .optional()
    .describe('The area code once more, as existing clients send it; the one inside phone counts.'),
});

export const AddressEditResponse = AddressEditOk;

/**
 * Deletes one of the caller's addresses; deleting it again succeeds too. If it was the default, the newest of the others takes its place. An address that never was the caller's is refused. Orders keep their own copy.
 * @summary Delete an address
 */
export const addressDelQueryIdMax = 64;

export const addressDelQueryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddressDelQueryParams = zod.object({
  id: zod
    .string()
    .min(1)
    .max(addressDelQueryIdMax)
    .regex(addressDelQueryIdRegExp)
    .describe("Which of the caller's addresses to delete."),
});

export const AddressDelResponse = AddressDelOk;

/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 * @summary List countries
 */
export const addressListCountryQueryCountryNameMax = 100;

export const addressListCountryQueryCountryNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressListCountryQueryParams = zod.object({
  countryName: zod
    .string()
    .max(addressListCountryQueryCountryNameMax)
    .regex(addressListCountryQueryCountryNameRegExp)
    .optional()
    .describe('Keeps only countries whose name contains this, in any letter case.'),
});

export const AddressListCountryResponse = AddressListCountryOk;

/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 * @summary List the states of a country
 */
export const addressListStateQueryCountryIdMin = 0;
export const addressListStateQueryCountryIdMax = 2147483647;

export const addressListStateQueryStateNameMax = 100;

export const addressListStateQueryStateNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressListStateQueryParams = zod.object({
  countryId: zod.coerce
    .number()
    .int()
    .min(addressListStateQueryCountryIdMin)
    .max(addressListStateQueryCountryIdMax)
    .describe('The country, as numbered by address!listCountry.'),
  stateName: zod
    .string()
    .max(addressListStateQueryStateNameMax)
    .regex(addressListStateQueryStateNameRegExp)
    .optional()
    .describe('Keeps only states whose name contains this, in any letter case.'),
});

export const AddressListStateResponse = AddressListStateOk;

/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 * @summary List the cities of a state
 */
export const addressListCityQueryStateIdMin = 0;
export const addressListCityQueryStateIdMax = 2147483647;

export const addressListCityQueryCityNameMax = 100;

export const addressListCityQueryCityNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const AddressListCityQueryParams = zod.object({
  stateId: zod.coerce
    .number()
    .int()
    .min(addressListCityQueryStateIdMin)
    .max(addressListCityQueryStateIdMax)
    .describe('The state, as numbered by address!listState.'),
  cityName: zod
    .string()
    .max(addressListCityQueryCityNameMax)
    .regex(addressListCityQueryCityNameRegExp)
    .optional()
    .describe('Keeps only cities whose name contains this, in any letter case.'),
});

export const AddressListCityResponse = AddressListCityOk;

/**
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 * @summary Read the cart
 */
export const CartListResponse = CartListOk;

/**
 * Sets lines of the cart of the caller to the pieces that are named; 0 pieces remove a line. Other lines stay as they are, so
 * two devices that change different lines do not disturb each other, and of two changes of one line the later one counts.
 * New lines come first. All lines are set or none; what is in the cart already may be changed even where its goods are gone.
 * Answers the whole cart. Needs a token.
 * @summary Put lines into the cart
 */
export const cartPutQueryLinesMin = 7;
export const cartPutQueryLinesMax = 8000;

export const cartPutQueryLinesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\\d{0,2}),[01](,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\\d{0,2}),[01]){0,99}$',
);

export const CartPutQueryParams = zod.object({
  lines: zod
    .string()
    .min(cartPutQueryLinesMin)
    .max(cartPutQueryLinesMax)
    .regex(cartPutQueryLinesRegExp)
    .describe(
      'The lines to set: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas.',
    ),
});

export const CartPutResponse = CartPutOk;

/**
 * Merges the cart of a visitor into the cart of the caller, as after a login. A line that both have keeps the larger number
 * of pieces, not the sum, so that a repeated call changes nothing more; it is in the cart if one of the two says so. Pieces
 * that are taken over are cut to the maximum of the mall, and to the stock while there is any. Lines that cannot be taken are
 * left out and named in `leftOut`; the call does not fail because of them. Needs a token.
 * @summary Merge another cart into the cart
 */
export const cartMergeQueryLinesMin = 7;
export const cartMergeQueryLinesMax = 8000;

export const cartMergeQueryLinesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\\d{0,2}),[01](,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},(0|[1-9]\\d{0,2}),[01]){0,99}$',
);

export const CartMergeQueryParams = zod.object({
  lines: zod
    .string()
    .min(cartMergeQueryLinesMin)
    .max(cartMergeQueryLinesMax)
    .regex(cartMergeQueryLinesRegExp)
    .describe(
      'The lines of the other cart: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas. Lines with 0 pieces are ignored.',
    ),
});

export const CartMergeResponse = CartMergeOk;

/**
 * Places one order a store for the named goods at their present prices and reserves the stock until the payment deadline. All lines are accepted or none. Each order is then paid by order!pay or payment!open, or cancelled by the clock. A buyer with too many unpaid orders must finish them first; so must one whose unpaid orders would hold more pieces of one variant than the setting `unpaid_pieces_max`, or of all than `unpaid_total_pieces_max`.
 * @summary Place orders
 */
export const orderSubmitQueryOrderInfoMin = 5;
export const orderSubmitQueryOrderInfoMax = 8000;

export const orderSubmitQueryOrderInfoRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);
export const orderSubmitQueryAddressIdMax = 64;

export const orderSubmitQueryAddressIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderSubmitQueryRemarksMax = 200;

export const orderSubmitQueryRemarksRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderSubmitQuerySubmitTokenRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const orderSubmitQueryCouponsMax = 4000;

export const orderSubmitQueryCouponsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32})*$',
);
export const orderSubmitQueryTotalMin = 0;
export const orderSubmitQueryTotalMax = 1000000000;
export const orderSubmitQueryTotalMultipleOf = 0.01;

export const OrderSubmitQueryParams = zod.object({
  orderInfo: zod
    .string()
    .min(orderSubmitQueryOrderInfoMin)
    .max(orderSubmitQueryOrderInfoMax)
    .regex(orderSubmitQueryOrderInfoRegExp)
    .describe(
      'What to order: triplets of goods, variant and number of pieces, all joined by commas. The same goods and variant named twice are added up.',
    ),
  addressId: zod
    .string()
    .min(1)
    .max(orderSubmitQueryAddressIdMax)
    .regex(orderSubmitQueryAddressIdRegExp)
    .optional()
    .describe('Where to deliver to; the default address if left out.'),
  remarks: zod
    .string()
    .max(orderSubmitQueryRemarksMax)
    .regex(orderSubmitQueryRemarksRegExp)
    .optional()
    .describe('What the stores should know; each of the orders carries it.'),
  submitToken: zod
    .string()
    .regex(orderSubmitQuerySubmitTokenRegExp)
    .optional()
    .describe(
      'Makes a repeat harmless: the same token with the same goods answers the same orders and places nothing; with other goods it is refused.',
    ),
  coupons: zod
    .string()
    .max(orderSubmitQueryCouponsMax)
    .regex(orderSubmitQueryCouponsRegExp)
    .optional()
    .describe(
      'Which coupon each of the orders uses. Each of them must be valid for the order of its store, or nothing is placed.',
    ),
  total: zod.coerce
    .number()
    .min(orderSubmitQueryTotalMin)
    .max(orderSubmitQueryTotalMax)
    .multipleOf(orderSubmitQueryTotalMultipleOf)
    .optional()
    .describe(
      'What the buyer was shown, in dollars: `total` of order!quote for the same goods and address. Where the orders would cost anything else, the call is refused with `orderTotalChanged` and nothing changes. Without it the orders are placed at the present prices.',
    ),
});

export const OrderSubmitResponse = OrderSubmitOk;

/**
 * Charges the caller's wallet with the totals of one or several unpaid orders, all or none, and moves them to status 1. Only the buyer may pay, before the payment deadline. Wrong fund passwords are counted over all calls that ask for one: after three in a row the caller waits three minutes, after more until the next day.
 * @summary Pay orders from the balance
 */
export const orderPayQueryOrderIdMax = 1000;

export const orderPayQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$');
export const orderPayQuerySafewordRegExp = new RegExp('^\\d{6}$');

export const OrderPayQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderPayQueryOrderIdMax)
    .regex(orderPayQueryOrderIdRegExp)
    .describe('The orders to pay, joined by commas, at most 1000 characters.'),
  safeword: zod.stringFormat('password', orderPayQuerySafewordRegExp).describe("The caller's fund password."),
});

export const OrderPayResponse = OrderPayOk;

/**
 * Cancels one of the caller's orders that waits for payment (status 0 to -1) and gives the reserved stock back. Orders in any other state are refused; sellers can't cancel. Existing clients send reasons from 1 to 9: the compatibility layer of a server may take what is above 4 as 4 (other).
 * @summary Cancel an unpaid order
 */
export const orderCancelQueryOrderIdMax = 64;

export const orderCancelQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderCancelQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderCancelQueryOrderIdMax)
    .regex(orderCancelQueryOrderIdRegExp)
    .describe('Which unpaid order to cancel.'),
  returnReason: zod
    .enum({
      /** Does not want it any more */
      DoNotWant: 0,
      /** Chose the wrong product or details */
      Misplaced: 1,
      /** Ordered the same twice */
      Duplicate: 2,
      /** Will not be able to receive it */
      FailedToReceive: 3,
      /** Another reason */
      Other: 4,
    })
    .describe('Why it is cancelled.'),
});

export const OrderCancelResponse = OrderCancelOk;

/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 * @summary List the caller's orders
 */
export const orderListMainQueryKeywordMax = 64;

export const orderListMainQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderListMainQueryPageNumDefault = 1;
export const orderListMainQueryPageNumMax = 10000;

export const orderListMainQueryPageSizeDefault = 20;
export const orderListMainQueryPageSizeMax = 100;

export const OrderListMainQueryParams = zod.object({
  status: zod
    .enum({
      /** Cancelled by the buyer or by the clock */
      Cancelled: -1,
      /** Placed and waiting for payment */
      PendingPayment: 0,
      /** Paid and waiting for shipment */
      Paid: 1,
      /** Confirmed by the store and being packed */
      Confirmed: 2,
      /** On its way to the buyer */
      Shipped: 3,
      /** Received and waiting for a review */
      Received: 4,
      /** Received and reviewed */
      Reviewed: 5,
      /** In or after a refund; the refund state tells which */
      Refund: 6,
    })
    .optional()
    .describe('Keeps only orders of this status; left out for all. `1` brings 1 and 2.'),
  keyword: zod
    .string()
    .min(1)
    .max(orderListMainQueryKeywordMax)
    .regex(orderListMainQueryKeywordRegExp)
    .optional()
    .describe(
      'Keeps only orders whose identifier, number, store or goods contain this, in any letter case. Blanks and hyphens within a number do not matter.',
    ),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(orderListMainQueryPageNumMax)
    .default(orderListMainQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(orderListMainQueryPageSizeMax)
    .default(orderListMainQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const OrderListMainResponse = OrderListMainOk;

/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 * @summary Show one order
 */
export const orderInfoQueryOrderIdMax = 64;

export const orderInfoQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderInfoQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderInfoQueryOrderIdMax)
    .regex(orderInfoQueryOrderIdRegExp)
    .describe('Which order to show.'),
  type: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe('`1` answers phone and e-mail address in full.'),
});

export const OrderInfoResponse = OrderInfoOk;

/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 * @summary List the lines of an order
 */
export const orderListGoodsQueryOrderIdMax = 64;

export const orderListGoodsQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderListGoodsQueryPageNumDefault = 1;
export const orderListGoodsQueryPageNumMax = 10000;

export const orderListGoodsQueryPageSizeDefault = 20;
export const orderListGoodsQueryPageSizeMax = 100;

export const OrderListGoodsQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderListGoodsQueryOrderIdMax)
    .regex(orderListGoodsQueryOrderIdRegExp)
    .describe('Whose lines to list.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(orderListGoodsQueryPageNumMax)
    .default(orderListGoodsQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(orderListGoodsQueryPageSizeMax)
    .default(orderListGoodsQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const OrderListGoodsResponse = OrderListGoodsOk;

/**
 * Says that one of the caller's shipped orders has arrived (status 3 to 4). The money goes to the store, so that no refund is possible afterwards. The order then waits for a review. A delivered order counts as received at its `receiptDeadline`.
 * @summary Confirm that an order has arrived
 */
export const orderReceiptQueryOrderIdMax = 64;

export const orderReceiptQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderReceiptQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderReceiptQueryOrderIdMax)
    .regex(orderReceiptQueryOrderIdRegExp)
    .describe('Which shipped order has arrived.'),
});

export const OrderReceiptResponse = OrderReceiptOk;

/**
 * Asks the store to refund one of the caller's orders that is paid and not yet shipped (status 1 or 2 to 6): named lines and pieces, or all that is left of it. Nothing is shipped until the store has decided.
 *
 * **Granted**, the goods and their share of freight, tax and fee go back to the wallet, less their share of the coupon. What was not refunded goes on as the order (status 1 or 2, `returnStatus` 2); an order of which nothing is left ends (status 6). **Refused**, the order goes on as it was (`returnStatus` 3). Either way more can be asked for until the order is shipped. `order!refundQuote` says before what would come back.
 *
 * **In time.** A request that the store does not decide until `refundDeadline` is granted. Where the store has not shipped by `shipDeadline`, a request for all that is left is granted at once.
 * @summary Request a refund
 */
export const orderReturnsQueryOrderIdMax = 64;

export const orderReturnsQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderReturnsQueryReturnDetailMax = 500;

export const orderReturnsQueryReturnDetailRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderReturnsQueryLinesMin = 5;
export const orderReturnsQueryLinesMax = 8000;

export const orderReturnsQueryLinesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);
export const orderReturnsQueryMoneyMin = 0.01;
export const orderReturnsQueryMoneyMax = 1000000000;
export const orderReturnsQueryMoneyMultipleOf = 0.01;

export const OrderReturnsQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderReturnsQueryOrderIdMax)
    .regex(orderReturnsQueryOrderIdRegExp)
    .describe('Which paid order to refund.'),
  returnReason: zod
    .enum({
      /** Not received */
      NotReceived: 1,
      /** Does not like it */
      Disliked: 2,
      /** Wrong goods */
      WrongGoods: 3,
      /** Not of the brand it claims to be */
      FakeBrand: 4,
      /** Something is missing */
      ShortShipment: 5,
      /** Damaged */
      Damaged: 6,
      /** Bad quality */
      Quality: 7,
      /** Agreed with the store */
      Negotiated: 8,
      /** Another reason */
      Other: 9,
    })
    .describe('The reason of the refund.'),
  returnDetail: zod
    .string()
    .max(orderReturnsQueryReturnDetailMax)
    .regex(orderReturnsQueryReturnDetailRegExp)
    .optional()
    .describe('What happened, for the store to read.'),
  lines: zod
    .string()
    .min(orderReturnsQueryLinesMin)
    .max(orderReturnsQueryLinesMax)
    .regex(orderReturnsQueryLinesRegExp)
    .optional()
    .describe(
      'What to refund: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.',
    ),
  money: zod.coerce
    .number()
    .min(orderReturnsQueryMoneyMin)
    .max(orderReturnsQueryMoneyMax)
    .multipleOf(orderReturnsQueryMoneyMultipleOf)
    .optional()
    .describe(
      'What the caller was shown, in dollars: `total` of order!refundQuote for the same lines, or `prizeReal` of an order that is refunded whole, as existing clients send it. More than what is left to refund is refused with `refundAmountTooHigh`, any other amount with `refundAmountChanged`. Older servers ignore it and refund all.',
    ),
});

export const OrderReturnsResponse = OrderReturnsOk;

/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 * @summary Show what a refund would pay back
 */
export const orderRefundQuoteQueryOrderIdMax = 64;

export const orderRefundQuoteQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderRefundQuoteQueryLinesMin = 5;
export const orderRefundQuoteQueryLinesMax = 8000;

export const orderRefundQuoteQueryLinesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);

export const OrderRefundQuoteQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderRefundQuoteQueryOrderIdMax)
    .regex(orderRefundQuoteQueryOrderIdRegExp)
    .describe('Which paid order would be refunded.'),
  lines: zod
    .string()
    .min(orderRefundQuoteQueryLinesMin)
    .max(orderRefundQuoteQueryLinesMax)
    .regex(orderRefundQuoteQueryLinesRegExp)
    .optional()
    .describe(
      'What would be refunded: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.',
    ),
});

export const OrderRefundQuoteResponse = OrderRefundQuoteOk;

/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 * @summary Show what a return would pay back
 */
export const orderReturnQuoteQueryOrderIdMax = 64;

export const orderReturnQuoteQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderReturnQuoteQueryLinesMin = 5;
export const orderReturnQuoteQueryLinesMax = 8000;

export const orderReturnQuoteQueryLinesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);

export const OrderReturnQuoteQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderReturnQuoteQueryOrderIdMax)
    .regex(orderReturnQuoteQueryOrderIdRegExp)
    .describe('Which shipped or received order.'),
  returnReason: zod
    .enum({
      /** Not received */
      NotReceived: 1,
      /** Does not like it */
      Disliked: 2,
      /** Wrong goods */
      WrongGoods: 3,
      /** Not of the brand it claims to be */
      FakeBrand: 4,
      /** Something is missing */
      ShortShipment: 5,
      /** Damaged */
      Damaged: 6,
      /** Bad quality */
      Quality: 7,
      /** Agreed with the store */
      Negotiated: 8,
      /** Another reason */
      Other: 9,
    })
    .describe('The reason. `1` reports a parcel that never arrived; nothing is sent back then.'),
  lines: zod
    .string()
    .min(orderReturnQuoteQueryLinesMin)
    .max(orderReturnQuoteQueryLinesMax)
    .regex(orderReturnQuoteQueryLinesRegExp)
    .optional()
    .describe(
      'What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.',
    ),
});

export const OrderReturnQuoteResponse = OrderReturnQuoteOk;

/**
 * Asks the store to take goods of one of the caller's orders back: named lines and pieces, or all that are left, until `returnDeadline`. An order that is on its way counts as received with it. Reason 1 reports that the parcel never arrived: of a shipped order, once it was reported as delivered or from `arrivalDeadline` on.
 *
 * **The way.** The store accepts or refuses until `deadline`; a request without an answer is accepted. The buyer sends the goods back with order!sendReturn, and the store confirms the arrival, which pays back; an arrival that it does not confirm in time is paid back too. A missing parcel is paid back without sending anything. A refusal can be disputed with order!disputeReturn; an operator of the mall decides then.
 *
 * **The money** of a received order is held until `returnDeadline`, and longer while a return is open. Only then is the store paid.
 * @summary Ask to return goods, or report a parcel that never arrived
 */
export const orderRequestReturnQueryOrderIdMax = 64;

export const orderRequestReturnQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderRequestReturnQueryLinesMin = 5;
export const orderRequestReturnQueryLinesMax = 8000;

export const orderRequestReturnQueryLinesRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);
export const orderRequestReturnQueryReturnDetailMax = 500;

export const orderRequestReturnQueryReturnDetailRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderRequestReturnQueryImagesMax = 2505;

export const orderRequestReturnQueryImagesRegExp = new RegExp(
  '^[!-+\\-.-~]{1,500}(,[!-+\\-.-~]{1,500}){0,4}$',
);
export const orderRequestReturnQueryTotalMin = 0.01;
export const orderRequestReturnQueryTotalMax = 1000000000;
export const orderRequestReturnQueryTotalMultipleOf = 0.01;

export const OrderRequestReturnQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderRequestReturnQueryOrderIdMax)
    .regex(orderRequestReturnQueryOrderIdRegExp)
    .describe('Which shipped or received order.'),
  returnReason: zod
    .enum({
      /** Not received */
      NotReceived: 1,
      /** Does not like it */
      Disliked: 2,
      /** Wrong goods */
      WrongGoods: 3,
      /** Not of the brand it claims to be */
      FakeBrand: 4,
      /** Something is missing */
      ShortShipment: 5,
      /** Damaged */
      Damaged: 6,
      /** Bad quality */
      Quality: 7,
      /** Agreed with the store */
      Negotiated: 8,
      /** Another reason */
      Other: 9,
    })
    .describe('The reason. `1` reports a parcel that never arrived; nothing is sent back then.'),
  lines: zod
    .string()
    .min(orderRequestReturnQueryLinesMin)
    .max(orderRequestReturnQueryLinesMax)
    .regex(orderRequestReturnQueryLinesRegExp)
    .optional()
    .describe(
      'What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.',
    ),
  returnDetail: zod
    .string()
    .max(orderRequestReturnQueryReturnDetailMax)
    .regex(orderRequestReturnQueryReturnDetailRegExp)
    .optional()
    .describe('What happened, for the store to read.'),
  images: zod
    .string()
    .max(orderRequestReturnQueryImagesMax)
    .regex(orderRequestReturnQueryImagesRegExp)
    .optional()
    .describe('Pictures of what arrived.'),
  total: zod.coerce
    .number()
    .min(orderRequestReturnQueryTotalMin)
    .max(orderRequestReturnQueryTotalMax)
    .multipleOf(orderRequestReturnQueryTotalMultipleOf)
    .optional()
    .describe(
      'What the caller was shown, in dollars; `total` of order!returnQuote for the same lines and reason. Any other amount is refused, so that nobody agrees to a sum that has changed meanwhile.',
    ),
});

export const OrderRequestReturnResponse = OrderRequestReturnOk;

/**
 * The buyer has handed the goods of an accepted return to a carrier. The store has to confirm the arrival until `deadline`; after that the money goes back.
 * @summary Say that the goods are on their way back
 */
export const orderSendReturnQueryReturnIdMax = 64;

export const orderSendReturnQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderSendReturnQueryCarrierMax = 60;

export const orderSendReturnQueryCarrierRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderSendReturnQueryTrackingNumberMax = 64;

export const orderSendReturnQueryTrackingNumberRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 ./-]*$');

export const OrderSendReturnQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(orderSendReturnQueryReturnIdMax)
    .regex(orderSendReturnQueryReturnIdRegExp)
    .describe('Which return.'),
  carrier: zod
    .string()
    .min(1)
    .max(orderSendReturnQueryCarrierMax)
    .regex(orderSendReturnQueryCarrierRegExp)
    .describe('Who carries the parcel.'),
  trackingNumber: zod
    .string()
    .min(1)
    .max(orderSendReturnQueryTrackingNumberMax)
    .regex(orderSendReturnQueryTrackingNumberRegExp)
    .describe('Number of the parcel.'),
});

export const OrderSendReturnResponse = OrderSendReturnOk;

/**
 * The buyer does not agree with the refusal of the store. An operator of the mall reads both sides and decides.
 * @summary Ask the mall to decide a refused return
 */
export const orderDisputeReturnQueryReturnIdMax = 64;

export const orderDisputeReturnQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderDisputeReturnQueryStatementMax = 500;

export const orderDisputeReturnQueryStatementRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const orderDisputeReturnQueryImagesMax = 2505;

export const orderDisputeReturnQueryImagesRegExp = new RegExp(
  '^[!-+\\-.-~]{1,500}(,[!-+\\-.-~]{1,500}){0,4}$',
);

export const OrderDisputeReturnQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(orderDisputeReturnQueryReturnIdMax)
    .regex(orderDisputeReturnQueryReturnIdRegExp)
    .describe('Which return.'),
  statement: zod
    .string()
    .min(1)
    .max(orderDisputeReturnQueryStatementMax)
    .regex(orderDisputeReturnQueryStatementRegExp)
    .describe('Why the refusal is wrong.'),
  images: zod
    .string()
    .max(orderDisputeReturnQueryImagesMax)
    .regex(orderDisputeReturnQueryImagesRegExp)
    .optional()
    .describe('Further pictures.'),
});

export const OrderDisputeReturnResponse = OrderDisputeReturnOk;

/**
 * The buyer keeps the goods, or the parcel arrived after all. The return ends without a refund.
 * @summary Withdraw a return
 */
export const orderWithdrawReturnQueryReturnIdMax = 64;

export const orderWithdrawReturnQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderWithdrawReturnQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(orderWithdrawReturnQueryReturnIdMax)
    .regex(orderWithdrawReturnQueryReturnIdRegExp)
    .describe('Which return.'),
});

export const OrderWithdrawReturnResponse = OrderWithdrawReturnOk;

/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 * @summary Count the caller's open orders
 */
export const OrderCountOrderStatusResponse = OrderCountOrderStatusOk;

/**
 * Asks the store to ship one of the caller's orders that waits for shipment (status 1 or 2). It can be done once an order; the status stays as it is.
 * @summary Remind the store to ship
 */
export const orderRemindQueryOrderIdMax = 64;

export const orderRemindQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderRemindQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderRemindQueryOrderIdMax)
    .regex(orderRemindQueryOrderIdRegExp)
    .describe('Which paid order to remind the store of.'),
});

export const OrderRemindResponse = OrderRemindOk;

/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 * @summary Show what orders would cost
 */
export const orderQuoteQueryOrderInfoMin = 5;
export const orderQuoteQueryOrderInfoMax = 8000;

export const orderQuoteQueryOrderInfoRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9_-]{1,64},[1-9]\\d{0,2})*$',
);
export const orderQuoteQueryAddressIdMax = 64;

export const orderQuoteQueryAddressIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderQuoteQueryCouponsMax = 4000;

export const orderQuoteQueryCouponsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32}(,[A-Za-z0-9_-]{1,64},[A-Za-z0-9]{4,32})*$',
);

export const OrderQuoteQueryParams = zod.object({
  orderInfo: zod
    .string()
    .min(orderQuoteQueryOrderInfoMin)
    .max(orderQuoteQueryOrderInfoMax)
    .regex(orderQuoteQueryOrderInfoRegExp)
    .describe(
      'What would be ordered: triplets of goods, variant and number of pieces, all joined by commas.',
    ),
  addressId: zod
    .string()
    .min(1)
    .max(orderQuoteQueryAddressIdMax)
    .regex(orderQuoteQueryAddressIdRegExp)
    .optional()
    .describe('Where it would be delivered to; the default address if left out.'),
  coupons: zod
    .string()
    .max(orderQuoteQueryCouponsMax)
    .regex(orderQuoteQueryCouponsRegExp)
    .optional()
    .describe(
      'Which coupon each of the orders would use. One that cannot be used takes nothing off and says why.',
    ),
});

export const OrderQuoteResponse = OrderQuoteOk;

/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 * @summary Show the log of an order
 */
export const orderLogListQueryOrderIdMax = 64;

export const orderLogListQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OrderLogListQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(orderLogListQueryOrderIdMax)
    .regex(orderLogListQueryOrderIdRegExp)
    .describe('Whose log to show.'),
});

export const OrderLogListResponse = OrderLogListOk;

/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 * @summary List coupons that anyone may use
 */
export const couponListQuerySellerIdMax = 64;

export const couponListQuerySellerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const couponListQueryPageNumDefault = 1;
export const couponListQueryPageNumMax = 10000;

export const couponListQueryPageSizeDefault = 20;
export const couponListQueryPageSizeMax = 100;

export const CouponListQueryParams = zod.object({
  sellerId: zod
    .string()
    .min(1)
    .max(couponListQuerySellerIdMax)
    .regex(couponListQuerySellerIdRegExp)
    .optional()
    .describe('Keeps only what an order of this store can use: its own coupons and those of the mall.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(couponListQueryPageNumMax)
    .default(couponListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(couponListQueryPageSizeMax)
    .default(couponListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const CouponListResponse = CouponListOk;

/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 * @summary List the caller's coupons
 */
export const couponMineQueryPageNumDefault = 1;
export const couponMineQueryPageNumMax = 10000;

export const couponMineQueryPageSizeDefault = 20;
export const couponMineQueryPageSizeMax = 100;

export const CouponMineQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(couponMineQueryPageNumMax)
    .default(couponMineQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(couponMineQueryPageSizeMax)
    .default(couponMineQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const CouponMineResponse = CouponMineOk;

/**
 * Puts a coupon among the caller's own. Claiming it again changes nothing and succeeds. A claim reserves nothing; a coupon counts as used from the order that names it.
 * @summary Claim a coupon
 */
export const couponClaimQueryCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const CouponClaimQueryParams = zod.object({
  code: zod
    .string()
    .regex(couponClaimQueryCodeRegExp)
    .describe("The coupon's code. The case of its letters does not matter."),
});

export const CouponClaimResponse = CouponClaimOk;

/**
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 * @summary List the payment methods of a region
 */
export const paymentMethodsQueryCountryIdMin = 0;
export const paymentMethodsQueryCountryIdMax = 2147483647;

export const PaymentMethodsQueryParams = zod.object({
  countryId: zod.coerce
    .number()
    .int()
    .min(paymentMethodsQueryCountryIdMin)
    .max(paymentMethodsQueryCountryIdMax)
    .optional()
    .describe(
      "The country that is delivered to, as numbered by address!listCountry; that of the caller's default address if left out.",
    ),
});

export const PaymentMethodsResponse = PaymentMethodsOk;

/**
 * Starts the payment of one or several unpaid orders of the caller through a payment provider and answers the page to send the buyer to. Nothing is charged yet. Opened again for the same orders and method while it is unfinished, the same payment is answered.
 * @summary Start a payment by another method
 */
export const paymentOpenQueryOrderIdMax = 1000;

export const paymentOpenQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$');
export const paymentOpenQueryReturnPathMax = 500;

export const paymentOpenQueryReturnPathRegExp = new RegExp('^([/]|[/][A-Za-z0-9_.~-][A-Za-z0-9_.~/?=&%-]*)$');

export const PaymentOpenQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(paymentOpenQueryOrderIdMax)
    .regex(paymentOpenQueryOrderIdRegExp)
    .describe('The orders to pay, joined by commas, all or none.'),
  method: zod
    .enum(['ewallet', 'card', 'crypto'])
    .describe('How to pay; one that payment!methods calls available.'),
  returnPath: zod
    .string()
    .min(1)
    .max(paymentOpenQueryReturnPathMax)
    .regex(paymentOpenQueryReturnPathRegExp)
    .optional()
    .describe(
      "The path of the store that the provider sends the buyer back to, with the payment's number added as paymentId.",
    ),
});

export const PaymentOpenResponse = PaymentOpenOk;

/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 * @summary Show where a payment stands
 */
export const paymentGetQueryPaymentIdMax = 64;

export const paymentGetQueryPaymentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const PaymentGetQueryParams = zod.object({
  paymentId: zod
    .string()
    .min(1)
    .max(paymentGetQueryPaymentIdMax)
    .regex(paymentGetQueryPaymentIdRegExp)
    .describe('Serial number of the payment, as payment!open answered it.'),
});

export const PaymentGetResponse = PaymentGetOk;

/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 * @summary List the caller's bank cards
 */
export const BankCardListResponse = BankCardListOk;

/**
 * Keeps a bank card or account of the caller for later withdrawals. The same number added again replaces its bank and holder. A user keeps at most ten; one more is refused.
 * @summary Keep a bank card
 */
export const bankCardAddQueryBankNameMin = 2;
export const bankCardAddQueryBankNameMax = 64;

export const bankCardAddQueryBankNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const bankCardAddQueryBankUserNameMin = 2;
export const bankCardAddQueryBankUserNameMax = 64;

export const bankCardAddQueryBankUserNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const bankCardAddQueryBankCardNoRegExp = new RegExp('^[A-Za-z0-9]{6,34}$');

export const BankCardAddQueryParams = zod.object({
  bankName: zod
    .string()
    .min(bankCardAddQueryBankNameMin)
    .max(bankCardAddQueryBankNameMax)
    .regex(bankCardAddQueryBankNameRegExp)
    .describe('The bank that keeps the account.'),
  bankUserName: zod
    .string()
    .min(bankCardAddQueryBankUserNameMin)
    .max(bankCardAddQueryBankUserNameMax)
    .regex(bankCardAddQueryBankUserNameRegExp)
    .describe('Whose account it is, as the bank writes it.'),
  bankCardNo: zod
    .string()
    .regex(bankCardAddQueryBankCardNoRegExp)
    .describe('Number of the card or account without blanks.'),
});

export const BankCardAddResponse = BankCardAddOk;

/**
 * Forgets one of the caller's bank cards; forgetting it again succeeds too. One that never was the caller's is refused. Withdrawals under way are not touched.
 * @summary Forget a bank card
 */
export const bankCardDelQueryIdMax = 64;

export const bankCardDelQueryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const BankCardDelQueryParams = zod.object({
  id: zod
    .string()
    .min(1)
    .max(bankCardDelQueryIdMax)
    .regex(bankCardDelQueryIdRegExp)
    .describe("Which of the caller's bank cards to forget."),
});

export const BankCardDelResponse = BankCardDelOk;

/**
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 * @summary Show the balance
 */
export const WalletGetUsdtResponse = WalletGetUsdtOk;

/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * @summary List the movements of the wallet
 */
export const walletLogsQueryPageNumDefault = 1;
export const walletLogsQueryPageNumMax = 10000;

export const walletLogsQueryPageSizeDefault = 20;
export const walletLogsQueryPageSizeMax = 100;

export const WalletLogsQueryParams = zod.object({
  direction: zod
    .enum({
      /** Came into the wallet */
      in: 'in',
      /** Left the wallet */
      out: 'out',
    })
    .optional()
    .describe('Keeps only incoming or only outgoing movements; both by default.'),
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(walletLogsQueryPageNumMax)
    .default(walletLogsQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(walletLogsQueryPageSizeMax)
    .default(walletLogsQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const WalletLogsResponse = WalletLogsOk;

/**
 * Answers a fresh one-time session token that the next recharge must carry, so that a form is never taken twice. Older clients also fetch it before a withdrawal.
 * @summary Open a recharge form
 */
export const RechargeBlockchainRechargeOpenResponse = RechargeBlockchainRechargeOpenOk;

/**
 * Reports that the caller has sent a coin to an address of the mall. The record appears at once as processing;
 * its worth in USDT is credited when the transfer is confirmed, once and only once.
 * @summary Report a recharge over a chain
 */
export const rechargeBlockchainRechargeQuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const rechargeBlockchainRechargeQuerySessionTokenMin = 16;
export const rechargeBlockchainRechargeQuerySessionTokenMax = 64;

export const rechargeBlockchainRechargeQueryBlockchainNameRegExp = new RegExp('^[A-Za-z0-9]{2,20}$');
export const rechargeBlockchainRechargeQueryChannelAddressRegExp = new RegExp('^[A-Za-z0-9]{20,100}$');
export const rechargeBlockchainRechargeQueryAmountRegExp = new RegExp(
  '^(?=[\\d.]*[1-9])(0|[1-9]\\d{0,8})(\\.\\d{1,8})?$',
);

export const rechargeBlockchainRechargeQueryAmountMax = 18;

export const rechargeBlockchainRechargeQueryImgMax = 500;

export const rechargeBlockchainRechargeQueryFromRegExp = new RegExp('^[A-Za-z0-9]{1,128}$');
export const rechargeBlockchainRechargeQueryTxRegExp = new RegExp('^[A-Za-z0-9]{1,128}$');

export const RechargeBlockchainRechargeQueryParams = zod.object({
  session_token: zod
    .stringFormat('password', rechargeBlockchainRechargeQuerySessionTokenRegExp)
    .min(rechargeBlockchainRechargeQuerySessionTokenMin)
    .max(rechargeBlockchainRechargeQuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  coin: zod
    .enum(['USDT', 'ETH', 'BTC', 'USDC'])
    .describe('The coin that was sent; chosen before everything else.'),
  blockchain_name: zod
    .string()
    .regex(rechargeBlockchainRechargeQueryBlockchainNameRegExp)
    .describe('The network that it was sent on; must be one that the mall offers for the coin.'),
  channel_address: zod
    .string()
    .regex(rechargeBlockchainRechargeQueryChannelAddressRegExp)
    .describe('The address of the mall that it was sent to, as the channel list answered it.'),
  amount: zod
    .stringFormat('decimal', rechargeBlockchainRechargeQueryAmountRegExp)
    .max(rechargeBlockchainRechargeQueryAmountMax)
    .describe('Quantity of the coin that was sent, within the limits of the channel.'),
  img: zod
    .string()
    .max(rechargeBlockchainRechargeQueryImgMax)
    .describe('Picture that proves the payment, as the upload answered its address.'),
  from: zod
    .string()
    .regex(rechargeBlockchainRechargeQueryFromRegExp)
    .optional()
    .describe('The address that the coin was sent from, if the sender knows it.'),
  tx: zod
    .string()
    .regex(rechargeBlockchainRechargeQueryTxRegExp)
    .optional()
    .describe('Number of the transfer on the chain, if the sender knows it.'),
});

export const RechargeBlockchainRechargeResponse = RechargeBlockchainRechargeOk;

/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * @summary List own recharges
 */
export const rechargeBlockchainListQueryPageNoDefault = 1;
export const rechargeBlockchainListQueryPageNoMax = 10000;

export const rechargeBlockchainListQueryPageSizeDefault = 10;
export const rechargeBlockchainListQueryPageSizeMax = 100;

export const RechargeBlockchainListQueryParams = zod.object({
  page_no: zod.coerce
    .number()
    .int()
    .min(1)
    .max(rechargeBlockchainListQueryPageNoMax)
    .default(rechargeBlockchainListQueryPageNoDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  page_size: zod.coerce
    .number()
    .int()
    .min(1)
    .max(rechargeBlockchainListQueryPageSizeMax)
    .default(rechargeBlockchainListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  state: zod
    .enum({
      /** Under way */
      Processing: 0,
      /** Done; the amount is booked */
      Succeeded: 1,
      /** Refused or failed; nothing is booked */
      Failed: 2,
    })
    .optional()
    .describe('Keeps only recharges with this status; all by default.'),
});

export const RechargeBlockchainListResponse = RechargeBlockchainListOk;

/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 * @summary Show one of the own recharges
 */
export const rechargeBlockchainGetQueryOrderNoMax = 64;

export const rechargeBlockchainGetQueryOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RechargeBlockchainGetQueryParams = zod.object({
  order_no: zod
    .string()
    .min(1)
    .max(rechargeBlockchainGetQueryOrderNoMax)
    .regex(rechargeBlockchainGetQueryOrderNoRegExp)
    .describe('Serial number of a recharge of the caller.'),
});

export const RechargeBlockchainGetResponse = RechargeBlockchainGetOk;

/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 * @summary Show the price of a coin
 */
export const RechargeBlockchainFeeQueryParams = zod.object({
  symbol: zod
    .enum(['USDT', 'ETH', 'BTC', 'USDC'])
    .optional()
    .describe('The coin whose price to answer; USDT by default.'),
});

export const RechargeBlockchainFeeResponse = RechargeBlockchainFeeOk;

/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 * @summary Show the limits of recharges
 */
export const RechargeBlockchainRechargeLimitConfigResponse = RechargeBlockchainRechargeLimitConfigOk;

/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 * @summary List the channels of coins
 */
export const ChannelBlockchainListQueryParams = zod.object({
  coin: zod
    .enum(['USDT', 'ETH', 'BTC', 'USDC'])
    .optional()
    .describe('Keeps only the channels of this coin; without it all are listed.'),
});

export const ChannelBlockchainListResponse = ChannelBlockchainListOk;

/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 * @summary List the third parties for a recharge
 */
export const ThirdPartyRechargeGetCoinListResponse = ThirdPartyRechargeGetCoinListOk;

/**
 * Begins a recharge through a bank abroad and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through a bank
 */
export const thirdPartyRechargeRechargeQuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const thirdPartyRechargeRechargeQuerySessionTokenMin = 16;
export const thirdPartyRechargeRechargeQuerySessionTokenMax = 64;

export const thirdPartyRechargeRechargeQueryAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const thirdPartyRechargeRechargeQueryAmountMax = 12;

export const thirdPartyRechargeRechargeQueryFrenchCurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const ThirdPartyRechargeRechargeQueryParams = zod.object({
  session_token: zod
    .stringFormat('password', thirdPartyRechargeRechargeQuerySessionTokenRegExp)
    .min(thirdPartyRechargeRechargeQuerySessionTokenMin)
    .max(thirdPartyRechargeRechargeQuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  amount: zod
    .stringFormat('decimal', thirdPartyRechargeRechargeQueryAmountRegExp)
    .max(thirdPartyRechargeRechargeQueryAmountMax)
    .describe('The amount to credit in USDT, within one range of the product Bank.'),
  frenchCurrency: zod
    .string()
    .regex(thirdPartyRechargeRechargeQueryFrenchCurrencyRegExp)
    .describe('The currency in which the bank is to be paid; the third party converts it.'),
});

export const ThirdPartyRechargeRechargeResponse = ThirdPartyRechargeRechargeOk;

/**
 * Begins a recharge through GCash and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash
 */
export const thirdPartyRechargePhpRechargeQuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const thirdPartyRechargePhpRechargeQuerySessionTokenMin = 16;
export const thirdPartyRechargePhpRechargeQuerySessionTokenMax = 64;

export const thirdPartyRechargePhpRechargeQueryAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const thirdPartyRechargePhpRechargeQueryAmountMax = 12;

export const ThirdPartyRechargePhpRechargeQueryParams = zod.object({
  session_token: zod
    .stringFormat('password', thirdPartyRechargePhpRechargeQuerySessionTokenRegExp)
    .min(thirdPartyRechargePhpRechargeQuerySessionTokenMin)
    .max(thirdPartyRechargePhpRechargeQuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  amount: zod
    .stringFormat('decimal', thirdPartyRechargePhpRechargeQueryAmountRegExp)
    .max(thirdPartyRechargePhpRechargeQueryAmountMax)
    .describe('The amount to credit in USDT, within one range of the product GCash.'),
});

export const ThirdPartyRechargePhpRechargeResponse = ThirdPartyRechargePhpRechargeOk;

/**
 * Begins a recharge through GCash 2.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash 2.0
 */
export const thirdPartyRechargePhpRecharge2QuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const thirdPartyRechargePhpRecharge2QuerySessionTokenMin = 16;
export const thirdPartyRechargePhpRecharge2QuerySessionTokenMax = 64;

export const thirdPartyRechargePhpRecharge2QueryAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const thirdPartyRechargePhpRecharge2QueryAmountMax = 12;

export const thirdPartyRechargePhpRecharge2QueryPageUrlMax = 2000;

export const ThirdPartyRechargePhpRecharge2QueryParams = zod.object({
  session_token: zod
    .stringFormat('password', thirdPartyRechargePhpRecharge2QuerySessionTokenRegExp)
    .min(thirdPartyRechargePhpRecharge2QuerySessionTokenMin)
    .max(thirdPartyRechargePhpRecharge2QuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  amount: zod
    .stringFormat('decimal', thirdPartyRechargePhpRecharge2QueryAmountRegExp)
    .max(thirdPartyRechargePhpRecharge2QueryAmountMax)
    .describe('The amount to credit in USDT, within one range of the product GCash2.0.'),
  pageUrl: zod
    .string()
    .max(thirdPartyRechargePhpRecharge2QueryPageUrlMax)
    .describe('The page to which the third party leads back after the payment.'),
});

export const ThirdPartyRechargePhpRecharge2Response = ThirdPartyRechargePhpRecharge2Ok;

/**
 * Begins a recharge through GCash 3.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash 3.0
 */
export const thirdPartyRechargePhpRecharge3QuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const thirdPartyRechargePhpRecharge3QuerySessionTokenMin = 16;
export const thirdPartyRechargePhpRecharge3QuerySessionTokenMax = 64;

export const thirdPartyRechargePhpRecharge3QueryAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const thirdPartyRechargePhpRecharge3QueryAmountMax = 12;

export const thirdPartyRechargePhpRecharge3QueryPageUrlMax = 2000;

export const ThirdPartyRechargePhpRecharge3QueryParams = zod.object({
  session_token: zod
    .stringFormat('password', thirdPartyRechargePhpRecharge3QuerySessionTokenRegExp)
    .min(thirdPartyRechargePhpRecharge3QuerySessionTokenMin)
    .max(thirdPartyRechargePhpRecharge3QuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  amount: zod
    .stringFormat('decimal', thirdPartyRechargePhpRecharge3QueryAmountRegExp)
    .max(thirdPartyRechargePhpRecharge3QueryAmountMax)
    .describe('The amount to credit in USDT, within one range of the product GCash3.0.'),
  pageUrl: zod
    .string()
    .max(thirdPartyRechargePhpRecharge3QueryPageUrlMax)
    .describe('The page to which the third party leads back after the payment.'),
});

export const ThirdPartyRechargePhpRecharge3Response = ThirdPartyRechargePhpRecharge3Ok;

/**
 * Begins a recharge through Maya and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through Maya
 */
export const thirdPartyRechargePhpRecharge4QuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const thirdPartyRechargePhpRecharge4QuerySessionTokenMin = 16;
export const thirdPartyRechargePhpRecharge4QuerySessionTokenMax = 64;

export const thirdPartyRechargePhpRecharge4QueryAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const thirdPartyRechargePhpRecharge4QueryAmountMax = 12;

export const thirdPartyRechargePhpRecharge4QueryPageUrlMax = 2000;

export const ThirdPartyRechargePhpRecharge4QueryParams = zod.object({
  session_token: zod
    .stringFormat('password', thirdPartyRechargePhpRecharge4QuerySessionTokenRegExp)
    .min(thirdPartyRechargePhpRecharge4QuerySessionTokenMin)
    .max(thirdPartyRechargePhpRecharge4QuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  amount: zod
    .stringFormat('decimal', thirdPartyRechargePhpRecharge4QueryAmountRegExp)
    .max(thirdPartyRechargePhpRecharge4QueryAmountMax)
    .describe('The amount to credit in USDT, within one range of the product Maya.'),
  pageUrl: zod
    .string()
    .max(thirdPartyRechargePhpRecharge4QueryPageUrlMax)
    .describe('The page to which the third party leads back after the payment.'),
});

export const ThirdPartyRechargePhpRecharge4Response = ThirdPartyRechargePhpRecharge4Ok;

/**
 * Begins a recharge through GCash pay and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash pay
 */
export const thirdPartyRechargePhpRecharge5QuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const thirdPartyRechargePhpRecharge5QuerySessionTokenMin = 16;
export const thirdPartyRechargePhpRecharge5QuerySessionTokenMax = 64;

export const thirdPartyRechargePhpRecharge5QueryAmountRegExp = new RegExp('^[1-9]\\d{0,8}(\\.\\d{1,2})?$');

export const thirdPartyRechargePhpRecharge5QueryAmountMax = 12;

export const thirdPartyRechargePhpRecharge5QueryPageUrlMax = 2000;

export const ThirdPartyRechargePhpRecharge5QueryParams = zod.object({
  session_token: zod
    .stringFormat('password', thirdPartyRechargePhpRecharge5QuerySessionTokenRegExp)
    .min(thirdPartyRechargePhpRecharge5QuerySessionTokenMin)
    .max(thirdPartyRechargePhpRecharge5QuerySessionTokenMax)
    .describe('The one-time token that recharge_open answered to this caller.'),
  amount: zod
    .stringFormat('decimal', thirdPartyRechargePhpRecharge5QueryAmountRegExp)
    .max(thirdPartyRechargePhpRecharge5QueryAmountMax)
    .describe('The amount to credit in USDT, within one range of the product GCash pay.'),
  pageUrl: zod
    .string()
    .max(thirdPartyRechargePhpRecharge5QueryPageUrlMax)
    .describe('The page to which the third party leads back after the payment.'),
});

export const ThirdPartyRechargePhpRecharge5Response = ThirdPartyRechargePhpRecharge5Ok;

/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 * @summary List own withdrawals
 */
export const withdrawListQueryPageNoDefault = 1;
export const withdrawListQueryPageNoMax = 10000;

export const withdrawListQueryPageSizeDefault = 10;
export const withdrawListQueryPageSizeMax = 100;

export const WithdrawListQueryParams = zod.object({
  page_no: zod.coerce
    .number()
    .int()
    .min(1)
    .max(withdrawListQueryPageNoMax)
    .default(withdrawListQueryPageNoDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  page_size: zod.coerce
    .number()
    .int()
    .min(1)
    .max(withdrawListQueryPageSizeMax)
    .default(withdrawListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  state: zod
    .enum({
      /** Under way */
      Processing: 0,
      /** Done; the amount is booked */
      Succeeded: 1,
      /** Refused or failed; nothing is booked */
      Failed: 2,
    })
    .optional()
    .describe('Keeps only withdrawals with this status; all by default.'),
});

export const WithdrawListResponse = WithdrawListOk;

/**
 * Takes a quantity of a coin out of the wallet to the bound address, or its worth to a bank. The worth leaves the wallet
 * at once and comes back if the withdrawal is refused. Needs an advanced verification, a bound authenticator, phone or
 * e-mail address, the fund password, and the code that the authenticator shows. Existing clients can not send that code;
 * what they request waits for two people of the desk.
 * @summary Request a withdrawal
 */
export const withdrawApplyQuerySessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const withdrawApplyQuerySessionTokenMin = 16;
export const withdrawApplyQuerySessionTokenMax = 64;

export const withdrawApplyQuerySafewordRegExp = new RegExp('^\\d{6}$');
export const withdrawApplyQueryAuthenticatorCodeRegExp = new RegExp('^\\d{6}$');
export const withdrawApplyQueryAmountRegExp = new RegExp(
  '^(?=[\\d.]*[1-9])(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$',
);

export const withdrawApplyQueryAmountMax = 29;

export const withdrawApplyQueryFromRegExp = new RegExp(
  '^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{24,33})$',
);
export const withdrawApplyQueryBankNameMin = 2;
export const withdrawApplyQueryBankNameMax = 64;

export const withdrawApplyQueryBankNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawApplyQueryBankUserNameMin = 2;
export const withdrawApplyQueryBankUserNameMax = 64;

export const withdrawApplyQueryBankUserNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawApplyQueryBankCardNoRegExp = new RegExp('^[A-Za-z0-9]{6,34}$');
export const withdrawApplyQueryRoutingNumRegExp = new RegExp('^[A-Za-z0-9]{4,20}$');
export const withdrawApplyQuerySwiftCodeRegExp = new RegExp('^[A-Za-z0-9]{4,20}$');
export const withdrawApplyQueryAccountAddressMax = 255;

export const withdrawApplyQueryAccountAddressRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawApplyQueryBankAddressMax = 255;

export const withdrawApplyQueryBankAddressRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const withdrawApplyQueryCountryNameMax = 255;

export const withdrawApplyQueryCountryNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const WithdrawApplyQueryParams = zod.object({
  session_token: zod
    .stringFormat('password', withdrawApplyQuerySessionTokenRegExp)
    .min(withdrawApplyQuerySessionTokenMin)
    .max(withdrawApplyQuerySessionTokenMax)
    .describe('The one-time token that withdraw_open, or recharge_open, answered to this caller.'),
  safeword: zod
    .stringFormat('password', withdrawApplyQuerySafewordRegExp)
    .describe('The fund password of the caller.'),
  authenticatorCode: zod
    .string()
    .regex(withdrawApplyQueryAuthenticatorCodeRegExp)
    .optional()
    .describe('The six digits that the authenticator shows now. Each code is accepted once.'),
  amount: zod
    .stringFormat('decimal', withdrawApplyQueryAmountRegExp)
    .max(withdrawApplyQueryAmountMax)
    .describe('Quantity of the coin, handling fee included, within the published limits.'),
  channel: zod.enum(['USDT', 'ETH', 'BTC', 'USDC', 'bank']).describe('What to be paid out in.'),
  from: zod
    .string()
    .regex(withdrawApplyQueryFromRegExp)
    .optional()
    .describe(
      'The address to pay to, despite its name; must be the one that is bound. Not needed for a bank.',
    ),
  currency: zod
    .enum(['USDT', 'ETH', 'BTC', 'USDC'])
    .optional()
    .describe('The currency of the wallet that pays; always USDT.'),
  bankName: zod
    .string()
    .min(withdrawApplyQueryBankNameMin)
    .max(withdrawApplyQueryBankNameMax)
    .regex(withdrawApplyQueryBankNameRegExp)
    .optional()
    .describe('The bank to pay, for the channel `bank`.'),
  bankUserName: zod
    .string()
    .min(withdrawApplyQueryBankUserNameMin)
    .max(withdrawApplyQueryBankUserNameMax)
    .regex(withdrawApplyQueryBankUserNameRegExp)
    .optional()
    .describe('Holder of the account, for the channel `bank`.'),
  bankCardNo: zod
    .string()
    .regex(withdrawApplyQueryBankCardNoRegExp)
    .optional()
    .describe('Card or account to pay to, for the channel `bank`.'),
  routingNum: zod
    .string()
    .regex(withdrawApplyQueryRoutingNumRegExp)
    .optional()
    .describe('Routing number of the bank, where its country has them.'),
  swiftCode: zod
    .string()
    .regex(withdrawApplyQuerySwiftCodeRegExp)
    .optional()
    .describe('What the bank is called between banks (BIC).'),
  accountAddress: zod
    .string()
    .max(withdrawApplyQueryAccountAddressMax)
    .regex(withdrawApplyQueryAccountAddressRegExp)
    .optional()
    .describe('Where the holder of the account lives.'),
  bankAddress: zod
    .string()
    .max(withdrawApplyQueryBankAddressMax)
    .regex(withdrawApplyQueryBankAddressRegExp)
    .optional()
    .describe('Street and city where the bank is.'),
  countryName: zod
    .string()
    .max(withdrawApplyQueryCountryNameMax)
    .regex(withdrawApplyQueryCountryNameRegExp)
    .optional()
    .describe('Country of the bank.'),
});

export const WithdrawApplyResponse = WithdrawApplyOk;

/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 * @summary Show the handling fee of withdrawals
 */
export const WithdrawFeeQueryParams = zod.object({
  channel: zod
    .enum(['USDT', 'ETH', 'BTC', 'USDC', 'bank'])
    .optional()
    .describe('What would be paid out; without it USDT.'),
});

export const WithdrawFeeResponse = WithdrawFeeOk;

/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 * @summary Show one of the own withdrawals
 */
export const withdrawGetQueryOrderNoMax = 64;

export const withdrawGetQueryOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const WithdrawGetQueryParams = zod.object({
  order_no: zod
    .string()
    .min(1)
    .max(withdrawGetQueryOrderNoMax)
    .regex(withdrawGetQueryOrderNoRegExp)
    .describe('Serial number of a withdrawal of the caller.'),
});

export const WithdrawGetResponse = WithdrawGetOk;

/**
 * Answers a fresh one-time session token that the next withdrawal must carry, and the bound address that it will go to.
 * @summary Open a withdrawal form
 */
export const WithdrawWithdrawOpenResponse = WithdrawWithdrawOpenOk;

/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 * @summary Show the limits of withdrawals
 */
export const WithdrawWithdrawLimitConfigResponse = WithdrawWithdrawLimitConfigOk;

/**
 * Removes the bound withdrawal address after a pause, so that another one can be bound. The pause is a setting. The owner is
 * notified at every proven address, and can stop the removal until then. A repeated request keeps the date of the first
 * one. Needs the code that the authenticator shows; without an authenticator, customer service removes the address.
 * @summary Ask for the withdrawal address to be removed
 */
export const withdrawRequestAddressReleaseQueryAuthenticatorCodeRegExp = new RegExp('^\\d{6}$');

export const WithdrawRequestAddressReleaseQueryParams = zod.object({
  authenticatorCode: zod
    .string()
    .regex(withdrawRequestAddressReleaseQueryAuthenticatorCodeRegExp)
    .describe('The six digits that the authenticator shows now. Each code is accepted once.'),
});

export const WithdrawRequestAddressReleaseResponse = WithdrawRequestAddressReleaseOk;

/**
 * Stops the removal of the bound withdrawal address. Succeeds too where none was requested; an address that is already removed can not be kept.
 * @summary Keep the withdrawal address after all
 */
export const WithdrawCancelAddressReleaseResponse = WithdrawCancelAddressReleaseOk;

/**
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 * @summary Check whether the caller may apply for a loan
 */
export const CreditCheckResponse = CreditCheckOk;

/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 * @summary Show the conditions of loans
 */
export const CreditConfigResponse = CreditConfigOk;

/**
 * Applies for a loan in USDT. It is decided within an hour at the earliest and, when granted, paid into the wallet. A refused application is made again with its own creditId. Where the caller's identity is verified, name and document number must be the same.
 * @summary Apply for a loan
 */
export const creditApplyQueryRealNameMin = 2;
export const creditApplyQueryRealNameMax = 64;

export const creditApplyQueryRealNameRegExp = new RegExp(
  "^(?!.*(?:\\.\\p{Ll}{2}|[\\u115f\\u1160\\u3164\\uffa0]))['\\u2018\\u2019\\u00b4`]?\\p{L}[\\p{Zs}\\p{Pd}.,/'\\u2018\\u2019\\u00b4`\\u00b7\\u2022\\u2027\\u30fb\\uff65\\uff1d\\u05f3\\u05f4\\u0f0b\\u200c\\u200d]*[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{Zs}\\p{Pd}.,/'\\u2018\\u2019\\u00b4`\\u00b7\\u2022\\u2027\\u30fb\\uff65\\uff1d\\u05f3\\u05f4\\u0f0b\\u200c\\u200d]*$",
  'u',
);
export const creditApplyQueryCreditPeriodMax = 365;

export const creditApplyQueryApplyAmountMin = 100000;
export const creditApplyQueryApplyAmountMax = 30000000;
export const creditApplyQueryApplyAmountMultipleOf = 0.01;

export const creditApplyQueryCountryIdMax = 999999;

export const creditApplyQueryIdentificationRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');
export const creditApplyQueryImgCertificateFaceMax = 500;

export const creditApplyQueryImgCertificateBackMax = 500;

export const creditApplyQueryImgCertificateHandMax = 500;

export const creditApplyQueryCreditIdMax = 64;

export const creditApplyQueryCreditIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreditApplyQueryParams = zod.object({
  realName: zod
    .string()
    .min(creditApplyQueryRealNameMin)
    .max(creditApplyQueryRealNameMax)
    .regex(creditApplyQueryRealNameRegExp)
    .describe('Full name of the applicant as the document has it.'),
  creditPeriod: zod.coerce
    .number()
    .int()
    .min(1)
    .max(creditApplyQueryCreditPeriodMax)
    .describe('For how many days; must be one of the terms that are open to the caller.'),
  applyAmount: zod.coerce
    .number()
    .min(creditApplyQueryApplyAmountMin)
    .max(creditApplyQueryApplyAmountMax)
    .multipleOf(creditApplyQueryApplyAmountMultipleOf)
    .describe('What is to be lent, in USDT.'),
  countryId: zod.coerce
    .number()
    .int()
    .min(1)
    .max(creditApplyQueryCountryIdMax)
    .describe('Nationality of the applicant.'),
  identification: zod
    .string()
    .regex(creditApplyQueryIdentificationRegExp)
    .describe('Number of the identity card or passport.'),
  imgCertificateFace: zod
    .string()
    .max(creditApplyQueryImgCertificateFaceMax)
    .describe('Front of the document, as the upload answered its address.'),
  imgCertificateBack: zod
    .string()
    .max(creditApplyQueryImgCertificateBackMax)
    .describe('Back of the document, as the upload answered its address.'),
  imgCertificateHand: zod
    .string()
    .max(creditApplyQueryImgCertificateHandMax)
    .describe('The applicant with the document in hand, as the upload answered its address.'),
  creditId: zod
    .string()
    .min(1)
    .max(creditApplyQueryCreditIdMax)
    .regex(creditApplyQueryCreditIdRegExp)
    .optional()
    .describe('The refused application that this one replaces; left out for a first one.'),
  agreement: zod
    .enum({
      /** No, off or not so */
      No: 0,
      /** Yes, on or so */
      Yes: 1,
    })
    .optional()
    .describe(
      'Whether the loan agreement is ticked. Refused with 0 or without it; only existing clients, which ask on their own screen, may leave it out.',
    ),
});

export const CreditApplyResponse = CreditApplyOk;

/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 * @summary Show the bill of the open loan
 */
export const CreditBillResponse = CreditBillOk;

/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 * @summary List own loans
 */
export const creditHistroyQueryPageNumDefault = 1;
export const creditHistroyQueryPageNumMax = 10000;

export const creditHistroyQueryPageSizeDefault = 20;
export const creditHistroyQueryPageSizeMax = 100;

export const CreditHistroyQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(creditHistroyQueryPageNumMax)
    .default(creditHistroyQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(creditHistroyQueryPageSizeMax)
    .default(creditHistroyQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const CreditHistroyResponse = CreditHistroyOk;

/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 * @summary Show what repaying a loan would take
 */
export const creditBeforepayQueryCreditIdMax = 64;

export const creditBeforepayQueryCreditIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreditBeforepayQueryParams = zod.object({
  creditId: zod
    .string()
    .min(1)
    .max(creditBeforepayQueryCreditIdMax)
    .regex(creditBeforepayQueryCreditIdRegExp)
    .describe('A loan of the caller that is approved or overdue.'),
});

export const CreditBeforepayResponse = CreditBeforepayOk;

/**
 * Takes amount and interest of one loan of the caller out of the wallet in one sum. It is done once and only once, whatever is repeated.
 * @summary Repay a loan
 */
export const creditPayQueryCreditIdMax = 64;

export const creditPayQueryCreditIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const creditPayQuerySafewordRegExp = new RegExp('^\\d{6}$');
export const creditPayQueryTotalMin = 0;
export const creditPayQueryTotalMax = 1000000000;
export const creditPayQueryTotalMultipleOf = 0.01;

export const CreditPayQueryParams = zod.object({
  creditId: zod
    .string()
    .min(1)
    .max(creditPayQueryCreditIdMax)
    .regex(creditPayQueryCreditIdRegExp)
    .describe('A loan of the caller that is approved or overdue.'),
  safeword: zod
    .stringFormat('password', creditPayQuerySafewordRegExp)
    .describe('The fund password of the caller.'),
  total: zod.coerce
    .number()
    .min(creditPayQueryTotalMin)
    .max(creditPayQueryTotalMax)
    .multipleOf(creditPayQueryTotalMultipleOf)
    .optional()
    .describe(
      'What the caller was shown, in dollars: `estimatePayment` of credit!beforepay. Where another day of interest has come since, the call is refused with `repaymentChanged` and nothing is taken. Without it the sum of this moment is taken.',
    ),
});

export const CreditPayResponse = CreditPayOk;

/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 * @summary Show a refused application
 */
export const creditBeforereapplyQueryCreditIdMax = 64;

export const creditBeforereapplyQueryCreditIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreditBeforereapplyQueryParams = zod.object({
  creditId: zod
    .string()
    .min(1)
    .max(creditBeforereapplyQueryCreditIdMax)
    .regex(creditBeforereapplyQueryCreditIdRegExp)
    .describe('A refused application of the caller.'),
});

export const CreditBeforereapplyResponse = CreditBeforereapplyOk;

/**
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count unread messages of customer service
 */
export const NewOnlinechatUnreadResponse = NewOnlinechatUnreadOk;

/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 * @summary List messages with customer service
 */
export const newOnlinechatListQueryMessageIdMax = 64;

export const newOnlinechatListQueryMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const newOnlinechatListQueryShowImgRegExp = new RegExp('^(true|false)$');

export const NewOnlinechatListQueryParams = zod.object({
  message_id: zod
    .string()
    .min(1)
    .max(newOnlinechatListQueryMessageIdMax)
    .regex(newOnlinechatListQueryMessageIdRegExp)
    .optional()
    .describe('Answers only messages older than this one; without it the newest.'),
  show_img: zod
    .string()
    .regex(newOnlinechatListQueryShowImgRegExp)
    .optional()
    .describe('`false` leaves out pictures.'),
});

export const NewOnlinechatListResponse = NewOnlinechatListOk;

/**
 * Sends a text, or a picture that was uploaded before, to customer service. The message is at once part of the list.
 * @summary Send a message to customer service
 */
export const newOnlinechatSendQueryContentMax = 1000;

export const newOnlinechatSendQueryContentRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const NewOnlinechatSendQueryParams = zod.object({
  type: zod.enum(['text', 'img']).describe('What `content` holds.'),
  content: zod
    .string()
    .min(1)
    .max(newOnlinechatSendQueryContentMax)
    .regex(newOnlinechatSendQueryContentRegExp)
    .describe('The text, or the address that the upload answered for a picture.'),
});

export const NewOnlinechatSendResponse = NewOnlinechatSendOk;

/**
 * Answers a token for a chat that runs on another host, `{host}/chat`, so that it does not get the token of the session. It is good for the operations of the chats and for their pictures; every other operation refuses it like the token of an ended session. It ends after twelve hours, or with the session that asked for it.
 * @summary Open a token for a chat window
 */
export const NewOnlinechatTokenResponse = NewOnlinechatTokenOk;

/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count unread messages of stores
 */
export const UserOnlineChatControllerUnreadQueryParams = zod.object({
  loginType: zod
    .enum(['user', 'shop'])
    .optional()
    .describe("As whom the caller asks; without it as a buyer. A caller who has no store can't ask as one."),
});

export const UserOnlineChatControllerUnreadResponse = UserOnlineChatControllerUnreadOk;

/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 * @summary List conversations with stores
 */
export const UserOnlineChatControllerUserlistResponse = UserOnlineChatControllerUserlistOk;

/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 * @summary List messages with a store
 */
export const userOnlineChatControllerListQueryPartyidMax = 64;

export const userOnlineChatControllerListQueryPartyidRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const userOnlineChatControllerListQueryMessageIdMax = 64;

export const userOnlineChatControllerListQueryMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UserOnlineChatControllerListQueryParams = zod.object({
  partyid: zod
    .string()
    .min(1)
    .max(userOnlineChatControllerListQueryPartyidMax)
    .regex(userOnlineChatControllerListQueryPartyidRegExp)
    .describe('The store of the conversation.'),
  message_id: zod
    .string()
    .min(1)
    .max(userOnlineChatControllerListQueryMessageIdMax)
    .regex(userOnlineChatControllerListQueryMessageIdRegExp)
    .optional()
    .describe('Answers only messages older than this one; without it the newest.'),
});

export const UserOnlineChatControllerListResponse = UserOnlineChatControllerListOk;

/**
 * Sends a text, or a picture that the caller uploaded before, to a store. The message is at once part of the list. The owner of a store can't write to it as a buyer.
 * @summary Send a message to a store
 */
export const userOnlineChatControllerSendQueryPartyidMax = 64;

export const userOnlineChatControllerSendQueryPartyidRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const userOnlineChatControllerSendQueryContentMax = 1000;

export const userOnlineChatControllerSendQueryContentRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const UserOnlineChatControllerSendQueryParams = zod.object({
  partyid: zod
    .string()
    .min(1)
    .max(userOnlineChatControllerSendQueryPartyidMax)
    .regex(userOnlineChatControllerSendQueryPartyidRegExp)
    .describe('The store of the conversation.'),
  type: zod.enum(['text', 'img']).describe('What `content` holds.'),
  content: zod
    .string()
    .min(1)
    .max(userOnlineChatControllerSendQueryContentMax)
    .regex(userOnlineChatControllerSendQueryContentRegExp)
    .describe('The text, or the address that the upload answered for a picture.'),
});

export const UserOnlineChatControllerSendResponse = UserOnlineChatControllerSendOk;

/**
 * Takes one picture and answers the address under which the server keeps it, decoded anew and freed of its metadata.
 * The size limit depends on what it is for: 2 MiB for the logo of a store, 10 MiB for reviews and chat, 30 MiB for proofs
 * and identity. Those last ones are shown to their owner only. Without a token far fewer pictures are taken, and they are
 * thrown away again unless a form uses them.
 * @summary Upload a picture
 */
export const UploadimgExecuteBodySchema = UploadimgExecuteBody;

export const UploadimgExecuteResponse = UploadimgExecuteOk;
