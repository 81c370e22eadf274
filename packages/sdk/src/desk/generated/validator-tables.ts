// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

/** The message keys of the validators, with the numbers that their texts may contain. */
export const messageValues = {
  'form.address': { minLength: 20, maxLength: 64 },
  'form.amount.decimals': { multipleOf: 0.01 },
  'form.amount.max': { maxLength: 29 },
  'form.amount.min': {},
  'form.amount.number': {},
  'form.chat.empty': { minLength: 1 },
  'form.chat.long': { maxLength: 1000 },
  'form.choice': { minLength: 2 },
  'form.code.digits': {},
  'form.countries': { maxLength: 800 },
  'form.coupon': {},
  'form.currency': {},
  'form.email.long': { maxLength: 64 },
  'form.id': {},
  'form.image.url': { maxLength: 500 },
  'form.lang': {},
  'form.number': {},
  'form.page': { minimum: 1 },
  'form.required': { minItems: 1 },
  'form.search.long': { maxLength: 64 },
  'form.search.required': { minLength: 1 },
  'form.share': { maxLength: 6 },
  'form.staffName': { minLength: 3, maxLength: 32 },
  'form.staffPassword': {},
  'form.time': { minimum: 0, maximum: 253402300799999 },
  'form.tooLong': {},
  'form.url': { maxLength: 500 },
} as const;
/** A message of a validator: the key under which you have its text. */
export type MessageKey = keyof typeof messageValues;
/** All messages of the validators, for a translator or a test of the texts. */
export const messageKeys = /* @__PURE__ */ Object.keys(messageValues) as readonly MessageKey[];

/** The size and media types of pictures, for a form to show before a picture is selected. */
export const pictureLimits = {} as const;
