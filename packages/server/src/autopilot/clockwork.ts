import { sweepSessions } from '../domain/accounts/sessions.ts';
import type { Mall } from '../domain/mall.ts';
import { expireOrders } from '../domain/orders/cancel.ts';
import { sweepUploads } from '../domain/uploads/sweep-uploads.ts';
import { sweepVerification } from '../domain/verification/sweep-verification.ts';
import { repeat, type Repeated } from './repeat.ts';

const EXPIRY_MS = 5_000;
const UPLOADS_MS = 600_000;
const SWEEP_MS = 3_600_000;

/** What time does by itself in every mall. Any number of processes may run it. */
export function startClockwork(mall: Mall): Repeated {
  const expire = async () => {
    while ((await expireOrders(mall)) > 0);
  };
  const sweep = async () => {
    while ((await sweepUploads(mall)) > 0);
  };
  const jobs = [
    repeat('Cancelling unpaid orders', EXPIRY_MS, expire),
    repeat('Removing unused pictures', UPLOADS_MS, sweep),
    repeat('Forgetting ended sessions', SWEEP_MS, () => sweepSessions(mall)),
    repeat('Forgetting used codes', SWEEP_MS, () => sweepVerification(mall)),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
