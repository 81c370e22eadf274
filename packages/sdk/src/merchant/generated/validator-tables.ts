// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

/** The message keys of the validators, with the numbers that their texts may contain. */
export const messageValues = {
  'form.amount.decimals': { multipleOf: 0.01 },
  'form.amount.max': { maxLength: 29 },
  'form.amount.min': {},
  'form.amount.number': {},
  'form.chat.empty': { minLength: 1 },
  'form.chat.long': { maxLength: 1000 },
  'form.choice': { maxItems: 9, minLength: 2 },
  'form.code.digits': {},
  'form.coupon': {},
  'form.id': { maxLength: 64 },
  'form.image.url': { maxLength: 500 },
  'form.number': {},
  'form.page': { minimum: 1 },
  'form.password.length': {},
  'form.quantity.max': { maximum: 500 },
  'form.quantity.min': { minimum: 1 },
  'form.quantity.whole': {},
  'form.required': { minLength: 1, minItems: 1 },
  'form.search.long': { maxLength: 64 },
  'form.search.required': { minLength: 1 },
  'form.time': { minimum: 0, maximum: 253402300799999 },
  'form.tooLong': {},
  'form.username': { minLength: 6, maxLength: 64 },
} as const;
/** A message of a validator: the key under which you have its text. */
export type MessageKey = keyof typeof messageValues;
/** All messages of the validators, for a translator or a test of the texts. */
export const messageKeys = /* @__PURE__ */ Object.keys(messageValues) as readonly MessageKey[];

/** The size and media types of pictures, for a form to show before a picture is selected. */
export const pictureLimits = {} as const;
