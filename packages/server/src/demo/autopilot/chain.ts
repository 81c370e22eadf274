import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import { confirmRecharge } from '../../domain/wallet/recharges/settle-recharge.ts';
import { payOutWithdrawal } from '../../domain/wallet/withdrawals/settle-withdrawal.ts';

const BATCH = 50;

/** The number that the demo's chain gives to a transfer. */
const transferNumber = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Someone else was faster; nothing is left to do. */
async function unlessSettled(act: Promise<void>): Promise<number> {
  try {
    await act;
    return 1;
  } catch (error) {
    if (error instanceof DomainError) return 0;
    throw error;
  }
}

/** Shows reported transfers on the demo's chain, and pays out what was asked for, after it has rested a while. */
export async function playChain(ctx: AppContext, stepMs: number): Promise<number> {
  const { db, clock } = ctx;
  const rested = sql<Date>`${clock.now()} - make_interval(secs => ${stepMs / 1000}::double precision)`;
  const recharges = await db
    .selectFrom('recharge')
    .select('id')
    .where('state', '=', 0)
    .where('is_third_party', '=', false)
    .where('created_at', '<=', rested)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['id', 'channel'])
    .where('state', '=', 0)
    .where('created_at', '<=', rested)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  let settled = 0;
  for (const { id } of recharges)
    settled += await unlessSettled(confirmRecharge(ctx, id, transferNumber(id)));
  for (const { id, channel } of withdrawals)
    settled += await unlessSettled(payOutWithdrawal(ctx, id, channel === 'bank' ? null : transferNumber(id)));
  return settled;
}
