import { sql } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { dayInMallZone } from '../accounts/mall-day.ts';
import { DomainError } from '../domain-error.ts';
import type { Mall } from '../mall.ts';

const PICTURES_A_DAY = 200;
/** All visitors together: they have no name to count by. */
const PICTURES_OF_VISITORS_AN_HOUR = 60;

type Quota = { readonly subject: string; readonly period: string; readonly most: number };

async function quotaOf(db: Db | Tx, { clock }: Mall, userId: string | undefined): Promise<Quota> {
  const now = await readTime(db, clock);
  return userId === undefined
    ? { subject: 'visitors', period: now.toISOString().slice(0, 13), most: PICTURES_OF_VISITORS_AN_HOUR }
    : { subject: userId, period: dayInMallZone(now), most: PICTURES_A_DAY };
}

/** Refuses before anything costly is done; the count itself is taken when the picture is kept. */
export async function assertQuota(mall: Mall, userId: string | undefined): Promise<void> {
  const { subject, period, most } = await quotaOf(mall.db, mall, userId);
  const used = await mall.db
    .selectFrom('upload_count')
    .select('pictures')
    .where('subject', '=', subject)
    .where('period', '=', period)
    .executeTakeFirst();
  if (used && used.pictures >= most) throw new DomainError('uploadQuotaReached');
}

/** Counts one picture; one conditional statement decides, however many arrive at once. */
export async function countUpload(tx: Tx, mall: Mall, userId: string | undefined): Promise<void> {
  const { subject, period, most } = await quotaOf(tx, mall, userId);
  const counted = await tx
    .insertInto('upload_count')
    .values({ subject, period, pictures: 1 })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          period,
          pictures: sql<number>`case when upload_count.period = ${period} then upload_count.pictures + 1 else 1 end`,
        })
        .where(sql<boolean>`upload_count.period <> ${period} or upload_count.pictures < ${most}`),
    )
    .returning('pictures')
    .executeTakeFirst();
  if (!counted) throw new DomainError('uploadQuotaReached');
}
