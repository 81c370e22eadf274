import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { WithdrawalTable } from '../../../db/schema/wallet.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isGreater } from '../../money/exact.ts';
import { readSettings } from '../../settings/settings.ts';

/** The mall itself: the control API, the autopilot and scheduled jobs. It needs no second person. */
export const SYSTEM = 'system';

/** Who approves: a person, or the mall itself. */
export const signatureOf = ({
  actor,
}: Pick<AppContext, 'actor'>): { readonly id: string; readonly name: string } => ({
  id: actor?.id ?? SYSTEM,
  name: actor?.name ?? SYSTEM,
});

export interface Approval {
  readonly staffId: string;
  readonly name: string;
  readonly at: Date;
}

/** The approvals of a withdrawal, oldest first. */
export const readApprovals = (db: Db | Tx, withdrawalId: string): Promise<readonly Approval[]> =>
  db
    .selectFrom('withdrawal_approval')
    .select(['actor_id as staffId', 'actor_name as name', 'at'])
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('at')
    .orderBy('actor_id')
    .execute();

/** From this sum on, in US dollars, two people approve a withdrawal. */
export async function readSecondApprovalFrom(db: Db | Tx): Promise<string> {
  const { withdraw_second_approval_from: from } = await readSettings(db, ['withdraw_second_approval_from']);
  return from;
}

export interface Approvable {
  readonly amount: string;
  readonly withoutCode: boolean;
}

/** How many people have to approve a withdrawal: two for a large one, and where no code of the authenticator came with it. */
export const approvalsNeeded = ({ amount, withoutCode }: Approvable, secondFrom: string): number =>
  isGreater(secondFrom, amount) && !withoutCode ? 1 : 2;

/**
 * Adds the approval of the actor to a withdrawal that the caller has locked, and marks it as approved once there are
 * enough.
 * @throws {DomainError} `sameApprover`.
 */
export async function addApproval(tx: Tx, ctx: AppContext, row: Selectable<WithdrawalTable>): Promise<void> {
  const { id, name } = signatureOf(ctx);
  const approvals = await readApprovals(tx, row.id);
  if (approvals.some(({ staffId }) => staffId === id)) throw new DomainError('sameApprover');
  await tx
    .insertInto('withdrawal_approval')
    .values({ withdrawal_id: row.id, actor_id: id, actor_name: name, at: ctx.clock.now() })
    .execute();
  const { amount, without_code: withoutCode } = row;
  const needed =
    id === SYSTEM ? 1 : approvalsNeeded({ amount, withoutCode }, await readSecondApprovalFrom(tx));
  if (approvals.length + 1 < needed) return;
  await tx.updateTable('withdrawal').set({ approved_at: ctx.clock.now() }).where('id', '=', row.id).execute();
}
