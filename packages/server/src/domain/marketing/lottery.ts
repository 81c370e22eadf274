import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

export interface Lottery {
  readonly id: string;
  readonly title: string;
  readonly detailUrl: string;
  readonly isRunning: boolean;
}

/** The current lucky draw, or the next one; undefined if none is planned. */
export async function currentLottery({ db, clock }: AppContext, lang: string): Promise<Lottery | undefined> {
  const row = await db
    .selectFrom('lottery')
    .select(['id', 'detail_url as detailUrl'])
    .select(sql<string>`coalesce(titles ->> ${lang}, titles ->> 'en', title)`.as('title'))
    .select((eb) => eb('starts_at', '<=', clock.now()).as('isRunning'))
    .where('ends_at', '>', clock.now())
    .where('is_hidden', '=', false)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, isRunning: Boolean(row.isRunning) };
}
