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

export const StaffNameMin = 3;
export const StaffNameMax = 32;

export const StaffNameRegExp = new RegExp('^[a-z][a-z0-9._-]*$');

export const StaffName = zod
  .string()
  .min(StaffNameMin)
  .max(StaffNameMax)
  .regex(StaffNameRegExp)
  .describe('Name with which a person of the desk logs in.');

export type StaffName = zod.input<typeof StaffName>;
export type StaffNameOutput = zod.output<typeof StaffName>;

export const StaffPasswordRegExp = new RegExp('^[!-~]{12,64}$');

export const StaffPassword = zod
  .stringFormat('password', StaffPasswordRegExp)
  .describe('12 to 64 letters, digits or special characters.');

export type StaffPassword = zod.input<typeof StaffPassword>;
export type StaffPasswordOutput = zod.output<typeof StaffPassword>;

export const SecondFactorRegExp = new RegExp('^(\\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$');

export const SecondFactor = zod
  .string()
  .regex(SecondFactorRegExp)
  .describe('Six digits of the authenticator, or one of the recovery codes.');

export type SecondFactor = zod.input<typeof SecondFactor>;
export type SecondFactorOutput = zod.output<typeof SecondFactor>;

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

export const DeskLogin = zod
  .object({
    token: OfficeToken.describe('Token of the new session.'),
    expiresAt: EpochMs.describe('When the session ends at the latest.'),
  })
  .describe('A session of the desk.');

export type DeskLogin = zod.input<typeof DeskLogin>;
export type DeskLoginOutput = zod.output<typeof DeskLogin>;

export const DeskSessionLoginOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLogin,
  })
  .describe('The session is open.');

export type DeskSessionLoginOk = zod.input<typeof DeskSessionLoginOk>;
export type DeskSessionLoginOkOutput = zod.output<typeof DeskSessionLoginOk>;

export const DeskSessionLoginAnswer = zod.union([DeskSessionLoginOk, Failure]);

export type DeskSessionLoginAnswer = zod.input<typeof DeskSessionLoginAnswer>;
export type DeskSessionLoginAnswerOutput = zod.output<typeof DeskSessionLoginAnswer>;

export const LabelMax = 255;

export const LabelRegExp = new RegExp('^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$');

export const Label = zod.string().max(LabelMax).regex(LabelRegExp).describe('A short text on one line.');

export type Label = zod.input<typeof Label>;
export type LabelOutput = zod.output<typeof Label>;

export const TextMax = 2000;

export const Text = zod.string().max(TextMax).describe('A text of a few lines.');

export type Text = zod.input<typeof Text>;
export type TextOutput = zod.output<typeof Text>;

export const deskInvitedSecretMax = 255;

export const deskInvitedSecretRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskInvitedUriMax = 2000;

export const deskInvitedRecoveryCodesItemMax = 255;

export const deskInvitedRecoveryCodesItemRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskInvitedRecoveryCodesMax = 10;

export const DeskInvited = zod
  .object({
    username: StaffName.describe('Name to log in with.'),
    secret: zod
      .string()
      .max(deskInvitedSecretMax)
      .regex(deskInvitedSecretRegExp)
      .describe('Key for the authenticator, in base 32.'),
    uri: zod.string().max(deskInvitedUriMax).describe('The same as an `otpauth` address, for a QR code.'),
    recoveryCodes: zod
      .array(
        zod
          .string()
          .max(deskInvitedRecoveryCodesItemMax)
          .regex(deskInvitedRecoveryCodesItemRegExp)
          .describe('A code that works once.'),
      )
      .max(deskInvitedRecoveryCodesMax)
      .describe('Codes for a lost authenticator.'),
  })
  .describe('What the authenticator of a new person needs. It is shown once.');

export type DeskInvited = zod.input<typeof DeskInvited>;
export type DeskInvitedOutput = zod.output<typeof DeskInvited>;

export const DeskSessionJoinOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskInvited,
  })
  .describe('The person can log in with a code of the authenticator.');

export type DeskSessionJoinOk = zod.input<typeof DeskSessionJoinOk>;
export type DeskSessionJoinOkOutput = zod.output<typeof DeskSessionJoinOk>;

export const DeskSessionJoinAnswer = zod.union([DeskSessionJoinOk, Failure]);

export type DeskSessionJoinAnswer = zod.input<typeof DeskSessionJoinAnswer>;
export type DeskSessionJoinAnswerOutput = zod.output<typeof DeskSessionJoinAnswer>;

export const IdMax = 64;

export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const Id = zod.string().min(1).max(IdMax).regex(IdRegExp).describe('An opaque identifier.');

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const deskRoleNameIdMax = 64;

export const deskRoleNameIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskRoleNameNameMax = 255;

export const deskRoleNameNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskRoleName = zod
  .object({
    id: zod.string().min(1).max(deskRoleNameIdMax).regex(deskRoleNameIdRegExp).describe('The role.'),
    name: zod.string().max(deskRoleNameNameMax).regex(deskRoleNameNameRegExp).describe('Its name.'),
  })
  .describe('A role.');

export type DeskRoleName = zod.input<typeof DeskRoleName>;
export type DeskRoleNameOutput = zod.output<typeof DeskRoleName>;

export const DeskPermission = zod
  .enum({
    /** See users */
    'customers:see': 'customers:see',
    /** Hold and release accounts */
    'customers:hold': 'customers:hold',
    /** See identity checks */
    'identity:see': 'identity:see',
    /** Decide identity checks */
    'identity:act': 'identity:act',
    /** See applications to sell */
    'stores:see': 'stores:see',
    /** Decide applications to sell */
    'stores:act': 'stores:act',
    /** See recharges and withdrawals */
    'money:see': 'money:see',
    /** Approve or refuse withdrawals */
    'withdrawals:approve': 'withdrawals:approve',
    /** Pay out withdrawals */
    'withdrawals:pay': 'withdrawals:pay',
    /** Decide recharges */
    'recharges:act': 'recharges:act',
    /** See loans */
    'loans:see': 'loans:see',
    /** Decide loans */
    'loans:act': 'loans:act',
    /** See disputes */
    'disputes:see': 'disputes:see',
    /** Decide disputes */
    'disputes:act': 'disputes:act',
    /** See and change categories, banners, news, help pages and lucky draws */
    'content:act': 'content:act',
    /** See coupons, make those of the mall and end any */
    'coupons:act': 'coupons:act',
    /** Answer users */
    'chat:act': 'chat:act',
    /** See and change settings */
    'settings:write': 'settings:write',
    /** See and change staff */
    'staff:act': 'staff:act',
    /** See and change roles */
    'roles:act': 'roles:act',
    /** See the audit log */
    'audit:see': 'audit:see',
  })
  .describe('What a role may allow.');

export type DeskPermission = zod.input<typeof DeskPermission>;
export type DeskPermissionOutput = zod.output<typeof DeskPermission>;

export const OptionalLabelMax = 255;

export const OptionalLabel = zod
  .string()
  .max(OptionalLabelMax)
  .nullable()
  .describe('A short text, or null where there is none.');

export type OptionalLabel = zod.input<typeof OptionalLabel>;
export type OptionalLabelOutput = zod.output<typeof OptionalLabel>;

export const deskSessionRowIdMax = 64;

export const deskSessionRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskSessionRowAddressMax = 255;

export const DeskSessionRow = zod
  .object({
    id: zod.string().min(1).max(deskSessionRowIdMax).regex(deskSessionRowIdRegExp).describe('The session.'),
    openedAt: EpochMs.describe('When it was opened.'),
    usedAt: EpochMs.describe('When it was last used.'),
    address: zod
      .string()
      .max(deskSessionRowAddressMax)
      .nullable()
      .describe('Network address that it was opened from, or null.'),
    isCurrent: zod.boolean().describe('Whether it is this one.'),
  })
  .describe('An open session of the same person.');

export type DeskSessionRow = zod.input<typeof DeskSessionRow>;
export type DeskSessionRowOutput = zod.output<typeof DeskSessionRow>;

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

export const deskMeStaffIdMax = 64;

export const deskMeStaffIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskMeNameMax = 255;

export const deskMeNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskMeRolesMax = 20;

export const deskMePermissionsMax = 50;

export const deskMeSessionsMax = 50;

export const DeskMe = zod
  .object({
    staffId: zod.string().min(1).max(deskMeStaffIdMax).regex(deskMeStaffIdRegExp).describe('The person.'),
    username: StaffName.describe('Name to log in with.'),
    name: zod.string().max(deskMeNameMax).regex(deskMeNameRegExp).describe('Full name.'),
    roles: zod.array(DeskRoleName).max(deskMeRolesMax).describe('Roles of the person.'),
    permissions: zod
      .array(DeskPermission)
      .max(deskMePermissionsMax)
      .describe('What the person may do: those of all roles together.'),
    sessions: zod.array(DeskSessionRow).max(deskMeSessionsMax).describe('Open sessions, newest first.'),
    freshUntil: OptionalTime.describe('Until when the second factor is fresh, or null.'),
    expiresAt: EpochMs.describe('When this session ends at the latest.'),
  })
  .describe('Who is logged in.');

export type DeskMe = zod.input<typeof DeskMe>;
export type DeskMeOutput = zod.output<typeof DeskMe>;

export const DeskSessionMeOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskMe,
  })
  .describe('Who is logged in.');

export type DeskSessionMeOk = zod.input<typeof DeskSessionMeOk>;
export type DeskSessionMeOkOutput = zod.output<typeof DeskSessionMeOk>;

export const DeskSessionMeAnswer = zod.union([DeskSessionMeOk, Failure]);

export type DeskSessionMeAnswer = zod.input<typeof DeskSessionMeAnswer>;
export type DeskSessionMeAnswerOutput = zod.output<typeof DeskSessionMeAnswer>;

export const DeskFresh = zod
  .object({
    freshUntil: EpochMs.describe('Until when.'),
  })
  .describe('The second factor is fresh.');

export type DeskFresh = zod.input<typeof DeskFresh>;
export type DeskFreshOutput = zod.output<typeof DeskFresh>;

export const DeskSessionConfirmOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskFresh,
  })
  .describe('The second factor is fresh.');

export type DeskSessionConfirmOk = zod.input<typeof DeskSessionConfirmOk>;
export type DeskSessionConfirmOkOutput = zod.output<typeof DeskSessionConfirmOk>;

export const DeskSessionConfirmAnswer = zod.union([DeskSessionConfirmOk, Failure]);

export type DeskSessionConfirmAnswer = zod.input<typeof DeskSessionConfirmAnswer>;
export type DeskSessionConfirmAnswerOutput = zod.output<typeof DeskSessionConfirmAnswer>;

export const NoData = zod.literal(null).describe('This call answers with nothing but its success.');

export type NoData = zod.input<typeof NoData>;
export type NoDataOutput = zod.output<typeof NoData>;

export const DeskSessionEndOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The sessions have ended.');

export type DeskSessionEndOk = zod.input<typeof DeskSessionEndOk>;
export type DeskSessionEndOkOutput = zod.output<typeof DeskSessionEndOk>;

export const DeskSessionEndAnswer = zod.union([DeskSessionEndOk, Failure]);

export type DeskSessionEndAnswer = zod.input<typeof DeskSessionEndAnswer>;
export type DeskSessionEndAnswerOutput = zod.output<typeof DeskSessionEndAnswer>;

export const CountMin = 0;
export const CountMax = 2147483647;

export const Count = zod.int().min(CountMin).max(CountMax).describe('How many.');

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;

export const deskQueueCountMin = 0;
export const deskQueueCountMax = 2147483647;

export const DeskQueue = zod
  .object({
    queue: zod
      .enum([
        'withdrawalsToCheck',
        'withdrawalsToPay',
        'recharges',
        'identity',
        'applications',
        'loans',
        'disputes',
        'chat',
      ])
      .describe('Which work.'),
    count: zod.int().min(deskQueueCountMin).max(deskQueueCountMax).describe('How many wait.'),
    oldestAt: OptionalTime.describe('Since when the oldest waits, or null.'),
  })
  .describe('One kind of work that waits.');

export type DeskQueue = zod.input<typeof DeskQueue>;
export type DeskQueueOutput = zod.output<typeof DeskQueue>;

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

export const deskTradeUsersMin = 0;
export const deskTradeUsersMax = 2147483647;

export const deskTradeNewUsersMin = 0;
export const deskTradeNewUsersMax = 2147483647;

export const deskTradeStoresMin = 0;
export const deskTradeStoresMax = 2147483647;

export const deskTradeDaysMax = 31;

export const deskTradeBeforeMax = 31;

export const DeskTrade = zod
  .object({
    users: zod.int().min(deskTradeUsersMin).max(deskTradeUsersMax).describe('Accounts that are open.'),
    newUsers: zod
      .int()
      .min(deskTradeNewUsersMin)
      .max(deskTradeNewUsersMax)
      .describe('Accounts opened in the last 30 days.'),
    stores: zod.int().min(deskTradeStoresMin).max(deskTradeStoresMax).describe('Stores that are open.'),
    days: zod
      .array(DayFigure)
      .max(deskTradeDaysMax)
      .describe('Paid orders of the last 30 days, oldest first.'),
    before: zod.array(DayFigure).max(deskTradeBeforeMax).describe('The 30 days before these.'),
  })
  .describe('How the mall does, from records.');

export type DeskTrade = zod.input<typeof DeskTrade>;
export type DeskTradeOutput = zod.output<typeof DeskTrade>;

export const CoinAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const CoinAmountMax = 29;

export const CoinAmount = zod
  .stringFormat('decimal', CoinAmountRegExp)
  .max(CoinAmountMax)
  .describe('An amount of a coin, exact, with up to ten decimals.');

export type CoinAmount = zod.input<typeof CoinAmount>;
export type CoinAmountOutput = zod.output<typeof CoinAmount>;

export const deskMoneyWalletsRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskMoneyWalletsMax = 29;

export const deskMoneyHeldRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskMoneyHeldMax = 29;

export const deskMoneyOwedToStoresRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskMoneyOwedToStoresMax = 29;

export const deskMoneyLentRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskMoneyLentMax = 29;

export const DeskMoney = zod
  .object({
    wallets: zod
      .stringFormat('decimal', deskMoneyWalletsRegExp)
      .max(deskMoneyWalletsMax)
      .describe('In all wallets.'),
    held: zod
      .stringFormat('decimal', deskMoneyHeldRegExp)
      .max(deskMoneyHeldMax)
      .describe('In withdrawals that are under way.'),
    owedToStores: zod
      .stringFormat('decimal', deskMoneyOwedToStoresRegExp)
      .max(deskMoneyOwedToStoresMax)
      .describe('Earnings that stores have not taken out.'),
    lent: zod
      .stringFormat('decimal', deskMoneyLentRegExp)
      .max(deskMoneyLentMax)
      .describe('Lent and not repaid.'),
  })
  .describe('Money of users and of stores, in US dollars.');

export type DeskMoney = zod.input<typeof DeskMoney>;
export type DeskMoneyOutput = zod.output<typeof DeskMoney>;

export const deskFiguresQueuesMax = 20;

export const DeskFigures = zod
  .object({
    queues: zod
      .array(DeskQueue)
      .max(deskFiguresQueuesMax)
      .describe('Work that waits, of the kinds that the caller may see.'),
    trade: DeskTrade,
    money: zod
      .union([DeskMoney, zod.null()])
      .describe('Sums of money, or null without the permission to see money.'),
  })
  .describe('Only what the caller may see.');

export type DeskFigures = zod.input<typeof DeskFigures>;
export type DeskFiguresOutput = zod.output<typeof DeskFigures>;

export const DeskHomeFiguresOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskFigures,
  })
  .describe('The figures.');

export type DeskHomeFiguresOk = zod.input<typeof DeskHomeFiguresOk>;
export type DeskHomeFiguresOkOutput = zod.output<typeof DeskHomeFiguresOk>;

export const DeskHomeFiguresAnswer = zod.union([DeskHomeFiguresOk, Failure]);

export type DeskHomeFiguresAnswer = zod.input<typeof DeskHomeFiguresAnswer>;
export type DeskHomeFiguresAnswerOutput = zod.output<typeof DeskHomeFiguresAnswer>;

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

export const DeskWithdrawalState = zod
  .enum({
    /** Needs an approval */
    toCheck: 'toCheck',
    /** Approved, to be paid out */
    toPay: 'toPay',
    /** Paid out */
    paidOut: 'paidOut',
    /** Refused */
    refused: 'refused',
  })
  .describe('What comes next.');

export type DeskWithdrawalState = zod.input<typeof DeskWithdrawalState>;
export type DeskWithdrawalStateOutput = zod.output<typeof DeskWithdrawalState>;

export const deskApprovalStaffIdMax = 64;

export const deskApprovalStaffIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskApprovalNameMax = 255;

export const deskApprovalNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskApproval = zod
  .object({
    staffId: zod
      .string()
      .min(1)
      .max(deskApprovalStaffIdMax)
      .regex(deskApprovalStaffIdRegExp)
      .describe('Who approved.'),
    name: zod.string().max(deskApprovalNameMax).regex(deskApprovalNameRegExp).describe('Name of the person.'),
    at: EpochMs.describe('When.'),
  })
  .describe('One approval.');

export type DeskApproval = zod.input<typeof DeskApproval>;
export type DeskApprovalOutput = zod.output<typeof DeskApproval>;

export const DeskRisk = zod
  .enum({
    /** The first withdrawal of the user */
    firstWithdrawal: 'firstWithdrawal',
    /** The address was bound less than 24 hours before */
    newAddress: 'newAddress',
    /** No identity check has passed */
    noIdentity: 'noIdentity',
    /** The account is on hold */
    onHold: 'onHold',
    /** Other users have used the same address */
    sharedAddress: 'sharedAddress',
    /** Requested without the code of the authenticator */
    noCode: 'noCode',
  })
  .describe('A reason to look twice.');

export type DeskRisk = zod.input<typeof DeskRisk>;
export type DeskRiskOutput = zod.output<typeof DeskRisk>;

export const deskWithdrawalRowIdMax = 64;

export const deskWithdrawalRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskWithdrawalRowUserIdMax = 64;

export const deskWithdrawalRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskWithdrawalRowUsernameMax = 255;

export const deskWithdrawalRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskWithdrawalRowChannelMax = 255;

export const deskWithdrawalRowChannelRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskWithdrawalRowBlockchainMax = 255;

export const deskWithdrawalRowAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskWithdrawalRowAmountMax = 29;

export const deskWithdrawalRowFeeRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskWithdrawalRowFeeMax = 29;

export const deskWithdrawalRowArrivalRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskWithdrawalRowArrivalMax = 29;

export const deskWithdrawalRowApprovalsMax = 5;

export const deskWithdrawalRowApprovalsNeededMin = 0;
export const deskWithdrawalRowApprovalsNeededMax = 2147483647;

export const deskWithdrawalRowRisksMax = 10;

export const DeskWithdrawalRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskWithdrawalRowIdMax)
      .regex(deskWithdrawalRowIdRegExp)
      .describe('The withdrawal.'),
    number: RecordNumber.describe('The number that users read out.'),
    userId: zod
      .string()
      .min(1)
      .max(deskWithdrawalRowUserIdMax)
      .regex(deskWithdrawalRowUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskWithdrawalRowUsernameMax)
      .regex(deskWithdrawalRowUsernameRegExp)
      .describe('Login name of the user.'),
    createdAt: EpochMs.describe('When it was requested.'),
    state: DeskWithdrawalState,
    channel: zod
      .string()
      .max(deskWithdrawalRowChannelMax)
      .regex(deskWithdrawalRowChannelRegExp)
      .describe('Coin or bank.'),
    blockchain: zod
      .string()
      .max(deskWithdrawalRowBlockchainMax)
      .nullable()
      .describe('Chain of the coin, or null.'),
    amount: zod
      .stringFormat('decimal', deskWithdrawalRowAmountRegExp)
      .max(deskWithdrawalRowAmountMax)
      .describe('What leaves the wallet, in US dollars.'),
    fee: zod
      .stringFormat('decimal', deskWithdrawalRowFeeRegExp)
      .max(deskWithdrawalRowFeeMax)
      .describe('What the mall keeps of it.'),
    arrival: zod
      .stringFormat('decimal', deskWithdrawalRowArrivalRegExp)
      .max(deskWithdrawalRowArrivalMax)
      .describe('What arrives, in the coin.'),
    approvals: zod.array(DeskApproval).max(deskWithdrawalRowApprovalsMax).describe('Approvals so far.'),
    approvalsNeeded: zod
      .int()
      .min(deskWithdrawalRowApprovalsNeededMin)
      .max(deskWithdrawalRowApprovalsNeededMax)
      .describe('Approvals by different people before it can be paid out.'),
    risks: zod.array(DeskRisk).max(deskWithdrawalRowRisksMax).describe('Reasons to look twice.'),
  })
  .describe('A withdrawal in a list.');

export type DeskWithdrawalRow = zod.input<typeof DeskWithdrawalRow>;
export type DeskWithdrawalRowOutput = zod.output<typeof DeskWithdrawalRow>;

export const deskWithdrawalPagePageListMax = 100;

export const DeskWithdrawalPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(DeskWithdrawalRow)
      .max(deskWithdrawalPagePageListMax)
      .describe('The rows of this page.'),
  })
  .describe('One page of withdrawals.');

export type DeskWithdrawalPage = zod.input<typeof DeskWithdrawalPage>;
export type DeskWithdrawalPageOutput = zod.output<typeof DeskWithdrawalPage>;

export const DeskWithdrawalListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskWithdrawalPage,
  })
  .describe('One page of withdrawals.');

export type DeskWithdrawalListOk = zod.input<typeof DeskWithdrawalListOk>;
export type DeskWithdrawalListOkOutput = zod.output<typeof DeskWithdrawalListOk>;

export const DeskWithdrawalListAnswer = zod.union([DeskWithdrawalListOk, Failure]);

export type DeskWithdrawalListAnswer = zod.input<typeof DeskWithdrawalListAnswer>;
export type DeskWithdrawalListAnswerOutput = zod.output<typeof DeskWithdrawalListAnswer>;

export const OptionalReasonMax = 500;

export const OptionalReason = zod
  .string()
  .max(OptionalReasonMax)
  .nullable()
  .describe('Why, or null where nothing was refused.');

export type OptionalReason = zod.input<typeof OptionalReason>;
export type OptionalReasonOutput = zod.output<typeof OptionalReason>;

export const deskMovementKindMax = 255;

export const deskMovementKindRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskMovementReferenceMax = 255;

export const deskMovementReferenceRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskMovementAmountRegExp = new RegExp('^-?\\d{1,20}(\\.\\d{1,10})?$');

export const DeskMovement = zod
  .object({
    kind: zod
      .string()
      .max(deskMovementKindMax)
      .regex(deskMovementKindRegExp)
      .describe('Kind of the booking, such as `recharge`.'),
    reference: zod
      .string()
      .max(deskMovementReferenceMax)
      .regex(deskMovementReferenceRegExp)
      .describe('What it belongs to.'),
    amount: zod
      .string()
      .regex(deskMovementAmountRegExp)
      .describe('US dollars; negative where money went out.'),
    at: EpochMs.describe('When it was booked.'),
  })
  .describe('Money of the user that came in or went out.');

export type DeskMovement = zod.input<typeof DeskMovement>;
export type DeskMovementOutput = zod.output<typeof DeskMovement>;

export const deskWithdrawalInfoAddressMax = 255;

export const deskWithdrawalInfoBankMax = 500;

export const deskWithdrawalInfoPaidOutByMax = 255;

export const deskWithdrawalInfoBalanceRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskWithdrawalInfoBalanceMax = 29;

export const deskWithdrawalInfoMovementsMax = 100;

export const deskWithdrawalInfoActsMax = 5;

export const DeskWithdrawalInfo = zod
  .object({
    withdrawal: DeskWithdrawalRow,
    address: zod
      .string()
      .max(deskWithdrawalInfoAddressMax)
      .nullable()
      .describe('Address of the coin that it goes to, or null.'),
    bank: zod
      .string()
      .max(deskWithdrawalInfoBankMax)
      .nullable()
      .describe('Bank account that it goes to in words, or null.'),
    boundAt: OptionalTime.describe('When the address was bound, or null.'),
    hash: OptionalLabel.describe('Number of the transfer on the chain, or null.'),
    reason: OptionalReason.describe('Why it was refused, or null.'),
    decidedAt: OptionalTime.describe('When it was paid out or refused, or null.'),
    paidOutBy: zod
      .string()
      .max(deskWithdrawalInfoPaidOutByMax)
      .nullable()
      .describe('Who paid it out, or null.'),
    balance: zod
      .stringFormat('decimal', deskWithdrawalInfoBalanceRegExp)
      .max(deskWithdrawalInfoBalanceMax)
      .describe('What is left in the wallet.'),
    movements: zod
      .array(DeskMovement)
      .max(deskWithdrawalInfoMovementsMax)
      .describe('The last 50 bookings of the wallet, newest first.'),
    acts: zod
      .array(zod.enum(['approve', 'refuse', 'payOut']).describe('An action.'))
      .max(deskWithdrawalInfoActsMax)
      .describe('What this caller may do now.'),
  })
  .describe('A withdrawal with what helps to decide.');

export type DeskWithdrawalInfo = zod.input<typeof DeskWithdrawalInfo>;
export type DeskWithdrawalInfoOutput = zod.output<typeof DeskWithdrawalInfo>;

export const DeskWithdrawalInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskWithdrawalInfo,
  })
  .describe('The withdrawal.');

export type DeskWithdrawalInfoOk = zod.input<typeof DeskWithdrawalInfoOk>;
export type DeskWithdrawalInfoOkOutput = zod.output<typeof DeskWithdrawalInfoOk>;

export const DeskWithdrawalInfoAnswer = zod.union([DeskWithdrawalInfoOk, Failure]);

export type DeskWithdrawalInfoAnswer = zod.input<typeof DeskWithdrawalInfoAnswer>;
export type DeskWithdrawalInfoAnswerOutput = zod.output<typeof DeskWithdrawalInfoAnswer>;

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

export const DeskWithdrawalDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision was recorded.');

export type DeskWithdrawalDecideOk = zod.input<typeof DeskWithdrawalDecideOk>;
export type DeskWithdrawalDecideOkOutput = zod.output<typeof DeskWithdrawalDecideOk>;

export const DeskWithdrawalDecideAnswer = zod.union([DeskWithdrawalDecideOk, Failure]);

export type DeskWithdrawalDecideAnswer = zod.input<typeof DeskWithdrawalDecideAnswer>;
export type DeskWithdrawalDecideAnswerOutput = zod.output<typeof DeskWithdrawalDecideAnswer>;

export const TransactionHashRegExp = new RegExp('^[A-Za-z0-9]{1,128}$');

export const TransactionHash = zod
  .string()
  .regex(TransactionHashRegExp)
  .describe('The number under which a blockchain knows a transfer.');

export type TransactionHash = zod.input<typeof TransactionHash>;
export type TransactionHashOutput = zod.output<typeof TransactionHash>;

export const DeskWithdrawalPayOutOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The withdrawal is paid out.');

export type DeskWithdrawalPayOutOk = zod.input<typeof DeskWithdrawalPayOutOk>;
export type DeskWithdrawalPayOutOkOutput = zod.output<typeof DeskWithdrawalPayOutOk>;

export const DeskWithdrawalPayOutAnswer = zod.union([DeskWithdrawalPayOutOk, Failure]);

export type DeskWithdrawalPayOutAnswer = zod.input<typeof DeskWithdrawalPayOutAnswer>;
export type DeskWithdrawalPayOutAnswerOutput = zod.output<typeof DeskWithdrawalPayOutAnswer>;

export const DeskRechargeState = zod
  .enum(['waiting', 'credited', 'failed', 'reversed'])
  .describe('Where it stands.');

export type DeskRechargeState = zod.input<typeof DeskRechargeState>;
export type DeskRechargeStateOutput = zod.output<typeof DeskRechargeState>;

export const OptionalImageMax = 500;

