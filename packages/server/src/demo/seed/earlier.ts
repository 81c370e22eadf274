import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

/** A context whose clock is behind by a number of days, so that the domain writes the past. */
export const daysEarlier = (ctx: AppContext, days: number): AppContext => ({
  ...ctx,
  clock: {
    now: () => sql<Date>`(${ctx.clock.now()} - make_interval(secs => ${days * 86_400}::double precision))`,
  },
});
