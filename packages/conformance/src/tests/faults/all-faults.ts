import { accountFaults } from './accounts.ts';
import { effectFaults } from './effects.ts';
import { envelopeFaults } from './envelope.ts';
import { figureFaults } from './figures.ts';
import { goodsFaults } from './catalog/goods.ts';
import { inputFaults } from './inputs.ts';
import { limitFaults } from './limits.ts';
import { listFaults } from './lists.ts';
import { moneyFaults } from './money.ts';
import { orderLimitFaults } from './orders/order-limits.ts';
import { couponFaults } from './orders/coupons.ts';
import { orderFaults } from './orders/orders.ts';
import { deadlineFaults } from './orders/deadlines.ts';
import { partRefundFaults } from './orders/part-refunds.ts';
import { returnFaults } from './orders/returns.ts';
import { raceFaults } from './races.ts';
import { cartFaults } from './orders/carts.ts';
import { systemReviewFaults } from './orders/system-reviews.ts';
import { reviewCountFaults } from './orders/review-counts.ts';
import { sessionFaults } from './sessions.ts';
import { stockFaults } from './orders/stock.ts';
import { translationFaults } from './translations.ts';
import { markFaults } from './catalog/marks.ts';
import { pageFaults } from './catalog/pages.ts';
import { recordFaults } from './wallet/records.ts';
import { submissionFaults } from './orders/submission.ts';
import { passwordFaults } from './protocol/passwords.ts';
import { secretFaults } from './protocol/secrets.ts';
import { callFaults } from './protocol/calls.ts';
import { accountPromiseFaults } from './promises/accounts.ts';
import { codePromiseFaults } from './promises/codes.ts';
import { formPromiseFaults } from './promises/forms.ts';
import { listPromiseFaults } from './promises/lists.ts';
import { orderPromiseFaults } from './promises/orders.ts';
import { recordPromiseFaults } from './promises/records.ts';
import { shopPromiseFaults } from './promises/shops.ts';
import { loanFaults } from './wallet/loans.ts';
import { transferFaults } from './wallet/transfers.ts';
import type { PlantedFault } from './planted-fault.ts';

const faults: readonly PlantedFault[] = [
  ...envelopeFaults,
  ...inputFaults,
  ...accountFaults,
  ...sessionFaults,
  ...orderFaults,
  ...couponFaults,
  ...partRefundFaults,
  ...returnFaults,
  ...deadlineFaults,
  ...orderLimitFaults,
  ...moneyFaults,
  ...raceFaults,
  ...limitFaults,
  ...listFaults,
  ...effectFaults,
  ...translationFaults,
  ...figureFaults,
  ...goodsFaults,
  ...stockFaults,
  ...reviewCountFaults,
  ...cartFaults,
  ...systemReviewFaults,
  ...callFaults,
  ...secretFaults,
  ...passwordFaults,
  ...markFaults,
  ...submissionFaults,
  ...recordFaults,
  ...pageFaults,
  ...loanFaults,
  ...transferFaults,
  ...listPromiseFaults,
  ...accountPromiseFaults,
  ...shopPromiseFaults,
  ...orderPromiseFaults,
  ...formPromiseFaults,
  ...codePromiseFaults,
  ...recordPromiseFaults,
];

/** All planted faults, in an order in which one server can have one after the other. */
export const plantedFaults: readonly PlantedFault[] = [
  ...faults.filter(({ requiresSeededOffers }) => requiresSeededOffers),
  ...faults.filter(({ requiresSeededOffers }) => !requiresSeededOffers),
];
