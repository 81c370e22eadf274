import { sweepSessions } from '../domain/accounts/sessions.ts';
import type { Mall } from '../domain/mall.ts';
import { expireLoans } from '../domain/loans/decide.ts';
import { expireOrders } from '../domain/orders/cancel.ts';
import { expirePayments } from '../domain/payments/open-payment.ts';
import { expireThirdParty } from '../domain/payments/third-party.ts';
import { sweepUploads } from '../domain/uploads/sweep-uploads.ts';
import { sweepVerification } from '../domain/verification/sweep-verification.ts';
import { repeat, type Repeated } from './repeat.ts';

const EXPIRY_MS = 5_000;
const LOANS_MS = 60_000;
const UPLOADS_MS = 600_000;
const SWEEP_MS = 3_600_000;

/** What time does by itself in every mall. Any number of processes may run it. */
export function startClockwork(mall: Mall): Repeated {
  const expire = async () => {
    while ((await expireOrders(mall)) > 0);
  };
  const expireDebts = async () => {
    while ((await expireLoans(mall)) > 0);
  };
  const sweep = async () => {
    while ((await sweepUploads(mall)) > 0);
  };
  const jobs = [
    repeat('Cancelling unpaid orders', EXPIRY_MS, expire),
    repeat('Marking overdue loans', LOANS_MS, expireDebts),
    repeat('Closing unfinished payments', EXPIRY_MS, () => expirePayments(mall)),
    repeat('Giving up unpaid recharges', UPLOADS_MS, () => expireThirdParty(mall)),
    repeat('Removing unused pictures', UPLOADS_MS, sweep),
    repeat('Forgetting ended sessions', SWEEP_MS, () => sweepSessions(mall)),
    repeat('Forgetting used codes', SWEEP_MS, () => sweepVerification(mall)),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