export const OptionalImage = zod
  .string()
  .max(OptionalImageMax)
  .nullable()
  .describe('Address of a picture, or null where there is none.');

export type OptionalImage = zod.input<typeof OptionalImage>;
export type OptionalImageOutput = zod.output<typeof OptionalImage>;

export const deskRechargeRowIdMax = 64;

export const deskRechargeRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskRechargeRowUserIdMax = 64;

export const deskRechargeRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskRechargeRowUsernameMax = 255;

export const deskRechargeRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRechargeRowCoinMax = 255;

export const deskRechargeRowCoinRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRechargeRowBlockchainMax = 255;

export const deskRechargeRowBlockchainRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRechargeRowVolumeRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskRechargeRowVolumeMax = 29;

export const deskRechargeRowAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskRechargeRowAmountMax = 29;

export const deskRechargeRowChannelAddressMax = 255;

export const deskRechargeRowChannelAddressRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRechargeRowReportedHashMax = 255;

export const DeskRechargeRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskRechargeRowIdMax)
      .regex(deskRechargeRowIdRegExp)
      .describe('The recharge.'),
    number: RecordNumber.describe('The number that users read out.'),
    userId: zod
      .string()
      .min(1)
      .max(deskRechargeRowUserIdMax)
      .regex(deskRechargeRowUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskRechargeRowUsernameMax)
      .regex(deskRechargeRowUsernameRegExp)
      .describe('Login name of the user.'),
    createdAt: EpochMs.describe('When it was reported.'),
    state: DeskRechargeState,
    coin: zod.string().max(deskRechargeRowCoinMax).regex(deskRechargeRowCoinRegExp).describe('The coin.'),
    blockchain: zod
      .string()
      .max(deskRechargeRowBlockchainMax)
      .regex(deskRechargeRowBlockchainRegExp)
      .describe('Its chain.'),
    volume: zod
      .stringFormat('decimal', deskRechargeRowVolumeRegExp)
      .max(deskRechargeRowVolumeMax)
      .describe('How much of the coin.'),
    amount: zod
      .stringFormat('decimal', deskRechargeRowAmountRegExp)
      .max(deskRechargeRowAmountMax)
      .describe('Its worth in US dollars.'),
    channelAddress: zod
      .string()
      .max(deskRechargeRowChannelAddressMax)
      .regex(deskRechargeRowChannelAddressRegExp)
      .describe('Address of the mall that it was sent to.'),
    reportedHash: zod
      .string()
      .max(deskRechargeRowReportedHashMax)
      .nullable()
      .describe('Number of the transfer as the user gave it, or null.'),
    proof: OptionalImage.describe('Picture that proves it, or null.'),
    reason: OptionalReason.describe('Why it failed or was reversed, or null.'),
    isThirdParty: zod.boolean().describe('Whether a third party takes the money.'),
  })
  .describe('A recharge in a list.');

export type DeskRechargeRow = zod.input<typeof DeskRechargeRow>;
export type DeskRechargeRowOutput = zod.output<typeof DeskRechargeRow>;

export const deskRechargePagePageListMax = 100;

export const DeskRechargePage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskRechargeRow).max(deskRechargePagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of recharges.');

export type DeskRechargePage = zod.input<typeof DeskRechargePage>;
export type DeskRechargePageOutput = zod.output<typeof DeskRechargePage>;

export const DeskRechargeListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskRechargePage,
  })
  .describe('One page of recharges.');

export type DeskRechargeListOk = zod.input<typeof DeskRechargeListOk>;
export type DeskRechargeListOkOutput = zod.output<typeof DeskRechargeListOk>;

export const DeskRechargeListAnswer = zod.union([DeskRechargeListOk, Failure]);

export type DeskRechargeListAnswer = zod.input<typeof DeskRechargeListAnswer>;
export type DeskRechargeListAnswerOutput = zod.output<typeof DeskRechargeListAnswer>;

export const DeskRechargeDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision was recorded.');

export type DeskRechargeDecideOk = zod.input<typeof DeskRechargeDecideOk>;
export type DeskRechargeDecideOkOutput = zod.output<typeof DeskRechargeDecideOk>;

export const DeskRechargeDecideAnswer = zod.union([DeskRechargeDecideOk, Failure]);

export type DeskRechargeDecideAnswer = zod.input<typeof DeskRechargeDecideAnswer>;
export type DeskRechargeDecideAnswerOutput = zod.output<typeof DeskRechargeDecideAnswer>;

export const DeskCoin = zod.enum(['USDT', 'USDC', 'ETH', 'BTC']).describe('A coin that the mall can take.');

export type DeskCoin = zod.input<typeof DeskCoin>;
export type DeskCoinOutput = zod.output<typeof DeskCoin>;

export const DeskPositionMin = 0;
export const DeskPositionMax = 999;

export const DeskPosition = zod
  .int()
  .min(DeskPositionMin)
  .max(DeskPositionMax)
  .describe('Place in the list of buyers; the smallest comes first.');

export type DeskPosition = zod.input<typeof DeskPosition>;
export type DeskPositionOutput = zod.output<typeof DeskPosition>;

export const VersionMin = 0;
export const VersionMax = 2147483647;

export const Version = zod
  .int()
  .min(VersionMin)
  .max(VersionMax)
  .describe('Grows with each change; an edit sends the one that it read.');

export type Version = zod.input<typeof Version>;
export type VersionOutput = zod.output<typeof Version>;

export const DeskNetwork = zod.enum(['TRC20', 'ERC20', 'OMNI']).describe('A network of coins.');

export type DeskNetwork = zod.input<typeof DeskNetwork>;
export type DeskNetworkOutput = zod.output<typeof DeskNetwork>;

export const DeskChannelAddressMin = 20;
export const DeskChannelAddressMax = 64;

export const DeskChannelAddressRegExp = new RegExp('^[A-Za-z0-9]+$');

export const DeskChannelAddress = zod
  .string()
  .min(DeskChannelAddressMin)
  .max(DeskChannelAddressMax)
  .regex(DeskChannelAddressRegExp)
  .describe('A receiving address. It has to be valid on its network.');

export type DeskChannelAddress = zod.input<typeof DeskChannelAddress>;
export type DeskChannelAddressOutput = zod.output<typeof DeskChannelAddress>;

export const deskChannelChangeIdMax = 64;

export const deskChannelChangeIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChannelChangeRequestedByMax = 255;

export const deskChannelChangeRequestedByRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskChannelChangeReasonMax = 2000;

export const DeskChannelChange = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskChannelChangeIdMax)
      .regex(deskChannelChangeIdRegExp)
      .describe('The change.'),
    coin: DeskCoin,
    blockchain: DeskNetwork,
    address: DeskChannelAddress,
    requestedBy: zod
      .string()
      .max(deskChannelChangeRequestedByMax)
      .regex(deskChannelChangeRequestedByRegExp)
      .describe('Who asked for it.'),
    requestedAt: EpochMs.describe('When it was asked for.'),
    reason: zod.string().max(deskChannelChangeReasonMax).describe('Why.'),
    isOwn: zod.boolean().describe('Whether the caller asked for it, and so can not grant it.'),
  })
  .nullable()
  .describe('A change of where the money goes that waits for a second person, or null.');

export type DeskChannelChange = zod.input<typeof DeskChannelChange>;
export type DeskChannelChangeOutput = zod.output<typeof DeskChannelChange>;

export const deskChannelRowIdMax = 64;

export const deskChannelRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChannelRowBlockchainMax = 255;

export const deskChannelRowBlockchainRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskChannelRowAddressMax = 255;

export const deskChannelRowAddressRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskChannelRowMinimumRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskChannelRowMinimumMax = 29;

export const deskChannelRowMaximumRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskChannelRowMaximumMax = 29;

export const deskChannelRowRechargesMin = 0;
export const deskChannelRowRechargesMax = 2147483647;

export const DeskChannelRow = zod
  .object({
    id: zod.string().min(1).max(deskChannelRowIdMax).regex(deskChannelRowIdRegExp).describe('The channel.'),
    coin: DeskCoin,
    blockchain: zod
      .string()
      .max(deskChannelRowBlockchainMax)
      .regex(deskChannelRowBlockchainRegExp)
      .describe('Its network.'),
    address: zod
      .string()
      .max(deskChannelRowAddressMax)
      .regex(deskChannelRowAddressRegExp)
      .describe('Address that buyers send to.'),
    minimum: zod
      .stringFormat('decimal', deskChannelRowMinimumRegExp)
      .max(deskChannelRowMinimumMax)
      .describe('The smallest recharge in coins.'),
    maximum: zod
      .stringFormat('decimal', deskChannelRowMaximumRegExp)
      .max(deskChannelRowMaximumMax)
      .describe('The largest recharge in coins.'),
    isOpen: zod.boolean().describe('Whether buyers see it.'),
    position: DeskPosition,
    recharges: zod
      .int()
      .min(deskChannelRowRechargesMin)
      .max(deskChannelRowRechargesMax)
      .describe('Recharges that were reported on it.'),
    lastUsedAt: OptionalTime.describe('When the last one was reported, or null.'),
    version: Version.describe('Version of the channel.'),
    change: DeskChannelChange,
  })
  .describe('A recharge channel.');

export type DeskChannelRow = zod.input<typeof DeskChannelRow>;
export type DeskChannelRowOutput = zod.output<typeof DeskChannelRow>;

export const deskCoinRowNetworksMax = 5;

export const deskCoinRowPriceMax = 12;

export const DeskCoinRow = zod
  .object({
    coin: DeskCoin,
    networks: zod
      .array(DeskNetwork)
      .max(deskCoinRowNetworksMax)
      .describe('Networks on which the mall takes it.'),
    price: zod.string().max(deskCoinRowPriceMax).nullable().describe('Price in dollars, or null for none.'),
    isAccepted: zod.boolean().describe('Whether the settings let the site accept it.'),
  })
  .describe(
    'A coin with its networks and its price in dollars. Buyers see no channel of a coin without a price.',
  );

export type DeskCoinRow = zod.input<typeof DeskCoinRow>;
export type DeskCoinRowOutput = zod.output<typeof DeskCoinRow>;

export const deskChannelsChannelsMax = 200;

export const deskChannelsCoinsMax = 10;

export const DeskChannels = zod
  .object({
    isOpen: zod.boolean().describe('Whether the mall accepts recharges at all.'),
    needsSecondPerson: zod
      .boolean()
      .describe('Whether a second person has to grant a new receiving address.'),
    channels: zod
      .array(DeskChannelRow)
      .max(deskChannelsChannelsMax)
      .describe('All channels, in the order of buyers.'),
    coins: zod.array(DeskCoinRow).max(deskChannelsCoinsMax).describe('All coins.'),
  })
  .describe('All recharge channels and coins.');

export type DeskChannels = zod.input<typeof DeskChannels>;
export type DeskChannelsOutput = zod.output<typeof DeskChannels>;

export const DeskChannelListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskChannels,
  })
  .describe('All recharge channels.');

export type DeskChannelListOk = zod.input<typeof DeskChannelListOk>;
export type DeskChannelListOkOutput = zod.output<typeof DeskChannelListOk>;

export const DeskChannelListAnswer = zod.union([DeskChannelListOk, Failure]);

export type DeskChannelListAnswer = zod.input<typeof DeskChannelListAnswer>;
export type DeskChannelListAnswerOutput = zod.output<typeof DeskChannelListAnswer>;

export const deskChannelSavedChannelIdMax = 64;

export const deskChannelSavedChannelIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskChannelSaved = zod
  .object({
    channelId: zod
      .string()
      .min(1)
      .max(deskChannelSavedChannelIdMax)
      .regex(deskChannelSavedChannelIdRegExp)
      .describe('The channel.'),
    version: Version.describe('Its new version.'),
    isPending: zod.boolean().describe('Whether the receiving address waits for a second person.'),
  })
  .describe('The channel after the change.');

export type DeskChannelSaved = zod.input<typeof DeskChannelSaved>;
export type DeskChannelSavedOutput = zod.output<typeof DeskChannelSaved>;

export const DeskChannelSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskChannelSaved,
  })
  .describe('The channel is saved.');

export type DeskChannelSaveOk = zod.input<typeof DeskChannelSaveOk>;
export type DeskChannelSaveOkOutput = zod.output<typeof DeskChannelSaveOk>;

export const DeskChannelSaveAnswer = zod.union([DeskChannelSaveOk, Failure]);

export type DeskChannelSaveAnswer = zod.input<typeof DeskChannelSaveAnswer>;
export type DeskChannelSaveAnswerOutput = zod.output<typeof DeskChannelSaveAnswer>;

export const DeskChannelDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The change is decided.');

export type DeskChannelDecideOk = zod.input<typeof DeskChannelDecideOk>;
export type DeskChannelDecideOkOutput = zod.output<typeof DeskChannelDecideOk>;

export const DeskChannelDecideAnswer = zod.union([DeskChannelDecideOk, Failure]);

export type DeskChannelDecideAnswer = zod.input<typeof DeskChannelDecideAnswer>;
export type DeskChannelDecideAnswerOutput = zod.output<typeof DeskChannelDecideAnswer>;

export const DeskChannelPriceOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The price is saved.');

export type DeskChannelPriceOk = zod.input<typeof DeskChannelPriceOk>;
export type DeskChannelPriceOkOutput = zod.output<typeof DeskChannelPriceOk>;

export const DeskChannelPriceAnswer = zod.union([DeskChannelPriceOk, Failure]);

export type DeskChannelPriceAnswer = zod.input<typeof DeskChannelPriceAnswer>;
export type DeskChannelPriceAnswerOutput = zod.output<typeof DeskChannelPriceAnswer>;

export const DeskRevisionRegExp = new RegExp('^[0-9a-f]{16}$');

export const DeskRevision = zod
  .string()
  .regex(DeskRevisionRegExp)
  .describe('Changes with each change of the methods or products.');

export type DeskRevision = zod.input<typeof DeskRevision>;
export type DeskRevisionOutput = zod.output<typeof DeskRevision>;

export const DeskMethodCode = zod
  .enum(['card', 'ewallet', 'crypto'])
  .describe('A payment method besides the balance.');

export type DeskMethodCode = zod.input<typeof DeskMethodCode>;
export type DeskMethodCodeOutput = zod.output<typeof DeskMethodCode>;

export const DeskCountriesMax = 800;

export const DeskCountriesRegExp = new RegExp('^(\\*|[A-Z]{2}(,[A-Z]{2})*)$');

export const DeskCountries = zod
  .string()
  .max(DeskCountriesMax)
  .regex(DeskCountriesRegExp)
  .describe('Two-letter country codes joined by commas, or * for all.');

export type DeskCountries = zod.input<typeof DeskCountries>;
export type DeskCountriesOutput = zod.output<typeof DeskCountries>;

export const DeskFeeMax = 6;

export const DeskFeeRegExp = new RegExp('^0(\\.\\d{1,4})?$');

export const DeskFee = zod
  .string()
  .max(DeskFeeMax)
  .regex(DeskFeeRegExp)
  .describe('A share of the paid amount, such as 0.02 for 2%.');

export type DeskFee = zod.input<typeof DeskFee>;
export type DeskFeeOutput = zod.output<typeof DeskFee>;

export const DeskMethodRow = zod
  .object({
    code: DeskMethodCode,
    isOpen: zod.boolean().describe('Whether buyers may pay with it.'),
    isPossible: zod.boolean().describe('Whether the payment provider of this server can take it.'),
    isAccepted: zod.boolean().describe('Whether the settings let the site accept it.'),
    countries: DeskCountries,
    fee: DeskFee,
    position: DeskPosition,
  })
  .describe('A payment method.');

export type DeskMethodRow = zod.input<typeof DeskMethodRow>;
export type DeskMethodRowOutput = zod.output<typeof DeskMethodRow>;

export const DeskProductType = zod
  .enum(['Bank', 'GCash', 'GCash2.0', 'GCash3.0', 'Maya', 'GCash pay'])
  .describe('Kind of the product.');

export type DeskProductType = zod.input<typeof DeskProductType>;
export type DeskProductTypeOutput = zod.output<typeof DeskProductType>;

export const DeskBankCodeMax = 32;

export const DeskBankCodeRegExp = new RegExp('^[A-Za-z0-9_.-]+$');

export const DeskBankCode = zod
  .string()
  .min(1)
  .max(DeskBankCodeMax)
  .regex(DeskBankCodeRegExp)
  .describe('Code of the bank or wallet at the provider.');

export type DeskBankCode = zod.input<typeof DeskBankCode>;
export type DeskBankCodeOutput = zod.output<typeof DeskBankCode>;

export const DeskCurrencyRegExp = new RegExp('^[A-Z]{3,4}$');

export const DeskCurrency = zod.string().regex(DeskCurrencyRegExp).describe('A currency by its code.');

export type DeskCurrency = zod.input<typeof DeskCurrency>;
export type DeskCurrencyOutput = zod.output<typeof DeskCurrency>;

export const deskProductRowMinimumMax = 1000000;

export const deskProductRowMaximumMax = 1000000;

export const DeskProductRow = zod
  .object({
    productType: DeskProductType,
    bankCode: DeskBankCode,
    minimum: zod.int().min(1).max(deskProductRowMinimumMax).describe('The smallest recharge in USDT.'),
    maximum: zod.int().min(1).max(deskProductRowMaximumMax).describe('The largest recharge in USDT.'),
    currency: DeskCurrency,
  })
  .describe('A recharge by a bank or a wallet of another company.');

export type DeskProductRow = zod.input<typeof DeskProductRow>;
export type DeskProductRowOutput = zod.output<typeof DeskProductRow>;

export const deskMethodsMethodsMax = 10;

export const deskMethodsProductsMax = 100;

export const DeskMethods = zod
  .object({
    provider: zod
      .union([zod.literal('sandbox'), zod.literal('stripe'), zod.literal('other'), zod.literal(null)])
      .nullable()
      .describe('The payment provider of this server, or null for none.'),
    revision: DeskRevision,
    methods: zod
      .array(DeskMethodRow)
      .max(deskMethodsMethodsMax)
      .describe('All methods, in the order of buyers.'),
    products: zod.array(DeskProductRow).max(deskMethodsProductsMax).describe('Products of third parties.'),
  })
  .describe('Payment methods and products of third parties.');

export type DeskMethods = zod.input<typeof DeskMethods>;
export type DeskMethodsOutput = zod.output<typeof DeskMethods>;

export const DeskMethodListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskMethods,
  })
  .describe('All payment methods.');

export type DeskMethodListOk = zod.input<typeof DeskMethodListOk>;
export type DeskMethodListOkOutput = zod.output<typeof DeskMethodListOk>;

export const DeskMethodListAnswer = zod.union([DeskMethodListOk, Failure]);

export type DeskMethodListAnswer = zod.input<typeof DeskMethodListAnswer>;
export type DeskMethodListAnswerOutput = zod.output<typeof DeskMethodListAnswer>;

export const DeskMethodSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The method is saved.');

export type DeskMethodSaveOk = zod.input<typeof DeskMethodSaveOk>;
export type DeskMethodSaveOkOutput = zod.output<typeof DeskMethodSaveOk>;

export const DeskMethodSaveAnswer = zod.union([DeskMethodSaveOk, Failure]);

export type DeskMethodSaveAnswer = zod.input<typeof DeskMethodSaveAnswer>;
export type DeskMethodSaveAnswerOutput = zod.output<typeof DeskMethodSaveAnswer>;

export const DeskMethodSaveProductOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The product is saved.');

export type DeskMethodSaveProductOk = zod.input<typeof DeskMethodSaveProductOk>;
export type DeskMethodSaveProductOkOutput = zod.output<typeof DeskMethodSaveProductOk>;

export const DeskMethodSaveProductAnswer = zod.union([DeskMethodSaveProductOk, Failure]);

export type DeskMethodSaveProductAnswer = zod.input<typeof DeskMethodSaveProductAnswer>;
export type DeskMethodSaveProductAnswerOutput = zod.output<typeof DeskMethodSaveProductAnswer>;

export const DeskAccountKind = zod
  .enum([
    'wallet',
    'withdraw_hold',
    'merchant',
    'loan_debt',
    'escrow',
    'chain',
    'fee',
    'tax',
    'freight',
    'interest',
    'demo',
    'test',
    'suspense',
    'promotion',
    'commission',
  ])
  .describe('What kind of account it is.');

export type DeskAccountKind = zod.input<typeof DeskAccountKind>;
export type DeskAccountKindOutput = zod.output<typeof DeskAccountKind>;

export const DeskAccountIdMax = 120;

export const DeskAccountIdRegExp = new RegExp('^[A-Za-z0-9_:-]+$');

export const DeskAccountId = zod
  .string()
  .min(1)
  .max(DeskAccountIdMax)
  .regex(DeskAccountIdRegExp)
  .describe('An account of the ledger.');

export type DeskAccountId = zod.input<typeof DeskAccountId>;
export type DeskAccountIdOutput = zod.output<typeof DeskAccountId>;

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

export const DeskLedgerAmountMax = 40;

export const DeskLedgerAmountRegExp = new RegExp('^-?(0|[1-9]\\d{0,27})(\\.\\d{1,10})?$');

export const DeskLedgerAmount = zod
  .string()
  .max(DeskLedgerAmountMax)
  .regex(DeskLedgerAmountRegExp)
  .describe('An exact amount, below zero for what the mall owes to an account.');

export type DeskLedgerAmount = zod.input<typeof DeskLedgerAmount>;
export type DeskLedgerAmountOutput = zod.output<typeof DeskLedgerAmount>;

export const deskAccountRowOwnerMax = 255;

export const deskAccountRowOwnerIdMax = 64;

export const deskAccountRowOwnerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskAccountRowCurrencyMax = 255;

export const deskAccountRowCurrencyRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAccountRowTransfersMin = 0;
export const deskAccountRowTransfersMax = 2147483647;

export const DeskAccountRow = zod
  .object({
    id: DeskAccountId,
    kind: DeskAccountKind,
    owner: zod
      .string()
      .max(deskAccountRowOwnerMax)
      .nullable()
      .describe('User or store that it belongs to, or null for the mall.'),
    ownerId: zod
      .string()
      .min(1)
      .max(deskAccountRowOwnerIdMax)
      .regex(deskAccountRowOwnerIdRegExp)
      .nullable()
      .describe('Their identifier, or null.'),
    currency: zod
      .string()
      .max(deskAccountRowCurrencyMax)
      .regex(deskAccountRowCurrencyRegExp)
      .describe('Its currency.'),
    balance: DeskLedgerAmount,
    transfers: zod
      .int()
      .min(deskAccountRowTransfersMin)
      .max(deskAccountRowTransfersMax)
      .describe('How many transfers moved it.'),
  })
  .describe('An account of the ledger.');

export type DeskAccountRow = zod.input<typeof DeskAccountRow>;
export type DeskAccountRowOutput = zod.output<typeof DeskAccountRow>;

export const deskAccountPagePageListMax = 100;

export const DeskAccountPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskAccountRow).max(deskAccountPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of accounts.');

export type DeskAccountPage = zod.input<typeof DeskAccountPage>;
export type DeskAccountPageOutput = zod.output<typeof DeskAccountPage>;

export const DeskLedgerAccountsOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskAccountPage,
  })
  .describe('One page of accounts.');

export type DeskLedgerAccountsOk = zod.input<typeof DeskLedgerAccountsOk>;
export type DeskLedgerAccountsOkOutput = zod.output<typeof DeskLedgerAccountsOk>;

export const DeskLedgerAccountsAnswer = zod.union([DeskLedgerAccountsOk, Failure]);

export type DeskLedgerAccountsAnswer = zod.input<typeof DeskLedgerAccountsAnswer>;
export type DeskLedgerAccountsAnswerOutput = zod.output<typeof DeskLedgerAccountsAnswer>;

export const deskTransferRowIdMax = 120;

export const deskTransferRowIdRegExp = new RegExp('^[A-Za-z0-9_:-]+$');
export const deskTransferRowKindMax = 255;

export const deskTransferRowKindRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskTransferRowReferenceMax = 255;

export const deskTransferRowReferenceRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskTransferRowSlotMax = 255;

export const deskTransferRowSlotRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskTransferRowOutcomeMax = 255;

export const deskTransferRowOutcomeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskTransferRowFromMax = 120;

export const deskTransferRowFromRegExp = new RegExp('^[A-Za-z0-9_:-]+$');
export const deskTransferRowToMax = 120;

export const deskTransferRowToRegExp = new RegExp('^[A-Za-z0-9_:-]+$');
export const deskTransferRowAfterMax = 40;

export const DeskTransferRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskTransferRowIdMax)
      .regex(deskTransferRowIdRegExp)
      .describe('The transfer.'),
    at: EpochMs.describe('When it was booked.'),
    kind: zod
      .string()
      .max(deskTransferRowKindMax)
      .regex(deskTransferRowKindRegExp)
      .describe('What it was booked for.'),
    reference: zod
      .string()
      .max(deskTransferRowReferenceMax)
      .regex(deskTransferRowReferenceRegExp)
      .describe('The order or record.'),
    slot: zod
      .string()
      .max(deskTransferRowSlotMax)
      .regex(deskTransferRowSlotRegExp)
      .describe('Which part of its life.'),
    outcome: zod
      .string()
      .max(deskTransferRowOutcomeMax)
      .regex(deskTransferRowOutcomeRegExp)
      .describe('What it did.'),
    from: zod
      .string()
      .min(1)
      .max(deskTransferRowFromMax)
      .regex(deskTransferRowFromRegExp)
      .describe('The account that gave.'),
    to: zod
      .string()
      .min(1)
      .max(deskTransferRowToMax)
      .regex(deskTransferRowToRegExp)
      .describe('The account that got.'),
    amount: DeskLedgerAmount,
    after: zod
      .string()
      .max(deskTransferRowAfterMax)
      .nullable()
      .describe('Balance of the selected account afterwards, or null where none is stored.'),
  })
  .describe('A transfer between two accounts, seen from the selected one.');

export type DeskTransferRow = zod.input<typeof DeskTransferRow>;
export type DeskTransferRowOutput = zod.output<typeof DeskTransferRow>;

export const deskTransferPagePageListMax = 100;

export const DeskTransferPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskTransferRow).max(deskTransferPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of transfers.');

export type DeskTransferPage = zod.input<typeof DeskTransferPage>;
export type DeskTransferPageOutput = zod.output<typeof DeskTransferPage>;

export const DeskLedgerTransfersOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskTransferPage,
  })
  .describe('One page of transfers.');

export type DeskLedgerTransfersOk = zod.input<typeof DeskLedgerTransfersOk>;
export type DeskLedgerTransfersOkOutput = zod.output<typeof DeskLedgerTransfersOk>;

export const DeskLedgerTransfersAnswer = zod.union([DeskLedgerTransfersOk, Failure]);

export type DeskLedgerTransfersAnswer = zod.input<typeof DeskLedgerTransfersAnswer>;
export type DeskLedgerTransfersAnswerOutput = zod.output<typeof DeskLedgerTransfersAnswer>;

export const deskSuspendedRowIdMax = 120;

export const deskSuspendedRowIdRegExp = new RegExp('^[A-Za-z0-9_:-]+$');
export const deskSuspendedRowUserIdMax = 64;

export const deskSuspendedRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskSuspendedRowPayerMax = 255;

export const deskSuspendedRowPayerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSuspendedRowRefundFailureMax = 255;

export const deskSuspendedRowAttemptsMin = 0;
export const deskSuspendedRowAttemptsMax = 2147483647;

export const deskSuspendedRowKindMax = 255;

export const deskSuspendedRowKindRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSuspendedRowReferenceMax = 255;

export const deskSuspendedRowReferenceRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskSuspendedRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskSuspendedRowIdMax)
      .regex(deskSuspendedRowIdRegExp)
      .describe('The transfer.'),
    userId: zod
      .string()
      .min(1)
      .max(deskSuspendedRowUserIdMax)
      .regex(deskSuspendedRowUserIdRegExp)
      .describe('Whose it would have been.'),
    payer: zod
      .string()
      .max(deskSuspendedRowPayerMax)
      .regex(deskSuspendedRowPayerRegExp)
      .describe('Their user code, which stays when an account is closed.'),
    canRefund: zod.boolean().describe('Whether the payment provider can send it back the way it came.'),
    isRefunding: zod
      .boolean()
      .describe(
        'Whether a refund is on its way. Where it stays so, the server was interrupted: refund it again, it is sent once.',
      ),
    refundFailure: zod
      .string()
      .max(deskSuspendedRowRefundFailureMax)
      .nullable()
      .describe('Why the last refund failed, or null.'),
    attempts: zod
      .int()
      .min(deskSuspendedRowAttemptsMin)
      .max(deskSuspendedRowAttemptsMax)
      .describe('How often a refund was tried.'),
    amount: DeskLedgerAmount,
    kind: zod
      .string()
      .max(deskSuspendedRowKindMax)
      .regex(deskSuspendedRowKindRegExp)
      .describe('Where it came from.'),
    reference: zod
      .string()
      .max(deskSuspendedRowReferenceMax)
      .regex(deskSuspendedRowReferenceRegExp)
      .describe('The order or record.'),
    at: EpochMs.describe('When it came.'),
  })
  .describe('Money that came after its owner had closed the account.');

export type DeskSuspendedRow = zod.input<typeof DeskSuspendedRow>;
export type DeskSuspendedRowOutput = zod.output<typeof DeskSuspendedRow>;

export const deskSuspendedRowsMax = 500;

export const DeskSuspended = zod
  .object({
    rows: zod.array(DeskSuspendedRow).max(deskSuspendedRowsMax).describe('Up to 500, the oldest first.'),
  })
  .describe('Money in suspense.');

export type DeskSuspended = zod.input<typeof DeskSuspended>;
export type DeskSuspendedOutput = zod.output<typeof DeskSuspended>;

export const DeskLedgerSuspendedOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskSuspended,
  })
  .describe('Money in suspense.');

export type DeskLedgerSuspendedOk = zod.input<typeof DeskLedgerSuspendedOk>;
export type DeskLedgerSuspendedOkOutput = zod.output<typeof DeskLedgerSuspendedOk>;

export const DeskLedgerSuspendedAnswer = zod.union([DeskLedgerSuspendedOk, Failure]);

export type DeskLedgerSuspendedAnswer = zod.input<typeof DeskLedgerSuspendedAnswer>;
export type DeskLedgerSuspendedAnswerOutput = zod.output<typeof DeskLedgerSuspendedAnswer>;

export const DeskLedgerSettleOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('It is settled.');

export type DeskLedgerSettleOk = zod.input<typeof DeskLedgerSettleOk>;
export type DeskLedgerSettleOkOutput = zod.output<typeof DeskLedgerSettleOk>;

export const DeskLedgerSettleAnswer = zod.union([DeskLedgerSettleOk, Failure]);

export type DeskLedgerSettleAnswer = zod.input<typeof DeskLedgerSettleAnswer>;
export type DeskLedgerSettleAnswerOutput = zod.output<typeof DeskLedgerSettleAnswer>;

export const RichTextMax = 50000;

export const RichText = zod
  .string()
  .max(RichTextMax)
  .describe('A text in HTML that a client sanitises before it shows it.');

export type RichText = zod.input<typeof RichText>;
export type RichTextOutput = zod.output<typeof RichText>;

export const deskBreachNameMax = 255;

export const deskBreachNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskBreachDescriptionMax = 2000;

export const deskBreachRowsMin = 0;
export const deskBreachRowsMax = 2147483647;

export const deskBreachExamplesMax = 5;

export const DeskBreach = zod
  .object({
    name: zod.string().max(deskBreachNameMax).regex(deskBreachNameRegExp).describe('Its number.'),
    description: zod.string().max(deskBreachDescriptionMax).describe('What should hold.'),
    rows: zod.int().min(deskBreachRowsMin).max(deskBreachRowsMax).describe('In how many places it does not.'),
    examples: zod
      .array(RichText.describe('A row, as text.'))
      .max(deskBreachExamplesMax)
      .describe('The first of them.'),
  })
  .describe('An invariant that does not hold.');

export type DeskBreach = zod.input<typeof DeskBreach>;
export type DeskBreachOutput = zod.output<typeof DeskBreach>;

export const deskLedgerCheckIdMax = 64;

export const deskLedgerCheckIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLedgerCheckRequestedByMax = 255;

export const deskLedgerCheckRequestedByRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLedgerCheckCheckedMin = 0;
export const deskLedgerCheckCheckedMax = 2147483647;

export const deskLedgerCheckTotalMin = 0;
export const deskLedgerCheckTotalMax = 2147483647;

export const deskLedgerCheckBreachesMax = 100;

export const DeskLedgerCheck = zod
  .object({
    id: zod.string().min(1).max(deskLedgerCheckIdMax).regex(deskLedgerCheckIdRegExp).describe('The check.'),
    state: zod.enum(['waiting', 'running', 'done', 'failed']).describe('Where it stands.'),
    requestedBy: zod
      .string()
      .max(deskLedgerCheckRequestedByMax)
      .regex(deskLedgerCheckRequestedByRegExp)
      .describe('Who asked for it.'),
    requestedAt: EpochMs.describe('When it was asked for.'),
    finishedAt: OptionalTime.describe('When it ended, or null.'),
    checked: zod
      .int()
      .min(deskLedgerCheckCheckedMin)
      .max(deskLedgerCheckCheckedMax)
      .describe('How many invariants are checked.'),
    total: zod
      .int()
      .min(deskLedgerCheckTotalMin)
      .max(deskLedgerCheckTotalMax)
      .describe('How many there are.'),
    breaches: zod.array(DeskBreach).max(deskLedgerCheckBreachesMax).describe('Those that do not hold.'),
  })
  .nullable()
  .describe('The last check of the ledger, or null where there was none.');

export type DeskLedgerCheck = zod.input<typeof DeskLedgerCheck>;
export type DeskLedgerCheckOutput = zod.output<typeof DeskLedgerCheck>;

export const DeskLedgerChecked = zod
  .object({
    check: DeskLedgerCheck,
  })
  .describe('The last check.');

export type DeskLedgerChecked = zod.input<typeof DeskLedgerChecked>;
export type DeskLedgerCheckedOutput = zod.output<typeof DeskLedgerChecked>;

export const DeskLedgerStartCheckOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLedgerChecked,
  })
  .describe('The check waits to be run.');

export type DeskLedgerStartCheckOk = zod.input<typeof DeskLedgerStartCheckOk>;
export type DeskLedgerStartCheckOkOutput = zod.output<typeof DeskLedgerStartCheckOk>;

export const DeskLedgerStartCheckAnswer = zod.union([DeskLedgerStartCheckOk, Failure]);

export type DeskLedgerStartCheckAnswer = zod.input<typeof DeskLedgerStartCheckAnswer>;
export type DeskLedgerStartCheckAnswerOutput = zod.output<typeof DeskLedgerStartCheckAnswer>;

export const DeskLedgerLastCheckOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLedgerChecked,
  })
  .describe('The last check.');

export type DeskLedgerLastCheckOk = zod.input<typeof DeskLedgerLastCheckOk>;
export type DeskLedgerLastCheckOkOutput = zod.output<typeof DeskLedgerLastCheckOk>;

export const DeskLedgerLastCheckAnswer = zod.union([DeskLedgerLastCheckOk, Failure]);

export type DeskLedgerLastCheckAnswer = zod.input<typeof DeskLedgerLastCheckAnswer>;
export type DeskLedgerLastCheckAnswerOutput = zod.output<typeof DeskLedgerLastCheckAnswer>;

export const DeskClosingState = zod
  .enum(['blocked', 'closed'])
  .describe('Whether the account is closed, or something keeps it open.');

export type DeskClosingState = zod.input<typeof DeskClosingState>;
export type DeskClosingStateOutput = zod.output<typeof DeskClosingState>;

export const DeskClosingBlocker = zod
  .enum([
    'balance',
    'orders',
    'storeMoney',
    'recharges',
    'payments',
    'withdrawals',
    'loans',
    'held',
    'returns',
  ])
  .describe('What keeps an account open.');

export type DeskClosingBlocker = zod.input<typeof DeskClosingBlocker>;
export type DeskClosingBlockerOutput = zod.output<typeof DeskClosingBlocker>;

export const deskClosingRowIdMax = 64;

export const deskClosingRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskClosingRowUsernameMax = 255;

export const deskClosingRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskClosingRowReasonMax = 2000;

export const deskClosingRowAttemptsMin = 0;
export const deskClosingRowAttemptsMax = 2147483647;

export const deskClosingRowBlockersMax = 10;

export const DeskClosingRow = zod
  .object({
    id: zod.string().min(1).max(deskClosingRowIdMax).regex(deskClosingRowIdRegExp).describe('The user.'),
    username: zod
      .string()
      .max(deskClosingRowUsernameMax)
      .regex(deskClosingRowUsernameRegExp)
      .describe('Login name of the user; of a closed account, what is left of it.'),
    state: DeskClosingState,
    at: EpochMs.describe('When it was closed or last tried.'),
    reason: zod.string().max(deskClosingRowReasonMax).describe('Why the owner leaves.'),
    attempts: zod
      .int()
      .min(deskClosingRowAttemptsMin)
      .max(deskClosingRowAttemptsMax)
      .describe('How often it could not be closed.'),
    blockers: zod
      .array(DeskClosingBlocker)
      .max(deskClosingRowBlockersMax)
      .describe('What keeps it open now.'),
    balance: DeskLedgerAmount.describe('What is left in wallet and stores.'),
    suspended: DeskLedgerAmount.describe('What came in after it was closed and waits for a decision.'),
  })
  .describe('An account that its owner closed or tried to close.');

export type DeskClosingRow = zod.input<typeof DeskClosingRow>;
export type DeskClosingRowOutput = zod.output<typeof DeskClosingRow>;

export const deskClosingPagePageListMax = 100;

export const DeskClosingPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskClosingRow).max(deskClosingPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of accounts.');

export type DeskClosingPage = zod.input<typeof DeskClosingPage>;
export type DeskClosingPageOutput = zod.output<typeof DeskClosingPage>;

export const DeskClosingListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskClosingPage,
  })
  .describe('One page of accounts.');

export type DeskClosingListOk = zod.input<typeof DeskClosingListOk>;
export type DeskClosingListOkOutput = zod.output<typeof DeskClosingListOk>;

export const DeskClosingListAnswer = zod.union([DeskClosingListOk, Failure]);

export type DeskClosingListAnswer = zod.input<typeof DeskClosingListAnswer>;
export type DeskClosingListAnswerOutput = zod.output<typeof DeskClosingListAnswer>;

export const deskOpeningStepCountMin = 0;
export const deskOpeningStepCountMax = 2147483647;

export const DeskOpeningStep = zod
  .object({
    step: zod
      .enum(['site', 'channels', 'payments', 'categories', 'store', 'goods', 'mail'])
      .describe('What it is about.'),
    isDone: zod.boolean().describe('Whether the mall has it.'),
    isRequired: zod.boolean().describe("Whether the mall can't sell without it."),
    count: zod
      .int()
      .min(deskOpeningStepCountMin)
      .max(deskOpeningStepCountMax)
      .describe('How many of it the mall has, such as categories.'),
  })
  .describe('A step to an open mall.');

export type DeskOpeningStep = zod.input<typeof DeskOpeningStep>;
export type DeskOpeningStepOutput = zod.output<typeof DeskOpeningStep>;

export const deskOpeningSiteNameMax = 255;

export const deskOpeningSiteNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskOpeningStepsMax = 10;

export const DeskOpening = zod
  .object({
    isHidden: zod.boolean().describe('Whether the list was hidden after the mall was ready.'),
    isReady: zod.boolean().describe('Whether all required steps are done.'),
    siteName: zod
      .string()
      .max(deskOpeningSiteNameMax)
      .regex(deskOpeningSiteNameRegExp)
      .describe('Name of the mall.'),
    steps: zod.array(DeskOpeningStep).max(deskOpeningStepsMax).describe('All steps, in order.'),
  })
  .describe('The steps to an open mall.');

export type DeskOpening = zod.input<typeof DeskOpening>;
export type DeskOpeningOutput = zod.output<typeof DeskOpening>;

export const DeskOpeningInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskOpening,
  })
  .describe('The steps.');

export type DeskOpeningInfoOk = zod.input<typeof DeskOpeningInfoOk>;
export type DeskOpeningInfoOkOutput = zod.output<typeof DeskOpeningInfoOk>;

export const DeskOpeningInfoAnswer = zod.union([DeskOpeningInfoOk, Failure]);

export type DeskOpeningInfoAnswer = zod.input<typeof DeskOpeningInfoAnswer>;
export type DeskOpeningInfoAnswerOutput = zod.output<typeof DeskOpeningInfoAnswer>;

export const DeskOpeningHideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The list is hidden or shown.');

export type DeskOpeningHideOk = zod.input<typeof DeskOpeningHideOk>;
export type DeskOpeningHideOkOutput = zod.output<typeof DeskOpeningHideOk>;

export const DeskOpeningHideAnswer = zod.union([DeskOpeningHideOk, Failure]);

export type DeskOpeningHideAnswer = zod.input<typeof DeskOpeningHideAnswer>;
export type DeskOpeningHideAnswerOutput = zod.output<typeof DeskOpeningHideAnswer>;

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

export const DeskSiteThemeKeyRegExp = new RegExp('^[a-z][a-z0-9-]{0,31}$');

export const DeskSiteThemeKey = zod
  .string()
  .regex(DeskSiteThemeKeyRegExp)
  .describe('A theme by the name of its folder.');

export type DeskSiteThemeKey = zod.input<typeof DeskSiteThemeKey>;
export type DeskSiteThemeKeyOutput = zod.output<typeof DeskSiteThemeKey>;

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

export const DeskColorRegExp = new RegExp('^#[0-9a-f]{6}$');

export const DeskColor = zod.string().regex(DeskColorRegExp).describe('A colour as six hexadecimal digits.');

export type DeskColor = zod.input<typeof DeskColor>;
export type DeskColorOutput = zod.output<typeof DeskColor>;

export const deskSiteThemeNameMax = 60;

export const deskSiteThemeNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskSiteTheme = zod
  .object({
    theme: DeskSiteThemeKey,
    name: zod
      .string()
      .min(1)
      .max(deskSiteThemeNameMax)
      .regex(deskSiteThemeNameRegExp)
      .describe('The name that it comes with.'),
    brand: DeskColor.describe('The colour of its buttons.'),
    deep: DeskColor.describe('Its darkest colour, of headers and footers.'),
  })
  .describe('A theme that the store of this server has.');

export type DeskSiteTheme = zod.input<typeof DeskSiteTheme>;
export type DeskSiteThemeOutput = zod.output<typeof DeskSiteTheme>;

export const deskSiteNameMax = 60;

export const deskSiteNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteCompanyMax = 255;

export const deskSiteCompanyRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteAddressMax = 255;

export const deskSiteAddressRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteRegisterMax = 255;

export const deskSiteRegisterRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteEmailMax = 255;

export const deskSiteEmailRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteThemesMax = 50;

export const DeskSite = zod
  .object({
    revision: DeskRevision.describe('Changes with each change of the site.'),
    isChosen: zod
      .boolean()
      .describe('Whether the desk has chosen it; the facts of the theme stand there until then.'),
    name: zod.string().min(1).max(deskSiteNameMax).regex(deskSiteNameRegExp).describe('Name of the mall.'),
    theme: DeskSiteThemeKey,
    country: CountryCode.describe('Country of the operator.'),
    company: zod
      .string()
      .max(deskSiteCompanyMax)
      .regex(deskSiteCompanyRegExp)
      .describe('The company that runs the mall.'),
    address: zod.string().max(deskSiteAddressMax).regex(deskSiteAddressRegExp).describe('Its address.'),
    register: zod
      .string()
      .max(deskSiteRegisterMax)
      .regex(deskSiteRegisterRegExp)
      .describe('Its number in the company register, or an empty text.'),
    email: zod
      .string()
      .max(deskSiteEmailMax)
      .regex(deskSiteEmailRegExp)
      .describe('Where buyers write to it.'),
    about: Text.describe('The introduction of the mall, or an empty text.'),
    themes: zod
      .array(DeskSiteTheme)
      .max(deskSiteThemesMax)
      .describe('The themes to choose from; none without a built store.'),
  })
  .describe('What the mall is called and who runs it.');

export type DeskSite = zod.input<typeof DeskSite>;
export type DeskSiteOutput = zod.output<typeof DeskSite>;

export const DeskSiteInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskSite,
  })
  .describe('The site.');

export type DeskSiteInfoOk = zod.input<typeof DeskSiteInfoOk>;
export type DeskSiteInfoOkOutput = zod.output<typeof DeskSiteInfoOk>;

export const DeskSiteInfoAnswer = zod.union([DeskSiteInfoOk, Failure]);

export type DeskSiteInfoAnswer = zod.input<typeof DeskSiteInfoAnswer>;
export type DeskSiteInfoAnswerOutput = zod.output<typeof DeskSiteInfoAnswer>;

export const DeskSiteAddressMax = 200;

export const DeskSiteAddressRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskSiteAddress = zod
  .string()
  .min(1)
  .max(DeskSiteAddressMax)
  .regex(DeskSiteAddressRegExp)
  .describe('Address of the company that runs the mall.');

export type DeskSiteAddress = zod.input<typeof DeskSiteAddress>;
export type DeskSiteAddressOutput = zod.output<typeof DeskSiteAddress>;

export const DeskSiteEmailMin = 3;
export const DeskSiteEmailMax = 64;

export const DeskSiteEmail = zod
  .email()
  .min(DeskSiteEmailMin)
  .max(DeskSiteEmailMax)
  .describe('Where buyers write to the operator.');

export type DeskSiteEmail = zod.input<typeof DeskSiteEmail>;
export type DeskSiteEmailOutput = zod.output<typeof DeskSiteEmail>;

export const deskSiteDraftNameMax = 60;

export const deskSiteDraftNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteDraftCompanyMax = 60;

export const deskSiteDraftCompanyRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSiteDraftRegisterMax = 255;

export const deskSiteDraftRegisterRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskSiteDraft = zod
  .strictObject({
    revision: DeskRevision.describe('The revision that was read; a stale one is refused.'),
    name: zod
      .string()
      .min(1)
      .max(deskSiteDraftNameMax)
      .regex(deskSiteDraftNameRegExp)
      .describe('Name of the mall.'),
    theme: DeskSiteThemeKey,
    country: CountryCode.describe('Country of the operator.'),
    company: zod
      .string()
      .min(1)
      .max(deskSiteDraftCompanyMax)
      .regex(deskSiteDraftCompanyRegExp)
      .describe('The company that runs the mall.'),
    address: DeskSiteAddress,
    register: zod
      .string()
      .max(deskSiteDraftRegisterMax)
      .regex(deskSiteDraftRegisterRegExp)
      .optional()
      .describe('Its number in the company register, if it has one.'),
    email: DeskSiteEmail,
    about: Text.optional().describe('The introduction of the mall.'),
    reason: Reason.describe('Why this is done, for the audit log.'),
  })
  .describe('What the mall is called and who runs it.');

export type DeskSiteDraft = zod.input<typeof DeskSiteDraft>;
export type DeskSiteDraftOutput = zod.output<typeof DeskSiteDraft>;

export const DeskSiteSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The site is saved.');

export type DeskSiteSaveOk = zod.input<typeof DeskSiteSaveOk>;
export type DeskSiteSaveOkOutput = zod.output<typeof DeskSiteSaveOk>;

export const DeskSiteSaveAnswer = zod.union([DeskSiteSaveOk, Failure]);

export type DeskSiteSaveAnswer = zod.input<typeof DeskSiteSaveAnswer>;
export type DeskSiteSaveAnswerOutput = zod.output<typeof DeskSiteSaveAnswer>;

export const DeskLoanState = zod
  .enum(['applied', 'running', 'overdue', 'refused', 'repaid'])
  .describe('Where it stands.');

export type DeskLoanState = zod.input<typeof DeskLoanState>;
export type DeskLoanStateOutput = zod.output<typeof DeskLoanState>;

export const deskLoanRowIdMax = 64;

export const deskLoanRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLoanRowUserIdMax = 64;

export const deskLoanRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLoanRowUsernameMax = 255;

export const deskLoanRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLoanRowRealNameMax = 255;

export const deskLoanRowRealNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLoanRowAmountRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskLoanRowAmountMax = 29;

export const deskLoanRowDaysMin = 0;
export const deskLoanRowDaysMax = 2147483647;

export const DeskLoanRow = zod
  .object({
    id: zod.string().min(1).max(deskLoanRowIdMax).regex(deskLoanRowIdRegExp).describe('The loan.'),
    number: RecordNumber.describe('The number that users read out.'),
    userId: zod
      .string()
      .min(1)
      .max(deskLoanRowUserIdMax)
      .regex(deskLoanRowUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskLoanRowUsernameMax)
      .regex(deskLoanRowUsernameRegExp)
      .describe('Login name of the user.'),
    realName: zod
      .string()
      .max(deskLoanRowRealNameMax)
      .regex(deskLoanRowRealNameRegExp)
      .describe('Name in the application.'),
    submittedAt: EpochMs.describe('When it was applied for.'),
    state: DeskLoanState,
    amount: zod
      .stringFormat('decimal', deskLoanRowAmountRegExp)
      .max(deskLoanRowAmountMax)
      .describe('Sum of the loan in US dollars.'),
    days: zod.int().min(deskLoanRowDaysMin).max(deskLoanRowDaysMax).describe('Term in days.'),
    dueAt: OptionalTime.describe('When it is due, or null before it is granted.'),
  })
  .describe('A loan in a list.');

export type DeskLoanRow = zod.input<typeof DeskLoanRow>;
export type DeskLoanRowOutput = zod.output<typeof DeskLoanRow>;

export const deskLoanPagePageListMax = 100;

export const DeskLoanPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskLoanRow).max(deskLoanPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of loans.');

export type DeskLoanPage = zod.input<typeof DeskLoanPage>;
export type DeskLoanPageOutput = zod.output<typeof DeskLoanPage>;

export const DeskLoanListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLoanPage,
  })
  .describe('One page of loans.');

export type DeskLoanListOk = zod.input<typeof DeskLoanListOk>;
export type DeskLoanListOkOutput = zod.output<typeof DeskLoanListOk>;

export const DeskLoanListAnswer = zod.union([DeskLoanListOk, Failure]);

export type DeskLoanListAnswer = zod.input<typeof DeskLoanListAnswer>;
export type DeskLoanListAnswerOutput = zod.output<typeof DeskLoanListAnswer>;

export const ImageUrlMax = 500;

export const ImageUrl = zod
  .string()
  .max(ImageUrlMax)
  .describe('Address of a picture, absolute or relative to the server.');

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const deskLoanStepStepMax = 255;

export const deskLoanStepStepRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLoanStepDetailMax = 2000;

export const DeskLoanStep = zod
  .object({
    step: zod
      .string()
      .max(deskLoanStepStepMax)
      .regex(deskLoanStepStepRegExp)
      .describe('Key of the step, such as `approve`.'),
    detail: zod.string().max(deskLoanStepDetailMax).describe('What belongs to it.'),
    at: EpochMs.describe('When it happened.'),
  })
  .describe('One entry of the history of a loan.');

export type DeskLoanStep = zod.input<typeof DeskLoanStep>;
export type DeskLoanStepOutput = zod.output<typeof DeskLoanStep>;

export const deskLoanInfoIdentificationMax = 255;

export const deskLoanInfoIdentificationRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLoanInfoRateRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskLoanInfoRateMax = 29;

export const deskLoanInfoDefaultRateRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskLoanInfoDefaultRateMax = 29;

export const deskLoanInfoPicturesMax = 5;

export const deskLoanInfoBalanceRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskLoanInfoBalanceMax = 29;

export const deskLoanInfoPurchasesRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskLoanInfoPurchasesMax = 29;

export const deskLoanInfoDebtRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskLoanInfoDebtMax = 29;

export const deskLoanInfoStepsMax = 50;

export const DeskLoanInfo = zod
  .object({
    loan: DeskLoanRow,
    identification: zod
      .string()
      .max(deskLoanInfoIdentificationMax)
      .regex(deskLoanInfoIdentificationRegExp)
      .describe('Number of the identity card.'),
    rate: zod
      .stringFormat('decimal', deskLoanInfoRateRegExp)
      .max(deskLoanInfoRateMax)
      .describe('Interest of a day as a share.'),
    defaultRate: zod
      .stringFormat('decimal', deskLoanInfoDefaultRateRegExp)
      .max(deskLoanInfoDefaultRateMax)
      .describe('Interest of an overdue day as a share.'),
    pictures: zod
      .array(ImageUrl.describe('A picture.'))
      .max(deskLoanInfoPicturesMax)
      .describe('Pictures of the card: front, back, held by the applicant.'),
    balance: zod
      .stringFormat('decimal', deskLoanInfoBalanceRegExp)
      .max(deskLoanInfoBalanceMax)
      .describe('What lies in the wallet.'),
    purchases: zod
      .stringFormat('decimal', deskLoanInfoPurchasesRegExp)
      .max(deskLoanInfoPurchasesMax)
      .describe('What the applicant has bought and received.'),
    debt: zod
      .stringFormat('decimal', deskLoanInfoDebtRegExp)
      .max(deskLoanInfoDebtMax)
      .describe('Open debt of the applicant.'),
    isIdentified: zod.boolean().describe('Whether an identity check has passed.'),
    reason: OptionalReason.describe('Why it was refused, or null.'),
    steps: zod.array(DeskLoanStep).max(deskLoanInfoStepsMax).describe('History, oldest first.'),
  })
  .describe('A loan with what helps to decide.');

export type DeskLoanInfo = zod.input<typeof DeskLoanInfo>;
export type DeskLoanInfoOutput = zod.output<typeof DeskLoanInfo>;

export const DeskLoanInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLoanInfo,
  })
  .describe('The loan.');

export type DeskLoanInfoOk = zod.input<typeof DeskLoanInfoOk>;
export type DeskLoanInfoOkOutput = zod.output<typeof DeskLoanInfoOk>;

export const DeskLoanInfoAnswer = zod.union([DeskLoanInfoOk, Failure]);

export type DeskLoanInfoAnswer = zod.input<typeof DeskLoanInfoAnswer>;
export type DeskLoanInfoAnswerOutput = zod.output<typeof DeskLoanInfoAnswer>;

export const DeskLoanDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision was recorded.');

export type DeskLoanDecideOk = zod.input<typeof DeskLoanDecideOk>;
export type DeskLoanDecideOkOutput = zod.output<typeof DeskLoanDecideOk>;

export const DeskLoanDecideAnswer = zod.union([DeskLoanDecideOk, Failure]);

export type DeskLoanDecideAnswer = zod.input<typeof DeskLoanDecideAnswer>;
export type DeskLoanDecideAnswerOutput = zod.output<typeof DeskLoanDecideAnswer>;

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

export const deskDisputeRowOrderIdMax = 64;

export const deskDisputeRowOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskDisputeRowBuyerMax = 255;

export const deskDisputeRowBuyerRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskDisputeRowPiecesMin = 0;
export const deskDisputeRowPiecesMax = 2147483647;

export const deskDisputeRowTotalMin = 0;
export const deskDisputeRowTotalMax = 1000000000;

export const deskDisputeRowStoreIdMax = 64;

export const deskDisputeRowStoreIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskDisputeRowStoreNameMax = 255;

export const deskDisputeRowStoreNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskDisputeRowUserIdMax = 64;

export const deskDisputeRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskDisputeRowUsernameMax = 255;

