import { sql } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { dayInMallZone } from '../accounts/mall-day.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { addressSubject } from '../traffic/traffic-control.ts';

const MAX_PER_DAY = 200;
const MAX_PER_HOUR_OF_VISITORS = 60;

/** Uploads are counted by account, by address, or together for visitors without a known address. */
export interface Uploader {
  readonly userId: string | undefined;
  readonly ipAddress?: string | undefined;
}

interface Quota {
  readonly subject: string;
  readonly period: string;
  readonly maxPictures: number;
}

async function quotaOf(db: Db | Tx, { clock }: AppContext, { userId, ipAddress }: Uploader): Promise<Quota> {
  const now = await readTime(db, clock);
  if (userId !== undefined) return { subject: userId, period: dayInMallZone(now), maxPictures: MAX_PER_DAY };
  const subject = ipAddress === undefined ? 'visitors' : addressSubject(ipAddress);
  return { subject, period: now.toISOString().slice(0, 13), maxPictures: MAX_PER_HOUR_OF_VISITORS };
}

/**
 * Checks the quota before the costly work. `countUpload` counts when the picture is saved.
 * @throws {DomainError} `uploadQuotaReached`.
 */
export async function assertQuota(ctx: AppContext, uploader: Uploader): Promise<void> {
  const { subject, period, maxPictures } = await quotaOf(ctx.db, ctx, uploader);
  const used = await ctx.db
    .selectFrom('upload_count')
    .select('pictures')
    .where('subject', '=', subject)
    .where('period', '=', period)
    .executeTakeFirst();
  if (used && used.pictures >= maxPictures) throw new DomainError('uploadQuotaReached');
}

/**
 * Counts one upload. One conditional statement decides, so concurrent uploads can't exceed the quota.
 * @throws {DomainError} `uploadQuotaReached`.
 */
export async function countUpload(tx: Tx, ctx: AppContext, uploader: Uploader): Promise<void> {
  const { subject, period, maxPictures } = await quotaOf(tx, ctx, uploader);
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
        .where(sql<boolean>`upload_count.period <> ${period} or upload_count.pictures < ${maxPictures}`),
    )
    .returning('pictures')
    .executeTakeFirst();
  if (!counted) throw new DomainError('uploadQuotaReached');
}
