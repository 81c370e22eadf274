/** All checks, in the order in which they run. */
import type { PassiveCheck, ActiveCheck } from '../runner/check.ts';
import { addressChecks } from './accounts/addresses.ts';
import { authenticationChecks } from './accounts/authentication.ts';
import { cartChecks } from './orders/carts.ts';
import { catalogChecks } from './catalog/catalog.ts';
import { effectChecks } from './protocol/refused-writes.ts';
import { envelopeChecks } from './protocol/envelope.ts';
import { goodsDetailsChecks } from './catalog/goods-details.ts';
import { filterChecks } from './catalog/filters.ts';
import { inputChecks } from './protocol/input.ts';
import { leakChecks } from './protocol/leaks.ts';
import { moneyChecks } from './wallet/balance-model.ts';
import { orderChecks } from './orders/pricing-and-payment.ts';
import { lastWithdrawalChecks } from './wallet/last-withdrawal.ts';
import { loanChecks, overdueChecks } from './wallet/loans.ts';
import { orderLimitChecks } from './orders/order-limits.ts';
import { orderFigureChecks } from './orders/order-figures.ts';
import { orderNumberChecks } from './orders/order-numbers.ts';
import { orderRaceChecks } from './orders/order-races.ts';
import { orderRecordChecks } from './orders/order-records.ts';
import { orderRuleChecks } from './orders/order-rules.ts';
import { orderStateChecks } from './orders/order-states.ts';
import { originChecks } from './protocol/origins.ts';
import { ownershipChecks } from './accounts/ownership.ts';
import { pagingChecks } from './catalog/paging.ts';
import { precedenceChecks } from './accounts/error-precedence.ts';
import { protocolChecks } from './protocol/http.ts';
import { raceChecks } from './wallet/wallet-races.ts';
import { reachableChecks } from './protocol/reachable.ts';
import { readBackChecks } from './protocol/read-back.ts';
import { reviewCountChecks } from './orders/reviews/review-counts.ts';
import { orderReviewChecks } from './orders/reviews/order-reviews.ts';
import { reviewChecks } from './orders/reviews/reviews.ts';
import { systemReviewChecks } from './orders/reviews/system-reviews.ts';
import { exactLimitChecks } from './orders/submission/exact-limits.ts';
import { repeatedSubmissionChecks } from './orders/submission/repeated-submission.ts';
import { oldPasswordChecks } from './accounts/old-password.ts';
import { repeatedMarkChecks } from './catalog/repeated-marks.ts';
import { secretChecks } from './protocol/secrets.ts';
import { doubledIdChecks } from './accounts/doubled-ids.ts';
import { extensionChecks } from './catalog/pages/extensions.ts';
import { pageFigureChecks } from './catalog/pages/page-figures.ts';
import { loanEveChecks, loanTermChecks } from './wallet/records/loan-terms.ts';
import { logChainChecks } from './wallet/records/log-chain.ts';
import { usedFormChecks } from './wallet/records/used-forms.ts';
import { withdrawalFigureChecks } from './wallet/records/withdrawal-figures.ts';
import { securityEventChecks } from './accounts/security-events.ts';
import { sessionAgeChecks, sessionChecks } from './accounts/sessions.ts';
import { serviceChecks } from './accounts/chat-and-uploads.ts';
import { closingChecks } from './accounts/closing.ts';
import { newsletterChecks } from './accounts/newsletter.ts';
import { correctionChecks } from './catalog/corrections.ts';
import { completionChecks } from './catalog/completions.ts';
import { facetChecks } from './catalog/facets.ts';
import { noticeChecks } from './catalog/notices.ts';
import { questionChecks } from './catalog/questions.ts';
import { sliderChecks } from './accounts/slider.ts';
import { sortingChecks } from './catalog/sorting.ts';
import { couponChecks } from './offers/coupons.ts';
import { deadlineChecks } from './orders/refunds/deadlines.ts';
import { partRefundChecks } from './orders/refunds/part-refunds.ts';
import { returnChecks } from './orders/refunds/returns.ts';
import { priceTierChecks } from './offers/price-tiers.ts';
import { shownTotalChecks } from './orders/shown-total.ts';
import { reviewRaceChecks } from './orders/reviews/review-race.ts';
import { stockChecks } from './orders/stock.ts';
import { timingChecks } from './protocol/timing.ts';
import { translationChecks } from './languages/translations.ts';
import { accountRuleChecks } from './promises/account-rules.ts';
import { applicationChecks } from './promises/applications.ts';
import { codeChecks, expiringCodeChecks } from './promises/codes.ts';
import { couponClaimChecks } from './promises/coupon-claims.ts';
import { expiringFormChecks } from './promises/expiring-forms.ts';
import { firstProofChecks } from './promises/first-proof.ts';
import { latestFirstChecks } from './promises/latest-first.ts';
import { nothingThereChecks } from './promises/nothing-there.ts';
import { payoutChecks } from './promises/payouts.ts';
import { privatePictureChecks } from './promises/private-pictures.ts';
import { proofChecks } from './promises/proofs.ts';
import { recoveryCodeChecks } from './promises/recovery-codes.ts';
import { repeatChecks } from './promises/repeats.ts';
import { shopRuleChecks } from './promises/shop-rules.ts';
import { sortedListChecks } from './promises/sorted-lists.ts';
import { addressReleaseChecks } from './wallet/address-release.ts';
import { walletChecks } from './wallet/transfers.ts';

