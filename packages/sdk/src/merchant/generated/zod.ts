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

export const VerificationCodeRegExp = new RegExp('^\\d{6}$');

export const VerificationCode = zod
  .string()
  .regex(VerificationCodeRegExp)
  .describe('The six digits that were sent or that an authenticator shows.');

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;

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

export const OfficeTokenMin = 32;
export const OfficeTokenMax = 64;

export const OfficeTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OfficeToken = zod
  .string()
  .min(OfficeTokenMin)
  .max(OfficeTokenMax)
  .regex(OfficeTokenRegExp)
  .describe('Token of a session, sent as `Authorization: Bearer`, never in an address.');

export type OfficeToken = zod.input<typeof OfficeToken>;
export type OfficeTokenOutput = zod.output<typeof OfficeToken>;

export const EpochMsMin = 0;
export const EpochMsMax = 253402300799999;

export const EpochMs = zod
  .int()
  .min(EpochMsMin)
  .max(EpochMsMax)
  .describe('Milliseconds since 1970-01-01T00:00:00Z.');

export type EpochMs = zod.input<typeof EpochMs>;
export type EpochMsOutput = zod.output<typeof EpochMs>;

export const MerchantLogin = zod
  .object({
    token: OfficeToken.describe('Token of the new session.'),
    expiresAt: EpochMs.describe('When the session ends at the latest.'),
  })
  .describe('A session of the merchant zone.');

export type MerchantLogin = zod.input<typeof MerchantLogin>;
export type MerchantLoginOutput = zod.output<typeof MerchantLogin>;

export const MerchantSessionLoginOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantLogin,
  })
  .describe('The session is open.');

export type MerchantSessionLoginOk = zod.input<typeof MerchantSessionLoginOk>;
export type MerchantSessionLoginOkOutput = zod.output<typeof MerchantSessionLoginOk>;

export const MerchantSessionLoginAnswer = zod.union([MerchantSessionLoginOk, Failure]);

export type MerchantSessionLoginAnswer = zod.input<typeof MerchantSessionLoginAnswer>;
export type MerchantSessionLoginAnswerOutput = zod.output<typeof MerchantSessionLoginAnswer>;

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

export const OptionalLabelMax = 255;

export const OptionalLabel = zod
  .string()
  .max(OptionalLabelMax)
  .nullable()
  .describe('A short text, or null where there is none.');

export type OptionalLabel = zod.input<typeof OptionalLabel>;
export type OptionalLabelOutput = zod.output<typeof OptionalLabel>;

export const ImageUrlMax = 500;

export const ImageUrl = zod
  .string()
  .max(ImageUrlMax)
  .describe('Address of a picture, absolute or relative to the server.');

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const merchantStoreIdMax = 64;

export const merchantStoreIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantStoreNameMax = 255;

export const merchantStoreNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantStoreAvatarMax = 500;

export const MerchantStore = zod
  .object({
    id: zod.string().min(1).max(merchantStoreIdMax).regex(merchantStoreIdRegExp).describe('The store.'),
    name: zod
      .string()
      .max(merchantStoreNameMax)
      .regex(merchantStoreNameRegExp)
      .describe('Name of the store.'),
    avatar: zod.string().max(merchantStoreAvatarMax).describe('Square logo.'),
    isOpen: zod.boolean().describe('Whether buyers see it.'),
  })
  .describe('The store of the session.');

export type MerchantStore = zod.input<typeof MerchantStore>;
export type MerchantStoreOutput = zod.output<typeof MerchantStore>;

export const MerchantPermission = zod
  .enum({
    /** See orders and figures */
    'orders:see': 'orders:see',
    /** Confirm and ship orders */
    'orders:act': 'orders:act',
    /** See goods */
    'goods:see': 'goods:see',
    /** Change goods and stock */
    'goods:act': 'goods:act',
    /** See earnings */
    'earnings:see': 'earnings:see',
    /** Take earnings out */
    'payouts:ask': 'payouts:ask',
    /** Answer reviews */
    'reviews:act': 'reviews:act',
    /** Write to buyers */
    'chat:act': 'chat:act',
    /** Change the page of the store */
    'store:act': 'store:act',
  })
  .describe('What a person may do for the store.');

export type MerchantPermission = zod.input<typeof MerchantPermission>;
export type MerchantPermissionOutput = zod.output<typeof MerchantPermission>;

export const merchantMeUserIdMax = 64;

export const merchantMeUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantMeUsernameMax = 255;

export const merchantMeUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantMeDisplayNameMax = 255;

export const merchantMePermissionsMax = 20;

export const MerchantMe = zod
  .object({
    userId: zod
      .string()
      .min(1)
      .max(merchantMeUserIdMax)
      .regex(merchantMeUserIdRegExp)
      .describe('The account.'),
    username: zod
      .string()
      .max(merchantMeUsernameMax)
      .regex(merchantMeUsernameRegExp)
      .describe('Name of the account.'),
    displayName: zod
      .string()
      .max(merchantMeDisplayNameMax)
      .nullable()
      .describe('Name that the mall shows, or null.'),
    store: zod.union([MerchantStore, zod.null()]).describe('The store, or null for an account without one.'),
    permissions: zod
      .array(MerchantPermission)
      .max(merchantMePermissionsMax)
      .describe('What this session may do.'),
    expiresAt: EpochMs.describe('When the session ends at the latest.'),
  })
  .describe('Who is logged in, and for which store.');

export type MerchantMe = zod.input<typeof MerchantMe>;
export type MerchantMeOutput = zod.output<typeof MerchantMe>;

export const MerchantSessionMeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantMe,
  })
  .describe('Who is logged in.');

export type MerchantSessionMeOk = zod.input<typeof MerchantSessionMeOk>;
export type MerchantSessionMeOkOutput = zod.output<typeof MerchantSessionMeOk>;

export const MerchantSessionMeAnswer = zod.union([MerchantSessionMeOk, Failure]);

export type MerchantSessionMeAnswer = zod.input<typeof MerchantSessionMeAnswer>;
export type MerchantSessionMeAnswerOutput = zod.output<typeof MerchantSessionMeAnswer>;

export const NoData = zod.literal(null).describe('This call answers with nothing but its success.');

export type NoData = zod.input<typeof NoData>;
export type NoDataOutput = zod.output<typeof NoData>;

export const MerchantSessionEndOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The session has ended.');

export type MerchantSessionEndOk = zod.input<typeof MerchantSessionEndOk>;
export type MerchantSessionEndOkOutput = zod.output<typeof MerchantSessionEndOk>;

export const MerchantSessionEndAnswer = zod.union([MerchantSessionEndOk, Failure]);

export type MerchantSessionEndAnswer = zod.input<typeof MerchantSessionEndAnswer>;
export type MerchantSessionEndAnswerOutput = zod.output<typeof MerchantSessionEndAnswer>;

export const CountMin = 0;
export const CountMax = 2147483647;

export const Count = zod.int().min(CountMin).max(CountMax).describe('How many.');

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;

export const CoinAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const CoinAmountMax = 29;

export const CoinAmount = zod
  .stringFormat('decimal', CoinAmountRegExp)
  .max(CoinAmountMax)
  .describe('An amount of a coin, exact, with up to ten decimals.');

export type CoinAmount = zod.input<typeof CoinAmount>;
export type CoinAmountOutput = zod.output<typeof CoinAmount>;

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

export const DollarAmountMin = 0;
export const DollarAmountMax = 1000000000;

export const DollarAmount = zod
  .number()
  .min(DollarAmountMin)
  .max(DollarAmountMax)
  .describe('US dollars with at most two decimals.');

export type DollarAmount = zod.input<typeof DollarAmount>;
export type DollarAmountOutput = zod.output<typeof DollarAmount>;

export const DayFigure = zod
  .object({
    day: CalendarDate,
    orders: Count.describe('Orders that were paid on that day.'),
    sum: DollarAmount.describe('Sum of their goods, less discounts and coupons.'),
  })
  .describe('Orders and their sum on one day in UTC+8.');

export type DayFigure = zod.input<typeof DayFigure>;
export type DayFigureOutput = zod.output<typeof DayFigure>;

export const merchantFiguresToConfirmMin = 0;
export const merchantFiguresToConfirmMax = 2147483647;

export const merchantFiguresToShipMin = 0;
export const merchantFiguresToShipMax = 2147483647;

export const merchantFiguresLateToShipMin = 0;
export const merchantFiguresLateToShipMax = 2147483647;

export const merchantFiguresRefundsMin = 0;
export const merchantFiguresRefundsMax = 2147483647;

export const merchantFiguresReturnsMin = 0;
export const merchantFiguresReturnsMax = 2147483647;

export const merchantFiguresBuyersWaitingMin = 0;
export const merchantFiguresBuyersWaitingMax = 2147483647;

export const merchantFiguresReviewsMin = 0;
export const merchantFiguresReviewsMax = 2147483647;

export const merchantFiguresLowStockMin = 0;
export const merchantFiguresLowStockMax = 2147483647;

export const merchantFiguresAvailableRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const merchantFiguresAvailableMax = 29;

export const merchantFiguresHeldRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const merchantFiguresHeldMax = 29;

export const merchantFiguresDaysMax = 31;

export const merchantFiguresBeforeMax = 31;

export const MerchantFigures = zod
  .object({
    toConfirm: zod
      .int()
      .min(merchantFiguresToConfirmMin)
      .max(merchantFiguresToConfirmMax)
      .describe('Paid orders that the store has not confirmed.'),
    toShip: zod
      .int()
      .min(merchantFiguresToShipMin)
      .max(merchantFiguresToShipMax)
      .describe('Orders that wait for shipment, confirmed or not.'),
    lateToShip: zod
      .int()
      .min(merchantFiguresLateToShipMin)
      .max(merchantFiguresLateToShipMax)
      .describe('Of these, those past the promised day.'),
    refunds: zod
      .int()
      .min(merchantFiguresRefundsMin)
      .max(merchantFiguresRefundsMax)
      .describe('Refunds that buyers ask for.'),
    returns: zod
      .int()
      .min(merchantFiguresReturnsMin)
      .max(merchantFiguresReturnsMax)
      .describe('Returns that the store has to answer, or whose arrival it has to confirm.'),
    buyersWaiting: zod
      .int()
      .min(merchantFiguresBuyersWaitingMin)
      .max(merchantFiguresBuyersWaitingMax)
      .describe('Buyers whose message has no answer.'),
    reviews: zod
      .int()
      .min(merchantFiguresReviewsMin)
      .max(merchantFiguresReviewsMax)
      .describe('Reviews of buyers without an answer of the store.'),
    lowStock: zod
      .int()
      .min(merchantFiguresLowStockMin)
      .max(merchantFiguresLowStockMax)
      .describe('Variants on the shelf with at most five pieces.'),
    available: zod
      .stringFormat('decimal', merchantFiguresAvailableRegExp)
      .max(merchantFiguresAvailableMax)
      .describe('Earnings that can be taken out, in US dollars.'),
    held: zod
      .stringFormat('decimal', merchantFiguresHeldRegExp)
      .max(merchantFiguresHeldMax)
      .describe('Money of paid orders that is not released to the store yet.'),
    days: zod
      .array(DayFigure)
      .max(merchantFiguresDaysMax)
      .describe('The last 30 days, oldest first; days without an order have zeros.'),
    before: zod.array(DayFigure).max(merchantFiguresBeforeMax).describe('The 30 days before these.'),
  })
  .describe('What waits to be done, the money, and sales by day.');

export type MerchantFigures = zod.input<typeof MerchantFigures>;
export type MerchantFiguresOutput = zod.output<typeof MerchantFigures>;

export const MerchantHomeFiguresOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantFigures,
  })
  .describe('The figures of the store.');

export type MerchantHomeFiguresOk = zod.input<typeof MerchantHomeFiguresOk>;
export type MerchantHomeFiguresOkOutput = zod.output<typeof MerchantHomeFiguresOk>;

export const MerchantHomeFiguresAnswer = zod.union([MerchantHomeFiguresOk, Failure]);

export type MerchantHomeFiguresAnswer = zod.input<typeof MerchantHomeFiguresAnswer>;
export type MerchantHomeFiguresAnswerOutput = zod.output<typeof MerchantHomeFiguresAnswer>;

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

export const SearchMax = 64;

export const SearchRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Search = zod
  .string()
  .min(1)
  .max(SearchMax)
  .regex(SearchRegExp)
  .describe('An id, a number, a name or a part of one.');

export type Search = zod.input<typeof Search>;
export type SearchOutput = zod.output<typeof Search>;

export const SortDirectionDefault = `desc`;

export const SortDirection = zod
  .enum(['asc', 'desc'])
  .default(SortDirectionDefault)
  .describe('Smallest or oldest first, or largest or newest first.');

export type SortDirection = zod.input<typeof SortDirection>;
export type SortDirectionOutput = zod.output<typeof SortDirection>;

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

export const RecordNumberRegExp = new RegExp('^[1-9]\\d{9}$');

export const RecordNumber = zod
  .string()
  .regex(RecordNumberRegExp)
  .describe(
    'A number that people read out or write down: nine digits and a check digit after ISO 7064 MOD 11,10. Requests and addresses take the identifier.',
  );

export type RecordNumber = zod.input<typeof RecordNumber>;
export type RecordNumberOutput = zod.output<typeof RecordNumber>;

export const OptionalTimeMin = 0;
export const OptionalTimeMax = 253402300799999;

export const OptionalTime = zod
  .int()
  .min(OptionalTimeMin)
  .max(OptionalTimeMax)
  .nullable()
  .describe('Milliseconds since 1970-01-01T00:00:00Z, or null before it happened.');

export type OptionalTime = zod.input<typeof OptionalTime>;
export type OptionalTimeOutput = zod.output<typeof OptionalTime>;

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

export const merchantOrderRowIdMax = 64;

export const merchantOrderRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantOrderRowBuyerMax = 255;

export const merchantOrderRowBuyerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderRowCountryMax = 255;

export const merchantOrderRowCountryRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderRowLinesMin = 0;
export const merchantOrderRowLinesMax = 2147483647;

export const merchantOrderRowPiecesMin = 0;
export const merchantOrderRowPiecesMax = 2147483647;

export const merchantOrderRowTotalMin = 0;
export const merchantOrderRowTotalMax = 1000000000;

export const merchantOrderRowTrackingNumberMax = 255;

export const MerchantOrderRow = zod
  .object({
    id: zod.string().min(1).max(merchantOrderRowIdMax).regex(merchantOrderRowIdRegExp).describe('The order.'),
    number: RecordNumber.describe('The number that buyer and store read out.'),
    placedAt: EpochMs.describe('When it was placed.'),
    paidAt: OptionalTime.describe('When it was paid, or null.'),
    buyer: zod
      .string()
      .max(merchantOrderRowBuyerMax)
      .regex(merchantOrderRowBuyerRegExp)
      .describe('Recipient of the parcel.'),
    country: zod
      .string()
      .max(merchantOrderRowCountryMax)
      .regex(merchantOrderRowCountryRegExp)
      .describe('Country that it goes to.'),
    lines: zod
      .int()
      .min(merchantOrderRowLinesMin)
      .max(merchantOrderRowLinesMax)
      .describe('Lines of the order.'),
    pieces: zod
      .int()
      .min(merchantOrderRowPiecesMin)
      .max(merchantOrderRowPiecesMax)
      .describe('Pieces of all lines.'),
    total: zod
      .number()
      .min(merchantOrderRowTotalMin)
      .max(merchantOrderRowTotalMax)
      .describe('What the buyer paid or has to pay.'),
    status: OrderStatus.describe('Where the order stands.'),
    refundStatus: RefundStatus.describe('Where its refund stands.'),
    shipBy: OptionalTime.describe(
      'The last day on which the mall promises dispatch; null where nothing waits for shipment.',
    ),
    carrier: OptionalLabel.describe('Who carries the parcel, or null.'),
    trackingNumber: zod
      .string()
      .max(merchantOrderRowTrackingNumberMax)
      .nullable()
      .describe('Number of the parcel, or null.'),
    isReminded: zod.boolean().describe('Whether the buyer asked to hurry.'),
  })
  .describe('An order of the store in a list.');

export type MerchantOrderRow = zod.input<typeof MerchantOrderRow>;
export type MerchantOrderRowOutput = zod.output<typeof MerchantOrderRow>;

export const merchantOrderPagePageListMax = 100;

export const MerchantOrderPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantOrderRow)
      .max(merchantOrderPagePageListMax)
      .describe('The rows of this page.'),
  })
  .describe('One page of orders.');

export type MerchantOrderPage = zod.input<typeof MerchantOrderPage>;
export type MerchantOrderPageOutput = zod.output<typeof MerchantOrderPage>;

export const MerchantOrderListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantOrderPage,
  })
  .describe('One page of orders.');

export type MerchantOrderListOk = zod.input<typeof MerchantOrderListOk>;
export type MerchantOrderListOkOutput = zod.output<typeof MerchantOrderListOk>;

export const MerchantOrderListAnswer = zod.union([MerchantOrderListOk, Failure]);

export type MerchantOrderListAnswer = zod.input<typeof MerchantOrderListAnswer>;
export type MerchantOrderListAnswerOutput = zod.output<typeof MerchantOrderListAnswer>;

export const merchantOrderLineGoodsIdMax = 64;

export const merchantOrderLineGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantOrderLineSkuIdMax = 64;

export const merchantOrderLineSkuIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantOrderLineNameMax = 255;

export const merchantOrderLineNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderLineAttributesMax = 255;

export const merchantOrderLineAttributesRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderLinePiecesMin = 0;
export const merchantOrderLinePiecesMax = 2147483647;

export const merchantOrderLinePriceMin = 0;
export const merchantOrderLinePriceMax = 1000000000;

export const merchantOrderLineSumMin = 0;
export const merchantOrderLineSumMax = 1000000000;

export const MerchantOrderLine = zod
  .object({
    goodsId: zod
      .string()
      .min(1)
      .max(merchantOrderLineGoodsIdMax)
      .regex(merchantOrderLineGoodsIdRegExp)
      .describe('The goods.'),
    skuId: zod
      .string()
      .min(1)
      .max(merchantOrderLineSkuIdMax)
      .regex(merchantOrderLineSkuIdRegExp)
      .describe('The variant.'),
    name: zod
      .string()
      .max(merchantOrderLineNameMax)
      .regex(merchantOrderLineNameRegExp)
      .describe('Name when it was ordered.'),
    image: ImageUrl.describe('Picture when it was ordered.'),
    attributes: zod
      .string()
      .max(merchantOrderLineAttributesMax)
      .regex(merchantOrderLineAttributesRegExp)
      .describe('Chosen variant in words.'),
    pieces: zod
      .int()
      .min(merchantOrderLinePiecesMin)
      .max(merchantOrderLinePiecesMax)
      .describe('Pieces ordered.'),
    price: zod
      .number()
      .min(merchantOrderLinePriceMin)
      .max(merchantOrderLinePriceMax)
      .describe('Price of a piece after discounts.'),
    sum: zod
      .number()
      .min(merchantOrderLineSumMin)
      .max(merchantOrderLineSumMax)
      .describe('Price of all pieces.'),
  })
  .describe('One line of an order.');

export type MerchantOrderLine = zod.input<typeof MerchantOrderLine>;
export type MerchantOrderLineOutput = zod.output<typeof MerchantOrderLine>;

export const TextMax = 2000;