export const deskDisputeRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskDisputeRow = zod
  .object({
    id: ReturnId,
    orderId: zod
      .string()
      .min(1)
      .max(deskDisputeRowOrderIdMax)
      .regex(deskDisputeRowOrderIdRegExp)
      .describe('The order.'),
    number: RecordNumber.describe('The number of the order.'),
    buyer: zod
      .string()
      .max(deskDisputeRowBuyerMax)
      .regex(deskDisputeRowBuyerRegExp)
      .describe('Recipient of the parcel.'),
    requestedAt: EpochMs.describe('When it was requested.'),
    state: ReturnCaseStatus.describe('Where it stands; never 0.'),
    isMissing: zod.boolean().describe('Whether the buyer reports that the parcel never arrived.'),
    reason: RefundReason.describe('Why the buyer wants the money back.'),
    pieces: zod
      .int()
      .min(deskDisputeRowPiecesMin)
      .max(deskDisputeRowPiecesMax)
      .describe('Pieces of the return.'),
    total: zod
      .number()
      .min(deskDisputeRowTotalMin)
      .max(deskDisputeRowTotalMax)
      .describe('What goes back to the buyer if all is granted.'),
    deadline: OptionalTime.describe('When it goes on by itself, or null once it has ended.'),
    storeId: zod
      .string()
      .min(1)
      .max(deskDisputeRowStoreIdMax)
      .regex(deskDisputeRowStoreIdRegExp)
      .describe('The store.'),
    storeName: zod
      .string()
      .max(deskDisputeRowStoreNameMax)
      .regex(deskDisputeRowStoreNameRegExp)
      .describe('Name of the store.'),
    userId: zod
      .string()
      .min(1)
      .max(deskDisputeRowUserIdMax)
      .regex(deskDisputeRowUserIdRegExp)
      .describe('The buyer.'),
    username: zod
      .string()
      .max(deskDisputeRowUsernameMax)
      .regex(deskDisputeRowUsernameRegExp)
      .describe('Login name of the buyer.'),
  })
  .describe('A return or a dispute in a list.');

export type DeskDisputeRow = zod.input<typeof DeskDisputeRow>;
export type DeskDisputeRowOutput = zod.output<typeof DeskDisputeRow>;

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

export const deskDisputePagePageListMax = 100;

export const deskDisputePageCountsMax = 7;

export const DeskDisputePage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskDisputeRow).max(deskDisputePagePageListMax).describe('The rows of this page.'),
    counts: zod
      .array(ReturnStateCount)
      .max(deskDisputePageCountsMax)
      .describe('How many are in each state, whatever state the list is asked for.'),
  })
  .describe('One page of disputes.');

export type DeskDisputePage = zod.input<typeof DeskDisputePage>;
export type DeskDisputePageOutput = zod.output<typeof DeskDisputePage>;

export const DeskDisputeListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskDisputePage,
  })
  .describe('One page of disputes.');

export type DeskDisputeListOk = zod.input<typeof DeskDisputeListOk>;
export type DeskDisputeListOkOutput = zod.output<typeof DeskDisputeListOk>;

export const DeskDisputeListAnswer = zod.union([DeskDisputeListOk, Failure]);

export type DeskDisputeListAnswer = zod.input<typeof DeskDisputeListAnswer>;
export type DeskDisputeListAnswerOutput = zod.output<typeof DeskDisputeListAnswer>;

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

export const DeskDisputeAction = zod
  .enum(['refund', 'part', 'return', 'close'])
  .describe('How the dispute may be decided now.');

export type DeskDisputeAction = zod.input<typeof DeskDisputeAction>;
export type DeskDisputeActionOutput = zod.output<typeof DeskDisputeAction>;

export const deskDisputeInfoLinesMax = 100;

export const deskDisputeInfoRemarkMax = 2000;

export const deskDisputeInfoImagesMax = 10;

export const deskDisputeInfoAnswerMax = 500;

export const deskDisputeInfoStatementMax = 500;

export const deskDisputeInfoVerdictMax = 500;

export const deskDisputeInfoCarrierMax = 255;

export const deskDisputeInfoTrackingNumberMax = 255;

export const deskDisputeInfoGoodsMin = 0;
export const deskDisputeInfoGoodsMax = 1000000000;

export const deskDisputeInfoCouponMin = 0;
export const deskDisputeInfoCouponMax = 1000000000;

export const deskDisputeInfoFreightMin = 0;
export const deskDisputeInfoFreightMax = 1000000000;

export const deskDisputeInfoTaxMin = 0;
export const deskDisputeInfoTaxMax = 1000000000;

export const deskDisputeInfoFeeMin = 0;
export const deskDisputeInfoFeeMax = 1000000000;

export const deskDisputeInfoRefundedMin = 0;
export const deskDisputeInfoRefundedMax = 1000000000;

export const deskDisputeInfoTimelineMax = 200;

export const deskDisputeInfoActsMax = 10;

export const DeskDisputeInfo = zod
  .object({
    dispute: DeskDisputeRow,
    lines: zod.array(ReturnLine).max(deskDisputeInfoLinesMax).describe('What comes back.'),
    remark: zod.string().max(deskDisputeInfoRemarkMax).describe('What the buyer wrote.'),
    images: zod.array(ImageUrl).max(deskDisputeInfoImagesMax).describe('Pictures of the buyer.'),
    answer: zod.string().max(deskDisputeInfoAnswerMax).nullable().describe('Why the store refused, or null.'),
    statement: zod
      .string()
      .max(deskDisputeInfoStatementMax)
      .nullable()
      .describe('What the side that called for a decision says, or null.'),
    disputedByStore: zod.boolean().describe('Whether the store called for the decision.'),
    verdict: zod
      .string()
      .max(deskDisputeInfoVerdictMax)
      .nullable()
      .describe('Why the mall decided as it did, or null.'),
    carrier: zod
      .string()
      .max(deskDisputeInfoCarrierMax)
      .nullable()
      .describe('The carrier of the parcel back, or null.'),
    trackingNumber: zod
      .string()
      .max(deskDisputeInfoTrackingNumberMax)
      .nullable()
      .describe('The number of the parcel back, or null.'),
    sentAt: OptionalTime.describe('When the buyer sent the goods back, or null.'),
    answeredAt: OptionalTime.describe('When the store answered the request, or null.'),
    disputedAt: OptionalTime.describe('When one side called for a decision, or null.'),
    closedAt: OptionalTime.describe('When it ended, or null.'),
    goods: zod
      .number()
      .min(deskDisputeInfoGoodsMin)
      .max(deskDisputeInfoGoodsMax)
      .describe('Goods after discount.'),
    coupon: zod
      .number()
      .min(deskDisputeInfoCouponMin)
      .max(deskDisputeInfoCouponMax)
      .describe('Share of the coupon that is not paid back.'),
    freight: zod
      .number()
      .min(deskDisputeInfoFreightMin)
      .max(deskDisputeInfoFreightMax)
      .describe('Freight that comes back.'),
    tax: zod.number().min(deskDisputeInfoTaxMin).max(deskDisputeInfoTaxMax).describe('Tax that comes back.'),
    fee: zod
      .number()
      .min(deskDisputeInfoFeeMin)
      .max(deskDisputeInfoFeeMax)
      .describe('Service fee that comes back.'),
    refunded: zod
      .number()
      .min(deskDisputeInfoRefundedMin)
      .max(deskDisputeInfoRefundedMax)
      .describe('What went back to the buyer.'),
    timeline: zod
      .array(MerchantOrderStep)
      .max(deskDisputeInfoTimelineMax)
      .describe('What happened to the order, oldest first.'),
    acts: zod.array(DeskDisputeAction).max(deskDisputeInfoActsMax).describe('How it may be decided now.'),
  })
  .describe('A dispute with what both sides say.');

export type DeskDisputeInfo = zod.input<typeof DeskDisputeInfo>;
export type DeskDisputeInfoOutput = zod.output<typeof DeskDisputeInfo>;

export const DeskDisputeInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskDisputeInfo,
  })
  .describe('One dispute.');

export type DeskDisputeInfoOk = zod.input<typeof DeskDisputeInfoOk>;
export type DeskDisputeInfoOkOutput = zod.output<typeof DeskDisputeInfoOk>;

export const DeskDisputeInfoAnswer = zod.union([DeskDisputeInfoOk, Failure]);

export type DeskDisputeInfoAnswer = zod.input<typeof DeskDisputeInfoAnswer>;
export type DeskDisputeInfoAnswerOutput = zod.output<typeof DeskDisputeInfoAnswer>;

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

export const DeskDisputeDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision was recorded.');

export type DeskDisputeDecideOk = zod.input<typeof DeskDisputeDecideOk>;
export type DeskDisputeDecideOkOutput = zod.output<typeof DeskDisputeDecideOk>;

export const DeskDisputeDecideAnswer = zod.union([DeskDisputeDecideOk, Failure]);

export type DeskDisputeDecideAnswer = zod.input<typeof DeskDisputeDecideAnswer>;
export type DeskDisputeDecideAnswerOutput = zod.output<typeof DeskDisputeDecideAnswer>;

export const DeskIdentityState = zod
  .enum(['applied', 'inReview', 'passed', 'refused'])
  .describe('Where it stands.');

export type DeskIdentityState = zod.input<typeof DeskIdentityState>;
export type DeskIdentityStateOutput = zod.output<typeof DeskIdentityState>;

export const deskIdentityRowIdMax = 64;

export const deskIdentityRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskIdentityRowUserIdMax = 64;

export const deskIdentityRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskIdentityRowUsernameMax = 255;

export const deskIdentityRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskIdentityRowNameMax = 255;

export const DeskIdentityRow = zod
  .object({
    id: zod.string().min(1).max(deskIdentityRowIdMax).regex(deskIdentityRowIdRegExp).describe('The check.'),
    userId: zod
      .string()
      .min(1)
      .max(deskIdentityRowUserIdMax)
      .regex(deskIdentityRowUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskIdentityRowUsernameMax)
      .regex(deskIdentityRowUsernameRegExp)
      .describe('Login name of the user.'),
    kind: zod.enum(['basic', 'advanced']).describe('Name and document, or home and work.'),
    state: DeskIdentityState,
    name: zod.string().max(deskIdentityRowNameMax).nullable().describe('Name in the application, or null.'),
    appliedAt: EpochMs.describe('When it was applied for.'),
    decidedAt: OptionalTime.describe('When it was decided, or null.'),
  })
  .describe('An identity check in a list.');

export type DeskIdentityRow = zod.input<typeof DeskIdentityRow>;
export type DeskIdentityRowOutput = zod.output<typeof DeskIdentityRow>;

export const deskIdentityPagePageListMax = 100;

export const DeskIdentityPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskIdentityRow).max(deskIdentityPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of identity checks.');

export type DeskIdentityPage = zod.input<typeof DeskIdentityPage>;
export type DeskIdentityPageOutput = zod.output<typeof DeskIdentityPage>;

export const DeskIdentityListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskIdentityPage,
  })
  .describe('One page of identity checks.');

export type DeskIdentityListOk = zod.input<typeof DeskIdentityListOk>;
export type DeskIdentityListOkOutput = zod.output<typeof DeskIdentityListOk>;

export const DeskIdentityListAnswer = zod.union([DeskIdentityListOk, Failure]);

export type DeskIdentityListAnswer = zod.input<typeof DeskIdentityListAnswer>;
export type DeskIdentityListAnswerOutput = zod.output<typeof DeskIdentityListAnswer>;

export const deskIdentityInfoDocumentKindMax = 255;

export const deskIdentityInfoDocumentNumberMax = 255;

export const deskIdentityInfoNationalityMax = 255;

export const deskIdentityInfoHomePlaceMax = 255;

export const deskIdentityInfoWorkPlaceMax = 255;

export const deskIdentityInfoPicturesMax = 5;

export const deskIdentityInfoSameDocumentItemMax = 255;

export const deskIdentityInfoSameDocumentItemRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskIdentityInfoSameDocumentMax = 20;

export const DeskIdentityInfo = zod
  .object({
    check: DeskIdentityRow,
    documentKind: zod
      .string()
      .max(deskIdentityInfoDocumentKindMax)
      .nullable()
      .describe('Kind of the document, or null.'),
    documentNumber: zod
      .string()
      .max(deskIdentityInfoDocumentNumberMax)
      .nullable()
      .describe('Number of the document, or null.'),
    nationality: zod
      .string()
      .max(deskIdentityInfoNationalityMax)
      .nullable()
      .describe('Nationality, or null.'),
    homePlace: zod
      .string()
      .max(deskIdentityInfoHomePlaceMax)
      .nullable()
      .describe('Where the applicant lives, or null.'),
    workPlace: zod
      .string()
      .max(deskIdentityInfoWorkPlaceMax)
      .nullable()
      .describe('Where the applicant works, or null.'),
    pictures: zod
      .array(ImageUrl.describe('A picture.'))
      .max(deskIdentityInfoPicturesMax)
      .describe('Pictures of the documents.'),
    reason: OptionalReason.describe('Why it was refused, or null.'),
    sameDocument: zod
      .array(
        zod
          .string()
          .max(deskIdentityInfoSameDocumentItemMax)
          .regex(deskIdentityInfoSameDocumentItemRegExp)
          .describe('A login name.'),
      )
      .max(deskIdentityInfoSameDocumentMax)
      .describe('Other users with the same number of a document.'),
  })
  .describe('An identity check with its pictures.');

export type DeskIdentityInfo = zod.input<typeof DeskIdentityInfo>;
export type DeskIdentityInfoOutput = zod.output<typeof DeskIdentityInfo>;

export const DeskIdentityInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskIdentityInfo,
  })
  .describe('The check.');

export type DeskIdentityInfoOk = zod.input<typeof DeskIdentityInfoOk>;
export type DeskIdentityInfoOkOutput = zod.output<typeof DeskIdentityInfoOk>;

export const DeskIdentityInfoAnswer = zod.union([DeskIdentityInfoOk, Failure]);

export type DeskIdentityInfoAnswer = zod.input<typeof DeskIdentityInfoAnswer>;
export type DeskIdentityInfoAnswerOutput = zod.output<typeof DeskIdentityInfoAnswer>;

export const DeskIdentityDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision was recorded.');

export type DeskIdentityDecideOk = zod.input<typeof DeskIdentityDecideOk>;
export type DeskIdentityDecideOkOutput = zod.output<typeof DeskIdentityDecideOk>;

export const DeskIdentityDecideAnswer = zod.union([DeskIdentityDecideOk, Failure]);

export type DeskIdentityDecideAnswer = zod.input<typeof DeskIdentityDecideAnswer>;
export type DeskIdentityDecideAnswerOutput = zod.output<typeof DeskIdentityDecideAnswer>;

export const deskApplicationRowIdMax = 64;

export const deskApplicationRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskApplicationRowUserIdMax = 64;

export const deskApplicationRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskApplicationRowUsernameMax = 255;

export const deskApplicationRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskApplicationRowStoreNameMax = 255;

export const deskApplicationRowStoreNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskApplicationRowCountryCodeMin = 2;
export const deskApplicationRowCountryCodeMax = 2;

export const deskApplicationRowCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const deskApplicationRowLocationMax = 255;

export const deskApplicationRowLocationRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskApplicationRowRemarkMax = 2000;

export const deskApplicationRowSameNameMin = 0;
export const deskApplicationRowSameNameMax = 2147483647;

export const DeskApplicationRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskApplicationRowIdMax)
      .regex(deskApplicationRowIdRegExp)
      .describe('The application.'),
    userId: zod
      .string()
      .min(1)
      .max(deskApplicationRowUserIdMax)
      .regex(deskApplicationRowUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskApplicationRowUsernameMax)
      .regex(deskApplicationRowUsernameRegExp)
      .describe('Login name of the user.'),
    state: zod.enum(['applied', 'admitted', 'refused']).describe('Where it stands.'),
    storeName: zod
      .string()
      .max(deskApplicationRowStoreNameMax)
      .regex(deskApplicationRowStoreNameRegExp)
      .describe('Name of the store.'),
    countryCode: zod
      .string()
      .min(deskApplicationRowCountryCodeMin)
      .max(deskApplicationRowCountryCodeMax)
      .regex(deskApplicationRowCountryCodeRegExp)
      .describe('Country of the store.'),
    location: zod
      .string()
      .max(deskApplicationRowLocationMax)
      .regex(deskApplicationRowLocationRegExp)
      .describe('City of the store.'),
    remark: zod.string().max(deskApplicationRowRemarkMax).describe('What the applicant says.'),
    isIdentified: zod.boolean().describe('Whether an identity check of the applicant has passed.'),
    sameName: zod
      .int()
      .min(deskApplicationRowSameNameMin)
      .max(deskApplicationRowSameNameMax)
      .describe('Stores of the same name.'),
    reason: OptionalReason.describe('Why it was refused, or null.'),
    appliedAt: EpochMs.describe('When it was made.'),
    decidedAt: OptionalTime.describe('When it was decided, or null.'),
  })
  .describe('An application to sell.');

export type DeskApplicationRow = zod.input<typeof DeskApplicationRow>;
export type DeskApplicationRowOutput = zod.output<typeof DeskApplicationRow>;

export const deskApplicationPagePageListMax = 100;

export const DeskApplicationPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod
      .array(DeskApplicationRow)
      .max(deskApplicationPagePageListMax)
      .describe('The rows of this page.'),
  })
  .describe('One page of applications.');

export type DeskApplicationPage = zod.input<typeof DeskApplicationPage>;
export type DeskApplicationPageOutput = zod.output<typeof DeskApplicationPage>;

export const DeskApplicationListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskApplicationPage,
  })
  .describe('One page of applications.');

export type DeskApplicationListOk = zod.input<typeof DeskApplicationListOk>;
export type DeskApplicationListOkOutput = zod.output<typeof DeskApplicationListOk>;

export const DeskApplicationListAnswer = zod.union([DeskApplicationListOk, Failure]);

export type DeskApplicationListAnswer = zod.input<typeof DeskApplicationListAnswer>;
export type DeskApplicationListAnswerOutput = zod.output<typeof DeskApplicationListAnswer>;

export const DeskApplicationDecideOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The decision was recorded.');

export type DeskApplicationDecideOk = zod.input<typeof DeskApplicationDecideOk>;
export type DeskApplicationDecideOkOutput = zod.output<typeof DeskApplicationDecideOk>;

export const DeskApplicationDecideAnswer = zod.union([DeskApplicationDecideOk, Failure]);

export type DeskApplicationDecideAnswer = zod.input<typeof DeskApplicationDecideAnswer>;
export type DeskApplicationDecideAnswerOutput = zod.output<typeof DeskApplicationDecideAnswer>;

export const DeskHold = zod
  .enum({
    /** Not held */
    none: 'none',
    /** Money can not leave */
    extraVerification: 'extraVerification',
    /** Nobody can log in */
    frozen: 'frozen',
  })
  .describe('How the account is held.');

export type DeskHold = zod.input<typeof DeskHold>;
export type DeskHoldOutput = zod.output<typeof DeskHold>;

export const deskCustomerRowIdMax = 64;

export const deskCustomerRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCustomerRowUsernameMax = 255;

export const deskCustomerRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskCustomerRowUsercodeMax = 255;

export const deskCustomerRowUsercodeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskCustomerRowDisplayNameMax = 255;

export const DeskCustomerRow = zod
  .object({
    id: zod.string().min(1).max(deskCustomerRowIdMax).regex(deskCustomerRowIdRegExp).describe('The user.'),
    username: zod
      .string()
      .max(deskCustomerRowUsernameMax)
      .regex(deskCustomerRowUsernameRegExp)
      .describe('Login name.'),
    usercode: zod
      .string()
      .max(deskCustomerRowUsercodeMax)
      .regex(deskCustomerRowUsercodeRegExp)
      .describe('Code by which the user recommends others.'),
    displayName: zod
      .string()
      .max(deskCustomerRowDisplayNameMax)
      .nullable()
      .describe('Name that the mall shows, or null.'),
    hold: DeskHold,
    isClosed: zod.boolean().describe('Whether the account is closed.'),
    createdAt: EpochMs.describe('Since when.'),
    lastLoginAt: OptionalTime.describe('Last login, or null.'),
  })
  .describe('A user in a list.');

export type DeskCustomerRow = zod.input<typeof DeskCustomerRow>;
export type DeskCustomerRowOutput = zod.output<typeof DeskCustomerRow>;

export const deskCustomerPagePageListMax = 100;

export const DeskCustomerPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskCustomerRow).max(deskCustomerPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of users.');

export type DeskCustomerPage = zod.input<typeof DeskCustomerPage>;
export type DeskCustomerPageOutput = zod.output<typeof DeskCustomerPage>;

export const DeskCustomerListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskCustomerPage,
  })
  .describe('One page of users.');

export type DeskCustomerListOk = zod.input<typeof DeskCustomerListOk>;
export type DeskCustomerListOkOutput = zod.output<typeof DeskCustomerListOk>;

export const DeskCustomerListAnswer = zod.union([DeskCustomerListOk, Failure]);

export type DeskCustomerListAnswer = zod.input<typeof DeskCustomerListAnswer>;
export type DeskCustomerListAnswerOutput = zod.output<typeof DeskCustomerListAnswer>;

export const deskAuditRowIdMax = 64;

export const deskAuditRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskAuditRowActMax = 255;

export const deskAuditRowActRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAuditRowActorMax = 255;

export const deskAuditRowActorRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAuditRowSubjectIdMax = 255;

export const deskAuditRowSubjectIdRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAuditRowReasonMax = 2000;

export const deskAuditRowBeforeMax = 20000;

export const deskAuditRowAfterMax = 20000;

export const deskAuditRowAddressMax = 255;

export const DeskAuditRow = zod
  .object({
    id: zod.string().min(1).max(deskAuditRowIdMax).regex(deskAuditRowIdRegExp).describe('The row.'),
    at: EpochMs.describe('When.'),
    act: zod.string().max(deskAuditRowActMax).regex(deskAuditRowActRegExp).describe('What was done.'),
    actor: zod.string().max(deskAuditRowActorMax).regex(deskAuditRowActorRegExp).describe('Who did it.'),
    actorKind: zod.enum(['staff', 'merchant', 'system']).describe('On which side the actor stands.'),
    subjectId: zod
      .string()
      .max(deskAuditRowSubjectIdMax)
      .regex(deskAuditRowSubjectIdRegExp)
      .describe('What it was done to.'),
    reason: zod.string().max(deskAuditRowReasonMax).describe('Why; empty where none is needed.'),
    before: zod
      .string()
      .max(deskAuditRowBeforeMax)
      .nullable()
      .describe('What was there before, as JSON, or null.'),
    after: zod
      .string()
      .max(deskAuditRowAfterMax)
      .nullable()
      .describe('What was there after, as JSON, or null.'),
    address: zod
      .string()
      .max(deskAuditRowAddressMax)
      .nullable()
      .describe('Network address of the actor, or null.'),
  })
  .describe('One row of the audit log.');

export type DeskAuditRow = zod.input<typeof DeskAuditRow>;
export type DeskAuditRowOutput = zod.output<typeof DeskAuditRow>;

export const deskCustomerInfoEmailMax = 255;

export const deskCustomerInfoPhoneMax = 255;

export const deskCustomerInfoOrdersMin = 0;
export const deskCustomerInfoOrdersMax = 2147483647;

export const deskCustomerInfoOrdersSumRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskCustomerInfoOrdersSumMax = 29;

export const deskCustomerInfoRefundsMin = 0;
export const deskCustomerInfoRefundsMax = 2147483647;

export const deskCustomerInfoBalanceRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');
export const deskCustomerInfoOpenWithdrawalsMin = 0;
export const deskCustomerInfoOpenWithdrawalsMax = 2147483647;

export const deskCustomerInfoWithdrawAddressMax = 255;

export const deskCustomerInfoSessionsMin = 0;
export const deskCustomerInfoSessionsMax = 2147483647;

export const deskCustomerInfoHistoryMax = 50;

export const DeskCustomerInfo = zod
  .object({
    customer: DeskCustomerRow,
    email: zod
      .string()
      .max(deskCustomerInfoEmailMax)
      .nullable()
      .describe('E-mail address with all but a few letters hidden, or null.'),
    phone: zod
      .string()
      .max(deskCustomerInfoPhoneMax)
      .nullable()
      .describe('Phone with all but a few digits hidden, or null.'),
    storeId: OptionalId.describe('Store of the user, or null.'),
    orders: zod
      .int()
      .min(deskCustomerInfoOrdersMin)
      .max(deskCustomerInfoOrdersMax)
      .describe('Orders that were paid.'),
    ordersSum: zod
      .stringFormat('decimal', deskCustomerInfoOrdersSumRegExp)
      .max(deskCustomerInfoOrdersSumMax)
      .describe('Their sum.'),
    refunds: zod
      .int()
      .min(deskCustomerInfoRefundsMin)
      .max(deskCustomerInfoRefundsMax)
      .describe('Orders that were paid back.'),
    balance: zod
      .string()
      .regex(deskCustomerInfoBalanceRegExp)
      .nullable()
      .describe('What lies in the wallet, or null without the permission to see money.'),
    openWithdrawals: zod
      .int()
      .min(deskCustomerInfoOpenWithdrawalsMin)
      .max(deskCustomerInfoOpenWithdrawalsMax)
      .describe('Withdrawals under way.'),
    withdrawAddress: zod
      .string()
      .max(deskCustomerInfoWithdrawAddressMax)
      .nullable()
      .describe('Address that withdrawals go to, or null for none and without the permission to see money.'),
    addressReleaseAt: OptionalTime.describe('When it is removed as its owner asked, or null.'),
    hasAuthenticator: zod.boolean().describe('Whether an authenticator is bound.'),
    isIdentified: zod.boolean().describe('Whether the basic identity check has passed.'),
    sessions: zod
      .int()
      .min(deskCustomerInfoSessionsMin)
      .max(deskCustomerInfoSessionsMax)
      .describe('Open sessions.'),
    history: zod
      .array(DeskAuditRow)
      .max(deskCustomerInfoHistoryMax)
      .describe('What the desk did, newest first.'),
  })
  .describe('A user in one view; parts are null without their permission.');

export type DeskCustomerInfo = zod.input<typeof DeskCustomerInfo>;
export type DeskCustomerInfoOutput = zod.output<typeof DeskCustomerInfo>;

export const DeskCustomerInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskCustomerInfo,
  })
  .describe('The user.');

export type DeskCustomerInfoOk = zod.input<typeof DeskCustomerInfoOk>;
export type DeskCustomerInfoOkOutput = zod.output<typeof DeskCustomerInfoOk>;

export const DeskCustomerInfoAnswer = zod.union([DeskCustomerInfoOk, Failure]);

export type DeskCustomerInfoAnswer = zod.input<typeof DeskCustomerInfoAnswer>;
export type DeskCustomerInfoAnswerOutput = zod.output<typeof DeskCustomerInfoAnswer>;

export const DeskCustomerHoldOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The account is held, or released.');

export type DeskCustomerHoldOk = zod.input<typeof DeskCustomerHoldOk>;
export type DeskCustomerHoldOkOutput = zod.output<typeof DeskCustomerHoldOk>;

export const DeskCustomerHoldAnswer = zod.union([DeskCustomerHoldOk, Failure]);

export type DeskCustomerHoldAnswer = zod.input<typeof DeskCustomerHoldAnswer>;
export type DeskCustomerHoldAnswerOutput = zod.output<typeof DeskCustomerHoldAnswer>;

export const DeskCustomerReleaseAddressOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The address is removed.');

export type DeskCustomerReleaseAddressOk = zod.input<typeof DeskCustomerReleaseAddressOk>;
export type DeskCustomerReleaseAddressOkOutput = zod.output<typeof DeskCustomerReleaseAddressOk>;

export const DeskCustomerReleaseAddressAnswer = zod.union([DeskCustomerReleaseAddressOk, Failure]);

export type DeskCustomerReleaseAddressAnswer = zod.input<typeof DeskCustomerReleaseAddressAnswer>;
export type DeskCustomerReleaseAddressAnswerOutput = zod.output<typeof DeskCustomerReleaseAddressAnswer>;

export const deskRoleIdMax = 64;

export const deskRoleIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskRoleNameMax = 255;

