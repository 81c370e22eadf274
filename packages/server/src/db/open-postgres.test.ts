import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { openPostgres } from './open-postgres.ts';

const url = process.env['TEST_DATABASE_URL'];
afterEach(() => vi.restoreAllMocks());

/** A failover, an operator or the idle timeout can end a connection between two statements. */
it.skipIf(url === undefined)(
  'A connection that breaks in a transaction fails only that transaction',
  async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const [ctx, operator] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')];
    const work = ctx.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(operator.db);
      // The error arrives while no statement is running.
      await vi.waitFor(() => expect(logged).toHaveBeenCalled(), 5_000);
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow();
    await expect(sql`select 1`.execute(ctx.db)).resolves.toBeDefined();
    await Promise.all([ctx.close(), operator.close()]);
  },
);
