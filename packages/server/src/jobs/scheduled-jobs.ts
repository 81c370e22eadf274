import { releaseNames } from '../domain/accounts/release-names.ts';
import { sweepSecurityEvents } from '../domain/accounts/security-events.ts';
import { sweepSessions } from '../domain/accounts/sessions.ts';
import type { AppContext } from '../context.ts';
import { sweepCatalogChanges } from '../domain/catalog/changes/read-changes.ts';
import { sweepSearchCounts } from '../domain/catalog/search/popular-searches.ts';
import { addSoldChanges } from '../domain/inventory/sold-figures.ts';
import { noticeChanges } from '../domain/favourites/notice-changes.ts';
import { requestDailyCheck, runLedgerCheck } from '../domain/ledger/check-runs.ts';
import { sealWaiting } from '../domain/ledger/seal-transfers.ts';
import { expireLoans } from '../domain/loans/decide.ts';
import { expireOrders } from '../domain/orders/cancel.ts';
import { approveByDefault } from '../domain/orders/deadlines/approve-by-default.ts';
import { receiveByDefault } from '../domain/orders/deadlines/receive-by-default.ts';
import { remindBuyers } from '../domain/orders/deadlines/remind-buyers.ts';
import { remindStores } from '../domain/orders/deadlines/remind-stores.ts';
import { releaseHeldMoney, advanceOverdueReturns } from '../domain/orders/deadlines/return-deadlines.ts';
import { expirePayments } from '../domain/payments/open-payment.ts';
import { expireThirdParty } from '../domain/payments/third-party.ts';
import { reviewByDefault } from '../domain/reviews/review-by-default.ts';
import { sweepOfficeSessions } from '../domain/staff/office-sessions.ts';
import { sweepTraffic } from '../domain/traffic/traffic-control.ts';
import { sweepUploads } from '../domain/uploads/sweep-uploads.ts';
import { releaseDueAddresses } from '../domain/wallet/withdrawals/release-address.ts';
import { compareKeys } from '../domain/verification/keys/compare-keys.ts';
import { dropDeadCodes, sweepVerification } from '../domain/verification/sweep-verification.ts';
import { repeat, type RepeatedJob } from './repeat.ts';

const SALES_MS = 1_000;
const CHECKS_MS = 2_000;
const EXPIRY_MS = 5_000;
const DEADLINES_MS = 15_000;
const LOANS_MS = 60_000;
const REVIEWS_MS = 60_000;
const RECHARGES_MS = 600_000;
const CHANGES_MS = 60_000;
const UPLOADS_MS = 600_000;
const SWEEP_MS = 3_600_000;

/** Runs a batch job until nothing is left. Returns how many items it handled. */
async function runUntilDone(work: (ctx: AppContext) => Promise<number>, ctx: AppContext): Promise<number> {
  let total = 0;
  for (let done = await work(ctx); done > 0; done = await work(ctx)) total += done;
  return total;
}

