/** Apart from the embedded database, which blocks the event loop of its process for longer than PostgreSQL waits. */
import { expect, it, onTestFinished } from 'vitest';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { killDuringPayments, killRoundsMs, minPayments } from './test-support/drill/kill-rounds.ts';

/** `KILLS=200` is a long test. */
const kills = Number(process.env['KILLS'] ?? 8);

it.runIf(POSTGRES_URL)(
  `A server that is killed ${kills} times on PostgreSQL during payments loses no confirmed payment and breaks no invariant`,
  async () => {
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    onTestFinished(drop);
    const { payments, ...faults } = await killDuringPayments({ DATABASE_URL: url }, kills);
    expect(faults).toEqual({ lost: [], breaches: [] });
    expect(payments).toBeGreaterThanOrEqual(minPayments(kills));
  },
  killRoundsMs(kills),
);
