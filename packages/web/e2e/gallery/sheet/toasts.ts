/** The toasts at the top of the page, with every error of the catalog. */
import type { Word } from './words.ts';

export const goodNews: readonly Word[] = [
  'goods.keep.savedHere',
  'common.reach.back',
  'common.signedOut',
  'favourites.history.cleared',
  'orders.remind.done',
  'orders.receive.done',
  'orders.cancel.done',
  'orders.refund.done',
  'security.identity.done',
  'security.avatar.done',
  'security.authenticator.copied',
  'security.authenticator.done',
  'security.authenticator.removed',
  'security.bind.email.done',
  'security.bind.phone.done',
  'account.address.saved',
  'account.address.deleted',
  'account.fund.done',
  'account.fund.changed',
  'account.register.done',
  'account.login.done',
  'wallet.recharge.copied',
  'wallet.recharge.reported',
  'wallet.withdraw.bindDone',
  'wallet.withdraw.done',
  'product.shared',
  'reviews.write.thanks',
  'loans.repay.done',
  'loans.form.done',
];

export const badNews: readonly Word[] = ['wallet.recharge.notCopied', 'wallet.withdraw.moved'];

/** With what can be done about it. */
export const notes: readonly { readonly text: Word; readonly action?: Word }[] = [
  { text: 'stores.follow.removed', action: 'stores.follow.undo' },
  { text: 'goods.keep.removed', action: 'goods.keep.undo' },
  { text: 'common.sessionExpired', action: 'common.signIn' },
  { text: 'orders.link.notNow' },
  { text: 'orders.buyAgain.left' },
];
