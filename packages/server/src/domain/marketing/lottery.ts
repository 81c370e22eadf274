import type { AppContext } from '../../context.ts';

export interface Lottery {
  readonly id: string;
  readonly title: string;
  readonly detailUrl: string;
  readonly isRunning: boolean;
}

/** The current lucky draw, or the next one; undefined if none is planned. */
export async function currentLottery({ db, clock }: AppContext): Promise<Lottery | undefined> {
  const row = await db
    .selectFrom('lottery')
    .select(['id', 'title', 'detail_url as detailUrl'])
    .select((eb) => eb('starts_at', '<=', clock.now()).as('isRunning'))
    .where('ends_at', '>', clock.now())
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, isRunning: Boolean(row.isRunning) };
}
