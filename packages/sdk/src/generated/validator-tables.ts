// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

/** The message keys of the validators, with the numbers that their texts may contain. */
export const messageValues = {
  'form.account.format': {},
  'form.address.coin': {},
  'form.address.long': { maxLength: 255 },
  'form.address.required': { minLength: 1 },
  'form.amount.decimals': { multipleOf: 0.01 },
  'form.amount.max': { maximum: 1000000000 },
  'form.amount.min': {},
  'form.amount.number': {},
  'form.bank.number': {},
  'form.bank.routing': {},
  'form.chain': {},
  'form.chat.empty': { minLength: 1 },
  'form.chat.long': { maxLength: 1000 },
  'form.choice': {},
  'form.code.digits': {},
  'form.code.recovery': {},
  'form.coin': {},
  'form.contacts.long': { maxLength: 64 },
  'form.contacts.required': { minLength: 1 },
  'form.country.required': { minLength: 1 },
  'form.coupon': { maxLength: 4000 },
  'form.currency': {},
  'form.displayName.long': { maxLength: 32 },
  'form.documentNumber': {},
  'form.email.format': { minLength: 6 },
  'form.email.long': { maxLength: 64 },
  'form.fundPassword.digits': {},
  'form.fundPassword.mismatch': {},
  'form.id': { maxLength: 64 },
  'form.image.kind': {},
  'form.image.size': { maxLength: 31457280 },
  'form.image.url': {},
  'form.invitation': {},
  'form.loan.agreement': {},
  'form.loan.amount': { minimum: 100000, maximum: 30000000 },
  'form.loan.term': { minimum: 1, maximum: 365 },
  'form.name.format': { minLength: 2, maxLength: 64 },
  'form.number': { minimum: 0 },
  'form.order.ids': { maxLength: 1000 },
  'form.order.lines': { maxLength: 8000 },
  'form.page': { minimum: 1 },
  'form.password.length': {},
  'form.password.mismatch': {},
  'form.payment.method': {},
  'form.phone.area': {},
  'form.phone.format': {},
  'form.postcode.format': { minLength: 3, maxLength: 32 },
  'form.question.empty': { minLength: 1 },
  'form.question.long': { maxLength: 300 },
  'form.rating': { minimum: 1, maximum: 5 },
  'form.recharge.amount': {},
  'form.recharge.quantity': {},
  'form.remarks.long': {},
  'form.required': { minItems: 1, minimum: 1 },
  'form.search.long': { maxLength: 64 },
  'form.search.required': { minLength: 1 },
  'form.slider': { minLength: 16, maxLength: 64, minimum: 0, maximum: 4000 },
  'form.time': { minimum: 0, maximum: 253402300799999 },
  'form.tooLong': { maxItems: 100 },
  'form.url': { minLength: 1 },
  'form.username': { minLength: 6, maxLength: 64 },
  'form.withdraw.amount': {},
} as const;
/** A message of a validator: the key under which you have its text. */
export type MessageKey = keyof typeof messageValues;
/** All messages of the validators, for a translator or a test of the texts. */
export const messageKeys = /* @__PURE__ */ Object.keys(messageValues) as readonly MessageKey[];

/** The size and media types of pictures, for a form to show before a picture is selected. */
export const pictureLimits = {
  uploadimgExecute: {
    maxBytes: 31457280,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
    cases: {
      field: 'moduleName',
      of: {
        selle: { maxBytes: 2097152 },
        evaluate: { maxBytes: 10485760 },
        online: { maxBytes: 10485760, mediaTypes: ['image/jpeg', 'image/png'] },
      },
    },
  },
} as const;
