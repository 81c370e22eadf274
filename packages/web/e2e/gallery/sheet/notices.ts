/** Messages that stay on a page: notices in forms, and texts below controls. */
import type { TextKey } from './text-keys.ts';

export const notices: readonly TextKey[] = [
  'account.login.expired',
  'account.login.needed',
  'account.login.changed',
  'account.login.closed',
  'wallet.recharge.leaving',
  'goods.onlyEnglish',
  // A banner splits it at its colon.
  'home.banner.house',
  'home.discounted.ends',
  'security.identity.refusedText',
  'checkout.line.priceChanged',
];

/** Hints below fields. */
export const hints: readonly TextKey[] = [
  'security.code.sent',
  'security.slider.missed',
  'form.upload.limits',
  'wallet.recharge.tickFirst',
];

/** Keys of the validators' namespace that are shown elsewhere. */
export const notOfValidators: readonly TextKey[] = [
  'form.optional',
  'form.upload.add',
  'form.upload.addOf',
  'form.upload.limits',
  'form.upload.progress',
  'form.upload.remove',
  'form.upload.again',
];

/** Errors below fields, in addition to those of the validators. */
export const faults: readonly TextKey[] = [
  'goods.quantity.below',
  'goods.quantity.above',
  'goods.quantity.step',
  'common.search.empty',
  'common.newsletter.wrong',
  'common.newsletter.done',
  'account.register.agreeFirst',
  'cart.nothingChecked',
  'checkout.blocker.address',
  'checkout.blocker.problems',
  'checkout.blocker.prices',
];