export const passiveChecks: readonly PassiveCheck[] = [...envelopeChecks, ...leakChecks, ...secretChecks];
/** `pos.works` comes first, since refusals of an operation that never succeeds show nothing. Checks that advance the clock come last. */
export const activeChecks: readonly ActiveCheck[] = [
  ...reachableChecks,
  ...inputChecks,
  ...effectChecks,
  ...readBackChecks,
  ...authenticationChecks,
  ...oldPasswordChecks,
  ...precedenceChecks,
  ...sessionChecks,
  ...securityEventChecks,
  ...closingChecks,
  ...newsletterChecks,
  ...ownershipChecks,
  ...doubledIdChecks,
  ...pagingChecks,
  ...pageFigureChecks,
  ...filterChecks,
  ...sortingChecks,
  ...correctionChecks,
  ...facetChecks,
  ...completionChecks,
  ...noticeChecks,
  ...questionChecks,
  ...catalogChecks,
  ...goodsDetailsChecks,
  ...repeatedMarkChecks,
  ...extensionChecks,
  ...translationChecks,
  ...protocolChecks,
  ...originChecks,
  ...serviceChecks,
  ...addressChecks,
  ...loanChecks,
  ...loanTermChecks,
  ...walletChecks,
  ...lastWithdrawalChecks,
  ...withdrawalFigureChecks,
  ...usedFormChecks,
  ...logChainChecks,
  ...moneyChecks,
  ...orderRaceChecks,
  ...reviewRaceChecks,
  ...raceChecks,
  ...orderStateChecks,
  ...orderChecks,
  ...orderLimitChecks,
  ...exactLimitChecks,
  ...repeatedSubmissionChecks,
  ...orderFigureChecks,
  ...priceTierChecks,
  ...couponChecks,
  ...cartChecks,
  ...partRefundChecks,
  ...shownTotalChecks,
  ...stockChecks,
  ...orderRecordChecks,
  ...orderNumberChecks,
  ...reviewChecks,
  ...reviewCountChecks,
  ...orderReviewChecks,
  ...latestFirstChecks,
  ...sortedListChecks,
  ...orderRuleChecks,
  ...nothingThereChecks,
  ...repeatChecks,
  ...proofChecks,
  ...codeChecks,
  ...firstProofChecks,
  ...recoveryCodeChecks,
  ...applicationChecks,
  ...accountRuleChecks,
  ...privatePictureChecks,
  ...payoutChecks,
  ...shopRuleChecks,
  ...couponClaimChecks,
  ...timingChecks,
  ...deadlineChecks,
  ...loanEveChecks,
  ...overdueChecks,
  ...returnChecks,
  ...systemReviewChecks,
  ...expiringFormChecks,
  ...expiringCodeChecks,
  ...addressReleaseChecks,
  ...sliderChecks,
  ...sessionAgeChecks,
];