export const Text = zod.string().max(TextMax).describe('A text of a few lines.');

export type Text = zod.input<typeof Text>;
export type TextOutput = zod.output<typeof Text>;

export const merchantOrderStepStepMax = 255;

export const merchantOrderStepStepRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderStepDetailMax = 2000;

export const MerchantOrderStep = zod
  .object({
    step: zod
      .string()
      .max(merchantOrderStepStepMax)
      .regex(merchantOrderStepStepRegExp)
      .describe('Key of the step, such as `paid`.'),
    detail: zod.string().max(merchantOrderStepDetailMax).describe('What belongs to it, such as the carrier.'),
    at: EpochMs.describe('When it happened.'),
  })
  .describe('One entry of the timeline.');

export type MerchantOrderStep = zod.input<typeof MerchantOrderStep>;
export type MerchantOrderStepOutput = zod.output<typeof MerchantOrderStep>;

export const MerchantOrderAction = zod
  .enum(['confirm', 'ship'])
  .describe('What may be done with the order now.');

export type MerchantOrderAction = zod.input<typeof MerchantOrderAction>;
export type MerchantOrderActionOutput = zod.output<typeof MerchantOrderAction>;

export const merchantOrderInfoBuyerIdMax = 64;

export const merchantOrderInfoBuyerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantOrderInfoLinesMax = 100;

export const merchantOrderInfoNoteMax = 2000;

export const merchantOrderInfoAddressContactsMax = 255;

export const merchantOrderInfoAddressContactsRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderInfoAddressPhoneMax = 255;

export const merchantOrderInfoAddressPhoneRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderInfoAddressStreetMax = 2000;

export const merchantOrderInfoAddressCityMax = 255;

export const merchantOrderInfoAddressCityRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderInfoAddressProvinceMax = 255;

export const merchantOrderInfoAddressProvinceRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderInfoAddressPostcodeMax = 255;

export const merchantOrderInfoAddressPostcodeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderInfoAddressCountryMax = 255;

export const merchantOrderInfoAddressCountryRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderInfoItemsMin = 0;
export const merchantOrderInfoItemsMax = 1000000000;

export const merchantOrderInfoDiscountMin = 0;
export const merchantOrderInfoDiscountMax = 1000000000;

export const merchantOrderInfoCouponDiscountMin = 0;
export const merchantOrderInfoCouponDiscountMax = 1000000000;

export const merchantOrderInfoFreightMin = 0;
export const merchantOrderInfoFreightMax = 1000000000;

export const merchantOrderInfoTaxMin = 0;
export const merchantOrderInfoTaxMax = 1000000000;

export const merchantOrderInfoFeeMin = 0;
export const merchantOrderInfoFeeMax = 1000000000;

export const merchantOrderInfoCommissionMin = 0;
export const merchantOrderInfoCommissionMax = 1000000000;

export const merchantOrderInfoTimelineMax = 200;

export const merchantOrderInfoActsMax = 10;

export const MerchantOrderInfo = zod
  .object({
    order: MerchantOrderRow,
    buyerId: zod
      .string()
      .min(1)
      .max(merchantOrderInfoBuyerIdMax)
      .regex(merchantOrderInfoBuyerIdRegExp)
      .describe('The buyer, for a message.'),
    lines: zod.array(MerchantOrderLine).max(merchantOrderInfoLinesMax).describe('What was ordered.'),
    note: zod.string().max(merchantOrderInfoNoteMax).describe('What the buyer asks of the store.'),
    address: zod
      .object({
        contacts: zod
          .string()
          .max(merchantOrderInfoAddressContactsMax)
          .regex(merchantOrderInfoAddressContactsRegExp)
          .describe('Recipient.'),
        phone: zod
          .string()
          .max(merchantOrderInfoAddressPhoneMax)
          .regex(merchantOrderInfoAddressPhoneRegExp)
          .describe('Phone of the recipient.'),
        street: zod.string().max(merchantOrderInfoAddressStreetMax).describe('Street and house.'),
        city: zod
          .string()
          .max(merchantOrderInfoAddressCityMax)
          .regex(merchantOrderInfoAddressCityRegExp)
          .describe('Town or city.'),
        province: zod
          .string()
          .max(merchantOrderInfoAddressProvinceMax)
          .regex(merchantOrderInfoAddressProvinceRegExp)
          .describe('State or county.'),
        postcode: zod
          .string()
          .max(merchantOrderInfoAddressPostcodeMax)
          .regex(merchantOrderInfoAddressPostcodeRegExp)
          .describe('Postal code.'),
        country: zod
          .string()
          .max(merchantOrderInfoAddressCountryMax)
          .regex(merchantOrderInfoAddressCountryRegExp)
          .describe('Country.'),
      })
      .describe('Where the parcel goes.'),
    items: zod
      .number()
      .min(merchantOrderInfoItemsMin)
      .max(merchantOrderInfoItemsMax)
      .describe('Goods before discounts.'),
    discount: zod
      .number()
      .min(merchantOrderInfoDiscountMin)
      .max(merchantOrderInfoDiscountMax)
      .describe('Discounts on the goods.'),
    couponDiscount: zod
      .number()
      .min(merchantOrderInfoCouponDiscountMin)
      .max(merchantOrderInfoCouponDiscountMax)
      .describe('What a coupon took off.'),
    freight: zod
      .number()
      .min(merchantOrderInfoFreightMin)
      .max(merchantOrderInfoFreightMax)
      .describe('Freight.'),
    tax: zod.number().min(merchantOrderInfoTaxMin).max(merchantOrderInfoTaxMax).describe('Tax.'),
    fee: zod
      .number()
      .min(merchantOrderInfoFeeMin)
      .max(merchantOrderInfoFeeMax)
      .describe('Service fee of the mall.'),
    commission: zod
      .number()
      .min(merchantOrderInfoCommissionMin)
      .max(merchantOrderInfoCommissionMax)
      .describe('What the mall keeps of the goods once the buyer has received them.'),
    refundableFrom: OptionalTime.describe(
      'From when the buyer gets all money back at once on request, as the order is not shipped; null where nothing waits for shipment.',
    ),
    timeline: zod
      .array(MerchantOrderStep)
      .max(merchantOrderInfoTimelineMax)
      .describe('What happened, oldest first.'),
    acts: zod.array(MerchantOrderAction).max(merchantOrderInfoActsMax).describe('What may be done now.'),
  })
  .describe('An order with everything that the store needs to ship it.');

export type MerchantOrderInfo = zod.input<typeof MerchantOrderInfo>;
export type MerchantOrderInfoOutput = zod.output<typeof MerchantOrderInfo>;

export const MerchantOrderInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantOrderInfo,
  })
  .describe('The order.');

export type MerchantOrderInfoOk = zod.input<typeof MerchantOrderInfoOk>;
export type MerchantOrderInfoOkOutput = zod.output<typeof MerchantOrderInfoOk>;

export const MerchantOrderInfoAnswer = zod.union([MerchantOrderInfoOk, Failure]);

export type MerchantOrderInfoAnswer = zod.input<typeof MerchantOrderInfoAnswer>;
export type MerchantOrderInfoAnswerOutput = zod.output<typeof MerchantOrderInfoAnswer>;

export const MerchantOrderConfirmOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The order is confirmed.');

export type MerchantOrderConfirmOk = zod.input<typeof MerchantOrderConfirmOk>;
export type MerchantOrderConfirmOkOutput = zod.output<typeof MerchantOrderConfirmOk>;

export const MerchantOrderConfirmAnswer = zod.union([MerchantOrderConfirmOk, Failure]);

export type MerchantOrderConfirmAnswer = zod.input<typeof MerchantOrderConfirmAnswer>;
export type MerchantOrderConfirmAnswerOutput = zod.output<typeof MerchantOrderConfirmAnswer>;

export const NameMax = 60;

export const NameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Name = zod
  .string()
  .min(1)
  .max(NameMax)
  .regex(NameRegExp)
  .describe('A name of at most 60 characters.');

export type Name = zod.input<typeof Name>;
export type NameOutput = zod.output<typeof Name>;

export const MerchantOrderShipOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The order is shipped.');

export type MerchantOrderShipOk = zod.input<typeof MerchantOrderShipOk>;
export type MerchantOrderShipOkOutput = zod.output<typeof MerchantOrderShipOk>;

export const MerchantOrderShipAnswer = zod.union([MerchantOrderShipOk, Failure]);

export type MerchantOrderShipAnswer = zod.input<typeof MerchantOrderShipAnswer>;
export type MerchantOrderShipAnswerOutput = zod.output<typeof MerchantOrderShipAnswer>;

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

export const merchantReturnRowOrderIdMax = 64;

export const merchantReturnRowOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReturnRowBuyerMax = 255;

export const merchantReturnRowBuyerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantReturnRowPiecesMin = 0;
export const merchantReturnRowPiecesMax = 2147483647;

export const merchantReturnRowTotalMin = 0;
export const merchantReturnRowTotalMax = 1000000000;

export const MerchantReturnRow = zod
  .object({
    id: ReturnId,
    orderId: zod
      .string()
      .min(1)
      .max(merchantReturnRowOrderIdMax)
      .regex(merchantReturnRowOrderIdRegExp)
      .describe('The order.'),
    number: RecordNumber.describe('The number of the order.'),
    buyer: zod
      .string()
      .max(merchantReturnRowBuyerMax)
      .regex(merchantReturnRowBuyerRegExp)
      .describe('Recipient of the parcel.'),
    requestedAt: EpochMs.describe('When it was requested.'),
    state: ReturnCaseStatus.describe('Where it stands; never 0.'),
    isMissing: zod.boolean().describe('Whether the buyer reports that the parcel never arrived.'),
    reason: RefundReason.describe('Why the buyer wants the money back.'),
    pieces: zod
      .int()
      .min(merchantReturnRowPiecesMin)
      .max(merchantReturnRowPiecesMax)
      .describe('Pieces of the return.'),
    total: zod
      .number()
      .min(merchantReturnRowTotalMin)
      .max(merchantReturnRowTotalMax)
      .describe('What goes back to the buyer if all is granted.'),
    deadline: OptionalTime.describe('When it goes on by itself, or null once it has ended.'),
  })
  .describe('A return in a list.');

export type MerchantReturnRow = zod.input<typeof MerchantReturnRow>;
export type MerchantReturnRowOutput = zod.output<typeof MerchantReturnRow>;

export const returnStateCountCountMin = 0;
export const returnStateCountCountMax = 2147483647;

export const ReturnStateCount = zod
  .object({
    state: ReturnCaseStatus.describe('The state.'),
    count: zod
      .int()
      .min(returnStateCountCountMin)
      .max(returnStateCountCountMax)
      .describe('How many are in it.'),
  })
  .describe('How many returns of a list are in a state. States without one are left out.');

export type ReturnStateCount = zod.input<typeof ReturnStateCount>;
export type ReturnStateCountOutput = zod.output<typeof ReturnStateCount>;

export const merchantReturnPagePageListMax = 100;

export const merchantReturnPageCountsMax = 7;

export const MerchantReturnPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantReturnRow)
      .max(merchantReturnPagePageListMax)
      .describe('The rows of this page.'),
    counts: zod
      .array(ReturnStateCount)
      .max(merchantReturnPageCountsMax)
      .describe('How many are in each state, whatever state the list is asked for.'),
  })
  .describe('One page of returns.');

export type MerchantReturnPage = zod.input<typeof MerchantReturnPage>;
export type MerchantReturnPageOutput = zod.output<typeof MerchantReturnPage>;

export const MerchantReturnListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantReturnPage,
  })
  .describe('One page of returns.');

export type MerchantReturnListOk = zod.input<typeof MerchantReturnListOk>;
export type MerchantReturnListOkOutput = zod.output<typeof MerchantReturnListOk>;

export const MerchantReturnListAnswer = zod.union([MerchantReturnListOk, Failure]);

export type MerchantReturnListAnswer = zod.input<typeof MerchantReturnListAnswer>;
export type MerchantReturnListAnswerOutput = zod.output<typeof MerchantReturnListAnswer>;

export const returnLineGoodsIdMax = 64;

export const returnLineGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const returnLineSkuIdMax = 64;

export const returnLineSkuIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const returnLineNameMax = 255;

export const returnLineNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const returnLineAttributesMax = 255;

export const returnLineAttributesRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const returnLinePiecesMin = 0;
export const returnLinePiecesMax = 2147483647;

export const returnLineGoodsMin = 0;
export const returnLineGoodsMax = 1000000000;

export const ReturnLine = zod
  .object({
    goodsId: zod
      .string()
      .min(1)
      .max(returnLineGoodsIdMax)
      .regex(returnLineGoodsIdRegExp)
      .describe('The goods.'),
    skuId: zod.string().min(1).max(returnLineSkuIdMax).regex(returnLineSkuIdRegExp).describe('The variant.'),
    name: zod
      .string()
      .max(returnLineNameMax)
      .regex(returnLineNameRegExp)
      .describe('Name when it was ordered.'),
    image: ImageUrl.describe('Picture when it was ordered.'),
    attributes: zod
      .string()
      .max(returnLineAttributesMax)
      .regex(returnLineAttributesRegExp)
      .describe('Chosen variant in words.'),
    pieces: zod.int().min(returnLinePiecesMin).max(returnLinePiecesMax).describe('Pieces that come back.'),
    goods: zod
      .number()
      .min(returnLineGoodsMin)
      .max(returnLineGoodsMax)
      .describe('Price of these pieces after discounts.'),
  })
  .describe('Pieces of one line that come back.');

export type ReturnLine = zod.input<typeof ReturnLine>;
export type ReturnLineOutput = zod.output<typeof ReturnLine>;

export const OptionalReasonMax = 500;

export const OptionalReason = zod
  .string()
  .max(OptionalReasonMax)
  .nullable()
  .describe('Why, or null where nothing was refused.');

export type OptionalReason = zod.input<typeof OptionalReason>;
export type OptionalReasonOutput = zod.output<typeof OptionalReason>;

export const MerchantReturnAction = zod
  .enum(['accept', 'refuse', 'refund', 'contest'])
  .describe('What may be done with the return now.');

export type MerchantReturnAction = zod.input<typeof MerchantReturnAction>;
export type MerchantReturnActionOutput = zod.output<typeof MerchantReturnAction>;

export const merchantReturnInfoLinesMax = 100;

export const merchantReturnInfoRemarkMax = 2000;

export const merchantReturnInfoImagesMax = 10;

export const merchantReturnInfoAnswerMax = 500;

export const merchantReturnInfoDisputeMax = 500;

export const merchantReturnInfoVerdictMax = 500;

export const merchantReturnInfoCarrierMax = 255;

export const merchantReturnInfoTrackingNumberMax = 255;

export const merchantReturnInfoGoodsMin = 0;
export const merchantReturnInfoGoodsMax = 1000000000;

export const merchantReturnInfoCouponMin = 0;
export const merchantReturnInfoCouponMax = 1000000000;

export const merchantReturnInfoFreightMin = 0;
export const merchantReturnInfoFreightMax = 1000000000;

export const merchantReturnInfoTaxMin = 0;
export const merchantReturnInfoTaxMax = 1000000000;

export const merchantReturnInfoFeeMin = 0;
export const merchantReturnInfoFeeMax = 1000000000;

export const merchantReturnInfoRefundedMin = 0;
export const merchantReturnInfoRefundedMax = 1000000000;

export const merchantReturnInfoActsMax = 10;

export const MerchantReturnInfo = zod
  .object({
    return: MerchantReturnRow,
    lines: zod.array(ReturnLine).max(merchantReturnInfoLinesMax).describe('What comes back.'),
    remark: zod.string().max(merchantReturnInfoRemarkMax).describe('What the buyer wrote.'),
    images: zod.array(ImageUrl).max(merchantReturnInfoImagesMax).describe('Pictures of the buyer.'),
    answer: zod
      .string()
      .max(merchantReturnInfoAnswerMax)
      .nullable()
      .describe('Why the store refused, or null.'),
    dispute: zod
      .string()
      .max(merchantReturnInfoDisputeMax)
      .nullable()
      .describe('What the side that called for a decision says, or null.'),
    disputedByStore: zod.boolean().describe('Whether the store called for the decision.'),
    verdict: zod
      .string()
      .max(merchantReturnInfoVerdictMax)
      .nullable()
      .describe('Why the mall decided as it did, or null.'),
    carrier: zod
      .string()
      .max(merchantReturnInfoCarrierMax)
      .nullable()
      .describe('The carrier of the parcel back, or null.'),
    trackingNumber: zod
      .string()
      .max(merchantReturnInfoTrackingNumberMax)
      .nullable()
      .describe('The number of the parcel back, or null.'),
    sentAt: OptionalTime.describe('When the buyer sent the goods back, or null.'),
    answeredAt: OptionalTime.describe('When the store answered the request, or null.'),
    disputedAt: OptionalTime.describe('When one side called for a decision, or null.'),
    closedAt: OptionalTime.describe('When it ended, or null.'),
    goods: zod
      .number()
      .min(merchantReturnInfoGoodsMin)
      .max(merchantReturnInfoGoodsMax)
      .describe('Goods after discount.'),
    coupon: zod
      .number()
      .min(merchantReturnInfoCouponMin)
      .max(merchantReturnInfoCouponMax)
      .describe('Share of the coupon that is not paid back.'),
    freight: zod
      .number()
      .min(merchantReturnInfoFreightMin)
      .max(merchantReturnInfoFreightMax)
      .describe('Freight that comes back.'),
    tax: zod
      .number()
      .min(merchantReturnInfoTaxMin)
      .max(merchantReturnInfoTaxMax)
      .describe('Tax that comes back.'),
    fee: zod
      .number()
      .min(merchantReturnInfoFeeMin)
      .max(merchantReturnInfoFeeMax)
      .describe('Service fee that comes back.'),
    refunded: zod
      .number()
      .min(merchantReturnInfoRefundedMin)
      .max(merchantReturnInfoRefundedMax)
      .describe('What went back to the buyer.'),
    acts: zod.array(MerchantReturnAction).max(merchantReturnInfoActsMax).describe('What may be done now.'),
  })
  .describe('A return with everything that the store needs to answer it.');

export type MerchantReturnInfo = zod.input<typeof MerchantReturnInfo>;
export type MerchantReturnInfoOutput = zod.output<typeof MerchantReturnInfo>;

export const MerchantReturnInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantReturnInfo,
  })
  .describe('One return.');

export type MerchantReturnInfoOk = zod.input<typeof MerchantReturnInfoOk>;
export type MerchantReturnInfoOkOutput = zod.output<typeof MerchantReturnInfoOk>;

export const MerchantReturnInfoAnswer = zod.union([MerchantReturnInfoOk, Failure]);

export type MerchantReturnInfoAnswer = zod.input<typeof MerchantReturnInfoAnswer>;
export type MerchantReturnInfoAnswerOutput = zod.output<typeof MerchantReturnInfoAnswer>;

export const ReasonMax = 500;

export const ReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const Reason = zod
  .string()
  .min(1)
  .max(ReasonMax)
  .regex(ReasonRegExp)
  .describe('Why, in plain words; a blank one is refused.');

export type Reason = zod.input<typeof Reason>;
export type ReasonOutput = zod.output<typeof Reason>;

export const MerchantReturnDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The answer was recorded.');

export type MerchantReturnDecideOk = zod.input<typeof MerchantReturnDecideOk>;
export type MerchantReturnDecideOkOutput = zod.output<typeof MerchantReturnDecideOk>;