/** Starts the scheduled jobs. It is safe to run them in several processes at once. */
export function startScheduledJobs(ctx: AppContext): RepeatedJob {
  const all = (work: (ctx: AppContext) => Promise<number>) => async () =>
    void (await runUntilDone(work, ctx));
  const jobs = [
    repeat('Counting sales', SALES_MS, () => addSoldChanges(ctx)),
    repeat('Cancelling unpaid orders', EXPIRY_MS, all(expireOrders)),
    repeat('Confirming receipts', DEADLINES_MS, async () => void (await receiveByDefault(ctx))),
    repeat('Granting undecided refunds', DEADLINES_MS, async () => void (await approveByDefault(ctx))),
    repeat('Taking due steps of returns', DEADLINES_MS, async () => void (await advanceOverdueReturns(ctx))),
    repeat('Paying stores', DEADLINES_MS, async () => void (await releaseHeldMoney(ctx))),
    repeat('Reminding buyers', DEADLINES_MS, async () => void (await remindBuyers(ctx))),
    repeat('Reminding stores', DEADLINES_MS, async () => void (await remindStores(ctx))),
    repeat('Removing withdrawal addresses', DEADLINES_MS, async () => void (await releaseDueAddresses(ctx))),
    repeat('Marking overdue loans', LOANS_MS, all(expireLoans)),
    repeat('Adding default reviews', REVIEWS_MS, all(reviewByDefault)),
    repeat('Closing unfinished payments', EXPIRY_MS, async () => void (await expirePayments(ctx))),
    repeat('Expiring unpaid recharges', RECHARGES_MS, async () => void (await expireThirdParty(ctx))),
    repeat('Checking the ledger', CHECKS_MS, async () => void (await runLedgerCheck(ctx))),
    repeat('Asking for the daily check of the ledger', RECHARGES_MS, () => requestDailyCheck(ctx)),
    repeat('Sealing the ledger', EXPIRY_MS, () => sealWaiting(ctx)),
    repeat('Removing unused pictures', UPLOADS_MS, all(sweepUploads)),
    repeat('Deleting ended sessions', SWEEP_MS, () => sweepSessions(ctx)),
    repeat('Deleting old notes about accounts', SWEEP_MS, () => sweepSecurityEvents(ctx)),
    repeat('Deleting ended sessions of the back office', SWEEP_MS, () => sweepOfficeSessions(ctx)),
    repeat('Freeing names of closed accounts', SWEEP_MS, () => releaseNames(ctx)),
    repeat('Noticing changes of favourites', SWEEP_MS, () => noticeChanges(ctx)),
    repeat('Deleting noted changes of the catalog', CHANGES_MS, () => sweepCatalogChanges(ctx)),
    repeat('Deleting old search counts', SWEEP_MS, () => sweepSearchCounts(ctx)),
    repeat('Deleting old rate-limit counters', SWEEP_MS, () => sweepTraffic(ctx)),
    repeat('Deleting the texts of dead codes', DEADLINES_MS, () => dropDeadCodes(ctx)),
    repeat('Noting the keys of this server', SWEEP_MS, async () => void (await compareKeys(ctx))),
    repeat('Deleting used codes', SWEEP_MS, () => sweepVerification(ctx)),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

export interface FinishedJobs {
  readonly cancelledOrders: number;
  readonly receivedOrders: number;
  readonly grantedRefunds: number;
  readonly steppedReturns: number;
  readonly paidStores: number;
  readonly sentReminders: number;
  readonly overdueLoans: number;
  readonly reviewedOrders: number;
  readonly endedPayments: number;
  readonly endedRecharges: number;
  readonly releasedAddresses: number;
}

/** Runs all jobs once, at once, and returns how many items were due. */
export async function runDueJobs(ctx: AppContext): Promise<FinishedJobs> {
  const done = {
    cancelledOrders: await runUntilDone(expireOrders, ctx),
    receivedOrders: await receiveByDefault(ctx),
    grantedRefunds: await approveByDefault(ctx),
    steppedReturns: await advanceOverdueReturns(ctx),
    paidStores: await releaseHeldMoney(ctx),
    sentReminders: (await remindStores(ctx)) + (await remindBuyers(ctx)),
    overdueLoans: await runUntilDone(expireLoans, ctx),
    reviewedOrders: await runUntilDone(reviewByDefault, ctx),
    endedPayments: await expirePayments(ctx),
    endedRecharges: await expireThirdParty(ctx),
    releasedAddresses: await releaseDueAddresses(ctx),
  };
  await runUntilDone(sweepUploads, ctx);
  await sweepSessions(ctx);
  await sweepSecurityEvents(ctx);
  await sweepOfficeSessions(ctx);
  await releaseNames(ctx);
  await sweepVerification(ctx);
  await noticeChanges(ctx);
  await sweepSearchCounts(ctx);
  await sweepTraffic(ctx);
  return done;
}
