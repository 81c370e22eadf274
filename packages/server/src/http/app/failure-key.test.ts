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