export const MerchantReturnDecideAnswer = zod.union([MerchantReturnDecideOk, Failure]);

export type MerchantReturnDecideAnswer = zod.input<typeof MerchantReturnDecideAnswer>;
export type MerchantReturnDecideAnswerOutput = zod.output<typeof MerchantReturnDecideAnswer>;

export const MerchantReturnArriveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The arrival was recorded.');

export type MerchantReturnArriveOk = zod.input<typeof MerchantReturnArriveOk>;
export type MerchantReturnArriveOkOutput = zod.output<typeof MerchantReturnArriveOk>;

export const MerchantReturnArriveAnswer = zod.union([MerchantReturnArriveOk, Failure]);

export type MerchantReturnArriveAnswer = zod.input<typeof MerchantReturnArriveAnswer>;
export type MerchantReturnArriveAnswerOutput = zod.output<typeof MerchantReturnArriveAnswer>;

export const merchantRefundRowIdMax = 64;

export const merchantRefundRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantRefundRowOrderIdMax = 64;

export const merchantRefundRowOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantRefundRowBuyerMax = 255;

export const merchantRefundRowBuyerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantRefundRowPiecesMin = 0;
export const merchantRefundRowPiecesMax = 2147483647;

export const merchantRefundRowTotalMin = 0;
export const merchantRefundRowTotalMax = 1000000000;

export const MerchantRefundRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantRefundRowIdMax)
      .regex(merchantRefundRowIdRegExp)
      .describe('The refund.'),
    orderId: zod
      .string()
      .min(1)
      .max(merchantRefundRowOrderIdMax)
      .regex(merchantRefundRowOrderIdRegExp)
      .describe('The order.'),
    number: RecordNumber.describe('The number of the order.'),
    buyer: zod
      .string()
      .max(merchantRefundRowBuyerMax)
      .regex(merchantRefundRowBuyerRegExp)
      .describe('Recipient of the parcel.'),
    requestedAt: EpochMs.describe('When it was requested.'),
    state: RefundStatus.describe('Where it stands; never 0.'),
    reason: RefundReason.describe('Why the buyer wants the money back.'),
    pieces: zod
      .int()
      .min(merchantRefundRowPiecesMin)
      .max(merchantRefundRowPiecesMax)
      .describe('Pieces of the refund.'),
    total: zod
      .number()
      .min(merchantRefundRowTotalMin)
      .max(merchantRefundRowTotalMax)
      .describe('What goes back to the buyer if it is granted.'),
    isWhole: zod.boolean().describe('Whether nothing would be left of the order.'),
    deadline: EpochMs.describe('When it is granted if the store does not decide.'),
  })
  .describe('A refund in a list.');

export type MerchantRefundRow = zod.input<typeof MerchantRefundRow>;
export type MerchantRefundRowOutput = zod.output<typeof MerchantRefundRow>;

export const merchantRefundCountCountMin = 0;
export const merchantRefundCountCountMax = 2147483647;

export const MerchantRefundCount = zod
  .object({
    state: RefundStatus.describe('The state.'),
    count: zod
      .int()
      .min(merchantRefundCountCountMin)
      .max(merchantRefundCountCountMax)
      .describe('How many are in it.'),
  })
  .describe('How many refunds are in a state. States without one are left out.');

export type MerchantRefundCount = zod.input<typeof MerchantRefundCount>;
export type MerchantRefundCountOutput = zod.output<typeof MerchantRefundCount>;

export const merchantRefundPagePageListMax = 100;

export const merchantRefundPageCountsMax = 3;

export const MerchantRefundPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantRefundRow)
      .max(merchantRefundPagePageListMax)
      .describe('The rows of this page.'),
    counts: zod
      .array(MerchantRefundCount)
      .max(merchantRefundPageCountsMax)
      .describe('How many are in each state, whatever state the list is asked for.'),
  })
  .describe('One page of refunds.');

export type MerchantRefundPage = zod.input<typeof MerchantRefundPage>;
export type MerchantRefundPageOutput = zod.output<typeof MerchantRefundPage>;

export const MerchantRefundListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantRefundPage,
  })
  .describe('One page of refunds.');

export type MerchantRefundListOk = zod.input<typeof MerchantRefundListOk>;
export type MerchantRefundListOkOutput = zod.output<typeof MerchantRefundListOk>;

export const MerchantRefundListAnswer = zod.union([MerchantRefundListOk, Failure]);

export type MerchantRefundListAnswer = zod.input<typeof MerchantRefundListAnswer>;
export type MerchantRefundListAnswerOutput = zod.output<typeof MerchantRefundListAnswer>;

export const MerchantRefundAction = zod
  .enum(['grant', 'refuse'])
  .describe('What may be done with the refund now.');

export type MerchantRefundAction = zod.input<typeof MerchantRefundAction>;
export type MerchantRefundActionOutput = zod.output<typeof MerchantRefundAction>;

export const merchantRefundInfoLinesMax = 100;

export const merchantRefundInfoRemarkMax = 2000;

export const merchantRefundInfoAnswerMax = 500;

export const merchantRefundInfoGoodsMin = 0;
export const merchantRefundInfoGoodsMax = 1000000000;

export const merchantRefundInfoCouponMin = 0;
export const merchantRefundInfoCouponMax = 1000000000;

export const merchantRefundInfoFreightMin = 0;
export const merchantRefundInfoFreightMax = 1000000000;

export const merchantRefundInfoTaxMin = 0;
export const merchantRefundInfoTaxMax = 1000000000;

export const merchantRefundInfoFeeMin = 0;
export const merchantRefundInfoFeeMax = 1000000000;

export const merchantRefundInfoActsMax = 2;

export const MerchantRefundInfo = zod
  .object({
    refund: MerchantRefundRow,
    lines: zod
      .array(ReturnLine)
      .max(merchantRefundInfoLinesMax)
      .describe('What the buyer does not want any more.'),
    remark: zod.string().max(merchantRefundInfoRemarkMax).describe('What the buyer wrote.'),
    answer: zod
      .string()
      .max(merchantRefundInfoAnswerMax)
      .nullable()
      .describe('Why the store refused, or null.'),
    byDefault: zod.boolean().describe('Whether it was granted because the store did not decide in time.'),
    decidedAt: OptionalTime.describe('When it was decided, or null.'),
    goods: zod
      .number()
      .min(merchantRefundInfoGoodsMin)
      .max(merchantRefundInfoGoodsMax)
      .describe('Goods after discount.'),
    coupon: zod
      .number()
      .min(merchantRefundInfoCouponMin)
      .max(merchantRefundInfoCouponMax)
      .describe('Share of the coupon that is not paid back.'),
    freight: zod
      .number()
      .min(merchantRefundInfoFreightMin)
      .max(merchantRefundInfoFreightMax)
      .describe('Freight that goes back.'),
    tax: zod
      .number()
      .min(merchantRefundInfoTaxMin)
      .max(merchantRefundInfoTaxMax)
      .describe('Tax that goes back.'),
    fee: zod
      .number()
      .min(merchantRefundInfoFeeMin)
      .max(merchantRefundInfoFeeMax)
      .describe('Service fee that goes back.'),
    acts: zod.array(MerchantRefundAction).max(merchantRefundInfoActsMax).describe('What may be done now.'),
  })
  .describe('A refund with everything that the store needs to decide it.');

export type MerchantRefundInfo = zod.input<typeof MerchantRefundInfo>;
export type MerchantRefundInfoOutput = zod.output<typeof MerchantRefundInfo>;

export const MerchantRefundInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantRefundInfo,
  })
  .describe('One refund.');

export type MerchantRefundInfoOk = zod.input<typeof MerchantRefundInfoOk>;
export type MerchantRefundInfoOkOutput = zod.output<typeof MerchantRefundInfoOk>;

export const MerchantRefundInfoAnswer = zod.union([MerchantRefundInfoOk, Failure]);

export type MerchantRefundInfoAnswer = zod.input<typeof MerchantRefundInfoAnswer>;
export type MerchantRefundInfoAnswerOutput = zod.output<typeof MerchantRefundInfoAnswer>;

export const MerchantRefundDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision is made.');

export type MerchantRefundDecideOk = zod.input<typeof MerchantRefundDecideOk>;
export type MerchantRefundDecideOkOutput = zod.output<typeof MerchantRefundDecideOk>;

export const MerchantRefundDecideAnswer = zod.union([MerchantRefundDecideOk, Failure]);

export type MerchantRefundDecideAnswer = zod.input<typeof MerchantRefundDecideAnswer>;
export type MerchantRefundDecideAnswerOutput = zod.output<typeof MerchantRefundDecideAnswer>;

export const OptionalImageMax = 500;

export const OptionalImage = zod
  .string()
  .max(OptionalImageMax)
  .nullable()
  .describe('Address of a picture, or null where there is none.');

export type OptionalImage = zod.input<typeof OptionalImage>;
export type OptionalImageOutput = zod.output<typeof OptionalImage>;

export const OptionalTextMax = 2000;

export const OptionalText = zod
  .string()
  .max(OptionalTextMax)
  .nullable()
  .describe('A text, or null where there is none.');

export type OptionalText = zod.input<typeof OptionalText>;
export type OptionalTextOutput = zod.output<typeof OptionalText>;

export const merchantReviewRowIdMax = 64;

export const merchantReviewRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReviewRowGoodsIdMax = 64;

export const merchantReviewRowGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReviewRowNameMax = 255;

export const merchantReviewRowNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantReviewRowAuthorMax = 255;

export const merchantReviewRowAuthorRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantReviewRowRatingMax = 5;

export const merchantReviewRowContentMax = 2000;

export const merchantReviewRowPicturesMin = 0;
export const merchantReviewRowPicturesMax = 2147483647;

export const merchantReviewRowReplyMax = 2000;

export const MerchantReviewRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantReviewRowIdMax)
      .regex(merchantReviewRowIdRegExp)
      .describe('The review.'),
    goodsId: zod
      .string()
      .min(1)
      .max(merchantReviewRowGoodsIdMax)
      .regex(merchantReviewRowGoodsIdRegExp)
      .describe('The goods.'),
    name: zod
      .string()
      .max(merchantReviewRowNameMax)
      .regex(merchantReviewRowNameRegExp)
      .describe('English name of the goods.'),
    image: OptionalImage.describe('First picture of the goods, or null.'),
    author: zod
      .string()
      .max(merchantReviewRowAuthorMax)
      .regex(merchantReviewRowAuthorRegExp)
      .describe('Who wrote it, masked as everyone sees it.'),
    rating: zod.int().min(1).max(merchantReviewRowRatingMax).describe('Stars.'),
    content: zod
      .string()
      .max(merchantReviewRowContentMax)
      .describe('The words; empty if there are only stars.'),
    pictures: zod
      .int()
      .min(merchantReviewRowPicturesMin)
      .max(merchantReviewRowPicturesMax)
      .describe('Number of pictures.'),
    createdAt: EpochMs.describe('When it was written.'),
    reply: zod
      .string()
      .max(merchantReviewRowReplyMax)
      .nullable()
      .describe('Public answer of the store, or null.'),
    repliedAt: OptionalTime.describe('When the store answered, or null.'),
  })
  .describe('A review in a list.');

export type MerchantReviewRow = zod.input<typeof MerchantReviewRow>;
export type MerchantReviewRowOutput = zod.output<typeof MerchantReviewRow>;

export const merchantReviewCountCountMin = 0;
export const merchantReviewCountCountMax = 2147483647;

export const MerchantReviewCount = zod
  .object({
    state: zod.enum(['unanswered', 'answered']).describe('Whether the store has answered.'),
    count: zod
      .int()
      .min(merchantReviewCountCountMin)
      .max(merchantReviewCountCountMax)
      .describe('How many there are.'),
  })
  .describe('How many reviews have an answer of the store, or have none.');

export type MerchantReviewCount = zod.input<typeof MerchantReviewCount>;
export type MerchantReviewCountOutput = zod.output<typeof MerchantReviewCount>;

export const merchantReviewPagePageListMax = 100;

export const merchantReviewPageCountsMax = 2;

export const MerchantReviewPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantReviewRow)
      .max(merchantReviewPagePageListMax)
      .describe('The rows of this page.'),
    counts: zod
      .array(MerchantReviewCount)
      .max(merchantReviewPageCountsMax)
      .describe('How many there are, whatever state the list is asked for.'),
  })
  .describe('One page of reviews.');

export type MerchantReviewPage = zod.input<typeof MerchantReviewPage>;
export type MerchantReviewPageOutput = zod.output<typeof MerchantReviewPage>;

export const MerchantReviewListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantReviewPage,
  })
  .describe('One page of reviews.');

export type MerchantReviewListOk = zod.input<typeof MerchantReviewListOk>;
export type MerchantReviewListOkOutput = zod.output<typeof MerchantReviewListOk>;

export const MerchantReviewListAnswer = zod.union([MerchantReviewListOk, Failure]);

export type MerchantReviewListAnswer = zod.input<typeof MerchantReviewListAnswer>;
export type MerchantReviewListAnswerOutput = zod.output<typeof MerchantReviewListAnswer>;

export const OptionalIdMax = 64;

export const OptionalIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OptionalId = zod
  .string()
  .min(1)
  .max(OptionalIdMax)
  .regex(OptionalIdRegExp)
  .nullable()
  .describe('An opaque identifier, or null for none.');

export type OptionalId = zod.input<typeof OptionalId>;
export type OptionalIdOutput = zod.output<typeof OptionalId>;

export const merchantReviewInfoImagesMax = 9;

export const merchantReviewInfoAttributesMax = 255;

export const merchantReviewInfoAttributesRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantReviewInfoOrderIdMax = 64;

export const merchantReviewInfoOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReviewInfoNumberMax = 255;

export const MerchantReviewInfo = zod
  .object({
    review: MerchantReviewRow,
    images: zod.array(ImageUrl).max(merchantReviewInfoImagesMax).describe('Pictures of the buyer.'),
    attributes: zod
      .string()
      .max(merchantReviewInfoAttributesMax)
      .regex(merchantReviewInfoAttributesRegExp)
      .describe('The chosen variant in words; empty for the only one.'),
    orderId: zod
      .string()
      .min(1)
      .max(merchantReviewInfoOrderIdMax)
      .regex(merchantReviewInfoOrderIdRegExp)
      .nullable()
      .describe('The order, or null for a review from before the store opened here.'),
    number: zod
      .string()
      .max(merchantReviewInfoNumberMax)
      .nullable()
      .describe('Number of the order, or null.'),
  })
  .describe('A review with everything that the store needs to answer it.');

export type MerchantReviewInfo = zod.input<typeof MerchantReviewInfo>;
export type MerchantReviewInfoOutput = zod.output<typeof MerchantReviewInfo>;

export const MerchantReviewInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantReviewInfo,
  })
  .describe('One review.');

export type MerchantReviewInfoOk = zod.input<typeof MerchantReviewInfoOk>;
export type MerchantReviewInfoOkOutput = zod.output<typeof MerchantReviewInfoOk>;

export const MerchantReviewInfoAnswer = zod.union([MerchantReviewInfoOk, Failure]);

export type MerchantReviewInfoAnswer = zod.input<typeof MerchantReviewInfoAnswer>;
export type MerchantReviewInfoAnswerOutput = zod.output<typeof MerchantReviewInfoAnswer>;

export const ReviewReplyMax = 1000;

export const ReviewReplyRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const ReviewReply = zod
  .string()
  .min(1)
  .max(ReviewReplyMax)
  .regex(ReviewReplyRegExp)
  .describe('Words of the store below a review, as plain text.');

export type ReviewReply = zod.input<typeof ReviewReply>;
export type ReviewReplyOutput = zod.output<typeof ReviewReply>;

export const MerchantReviewAnswerOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The answer is public.');

export type MerchantReviewAnswerOk = zod.input<typeof MerchantReviewAnswerOk>;
export type MerchantReviewAnswerOkOutput = zod.output<typeof MerchantReviewAnswerOk>;

export const MerchantReviewAnswerAnswer = zod.union([MerchantReviewAnswerOk, Failure]);

export type MerchantReviewAnswerAnswer = zod.input<typeof MerchantReviewAnswerAnswer>;
export type MerchantReviewAnswerAnswerOutput = zod.output<typeof MerchantReviewAnswerAnswer>;

export const MerchantReviewWithdrawAnswerOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('There is no answer any more.');

export type MerchantReviewWithdrawAnswerOk = zod.input<typeof MerchantReviewWithdrawAnswerOk>;
export type MerchantReviewWithdrawAnswerOkOutput = zod.output<typeof MerchantReviewWithdrawAnswerOk>;

export const MerchantReviewWithdrawAnswerAnswer = zod.union([MerchantReviewWithdrawAnswerOk, Failure]);

export type MerchantReviewWithdrawAnswerAnswer = zod.input<typeof MerchantReviewWithdrawAnswerAnswer>;
export type MerchantReviewWithdrawAnswerAnswerOutput = zod.output<typeof MerchantReviewWithdrawAnswerAnswer>;

export const merchantChatRowUserIdMax = 64;

export const merchantChatRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantChatRowBuyerMax = 255;

export const merchantChatRowBuyerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantChatRowLastTextMax = 2000;

export const merchantChatRowUnreadMin = 0;
export const merchantChatRowUnreadMax = 2147483647;

export const MerchantChatRow = zod
  .object({
    userId: zod
      .string()
      .min(1)
      .max(merchantChatRowUserIdMax)
      .regex(merchantChatRowUserIdRegExp)
      .describe('The buyer.'),
    buyer: zod
      .string()
      .max(merchantChatRowBuyerMax)
      .regex(merchantChatRowBuyerRegExp)
      .describe('Recipient of the last order at this store, or the masked login name.'),
    lastText: zod
      .string()
      .max(merchantChatRowLastTextMax)
      .describe('Last words of the conversation; empty for a picture.'),
    isLastPicture: zod.boolean().describe('Whether the last message is a picture.'),
    isWaiting: zod.boolean().describe('Whether the buyer waits for an answer.'),
    waitingSince: OptionalTime.describe('Since when the buyer waits, or null.'),
    unread: zod
      .int()
      .min(merchantChatRowUnreadMin)
      .max(merchantChatRowUnreadMax)
      .describe('Messages of the buyer without an answer.'),
    lastAt: EpochMs.describe('When the last message was written.'),
  })
  .describe('A buyer who talks with the store.');

export type MerchantChatRow = zod.input<typeof MerchantChatRow>;
export type MerchantChatRowOutput = zod.output<typeof MerchantChatRow>;

export const merchantChatPagePageListMax = 100;

export const MerchantChatPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(MerchantChatRow).max(merchantChatPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of conversations.');

export type MerchantChatPage = zod.input<typeof MerchantChatPage>;
export type MerchantChatPageOutput = zod.output<typeof MerchantChatPage>;

export const MerchantChatListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantChatPage,
  })
  .describe('One page of conversations.');

export type MerchantChatListOk = zod.input<typeof MerchantChatListOk>;
export type MerchantChatListOkOutput = zod.output<typeof MerchantChatListOk>;

export const MerchantChatListAnswer = zod.union([MerchantChatListOk, Failure]);

export type MerchantChatListAnswer = zod.input<typeof MerchantChatListAnswer>;
export type MerchantChatListAnswerOutput = zod.output<typeof MerchantChatListAnswer>;

