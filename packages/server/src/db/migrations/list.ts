import { catalogue } from './0001-catalogue.ts';
import { accounts } from './0002-accounts.ts';
import { ledger } from './0003-ledger.ts';
import { orders } from './0004-orders.ts';
import { systemAccounts } from './0005-system-accounts.ts';
import { searchAndFigures } from './0006-search-and-figures.ts';
import { verification } from './0010-verification.ts';
import { recharges } from './0020-recharges.ts';
import { withdrawals } from './0021-withdrawals.ts';
import { payments } from './0022-payments.ts';
import { bankCards } from './0023-bank-cards.ts';
import { uploads } from './0030-uploads.ts';
import { loans } from './0031-loans.ts';
import { chat } from './0032-chat.ts';
import { storeConversations } from './0040-store-talks.ts';
import { otherSide } from './0041-other-side.ts';
import { traffic } from './0060-traffic.ts';
import { sealedAuthenticators } from './0061-sealed-authenticators.ts';
import { specifications } from './0062-specifications.ts';
import { removedAddresses } from './0063-gone-addresses.ts';
import { orderCountries } from './0064-order-countries.ts';
import { couponVersions } from './0300-coupon-versions.ts';
import { couponLists } from './0301-coupon-lists.ts';
import { goodsNameIndexes, goodsNames } from './0302-goods-names.ts';
import { storeSearchPending } from './0304-store-search-pending.ts';
import { searchCategories } from './0310-search-categories.ts';
import { suspenseResolutions } from './0190-suspense-resolutions.ts';
import { suspense } from './0066-suspense.ts';
import { openingFigures } from './0067-opening-figures.ts';
import { priceTiers } from './0069-price-tiers.ts';
import { searchWords } from './0070-search-words.ts';
import { recordNumbers } from './0071-record-numbers.ts';
import { rating } from './0072-rating.ts';
import { facets } from './0073-facets.ts';
import { coupons } from './0074-coupons.ts';
import { displayName } from './0075-display-name.ts';
import { closingDust } from './0076-closing-dust.ts';
import { searchCountsAndNotices } from './0077-search-counts-and-notices.ts';
import { goodsQuestions } from './0078-goods-questions.ts';
import { refunds } from './0080-refunds.ts';
import { returns } from './0110-returns.ts';
import { ledgerSeals } from './0252-ledger-seals.ts';
import { serverKeys } from './0251-server-keys.ts';
import { codesInMessages } from './0250-codes-in-messages.ts';
import { mails } from './0090-mails.ts';
import { orderDeadlines } from './0081-order-deadlines.ts';
import { reviewReplies } from './0068-review-replies.ts';
import { backOffice } from './0100-back-office.ts';
import { sessionDevices } from './0120-session-devices.ts';
import { clockAndEvents } from './0140-clock-and-events.ts';
import { systemReviews } from './0121-system-reviews.ts';
import { storeVersion } from './0150-store-version.ts';
import { variantPictures } from './0145-variant-pictures.ts';
import { carts } from './0135-carts.ts';
import { channelChanges } from './0170-channel-changes.ts';
import { stripeCharges } from './0171-stripe-charges.ts';
import { ledgerChecks } from './0172-ledger-checks.ts';
import { addressRelease } from './0130-address-release.ts';
import { failedAttempts } from './0131-failed-attempts.ts';
import { sizeOfGoods } from './0180-size-of-goods.ts';
import { returnReminders } from './0132-return-reminders.ts';
import { listsByTime } from './0146-lists-by-time.ts';
import { categoryVersions } from './0160-category-versions.ts';
import { contentVersions } from './0161-content-versions.ts';
import { helpPages } from './0162-help-pages.ts';
import { chatTokens } from './0320-chat-tokens.ts';
import { securityEvents } from './0321-security-events.ts';
import { searchTierIndexes, searchTiers } from './0322-search-tiers.ts';
import { categoryOrders } from './0324-category-orders.ts';
import { catalogChanges } from './0325-catalog-changes.ts';
import { discountStarts } from './0326-discount-starts.ts';
import { soldChanges } from './0327-sold-changes.ts';
import { unpaidOrdersOfBuyer } from './0328-unpaid-orders-of-buyer.ts';
import { roomForViews } from './0329-room-for-views.ts';
import { ordersToRemind } from './0330-orders-to-remind.ts';
import { goodsValueIndexes, goodsValues } from './0331-goods-values.ts';
import { goodsValueOrderIndexes, goodsValueOrders } from './0333-goods-value-orders.ts';
import { copyUnsealedTransfers, unsealedTransfers } from './0335-unsealed-transfers.ts';
import { closedAccounts } from './0337-closed-accounts.ts';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /**
   * Runs each statement by itself, after all other migrations: for `create index concurrently`, which lets everyone
   * write meanwhile. Drop the index first: a build that was cut off leaves a useless one.
   */
  readonly isConcurrent?: boolean;
}

