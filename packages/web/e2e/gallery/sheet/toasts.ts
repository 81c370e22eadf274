/** The toasts at the top of the page, with every error of the catalog. */
import type { TextKey } from './text-keys.ts';

export const goodNews: readonly TextKey[] = [
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
  'wallet.withdraw.kept',
  'product.shared',
  'reviews.write.thanks',
  'loans.repay.done',
  'loans.form.done',
];

export const badNews: readonly TextKey[] = ['wallet.recharge.notCopied', 'wallet.withdraw.moved'];

/** Toasts with an action. */
export const notes: readonly { readonly text: TextKey; readonly action?: TextKey }[] = [
  { text: 'stores.follow.removed', action: 'stores.follow.undo' },
  { text: 'goods.keep.removed', action: 'goods.keep.undo' },
  { text: 'common.sessionExpired', action: 'common.signIn' },
  { text: 'orders.link.notNow' },
  { text: 'orders.buyAgain.left' },
];
