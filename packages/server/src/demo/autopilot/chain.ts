import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import { confirmRecharge } from '../../domain/wallet/recharges/settle-recharge.ts';
import { payOutWithdrawal } from '../../domain/wallet/withdrawals/settle-withdrawal.ts';

const BATCH = 50;

/** The simulated transaction hash of a transfer. */
const transactionHash = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Returns 0 if another process was faster. */
async function countSettled(action: Promise<void>): Promise<number> {
  try {
    await action;
    return 1;
  } catch (error) {
    if (error instanceof DomainError) return 0;
    throw error;
  }
}

/** Confirms reported recharges and pays out withdrawals that are at least `stepMs` old. Returns how many. */
export async function playChain(ctx: AppContext, stepMs: number): Promise<number> {
  const { db, clock } = ctx;
  const createdBefore = sql<Date>`${clock.now()} - make_interval(secs => ${stepMs / 1000}::double precision)`;
  const recharges = await db
    .selectFrom('recharge')
    .select('id')
    .where('state', '=', 0)
    .where('is_third_party', '=', false)
    .where('created_at', '<=', createdBefore)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['id', 'channel'])
    .where('state', '=', 0)
    .where('created_at', '<=', createdBefore)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  let settled = 0;
  for (const { id } of recharges)
    settled += await countSettled(confirmRecharge(ctx, id, transactionHash(id)));
  for (const { id, channel } of withdrawals)
    settled += await countSettled(payOutWithdrawal(ctx, id, channel === 'bank' ? null : transactionHash(id)));
  return settled;
}