export const ChatMessageType = zod.enum(['text', 'img']).describe('Whether a message is text or a picture.');

export type ChatMessageType = zod.input<typeof ChatMessageType>;
export type ChatMessageTypeOutput = zod.output<typeof ChatMessageType>;

export const merchantChatMessageIdMax = 64;

export const merchantChatMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantChatMessageContentMax = 2000;

export const MerchantChatMessage = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantChatMessageIdMax)
      .regex(merchantChatMessageIdRegExp)
      .describe('The message.'),
    isFromUser: zod.boolean().describe('Whether the buyer wrote it.'),
    kind: ChatMessageType.describe('Words or a picture.'),
    content: zod
      .string()
      .max(merchantChatMessageContentMax)
      .describe('The words, or the address of the picture.'),
    isTakenBack: zod.boolean().describe('Whether it was taken back.'),
    at: EpochMs.describe('When it was written.'),
  })
  .describe('A message.');

export type MerchantChatMessage = zod.input<typeof MerchantChatMessage>;
export type MerchantChatMessageOutput = zod.output<typeof MerchantChatMessage>;

export const merchantChatOrderOrderIdMax = 64;

export const merchantChatOrderOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantChatOrderTotalMin = 0;
export const merchantChatOrderTotalMax = 1000000000;

export const MerchantChatOrder = zod
  .object({
    orderId: zod
      .string()
      .min(1)
      .max(merchantChatOrderOrderIdMax)
      .regex(merchantChatOrderOrderIdRegExp)
      .describe('The order.'),
    number: RecordNumber.describe('Its number.'),
    status: OrderStatus.describe('Where it stands.'),
    total: zod
      .number()
      .min(merchantChatOrderTotalMin)
      .max(merchantChatOrderTotalMax)
      .describe('What the buyer paid.'),
    placedAt: EpochMs.describe('When it was placed.'),
  })
  .describe('An order of the buyer at this store.');

export type MerchantChatOrder = zod.input<typeof MerchantChatOrder>;
export type MerchantChatOrderOutput = zod.output<typeof MerchantChatOrder>;

export const merchantChatMessagesUserIdMax = 64;

export const merchantChatMessagesUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantChatMessagesBuyerMax = 255;

export const merchantChatMessagesBuyerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantChatMessagesMessagesMax = 100;

export const merchantChatMessagesOrdersMax = 5;

export const MerchantChatMessages = zod
  .object({
    userId: zod
      .string()
      .min(1)
      .max(merchantChatMessagesUserIdMax)
      .regex(merchantChatMessagesUserIdRegExp)
      .describe('The buyer.'),
    buyer: zod
      .string()
      .max(merchantChatMessagesBuyerMax)
      .regex(merchantChatMessagesBuyerRegExp)
      .describe('Recipient of the last order at this store, or the masked login name.'),
    messages: zod
      .array(MerchantChatMessage)
      .max(merchantChatMessagesMessagesMax)
      .describe('The last 100 messages, oldest first.'),
    orders: zod
      .array(MerchantChatOrder)
      .max(merchantChatMessagesOrdersMax)
      .describe('The latest orders of the buyer at this store, newest first.'),
  })
  .describe('A conversation.');

export type MerchantChatMessages = zod.input<typeof MerchantChatMessages>;
export type MerchantChatMessagesOutput = zod.output<typeof MerchantChatMessages>;

export const MerchantChatMessagesOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantChatMessages,
  })
  .describe('The conversation.');

export type MerchantChatMessagesOk = zod.input<typeof MerchantChatMessagesOk>;
export type MerchantChatMessagesOkOutput = zod.output<typeof MerchantChatMessagesOk>;

export const MerchantChatMessagesAnswer = zod.union([MerchantChatMessagesOk, Failure]);

export type MerchantChatMessagesAnswer = zod.input<typeof MerchantChatMessagesAnswer>;
export type MerchantChatMessagesAnswerOutput = zod.output<typeof MerchantChatMessagesAnswer>;

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

export const merchantChatWrittenMessageIdMax = 64;

export const merchantChatWrittenMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantChatWritten = zod
  .object({
    messageId: zod
      .string()
      .min(1)
      .max(merchantChatWrittenMessageIdMax)
      .regex(merchantChatWrittenMessageIdRegExp)
      .describe('The message.'),
  })
  .describe('The message.');

export type MerchantChatWritten = zod.input<typeof MerchantChatWritten>;
export type MerchantChatWrittenOutput = zod.output<typeof MerchantChatWritten>;

export const MerchantChatWriteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantChatWritten,
  })
  .describe('The message is sent.');

export type MerchantChatWriteOk = zod.input<typeof MerchantChatWriteOk>;
export type MerchantChatWriteOkOutput = zod.output<typeof MerchantChatWriteOk>;

export const MerchantChatWriteAnswer = zod.union([MerchantChatWriteOk, Failure]);

export type MerchantChatWriteAnswer = zod.input<typeof MerchantChatWriteAnswer>;
export type MerchantChatWriteAnswerOutput = zod.output<typeof MerchantChatWriteAnswer>;

export const merchantGoodsRowIdMax = 64;

export const merchantGoodsRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantGoodsRowNameMax = 255;

export const merchantGoodsRowNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantGoodsRowCategoryIdMax = 64;

export const merchantGoodsRowCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantGoodsRowCategoryMax = 255;

export const merchantGoodsRowCategoryRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantGoodsRowPriceMin = 0;
export const merchantGoodsRowPriceMax = 1000000000;

export const merchantGoodsRowVariantsMin = 0;
export const merchantGoodsRowVariantsMax = 2147483647;

export const merchantGoodsRowStockMin = 0;
export const merchantGoodsRowStockMax = 2147483647;

export const merchantGoodsRowSoldMin = 0;
export const merchantGoodsRowSoldMax = 2147483647;

export const merchantGoodsRowViewsMin = 0;
export const merchantGoodsRowViewsMax = 2147483647;

export const merchantGoodsRowRatingMin = 0;
export const merchantGoodsRowRatingMax = 5;

export const MerchantGoodsRow = zod
  .object({
    id: zod.string().min(1).max(merchantGoodsRowIdMax).regex(merchantGoodsRowIdRegExp).describe('The goods.'),
    name: zod
      .string()
      .max(merchantGoodsRowNameMax)
      .regex(merchantGoodsRowNameRegExp)
      .describe('English name.'),
    image: OptionalImage.describe('First picture, or null.'),
    categoryId: zod
      .string()
      .min(1)
      .max(merchantGoodsRowCategoryIdMax)
      .regex(merchantGoodsRowCategoryIdRegExp)
      .describe('Category of the goods.'),
    category: zod
      .string()
      .max(merchantGoodsRowCategoryMax)
      .regex(merchantGoodsRowCategoryRegExp)
      .describe('Its name in the language of the call, or in English.'),
    price: zod
      .number()
      .min(merchantGoodsRowPriceMin)
      .max(merchantGoodsRowPriceMax)
      .describe('Lowest price of a variant.'),
    variants: zod
      .int()
      .min(merchantGoodsRowVariantsMin)
      .max(merchantGoodsRowVariantsMax)
      .describe('Number of variants.'),
    stock: zod
      .int()
      .min(merchantGoodsRowStockMin)
      .max(merchantGoodsRowStockMax)
      .describe('Pieces that can be ordered, of all variants.'),
    sold: zod.int().min(merchantGoodsRowSoldMin).max(merchantGoodsRowSoldMax).describe('Pieces sold.'),
    views: zod.int().min(merchantGoodsRowViewsMin).max(merchantGoodsRowViewsMax).describe('Page views.'),
    rating: zod
      .number()
      .min(merchantGoodsRowRatingMin)
      .max(merchantGoodsRowRatingMax)
      .describe('Mean of the reviews in stars, 0 without any.'),
    isOnShelf: zod.boolean().describe('Whether buyers can order it.'),
    changedAt: EpochMs.describe('When it was put on the shelf or created.'),
  })
  .describe('Goods of the store in a list.');

export type MerchantGoodsRow = zod.input<typeof MerchantGoodsRow>;
export type MerchantGoodsRowOutput = zod.output<typeof MerchantGoodsRow>;

export const merchantGoodsPagePageListMax = 100;

export const MerchantGoodsPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantGoodsRow)
      .max(merchantGoodsPagePageListMax)
      .describe('The rows of this page.'),
  })
  .describe('One page of goods.');

export type MerchantGoodsPage = zod.input<typeof MerchantGoodsPage>;
export type MerchantGoodsPageOutput = zod.output<typeof MerchantGoodsPage>;

export const MerchantGoodsListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsPage,
  })
  .describe('One page of goods.');

export type MerchantGoodsListOk = zod.input<typeof MerchantGoodsListOk>;
export type MerchantGoodsListOkOutput = zod.output<typeof MerchantGoodsListOk>;

export const MerchantGoodsListAnswer = zod.union([MerchantGoodsListOk, Failure]);

export type MerchantGoodsListAnswer = zod.input<typeof MerchantGoodsListAnswer>;
export type MerchantGoodsListAnswerOutput = zod.output<typeof MerchantGoodsListAnswer>;

export const VersionMin = 0;
export const VersionMax = 2147483647;

export const Version = zod
  .int()
  .min(VersionMin)
  .max(VersionMax)
  .describe('Grows with each change; an edit sends the one that it read.');

export type Version = zod.input<typeof Version>;
export type VersionOutput = zod.output<typeof Version>;

export const merchantGoodsTextLangDefault = `en`;
export const merchantGoodsTextNameMax = 255;

export const merchantGoodsTextNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantGoodsText = zod
  .object({
    lang: zod
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
      .default(merchantGoodsTextLangDefault)
      .describe('The language.'),
    name: zod.string().max(merchantGoodsTextNameMax).regex(merchantGoodsTextNameRegExp).describe('Name.'),
    description: Text.describe('A few lines about it.'),
  })
  .describe('The texts in one language.');

export type MerchantGoodsText = zod.input<typeof MerchantGoodsText>;
export type MerchantGoodsTextOutput = zod.output<typeof MerchantGoodsText>;

export const merchantVariantChoiceOptionMax = 60;

export const merchantVariantChoiceOptionRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantVariantChoiceValueMax = 60;

export const merchantVariantChoiceValueRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantVariantChoice = zod
  .strictObject({
    option: zod
      .string()
      .min(1)
      .max(merchantVariantChoiceOptionMax)
      .regex(merchantVariantChoiceOptionRegExp)
      .describe('English name of the option.'),
    value: zod
      .string()
      .min(1)
      .max(merchantVariantChoiceValueMax)
      .regex(merchantVariantChoiceValueRegExp)
      .describe('English name of the value.'),
  })
  .describe('A value of an option.');

export type MerchantVariantChoice = zod.input<typeof MerchantVariantChoice>;
export type MerchantVariantChoiceOutput = zod.output<typeof MerchantVariantChoice>;

export const merchantVariantIdMax = 64;

export const merchantVariantIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantVariantAttributesMax = 255;

export const merchantVariantAttributesRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantVariantChoicesMax = 10;

export const merchantVariantPriceMin = 0;
export const merchantVariantPriceMax = 1000000000;

export const merchantVariantStockMin = 0;
export const merchantVariantStockMax = 2147483647;

export const MerchantVariant = zod
  .object({
    id: zod.string().min(1).max(merchantVariantIdMax).regex(merchantVariantIdRegExp).describe('The variant.'),
    attributes: zod
      .string()
      .max(merchantVariantAttributesMax)
      .regex(merchantVariantAttributesRegExp)
      .describe('Its attributes in words; empty for the only one.'),
    choices: zod
      .array(MerchantVariantChoice)
      .max(merchantVariantChoicesMax)
      .describe('Its value of each option; none for the only one.'),
    picture: OptionalImage.describe('Its own picture, or null.'),
    price: zod
      .number()
      .min(merchantVariantPriceMin)
      .max(merchantVariantPriceMax)
      .describe('Price of a piece.'),
    stock: zod
      .int()
      .min(merchantVariantStockMin)
      .max(merchantVariantStockMax)
      .describe('Pieces that can be ordered.'),
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
  })
  .describe('One variant.');

export type MerchantVariant = zod.input<typeof MerchantVariant>;
export type MerchantVariantOutput = zod.output<typeof MerchantVariant>;

export const merchantDiscountIdMax = 64;

export const merchantDiscountIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantDiscountPercentMin = 0;
export const merchantDiscountPercentMax = 100;

export const MerchantDiscount = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantDiscountIdMax)
      .regex(merchantDiscountIdRegExp)
      .describe('The discount.'),
    percent: zod
      .number()
      .min(merchantDiscountPercentMin)
      .max(merchantDiscountPercentMax)
      .describe('Percent of the price that are taken off.'),
    startsAt: EpochMs.describe('When it begins.'),
    endsAt: EpochMs.describe('When it ends.'),
    state: zod.enum(['planned', 'running', 'ended']).describe('Where it stands now.'),
  })
  .describe('A discount on goods.');

export type MerchantDiscount = zod.input<typeof MerchantDiscount>;
export type MerchantDiscountOutput = zod.output<typeof MerchantDiscount>;

export const merchantGoodsInfoTextsMax = 21;

export const merchantGoodsInfoPicturesMax = 20;

export const merchantGoodsInfoVariantsMax = 500;

export const merchantGoodsInfoDiscountsMax = 50;

export const merchantGoodsInfoMinimumPiecesMin = 0;
export const merchantGoodsInfoMinimumPiecesMax = 2147483647;

export const merchantGoodsInfoShippingMin = 0;
export const merchantGoodsInfoShippingMax = 1000000000;

export const MerchantGoodsInfo = zod
  .object({
    goods: MerchantGoodsRow,
    version: Version.describe('Version of the goods.'),
    texts: zod.array(MerchantGoodsText).max(merchantGoodsInfoTextsMax).describe('Texts, English first.'),
    pictures: zod
      .array(ImageUrl.describe('A picture.'))
      .max(merchantGoodsInfoPicturesMax)
      .describe('Pictures in their order.'),
    variants: zod
      .array(MerchantVariant)
      .max(merchantGoodsInfoVariantsMax)
      .describe('Variants in their order.'),
    discounts: zod
      .array(MerchantDiscount)
      .max(merchantGoodsInfoDiscountsMax)
      .describe('Discounts, the last one to end first.'),
    minimumPieces: zod
      .int()
      .min(merchantGoodsInfoMinimumPiecesMin)
      .max(merchantGoodsInfoMinimumPiecesMax)
      .describe('Fewest pieces of an order.'),
    shipping: zod
      .number()
      .min(merchantGoodsInfoShippingMin)
      .max(merchantGoodsInfoShippingMax)
      .describe('Freight of a piece within the country.'),
  })
  .describe('Goods with everything that can be edited.');

export type MerchantGoodsInfo = zod.input<typeof MerchantGoodsInfo>;
export type MerchantGoodsInfoOutput = zod.output<typeof MerchantGoodsInfo>;

export const MerchantGoodsInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsInfo,
  })
  .describe('The goods.');

export type MerchantGoodsInfoOk = zod.input<typeof MerchantGoodsInfoOk>;
export type MerchantGoodsInfoOkOutput = zod.output<typeof MerchantGoodsInfoOk>;

export const MerchantGoodsInfoAnswer = zod.union([MerchantGoodsInfoOk, Failure]);

export type MerchantGoodsInfoAnswer = zod.input<typeof MerchantGoodsInfoAnswer>;
export type MerchantGoodsInfoAnswerOutput = zod.output<typeof MerchantGoodsInfoAnswer>;

export const OrderSubmitTokenRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const OrderSubmitToken = zod
  .string()
  .regex(OrderSubmitTokenRegExp)
  .describe('Made by the client, new for each form and the same for each repeat of it.');

export type OrderSubmitToken = zod.input<typeof OrderSubmitToken>;
export type OrderSubmitTokenOutput = zod.output<typeof OrderSubmitToken>;

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

export const QuantityMax = 500;

export const Quantity = zod
  .int()
  .min(1)
  .max(QuantityMax)
  .describe('Pieces bought, 500 at most unless the mall sets fewer.');

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const merchantGoodsDraftGoodsIdMax = 64;

export const merchantGoodsDraftGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantGoodsDraftNameMax = 255;

export const merchantGoodsDraftNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantGoodsDraftCategoryIdMax = 64;

export const merchantGoodsDraftCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantGoodsDraftPriceMin = 0;
export const merchantGoodsDraftPriceMax = 1000000000;
export const merchantGoodsDraftPriceMultipleOf = 0.01;

export const merchantGoodsDraftStockMin = 0;
export const merchantGoodsDraftStockMax = 2147483647;

export const merchantGoodsDraftMinimumPiecesMax = 500;

export const merchantGoodsDraftShippingMin = 0;
export const merchantGoodsDraftShippingMax = 1000000000;
export const merchantGoodsDraftShippingMultipleOf = 0.01;

export const merchantGoodsDraftPicturesMax = 9;

export const MerchantGoodsDraft = zod
  .strictObject({
    goodsId: zod
      .string()
      .min(1)
      .max(merchantGoodsDraftGoodsIdMax)
      .regex(merchantGoodsDraftGoodsIdRegExp)
      .optional()
      .describe('The goods to change; absent to create some.'),
    version: Version.optional().describe('The version that was read; needed for a change.'),
    requestToken: OrderSubmitToken.optional().describe('The same for each repeat of a creation.'),
    name: zod
      .string()
      .max(merchantGoodsDraftNameMax)
      .regex(merchantGoodsDraftNameRegExp)
      .describe('English name.'),
    description: Text.optional().describe('A few lines about it, in English.'),
    categoryId: zod
      .string()
      .min(1)
      .max(merchantGoodsDraftCategoryIdMax)
      .regex(merchantGoodsDraftCategoryIdRegExp)
      .describe('A category of either level.'),
    price: zod
      .number()
      .min(merchantGoodsDraftPriceMin)
      .max(merchantGoodsDraftPriceMax)
      .multipleOf(merchantGoodsDraftPriceMultipleOf)
      .describe('Price of a piece, for goods with one variant.'),
    stock: zod
      .int()
      .min(merchantGoodsDraftStockMin)
      .max(merchantGoodsDraftStockMax)
      .optional()
      .describe('Pieces that can be ordered at first; read at the creation only.'),
    minimumPieces: zod
      .int()
      .min(1)
      .max(merchantGoodsDraftMinimumPiecesMax)
      .optional()
      .describe('Fewest pieces of an order.'),
    shipping: zod
      .number()
      .min(merchantGoodsDraftShippingMin)
      .max(merchantGoodsDraftShippingMax)
      .multipleOf(merchantGoodsDraftShippingMultipleOf)
      .optional()
      .describe('Freight of a piece within the country.'),
    pictures: zod
      .array(ImageUrl.describe('A picture that was uploaded.'))
      .max(merchantGoodsDraftPicturesMax)
      .optional()
      .describe('Pictures in their order.'),
  })
  .describe('Goods to create, or changes to goods. Without `goodsId` it creates goods with one variant.');

export type MerchantGoodsDraft = zod.input<typeof MerchantGoodsDraft>;
export type MerchantGoodsDraftOutput = zod.output<typeof MerchantGoodsDraft>;

export const merchantGoodsSavedGoodsIdMax = 64;