/** In order. Never change a released migration: add a new one at the end. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-catalogue', statements: catalogue },
  { name: '0002-accounts', statements: accounts },
  { name: '0003-ledger', statements: ledger },
  { name: '0004-orders', statements: orders },
  { name: '0005-system-accounts', statements: systemAccounts },
  { name: '0006-search-and-figures', statements: searchAndFigures },
  { name: '0010-verification', statements: verification },
  { name: '0020-recharges', statements: recharges },
  { name: '0021-withdrawals', statements: withdrawals },
  { name: '0022-payments', statements: payments },
  { name: '0023-bank-cards', statements: bankCards },
  { name: '0030-uploads', statements: uploads },
  { name: '0031-loans', statements: loans },
  { name: '0032-chat', statements: chat },
  { name: '0040-store-talks', statements: storeConversations },
  { name: '0041-other-side', statements: otherSide },
  { name: '0060-traffic', statements: traffic },
  { name: '0061-sealed-authenticators', statements: sealedAuthenticators },
  { name: '0062-specifications', statements: specifications },
  { name: '0063-gone-addresses', statements: removedAddresses },
  { name: '0064-order-countries', statements: orderCountries },
  { name: '0066-suspense', statements: suspense },
  { name: '0067-opening-figures', statements: openingFigures },
  { name: '0068-review-replies', statements: reviewReplies },
  { name: '0069-price-tiers', statements: priceTiers },
  { name: '0070-search-words', statements: searchWords },
  { name: '0071-record-numbers', statements: recordNumbers },
  { name: '0072-rating', statements: rating },
  { name: '0073-facets', statements: facets },
  { name: '0074-coupons', statements: coupons },
  { name: '0075-display-name', statements: displayName },
  { name: '0076-closing-dust', statements: closingDust },
  { name: '0077-search-counts-and-notices', statements: searchCountsAndNotices },
  { name: '0078-goods-questions', statements: goodsQuestions },
  { name: '0080-refunds', statements: refunds },
  { name: '0090-mails', statements: mails },
  { name: '0100-back-office', statements: backOffice },
  { name: '0081-order-deadlines', statements: orderDeadlines },
  { name: '0110-returns', statements: returns },
  { name: '0120-session-devices', statements: sessionDevices },
  { name: '0121-system-reviews', statements: systemReviews },
  { name: '0145-variant-pictures', statements: variantPictures },
  { name: '0140-clock-and-events', statements: clockAndEvents },
  { name: '0135-carts', statements: carts },
  { name: '0130-address-release', statements: addressRelease },
  { name: '0131-failed-attempts', statements: failedAttempts },
  { name: '0132-return-reminders', statements: returnReminders },
  { name: '0146-lists-by-time', statements: listsByTime },
  { name: '0170-channel-changes', statements: channelChanges },
  { name: '0171-stripe-charges', statements: stripeCharges },
  { name: '0180-size-of-goods', statements: sizeOfGoods },
  { name: '0150-store-version', statements: storeVersion },
  { name: '0160-category-versions', statements: categoryVersions },
  { name: '0161-content-versions', statements: contentVersions },
  { name: '0172-ledger-checks', statements: ledgerChecks },
  { name: '0162-help-pages', statements: helpPages },
  { name: '0250-codes-in-messages', statements: codesInMessages },
  { name: '0251-server-keys', statements: serverKeys },
  { name: '0252-ledger-seals', statements: ledgerSeals },
  { name: '0190-suspense-resolutions', statements: suspenseResolutions },
  { name: '0310-search-categories', statements: searchCategories },
  { name: '0320-chat-tokens', statements: chatTokens },
  { name: '0321-security-events', statements: securityEvents },
  { name: '0300-coupon-versions', statements: couponVersions },
  { name: '0301-coupon-lists', statements: couponLists, isConcurrent: true },
  { name: '0302-goods-names', statements: goodsNames },
  { name: '0304-store-search-pending', statements: storeSearchPending },
  { name: '0303-goods-name-indexes', statements: goodsNameIndexes, isConcurrent: true },
  { name: '0322-search-tiers', statements: searchTiers },
  { name: '0323-search-tier-indexes', statements: searchTierIndexes, isConcurrent: true },
  { name: '0324-category-orders', statements: categoryOrders, isConcurrent: true },
  { name: '0325-catalog-changes', statements: catalogChanges },
  { name: '0326-discount-starts', statements: discountStarts, isConcurrent: true },
  { name: '0327-sold-changes', statements: soldChanges },
  { name: '0328-unpaid-orders-of-buyer', statements: unpaidOrdersOfBuyer, isConcurrent: true },
  { name: '0329-room-for-views', statements: roomForViews },
  { name: '0330-orders-to-remind', statements: ordersToRemind, isConcurrent: true },
  { name: '0331-goods-values', statements: goodsValues },
  { name: '0332-goods-value-indexes', statements: goodsValueIndexes, isConcurrent: true },
  { name: '0333-goods-value-orders', statements: goodsValueOrders },
  { name: '0334-goods-value-order-indexes', statements: goodsValueOrderIndexes, isConcurrent: true },
  { name: '0335-unsealed-transfers', statements: unsealedTransfers },
  { name: '0336-copy-unsealed-transfers', statements: copyUnsealedTransfers, isConcurrent: true },
  { name: '0337-closed-accounts', statements: closedAccounts, isConcurrent: true },
];
