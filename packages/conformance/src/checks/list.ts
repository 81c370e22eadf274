/** Every check of the judge, in the order in which they run. */
import type { Observation, Trial } from '../judge/check.ts';
import { addressChecks } from './addresses.ts';
import { authenticationChecks } from './authentication.ts';
import { catalogueChecks } from './catalogue.ts';
import { effectChecks } from './effects.ts';
import { envelopeChecks } from './envelope.ts';
import { filterChecks } from './filters.ts';
import { inputChecks } from './input.ts';
import { leakChecks } from './leaks.ts';
import { moneyChecks } from './money.ts';
import { orderChecks } from './orders.ts';
import { loanChecks, overdueChecks } from './loans.ts';
import { orderLimitChecks } from './order-limits.ts';
import { orderFigureChecks } from './order-figures.ts';
import { orderRaceChecks } from './order-races.ts';
import { orderRecordChecks } from './order-records.ts';
import { orderStateChecks } from './order-states.ts';
import { originChecks } from './origins.ts';
import { ownershipChecks } from './ownership.ts';
import { pagingChecks } from './paging.ts';
import { precedenceChecks } from './precedence.ts';
import { protocolChecks } from './protocol.ts';
import { raceChecks } from './races.ts';
import { reachableChecks } from './reachable.ts';
import { readBackChecks } from './read-back.ts';
import { reviewCountChecks } from './review-counts.ts';
import { reviewChecks } from './reviews.ts';
import { sessionAgeChecks, sessionChecks } from './sessions.ts';
import { serviceChecks } from './services.ts';
import { sortingChecks } from './sorting.ts';
import { stockChecks } from './stock.ts';
import { timingChecks } from './timing.ts';
import { translationChecks } from './translations.ts';
import { walletChecks } from './wallet.ts';

export const observations: readonly Observation[] = [...envelopeChecks, ...leakChecks];
/** `pos.works` comes first: what never succeeds proves nothing by refusing. What moves the clock comes last. */
export const trials: readonly Trial[] = [
  ...reachableChecks,
  ...inputChecks,
  ...effectChecks,
  ...readBackChecks,
  ...authenticationChecks,
  ...precedenceChecks,
  ...sessionChecks,
  ...ownershipChecks,
  ...pagingChecks,
  ...filterChecks,
  ...sortingChecks,
  ...catalogueChecks,
  ...translationChecks,
  ...protocolChecks,
  ...originChecks,
  ...serviceChecks,
  ...addressChecks,
  ...loanChecks,
  ...walletChecks,
  ...moneyChecks,
  ...orderRaceChecks,
  ...raceChecks,
  ...orderStateChecks,
  ...orderChecks,
  ...orderLimitChecks,
  ...orderFigureChecks,
  ...stockChecks,
  ...orderRecordChecks,
  ...reviewChecks,
  ...reviewCountChecks,
  ...timingChecks,
  ...overdueChecks,
  ...sessionAgeChecks,
];