export const deskRoleNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRoleDescriptionMax = 2000;

export const deskRolePermissionsMax = 50;

export const deskRoleMembersMin = 0;
export const deskRoleMembersMax = 2147483647;

export const DeskRole = zod
  .object({
    id: zod.string().min(1).max(deskRoleIdMax).regex(deskRoleIdRegExp).describe('The role.'),
    name: zod.string().max(deskRoleNameMax).regex(deskRoleNameRegExp).describe('Its name.'),
    description: zod.string().max(deskRoleDescriptionMax).describe('What it is for.'),
    permissions: zod.array(DeskPermission).max(deskRolePermissionsMax).describe('What it allows.'),
    isLocked: zod.boolean().describe('Whether it can not be changed.'),
    members: zod.int().min(deskRoleMembersMin).max(deskRoleMembersMax).describe('People who have it.'),
    version: Version.describe('Version of the role.'),
  })
  .describe('A role with what it allows.');

export type DeskRole = zod.input<typeof DeskRole>;
export type DeskRoleOutput = zod.output<typeof DeskRole>;

export const deskRolesRolesMax = 100;

export const DeskRoles = zod
  .object({
    roles: zod.array(DeskRole).max(deskRolesRolesMax).describe('All roles, by name.'),
  })
  .describe('All roles.');

export type DeskRoles = zod.input<typeof DeskRoles>;
export type DeskRolesOutput = zod.output<typeof DeskRoles>;

export const DeskRoleListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskRoles,
  })
  .describe('All roles.');

export type DeskRoleListOk = zod.input<typeof DeskRoleListOk>;
export type DeskRoleListOkOutput = zod.output<typeof DeskRoleListOk>;

export const DeskRoleListAnswer = zod.union([DeskRoleListOk, Failure]);

export type DeskRoleListAnswer = zod.input<typeof DeskRoleListAnswer>;
export type DeskRoleListAnswerOutput = zod.output<typeof DeskRoleListAnswer>;

export const deskRoleSavedRoleIdMax = 64;

export const deskRoleSavedRoleIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskRoleSaved = zod
  .object({
    roleId: zod
      .string()
      .min(1)
      .max(deskRoleSavedRoleIdMax)
      .regex(deskRoleSavedRoleIdRegExp)
      .describe('The role.'),
    version: Version.describe('Its new version.'),
  })
  .describe('The role after the change.');

export type DeskRoleSaved = zod.input<typeof DeskRoleSaved>;
export type DeskRoleSavedOutput = zod.output<typeof DeskRoleSaved>;

export const DeskRoleSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskRoleSaved,
  })
  .describe('The role is saved.');

export type DeskRoleSaveOk = zod.input<typeof DeskRoleSaveOk>;
export type DeskRoleSaveOkOutput = zod.output<typeof DeskRoleSaveOk>;

export const DeskRoleSaveAnswer = zod.union([DeskRoleSaveOk, Failure]);

export type DeskRoleSaveAnswer = zod.input<typeof DeskRoleSaveAnswer>;
export type DeskRoleSaveAnswerOutput = zod.output<typeof DeskRoleSaveAnswer>;

export const DeskRoleRemoveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The role is gone.');

export type DeskRoleRemoveOk = zod.input<typeof DeskRoleRemoveOk>;
export type DeskRoleRemoveOkOutput = zod.output<typeof DeskRoleRemoveOk>;

export const DeskRoleRemoveAnswer = zod.union([DeskRoleRemoveOk, Failure]);

export type DeskRoleRemoveAnswer = zod.input<typeof DeskRoleRemoveAnswer>;
export type DeskRoleRemoveAnswerOutput = zod.output<typeof DeskRoleRemoveAnswer>;

export const deskStaffRowIdMax = 64;

export const deskStaffRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskStaffRowNameMax = 255;

export const deskStaffRowNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskStaffRowRolesMax = 20;

export const deskStaffRowSessionsMin = 0;
export const deskStaffRowSessionsMax = 2147483647;

export const DeskStaffRow = zod
  .object({
    id: zod.string().min(1).max(deskStaffRowIdMax).regex(deskStaffRowIdRegExp).describe('The person.'),
    username: StaffName.describe('Name to log in with.'),
    name: zod.string().max(deskStaffRowNameMax).regex(deskStaffRowNameRegExp).describe('Full name.'),
    roles: zod.array(DeskRoleName).max(deskStaffRowRolesMax).describe('Roles of the person.'),
    state: zod.enum(['invited', 'active', 'disabled']).describe('Whether the person can log in.'),
    seenAt: OptionalTime.describe('Last use of a session, or null.'),
    sessions: zod.int().min(deskStaffRowSessionsMin).max(deskStaffRowSessionsMax).describe('Open sessions.'),
    version: Version.describe('Version of the entry.'),
  })
  .describe('A person of the desk.');

export type DeskStaffRow = zod.input<typeof DeskStaffRow>;
export type DeskStaffRowOutput = zod.output<typeof DeskStaffRow>;

export const deskStaffListStaffMax = 500;

export const DeskStaffList = zod
  .object({
    staff: zod.array(DeskStaffRow).max(deskStaffListStaffMax).describe('All people, by name.'),
  })
  .describe('All people of the desk.');

export type DeskStaffList = zod.input<typeof DeskStaffList>;
export type DeskStaffListOutput = zod.output<typeof DeskStaffList>;

export const DeskStaffListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskStaffList,
  })
  .describe('All people.');

export type DeskStaffListOk = zod.input<typeof DeskStaffListOk>;
export type DeskStaffListOkOutput = zod.output<typeof DeskStaffListOk>;

export const DeskStaffListAnswer = zod.union([DeskStaffListOk, Failure]);

export type DeskStaffListAnswer = zod.input<typeof DeskStaffListAnswer>;
export type DeskStaffListAnswerOutput = zod.output<typeof DeskStaffListAnswer>;

export const IdsMax = 1300;

export const IdsRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$');

export const Ids = zod
  .string()
  .min(1)
  .max(IdsMax)
  .regex(IdsRegExp)
  .describe('Up to 20 identifiers, joined by commas.');

export type Ids = zod.input<typeof Ids>;
export type IdsOutput = zod.output<typeof Ids>;

export const deskStaffSavedStaffIdMax = 64;

export const deskStaffSavedStaffIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskStaffSavedInvitationMax = 64;

export const DeskStaffSaved = zod
  .object({
    staffId: zod
      .string()
      .min(1)
      .max(deskStaffSavedStaffIdMax)
      .regex(deskStaffSavedStaffIdRegExp)
      .describe('The person.'),
    version: Version.describe('New version of the entry.'),
    invitation: zod
      .string()
      .max(deskStaffSavedInvitationMax)
      .nullable()
      .describe('What a new person accepts with; shown once, or null.'),
  })
  .describe('The person after the change.');

export type DeskStaffSaved = zod.input<typeof DeskStaffSaved>;
export type DeskStaffSavedOutput = zod.output<typeof DeskStaffSaved>;

export const DeskStaffSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskStaffSaved,
  })
  .describe('The person is saved.');

export type DeskStaffSaveOk = zod.input<typeof DeskStaffSaveOk>;
export type DeskStaffSaveOkOutput = zod.output<typeof DeskStaffSaveOk>;

export const DeskStaffSaveAnswer = zod.union([DeskStaffSaveOk, Failure]);

export type DeskStaffSaveAnswer = zod.input<typeof DeskStaffSaveAnswer>;
export type DeskStaffSaveAnswerOutput = zod.output<typeof DeskStaffSaveAnswer>;

export const deskAuditPagePageListMax = 100;

export const DeskAuditPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskAuditRow).max(deskAuditPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of the audit log.');

export type DeskAuditPage = zod.input<typeof DeskAuditPage>;
export type DeskAuditPageOutput = zod.output<typeof DeskAuditPage>;

export const DeskAuditListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskAuditPage,
  })
  .describe('One page of the log.');

export type DeskAuditListOk = zod.input<typeof DeskAuditListOk>;
export type DeskAuditListOkOutput = zod.output<typeof DeskAuditListOk>;

export const DeskAuditListAnswer = zod.union([DeskAuditListOk, Failure]);

export type DeskAuditListAnswer = zod.input<typeof DeskAuditListAnswer>;
export type DeskAuditListAnswerOutput = zod.output<typeof DeskAuditListAnswer>;

export const deskSettingRowCodeMax = 255;

export const deskSettingRowCodeRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSettingRowValueMax = 50000;

export const deskSettingRowStandardMax = 50000;

export const deskSettingRowChangedByMax = 255;

export const DeskSettingRow = zod
  .object({
    code: zod.string().max(deskSettingRowCodeMax).regex(deskSettingRowCodeRegExp).describe('Its code.'),
    kind: zod.enum(['number', 'boolean', 'text', 'json']).describe('What kind of value it takes.'),
    value: zod.string().max(deskSettingRowValueMax).describe('Its value as text.'),
    standard: zod.string().max(deskSettingRowStandardMax).describe('The value it has where nobody set one.'),
    isPublic: zod.boolean().describe('Whether every client may read it.'),
    changedAt: OptionalTime.describe('When it was last changed, or null.'),
    changedBy: zod
      .string()
      .max(deskSettingRowChangedByMax)
      .nullable()
      .describe('Who changed it last, or null.'),
  })
  .describe('A setting.');

export type DeskSettingRow = zod.input<typeof DeskSettingRow>;
export type DeskSettingRowOutput = zod.output<typeof DeskSettingRow>;

export const deskSettingsSettingsMax = 500;

export const DeskSettings = zod
  .object({
    settings: zod.array(DeskSettingRow).max(deskSettingsSettingsMax).describe('All settings, by code.'),
  })
  .describe('All settings.');

export type DeskSettings = zod.input<typeof DeskSettings>;
export type DeskSettingsOutput = zod.output<typeof DeskSettings>;

export const DeskSettingListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskSettings,
  })
  .describe('All settings.');

export type DeskSettingListOk = zod.input<typeof DeskSettingListOk>;
export type DeskSettingListOkOutput = zod.output<typeof DeskSettingListOk>;

export const DeskSettingListAnswer = zod.union([DeskSettingListOk, Failure]);

export type DeskSettingListAnswer = zod.input<typeof DeskSettingListAnswer>;
export type DeskSettingListAnswerOutput = zod.output<typeof DeskSettingListAnswer>;

export const DeskSettingSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The setting is changed.');

export type DeskSettingSaveOk = zod.input<typeof DeskSettingSaveOk>;
export type DeskSettingSaveOkOutput = zod.output<typeof DeskSettingSaveOk>;

export const DeskSettingSaveAnswer = zod.union([DeskSettingSaveOk, Failure]);

export type DeskSettingSaveAnswer = zod.input<typeof DeskSettingSaveAnswer>;
export type DeskSettingSaveAnswerOutput = zod.output<typeof DeskSettingSaveAnswer>;

export const deskCategoryTextNameMax = 60;

export const deskCategoryTextNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskCategoryTextDescriptionMax = 500;

export const DeskCategoryText = zod
  .strictObject({
    lang: Lang.describe('The language.'),
    name: zod
      .string()
      .min(1)
      .max(deskCategoryTextNameMax)
      .regex(deskCategoryTextNameRegExp)
      .describe('Its name.'),
    description: zod.string().max(deskCategoryTextDescriptionMax).describe('What it holds, or empty.'),
  })
  .describe('The texts of a category in one language.');

export type DeskCategoryText = zod.input<typeof DeskCategoryText>;
export type DeskCategoryTextOutput = zod.output<typeof DeskCategoryText>;

export const deskCategoryRowIdMax = 64;

export const deskCategoryRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCategoryRowParentIdMax = 64;

export const deskCategoryRowParentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCategoryRowNameMax = 255;

export const deskCategoryRowNameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskCategoryRowTextsMax = 21;

export const deskCategoryRowGoodsMin = 0;
export const deskCategoryRowGoodsMax = 2147483647;

export const DeskCategoryRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskCategoryRowIdMax)
      .regex(deskCategoryRowIdRegExp)
      .describe('The category.'),
    parentId: zod
      .string()
      .min(1)
      .max(deskCategoryRowParentIdMax)
      .regex(deskCategoryRowParentIdRegExp)
      .nullable()
      .describe('The category above, or null at the first level.'),
    name: zod
      .string()
      .max(deskCategoryRowNameMax)
      .regex(deskCategoryRowNameRegExp)
      .describe('Its name in the language of the caller, or in English.'),
    texts: zod.array(DeskCategoryText).max(deskCategoryRowTextsMax).describe('Its texts, English first.'),
    image: OptionalImage.describe('Its picture, or null.'),
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
    isRecommended: zod.boolean().describe('Whether the store recommends it.'),
    goods: zod
      .int()
      .min(deskCategoryRowGoodsMin)
      .max(deskCategoryRowGoodsMax)
      .describe('Products that use it, also those off the shelf.'),
    version: Version.describe('Version of the category.'),
  })
  .describe('A category of either level.');

export type DeskCategoryRow = zod.input<typeof DeskCategoryRow>;
export type DeskCategoryRowOutput = zod.output<typeof DeskCategoryRow>;

export const deskCategoriesCategoriesMax = 2000;

export const DeskCategories = zod
  .object({
    categories: zod
      .array(DeskCategoryRow)
      .max(deskCategoriesCategoriesMax)
      .describe('All categories in display order, each followed by those beneath it.'),
  })
  .describe('All categories.');

export type DeskCategories = zod.input<typeof DeskCategories>;
export type DeskCategoriesOutput = zod.output<typeof DeskCategories>;

export const DeskCategoryListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskCategories,
  })
  .describe('All categories.');

export type DeskCategoryListOk = zod.input<typeof DeskCategoryListOk>;
export type DeskCategoryListOkOutput = zod.output<typeof DeskCategoryListOk>;

export const DeskCategoryListAnswer = zod.union([DeskCategoryListOk, Failure]);

export type DeskCategoryListAnswer = zod.input<typeof DeskCategoryListAnswer>;
export type DeskCategoryListAnswerOutput = zod.output<typeof DeskCategoryListAnswer>;

export const deskCategoryDraftCategoryIdMax = 64;

export const deskCategoryDraftCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCategoryDraftParentIdMax = 64;

export const deskCategoryDraftParentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCategoryDraftTextsMax = 21;

export const DeskCategoryDraft = zod
  .strictObject({
    categoryId: zod
      .string()
      .min(1)
      .max(deskCategoryDraftCategoryIdMax)
      .regex(deskCategoryDraftCategoryIdRegExp)
      .optional()
      .describe('The category to change; absent to create one.'),
    version: Version.optional().describe('The version that was read; needed for a change.'),
    parentId: zod
      .string()
      .min(1)
      .max(deskCategoryDraftParentIdMax)
      .regex(deskCategoryDraftParentIdRegExp)
      .nullish()
      .describe('The category above, or null at the first level.'),
    texts: zod
      .array(DeskCategoryText)
      .min(1)
      .max(deskCategoryDraftTextsMax)
      .describe('Its texts, one of them in English.'),
    image: OptionalImage.optional().describe('Its picture: an upload or the one that it has; null for none.'),
    isHidden: zod.boolean().optional().describe('Whether buyers do not see it.'),
    isRecommended: zod.boolean().optional().describe('Whether the store recommends it.'),
  })
  .describe('A category to create or change.');

export type DeskCategoryDraft = zod.input<typeof DeskCategoryDraft>;
export type DeskCategoryDraftOutput = zod.output<typeof DeskCategoryDraft>;

export const deskCategorySavedCategoryIdMax = 64;

export const deskCategorySavedCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskCategorySaved = zod
  .object({
    categoryId: zod
      .string()
      .min(1)
      .max(deskCategorySavedCategoryIdMax)
      .regex(deskCategorySavedCategoryIdRegExp)
      .describe('The category.'),
    version: Version.describe('Its new version.'),
  })
  .describe('The category after the change.');

export type DeskCategorySaved = zod.input<typeof DeskCategorySaved>;
export type DeskCategorySavedOutput = zod.output<typeof DeskCategorySaved>;

export const DeskCategorySaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskCategorySaved,
  })
  .describe('The category is saved.');

export type DeskCategorySaveOk = zod.input<typeof DeskCategorySaveOk>;
export type DeskCategorySaveOkOutput = zod.output<typeof DeskCategorySaveOk>;

export const DeskCategorySaveAnswer = zod.union([DeskCategorySaveOk, Failure]);

export type DeskCategorySaveAnswer = zod.input<typeof DeskCategorySaveAnswer>;
export type DeskCategorySaveAnswerOutput = zod.output<typeof DeskCategorySaveAnswer>;

export const deskCategoryOrderParentIdMax = 64;

export const deskCategoryOrderParentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCategoryOrderCategoryIdsMax = 500;

export const DeskCategoryOrder = zod
  .strictObject({
    parentId: zod
      .string()
      .min(1)
      .max(deskCategoryOrderParentIdMax)
      .regex(deskCategoryOrderParentIdRegExp)
      .nullable()
      .describe('The category above, or null for the first level.'),
    categoryIds: zod
      .array(Id.describe('A category.'))
      .min(1)
      .max(deskCategoryOrderCategoryIdsMax)
      .describe('All categories of the level, in their new order.'),
  })
  .describe('The order of the categories of a level.');

export type DeskCategoryOrder = zod.input<typeof DeskCategoryOrder>;
export type DeskCategoryOrderOutput = zod.output<typeof DeskCategoryOrder>;

export const DeskCategoryOrderOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The categories are in order.');

export type DeskCategoryOrderOk = zod.input<typeof DeskCategoryOrderOk>;
export type DeskCategoryOrderOkOutput = zod.output<typeof DeskCategoryOrderOk>;

export const DeskCategoryOrderAnswer = zod.union([DeskCategoryOrderOk, Failure]);

export type DeskCategoryOrderAnswer = zod.input<typeof DeskCategoryOrderAnswer>;
export type DeskCategoryOrderAnswerOutput = zod.output<typeof DeskCategoryOrderAnswer>;

export const DeskCategoryRemoveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The category is gone.');

export type DeskCategoryRemoveOk = zod.input<typeof DeskCategoryRemoveOk>;
export type DeskCategoryRemoveOkOutput = zod.output<typeof DeskCategoryRemoveOk>;

export const DeskCategoryRemoveAnswer = zod.union([DeskCategoryRemoveOk, Failure]);

export type DeskCategoryRemoveAnswer = zod.input<typeof DeskCategoryRemoveAnswer>;
export type DeskCategoryRemoveAnswerOutput = zod.output<typeof DeskCategoryRemoveAnswer>;

export const deskCategoriesImportedCategoriesMin = 0;
export const deskCategoriesImportedCategoriesMax = 2147483647;

export const DeskCategoriesImported = zod
  .object({
    categories: zod
      .int()
      .min(deskCategoriesImportedCategoriesMin)
      .max(deskCategoriesImportedCategoriesMax)
      .describe('How many categories were created.'),
  })
  .describe('What was imported.');

export type DeskCategoriesImported = zod.input<typeof DeskCategoriesImported>;
export type DeskCategoriesImportedOutput = zod.output<typeof DeskCategoriesImported>;

export const DeskCategoryImportStarterOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskCategoriesImported,
  })
  .describe('The categories are there.');

export type DeskCategoryImportStarterOk = zod.input<typeof DeskCategoryImportStarterOk>;
export type DeskCategoryImportStarterOkOutput = zod.output<typeof DeskCategoryImportStarterOk>;

export const DeskCategoryImportStarterAnswer = zod.union([DeskCategoryImportStarterOk, Failure]);

export type DeskCategoryImportStarterAnswer = zod.input<typeof DeskCategoryImportStarterAnswer>;
export type DeskCategoryImportStarterAnswerOutput = zod.output<typeof DeskCategoryImportStarterAnswer>;

export const BannerDevice = zod
  .enum(['pc', 'h5'])
  .describe('`pc` for the wide store, `h5` for the mobile site.');

export type BannerDevice = zod.input<typeof BannerDevice>;
export type BannerDeviceOutput = zod.output<typeof BannerDevice>;

export const DeskTitleTextMax = 120;

export const DeskTitleTextRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskTitleText = zod
  .string()
  .min(1)
  .max(DeskTitleTextMax)
  .regex(DeskTitleTextRegExp)
  .describe('A title of at most 120 characters.');

export type DeskTitleText = zod.input<typeof DeskTitleText>;
export type DeskTitleTextOutput = zod.output<typeof DeskTitleText>;

export const DeskTitle = zod
  .strictObject({
    lang: Lang.describe('The language.'),
    title: DeskTitleText,
  })
  .describe('The title of a record in one language.');

export type DeskTitle = zod.input<typeof DeskTitle>;
export type DeskTitleOutput = zod.output<typeof DeskTitle>;

export const DeskTitlesMax = 21;

export const DeskTitles = zod
  .array(DeskTitle)
  .min(1)
  .max(DeskTitlesMax)
  .describe('The title in each language, one of them English.');

export type DeskTitles = zod.input<typeof DeskTitles>;
export type DeskTitlesOutput = zod.output<typeof DeskTitles>;

export const BannerLinkMax = 2000;

export const BannerLink = zod
  .string()
  .max(BannerLinkMax)
  .nullable()
  .describe('Where the banner leads, a path of the store or an https address; null where it leads nowhere.');

export type BannerLink = zod.input<typeof BannerLink>;
export type BannerLinkOutput = zod.output<typeof BannerLink>;

export const DeskPeriodState = zod
  .enum(['shown', 'scheduled', 'ended', 'hidden'])
  .describe('Whether buyers see it now, later, no longer, or not at all.');

export type DeskPeriodState = zod.input<typeof DeskPeriodState>;
export type DeskPeriodStateOutput = zod.output<typeof DeskPeriodState>;

export const deskBannerRowIdMax = 64;

export const deskBannerRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskBannerRowTitleMax = 255;

export const deskBannerRowTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskBannerRow = zod
  .object({
    id: zod.string().min(1).max(deskBannerRowIdMax).regex(deskBannerRowIdRegExp).describe('The banner.'),
    device: BannerDevice,
    isBig: zod.boolean().describe('Whether it is for the large stage.'),
    title: zod
      .string()
      .max(deskBannerRowTitleMax)
      .regex(deskBannerRowTitleRegExp)
      .describe('Its text in the language of the caller, or in English.'),
    texts: DeskTitles,
    image: ImageUrl.describe('Its picture.'),
    link: BannerLink,
    state: DeskPeriodState,
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
    startsAt: OptionalTime.describe('From when it is shown, or null.'),
    endsAt: OptionalTime.describe('Until when it is shown, or null.'),
    version: Version.describe('Version of the banner.'),
  })
  .describe('A banner of the home page.');

export type DeskBannerRow = zod.input<typeof DeskBannerRow>;
export type DeskBannerRowOutput = zod.output<typeof DeskBannerRow>;

export const deskBannersBannersMax = 500;

export const DeskBanners = zod
  .object({
    banners: zod.array(DeskBannerRow).max(deskBannersBannersMax).describe('All banners in display order.'),
  })
  .describe('All banners.');

export type DeskBanners = zod.input<typeof DeskBanners>;
export type DeskBannersOutput = zod.output<typeof DeskBanners>;

export const DeskBannerListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskBanners,
  })
  .describe('All banners.');

export type DeskBannerListOk = zod.input<typeof DeskBannerListOk>;
export type DeskBannerListOkOutput = zod.output<typeof DeskBannerListOk>;

export const DeskBannerListAnswer = zod.union([DeskBannerListOk, Failure]);

export type DeskBannerListAnswer = zod.input<typeof DeskBannerListAnswer>;
export type DeskBannerListAnswerOutput = zod.output<typeof DeskBannerListAnswer>;

export const DeskLinkMax = 500;

export const DeskLinkRegExp = new RegExp('^([/](?![/])|https:[/]{2})[^\\s]*$');

export const DeskLink = zod
  .string()
  .max(DeskLinkMax)
  .regex(DeskLinkRegExp)
  .nullable()
  .describe('A path of the store or an https address, or null for none.');

export type DeskLink = zod.input<typeof DeskLink>;
export type DeskLinkOutput = zod.output<typeof DeskLink>;

export const deskBannerDraftBannerIdMax = 64;

export const deskBannerDraftBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskBannerDraft = zod
  .strictObject({
    bannerId: zod
      .string()
      .min(1)
      .max(deskBannerDraftBannerIdMax)
      .regex(deskBannerDraftBannerIdRegExp)
      .optional()
      .describe('The banner to change; absent to create one.'),
    version: Version.optional().describe('The version that was read; needed for a change.'),
    device: BannerDevice,
    isBig: zod.boolean().describe('Whether it is for the large stage.'),
    texts: DeskTitles,
    image: ImageUrl.describe('Its picture: an upload or the one that it has.'),
    link: DeskLink,
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
    startsAt: OptionalTime.describe('From when it is shown, or null for at once.'),
    endsAt: OptionalTime.describe('Until when it is shown, or null for no end.'),
  })
  .describe('A banner to create or change.');

export type DeskBannerDraft = zod.input<typeof DeskBannerDraft>;
export type DeskBannerDraftOutput = zod.output<typeof DeskBannerDraft>;

export const deskBannerSavedBannerIdMax = 64;

export const deskBannerSavedBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskBannerSaved = zod
  .object({
    bannerId: zod
      .string()
      .min(1)
      .max(deskBannerSavedBannerIdMax)
      .regex(deskBannerSavedBannerIdRegExp)
      .describe('The banner.'),
    version: Version.describe('Its new version.'),
  })
  .describe('The banner after the change.');

export type DeskBannerSaved = zod.input<typeof DeskBannerSaved>;
export type DeskBannerSavedOutput = zod.output<typeof DeskBannerSaved>;

export const DeskBannerSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskBannerSaved,
  })
  .describe('The banner is saved.');

export type DeskBannerSaveOk = zod.input<typeof DeskBannerSaveOk>;
export type DeskBannerSaveOkOutput = zod.output<typeof DeskBannerSaveOk>;

export const DeskBannerSaveAnswer = zod.union([DeskBannerSaveOk, Failure]);

export type DeskBannerSaveAnswer = zod.input<typeof DeskBannerSaveAnswer>;
export type DeskBannerSaveAnswerOutput = zod.output<typeof DeskBannerSaveAnswer>;

export const deskBannerSequenceBannerIdsMax = 500;

export const DeskBannerSequence = zod
  .strictObject({
    device: BannerDevice,
    bannerIds: zod
      .array(Id.describe('A banner.'))
      .min(1)
      .max(deskBannerSequenceBannerIdsMax)
      .describe('All banners of this kind, in their new order.'),
  })
  .describe('The order of the banners of one kind of store.');

export type DeskBannerSequence = zod.input<typeof DeskBannerSequence>;
export type DeskBannerSequenceOutput = zod.output<typeof DeskBannerSequence>;

export const DeskBannerOrderOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The banners are in order.');

export type DeskBannerOrderOk = zod.input<typeof DeskBannerOrderOk>;
export type DeskBannerOrderOkOutput = zod.output<typeof DeskBannerOrderOk>;

export const DeskBannerOrderAnswer = zod.union([DeskBannerOrderOk, Failure]);

export type DeskBannerOrderAnswer = zod.input<typeof DeskBannerOrderAnswer>;
export type DeskBannerOrderAnswerOutput = zod.output<typeof DeskBannerOrderAnswer>;

export const DeskBannerRemoveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The banner is gone.');

export type DeskBannerRemoveOk = zod.input<typeof DeskBannerRemoveOk>;
export type DeskBannerRemoveOkOutput = zod.output<typeof DeskBannerRemoveOk>;

export const DeskBannerRemoveAnswer = zod.union([DeskBannerRemoveOk, Failure]);

export type DeskBannerRemoveAnswer = zod.input<typeof DeskBannerRemoveAnswer>;
export type DeskBannerRemoveAnswerOutput = zod.output<typeof DeskBannerRemoveAnswer>;

export const DeskNewsState = zod
  .enum(['shown', 'scheduled', 'hidden'])
  .describe('Whether buyers see it now, later, or not at all.');

