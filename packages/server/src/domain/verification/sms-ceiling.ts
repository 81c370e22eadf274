import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import { readSettings } from '../settings/settings.ts';

/** The row that parallel sends wait for. Login names contain no space at the start. */
const CEILING = ' sms';

/**
 * Refuses codes by SMS beyond the ceiling of the whole mall. Codes that are counted, but not sent, count here too:
 * otherwise the refusal would tell which numbers have an account.
 * @throws {DomainError} `tooManyCodeSends`.
 */
export async function assertBelowSmsCeiling(tx: Tx, { clock }: AppContext): Promise<void> {
  await tx
    .insertInto('code_quota')
    .values({ key: CEILING })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('code_quota').select('key').where('key', '=', CEILING).forUpdate().execute();
  const { sms_codes_per_hour: max } = await readSettings(tx, ['sms_codes_per_hour']);
  const { sent } = await tx
    .selectFrom('verification_code')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('channel', '=', 'sms')
    .where('created_at', '>', sql<Date>`${clock.now()} - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (sent >= Number(max)) throw new DomainError('tooManyCodeSends');
}
