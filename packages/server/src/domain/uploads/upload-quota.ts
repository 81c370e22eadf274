import { sql } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { dayInMallZone } from '../accounts/mall-day.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { addressSubject } from '../traffic/traffic-control.ts';

const PICTURES_A_DAY = 200;
const PICTURES_OF_VISITORS_AN_HOUR = 60;

/** Whose pictures are counted together: those of an account, of an address, or of visitors of whom nothing is known. */
export interface Uploader {
  readonly userId: string | undefined;
  readonly address?: string | undefined;
}

interface Quota {
  readonly subject: string;
  readonly period: string;
  readonly maxPictures: number;
}

async function quotaOf(db: Db | Tx, { clock }: AppContext, { userId, address }: Uploader): Promise<Quota> {
  const now = await readTime(db, clock);
  if (userId !== undefined)
    return { subject: userId, period: dayInMallZone(now), maxPictures: PICTURES_A_DAY };
  const subject = address === undefined ? 'visitors' : addressSubject(address);
  return { subject, period: now.toISOString().slice(0, 13), maxPictures: PICTURES_OF_VISITORS_AN_HOUR };
}

/** Refuses before anything costly is done; the count itself is taken when the picture is kept. */
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

/** Counts one picture; one conditional statement decides, however many arrive at once. */
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