export type DeskNewsState = zod.input<typeof DeskNewsState>;
export type DeskNewsStateOutput = zod.output<typeof DeskNewsState>;

export const DeskLanguagesMax = 21;

export const DeskLanguages = zod
  .array(Lang)
  .max(DeskLanguagesMax)
  .describe('The languages that it is written in.');

export type DeskLanguages = zod.input<typeof DeskLanguages>;
export type DeskLanguagesOutput = zod.output<typeof DeskLanguages>;

export const deskNewsRowIdMax = 64;

export const deskNewsRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskNewsRowTitleMax = 255;

export const deskNewsRowTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskNewsRow = zod
  .object({
    id: zod.string().min(1).max(deskNewsRowIdMax).regex(deskNewsRowIdRegExp).describe('The news item.'),
    title: zod
      .string()
      .max(deskNewsRowTitleMax)
      .regex(deskNewsRowTitleRegExp)
      .describe('Its title in the language of the caller, or in English.'),
    languages: DeskLanguages,
    image: OptionalImage.describe('Its picture, or null.'),
    state: DeskNewsState,
    releasedAt: EpochMs.describe('When it appears.'),
    version: Version.describe('Version of the news item.'),
  })
  .describe('A news item.');

export type DeskNewsRow = zod.input<typeof DeskNewsRow>;
export type DeskNewsRowOutput = zod.output<typeof DeskNewsRow>;

export const deskNewsCountCountMin = 0;
export const deskNewsCountCountMax = 2147483647;

export const DeskNewsCount = zod
  .object({
    state: DeskNewsState,
    count: zod.int().min(deskNewsCountCountMin).max(deskNewsCountCountMax).describe('How many are in it.'),
  })
  .describe('How many news are in a state. States without one are left out.');

export type DeskNewsCount = zod.input<typeof DeskNewsCount>;
export type DeskNewsCountOutput = zod.output<typeof DeskNewsCount>;

export const deskNewsPagePageListMax = 100;

export const deskNewsPageCountsMax = 3;

export const DeskNewsPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskNewsRow).max(deskNewsPagePageListMax).describe('The news of this page.'),
    counts: zod
      .array(DeskNewsCount)
      .max(deskNewsPageCountsMax)
      .describe('How many are in each state, whatever state the list is asked for.'),
  })
  .describe('One page of news.');

export type DeskNewsPage = zod.input<typeof DeskNewsPage>;
export type DeskNewsPageOutput = zod.output<typeof DeskNewsPage>;

export const DeskNewsListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskNewsPage,
  })
  .describe('One page of news.');

export type DeskNewsListOk = zod.input<typeof DeskNewsListOk>;
export type DeskNewsListOkOutput = zod.output<typeof DeskNewsListOk>;

export const DeskNewsListAnswer = zod.union([DeskNewsListOk, Failure]);

export type DeskNewsListAnswer = zod.input<typeof DeskNewsListAnswer>;
export type DeskNewsListAnswerOutput = zod.output<typeof DeskNewsListAnswer>;

export const deskArticleContentMax = 10000;

export const DeskArticle = zod
  .strictObject({
    lang: Lang.describe('The language.'),
    title: DeskTitleText,
    content: zod
      .string()
      .min(1)
      .max(deskArticleContentMax)
      .describe('The text in HTML, which a client sanitises.'),
  })
  .describe('Title and text in one language.');

export type DeskArticle = zod.input<typeof DeskArticle>;
export type DeskArticleOutput = zod.output<typeof DeskArticle>;

export const DeskArticlesMax = 21;

export const DeskArticles = zod
  .array(DeskArticle)
  .min(1)
  .max(DeskArticlesMax)
  .describe('Title and text in each language, one of them English.');

export type DeskArticles = zod.input<typeof DeskArticles>;
export type DeskArticlesOutput = zod.output<typeof DeskArticles>;

export const DeskNewsInfo = zod
  .object({
    news: DeskNewsRow,
    texts: DeskArticles,
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
  })
  .describe('A news item with everything that can be edited.');

export type DeskNewsInfo = zod.input<typeof DeskNewsInfo>;
export type DeskNewsInfoOutput = zod.output<typeof DeskNewsInfo>;

export const DeskNewsInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskNewsInfo,
  })
  .describe('The news item.');

export type DeskNewsInfoOk = zod.input<typeof DeskNewsInfoOk>;
export type DeskNewsInfoOkOutput = zod.output<typeof DeskNewsInfoOk>;

export const DeskNewsInfoAnswer = zod.union([DeskNewsInfoOk, Failure]);

export type DeskNewsInfoAnswer = zod.input<typeof DeskNewsInfoAnswer>;
export type DeskNewsInfoAnswerOutput = zod.output<typeof DeskNewsInfoAnswer>;

export const deskNewsDraftNewsIdMax = 64;

export const deskNewsDraftNewsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskNewsDraft = zod
  .strictObject({
    newsId: zod
      .string()
      .min(1)
      .max(deskNewsDraftNewsIdMax)
      .regex(deskNewsDraftNewsIdRegExp)
      .optional()
      .describe('The news item to change; absent to create one.'),
    version: Version.optional().describe('The version that was read; needed for a change.'),
    texts: DeskArticles,
    image: OptionalImage.describe('Its picture: an upload or the one that it has; null for none.'),
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
    releasedAt: EpochMs.describe('When it appears.'),
  })
  .describe('A news item to create or change.');

export type DeskNewsDraft = zod.input<typeof DeskNewsDraft>;
export type DeskNewsDraftOutput = zod.output<typeof DeskNewsDraft>;

export const deskNewsSavedNewsIdMax = 64;

export const deskNewsSavedNewsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskNewsSaved = zod
  .object({
    newsId: zod
      .string()
      .min(1)
      .max(deskNewsSavedNewsIdMax)
      .regex(deskNewsSavedNewsIdRegExp)
      .describe('The news item.'),
    version: Version.describe('Its new version.'),
  })
  .describe('The news item after the change.');

export type DeskNewsSaved = zod.input<typeof DeskNewsSaved>;
export type DeskNewsSavedOutput = zod.output<typeof DeskNewsSaved>;

export const DeskNewsSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskNewsSaved,
  })
  .describe('The news item is saved.');

export type DeskNewsSaveOk = zod.input<typeof DeskNewsSaveOk>;
export type DeskNewsSaveOkOutput = zod.output<typeof DeskNewsSaveOk>;

export const DeskNewsSaveAnswer = zod.union([DeskNewsSaveOk, Failure]);

export type DeskNewsSaveAnswer = zod.input<typeof DeskNewsSaveAnswer>;
export type DeskNewsSaveAnswerOutput = zod.output<typeof DeskNewsSaveAnswer>;

export const DeskNewsRemoveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The news item is gone.');

export type DeskNewsRemoveOk = zod.input<typeof DeskNewsRemoveOk>;
export type DeskNewsRemoveOkOutput = zod.output<typeof DeskNewsRemoveOk>;

export const DeskNewsRemoveAnswer = zod.union([DeskNewsRemoveOk, Failure]);

export type DeskNewsRemoveAnswer = zod.input<typeof DeskNewsRemoveAnswer>;
export type DeskNewsRemoveAnswerOutput = zod.output<typeof DeskNewsRemoveAnswer>;

export const UrlMax = 2000;

export const Url = zod.string().max(UrlMax).describe('A web address, absolute or relative to the server.');

export type Url = zod.input<typeof Url>;
export type UrlOutput = zod.output<typeof Url>;

export const deskLotteryRowIdMax = 64;

export const deskLotteryRowIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLotteryRowTitleMax = 255;

export const deskLotteryRowTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLotteryRowLinkMax = 2000;

export const DeskLotteryRow = zod
  .object({
    id: zod
      .string()
      .min(1)
      .max(deskLotteryRowIdMax)
      .regex(deskLotteryRowIdRegExp)
      .describe('The lucky draw.'),
    title: zod
      .string()
      .max(deskLotteryRowTitleMax)
      .regex(deskLotteryRowTitleRegExp)
      .describe('Its title in the language of the caller, or in English.'),
    texts: DeskTitles,
    link: zod.string().max(deskLotteryRowLinkMax).describe('The page that it leads to.'),
    state: DeskPeriodState,
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
    startsAt: EpochMs.describe('When it starts.'),
    endsAt: EpochMs.describe('When it ends.'),
    version: Version.describe('Version of the lucky draw.'),
  })
  .describe('A lucky draw.');

export type DeskLotteryRow = zod.input<typeof DeskLotteryRow>;
export type DeskLotteryRowOutput = zod.output<typeof DeskLotteryRow>;

export const deskLotteriesLotteriesMax = 500;

export const DeskLotteries = zod
  .object({
    lotteries: zod
      .array(DeskLotteryRow)
      .max(deskLotteriesLotteriesMax)
      .describe('All lucky draws, the latest first.'),
  })
  .describe('All lucky draws.');

export type DeskLotteries = zod.input<typeof DeskLotteries>;
export type DeskLotteriesOutput = zod.output<typeof DeskLotteries>;

export const DeskLotteryListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLotteries,
  })
  .describe('All lucky draws.');

export type DeskLotteryListOk = zod.input<typeof DeskLotteryListOk>;
export type DeskLotteryListOkOutput = zod.output<typeof DeskLotteryListOk>;

export const DeskLotteryListAnswer = zod.union([DeskLotteryListOk, Failure]);

export type DeskLotteryListAnswer = zod.input<typeof DeskLotteryListAnswer>;
export type DeskLotteryListAnswerOutput = zod.output<typeof DeskLotteryListAnswer>;

export const deskLotteryDraftLotteryIdMax = 64;

export const deskLotteryDraftLotteryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLotteryDraftLinkMax = 500;

export const deskLotteryDraftLinkRegExp = new RegExp('^([/](?![/])|https:[/]{2})[^\\s]*$');

export const DeskLotteryDraft = zod
  .strictObject({
    lotteryId: zod
      .string()
      .min(1)
      .max(deskLotteryDraftLotteryIdMax)
      .regex(deskLotteryDraftLotteryIdRegExp)
      .optional()
      .describe('The lucky draw to change; absent to create one.'),
    version: Version.optional().describe('The version that was read; needed for a change.'),
    texts: DeskTitles,
    link: zod
      .string()
      .max(deskLotteryDraftLinkMax)
      .regex(deskLotteryDraftLinkRegExp)
      .describe('The page that it leads to, a path of the store or an https address.'),
    isHidden: zod.boolean().describe('Whether buyers do not see it.'),
    startsAt: EpochMs.describe('When it starts.'),
    endsAt: EpochMs.describe('When it ends.'),
  })
  .describe('A lucky draw to create or change.');

export type DeskLotteryDraft = zod.input<typeof DeskLotteryDraft>;
export type DeskLotteryDraftOutput = zod.output<typeof DeskLotteryDraft>;

export const deskLotterySavedLotteryIdMax = 64;

export const deskLotterySavedLotteryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskLotterySaved = zod
  .object({
    lotteryId: zod
      .string()
      .min(1)
      .max(deskLotterySavedLotteryIdMax)
      .regex(deskLotterySavedLotteryIdRegExp)
      .describe('The lucky draw.'),
    version: Version.describe('Its new version.'),
  })
  .describe('The lucky draw after the change.');

export type DeskLotterySaved = zod.input<typeof DeskLotterySaved>;
export type DeskLotterySavedOutput = zod.output<typeof DeskLotterySaved>;

export const DeskLotterySaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskLotterySaved,
  })
  .describe('The lucky draw is saved.');

export type DeskLotterySaveOk = zod.input<typeof DeskLotterySaveOk>;
export type DeskLotterySaveOkOutput = zod.output<typeof DeskLotterySaveOk>;

export const DeskLotterySaveAnswer = zod.union([DeskLotterySaveOk, Failure]);

export type DeskLotterySaveAnswer = zod.input<typeof DeskLotterySaveAnswer>;
export type DeskLotterySaveAnswerOutput = zod.output<typeof DeskLotterySaveAnswer>;

export const DeskLotteryRemoveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The lucky draw is gone.');

export type DeskLotteryRemoveOk = zod.input<typeof DeskLotteryRemoveOk>;
export type DeskLotteryRemoveOkOutput = zod.output<typeof DeskLotteryRemoveOk>;

export const DeskLotteryRemoveAnswer = zod.union([DeskLotteryRemoveOk, Failure]);

export type DeskLotteryRemoveAnswer = zod.input<typeof DeskLotteryRemoveAnswer>;
export type DeskLotteryRemoveAnswerOutput = zod.output<typeof DeskLotteryRemoveAnswer>;

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

export const DeskCouponListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OfficeCouponPage,
  })
  .describe('One page of coupons.');

export type DeskCouponListOk = zod.input<typeof DeskCouponListOk>;
export type DeskCouponListOkOutput = zod.output<typeof DeskCouponListOk>;

export const DeskCouponListAnswer = zod.union([DeskCouponListOk, Failure]);

export type DeskCouponListAnswer = zod.input<typeof DeskCouponListAnswer>;
export type DeskCouponListAnswerOutput = zod.output<typeof DeskCouponListAnswer>;

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

export const DeskCouponSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: OfficeCouponSaved,
  })
  .describe('The coupon is saved.');

export type DeskCouponSaveOk = zod.input<typeof DeskCouponSaveOk>;
export type DeskCouponSaveOkOutput = zod.output<typeof DeskCouponSaveOk>;

export const DeskCouponSaveAnswer = zod.union([DeskCouponSaveOk, Failure]);

export type DeskCouponSaveAnswer = zod.input<typeof DeskCouponSaveAnswer>;
export type DeskCouponSaveAnswerOutput = zod.output<typeof DeskCouponSaveAnswer>;

export const DeskCouponEndOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The coupon has ended.');

export type DeskCouponEndOk = zod.input<typeof DeskCouponEndOk>;
export type DeskCouponEndOkOutput = zod.output<typeof DeskCouponEndOk>;

export const DeskCouponEndAnswer = zod.union([DeskCouponEndOk, Failure]);

export type DeskCouponEndAnswer = zod.input<typeof DeskCouponEndAnswer>;
export type DeskCouponEndAnswerOutput = zod.output<typeof DeskCouponEndAnswer>;

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

export const deskHelpPageRowTitleMax = 255;

export const deskHelpPageRowTitleRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskHelpPageRow = zod
  .object({
    topic: HelpTopic,
    title: zod
      .string()
      .max(deskHelpPageRowTitleMax)
      .regex(deskHelpPageRowTitleRegExp)
      .describe('Its title in the language of the caller, or in English.'),
    languages: DeskLanguages,
    isHidden: zod.boolean().describe('Whether clients show their own text instead.'),
    version: Version.describe('Version of the page, 0 before it is written.'),
  })
  .describe('An information page that the mall has written.');

export type DeskHelpPageRow = zod.input<typeof DeskHelpPageRow>;
export type DeskHelpPageRowOutput = zod.output<typeof DeskHelpPageRow>;

export const deskHelpPagesPagesMax = 50;

export const DeskHelpPages = zod
  .object({
    pages: zod.array(DeskHelpPageRow).max(deskHelpPagesPagesMax).describe('The pages, by topic.'),
  })
  .describe('The pages that the mall has written.');

export type DeskHelpPages = zod.input<typeof DeskHelpPages>;
export type DeskHelpPagesOutput = zod.output<typeof DeskHelpPages>;

export const DeskHelpPageListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskHelpPages,
  })
  .describe('The pages.');

export type DeskHelpPageListOk = zod.input<typeof DeskHelpPageListOk>;
export type DeskHelpPageListOkOutput = zod.output<typeof DeskHelpPageListOk>;

export const DeskHelpPageListAnswer = zod.union([DeskHelpPageListOk, Failure]);

export type DeskHelpPageListAnswer = zod.input<typeof DeskHelpPageListAnswer>;
export type DeskHelpPageListAnswerOutput = zod.output<typeof DeskHelpPageListAnswer>;

export const deskHelpPageInfoTextsMax = 21;

export const DeskHelpPageInfo = zod
  .object({
    page: DeskHelpPageRow,
    texts: zod
      .array(DeskArticle)
      .max(deskHelpPageInfoTextsMax)
      .describe('Title and text in each language, English first.'),
  })
  .describe('A page with its texts.');

export type DeskHelpPageInfo = zod.input<typeof DeskHelpPageInfo>;
export type DeskHelpPageInfoOutput = zod.output<typeof DeskHelpPageInfo>;

export const DeskHelpPageInfoOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskHelpPageInfo,
  })
  .describe('The page.');

export type DeskHelpPageInfoOk = zod.input<typeof DeskHelpPageInfoOk>;
export type DeskHelpPageInfoOkOutput = zod.output<typeof DeskHelpPageInfoOk>;

export const DeskHelpPageInfoAnswer = zod.union([DeskHelpPageInfoOk, Failure]);

export type DeskHelpPageInfoAnswer = zod.input<typeof DeskHelpPageInfoAnswer>;
export type DeskHelpPageInfoAnswerOutput = zod.output<typeof DeskHelpPageInfoAnswer>;

export const DeskHelpPageDraft = zod
  .strictObject({
    topic: HelpTopic,
    version: Version.describe('The version that was read, 0 for a page that is not written yet.'),
    texts: DeskArticles,
    isHidden: zod.boolean().describe('Whether clients show their own text instead.'),
  })
  .describe('A page to write.');

export type DeskHelpPageDraft = zod.input<typeof DeskHelpPageDraft>;
export type DeskHelpPageDraftOutput = zod.output<typeof DeskHelpPageDraft>;

export const DeskHelpPageSaved = zod
  .object({
    version: Version.describe('Its new version.'),
  })
  .describe('The page after the change.');

export type DeskHelpPageSaved = zod.input<typeof DeskHelpPageSaved>;
export type DeskHelpPageSavedOutput = zod.output<typeof DeskHelpPageSaved>;

export const DeskHelpPageSaveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskHelpPageSaved,
  })
  .describe('The page is saved.');

export type DeskHelpPageSaveOk = zod.input<typeof DeskHelpPageSaveOk>;
export type DeskHelpPageSaveOkOutput = zod.output<typeof DeskHelpPageSaveOk>;

export const DeskHelpPageSaveAnswer = zod.union([DeskHelpPageSaveOk, Failure]);

export type DeskHelpPageSaveAnswer = zod.input<typeof DeskHelpPageSaveAnswer>;
export type DeskHelpPageSaveAnswerOutput = zod.output<typeof DeskHelpPageSaveAnswer>;

export const DeskHelpPageRemoveOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: NoData.optional(),
  })
  .describe('The page is gone.');

export type DeskHelpPageRemoveOk = zod.input<typeof DeskHelpPageRemoveOk>;
export type DeskHelpPageRemoveOkOutput = zod.output<typeof DeskHelpPageRemoveOk>;

export const DeskHelpPageRemoveAnswer = zod.union([DeskHelpPageRemoveOk, Failure]);

export type DeskHelpPageRemoveAnswer = zod.input<typeof DeskHelpPageRemoveAnswer>;
export type DeskHelpPageRemoveAnswerOutput = zod.output<typeof DeskHelpPageRemoveAnswer>;

export const deskChatRowUserIdMax = 64;

export const deskChatRowUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChatRowUsernameMax = 255;

export const deskChatRowUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskChatRowLastTextMax = 2000;

export const deskChatRowUnreadMin = 0;
export const deskChatRowUnreadMax = 2147483647;

export const DeskChatRow = zod
  .object({
    userId: zod
      .string()
      .min(1)
      .max(deskChatRowUserIdMax)
      .regex(deskChatRowUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskChatRowUsernameMax)
      .regex(deskChatRowUsernameRegExp)
      .describe('Login name of the user.'),
    lastText: zod.string().max(deskChatRowLastTextMax).describe('Last words of the talk.'),
    isWaiting: zod.boolean().describe('Whether the last words are of the user and not answered.'),
    waitingSince: OptionalTime.describe('Since when the user waits, or null.'),
    unread: zod
      .int()
      .min(deskChatRowUnreadMin)
      .max(deskChatRowUnreadMax)
      .describe('Messages of the user that nobody has read.'),
    lastAt: EpochMs.describe('When the last words were written.'),
  })
  .describe('A user who writes to customer service.');

export type DeskChatRow = zod.input<typeof DeskChatRow>;
export type DeskChatRowOutput = zod.output<typeof DeskChatRow>;

export const deskChatPagePageListMax = 100;

export const DeskChatPage = zod
  .object({
    pageInfo: PageInfo,
    pageList: zod.array(DeskChatRow).max(deskChatPagePageListMax).describe('The rows of this page.'),
  })
  .describe('One page of conversations.');

export type DeskChatPage = zod.input<typeof DeskChatPage>;
export type DeskChatPageOutput = zod.output<typeof DeskChatPage>;

export const DeskChatListOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskChatPage,
  })
  .describe('One page of conversations.');

export type DeskChatListOk = zod.input<typeof DeskChatListOk>;
export type DeskChatListOkOutput = zod.output<typeof DeskChatListOk>;

export const DeskChatListAnswer = zod.union([DeskChatListOk, Failure]);

export type DeskChatListAnswer = zod.input<typeof DeskChatListAnswer>;
export type DeskChatListAnswerOutput = zod.output<typeof DeskChatListAnswer>;

export const deskChatMessageIdMax = 64;

export const deskChatMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChatMessageContentMax = 2000;

export const DeskChatMessage = zod
  .object({
    id: zod.string().min(1).max(deskChatMessageIdMax).regex(deskChatMessageIdRegExp).describe('The message.'),
    isFromUser: zod.boolean().describe('Whether the user wrote it.'),
    kind: zod.enum(['text', 'img']).describe('Words or a picture.'),
    content: zod
      .string()
      .max(deskChatMessageContentMax)
      .describe('The words, or the address of the picture.'),
    isTakenBack: zod.boolean().describe('Whether it was taken back.'),
    at: EpochMs.describe('When it was written.'),
  })
  .describe('A message.');

export type DeskChatMessage = zod.input<typeof DeskChatMessage>;
export type DeskChatMessageOutput = zod.output<typeof DeskChatMessage>;

export const deskChatMessagesUserIdMax = 64;

export const deskChatMessagesUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChatMessagesUsernameMax = 255;

export const deskChatMessagesUsernameRegExp = new RegExp(
  '^(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskChatMessagesMessagesMax = 100;

export const DeskChatMessages = zod
  .object({
    userId: zod
      .string()
      .min(1)
      .max(deskChatMessagesUserIdMax)
      .regex(deskChatMessagesUserIdRegExp)
      .describe('The user.'),
    username: zod
      .string()
      .max(deskChatMessagesUsernameMax)
      .regex(deskChatMessagesUsernameRegExp)
      .describe('Login name of the user.'),
    messages: zod
      .array(DeskChatMessage)
      .max(deskChatMessagesMessagesMax)
      .describe('The last 100 messages, oldest first.'),
  })
  .describe('A talk.');

export type DeskChatMessages = zod.input<typeof DeskChatMessages>;
export type DeskChatMessagesOutput = zod.output<typeof DeskChatMessages>;

export const DeskChatMessagesOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskChatMessages,
  })
  .describe('The talk.');

export type DeskChatMessagesOk = zod.input<typeof DeskChatMessagesOk>;
export type DeskChatMessagesOkOutput = zod.output<typeof DeskChatMessagesOk>;

export const DeskChatMessagesAnswer = zod.union([DeskChatMessagesOk, Failure]);

export type DeskChatMessagesAnswer = zod.input<typeof DeskChatMessagesAnswer>;
export type DeskChatMessagesAnswerOutput = zod.output<typeof DeskChatMessagesAnswer>;

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

export const deskChatWrittenMessageIdMax = 64;

export const deskChatWrittenMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskChatWritten = zod
  .object({
    messageId: zod
      .string()
      .min(1)
      .max(deskChatWrittenMessageIdMax)
      .regex(deskChatWrittenMessageIdRegExp)
      .describe('The message.'),
  })
  .describe('The answer.');

export type DeskChatWritten = zod.input<typeof DeskChatWritten>;
export type DeskChatWrittenOutput = zod.output<typeof DeskChatWritten>;

export const DeskChatWriteOk = zod
  .object({
    code: SuccessCode,
    msg: SuccessMessage.optional(),
    data: DeskChatWritten,
  })
  .describe('The answer is sent.');

export type DeskChatWriteOk = zod.input<typeof DeskChatWriteOk>;
export type DeskChatWriteOkOutput = zod.output<typeof DeskChatWriteOk>;

export const DeskChatWriteAnswer = zod.union([DeskChatWriteOk, Failure]);

export type DeskChatWriteAnswer = zod.input<typeof DeskChatWriteAnswer>;
export type DeskChatWriteAnswerOutput = zod.output<typeof DeskChatWriteAnswer>;
/**
 * Opens a session of the desk with name, password and a code of the authenticator or a recovery code. An unknown name is answered like a wrong password.
 * @summary Log in to the desk
 */
export const deskSessionLoginQueryUsernameMin = 3;
export const deskSessionLoginQueryUsernameMax = 32;

export const deskSessionLoginQueryUsernameRegExp = new RegExp('^[a-z][a-z0-9._-]*$');
export const deskSessionLoginQueryPasswordRegExp = new RegExp('^[!-~]{12,64}$');
export const deskSessionLoginQueryCodeRegExp = new RegExp('^(\\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$');

export const DeskSessionLoginQueryParams = zod.object({
  username: zod
    .string()
    .min(deskSessionLoginQueryUsernameMin)
    .max(deskSessionLoginQueryUsernameMax)
    .regex(deskSessionLoginQueryUsernameRegExp)
    .describe('Name of the person.'),
  password: zod
    .stringFormat('password', deskSessionLoginQueryPasswordRegExp)
    .describe('Password of the person.'),
  code: zod
    .string()
    .regex(deskSessionLoginQueryCodeRegExp)
    .describe('Code of the authenticator, or a recovery code.'),
});

export const DeskSessionLoginResponse = DeskSessionLoginOk;

/**
 * Takes the invitation of a new person, sets the password and answers the key of the authenticator. The first login with a code finishes it.
 * @summary Accept an invitation
 */
export const deskSessionJoinQueryInvitationMin = 32;
export const deskSessionJoinQueryInvitationMax = 64;

export const deskSessionJoinQueryInvitationRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskSessionJoinQueryPasswordRegExp = new RegExp('^[!-~]{12,64}$');

export const DeskSessionJoinQueryParams = zod.object({
  invitation: zod
    .string()
    .min(deskSessionJoinQueryInvitationMin)
    .max(deskSessionJoinQueryInvitationMax)
    .regex(deskSessionJoinQueryInvitationRegExp)
    .describe('What the person who invited passed on.'),
  password: zod
    .stringFormat('password', deskSessionJoinQueryPasswordRegExp)
    .describe('Password that the person chose.'),
});

export const DeskSessionJoinResponse = DeskSessionJoinOk;

/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 * @summary Show who is logged in
 */
export const DeskSessionMeResponse = DeskSessionMeOk;

/**
 * Checks a code of the authenticator. For the next five minutes the session may do what asks for a fresh second factor.
 * @summary Confirm with the second factor
 */
export const deskSessionConfirmQueryCodeRegExp = new RegExp('^(\\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$');

export const DeskSessionConfirmQueryParams = zod.object({
  code: zod
    .string()
    .regex(deskSessionConfirmQueryCodeRegExp)
    .describe('Code of the authenticator, or a recovery code.'),
});

export const DeskSessionConfirmResponse = DeskSessionConfirmOk;

/**
 * Ends this session, one other session of the same person, or all of them. An ended token opens nothing.
 * @summary End sessions
 */
export const deskSessionEndQuerySessionIdMax = 64;

export const deskSessionEndQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskSessionEndQueryParams = zod.object({
  sessionId: zod
    .string()
    .min(1)
    .max(deskSessionEndQuerySessionIdMax)
    .regex(deskSessionEndQuerySessionIdRegExp)
    .optional()
    .describe('Another session of the same person; this one if absent.'),
  all: zod.coerce.boolean().optional().describe('Ends every session of the person.'),
});