export const merchantGoodsSavedGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantGoodsSaved = zod
  .object({
    goodsId: zod
      .string()
      .min(1)
      .max(merchantGoodsSavedGoodsIdMax)
      .regex(merchantGoodsSavedGoodsIdRegExp)
      .describe('The goods.'),
    version: Version.describe('Their new version.'),
  })
  .describe('The goods after the change.');

export type MerchantGoodsSaved = zod.input<typeof MerchantGoodsSaved>;
export type MerchantGoodsSavedOutput = zod.output<typeof MerchantGoodsSaved>;

export const MerchantGoodsSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsSaved,
  })
  .describe('The goods are saved.');

export type MerchantGoodsSaveOk = zod.input<typeof MerchantGoodsSaveOk>;
export type MerchantGoodsSaveOkOutput = zod.output<typeof MerchantGoodsSaveOk>;

export const MerchantGoodsSaveAnswer = zod.union([MerchantGoodsSaveOk, Failure]);

export type MerchantGoodsSaveAnswer = zod.input<typeof MerchantGoodsSaveAnswer>;
export type MerchantGoodsSaveAnswerOutput = zod.output<typeof MerchantGoodsSaveAnswer>;

export const merchantGoodsLineLineMin = 0;
export const merchantGoodsLineLineMax = 2147483647;

export const merchantGoodsLineGoodsIdMax = 2000;

export const merchantGoodsLineSkuIdMax = 2000;

export const merchantGoodsLineVariantMax = 2000;

export const merchantGoodsLineNameMax = 2000;

export const merchantGoodsLineCategoryMax = 2000;

export const merchantGoodsLinePriceMax = 2000;

export const merchantGoodsLineStockMax = 2000;

export const merchantGoodsLineMinimumPiecesMax = 2000;

export const merchantGoodsLineShippingMax = 2000;

export const MerchantGoodsLine = zod
  .strictObject({
    line: zod
      .int()
      .min(merchantGoodsLineLineMin)
      .max(merchantGoodsLineLineMax)
      .describe('Number of the row in the sheet, for the faults.'),
    goodsId: zod
      .string()
      .max(merchantGoodsLineGoodsIdMax)
      .optional()
      .describe('The goods to change; empty to create some.'),
    skuId: zod
      .string()
      .max(merchantGoodsLineSkuIdMax)
      .optional()
      .describe('The variant of these goods to change; empty for the only one.'),
    variant: zod
      .string()
      .max(merchantGoodsLineVariantMax)
      .optional()
      .describe(
        'Options of a new variant in words. Rows of new goods that follow each other under one name are their variants.',
      ),
    name: zod.string().max(merchantGoodsLineNameMax).optional().describe('English name.'),
    description: Text.optional().describe('A few lines about it, in English.'),
    category: zod
      .string()
      .max(merchantGoodsLineCategoryMax)
      .optional()
      .describe('Identifier or English name of a category.'),
    price: zod.string().max(merchantGoodsLinePriceMax).optional().describe('Price of a piece in dollars.'),
    stock: zod
      .string()
      .max(merchantGoodsLineStockMax)
      .optional()
      .describe('Pieces on hand; read for new variants only.'),
    minimumPieces: zod
      .string()
      .max(merchantGoodsLineMinimumPiecesMax)
      .optional()
      .describe('Fewest pieces of an order.'),
    shipping: zod
      .string()
      .max(merchantGoodsLineShippingMax)
      .optional()
      .describe('Freight of a piece within the country.'),
  })
  .describe(
    'A row of the sheet, with its cells as they are written there. A column that is left out stays as it is.',
  );

export type MerchantGoodsLine = zod.input<typeof MerchantGoodsLine>;
export type MerchantGoodsLineOutput = zod.output<typeof MerchantGoodsLine>;

export const merchantGoodsImportRowsMax = 500;

export const MerchantGoodsImport = zod
  .strictObject({
    requestToken: OrderSubmitToken.describe('The same for each part of a sheet and each repeat of it.'),
    isTrial: zod.boolean().optional().describe('Whether the rows are only checked, not saved.'),
    rows: zod
      .array(MerchantGoodsLine)
      .min(1)
      .max(merchantGoodsImportRowsMax)
      .describe('The rows in their order.'),
  })
  .describe('A part of a sheet.');

export type MerchantGoodsImport = zod.input<typeof MerchantGoodsImport>;
export type MerchantGoodsImportOutput = zod.output<typeof MerchantGoodsImport>;

export const MerchantGoodsColumn = zod
  .enum({
    /** Identifier of the goods */
    goodsId: 'goodsId',
    /** Identifier of the variant */
    skuId: 'skuId',
    /** Options of the variant in words */
    variant: 'variant',
    /** English name */
    name: 'name',
    /** English description */
    description: 'description',
    /** Category */
    category: 'category',
    /** Price in dollars */
    price: 'price',
    /** Pieces on hand */
    stock: 'stock',
    /** Fewest pieces of an order */
    minimumPieces: 'minimumPieces',
    /** Freight in dollars */
    shipping: 'shipping',
  })
  .describe('A column of the sheet.');

export type MerchantGoodsColumn = zod.input<typeof MerchantGoodsColumn>;
export type MerchantGoodsColumnOutput = zod.output<typeof MerchantGoodsColumn>;

export const merchantGoodsFaultLineMin = 0;
export const merchantGoodsFaultLineMax = 2147483647;

export const MerchantGoodsFault = zod
  .object({
    line: zod
      .int()
      .min(merchantGoodsFaultLineMin)
      .max(merchantGoodsFaultLineMax)
      .describe('Number of the row.'),
    column: MerchantGoodsColumn.describe('The column of the cell.'),
    reason: zod
      .enum({
        /** The cell must not be empty */
        missing: 'missing',
        /** There is nothing like that in this store or mall */
        unknown: 'unknown',
        /** The text is too long */
        tooLong: 'tooLong',
        /** The cell is no amount of dollars */
        notAnAmount: 'notAnAmount',
        /** The cell is no whole number in the bounds */
        notAWholeNumber: 'notAWholeNumber',
        /** The cell does not name options like the other variants do */
        notOptions: 'notOptions',
        /** Another row has the same variant */
        repeated: 'repeated',
      })
      .describe('What is wrong with it.'),
  })
  .describe('What is wrong with a cell.');

export type MerchantGoodsFault = zod.input<typeof MerchantGoodsFault>;
export type MerchantGoodsFaultOutput = zod.output<typeof MerchantGoodsFault>;

export const merchantGoodsImportedCreatedMin = 0;
export const merchantGoodsImportedCreatedMax = 2147483647;

export const merchantGoodsImportedChangedMin = 0;
export const merchantGoodsImportedChangedMax = 2147483647;

export const merchantGoodsImportedFaultsMax = 4000;

export const MerchantGoodsImported = zod
  .object({
    created: zod
      .int()
      .min(merchantGoodsImportedCreatedMin)
      .max(merchantGoodsImportedCreatedMax)
      .describe('Goods that were created, or would be.'),
    changed: zod
      .int()
      .min(merchantGoodsImportedChangedMin)
      .max(merchantGoodsImportedChangedMax)
      .describe('Goods that were changed, or would be.'),
    faults: zod
      .array(MerchantGoodsFault)
      .max(merchantGoodsImportedFaultsMax)
      .describe('Faults, by row and column.'),
  })
  .describe('What a part of a sheet has done.');

export type MerchantGoodsImported = zod.input<typeof MerchantGoodsImported>;
export type MerchantGoodsImportedOutput = zod.output<typeof MerchantGoodsImported>;

export const MerchantGoodsImportRowsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsImported,
  })
  .describe('What was saved, and the faults of the other rows.');

export type MerchantGoodsImportRowsOk = zod.input<typeof MerchantGoodsImportRowsOk>;
export type MerchantGoodsImportRowsOkOutput = zod.output<typeof MerchantGoodsImportRowsOk>;

export const MerchantGoodsImportRowsAnswer = zod.union([MerchantGoodsImportRowsOk, Failure]);

export type MerchantGoodsImportRowsAnswer = zod.input<typeof MerchantGoodsImportRowsAnswer>;
export type MerchantGoodsImportRowsAnswerOutput = zod.output<typeof MerchantGoodsImportRowsAnswer>;

export const MerchantGoodsShelfOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The goods are on the shelf, or off it.');

export type MerchantGoodsShelfOk = zod.input<typeof MerchantGoodsShelfOk>;
export type MerchantGoodsShelfOkOutput = zod.output<typeof MerchantGoodsShelfOk>;

export const MerchantGoodsShelfAnswer = zod.union([MerchantGoodsShelfOk, Failure]);

export type MerchantGoodsShelfAnswer = zod.input<typeof MerchantGoodsShelfAnswer>;
export type MerchantGoodsShelfAnswerOutput = zod.output<typeof MerchantGoodsShelfAnswer>;

export const MerchantVariantStockOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The stock is set.');

export type MerchantVariantStockOk = zod.input<typeof MerchantVariantStockOk>;
export type MerchantVariantStockOkOutput = zod.output<typeof MerchantVariantStockOk>;

export const MerchantVariantStockAnswer = zod.union([MerchantVariantStockOk, Failure]);

export type MerchantVariantStockAnswer = zod.input<typeof MerchantVariantStockAnswer>;
export type MerchantVariantStockAnswerOutput = zod.output<typeof MerchantVariantStockAnswer>;

export const merchantGoodsChangePercentMin = -90;
export const merchantGoodsChangePercentMax = 900;

export const merchantGoodsChangePiecesMin = -1000000;
export const merchantGoodsChangePiecesMax = 1000000;

export const MerchantGoodsChange = zod
  .strictObject({
    kind: zod
      .enum({
        /** Prices of all variants, by percent */
        price: 'price',
        /** Pieces of each variant */
        setStock: 'setStock',
        /** Pieces added to each variant, or taken away */
        addStock: 'addStock',
        /** On or off the shelf */
        shelf: 'shelf',
        /** A discount with dates */
        discount: 'discount',
      })
      .describe('What is changed.'),
    percent: zod
      .int()
      .min(merchantGoodsChangePercentMin)
      .max(merchantGoodsChangePercentMax)
      .optional()
      .describe('By how much prices rise, or fall if negative; for a discount what is taken off.'),
    pieces: zod
      .int()
      .min(merchantGoodsChangePiecesMin)
      .max(merchantGoodsChangePiecesMax)
      .optional()
      .describe('Pieces to set or to add.'),
    isOnShelf: zod.boolean().optional().describe('Whether buyers can order the goods.'),
    startsAt: EpochMs.optional().describe('When the discount begins.'),
    endsAt: EpochMs.optional().describe('When the discount ends.'),
  })
  .describe('One change for all named goods. `kind` says which of the other fields is read.');

export type MerchantGoodsChange = zod.input<typeof MerchantGoodsChange>;
export type MerchantGoodsChangeOutput = zod.output<typeof MerchantGoodsChange>;

export const merchantGoodsBulkGoodsIdsMax = 100;

export const MerchantGoodsBulk = zod
  .strictObject({
    goodsIds: zod.array(Id).min(1).max(merchantGoodsBulkGoodsIdsMax).describe('The goods.'),
    isTrial: zod.boolean().describe('Whether nothing is saved.'),
    change: MerchantGoodsChange,
  })
  .describe('Goods and what is changed of them.');

export type MerchantGoodsBulk = zod.input<typeof MerchantGoodsBulk>;
export type MerchantGoodsBulkOutput = zod.output<typeof MerchantGoodsBulk>;

export const merchantGoodsBulkRowGoodsIdMax = 64;

export const merchantGoodsBulkRowGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantGoodsBulkRowNameMax = 255;

export const merchantGoodsBulkRowNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantGoodsBulkRowBeforeMin = -1000000000;
export const merchantGoodsBulkRowBeforeMax = 1000000000;

export const merchantGoodsBulkRowAfterMin = -1000000000;
export const merchantGoodsBulkRowAfterMax = 1000000000;

export const MerchantGoodsBulkRow = zod
  .object({
    goodsId: zod
      .string()
      .min(1)
      .max(merchantGoodsBulkRowGoodsIdMax)
      .regex(merchantGoodsBulkRowGoodsIdRegExp)
      .describe('The goods.'),
    name: zod
      .string()
      .max(merchantGoodsBulkRowNameMax)
      .regex(merchantGoodsBulkRowNameRegExp)
      .describe('English name; empty if they do not exist.'),
    before: zod
      .number()
      .min(merchantGoodsBulkRowBeforeMin)
      .max(merchantGoodsBulkRowBeforeMax)
      .nullable()
      .describe(
        'Lowest price, pieces, 1 or 0 for the shelf, or percent of the discount, as it was; null for none.',
      ),
    after: zod
      .number()
      .min(merchantGoodsBulkRowAfterMin)
      .max(merchantGoodsBulkRowAfterMax)
      .nullable()
      .describe('The same as it is now, or would be; null where there is a fault.'),
    fault: zod
      .union([
        zod.literal('notFound'),
        zod.literal('priceTooLow'),
        zod.literal('priceTooHigh'),
        zod.literal('stockTooLow'),
        zod.literal('stockTooHigh'),
        zod.literal(null),
      ])
      .nullable()
      .describe('Why nothing changed, or null.'),
  })
  .describe('What happened to one of the goods.');

export type MerchantGoodsBulkRow = zod.input<typeof MerchantGoodsBulkRow>;
export type MerchantGoodsBulkRowOutput = zod.output<typeof MerchantGoodsBulkRow>;

export const merchantGoodsBulkDoneResultsMax = 100;

export const MerchantGoodsBulkDone = zod
  .object({
    results: zod
      .array(MerchantGoodsBulkRow)
      .max(merchantGoodsBulkDoneResultsMax)
      .describe('One row for each of the goods, in the order of the request.'),
  })
  .describe('What happened to each of the goods.');

export type MerchantGoodsBulkDone = zod.input<typeof MerchantGoodsBulkDone>;
export type MerchantGoodsBulkDoneOutput = zod.output<typeof MerchantGoodsBulkDone>;

export const MerchantGoodsBulkEditOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsBulkDone,
  })
  .describe('What happened to each of the goods.');

export type MerchantGoodsBulkEditOk = zod.input<typeof MerchantGoodsBulkEditOk>;
export type MerchantGoodsBulkEditOkOutput = zod.output<typeof MerchantGoodsBulkEditOk>;

export const MerchantGoodsBulkEditAnswer = zod.union([MerchantGoodsBulkEditOk, Failure]);

export type MerchantGoodsBulkEditAnswer = zod.input<typeof MerchantGoodsBulkEditAnswer>;
export type MerchantGoodsBulkEditAnswerOutput = zod.output<typeof MerchantGoodsBulkEditAnswer>;

export const MerchantGoodsExportRow = zod
  .object({
    goodsId: Text.describe('The goods.'),
    skuId: Text.describe('The variant.'),
    variant: Text.describe('Its options in words; empty for the only one.'),
    name: Text.describe('English name.'),
    description: Text.describe('English description.'),
    category: Text.describe('Identifier of the category.'),
    price: Text.describe('Price in dollars.'),
    stock: Text.describe('Pieces on hand.'),
    minimumPieces: Text.describe('Fewest pieces of an order.'),
    shipping: Text.describe('Freight in dollars.'),
  })
  .describe('A variant with its goods in the columns of the sheet.');

export type MerchantGoodsExportRow = zod.input<typeof MerchantGoodsExportRow>;
export type MerchantGoodsExportRowOutput = zod.output<typeof MerchantGoodsExportRow>;

export const merchantGoodsExportPagePageListMax = 100;

export const MerchantGoodsExportPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantGoodsExportRow)
      .max(merchantGoodsExportPagePageListMax)
      .describe('The rows of this page.'),
  })
  .describe('One page of variants.');

export type MerchantGoodsExportPage = zod.input<typeof MerchantGoodsExportPage>;
export type MerchantGoodsExportPageOutput = zod.output<typeof MerchantGoodsExportPage>;

export const MerchantGoodsExportRowsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsExportPage,
  })
  .describe('One page of variants.');

export type MerchantGoodsExportRowsOk = zod.input<typeof MerchantGoodsExportRowsOk>;
export type MerchantGoodsExportRowsOkOutput = zod.output<typeof MerchantGoodsExportRowsOk>;

export const MerchantGoodsExportRowsAnswer = zod.union([MerchantGoodsExportRowsOk, Failure]);

export type MerchantGoodsExportRowsAnswer = zod.input<typeof MerchantGoodsExportRowsAnswer>;
export type MerchantGoodsExportRowsAnswerOutput = zod.output<typeof MerchantGoodsExportRowsAnswer>;

export const merchantVariantDraftSkuIdMax = 64;

export const merchantVariantDraftSkuIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantVariantDraftChoicesMax = 3;

export const merchantVariantDraftPriceMin = 0;
export const merchantVariantDraftPriceMax = 1000000000;
export const merchantVariantDraftPriceMultipleOf = 0.01;

export const merchantVariantDraftStockMin = 0;
export const merchantVariantDraftStockMax = 2147483647;

export const MerchantVariantDraft = zod
  .strictObject({
    skuId: zod
      .string()
      .min(1)
      .max(merchantVariantDraftSkuIdMax)
      .regex(merchantVariantDraftSkuIdRegExp)
      .optional()
      .describe('The variant to change; absent to create one.'),
    choices: zod
      .array(MerchantVariantChoice)
      .max(merchantVariantDraftChoicesMax)
      .describe('One value of each option; none for the only variant.'),
    price: zod
      .number()
      .min(merchantVariantDraftPriceMin)
      .max(merchantVariantDraftPriceMax)
      .multipleOf(merchantVariantDraftPriceMultipleOf)
      .describe('Price of a piece.'),
    stock: zod
      .int()
      .min(merchantVariantDraftStockMin)
      .max(merchantVariantDraftStockMax)
      .describe('Pieces that can be ordered.'),
    picture: OptionalImage.optional().describe(
      'A picture that was uploaded, or null for those of the goods.',
    ),
  })
  .describe('A variant to create, or to change where `skuId` is given.');

export type MerchantVariantDraft = zod.input<typeof MerchantVariantDraft>;
export type MerchantVariantDraftOutput = zod.output<typeof MerchantVariantDraft>;

export const merchantVariantSheetGoodsIdMax = 64;

export const merchantVariantSheetGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantVariantSheetVariantsMax = 200;

export const MerchantVariantSheet = zod
  .strictObject({
    goodsId: zod
      .string()
      .min(1)
      .max(merchantVariantSheetGoodsIdMax)
      .regex(merchantVariantSheetGoodsIdRegExp)
      .describe('The goods.'),
    version: Version.describe('The version of the goods that was read.'),
    variants: zod
      .array(MerchantVariantDraft)
      .min(1)
      .max(merchantVariantSheetVariantsMax)
      .describe('The variants.'),
  })
  .describe(
    'All variants of goods, in the order in which buyers see them. Each has a value of the same options, and no two have the same values.',
  );

export type MerchantVariantSheet = zod.input<typeof MerchantVariantSheet>;
export type MerchantVariantSheetOutput = zod.output<typeof MerchantVariantSheet>;

export const MerchantVariantSaveAllOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantGoodsSaved,
  })
  .describe('The variants are saved.');

export type MerchantVariantSaveAllOk = zod.input<typeof MerchantVariantSaveAllOk>;
export type MerchantVariantSaveAllOkOutput = zod.output<typeof MerchantVariantSaveAllOk>;

export const MerchantVariantSaveAllAnswer = zod.union([MerchantVariantSaveAllOk, Failure]);

