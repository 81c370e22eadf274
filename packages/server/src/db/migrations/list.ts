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
import { mails } from './0090-mails.ts';
import { orderDeadlines } from './0081-order-deadlines.ts';
import { reviewReplies } from './0068-review-replies.ts';
import { backOffice } from './0100-back-office.ts';
import { sessionDevices } from './0120-session-devices.ts';
import { clockAndEvents } from './0140-clock-and-events.ts';
import { systemReviews } from './0121-system-reviews.ts';
import { variantPictures } from './0145-variant-pictures.ts';
import { carts } from './0135-carts.ts';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
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
];