export const DeskSessionEndResponse = DeskSessionEndOk;

/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * @summary Count what waits
 */
export const DeskHomeFiguresResponse = DeskHomeFiguresOk;

/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * @summary List withdrawals
 */
export const deskWithdrawalListQueryPageNumDefault = 1;
export const deskWithdrawalListQueryPageNumMax = 10000;

export const deskWithdrawalListQueryPageSizeDefault = 20;
export const deskWithdrawalListQueryPageSizeMax = 100;

export const deskWithdrawalListQueryKeywordMax = 64;

export const deskWithdrawalListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskWithdrawalListQuerySortByDefault = `createdAt`;
export const deskWithdrawalListQuerySortDirDefault = `desc`;

export const DeskWithdrawalListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskWithdrawalListQueryPageNumMax)
    .default(deskWithdrawalListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskWithdrawalListQueryPageSizeMax)
    .default(deskWithdrawalListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskWithdrawalListQueryKeywordMax)
    .regex(deskWithdrawalListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  state: zod
    .enum(['toCheck', 'toPay', 'paidOut', 'refused'])
    .optional()
    .describe('Keeps only withdrawals for which this comes next.'),
  sortBy: zod
    .enum(['createdAt', 'amount'])
    .default(deskWithdrawalListQuerySortByDefault)
    .describe('What the withdrawals are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskWithdrawalListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskWithdrawalListResponse = DeskWithdrawalListOk;

/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 * @summary Show one withdrawal
 */
export const deskWithdrawalInfoQueryWithdrawalIdMax = 64;

export const deskWithdrawalInfoQueryWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskWithdrawalInfoQueryParams = zod.object({
  withdrawalId: zod
    .string()
    .min(1)
    .max(deskWithdrawalInfoQueryWithdrawalIdMax)
    .regex(deskWithdrawalInfoQueryWithdrawalIdRegExp)
    .describe('The withdrawal, by its identifier.'),
});

export const DeskWithdrawalInfoResponse = DeskWithdrawalInfoOk;

/**
 * Approves a withdrawal, or refuses it with a reason, which gives the money back. From a sum in the settings on, two people have to approve.
 * @summary Approve or refuse a withdrawal
 */
export const deskWithdrawalDecideQueryWithdrawalIdMax = 64;

export const deskWithdrawalDecideQueryWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskWithdrawalDecideQueryReasonMax = 500;

export const deskWithdrawalDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskWithdrawalDecideQueryParams = zod.object({
  withdrawalId: zod
    .string()
    .min(1)
    .max(deskWithdrawalDecideQueryWithdrawalIdMax)
    .regex(deskWithdrawalDecideQueryWithdrawalIdRegExp)
    .describe('The withdrawal, by its identifier.'),
  decision: zod.enum(['approve', 'refuse']).describe('What is decided.'),
  reason: zod
    .string()
    .min(1)
    .max(deskWithdrawalDecideQueryReasonMax)
    .regex(deskWithdrawalDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The user reads it.'),
});

export const DeskWithdrawalDecideResponse = DeskWithdrawalDecideOk;

/**
 * Takes down that an approved withdrawal was paid out, with the number of the transfer. Who approved it can not pay it out.
 * @summary Pay out a withdrawal
 */
export const deskWithdrawalPayOutQueryWithdrawalIdMax = 64;

export const deskWithdrawalPayOutQueryWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskWithdrawalPayOutQueryHashRegExp = new RegExp('^[A-Za-z0-9]{1,128}$');

export const DeskWithdrawalPayOutQueryParams = zod.object({
  withdrawalId: zod
    .string()
    .min(1)
    .max(deskWithdrawalPayOutQueryWithdrawalIdMax)
    .regex(deskWithdrawalPayOutQueryWithdrawalIdRegExp)
    .describe('The withdrawal, by its identifier.'),
  hash: zod
    .string()
    .regex(deskWithdrawalPayOutQueryHashRegExp)
    .optional()
    .describe('Number of the transfer on the chain; absent for a bank.'),
});

export const DeskWithdrawalPayOutResponse = DeskWithdrawalPayOutOk;

/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * @summary List recharges
 */
export const deskRechargeListQueryPageNumDefault = 1;
export const deskRechargeListQueryPageNumMax = 10000;

export const deskRechargeListQueryPageSizeDefault = 20;
export const deskRechargeListQueryPageSizeMax = 100;

export const deskRechargeListQueryKeywordMax = 64;

export const deskRechargeListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRechargeListQuerySortByDefault = `createdAt`;
export const deskRechargeListQuerySortDirDefault = `desc`;

export const DeskRechargeListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskRechargeListQueryPageNumMax)
    .default(deskRechargeListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskRechargeListQueryPageSizeMax)
    .default(deskRechargeListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskRechargeListQueryKeywordMax)
    .regex(deskRechargeListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  state: zod
    .enum(['waiting', 'credited', 'failed', 'reversed'])
    .optional()
    .describe('Keeps only recharges in this state.'),
  sortBy: zod
    .enum(['createdAt', 'amount'])
    .default(deskRechargeListQuerySortByDefault)
    .describe('What the recharges are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskRechargeListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskRechargeListResponse = DeskRechargeListOk;

/**
 * Credits a recharge whose money has arrived, fails one whose money has not, or reverses one that was credited. The last two need a reason.
 * @summary Decide a recharge
 */
export const deskRechargeDecideQueryRechargeIdMax = 64;

export const deskRechargeDecideQueryRechargeIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskRechargeDecideQueryHashRegExp = new RegExp('^[A-Za-z0-9]{1,128}$');
export const deskRechargeDecideQueryReasonMax = 500;

export const deskRechargeDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskRechargeDecideQueryParams = zod.object({
  rechargeId: zod
    .string()
    .min(1)
    .max(deskRechargeDecideQueryRechargeIdMax)
    .regex(deskRechargeDecideQueryRechargeIdRegExp)
    .describe('The recharge, by its identifier.'),
  decision: zod.enum(['credit', 'fail', 'reverse']).describe('What is decided.'),
  hash: zod
    .string()
    .regex(deskRechargeDecideQueryHashRegExp)
    .optional()
    .describe('Number of the transfer on the chain; needed to credit one.'),
  reason: zod
    .string()
    .min(1)
    .max(deskRechargeDecideQueryReasonMax)
    .regex(deskRechargeDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The user reads it.'),
});

export const DeskRechargeDecideResponse = DeskRechargeDecideOk;

/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 * @summary List recharge channels
 */
export const DeskChannelListResponse = DeskChannelListOk;

/**
 * Creates a recharge channel or changes one. The address has to be valid on its network. Where the setting `channel_second_approval` is on, another receiving address of an open channel, and opening one, wait for a second person.
 * @summary Create or change a recharge channel
 */
export const deskChannelSaveQueryChannelIdMax = 64;

export const deskChannelSaveQueryChannelIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChannelSaveQueryVersionMin = 0;
export const deskChannelSaveQueryVersionMax = 2147483647;

export const deskChannelSaveQueryAddressMin = 20;
export const deskChannelSaveQueryAddressMax = 64;

export const deskChannelSaveQueryAddressRegExp = new RegExp('^[A-Za-z0-9]+$');
export const deskChannelSaveQueryMinimumRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskChannelSaveQueryMinimumMax = 29;

export const deskChannelSaveQueryMaximumRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,10})?$');

export const deskChannelSaveQueryMaximumMax = 29;

export const deskChannelSaveQueryPositionMin = 0;
export const deskChannelSaveQueryPositionMax = 999;

export const deskChannelSaveQueryReasonMax = 500;

export const deskChannelSaveQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskChannelSaveQueryParams = zod.object({
  channelId: zod
    .string()
    .min(1)
    .max(deskChannelSaveQueryChannelIdMax)
    .regex(deskChannelSaveQueryChannelIdRegExp)
    .optional()
    .describe('The channel to change; absent to create one.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskChannelSaveQueryVersionMin)
    .max(deskChannelSaveQueryVersionMax)
    .optional()
    .describe('The version that was read; needed for a change.'),
  coin: zod.enum(['USDT', 'USDC', 'ETH', 'BTC']).describe('What buyers send.'),
  blockchain: zod.enum(['TRC20', 'ERC20', 'OMNI']).describe('Its network.'),
  address: zod
    .string()
    .min(deskChannelSaveQueryAddressMin)
    .max(deskChannelSaveQueryAddressMax)
    .regex(deskChannelSaveQueryAddressRegExp)
    .describe('The receiving address.'),
  minimum: zod
    .stringFormat('decimal', deskChannelSaveQueryMinimumRegExp)
    .max(deskChannelSaveQueryMinimumMax)
    .describe('The smallest recharge in coins.'),
  maximum: zod
    .stringFormat('decimal', deskChannelSaveQueryMaximumRegExp)
    .max(deskChannelSaveQueryMaximumMax)
    .describe('The largest recharge in coins.'),
  isOpen: zod.coerce.boolean().describe('Whether buyers see it.'),
  position: zod.coerce
    .number()
    .int()
    .min(deskChannelSaveQueryPositionMin)
    .max(deskChannelSaveQueryPositionMax)
    .describe('Place in the list of buyers.'),
  reason: zod
    .string()
    .min(1)
    .max(deskChannelSaveQueryReasonMax)
    .regex(deskChannelSaveQueryReasonRegExp)
    .describe('Why, for the audit log.'),
});

export const DeskChannelSaveResponse = DeskChannelSaveOk;

/**
 * A second person grants a change of a receiving address or refuses it. The person who asked for it can only take it back.
 * @summary Decide another receiving address
 */
export const deskChannelDecideQueryChangeIdMax = 64;

export const deskChannelDecideQueryChangeIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskChannelDecideQueryParams = zod.object({
  changeId: zod
    .string()
    .min(1)
    .max(deskChannelDecideQueryChangeIdMax)
    .regex(deskChannelDecideQueryChangeIdRegExp)
    .describe('The change, by its identifier.'),
  decision: zod.enum(['grant', 'refuse']).describe('What is decided.'),
});

export const DeskChannelDecideResponse = DeskChannelDecideOk;

/**
 * Sets what a coin is worth in dollars from now on, or takes its price away. Recharges that were reported keep their price.
 * @summary Set the price of a coin
 */
export const deskChannelPriceQueryPriceRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,2})?$');
export const deskChannelPriceQueryReasonMax = 500;

export const deskChannelPriceQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskChannelPriceQueryParams = zod.object({
  coin: zod.enum(['USDT', 'USDC', 'ETH', 'BTC']).describe('Whose price is set.'),
  price: zod
    .string()
    .regex(deskChannelPriceQueryPriceRegExp)
    .optional()
    .describe('The price in dollars with up to two decimals; absent for none.'),
  reason: zod
    .string()
    .min(1)
    .max(deskChannelPriceQueryReasonMax)
    .regex(deskChannelPriceQueryReasonRegExp)
    .describe('Why, for the audit log.'),
});

export const DeskChannelPriceResponse = DeskChannelPriceOk;

/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 * @summary List payment methods
 */
export const DeskMethodListResponse = DeskMethodListOk;

/**
 * Opens or closes a payment method, and says in which countries, for which fee and at which place of the list buyers see it.
 * @summary Change a payment method
 */
export const deskMethodSaveQueryRevisionRegExp = new RegExp('^[0-9a-f]{16}$');
export const deskMethodSaveQueryCountriesMax = 800;

export const deskMethodSaveQueryCountriesRegExp = new RegExp('^(\\*|[A-Z]{2}(,[A-Z]{2})*)$');
export const deskMethodSaveQueryFeeMax = 6;

export const deskMethodSaveQueryFeeRegExp = new RegExp('^0(\\.\\d{1,4})?$');
export const deskMethodSaveQueryPositionMin = 0;
export const deskMethodSaveQueryPositionMax = 999;

export const deskMethodSaveQueryReasonMax = 500;

export const deskMethodSaveQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskMethodSaveQueryParams = zod.object({
  code: zod.enum(['card', 'ewallet', 'crypto']).describe('The method.'),
  revision: zod.string().regex(deskMethodSaveQueryRevisionRegExp).describe('The revision that was read.'),
  isOpen: zod.coerce.boolean().describe('Whether buyers may pay with it.'),
  countries: zod
    .string()
    .max(deskMethodSaveQueryCountriesMax)
    .regex(deskMethodSaveQueryCountriesRegExp)
    .describe('Countries of buyers, or * for all.'),
  fee: zod
    .string()
    .max(deskMethodSaveQueryFeeMax)
    .regex(deskMethodSaveQueryFeeRegExp)
    .describe('Handling fee as a share.'),
  position: zod.coerce
    .number()
    .int()
    .min(deskMethodSaveQueryPositionMin)
    .max(deskMethodSaveQueryPositionMax)
    .describe('Place in the list of buyers.'),
  reason: zod
    .string()
    .min(1)
    .max(deskMethodSaveQueryReasonMax)
    .regex(deskMethodSaveQueryReasonRegExp)
    .describe('Why, for the audit log.'),
});

export const DeskMethodSaveResponse = DeskMethodSaveOk;

/**
 * Adds a bank or wallet by which users recharge through the payment provider, changes the one of this type and code, or removes it.
 * @summary Save or remove a product of a third party
 */
export const deskMethodSaveProductQueryRevisionRegExp = new RegExp('^[0-9a-f]{16}$');
export const deskMethodSaveProductQueryBankCodeMax = 32;

export const deskMethodSaveProductQueryBankCodeRegExp = new RegExp('^[A-Za-z0-9_.-]+$');
export const deskMethodSaveProductQueryMinimumMax = 1000000;

export const deskMethodSaveProductQueryMaximumMax = 1000000;

export const deskMethodSaveProductQueryCurrencyRegExp = new RegExp('^[A-Z]{3,4}$');
export const deskMethodSaveProductQueryReasonMax = 500;

export const deskMethodSaveProductQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskMethodSaveProductQueryParams = zod.object({
  revision: zod
    .string()
    .regex(deskMethodSaveProductQueryRevisionRegExp)
    .describe('The revision that was read.'),
  productType: zod
    .enum(['Bank', 'GCash', 'GCash2.0', 'GCash3.0', 'Maya', 'GCash pay'])
    .describe('Kind of the product.'),
  bankCode: zod
    .string()
    .min(1)
    .max(deskMethodSaveProductQueryBankCodeMax)
    .regex(deskMethodSaveProductQueryBankCodeRegExp)
    .describe('Code at the provider.'),
  isOpen: zod.coerce.boolean().describe('Whether it is offered; false removes it.'),
  minimum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskMethodSaveProductQueryMinimumMax)
    .describe('The smallest recharge in USDT.'),
  maximum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskMethodSaveProductQueryMaximumMax)
    .describe('The largest recharge in USDT.'),
  currency: zod.string().regex(deskMethodSaveProductQueryCurrencyRegExp).describe('The currency to pay in.'),
  reason: zod
    .string()
    .min(1)
    .max(deskMethodSaveProductQueryReasonMax)
    .regex(deskMethodSaveProductQueryReasonRegExp)
    .describe('Why, for the audit log.'),
});

export const DeskMethodSaveProductResponse = DeskMethodSaveProductOk;

/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * @summary List accounts of the ledger
 */
export const deskLedgerAccountsQueryPageNumDefault = 1;
export const deskLedgerAccountsQueryPageNumMax = 10000;

export const deskLedgerAccountsQueryPageSizeDefault = 20;
export const deskLedgerAccountsQueryPageSizeMax = 100;

export const deskLedgerAccountsQueryKeywordMax = 64;

export const deskLedgerAccountsQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLedgerAccountsQuerySortByDefault = `balance`;
export const deskLedgerAccountsQuerySortDirDefault = `desc`;

export const DeskLedgerAccountsQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskLedgerAccountsQueryPageNumMax)
    .default(deskLedgerAccountsQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskLedgerAccountsQueryPageSizeMax)
    .default(deskLedgerAccountsQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskLedgerAccountsQueryKeywordMax)
    .regex(deskLedgerAccountsQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id or a name has this.'),
  kind: zod
    .enum([
      'wallet',
      'withdraw_hold',
      'merchant',
      'loan_debt',
      'escrow',
      'chain',
      'fee',
      'tax',
      'freight',
      'interest',
      'demo',
      'test',
      'suspense',
      'promotion',
      'commission',
    ])
    .optional()
    .describe('Keeps only accounts of this kind.'),
  sortBy: zod
    .enum(['balance', 'id'])
    .default(deskLedgerAccountsQuerySortByDefault)
    .describe('What the accounts are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskLedgerAccountsQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskLedgerAccountsResponse = DeskLedgerAccountsOk;

/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * @summary List transfers of the ledger
 */
export const deskLedgerTransfersQueryPageNumDefault = 1;
export const deskLedgerTransfersQueryPageNumMax = 10000;

export const deskLedgerTransfersQueryPageSizeDefault = 20;
export const deskLedgerTransfersQueryPageSizeMax = 100;

export const deskLedgerTransfersQueryAccountIdMax = 120;

export const deskLedgerTransfersQueryAccountIdRegExp = new RegExp('^[A-Za-z0-9_:-]+$');
export const deskLedgerTransfersQueryReferenceMax = 64;

export const deskLedgerTransfersQueryReferenceRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskLedgerTransfersQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskLedgerTransfersQueryPageNumMax)
    .default(deskLedgerTransfersQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskLedgerTransfersQueryPageSizeMax)
    .default(deskLedgerTransfersQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  accountId: zod
    .string()
    .min(1)
    .max(deskLedgerTransfersQueryAccountIdMax)
    .regex(deskLedgerTransfersQueryAccountIdRegExp)
    .optional()
    .describe('Keeps only transfers from or to this account.'),
  reference: zod
    .string()
    .min(1)
    .max(deskLedgerTransfersQueryReferenceMax)
    .regex(deskLedgerTransfersQueryReferenceRegExp)
    .optional()
    .describe('Keeps only transfers of this order or record.'),
});

export const DeskLedgerTransfersResponse = DeskLedgerTransfersOk;

/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 * @summary List money in suspense
 */
export const DeskLedgerSuspendedResponse = DeskLedgerSuspendedOk;

/**
 * Settles money in suspense: `refund` sends it back the way it came, through the payment provider; `credit` pays it into the wallet of an open account; `handled` books it out because it was sent back by hand. A refund that the provider does not take stays in the list with the reason, and may be tried again: it is sent at most once. While a refund is on its way, nothing else is possible.
 * @summary Settle money in suspense
 */
export const deskLedgerSettleQueryItemIdMax = 120;

export const deskLedgerSettleQueryItemIdRegExp = new RegExp('^[A-Za-z0-9_:-]+$');
export const deskLedgerSettleQueryUserIdMax = 64;

export const deskLedgerSettleQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLedgerSettleQueryReasonMax = 500;

export const deskLedgerSettleQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskLedgerSettleQueryParams = zod.object({
  itemId: zod
    .string()
    .min(1)
    .max(deskLedgerSettleQueryItemIdMax)
    .regex(deskLedgerSettleQueryItemIdRegExp)
    .describe('The money, by the identifier of its transfer.'),
  decision: zod.enum(['refund', 'credit', 'handled']).describe('What is done with it.'),
  userId: zod
    .string()
    .min(1)
    .max(deskLedgerSettleQueryUserIdMax)
    .regex(deskLedgerSettleQueryUserIdRegExp)
    .optional()
    .describe('The open account whose wallet gets it, by its identifier or user code; needed for `credit`.'),
  reason: zod
    .string()
    .min(1)
    .max(deskLedgerSettleQueryReasonMax)
    .regex(deskLedgerSettleQueryReasonRegExp)
    .optional()
    .describe('Why. It stands in the audit log.'),
});

export const DeskLedgerSettleResponse = DeskLedgerSettleOk;

/**
 * Has all invariants of money, stock and orders checked in the background, by the rules of `npm run ledger:check`. One check runs at a time.
 * @summary Check the ledger
 */
export const DeskLedgerStartCheckResponse = DeskLedgerStartCheckOk;

/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 * @summary Read the last check of the ledger
 */
export const DeskLedgerLastCheckResponse = DeskLedgerLastCheckOk;

/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * @summary List closed accounts and those that could not be closed
 */
export const deskClosingListQueryPageNumDefault = 1;
export const deskClosingListQueryPageNumMax = 10000;

export const deskClosingListQueryPageSizeDefault = 20;
export const deskClosingListQueryPageSizeMax = 100;

export const deskClosingListQueryKeywordMax = 64;

export const deskClosingListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskClosingListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskClosingListQueryPageNumMax)
    .default(deskClosingListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskClosingListQueryPageSizeMax)
    .default(deskClosingListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskClosingListQueryKeywordMax)
    .regex(deskClosingListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id or a name has this.'),
  state: zod.enum(['blocked', 'closed']).optional().describe('Keeps only accounts in this state.'),
});

export const DeskClosingListResponse = DeskClosingListOk;

/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 * @summary Read what is missing to open the mall
 */
export const DeskOpeningInfoResponse = DeskOpeningInfoOk;

/**
 * Hides the list of steps for everybody once all that are required are done, or shows it again.
 * @summary Hide the steps to open the mall
 */
export const DeskOpeningHideQueryParams = zod.object({
  isHidden: zod.coerce.boolean().describe('Whether the list is hidden.'),
});

export const DeskOpeningHideResponse = DeskOpeningHideOk;

/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 * @summary Read what the mall is called
 */
export const DeskSiteInfoResponse = DeskSiteInfoOk;

/**
 * Names the mall and its operator, and chooses its theme. The store and its mails have it a moment later, without a build or a restart.
 * @summary Name the mall
 */
export const DeskSiteSaveBody = DeskSiteDraft;

export const DeskSiteSaveResponse = DeskSiteSaveOk;

/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * @summary List loans
 */
export const deskLoanListQueryPageNumDefault = 1;
export const deskLoanListQueryPageNumMax = 10000;

export const deskLoanListQueryPageSizeDefault = 20;
export const deskLoanListQueryPageSizeMax = 100;

export const deskLoanListQueryKeywordMax = 64;

export const deskLoanListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskLoanListQuerySortByDefault = `submittedAt`;
export const deskLoanListQuerySortDirDefault = `desc`;