export type MerchantVariantSaveAllAnswer = zod.input<typeof MerchantVariantSaveAllAnswer>;
export type MerchantVariantSaveAllAnswerOutput = zod.output<typeof MerchantVariantSaveAllAnswer>;

export const DiscountPercentMax = 90;

export const DiscountPercent = zod
  .int()
  .min(1)
  .max(DiscountPercentMax)
  .describe('Percent of the price that are taken off.');

export type DiscountPercent = zod.input<typeof DiscountPercent>;
export type DiscountPercentOutput = zod.output<typeof DiscountPercent>;

export const merchantDiscountSavedDiscountIdMax = 64;

export const merchantDiscountSavedDiscountIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantDiscountSaved = zod
  .object({
    discountId: zod
      .string()
      .min(1)
      .max(merchantDiscountSavedDiscountIdMax)
      .regex(merchantDiscountSavedDiscountIdRegExp)
      .describe('The discount.'),
  })
  .describe('The discount.');

export type MerchantDiscountSaved = zod.input<typeof MerchantDiscountSaved>;
export type MerchantDiscountSavedOutput = zod.output<typeof MerchantDiscountSaved>;

export const MerchantDiscountSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantDiscountSaved,
  })
  .describe('The discount is saved.');

export type MerchantDiscountSaveOk = zod.input<typeof MerchantDiscountSaveOk>;
export type MerchantDiscountSaveOkOutput = zod.output<typeof MerchantDiscountSaveOk>;

export const MerchantDiscountSaveAnswer = zod.union([MerchantDiscountSaveOk, Failure]);

export type MerchantDiscountSaveAnswer = zod.input<typeof MerchantDiscountSaveAnswer>;
export type MerchantDiscountSaveAnswerOutput = zod.output<typeof MerchantDiscountSaveAnswer>;

export const MerchantDiscountEndOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The discount has ended.');

export type MerchantDiscountEndOk = zod.input<typeof MerchantDiscountEndOk>;
export type MerchantDiscountEndOkOutput = zod.output<typeof MerchantDiscountEndOk>;

export const MerchantDiscountEndAnswer = zod.union([MerchantDiscountEndOk, Failure]);

export type MerchantDiscountEndAnswer = zod.input<typeof MerchantDiscountEndAnswer>;
export type MerchantDiscountEndAnswerOutput = zod.output<typeof MerchantDiscountEndAnswer>;

export const OfficeCouponState = zod
  .enum({
    /** Begins later */
    scheduled: 'scheduled',
    /** Buyers can use it */
    running: 'running',
    /** Used as often as it may be */
    usedUp: 'usedUp',
    /** No longer valid */
    ended: 'ended',
  })
  .describe('What a coupon is worth to buyers now.');

export type OfficeCouponState = zod.input<typeof OfficeCouponState>;
export type OfficeCouponStateOutput = zod.output<typeof OfficeCouponState>;

export const CouponCodeRegExp = new RegExp('^[A-Za-z0-9]{4,32}$');

export const CouponCode = zod
  .string()
  .regex(CouponCodeRegExp)
  .describe('4 to 32 letters and digits, in any letter case.');

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

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

export const OrderOptionalLabelMax = 255;

export const OrderOptionalLabel = zod
  .string()
  .max(OrderOptionalLabelMax)
  .nullable()
  .describe('A short text, or null where there is none.');

export type OrderOptionalLabel = zod.input<typeof OrderOptionalLabel>;
export type OrderOptionalLabelOutput = zod.output<typeof OrderOptionalLabel>;

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

export const CouponPercentMax = 90;

export const CouponPercent = zod
  .int()
  .min(1)
  .max(CouponPercentMax)
  .nullable()
  .describe('Share of the goods in per cent, or null for a fixed amount.');

export type CouponPercent = zod.input<typeof CouponPercent>;
export type CouponPercentOutput = zod.output<typeof CouponPercent>;

export const officeCouponRowIdMax = 64;

export const officeCouponRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const officeCouponRowStoreIdMax = 64;

export const officeCouponRowStoreIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const officeCouponRowStoreNameMax = 255;

export const officeCouponRowAmountMin = 0;
export const officeCouponRowAmountMax = 1000000000;

export const officeCouponRowMaxDiscountMin = 0;
export const officeCouponRowMaxDiscountMax = 1000000000;

export const officeCouponRowMinGoodsMin = 0;
export const officeCouponRowMinGoodsMax = 1000000000;

export const officeCouponRowTotalLimitMax = 2147483647;

export const officeCouponRowUserLimitMax = 2147483647;

export const officeCouponRowUsedMin = 0;
export const officeCouponRowUsedMax = 2147483647;

export const officeCouponRowDiscountedMin = 0;
export const officeCouponRowDiscountedMax = 1000000000;

export const OfficeCouponRow = zod
  .object({
    id: zod.string().min(1).max(officeCouponRowIdMax).regex(officeCouponRowIdRegExp).describe('The coupon.'),
    code: CouponCode.describe('What a buyer enters, in capitals.'),
    storeId: zod
      .string()
      .min(1)
      .max(officeCouponRowStoreIdMax)
      .regex(officeCouponRowStoreIdRegExp)
      .nullable()
      .describe('The store that pays for it; null for the mall.'),
    storeName: zod
      .string()
      .max(officeCouponRowStoreNameMax)
      .nullable()
      .describe('Name of that store; null for the mall.'),
    amount: zod
      .number()
      .min(officeCouponRowAmountMin)
      .max(officeCouponRowAmountMax)
      .nullable()
      .describe('What it takes off in dollars; null for a share.'),
    percent: CouponPercent,
    maxDiscount: zod
      .number()
      .min(officeCouponRowMaxDiscountMin)
      .max(officeCouponRowMaxDiscountMax)
      .nullable()
      .describe('The maximum that a share takes off in dollars; null without a limit.'),
    minGoods: zod
      .number()
      .min(officeCouponRowMinGoodsMin)
      .max(officeCouponRowMinGoodsMax)
      .describe('The minimum price of the goods of the order after discount, in dollars.'),
    startsAt: EpochMs.describe('From when it is valid.'),
    endsAt: EpochMs.describe('Until when it is valid.'),
    totalLimit: zod
      .int()
      .min(1)
      .max(officeCouponRowTotalLimitMax)
      .nullable()
      .describe('How many orders may use it in all; null for any number.'),
    userLimit: zod
      .int()
      .min(1)
      .max(officeCouponRowUserLimitMax)
      .describe('How many orders of one buyer may use it.'),
    used: zod
      .int()
      .min(officeCouponRowUsedMin)
      .max(officeCouponRowUsedMax)
      .describe('Orders that use it; one that is cancelled before payment gives it back.'),
    discounted: zod
      .number()
      .min(officeCouponRowDiscountedMin)
      .max(officeCouponRowDiscountedMax)
      .describe('What it has taken off these orders in dollars.'),
    isFixed: zod
      .boolean()
      .describe('Whether an order has used it, so that only its end and its limits can change.'),
    state: OfficeCouponState,
    version: Version.describe('Version of the coupon.'),
  })
  .describe('A coupon with what it has cost so far: either `amount` or `percent` is set.');

export type OfficeCouponRow = zod.input<typeof OfficeCouponRow>;
export type OfficeCouponRowOutput = zod.output<typeof OfficeCouponRow>;

export const officeCouponPagePageListMax = 100;

export const OfficeCouponPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(OfficeCouponRow)
      .max(officeCouponPagePageListMax)
      .describe('The coupons of this page.'),
  })
  .describe('One page of coupons.');

export type OfficeCouponPage = zod.input<typeof OfficeCouponPage>;
export type OfficeCouponPageOutput = zod.output<typeof OfficeCouponPage>;

export const MerchantCouponListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OfficeCouponPage,
  })
  .describe('One page of coupons.');

export type MerchantCouponListOk = zod.input<typeof MerchantCouponListOk>;
export type MerchantCouponListOkOutput = zod.output<typeof MerchantCouponListOk>;

export const MerchantCouponListAnswer = zod.union([MerchantCouponListOk, Failure]);

export type MerchantCouponListAnswer = zod.input<typeof MerchantCouponListAnswer>;
export type MerchantCouponListAnswerOutput = zod.output<typeof MerchantCouponListAnswer>;

export const OfficeCouponMoneyMin = 0.01;
export const OfficeCouponMoneyMax = 1000000;
export const OfficeCouponMoneyMultipleOf = 0.01;

export const OfficeCouponMoney = zod
  .number()
  .min(OfficeCouponMoneyMin)
  .max(OfficeCouponMoneyMax)
  .multipleOf(OfficeCouponMoneyMultipleOf)
  .describe('US dollars with at most two decimals.');

export type OfficeCouponMoney = zod.input<typeof OfficeCouponMoney>;
export type OfficeCouponMoneyOutput = zod.output<typeof OfficeCouponMoney>;

export const OfficeCouponPercentMax = 90;

export const OfficeCouponPercent = zod
  .int()
  .min(1)
  .max(OfficeCouponPercentMax)
  .describe('Share of the goods in per cent.');

export type OfficeCouponPercent = zod.input<typeof OfficeCouponPercent>;
export type OfficeCouponPercentOutput = zod.output<typeof OfficeCouponPercent>;

export const OfficeCouponMinimumMax = 1000000;
export const OfficeCouponMinimumMultipleOf = 0.01;

export const OfficeCouponMinimum = zod
  .number()
  .min(1)
  .max(OfficeCouponMinimumMax)
  .multipleOf(OfficeCouponMinimumMultipleOf)
  .describe(
    'The minimum price of the goods of the order after discount, in dollars; more than the amount that the coupon takes off.',
  );

export type OfficeCouponMinimum = zod.input<typeof OfficeCouponMinimum>;
export type OfficeCouponMinimumOutput = zod.output<typeof OfficeCouponMinimum>;

export const OfficeCouponLimitMax = 1000000;

export const OfficeCouponLimit = zod
  .int()
  .min(1)
  .max(OfficeCouponLimitMax)
  .describe('How many orders may use it.');

export type OfficeCouponLimit = zod.input<typeof OfficeCouponLimit>;
export type OfficeCouponLimitOutput = zod.output<typeof OfficeCouponLimit>;

export const officeCouponDraftCouponIdMax = 64;

export const officeCouponDraftCouponIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const officeCouponDraftAmountMin = 0.01;
export const officeCouponDraftAmountMax = 1000000;
export const officeCouponDraftAmountMultipleOf = 0.01;

export const officeCouponDraftMaxDiscountMin = 0.01;
export const officeCouponDraftMaxDiscountMax = 1000000;
export const officeCouponDraftMaxDiscountMultipleOf = 0.01;

export const officeCouponDraftUserLimitMax = 1000000;

export const OfficeCouponDraft = zod
  .strictObject({
    couponId: zod
      .string()
      .min(1)
      .max(officeCouponDraftCouponIdMax)
      .regex(officeCouponDraftCouponIdRegExp)
      .optional()
      .describe('The coupon to change; absent to create one.'),
    version: Version.optional().describe('The version that was read; needed for a change.'),
    code: CouponCode.describe('What a buyer enters. It is stored in capitals.'),
    amount: zod
      .number()
      .min(officeCouponDraftAmountMin)
      .max(officeCouponDraftAmountMax)
      .multipleOf(officeCouponDraftAmountMultipleOf)
      .optional()
      .describe('What it takes off in dollars; absent for a share.'),
    percent: OfficeCouponPercent.optional().describe(
      'What it takes off in per cent of the goods; absent for an amount.',
    ),
    maxDiscount: zod
      .number()
      .min(officeCouponDraftMaxDiscountMin)
      .max(officeCouponDraftMaxDiscountMax)
      .multipleOf(officeCouponDraftMaxDiscountMultipleOf)
      .optional()
      .describe('The maximum that a share takes off in dollars; absent without a limit.'),
    minGoods: OfficeCouponMinimum,
    startsAt: EpochMs.describe('From when it is valid.'),
    endsAt: EpochMs.describe('Until when it is valid.'),
    totalLimit: OfficeCouponLimit.optional().describe(
      'How many orders may use it in all; absent for any number.',
    ),
    userLimit: zod
      .int()
      .min(1)
      .max(officeCouponDraftUserLimitMax)
      .describe('How many orders of one buyer may use it.'),
  })
  .describe(
    'A coupon to create or change: either `amount` or `percent`. Once an order has used it, all but its end and its limits has to stay as it is.',
  );

export type OfficeCouponDraft = zod.input<typeof OfficeCouponDraft>;
export type OfficeCouponDraftOutput = zod.output<typeof OfficeCouponDraft>;

export const officeCouponSavedCouponIdMax = 64;

export const officeCouponSavedCouponIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const OfficeCouponSaved = zod
  .object({
    couponId: zod
      .string()
      .min(1)
      .max(officeCouponSavedCouponIdMax)
      .regex(officeCouponSavedCouponIdRegExp)
      .describe('The coupon.'),
    version: Version.describe('Its new version.'),
  })
  .describe('The coupon after the change.');

export type OfficeCouponSaved = zod.input<typeof OfficeCouponSaved>;
export type OfficeCouponSavedOutput = zod.output<typeof OfficeCouponSaved>;

export const MerchantCouponSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OfficeCouponSaved,
  })
  .describe('The coupon is saved.');

export type MerchantCouponSaveOk = zod.input<typeof MerchantCouponSaveOk>;
export type MerchantCouponSaveOkOutput = zod.output<typeof MerchantCouponSaveOk>;

export const MerchantCouponSaveAnswer = zod.union([MerchantCouponSaveOk, Failure]);

export type MerchantCouponSaveAnswer = zod.input<typeof MerchantCouponSaveAnswer>;
export type MerchantCouponSaveAnswerOutput = zod.output<typeof MerchantCouponSaveAnswer>;

export const MerchantCouponEndOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The coupon has ended.');

export type MerchantCouponEndOk = zod.input<typeof MerchantCouponEndOk>;
export type MerchantCouponEndOkOutput = zod.output<typeof MerchantCouponEndOk>;

export const MerchantCouponEndAnswer = zod.union([MerchantCouponEndOk, Failure]);

export type MerchantCouponEndAnswer = zod.input<typeof MerchantCouponEndAnswer>;
export type MerchantCouponEndAnswerOutput = zod.output<typeof MerchantCouponEndAnswer>;

export const merchantStorePageIdMax = 64;

export const merchantStorePageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantStorePageNameMax = 255;

export const merchantStorePageNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantStorePageAboutMax = 2000;

export const merchantStorePageLocationMax = 255;

export const merchantStorePageLocationRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantStorePageFreeDeliveryFromMin = 0;
export const merchantStorePageFreeDeliveryFromMax = 1000000000;

export const MerchantStorePage = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantStorePageIdMax)
      .regex(merchantStorePageIdRegExp)
      .describe('The store.'),
    name: zod
      .string()
      .max(merchantStorePageNameMax)
      .regex(merchantStorePageNameRegExp)
      .describe('Name of the store.'),
    avatar: ImageUrl.describe('Square logo.'),
    banner: OptionalImage.describe('Wide picture at the top, or null.'),
    about: zod.string().max(merchantStorePageAboutMax).describe('What the store says of itself.'),
    location: zod
      .string()
      .max(merchantStorePageLocationMax)
      .regex(merchantStorePageLocationRegExp)
      .describe('City and country that the store ships from.'),
    freeDeliveryFrom: zod
      .number()
      .min(merchantStorePageFreeDeliveryFromMin)
      .max(merchantStorePageFreeDeliveryFromMax)
      .nullable()
      .describe(
        'The minimum price of the goods in dollars from which an order of the store has no freight; null where the store does not offer that.',
      ),
    isOpen: zod.boolean().describe('Whether buyers see it.'),
    version: Version.describe('Grows with each change.'),
  })
  .describe('The page of the store.');

export type MerchantStorePage = zod.input<typeof MerchantStorePage>;
export type MerchantStorePageOutput = zod.output<typeof MerchantStorePage>;

export const MerchantStoreInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantStorePage,
  })
  .describe('The page of the store.');

export type MerchantStoreInfoOk = zod.input<typeof MerchantStoreInfoOk>;
export type MerchantStoreInfoOkOutput = zod.output<typeof MerchantStoreInfoOk>;

export const MerchantStoreInfoAnswer = zod.union([MerchantStoreInfoOk, Failure]);

export type MerchantStoreInfoAnswer = zod.input<typeof MerchantStoreInfoAnswer>;
export type MerchantStoreInfoAnswerOutput = zod.output<typeof MerchantStoreInfoAnswer>;

export const MerchantFreeDeliveryMin = 0.01;
export const MerchantFreeDeliveryMax = 1000000;
export const MerchantFreeDeliveryMultipleOf = 0.01;

export const MerchantFreeDelivery = zod
  .number()
  .min(MerchantFreeDeliveryMin)
  .max(MerchantFreeDeliveryMax)
  .multipleOf(MerchantFreeDeliveryMultipleOf)
  .nullable()
  .describe(
    'The minimum price of the goods in dollars from which an order of the store has no freight; null where the store does not offer that. Orders that were placed keep their freight.',
  );

export type MerchantFreeDelivery = zod.input<typeof MerchantFreeDelivery>;
export type MerchantFreeDeliveryOutput = zod.output<typeof MerchantFreeDelivery>;

export const merchantStoreDraftNameMax = 60;

export const merchantStoreDraftNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantStoreDraftAboutMax = 2000;

export const merchantStoreDraftLocationMax = 255;

export const merchantStoreDraftLocationRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantStoreDraft = zod
  .strictObject({
    version: Version.describe('The version that was read.'),
    name: zod
      .string()
      .min(1)
      .max(merchantStoreDraftNameMax)
      .regex(merchantStoreDraftNameRegExp)
      .describe('Name of the store.'),
    avatar: ImageUrl.describe('Square logo.'),
    banner: OptionalImage.describe('Wide picture at the top, or null.'),
    about: zod.string().max(merchantStoreDraftAboutMax).describe('What the store says of itself.'),
    location: zod
      .string()
      .max(merchantStoreDraftLocationMax)
      .regex(merchantStoreDraftLocationRegExp)
      .describe('City and country that the store ships from.'),
    freeDeliveryFrom: MerchantFreeDelivery,
  })
  .describe('The page of the store.');

export type MerchantStoreDraft = zod.input<typeof MerchantStoreDraft>;
export type MerchantStoreDraftOutput = zod.output<typeof MerchantStoreDraft>;

export const MerchantStoreSaved = zod
  .object({
    version: Version.describe('Its new version.'),
  })
  .describe('The page after the change.');

export type MerchantStoreSaved = zod.input<typeof MerchantStoreSaved>;
export type MerchantStoreSavedOutput = zod.output<typeof MerchantStoreSaved>;

export const MerchantStoreSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantStoreSaved,
  })
  .describe('The page is saved.');

export type MerchantStoreSaveOk = zod.input<typeof MerchantStoreSaveOk>;
export type MerchantStoreSaveOkOutput = zod.output<typeof MerchantStoreSaveOk>;

export const MerchantStoreSaveAnswer = zod.union([MerchantStoreSaveOk, Failure]);

export type MerchantStoreSaveAnswer = zod.input<typeof MerchantStoreSaveAnswer>;
export type MerchantStoreSaveAnswerOutput = zod.output<typeof MerchantStoreSaveAnswer>;

export const merchantEarningRowIdMax = 64;

export const merchantEarningRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantEarningRowOrderIdMax = 64;

