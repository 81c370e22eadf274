import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { CoinName, RechargeChannelTable } from '../../../db/schema/wallet.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { newId } from '../../new-id.ts';
import { signatureOf } from '../withdrawals/approvals.ts';

export type ChannelRow = Selectable<RechargeChannelTable>;

/** Where the money of a channel goes. */
export interface Target {
  readonly coin: CoinName;
  readonly blockchain: string;
  readonly address: string;
}

export const targetOf = ({ coin, blockchain_name: blockchain, address }: ChannelRow): Target => ({
  coin,
  blockchain,
  address,
});

export const isSameTarget = (a: Target, b: Target): boolean =>
  a.coin === b.coin && a.blockchain === b.blockchain && a.address === b.address;

/** @throws {DomainError} `recordNotFound`. */
export async function lockChannel(tx: Tx, id: string): Promise<ChannelRow> {
  const row = await tx
    .selectFrom('recharge_channel')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row;
}

/** A saved channel makes an older change void: it would bring back what was written in between. */
export async function voidChange(tx: Tx, ctx: AppContext, channelId: string): Promise<void> {
  await tx
    .updateTable('recharge_channel_change')
    .set({ decision: 'void', decided_by: signatureOf(ctx).id, decided_at: ctx.clock.now() })
    .where('channel_id', '=', channelId)
    .where('decision', 'is', null)
    .execute();
}

export interface ChangeRequest {
  readonly channelId: string;
  readonly target: Target;
  readonly reason: string;
}

/** Keeps a change until a second person decides it. */
export async function requestChange(
  tx: Tx,
  ctx: AppContext,
  { channelId, target: { coin, blockchain, address }, reason }: ChangeRequest,
): Promise<void> {
  const { id, name } = signatureOf(ctx);
  await tx
    .insertInto('recharge_channel_change')
    .values({
      id: newId('cc'),
      channel_id: channelId,
      coin,
      blockchain_name: blockchain,
      address,
      reason,
      requested_by: id,
      requested_by_name: name,
      requested_at: ctx.clock.now(),
    })
    .execute();
}

async function lockChange(tx: Tx, changeId: string) {
  const find = () => tx.selectFrom('recharge_channel_change').selectAll().where('id', '=', changeId);
  const found = await find().executeTakeFirst();
  if (!found) throw new DomainError('recordNotFound');
  // The channel first, as when it is saved.
  const channel = await lockChannel(tx, found.channel_id);
  const change = await find().forUpdate().executeTakeFirstOrThrow();
  if (change.decision === 'void') throw new DomainError('changedMeanwhile');
  if (change.decision !== null) throw new DomainError('duplicateSubmission');
  return { channel, change };
}

/**
 * Grants a change of where money goes, and opens the channel, or refuses it. Whoever asked for it can only take it back.
 * @throws {DomainError} `recordNotFound`, `duplicateSubmission`, `changedMeanwhile` or `sameApprover`.
 */
export async function decideChange(ctx: AppContext, changeId: string, isGranted: boolean): Promise<void> {
  assertMay(ctx, 'settings:write');
  const { id: actorId } = signatureOf(ctx);
  await transact(ctx, async (tx) => {
    const { channel, change } = await lockChange(tx, changeId);
    const isOwn = change.requested_by === actorId;
    if (isGranted && isOwn) throw new DomainError('sameApprover');
    const refusal = isOwn ? 'void' : 'refused';
    await tx
      .updateTable('recharge_channel_change')
      .set({
        decision: isGranted ? 'granted' : refusal,
        decided_by: actorId,
        decided_at: ctx.clock.now(),
      })
      .where('id', '=', changeId)
      .execute();
    const { coin, blockchain_name, address } = change;
    if (isGranted)
      await tx
        .updateTable('recharge_channel')
        .set({ coin, blockchain_name, address, is_open: true, version: channel.version + 1 })
        .where('id', '=', channel.id)
        .execute();
    const target: Target = { coin, blockchain: blockchain_name, address };
    await recordAudit(tx, ctx, {
      subjectId: channel.id,
      action: isGranted ? 'grantChannel' : 'refuseChannel',
      reason: change.reason,
      before: { ...targetOf(channel), isOpen: channel.is_open },
      after: isGranted ? { ...target, isOpen: true, requestedBy: change.requested_by_name } : undefined,
    });
  });
}