export const DeskLoanListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskLoanListQueryPageNumMax)
    .default(deskLoanListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskLoanListQueryPageSizeMax)
    .default(deskLoanListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskLoanListQueryKeywordMax)
    .regex(deskLoanListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  state: zod
    .enum(['applied', 'running', 'overdue', 'refused', 'repaid'])
    .optional()
    .describe('Keeps only loans in this state.'),
  sortBy: zod
    .enum(['submittedAt', 'amount', 'dueAt'])
    .default(deskLoanListQuerySortByDefault)
    .describe('What the loans are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskLoanListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskLoanListResponse = DeskLoanListOk;

/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * @summary Show one loan
 */
export const deskLoanInfoQueryLoanIdMax = 64;

export const deskLoanInfoQueryLoanIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskLoanInfoQueryParams = zod.object({
  loanId: zod
    .string()
    .min(1)
    .max(deskLoanInfoQueryLoanIdMax)
    .regex(deskLoanInfoQueryLoanIdRegExp)
    .describe('The loan, by its identifier.'),
});

export const DeskLoanInfoResponse = DeskLoanInfoOk;

/**
 * Grants an application, which pays the sum to the wallet and starts the term, or refuses it with a reason. A refused applicant can apply again.
 * @summary Grant or refuse a loan
 */
export const deskLoanDecideQueryLoanIdMax = 64;

export const deskLoanDecideQueryLoanIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLoanDecideQueryReasonMax = 500;

export const deskLoanDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskLoanDecideQueryParams = zod.object({
  loanId: zod
    .string()
    .min(1)
    .max(deskLoanDecideQueryLoanIdMax)
    .regex(deskLoanDecideQueryLoanIdRegExp)
    .describe('The loan, by its identifier.'),
  decision: zod.enum(['grant', 'refuse']).describe('What is decided.'),
  reason: zod
    .string()
    .min(1)
    .max(deskLoanDecideQueryReasonMax)
    .regex(deskLoanDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The user reads it.'),
});

export const DeskLoanDecideResponse = DeskLoanDecideOk;

/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * @summary List disputes
 */
export const deskDisputeListQueryPageNumDefault = 1;
export const deskDisputeListQueryPageNumMax = 10000;

export const deskDisputeListQueryPageSizeDefault = 20;
export const deskDisputeListQueryPageSizeMax = 100;

export const deskDisputeListQueryKeywordMax = 64;

export const deskDisputeListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskDisputeListQuerySortByDefault = `requestedAt`;
export const deskDisputeListQuerySortDirDefault = `desc`;

export const DeskDisputeListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskDisputeListQueryPageNumMax)
    .default(deskDisputeListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskDisputeListQueryPageSizeMax)
    .default(deskDisputeListQueryPageSizeDefault)
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
    .max(deskDisputeListQueryKeywordMax)
    .regex(deskDisputeListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  sortBy: zod
    .enum(['requestedAt', 'deadline', 'total'])
    .default(deskDisputeListQuerySortByDefault)
    .describe('What the rows are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskDisputeListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskDisputeListResponse = DeskDisputeListOk;

/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 * @summary Show one dispute
 */
export const deskDisputeInfoQueryReturnIdMax = 64;

export const deskDisputeInfoQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskDisputeInfoQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(deskDisputeInfoQueryReturnIdMax)
    .regex(deskDisputeInfoQueryReturnIdRegExp)
    .describe('Goods that come back, or the report of a parcel that never arrived.'),
});

export const DeskDisputeInfoResponse = DeskDisputeInfoOk;

/**
 * Decides between buyer and store, with a reason that both read. `refund`: all is paid back. `part`: the buyer gets `amount` and keeps the goods. `return`: the buyer sends the goods back first. `close`: the store is right.
 * @summary Decide a dispute
 */
export const deskDisputeDecideQueryReturnIdMax = 64;

export const deskDisputeDecideQueryReturnIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskDisputeDecideQueryAmountMin = 0.01;
export const deskDisputeDecideQueryAmountMax = 1000000000;
export const deskDisputeDecideQueryAmountMultipleOf = 0.01;

export const deskDisputeDecideQueryReasonMax = 500;

export const deskDisputeDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskDisputeDecideQueryParams = zod.object({
  returnId: zod
    .string()
    .min(1)
    .max(deskDisputeDecideQueryReturnIdMax)
    .regex(deskDisputeDecideQueryReturnIdRegExp)
    .describe('Goods that come back, or the report of a parcel that never arrived.'),
  decision: zod.enum(['refund', 'part', 'return', 'close']).describe('What is decided.'),
  amount: zod.coerce
    .number()
    .min(deskDisputeDecideQueryAmountMin)
    .max(deskDisputeDecideQueryAmountMax)
    .multipleOf(deskDisputeDecideQueryAmountMultipleOf)
    .optional()
    .describe('What the buyer gets, in dollars; for `part` only.'),
  reason: zod
    .string()
    .min(1)
    .max(deskDisputeDecideQueryReasonMax)
    .regex(deskDisputeDecideQueryReasonRegExp)
    .optional()
    .describe('Why; always needed. Both sides read it.'),
});

export const DeskDisputeDecideResponse = DeskDisputeDecideOk;

/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * @summary List identity checks
 */
export const deskIdentityListQueryPageNumDefault = 1;
export const deskIdentityListQueryPageNumMax = 10000;

export const deskIdentityListQueryPageSizeDefault = 20;
export const deskIdentityListQueryPageSizeMax = 100;

export const deskIdentityListQueryKeywordMax = 64;

export const deskIdentityListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskIdentityListQuerySortByDefault = `appliedAt`;
export const deskIdentityListQuerySortDirDefault = `desc`;

export const DeskIdentityListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskIdentityListQueryPageNumMax)
    .default(deskIdentityListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskIdentityListQueryPageSizeMax)
    .default(deskIdentityListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskIdentityListQueryKeywordMax)
    .regex(deskIdentityListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  state: zod
    .enum(['applied', 'inReview', 'passed', 'refused'])
    .optional()
    .describe('Keeps only checks in this state.'),
  kind: zod.enum(['basic', 'advanced']).optional().describe('Keeps only checks of this kind.'),
  sortBy: zod
    .enum(['appliedAt'])
    .default(deskIdentityListQuerySortByDefault)
    .describe('What the checks are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskIdentityListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskIdentityListResponse = DeskIdentityListOk;

/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 * @summary Show one identity check
 */
export const deskIdentityInfoQueryCheckIdMax = 64;

export const deskIdentityInfoQueryCheckIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskIdentityInfoQueryParams = zod.object({
  checkId: zod
    .string()
    .min(1)
    .max(deskIdentityInfoQueryCheckIdMax)
    .regex(deskIdentityInfoQueryCheckIdRegExp)
    .describe('The check, by its identifier.'),
});

export const DeskIdentityInfoResponse = DeskIdentityInfoOk;

/**
 * Takes an identity check into review, passes it, or refuses it with a reason that the applicant reads. A refused applicant can apply again.
 * @summary Decide an identity check
 */
export const deskIdentityDecideQueryCheckIdMax = 64;

export const deskIdentityDecideQueryCheckIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskIdentityDecideQueryReasonMax = 500;

export const deskIdentityDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskIdentityDecideQueryParams = zod.object({
  checkId: zod
    .string()
    .min(1)
    .max(deskIdentityDecideQueryCheckIdMax)
    .regex(deskIdentityDecideQueryCheckIdRegExp)
    .describe('The check, by its identifier.'),
  decision: zod.enum(['review', 'pass', 'refuse']).describe('What is decided.'),
  reason: zod
    .string()
    .min(1)
    .max(deskIdentityDecideQueryReasonMax)
    .regex(deskIdentityDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The user reads it.'),
});

export const DeskIdentityDecideResponse = DeskIdentityDecideOk;

/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * @summary List applications to sell
 */
export const deskApplicationListQueryPageNumDefault = 1;
export const deskApplicationListQueryPageNumMax = 10000;

export const deskApplicationListQueryPageSizeDefault = 20;
export const deskApplicationListQueryPageSizeMax = 100;

export const deskApplicationListQueryKeywordMax = 64;

export const deskApplicationListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskApplicationListQuerySortByDefault = `appliedAt`;
export const deskApplicationListQuerySortDirDefault = `desc`;

export const DeskApplicationListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskApplicationListQueryPageNumMax)
    .default(deskApplicationListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskApplicationListQueryPageSizeMax)
    .default(deskApplicationListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskApplicationListQueryKeywordMax)
    .regex(deskApplicationListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  state: zod
    .enum(['applied', 'admitted', 'refused'])
    .optional()
    .describe('Keeps only applications in this state.'),
  sortBy: zod
    .enum(['appliedAt'])
    .default(deskApplicationListQuerySortByDefault)
    .describe('What the applications are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskApplicationListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskApplicationListResponse = DeskApplicationListOk;

/**
 * Admits an applicant, which opens the store, or refuses with a reason that the applicant reads. A refused applicant can apply again.
 * @summary Admit or refuse a merchant
 */
export const deskApplicationDecideQueryApplicationIdMax = 64;

export const deskApplicationDecideQueryApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskApplicationDecideQueryReasonMax = 500;

export const deskApplicationDecideQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskApplicationDecideQueryParams = zod.object({
  applicationId: zod
    .string()
    .min(1)
    .max(deskApplicationDecideQueryApplicationIdMax)
    .regex(deskApplicationDecideQueryApplicationIdRegExp)
    .describe('The application, by its identifier.'),
  decision: zod.enum(['admit', 'refuse']).describe('What is decided.'),
  reason: zod
    .string()
    .min(1)
    .max(deskApplicationDecideQueryReasonMax)
    .regex(deskApplicationDecideQueryReasonRegExp)
    .optional()
    .describe('Why; needed for a refusal. The user reads it.'),
});

export const DeskApplicationDecideResponse = DeskApplicationDecideOk;

/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * @summary Find users
 */
export const deskCustomerListQueryPageNumDefault = 1;
export const deskCustomerListQueryPageNumMax = 10000;

export const deskCustomerListQueryPageSizeDefault = 20;
export const deskCustomerListQueryPageSizeMax = 100;

export const deskCustomerListQueryKeywordMax = 64;

export const deskCustomerListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskCustomerListQuerySortByDefault = `createdAt`;
export const deskCustomerListQuerySortDirDefault = `desc`;

export const DeskCustomerListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskCustomerListQueryPageNumMax)
    .default(deskCustomerListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskCustomerListQueryPageSizeMax)
    .default(deskCustomerListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskCustomerListQueryKeywordMax)
    .regex(deskCustomerListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  hold: zod
    .enum(['none', 'extraVerification', 'frozen'])
    .optional()
    .describe('Keeps only users who are held so.'),
  address: zod
    .enum(['bound', 'releasing'])
    .optional()
    .describe('Keeps only users with such a withdrawal address.'),
  sortBy: zod
    .enum(['createdAt', 'lastLoginAt', 'username'])
    .default(deskCustomerListQuerySortByDefault)
    .describe('What the users are sorted by.'),
  sortDir: zod
    .enum(['asc', 'desc'])
    .default(deskCustomerListQuerySortDirDefault)
    .describe('Which end of the list comes first.'),
});

export const DeskCustomerListResponse = DeskCustomerListOk;

/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 * @summary Show one user
 */
export const deskCustomerInfoQueryUserIdMax = 64;

export const deskCustomerInfoQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskCustomerInfoQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(deskCustomerInfoQueryUserIdMax)
    .regex(deskCustomerInfoQueryUserIdRegExp)
    .describe('The user, by identifier.'),
});

export const DeskCustomerInfoResponse = DeskCustomerInfoOk;

/**
 * Holds an account so that money can not leave, freezes it so that nobody can log in, or releases it; always with a reason.
 * @summary Hold or release an account
 */
export const deskCustomerHoldQueryUserIdMax = 64;

export const deskCustomerHoldQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCustomerHoldQueryReasonMax = 500;

export const deskCustomerHoldQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskCustomerHoldQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(deskCustomerHoldQueryUserIdMax)
    .regex(deskCustomerHoldQueryUserIdRegExp)
    .describe('The user, by identifier.'),
  hold: zod.enum(['none', 'extraVerification', 'frozen']).describe('How the account is held from now on.'),
  reason: zod
    .string()
    .min(1)
    .max(deskCustomerHoldQueryReasonMax)
    .regex(deskCustomerHoldQueryReasonRegExp)
    .describe('Why this is done, for the audit log.'),
});

export const DeskCustomerHoldResponse = DeskCustomerHoldOk;

/**
 * Removes the withdrawal address of a user at once, with a reason, so that the user can bind another one. The user is notified. Withdrawals under way still go to the old one.
 * @summary Remove a user's withdrawal address
 */
export const deskCustomerReleaseAddressQueryUserIdMax = 64;

export const deskCustomerReleaseAddressQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCustomerReleaseAddressQueryReasonMax = 500;

export const deskCustomerReleaseAddressQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskCustomerReleaseAddressQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(deskCustomerReleaseAddressQueryUserIdMax)
    .regex(deskCustomerReleaseAddressQueryUserIdRegExp)
    .describe('The user, by identifier.'),
  reason: zod
    .string()
    .min(1)
    .max(deskCustomerReleaseAddressQueryReasonMax)
    .regex(deskCustomerReleaseAddressQueryReasonRegExp)
    .describe('Why this is done, for the audit log.'),
});

export const DeskCustomerReleaseAddressResponse = DeskCustomerReleaseAddressOk;

/**
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 * @summary List roles
 */
export const DeskRoleListResponse = DeskRoleListOk;

/**
 * Creates a role or changes one. Names are unique without regard to case and blanks, and nobody grants what they do not have.
 * @summary Create or change a role
 */
export const deskRoleSaveQueryRoleIdMax = 64;

export const deskRoleSaveQueryRoleIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskRoleSaveQueryVersionMin = 0;
export const deskRoleSaveQueryVersionMax = 2147483647;

export const deskRoleSaveQueryNameMax = 60;

export const deskRoleSaveQueryNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRoleSaveQueryDescriptionMax = 500;

export const deskRoleSaveQueryDescriptionRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskRoleSaveQueryPermissionsMax = 1000;

export const deskRoleSaveQueryPermissionsRegExp = new RegExp('^[a-z]+:[a-z]+(,[a-z]+:[a-z]+)*$');

export const DeskRoleSaveQueryParams = zod.object({
  roleId: zod
    .string()
    .min(1)
    .max(deskRoleSaveQueryRoleIdMax)
    .regex(deskRoleSaveQueryRoleIdRegExp)
    .optional()
    .describe('The role to change; absent to create one.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskRoleSaveQueryVersionMin)
    .max(deskRoleSaveQueryVersionMax)
    .optional()
    .describe('The version that was read; needed for a change.'),
  name: zod
    .string()
    .min(1)
    .max(deskRoleSaveQueryNameMax)
    .regex(deskRoleSaveQueryNameRegExp)
    .describe('Name of the role.'),
  description: zod
    .string()
    .min(1)
    .max(deskRoleSaveQueryDescriptionMax)
    .regex(deskRoleSaveQueryDescriptionRegExp)
    .optional()
    .describe('What the role is for.'),
  permissions: zod
    .string()
    .max(deskRoleSaveQueryPermissionsMax)
    .regex(deskRoleSaveQueryPermissionsRegExp)
    .describe('What the role allows, joined by commas.'),
});

export const DeskRoleSaveResponse = DeskRoleSaveOk;

/**
 * Deletes a role that nobody has. A role that a person has, also one who is only invited, stays.
 * @summary Delete a role
 */
export const deskRoleRemoveQueryRoleIdMax = 64;

export const deskRoleRemoveQueryRoleIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskRoleRemoveQueryParams = zod.object({
  roleId: zod
    .string()
    .min(1)
    .max(deskRoleRemoveQueryRoleIdMax)
    .regex(deskRoleRemoveQueryRoleIdRegExp)
    .describe('The role, by its identifier.'),
});

export const DeskRoleRemoveResponse = DeskRoleRemoveOk;

/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 * @summary List people of the desk
 */
export const DeskStaffListResponse = DeskStaffListOk;

/**
 * Invites a person, or changes name, roles and whether they can log in. Nobody changes their own roles, grants what they do not have, or removes the last owner.
 * @summary Invite or change a person
 */
export const deskStaffSaveQueryStaffIdMax = 64;

export const deskStaffSaveQueryStaffIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskStaffSaveQueryVersionMin = 0;
export const deskStaffSaveQueryVersionMax = 2147483647;

export const deskStaffSaveQueryUsernameMin = 3;
export const deskStaffSaveQueryUsernameMax = 32;

export const deskStaffSaveQueryUsernameRegExp = new RegExp('^[a-z][a-z0-9._-]*$');
export const deskStaffSaveQueryNameMax = 60;

export const deskStaffSaveQueryNameRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskStaffSaveQueryRoleIdsMax = 1300;

export const deskStaffSaveQueryRoleIdsRegExp = new RegExp(
  '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$',
);
export const deskStaffSaveQueryIsActiveDefault = true;

export const DeskStaffSaveQueryParams = zod.object({
  staffId: zod
    .string()
    .min(1)
    .max(deskStaffSaveQueryStaffIdMax)
    .regex(deskStaffSaveQueryStaffIdRegExp)
    .optional()
    .describe('The person to change; absent to invite one.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskStaffSaveQueryVersionMin)
    .max(deskStaffSaveQueryVersionMax)
    .optional()
    .describe('The version that was read; needed for a change.'),
  username: zod
    .string()
    .min(deskStaffSaveQueryUsernameMin)
    .max(deskStaffSaveQueryUsernameMax)
    .regex(deskStaffSaveQueryUsernameRegExp)
    .describe('Name to log in with; can not change later.'),
  name: zod
    .string()
    .min(1)
    .max(deskStaffSaveQueryNameMax)
    .regex(deskStaffSaveQueryNameRegExp)
    .describe('Full name.'),
  roleIds: zod
    .string()
    .min(1)
    .max(deskStaffSaveQueryRoleIdsMax)
    .regex(deskStaffSaveQueryRoleIdsRegExp)
    .describe('Roles of the person, joined by commas.'),
  isActive: zod.coerce
    .boolean()
    .default(deskStaffSaveQueryIsActiveDefault)
    .describe('Whether the person can log in; false ends all sessions.'),
});

export const DeskStaffSaveResponse = DeskStaffSaveOk;

/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 * @summary Read the audit log
 */
export const deskAuditListQueryPageNumDefault = 1;
export const deskAuditListQueryPageNumMax = 10000;

export const deskAuditListQueryPageSizeDefault = 20;
export const deskAuditListQueryPageSizeMax = 100;

export const deskAuditListQueryKeywordMax = 64;

export const deskAuditListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAuditListQueryActMax = 60;

export const deskAuditListQueryActRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAuditListQuerySubjectIdMax = 60;

export const deskAuditListQuerySubjectIdRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskAuditListQueryFromMin = 0;
export const deskAuditListQueryFromMax = 253402300799999;

export const deskAuditListQueryUntilMin = 0;
export const deskAuditListQueryUntilMax = 253402300799999;

export const DeskAuditListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskAuditListQueryPageNumMax)
    .default(deskAuditListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskAuditListQueryPageSizeMax)
    .default(deskAuditListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskAuditListQueryKeywordMax)
    .regex(deskAuditListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  act: zod
    .string()
    .min(1)
    .max(deskAuditListQueryActMax)
    .regex(deskAuditListQueryActRegExp)
    .optional()
    .describe('Keeps only rows of this action.'),
  subjectId: zod
    .string()
    .min(1)
    .max(deskAuditListQuerySubjectIdMax)
    .regex(deskAuditListQuerySubjectIdRegExp)
    .optional()
    .describe('Keeps only rows about this.'),
  actorKind: zod
    .enum(['staff', 'merchant', 'system'])
    .optional()
    .describe('Keeps only rows of actors of this side.'),
  from: zod.coerce
    .number()
    .int()
    .min(deskAuditListQueryFromMin)
    .max(deskAuditListQueryFromMax)
    .optional()
    .describe('Keeps only rows from then on.'),
  until: zod.coerce
    .number()
    .int()
    .min(deskAuditListQueryUntilMin)
    .max(deskAuditListQueryUntilMax)
    .optional()
    .describe('Keeps only rows before then.'),
});

export const DeskAuditListResponse = DeskAuditListOk;

/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 * @summary List settings
 */
export const DeskSettingListResponse = DeskSettingListOk;

/**
 * Changes a setting for all calls from now on, or brings its standard value back where no value is sent. A value of another kind is refused.
 * @summary Change a setting
 */
export const deskSettingSaveQueryCodeMax = 60;

export const deskSettingSaveQueryCodeRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);
export const deskSettingSaveQueryValueMax = 50000;

export const deskSettingSaveQueryExpectedMax = 50000;

export const deskSettingSaveQueryReasonMax = 500;

export const deskSettingSaveQueryReasonRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskSettingSaveQueryParams = zod.object({
  code: zod
    .string()
    .min(1)
    .max(deskSettingSaveQueryCodeMax)
    .regex(deskSettingSaveQueryCodeRegExp)
    .describe('Code of the setting.'),
  value: zod
    .string()
    .max(deskSettingSaveQueryValueMax)
    .optional()
    .describe('The new value as text; absent for the standard one.'),
  expected: zod
    .string()
    .max(deskSettingSaveQueryExpectedMax)
    .optional()
    .describe('The value that was read; a different one by now is refused.'),
  reason: zod
    .string()
    .min(1)
    .max(deskSettingSaveQueryReasonMax)
    .regex(deskSettingSaveQueryReasonRegExp)
    .describe('Why this is done, for the audit log.'),
});

export const DeskSettingSaveResponse = DeskSettingSaveOk;

/**
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 * @summary List categories
 */
export const DeskCategoryListResponse = DeskCategoryListOk;

/**
 * Creates a category as the last one of its level, or changes one. With another parent it moves there with its products. A change sends the version it read; a stale one is refused.
 * @summary Create or change a category
 */
export const DeskCategorySaveBody = DeskCategoryDraft;

export const DeskCategorySaveResponse = DeskCategorySaveOk;

/**
 * Puts the categories of one level, or those beneath one, in the order that is sent. Refused if one was added, moved or deleted meanwhile.
 * @summary Put categories in order
 */
export const DeskCategoryOrderBody = DeskCategoryOrder;

export const DeskCategoryOrderResponse = DeskCategoryOrderOk;

/**
 * Deletes a category that no product uses and that has none beneath it. Others can be hidden instead.
 * @summary Delete a category
 */
export const deskCategoryRemoveQueryCategoryIdMax = 64;

export const deskCategoryRemoveQueryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskCategoryRemoveQueryVersionMin = 0;
export const deskCategoryRemoveQueryVersionMax = 2147483647;

export const DeskCategoryRemoveQueryParams = zod.object({
  categoryId: zod
    .string()
    .min(1)
    .max(deskCategoryRemoveQueryCategoryIdMax)
    .regex(deskCategoryRemoveQueryCategoryIdRegExp)
    .describe('The category, by its identifier.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskCategoryRemoveQueryVersionMin)
    .max(deskCategoryRemoveQueryVersionMax)
    .describe('The version that was read.'),
});

export const DeskCategoryRemoveResponse = DeskCategoryRemoveOk;

/**
 * Creates a set of categories of both levels with pictures and names in all languages, in a mall that has none yet.
 * @summary Import the starter set of categories
 */
export const DeskCategoryImportStarterResponse = DeskCategoryImportStarterOk;

/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 * @summary List banners
 */
export const DeskBannerListResponse = DeskBannerListOk;

/**
 * Creates a banner as the last one of its place, or changes one. A change sends the version it read; a stale one is refused.
 * @summary Create or change a banner
 */
export const DeskBannerSaveBody = DeskBannerDraft;

export const DeskBannerSaveResponse = DeskBannerSaveOk;

/**
 * Puts the banners of one kind of store in the order that is sent. Refused if one was added or deleted meanwhile.
 * @summary Put banners in order
 */
export const DeskBannerOrderBody = DeskBannerSequence;

export const DeskBannerOrderResponse = DeskBannerOrderOk;

/**
 * Deletes a banner with its picture. One that should come back later can be hidden instead.
 * @summary Delete a banner
 */
export const deskBannerRemoveQueryBannerIdMax = 64;

export const deskBannerRemoveQueryBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskBannerRemoveQueryVersionMin = 0;
export const deskBannerRemoveQueryVersionMax = 2147483647;

export const DeskBannerRemoveQueryParams = zod.object({
  bannerId: zod
    .string()
    .min(1)
    .max(deskBannerRemoveQueryBannerIdMax)
    .regex(deskBannerRemoveQueryBannerIdRegExp)
    .describe('The banner, by its identifier.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskBannerRemoveQueryVersionMin)
    .max(deskBannerRemoveQueryVersionMax)
    .describe('The version that was read.'),
});

export const DeskBannerRemoveResponse = DeskBannerRemoveOk;

/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * @summary List news
 */
export const deskNewsListQueryPageNumDefault = 1;
export const deskNewsListQueryPageNumMax = 10000;

export const deskNewsListQueryPageSizeDefault = 20;
export const deskNewsListQueryPageSizeMax = 100;

export const deskNewsListQueryKeywordMax = 64;

export const deskNewsListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskNewsListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskNewsListQueryPageNumMax)
    .default(deskNewsListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskNewsListQueryPageSizeMax)
    .default(deskNewsListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskNewsListQueryKeywordMax)
    .regex(deskNewsListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only news with this in a title of any language.'),
  state: zod.enum(['shown', 'scheduled', 'hidden']).optional().describe('Keeps only news in this state.'),
});

export const DeskNewsListResponse = DeskNewsListOk;

/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 * @summary Show a news item for editing
 */
export const deskNewsInfoQueryNewsIdMax = 64;

export const deskNewsInfoQueryNewsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskNewsInfoQueryParams = zod.object({
  newsId: zod
    .string()
    .min(1)
    .max(deskNewsInfoQueryNewsIdMax)
    .regex(deskNewsInfoQueryNewsIdRegExp)
    .describe('The news item, by its identifier.'),
});

export const DeskNewsInfoResponse = DeskNewsInfoOk;

/**
 * Creates a news item or changes one. It appears at its date, unless it is hidden. A stale change is refused.
 * @summary Create or change a news item
 */
export const DeskNewsSaveBody = DeskNewsDraft;

export const DeskNewsSaveResponse = DeskNewsSaveOk;

/**
 * Deletes a news item with its picture. One that should come back later can be hidden instead.
 * @summary Delete a news item
 */
export const deskNewsRemoveQueryNewsIdMax = 64;

export const deskNewsRemoveQueryNewsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskNewsRemoveQueryVersionMin = 0;
export const deskNewsRemoveQueryVersionMax = 2147483647;

export const DeskNewsRemoveQueryParams = zod.object({
  newsId: zod
    .string()
    .min(1)
    .max(deskNewsRemoveQueryNewsIdMax)
    .regex(deskNewsRemoveQueryNewsIdRegExp)
    .describe('The news item, by its identifier.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskNewsRemoveQueryVersionMin)
    .max(deskNewsRemoveQueryVersionMax)
    .describe('The version that was read.'),
});

export const DeskNewsRemoveResponse = DeskNewsRemoveOk;

/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 * @summary List lucky draws
 */
export const DeskLotteryListResponse = DeskLotteryListOk;

/**
 * Creates a lucky draw or changes one. A change sends the version it read; a stale one is refused.
 * @summary Create or change a lucky draw
 */
export const DeskLotterySaveBody = DeskLotteryDraft;

export const DeskLotterySaveResponse = DeskLotterySaveOk;

/**
 * Deletes a lucky draw. One that should come back later can be hidden instead.
 * @summary Delete a lucky draw
 */
export const deskLotteryRemoveQueryLotteryIdMax = 64;

export const deskLotteryRemoveQueryLotteryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskLotteryRemoveQueryVersionMin = 0;
export const deskLotteryRemoveQueryVersionMax = 2147483647;

export const DeskLotteryRemoveQueryParams = zod.object({
  lotteryId: zod
    .string()
    .min(1)
    .max(deskLotteryRemoveQueryLotteryIdMax)
    .regex(deskLotteryRemoveQueryLotteryIdRegExp)
    .describe('The lucky draw, by its identifier.'),
  version: zod.coerce
    .number()
    .int()
    .min(deskLotteryRemoveQueryVersionMin)
    .max(deskLotteryRemoveQueryVersionMax)
    .describe('The version that was read.'),
});

export const DeskLotteryRemoveResponse = DeskLotteryRemoveOk;

/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * @summary List coupons
 */
export const deskCouponListQueryPageNumDefault = 1;
export const deskCouponListQueryPageNumMax = 10000;

export const deskCouponListQueryPageSizeDefault = 20;
export const deskCouponListQueryPageSizeMax = 100;

export const deskCouponListQueryKeywordMax = 64;

export const deskCouponListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskCouponListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskCouponListQueryPageNumMax)
    .default(deskCouponListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskCouponListQueryPageSizeMax)
    .default(deskCouponListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskCouponListQueryKeywordMax)
    .regex(deskCouponListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which a code or the name of a store has this.'),
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
  payer: zod.enum(['mall', 'store']).optional().describe('Keeps only coupons that this side pays for.'),
});

export const DeskCouponListResponse = DeskCouponListOk;

/**
 * Creates a coupon of the mall, which pays for it, or changes one. A store's coupon is changed by the store. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 * @summary Create or change a coupon
 */
export const DeskCouponSaveBody = OfficeCouponDraft;

export const DeskCouponSaveResponse = DeskCouponSaveOk;

/**
 * Ends a coupon of the mall or of a store now. Orders that use it keep it. Ending one that has ended changes nothing.
 * @summary End a coupon
 */
export const deskCouponEndQueryCouponIdMax = 64;

export const deskCouponEndQueryCouponIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskCouponEndQueryParams = zod.object({
  couponId: zod
    .string()
    .min(1)
    .max(deskCouponEndQueryCouponIdMax)
    .regex(deskCouponEndQueryCouponIdRegExp)
    .describe('The coupon, by its identifier.'),
});

export const DeskCouponEndResponse = DeskCouponEndOk;

/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 * @summary List help pages
 */
export const DeskHelpPageListResponse = DeskHelpPageListOk;

/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 * @summary Show a help page for editing
 */
export const DeskHelpPageInfoQueryParams = zod.object({
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

export const DeskHelpPageInfoResponse = DeskHelpPageInfoOk;

/**
 * Writes an information page in the place of the text of the client. A change sends the version it read, 0 for a page that is not written yet.
 * @summary Write a help page
 */
export const DeskHelpPageSaveBody = DeskHelpPageDraft;

export const DeskHelpPageSaveResponse = DeskHelpPageSaveOk;

/**
 * Deletes the text of the mall, so that clients show their own again.
 * @summary Delete a help page
 */
export const deskHelpPageRemoveQueryVersionMin = 0;
export const deskHelpPageRemoveQueryVersionMax = 2147483647;

export const DeskHelpPageRemoveQueryParams = zod.object({
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
  version: zod.coerce
    .number()
    .int()
    .min(deskHelpPageRemoveQueryVersionMin)
    .max(deskHelpPageRemoveQueryVersionMax)
    .describe('The version that was read.'),
});

export const DeskHelpPageRemoveResponse = DeskHelpPageRemoveOk;

/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * @summary List conversations with users
 */
export const deskChatListQueryPageNumDefault = 1;
export const deskChatListQueryPageNumMax = 10000;

export const deskChatListQueryPageSizeDefault = 20;
export const deskChatListQueryPageSizeMax = 100;

export const deskChatListQueryKeywordMax = 64;

export const deskChatListQueryKeywordRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskChatListQueryParams = zod.object({
  pageNum: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskChatListQueryPageNumMax)
    .default(deskChatListQueryPageNumDefault)
    .describe('Which page, counted from 1. A page past the end is empty.'),
  pageSize: zod.coerce
    .number()
    .int()
    .min(1)
    .max(deskChatListQueryPageSizeMax)
    .default(deskChatListQueryPageSizeDefault)
    .describe('How many rows a page has.'),
  keyword: zod
    .string()
    .min(1)
    .max(deskChatListQueryKeywordMax)
    .regex(deskChatListQueryKeywordRegExp)
    .optional()
    .describe('Keeps only rows in which an id, a number or a name has this.'),
  isWaiting: zod.coerce.boolean().optional().describe('Keeps only users who wait for an answer.'),
});

export const DeskChatListResponse = DeskChatListOk;

/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 * @summary Show one talk
 */
export const deskChatMessagesQueryUserIdMax = 64;

export const deskChatMessagesQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeskChatMessagesQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(deskChatMessagesQueryUserIdMax)
    .regex(deskChatMessagesQueryUserIdRegExp)
    .describe('The user, by identifier.'),
});

export const DeskChatMessagesResponse = DeskChatMessagesOk;

/**
 * Writes to a user as customer service and marks what the user wrote as read. The user is told at once.
 * @summary Answer a user
 */
export const deskChatWriteQueryUserIdMax = 64;

export const deskChatWriteQueryUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deskChatWriteQueryTextMax = 1000;

export const deskChatWriteQueryTextRegExp = new RegExp(
  '^(?!\\s*$)(?:[^\\u0000\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$',
);

export const DeskChatWriteQueryParams = zod.object({
  userId: zod
    .string()
    .min(1)
    .max(deskChatWriteQueryUserIdMax)
    .regex(deskChatWriteQueryUserIdRegExp)
    .describe('The user, by identifier.'),
  text: zod
    .string()
    .min(1)
    .max(deskChatWriteQueryTextMax)
    .regex(deskChatWriteQueryTextRegExp)
    .describe('What to say.'),
});

export const DeskChatWriteResponse = DeskChatWriteOk;