export const merchantEarningRowOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantEarningRowNumberMax = 255;

export const merchantEarningRowAmountRegExp = new RegExp('^-?\\d{1,20}(\\.\\d{1,10})?$');

export const MerchantEarningRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantEarningRowIdMax)
      .regex(merchantEarningRowIdRegExp)
      .describe('The booking.'),
    kind: zod
      .enum(['sale', 'commission', 'payout', 'other'])
      .describe('Sale, commission of the mall, payout to the owner, or another booking.'),
    orderId: zod
      .string()
      .min(1)
      .max(merchantEarningRowOrderIdMax)
      .regex(merchantEarningRowOrderIdRegExp)
      .nullable()
      .describe('The order, or null for a payout.'),
    number: zod
      .string()
      .max(merchantEarningRowNumberMax)
      .nullable()
      .describe('Number of the order, or null.'),
    amount: zod
      .string()
      .regex(merchantEarningRowAmountRegExp)
      .describe('US dollars; negative where money went out.'),
    at: EpochMs.describe('When it was booked.'),
  })
  .describe('What came in or went out.');

export type MerchantEarningRow = zod.input<typeof MerchantEarningRow>;
export type MerchantEarningRowOutput = zod.output<typeof MerchantEarningRow>;

export const merchantEarningPagePageListMax = 100;

export const MerchantEarningPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(MerchantEarningRow)
      .max(merchantEarningPagePageListMax)
      .describe('The rows of this page.'),
  })
  .describe('One page of bookings.');

export type MerchantEarningPage = zod.input<typeof MerchantEarningPage>;
export type MerchantEarningPageOutput = zod.output<typeof MerchantEarningPage>;

export const MerchantEarningListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantEarningPage,
  })
  .describe('One page of bookings.');

export type MerchantEarningListOk = zod.input<typeof MerchantEarningListOk>;
export type MerchantEarningListOkOutput = zod.output<typeof MerchantEarningListOk>;

export const MerchantEarningListAnswer = zod.union([MerchantEarningListOk, Failure]);

export type MerchantEarningListAnswer = zod.input<typeof MerchantEarningListAnswer>;
export type MerchantEarningListAnswerOutput = zod.output<typeof MerchantEarningListAnswer>;

export const merchantPayoutPayoutIdMax = 64;

export const merchantPayoutPayoutIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantPayoutAvailableRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const merchantPayoutAvailableMax = 29;

export const MerchantPayout = zod
  .object({
    payoutId: zod
      .string()
      .min(1)
      .max(merchantPayoutPayoutIdMax)
      .regex(merchantPayoutPayoutIdRegExp)
      .describe('The payout.'),
    available: zod
      .stringFormat('decimal', merchantPayoutAvailableRegExp)
      .max(merchantPayoutAvailableMax)
      .describe('What is left to take out.'),
  })
  .describe('A payout.');

export type MerchantPayout = zod.input<typeof MerchantPayout>;
export type MerchantPayoutOutput = zod.output<typeof MerchantPayout>;

export const MerchantPayoutAskOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantPayout,
  })
  .describe('The earnings are in the wallet of the owner.');

export type MerchantPayoutAskOk = zod.input<typeof MerchantPayoutAskOk>;
export type MerchantPayoutAskOkOutput = zod.output<typeof MerchantPayoutAskOk>;

export const MerchantPayoutAskAnswer = zod.union([MerchantPayoutAskOk, Failure]);

export type MerchantPayoutAskAnswer = zod.input<typeof MerchantPayoutAskAnswer>;
export type MerchantPayoutAskAnswerOutput = zod.output<typeof MerchantPayoutAskAnswer>;

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

export const merchantApplicationIdMax = 64;

export const merchantApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantApplicationStoreNameMax = 255;

export const merchantApplicationStoreNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantApplicationCountryCodeMin = 2;
export const merchantApplicationCountryCodeMax = 2;

export const merchantApplicationCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const merchantApplicationLocationMax = 255;

export const merchantApplicationLocationRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantApplicationRemarkMax = 2000;

export const MerchantApplication = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(merchantApplicationIdMax)
      .regex(merchantApplicationIdRegExp)
      .describe('The application.'),
    state: zod.enum(['applied', 'admitted', 'refused']).describe('Where it stands.'),
    storeName: zod
      .string()
      .max(merchantApplicationStoreNameMax)
      .regex(merchantApplicationStoreNameRegExp)
      .describe('Name of the store.'),
    countryCode: zod
      .string()
      .min(merchantApplicationCountryCodeMin)
      .max(merchantApplicationCountryCodeMax)
      .regex(merchantApplicationCountryCodeRegExp)
      .describe('Country of the store.'),
    location: zod
      .string()
      .max(merchantApplicationLocationMax)
      .regex(merchantApplicationLocationRegExp)
      .describe('City of the store.'),
    remark: zod.string().max(merchantApplicationRemarkMax).describe('What the applicant says.'),
    reason: OptionalReason.describe('Why it was refused, or null.'),
    storeId: OptionalId.describe('The store that was opened, or null.'),
    appliedAt: EpochMs.describe('When it was made.'),
    decidedAt: OptionalTime.describe('When it was decided, or null.'),
  })
  .describe('An application to sell in the mall.');

export type MerchantApplication = zod.input<typeof MerchantApplication>;
export type MerchantApplicationOutput = zod.output<typeof MerchantApplication>;

export const MerchantApplicationState = zod
  .object({
    application: zod
      .union([MerchantApplication, zod.null()])
      .describe('The application, or null where the caller has made none.'),
  })
  .describe('The latest application of the caller.');

export type MerchantApplicationState = zod.input<typeof MerchantApplicationState>;
export type MerchantApplicationStateOutput = zod.output<typeof MerchantApplicationState>;

export const MerchantApplicationInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantApplicationState,
  })
  .describe('The application, or null.');

export type MerchantApplicationInfoOk = zod.input<typeof MerchantApplicationInfoOk>;
export type MerchantApplicationInfoOkOutput = zod.output<typeof MerchantApplicationInfoOk>;

export const MerchantApplicationInfoAnswer = zod.union([MerchantApplicationInfoOk, Failure]);

export type MerchantApplicationInfoAnswer = zod.input<typeof MerchantApplicationInfoAnswer>;
export type MerchantApplicationInfoAnswerOutput = zod.output<typeof MerchantApplicationInfoAnswer>;

export const MerchantApplicationSubmitOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: MerchantApplicationState,
  })
  .describe('The application is made.');

export type MerchantApplicationSubmitOk = zod.input<typeof MerchantApplicationSubmitOk>;
export type MerchantApplicationSubmitOkOutput = zod.output<typeof MerchantApplicationSubmitOk>;

export const MerchantApplicationSubmitAnswer = zod.union([MerchantApplicationSubmitOk, Failure]);

export type MerchantApplicationSubmitAnswer = zod.input<typeof MerchantApplicationSubmitAnswer>;
export type MerchantApplicationSubmitAnswerOutput = zod.output<typeof MerchantApplicationSubmitAnswer>;
/**
 * Opens a session of the merchant zone for a user of the mall, with the password and, where an authenticator is bound, its code.
 * @summary Log in to the merchant zone
 */
export const merchantSessionLoginQueryUsernameMin = 6;
export const merchantSessionLoginQueryUsernameMax = 64;

export const merchantSessionLoginQueryUsernameRegExp = new RegExp("^[A-Za-z0-9@._+'-]+$");
export const merchantSessionLoginQueryPasswordRegExp = new RegExp('^[!-~]{6,12}$');
export const merchantSessionLoginQueryCodeRegExp = new RegExp('^\\d{6}$');

export const MerchantSessionLoginQueryParams = zod.object({
  username: zod
    .string()
    .min(merchantSessionLoginQueryUsernameMin)
    .max(merchantSessionLoginQueryUsernameMax)
    .regex(merchantSessionLoginQueryUsernameRegExp)
    .describe('Name, e-mail address or phone of the account.'),
  password: zod
    .stringFormat('password', merchantSessionLoginQueryPasswordRegExp)
    .describe('Login password of the account.'),
  code: zod
    .string()
    .regex(merchantSessionLoginQueryCodeRegExp)
    .optional()
    .describe('Six digits of the authenticator, if one is bound.'),
});

export const MerchantSessionLoginResponse = MerchantSessionLoginOk;

/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 * @summary Show who is logged in
 */
export const MerchantSessionMeResponse = MerchantSessionMeOk;

/**
 * Ends this session of the merchant zone; its token opens nothing from now on. Other sessions stay open.
 * @summary Log out
 */
export const MerchantSessionEndResponse = MerchantSessionEndOk;

/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 * @summary Count what waits and what was sold
 */
export const MerchantHomeFiguresResponse = MerchantHomeFiguresOk;

/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * @summary List orders of the store
 */
export const merchantOrderListQueryPageNumDefault = 1;
export const merchantOrderListQueryPageNumMax = 10000;

export const merchantOrderListQueryPageSizeDefault = 20;
export const merchantOrderListQueryPageSizeMax = 100;

export const merchantOrderListQueryKeywordMax = 64;

export const merchantOrderListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderListQueryStatusMax = 30;

export const merchantOrderListQueryStatusRegExp = new RegExp('^-?[0-6](,-?[0-6]){0,7}$');
export const merchantOrderListQueryPlacedFromMin = 0;
export const merchantOrderListQueryPlacedFromMax = 253402300799999;

export const merchantOrderListQueryPlacedUntilMin = 0;
export const merchantOrderListQueryPlacedUntilMax = 253402300799999;

export const merchantOrderListQuerySortByDefault = `placedAt`;
export const merchantOrderListQuerySortDirDefault = `desc`;

export const MerchantOrderListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantOrderListQueryPageNumMax)
    .default(merchantOrderListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantOrderListQueryPageSizeMax)
    .default(merchantOrderListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantOrderListQueryKeywordMax)
    .regex(merchantOrderListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  status: zod
    .string()
    .max(merchantOrderListQueryStatusMax)
    .regex(merchantOrderListQueryStatusRegExp)
    .optional()
    .describe('Keeps only orders in these statuses.'),
  placedFrom: zod.coerce
    .number()
    .int()
    .min(merchantOrderListQueryPlacedFromMin)
    .max(merchantOrderListQueryPlacedFromMax)
    .optional()
    .describe('Keeps only orders placed from then on.'),
  placedUntil: zod.coerce
    .number()
    .int()
    .min(merchantOrderListQueryPlacedUntilMin)
    .max(merchantOrderListQueryPlacedUntilMax)
    .optional()
    .describe('Keeps only orders placed before then.'),
  isLate: zod.coerce.boolean().optional().describe('Keeps only orders that should have been shipped by now.'),
  sortBy: zod
    .enum(['placedAt', 'total', 'shipBy'])
    .default(merchantOrderListQuerySortByDefault)
    .describe('What the orders are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(merchantOrderListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const MerchantOrderListResponse = MerchantOrderListOk;

/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 * @summary Show one order of the store
 */
export const merchantOrderInfoQueryOrderIdMax = 64;

export const merchantOrderInfoQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantOrderInfoQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(merchantOrderInfoQueryOrderIdMax)
    .regex(merchantOrderInfoQueryOrderIdRegExp)
    .describe('The order, by its identifier.'),
});

export const MerchantOrderInfoResponse = MerchantOrderInfoOk;

/**
 * The store takes a paid order on and begins to pack it. The buyer sees that it is confirmed.
 * @summary Confirm an order
 */
export const merchantOrderConfirmQueryOrderIdMax = 64;

export const merchantOrderConfirmQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantOrderConfirmQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(merchantOrderConfirmQueryOrderIdMax)
    .regex(merchantOrderConfirmQueryOrderIdRegExp)
    .describe('The order, by its identifier.'),
});

export const MerchantOrderConfirmResponse = MerchantOrderConfirmOk;

/**
 * The store hands the parcel of a paid or confirmed order to a carrier. The buyer sees carrier and number, and can no longer ask for the money back before receipt.
 * @summary Ship an order
 */
export const merchantOrderShipQueryOrderIdMax = 64;

export const merchantOrderShipQueryOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantOrderShipQueryCarrierMax = 60;

export const merchantOrderShipQueryCarrierRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantOrderShipQueryTrackingNumberMax = 64;

export const merchantOrderShipQueryTrackingNumberRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 ./-]*$');

export const MerchantOrderShipQueryParams = zod.object({
  orderId: zod
    .string()
    .min(1)
    .max(merchantOrderShipQueryOrderIdMax)
    .regex(merchantOrderShipQueryOrderIdRegExp)
    .describe('The order, by its identifier.'),
  carrier: zod
    .string()
    .min(1)
    .max(merchantOrderShipQueryCarrierMax)
    .regex(merchantOrderShipQueryCarrierRegExp)
    .describe('Who carries the parcel.'),
  trackingNumber: zod
    .string()
    .min(1)
    .max(merchantOrderShipQueryTrackingNumberMax)
    .regex(merchantOrderShipQueryTrackingNumberRegExp)
    .describe('Number under which the carrier knows the parcel.'),
});

export const MerchantOrderShipResponse = MerchantOrderShipOk;

/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * @summary List returns of the store
 */
export const merchantReturnListQueryPageNumDefault = 1;
export const merchantReturnListQueryPageNumMax = 10000;

export const merchantReturnListQueryPageSizeDefault = 20;
export const merchantReturnListQueryPageSizeMax = 100;

export const merchantReturnListQueryKeywordMax = 64;

export const merchantReturnListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantReturnListQuerySortByDefault = `requestedAt`;
export const merchantReturnListQuerySortDirDefault = `desc`;

export const MerchantReturnListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantReturnListQueryPageNumMax)
    .default(merchantReturnListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantReturnListQueryPageSizeMax)
    .default(merchantReturnListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  state: zod
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
    .describe('Keeps only those in this state.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantReturnListQueryKeywordMax)
    .regex(merchantReturnListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  sortBy: zod
    .enum(['requestedAt', 'deadline', 'total'])
    .default(merchantReturnListQuerySortByDefault)
    .describe('What the rows are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(merchantReturnListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const MerchantReturnListResponse = MerchantReturnListOk;

/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 * @summary Show one return
 */
export const merchantReturnInfoQueryReturnIdMax = 64;

export const merchantReturnInfoQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantReturnInfoQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(merchantReturnInfoQueryReturnIdMax)
    .regex(merchantReturnInfoQueryReturnIdRegExp)
    .describe('Goods that come back, or the report of a parcel that never arrived.'),
});

export const MerchantReturnInfoResponse = MerchantReturnInfoOk;

/**
 * The store takes the goods back, or refuses with a reason, which the buyer may dispute. Accepting that a parcel never arrived pays it back at once. A return without an answer is accepted when its time is over.
 * @summary Accept or refuse a return
 */
export const merchantReturnDecideQueryReturnIdMax = 64;

export const merchantReturnDecideQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReturnDecideQueryReasonMax = 500;

export const merchantReturnDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantReturnDecideQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(merchantReturnDecideQueryReturnIdMax)
    .regex(merchantReturnDecideQueryReturnIdRegExp)
    .describe('Goods that come back, or the report of a parcel that never arrived.'),
  decision: zod.enum(['accept', 'refuse']).describe('What the store answers.'),
  reason: zod
    .string()
    .min(1)
    .max(merchantReturnDecideQueryReasonMax)
    .regex(merchantReturnDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The buyer reads it.'),
});

export const MerchantReturnDecideResponse = MerchantReturnDecideOk;

/**
 * The goods are back: `refund` pays the buyer back, `contest` says what is wrong with them and calls for a decision of the mall.
 * @summary Confirm the arrival of a return
 */
export const merchantReturnArriveQueryReturnIdMax = 64;

export const merchantReturnArriveQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReturnArriveQueryReasonMax = 500;

export const merchantReturnArriveQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantReturnArriveQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(merchantReturnArriveQueryReturnIdMax)
    .regex(merchantReturnArriveQueryReturnIdRegExp)
    .describe('Goods that come back, or the report of a parcel that never arrived.'),
  decision: zod.enum(['refund', 'contest']).describe('What the store says of the goods.'),
  reason: zod
    .string()
    .min(1)
    .max(merchantReturnArriveQueryReasonMax)
    .regex(merchantReturnArriveQueryReasonRegExp)
    .optional()
    .describe('What is wrong; needed to contest. The buyer reads it.'),
});

export const MerchantReturnArriveResponse = MerchantReturnArriveOk;

/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * @summary List refunds of the store
 */
export const merchantRefundListQueryPageNumDefault = 1;
export const merchantRefundListQueryPageNumMax = 10000;

export const merchantRefundListQueryPageSizeDefault = 20;
export const merchantRefundListQueryPageSizeMax = 100;

export const merchantRefundListQueryKeywordMax = 64;

export const merchantRefundListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantRefundListQuerySortByDefault = `requestedAt`;
export const merchantRefundListQuerySortDirDefault = `desc`;

