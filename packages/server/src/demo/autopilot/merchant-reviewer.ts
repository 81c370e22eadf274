import { sql } from 'kysely';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import { approveMerchant, refuseMerchant } from '../../domain/merchants/decide.ts';

const BATCH = 20;
const TAKEN = 'A store of this name is open already. Please choose another name.';

interface Waiting {
  readonly id: string;
  readonly isTaken: boolean;
}

/** Decides applications that are at least `waitMs` old. Rejects a store name that is in use. Returns how many. */
export async function decideMerchants(ctx: AppContext, waitMs: number): Promise<number> {
  const { rows } = await sql<Waiting>`
    select id, exists (select from store where is_open and lower(store.name) = lower(store_name)) as "isTaken"
    from merchant_application
    where state = 'applied' and
      applied_at <= ${ctx.clock.now()} - make_interval(secs => ${waitMs / 1000}::double precision)
    order by applied_at limit ${BATCH}`.execute(ctx.db);
  let decided = 0;
  for (const { id, isTaken } of rows) {
    try {
      await (isTaken ? refuseMerchant(ctx, id, TAKEN) : approveMerchant(ctx, id));
      decided += 1;
    } catch (error) {
      // Another process was faster, or the applicant is frozen.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return decided;
}
