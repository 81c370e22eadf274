import type { Tx } from '../../../db/database.ts';
import { isUniqueViolation, transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay, requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { isGreater, isPositive } from '../../money/exact.ts';
import { newId } from '../../new-id.ts';
import { readSettings } from '../../settings/settings.ts';
import { isCoinOnNetwork } from '../crypto/coins.ts';
import { isAddressOfChain } from '../crypto/crypto-address.ts';
import {
  type ChannelRow,
  isSameTarget,
  lockChannel,
  requestChange,
  type Target,
  targetOf,
  voidChange,
} from './channel-changes.ts';

export type ChannelDraft = Target & {
  readonly channelId?: string | undefined;
  readonly version?: number | undefined;
  readonly minimum: string;
  readonly maximum: string;
  readonly isOpen: boolean;
  readonly position: number;
  readonly reason: string;
};

export interface SavedChannel {
  readonly channelId: string;
  readonly version: number;
  /** Whether the receiving address waits for a second person. */
  readonly isPending: boolean;
}

/** @throws {DomainError} `wrongDepositChain` or `addressFormatWrong`. */
function assertTarget({ coin, blockchain, address }: Target): void {
  if (!isCoinOnNetwork(coin, blockchain)) throw new DomainError('wrongDepositChain');
  if (!isAddressOfChain(address, blockchain)) throw new DomainError('addressFormatWrong');
}

/** @throws {DomainError} `recordNotFound` or `changedMeanwhile`. */
async function findChannel(tx: Tx, { channelId, version }: ChannelDraft): Promise<ChannelRow | undefined> {
  if (channelId === undefined) return undefined;
  const found = await lockChannel(tx, channelId);
  if (found.version !== version) throw new DomainError('changedMeanwhile');
  return found;
}

/**
 * Whether what buyers are about to see waits for a second person. Nobody sends money to a closed channel, and the mall
 * itself asks nobody.
 */
async function isToBeGranted(tx: Tx, { actor }: AppContext, isShownAnew: boolean): Promise<boolean> {
  if (!isShownAnew || actor?.id === undefined) return false;
  const { channel_second_approval: isOn } = await readSettings(tx, ['channel_second_approval']);
  return isOn === 'true';
}

type Row = Omit<ChannelRow, 'id' | 'is_auto'>;

const factsOf = ({ coin, blockchain_name, address, minimum, maximum, ...row }: Row) => ({
  coin,
  blockchain: blockchain_name,
  address,
  minimum,
  maximum,
  isOpen: row.is_open,
  position: row.position,
});

/** The row as buyers see it until a pending change is granted: with the old address, and closed if it was. */
function rowOf(draft: ChannelDraft, known: ChannelRow | undefined, isPending: boolean): Row {
  const { minimum, maximum, position, isOpen } = draft;
  const { coin, blockchain, address } = isPending && known ? targetOf(known) : draft;
  return {
    ...{ coin, blockchain_name: blockchain, address, minimum, maximum, position },
    is_open: isPending ? (known?.is_open ?? false) : isOpen,
    version: (known?.version ?? 0) + 1,
  };
}

async function write(tx: Tx, ctx: AppContext, draft: ChannelDraft): Promise<SavedChannel> {
  const known = await findChannel(tx, draft);
  const { coin, blockchain, address, reason } = draft;
  const target: Target = { coin, blockchain, address };
  const isMoved = !known || !isSameTarget(targetOf(known), target);
  if (isMoved) assertTarget(target);
  const isPending = await isToBeGranted(tx, ctx, draft.isOpen && (isMoved || !known.is_open));
  const row = rowOf(draft, known, isPending);
  const id = known?.id ?? newId('ch');
  await tx
    .insertInto('recharge_channel')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await voidChange(tx, ctx, id);
  if (isPending) await requestChange(tx, ctx, { channelId: id, target, reason });
  await recordAudit(tx, ctx, {
    subjectId: id,
    action: 'saveChannel',
    reason,
    before: known && factsOf(known),
    after: { ...factsOf(row), ...(isPending && { asksFor: target }) },
  });
  return { channelId: id, version: row.version, isPending };
}

/**
 * Creates or changes a recharge channel.
 * @throws {DomainError} `recordNotFound`, `changedMeanwhile`, `duplicateSubmission` if another channel has the same
 * address, `wrongDepositChain`, `addressFormatWrong`, or `depositOutsideLimits` if the limits exclude each other.
 */
export async function saveChannel(ctx: AppContext, draft: ChannelDraft): Promise<SavedChannel> {
  assertMay(ctx, 'settings:write');
  const reason = requireReason(draft.reason);
  if (!isPositive(draft.minimum) || isGreater(draft.minimum, draft.maximum))
    throw new DomainError('depositOutsideLimits');
  try {
    return await transact(ctx, (tx) => write(tx, ctx, { ...draft, reason }));
  } catch (cause) {
    throw isUniqueViolation(cause) ? new DomainError('duplicateSubmission', { cause }) : cause;
  }
}
