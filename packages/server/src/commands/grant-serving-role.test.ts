import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sealTransfers } from '../domain/ledger/seal-transfers.ts';
import { runDueJobs } from '../jobs/scheduled-jobs.ts';
import { createPostgresDatabase, POSTGRES_URL } from '../test-support/database/databases.ts';
import { addBuyer, openTestContext } from '../test-support/fixtures/test-context.ts';
import { grantServingRole } from './grant-serving-role.ts';
import { migrate, MigrationsPending } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';

describe.runIf(POSTGRES_URL)('The role of the servers', () => {
  it('serves the mall, but changes neither what is booked nor a table', async () => {
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    const owner = await openPostgres(url);
    await migrate(owner.db);
    const role = `serving_${randomBytes(4).toString('hex')}`;
    const password = randomBytes(12).toString('hex');
    await sql`create role ${sql.id(role)} login password ${sql.lit(password)}`.execute(owner.db);
    await grantServingRole(owner.db, role);
    const address = new URL(url);
    Object.assign(address, { username: role, password });
    const serving = await openPostgres(address.href);
    const ctx = openTestContext(serving);
    expect(await migrate(serving.db)).toEqual([]);
    const pending = { name: '9999-pending', statements: ['create table pending (id text)'] };
    await expect(migrate(serving.db, [pending])).rejects.toBeInstanceOf(MigrationsPending);
    await addBuyer(ctx);
    await sealTransfers(ctx);
    await runDueJobs(ctx);
    for (const statement of [
      `update transfer set amount = amount + 1`,
      `delete from transfer`,
      `truncate transfer cascade`,
      `update journal set ref_id = 'x'`,
      `delete from journal`,
      `delete from desk_act`,
      `drop table transfer`,
      `alter table transfer disable trigger all`,
    ])
      await expect(sql.raw(statement).execute(serving.db), statement).rejects.toMatchObject({
        code: '42501',
      });
    await serving.close();
    await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
    await sql`drop role ${sql.id(role)}`.execute(owner.db);
    await owner.close();
    await drop();
  });
});
