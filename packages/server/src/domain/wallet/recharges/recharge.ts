import type { CoinName } from '../../../db/schema/wallet.ts';
import { queueEvents } from '../../../db/pending-events.ts';
import { transact } from '../../../db/transact.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { times, truncateCoin } from '../../money/exact.ts';
import { newId } from '../../new-id.ts';
import { requireUploads } from '../../uploads/require-uploads.ts';
import { listChannels } from './channels.ts';
import { lockActiveUser, consumeForm } from '../money-forms.ts';
import { assertDeposit, readRechargeLimits } from './recharge-limits.ts';

export interface RechargeReport {
  readonly formToken: string;
  readonly coin: CoinName;
  readonly chain: string;
  readonly address: string;
  /** Quantity of the coin. */
  readonly volume: string;
  readonly proof: string;
  readonly sentFrom?: string | undefined;
  readonly tx?: string | undefined;
}

/**
 * Records that a user has sent coins. They must have been sent on a channel of the mall.
 * @throws {DomainError} `wrongDepositChain`, or an error of the form or picture.
 */
export async function reportRecharge(
  ctx: AppContext,
  userId: string,
  report: RechargeReport,
): Promise<string> {
  const { coin, chain, address, volume } = report;
  return transact(ctx, async (tx) => {
    await lockActiveUser(tx, userId);
    await consumeForm(tx, ctx, userId, report.formToken);
    const [channel] = await listChannels(tx, { coin, chain, address });
    if (!channel) throw new DomainError('wrongDepositChain');
    assertDeposit(volume, channel);
    const amount = truncateCoin(times(volume, channel.price));
    assertDeposit(amount, await readRechargeLimits(tx));
    await requireUploads(tx, userId, [report.proof], { shownTo: 'owner' });
    const id = newId('rc');
    await tx
      .insertInto('recharge')
      .values({
        id,
        user_id: userId,
        coin,
        blockchain_name: chain,
        channel_address: address,
        volume,
        price: channel.price,
        amount,
        sent_from: report.sentFrom ?? null,
        reported_tx: report.tx ?? null,
        image: report.proof,
        created_at: ctx.clock.now(),
      })
      .execute();
    queueEvents(tx, [{ kind: 'wallet', userId, cause: 'recharge', reference: id }]);
    return id;
  });
}
