import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DATABASES } from '../../test-support/database/databases.ts';
import { failureKey } from './failure-key.ts';

it.each(DATABASES)(
  'A sum that no column holds is a refusal that names the parameters on $name',
  async ({ open }) => {
    const database = await open();
    const overflow = sql`select cast(9e27 as numeric(38, 10)) * 10 ::numeric(38, 10) + cast(9e28 as numeric(38, 10))`;
    const error: unknown = await overflow.execute(database.db).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(failureKey(error)).toBe('parameterError');
    await database.close();
  },
);

it.each(DATABASES)('A database that is still read-only is busy on $name', async ({ open }) => {
  const database = await open();
  const write = database.db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await sql`create table written (id int)`.execute(tx);
  });
  const error: unknown = await write.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '25006' });
  expect(failureKey(error)).toBe('systemError');
  await database.close();
});
