import type { Db } from '../database.ts';

/** So many transactions of one kind run at once. Jobs that come meanwhile wait and share the next one: four save less. */
const MAX_RUNNING = 2;
/** More jobs hold their rows for longer than they save. */
const MAX_JOBS = 8;

interface SharedWork<Job> {
  /** Does the jobs that it can do in one transaction, and returns them. Nothing is done if it throws. */
  readonly together: (jobs: readonly Job[]) => Promise<ReadonlySet<Job>>;
  /** Does one job in a transaction of its own, and throws why it can not be done. */
  readonly alone: (job: Job) => Promise<void>;
}

interface Waiting<Job> {
  readonly job: Job;
  readonly resolve: (done: Promise<void>) => void;
}

/**
 * Runs each job in a transaction of its own while the server has time. Jobs that have to wait are done in one
 * transaction: most of what a short one costs is sending and starting its statements, and its commit.
 */
export function shareTransactions<Job extends { readonly ctx: { readonly db: Db } }>({
  together,
  alone,
}: SharedWork<Job>): (job: Job) => Promise<void> {
  /** By database, because a process may have several, as tests do. */
  const queues = new WeakMap<Db, { readonly waiting: Waiting<Job>[]; running: number }>();

  const runGroup = async (group: readonly Waiting<Job>[]) => {
    const done = group.length > 1 ? together(group.map(({ job }) => job)) : Promise.resolve(new Set<Job>());
    const runs = group.map(async ({ job }) => {
      if (!(await done).has(job)) await alone(job);
    });
    group.forEach(({ resolve }, index) => resolve(runs[index] ?? Promise.resolve()));
    await Promise.allSettled(runs);
  };
  return (job) =>
    new Promise((resolve) => {
      const queue = queues.get(job.ctx.db) ?? { waiting: [], running: 0 };
      queues.set(job.ctx.db, queue);
      queue.waiting.push({ job, resolve });
      const run = async () => {
        queue.running += 1;
        while (queue.waiting.length > 0) await runGroup(queue.waiting.splice(0, MAX_JOBS));
        queue.running -= 1;
      };
      if (queue.running < MAX_RUNNING) void run();
    });
}
