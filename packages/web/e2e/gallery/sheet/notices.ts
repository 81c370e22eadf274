/** What stays on a page for a while: a notice in a form, and lines that a control says under itself. */
import type { Word } from './words.ts';

export const notices: readonly Word[] = [
  'account.login.expired',
  'account.login.needed',
  'account.login.changed',
  'account.login.closed',
  'wallet.recharge.leaving',
  'goods.onlyEnglish',
  // On a banner it is cut in two lines at its colon.
  'home.banner.house',
  'home.discounted.ends',
  'security.identity.refusedText',
  'checkout.line.priceChanged',
];

/** Under a field, instead of its hint. */
export const hints: readonly Word[] = [
  'security.code.sent',
  'security.slider.missed',
  'form.upload.limits',
  'wallet.recharge.tickFirst',
];

/** In the file of what validators say, but said elsewhere. */
export const notOfValidators: readonly Word[] = [
  'form.optional',
  'form.upload.add',
  'form.upload.addOf',
  'form.upload.limits',
  'form.upload.progress',
  'form.upload.remove',
  'form.upload.again',
];

/** Under a field, as its fault; those of the validators are drawn all. */
export const faults: readonly Word[] = [
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