export const MerchantRefundListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantRefundListQueryPageNumMax)
    .default(merchantRefundListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantRefundListQueryPageSizeMax)
    .default(merchantRefundListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  state: zod
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
    .describe('Keeps only those in this state.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantRefundListQueryKeywordMax)
    .regex(merchantRefundListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  sortBy: zod
    .enum(['requestedAt', 'deadline', 'total'])
    .default(merchantRefundListQuerySortByDefault)
    .describe('What the rows are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(merchantRefundListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const MerchantRefundListResponse = MerchantRefundListOk;

/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 * @summary Show one refund
 */
export const merchantRefundInfoQueryRefundIdMax = 64;

export const merchantRefundInfoQueryRefundIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantRefundInfoQueryParams = zod.object({
  refundId: zod
    .string()
    .min(1)
    .max(merchantRefundInfoQueryRefundIdMax)
    .regex(merchantRefundInfoQueryRefundIdRegExp)
    .describe('The refund, by its identifier.'),
});

export const MerchantRefundInfoResponse = MerchantRefundInfoOk;

/**
 * Granting pays the buyer back at once and returns the pieces to stock. Refusing needs a reason, which the buyer reads, and the order goes on; the buyer may ask again. Without a decision by the deadline the refund is granted.
 * @summary Grant or refuse a refund
 */
export const merchantRefundDecideQueryRefundIdMax = 64;

export const merchantRefundDecideQueryRefundIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantRefundDecideQueryReasonMax = 500;

export const merchantRefundDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantRefundDecideQueryParams = zod.object({
  refundId: zod
    .string()
    .min(1)
    .max(merchantRefundDecideQueryRefundIdMax)
    .regex(merchantRefundDecideQueryRefundIdRegExp)
    .describe('The refund, by its identifier.'),
  decision: zod.enum(['grant', 'refuse']).describe('What the store decides.'),
  reason: zod
    .string()
    .min(1)
    .max(merchantRefundDecideQueryReasonMax)
    .regex(merchantRefundDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The buyer reads it.'),
});

export const MerchantRefundDecideResponse = MerchantRefundDecideOk;

/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * @summary List reviews of the store
 */
export const merchantReviewListQueryPageNumDefault = 1;
export const merchantReviewListQueryPageNumMax = 10000;

export const merchantReviewListQueryPageSizeDefault = 20;
export const merchantReviewListQueryPageSizeMax = 100;

export const merchantReviewListQueryGoodsIdMax = 64;

export const merchantReviewListQueryGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReviewListQueryKeywordMax = 64;

export const merchantReviewListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantReviewListQuerySortByDefault = `createdAt`;
export const merchantReviewListQuerySortDirDefault = `desc`;

export const MerchantReviewListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantReviewListQueryPageNumMax)
    .default(merchantReviewListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantReviewListQueryPageSizeMax)
    .default(merchantReviewListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  state: zod
    .enum(['unanswered', 'answered'])
    .optional()
    .describe('Keeps only reviews with an answer of the store, or without one.'),
  rating: zod
    .union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(5)])
    .optional()
    .describe('Keeps only reviews with so many stars.'),
  goodsId: zod
    .string()
    .min(1)
    .max(merchantReviewListQueryGoodsIdMax)
    .regex(merchantReviewListQueryGoodsIdRegExp)
    .optional()
    .describe('Keeps only reviews of these goods.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantReviewListQueryKeywordMax)
    .regex(merchantReviewListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  sortBy: zod
    .enum(['createdAt', 'rating'])
    .default(merchantReviewListQuerySortByDefault)
    .describe('What the rows are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(merchantReviewListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const MerchantReviewListResponse = MerchantReviewListOk;

/**
 * Answers one review with its pictures, the chosen variant and its order.
 * @summary Show one review
 */
export const merchantReviewInfoQueryReviewIdMax = 64;

export const merchantReviewInfoQueryReviewIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantReviewInfoQueryParams = zod.object({
  reviewId: zod
    .string()
    .min(1)
    .max(merchantReviewInfoQueryReviewIdMax)
    .regex(merchantReviewInfoQueryReviewIdRegExp)
    .describe('The review, by its identifier.'),
});

export const MerchantReviewInfoResponse = MerchantReviewInfoOk;

/**
 * Writes the public answer of the store, or replaces it. Buyers read it below the review; the one who wrote the review is told of the first answer.
 * @summary Answer a review
 */
export const merchantReviewAnswerQueryReviewIdMax = 64;

export const merchantReviewAnswerQueryReviewIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantReviewAnswerQueryTextMax = 1000;

export const merchantReviewAnswerQueryTextRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantReviewAnswerQueryParams = zod.object({
  reviewId: zod
    .string()
    .min(1)
    .max(merchantReviewAnswerQueryReviewIdMax)
    .regex(merchantReviewAnswerQueryReviewIdRegExp)
    .describe('The review, by its identifier.'),
  text: zod
    .string()
    .min(1)
    .max(merchantReviewAnswerQueryTextMax)
    .regex(merchantReviewAnswerQueryTextRegExp)
    .describe('What to say to everyone.'),
});

export const MerchantReviewAnswerResponse = MerchantReviewAnswerOk;

/**
 * Removes the public answer of the store below the review. Doing it again changes nothing.
 * @summary Withdraw the answer to a review
 */
export const merchantReviewWithdrawAnswerQueryReviewIdMax = 64;

export const merchantReviewWithdrawAnswerQueryReviewIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantReviewWithdrawAnswerQueryParams = zod.object({
  reviewId: zod
    .string()
    .min(1)
    .max(merchantReviewWithdrawAnswerQueryReviewIdMax)
    .regex(merchantReviewWithdrawAnswerQueryReviewIdRegExp)
    .describe('The review, by its identifier.'),
});

export const MerchantReviewWithdrawAnswerResponse = MerchantReviewWithdrawAnswerOk;

/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * @summary List conversations with buyers
 */
export const merchantChatListQueryPageNumDefault = 1;
export const merchantChatListQueryPageNumMax = 10000;

export const merchantChatListQueryPageSizeDefault = 20;
export const merchantChatListQueryPageSizeMax = 100;

export const merchantChatListQueryKeywordMax = 64;

export const merchantChatListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantChatListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantChatListQueryPageNumMax)
    .default(merchantChatListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantChatListQueryPageSizeMax)
    .default(merchantChatListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  isWaiting: zod.coerce.boolean().optional().describe('Keeps only buyers who wait for an answer.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantChatListQueryKeywordMax)
    .regex(merchantChatListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
});

export const MerchantChatListResponse = MerchantChatListOk;

/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 * @summary Show one conversation
 */
export const merchantChatMessagesQueryUserIdMax = 64;

export const merchantChatMessagesQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantChatMessagesQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(merchantChatMessagesQueryUserIdMax)
    .regex(merchantChatMessagesQueryUserIdRegExp)
    .describe('The buyer, by identifier.'),
});

export const MerchantChatMessagesResponse = MerchantChatMessagesOk;

/**
 * Writes words or a picture to a buyer who has written to the store or ordered from it, and marks what the buyer wrote as read. The buyer is told at once.
 * @summary Write to a buyer
 */
export const merchantChatWriteQueryUserIdMax = 64;

export const merchantChatWriteQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantChatWriteQueryTextMax = 1000;

export const merchantChatWriteQueryTextRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantChatWriteQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(merchantChatWriteQueryUserIdMax)
    .regex(merchantChatWriteQueryUserIdRegExp)
    .describe('The buyer, by identifier.'),
  type: zod.enum(['text', 'img']).optional().describe('Words, or a picture that was uploaded.'),
  text: zod
    .string()
    .min(1)
    .max(merchantChatWriteQueryTextMax)
    .regex(merchantChatWriteQueryTextRegExp)
    .describe('What to say, or the address of the picture.'),
});

export const MerchantChatWriteResponse = MerchantChatWriteOk;

/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * @summary List goods of the store
 */
export const merchantGoodsListQueryPageNumDefault = 1;
export const merchantGoodsListQueryPageNumMax = 10000;

export const merchantGoodsListQueryPageSizeDefault = 20;
export const merchantGoodsListQueryPageSizeMax = 100;

export const merchantGoodsListQueryKeywordMax = 64;

export const merchantGoodsListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantGoodsListQuerySortByDefault = `changedAt`;
export const merchantGoodsListQuerySortDirDefault = `desc`;

export const MerchantGoodsListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantGoodsListQueryPageNumMax)
    .default(merchantGoodsListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantGoodsListQueryPageSizeMax)
    .default(merchantGoodsListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantGoodsListQueryKeywordMax)
    .regex(merchantGoodsListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  shelf: zod.enum(['on', 'off']).optional().describe('Keeps only goods on the shelf, or only those off it.'),
  stock: zod
    .enum(['out', 'low'])
    .optional()
    .describe('Keeps only goods without stock, or with at most five pieces of a variant.'),
  sortBy: zod
    .enum(['changedAt', 'name', 'price', 'sold', 'stock'])
    .default(merchantGoodsListQuerySortByDefault)
    .describe('What the goods are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(merchantGoodsListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const MerchantGoodsListResponse = MerchantGoodsListOk;

/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 * @summary Show goods for editing
 */
export const merchantGoodsInfoQueryGoodsIdMax = 64;

export const merchantGoodsInfoQueryGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantGoodsInfoQueryParams = zod.object({
  goodsId: zod
    .string()
    .min(1)
    .max(merchantGoodsInfoQueryGoodsIdMax)
    .regex(merchantGoodsInfoQueryGoodsIdRegExp)
    .describe('The goods, by their identifier.'),
});

export const MerchantGoodsInfoResponse = MerchantGoodsInfoOk;

/**
 * Creates goods, off the shelf at first, or changes them. A change sends the version it read; a stale one is refused and changes nothing.
 * @summary Create or change goods
 */
export const MerchantGoodsSaveBody = MerchantGoodsDraft;

export const MerchantGoodsSaveResponse = MerchantGoodsSaveOk;

/**
 * Checks up to 500 rows and saves those without a fault, all in one transaction. A row with the identifier of goods changes
 * them, any other creates goods with one variant, off the shelf. A trial checks the rows and saves none. A larger sheet is sent in parts;
 * a part that is sent again creates nothing twice.
 * @summary Import goods from the rows of a sheet
 */
export const MerchantGoodsImportRowsBody = MerchantGoodsImport;

export const MerchantGoodsImportRowsResponse = MerchantGoodsImportRowsOk;

/**
 * Makes goods orderable or takes them from sale. Orders that run go on. Asking for what is already so changes nothing.
 * @summary Put goods on the shelf or take them off
 */
export const merchantGoodsShelfQueryGoodsIdMax = 64;

export const merchantGoodsShelfQueryGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantGoodsShelfQueryParams = zod.object({
  goodsId: zod
    .string()
    .min(1)
    .max(merchantGoodsShelfQueryGoodsIdMax)
    .regex(merchantGoodsShelfQueryGoodsIdRegExp)
    .describe('The goods, by their identifier.'),
  isOnShelf: zod.coerce.boolean().describe('Whether buyers can order the goods from now on.'),
});

export const MerchantGoodsShelfResponse = MerchantGoodsShelfOk;

/**
 * Sets how many pieces of a variant can be ordered. Pieces that open orders have reserved are not touched.
 * @summary Set the stock of a variant
 */
export const merchantVariantStockQuerySkuIdMax = 64;

export const merchantVariantStockQuerySkuIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantVariantStockQueryPiecesMin = 0;
export const merchantVariantStockQueryPiecesMax = 2147483647;

export const MerchantVariantStockQueryParams = zod.object({
  skuId: zod
    .string()
    .min(1)
    .max(merchantVariantStockQuerySkuIdMax)
    .regex(merchantVariantStockQuerySkuIdRegExp)
    .describe('The variant, by its identifier.'),
  pieces: zod.coerce
    .number()
    .int()
    .min(merchantVariantStockQueryPiecesMin)
    .max(merchantVariantStockQueryPiecesMax)
    .describe('Pieces that can be ordered from now on.'),
});

export const MerchantVariantStockResponse = MerchantVariantStockOk;

/**
 * Changes up to 100 goods in one way: price by percent, pieces, shelf or discount. Each is changed by itself, so that a fault of one leaves the others done. A trial answers what would change and changes nothing.
 * @summary Change many goods at once
 */
export const MerchantGoodsBulkEditBody = MerchantGoodsBulk;

export const MerchantGoodsBulkEditResponse = MerchantGoodsBulkEditOk;

/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * @summary Export goods as rows of a sheet
 */
export const merchantGoodsExportRowsQueryPageNumDefault = 1;
export const merchantGoodsExportRowsQueryPageNumMax = 10000;

export const merchantGoodsExportRowsQueryPageSizeDefault = 20;
export const merchantGoodsExportRowsQueryPageSizeMax = 100;

export const merchantGoodsExportRowsQueryKeywordMax = 64;

export const merchantGoodsExportRowsQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantGoodsExportRowsQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantGoodsExportRowsQueryPageNumMax)
    .default(merchantGoodsExportRowsQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantGoodsExportRowsQueryPageSizeMax)
    .default(merchantGoodsExportRowsQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantGoodsExportRowsQueryKeywordMax)
    .regex(merchantGoodsExportRowsQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  shelf: zod.enum(['on', 'off']).optional().describe('Keeps only goods on the shelf, or only those off it.'),
  stock: zod
    .enum(['out', 'low'])
    .optional()
    .describe('Keeps only goods without stock, or with at most five pieces of a variant.'),
});

export const MerchantGoodsExportRowsResponse = MerchantGoodsExportRowsOk;

/**
 * Replaces the variants of goods in one step: those that are named are changed or created, any other is hidden from buyers and keeps its orders. Option names and values are found by their English words, or created.
 * @summary Set the variants of goods
 */
export const MerchantVariantSaveAllBody = MerchantVariantSheet;

export const MerchantVariantSaveAllResponse = MerchantVariantSaveAllOk;

/**
 * Takes a share off the price of goods between two moments, or changes a discount that has not ended. Where several run at once, the deepest counts. Orders keep the price that they were placed at.
 * @summary Discount goods for a time
 */
export const merchantDiscountSaveQueryGoodsIdMax = 64;

export const merchantDiscountSaveQueryGoodsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantDiscountSaveQueryDiscountIdMax = 64;

export const merchantDiscountSaveQueryDiscountIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const merchantDiscountSaveQueryPercentMax = 90;

export const merchantDiscountSaveQueryStartsAtMin = 0;
export const merchantDiscountSaveQueryStartsAtMax = 253402300799999;

export const merchantDiscountSaveQueryEndsAtMin = 0;
export const merchantDiscountSaveQueryEndsAtMax = 253402300799999;

export const MerchantDiscountSaveQueryParams = zod.object({
  goodsId: zod
    .string()
    .min(1)
    .max(merchantDiscountSaveQueryGoodsIdMax)
    .regex(merchantDiscountSaveQueryGoodsIdRegExp)
    .describe('The goods, by their identifier.'),
  discountId: zod
    .string()
    .min(1)
    .max(merchantDiscountSaveQueryDiscountIdMax)
    .regex(merchantDiscountSaveQueryDiscountIdRegExp)
    .optional()
    .describe('The discount to change; absent to add one.'),
  percent: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantDiscountSaveQueryPercentMax)
    .describe('What is taken off the price.'),
  startsAt: zod.coerce
    .number()
    .int()
    .min(merchantDiscountSaveQueryStartsAtMin)
    .max(merchantDiscountSaveQueryStartsAtMax)
    .describe('When it begins.'),
  endsAt: zod.coerce
    .number()
    .int()
    .min(merchantDiscountSaveQueryEndsAtMin)
    .max(merchantDiscountSaveQueryEndsAtMax)
    .describe('When it ends: later than now and than the beginning.'),
});

export const MerchantDiscountSaveResponse = MerchantDiscountSaveOk;

/**
 * Ends a discount that runs, and removes one that has not begun. Ending one that has ended changes nothing.
 * @summary End a discount
 */
export const merchantDiscountEndQueryDiscountIdMax = 64;

export const merchantDiscountEndQueryDiscountIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantDiscountEndQueryParams = zod.object({
  discountId: zod
    .string()
    .min(1)
    .max(merchantDiscountEndQueryDiscountIdMax)
    .regex(merchantDiscountEndQueryDiscountIdRegExp)
    .describe('The discount, by its identifier.'),
});

export const MerchantDiscountEndResponse = MerchantDiscountEndOk;

/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * @summary List coupons
 */
export const merchantCouponListQueryPageNumDefault = 1;
export const merchantCouponListQueryPageNumMax = 10000;

export const merchantCouponListQueryPageSizeDefault = 20;
export const merchantCouponListQueryPageSizeMax = 100;

export const merchantCouponListQueryKeywordMax = 64;

export const merchantCouponListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantCouponListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantCouponListQueryPageNumMax)
    .default(merchantCouponListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantCouponListQueryPageSizeMax)
    .default(merchantCouponListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(merchantCouponListQueryKeywordMax)
    .regex(merchantCouponListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which a code has this.'),
  state: zod
    .enum({
      /** Begins later */
      scheduled: 'scheduled',
      /** Buyers can use it */
      running: 'running',
      /** Used as often as it may be */
      usedUp: 'usedUp',
      /** No longer valid */
      ended: 'ended',
    })
    .optional()
    .describe('Keeps only coupons in this state.'),
});

export const MerchantCouponListResponse = MerchantCouponListOk;

/**
 * Creates a coupon for goods of the store, which pays for it, or changes one. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 * @summary Create or change a coupon
 */
export const MerchantCouponSaveBody = OfficeCouponDraft;

export const MerchantCouponSaveResponse = MerchantCouponSaveOk;

/**
 * Ends a coupon of the store now. Orders that use it keep it. Ending one that has ended changes nothing.
 * @summary End a coupon
 */
export const merchantCouponEndQueryCouponIdMax = 64;

export const merchantCouponEndQueryCouponIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MerchantCouponEndQueryParams = zod.object({
  couponId: zod
    .string()
    .min(1)
    .max(merchantCouponEndQueryCouponIdMax)
    .regex(merchantCouponEndQueryCouponIdRegExp)
    .describe('The coupon, by its identifier.'),
});

export const MerchantCouponEndResponse = MerchantCouponEndOk;

/**
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
 * @summary Show the page of the store
 */
export const MerchantStoreInfoResponse = MerchantStoreInfoOk;

/**
 * Changes name, pictures and words of the store, and from which price its orders have no freight, all at once. A stale version is refused and changes nothing.
 * @summary Change the page of the store
 */
export const MerchantStoreSaveBody = MerchantStoreDraft;

export const MerchantStoreSaveResponse = MerchantStoreSaveOk;

/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * @summary List what the store earned
 */
export const merchantEarningListQueryPageNumDefault = 1;
export const merchantEarningListQueryPageNumMax = 10000;

export const merchantEarningListQueryPageSizeDefault = 20;
export const merchantEarningListQueryPageSizeMax = 100;

export const MerchantEarningListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantEarningListQueryPageNumMax)
    .default(merchantEarningListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(merchantEarningListQueryPageSizeMax)
    .default(merchantEarningListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
});

export const MerchantEarningListResponse = MerchantEarningListOk;

/**
 * Moves earnings of the store to the wallet of its owner, who can buy with them or withdraw them to the bound address.
 * @summary Take earnings out
 */
export const merchantPayoutAskQueryAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const merchantPayoutAskQueryAmountMax = 29;

export const merchantPayoutAskQueryRequestTokenRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const MerchantPayoutAskQueryParams = zod.object({
  amount: zod
    .stringFormat('decimal', merchantPayoutAskQueryAmountRegExp)
    .max(merchantPayoutAskQueryAmountMax)
    .describe('How much, in US dollars.'),
  requestToken: zod
    .string()
    .regex(merchantPayoutAskQueryRequestTokenRegExp)
    .describe('The same for each repeat of a request.'),
});

export const MerchantPayoutAskResponse = MerchantPayoutAskOk;

/**
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 * @summary Show the own application
 */
export const MerchantApplicationInfoResponse = MerchantApplicationInfoOk;

/**
 * Asks the mall to open a store for the caller. Only one application can be open, and who has a store can not apply.
 * @summary Apply to sell
 */
export const merchantApplicationSubmitQueryStoreNameMax = 60;

export const merchantApplicationSubmitQueryStoreNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantApplicationSubmitQueryCountryCodeMin = 2;
export const merchantApplicationSubmitQueryCountryCodeMax = 2;

export const merchantApplicationSubmitQueryCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const merchantApplicationSubmitQueryLocationMax = 60;

export const merchantApplicationSubmitQueryLocationRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const merchantApplicationSubmitQueryRemarkMax = 500;

export const merchantApplicationSubmitQueryRemarkRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const MerchantApplicationSubmitQueryParams = zod.object({
  storeName: zod
    .string()
    .min(1)
    .max(merchantApplicationSubmitQueryStoreNameMax)
    .regex(merchantApplicationSubmitQueryStoreNameRegExp)
    .describe('Name that the store should have.'),
  countryCode: zod
    .string()
    .min(merchantApplicationSubmitQueryCountryCodeMin)
    .max(merchantApplicationSubmitQueryCountryCodeMax)
    .regex(merchantApplicationSubmitQueryCountryCodeRegExp)
    .describe('Country that the store ships from.'),
  location: zod
    .string()
    .min(1)
    .max(merchantApplicationSubmitQueryLocationMax)
    .regex(merchantApplicationSubmitQueryLocationRegExp)
    .optional()
    .describe('City that the store ships from.'),
  remark: zod
    .string()
    .min(1)
    .max(merchantApplicationSubmitQueryRemarkMax)
    .regex(merchantApplicationSubmitQueryRemarkRegExp)
    .optional()
    .describe('What the store will sell, in a few words.'),
});

export const MerchantApplicationSubmitResponse = MerchantApplicationSubmitOk;
