import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { CoinName } from '../../../db/schema/wallet.ts';
import { DomainError } from '../../domain-error.ts';
import { isPositive } from '../../money/exact.ts';
import { changeSetting } from '../../settings/change-setting.ts';
import { accepts, readSettings } from '../../settings/settings.ts';
import { COINS, networksOf, readQuotes } from '../crypto/coins.ts';
import { signatureOf } from '../withdrawals/approvals.ts';

export interface DeskChannel {
  readonly id: string;
  readonly coin: CoinName;
  readonly blockchain: string;
  readonly address: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly isOpen: boolean;
  readonly position: number;
  readonly version: number;
  readonly recharges: number;
  readonly lastUsedAt: Date | null;
  readonly change: PendingChange | null;
}

export interface PendingChange {
  readonly id: string;
  readonly coin: CoinName;
  readonly blockchain: string;
  readonly address: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly reason: string;
  readonly isOwn: boolean;
}

/** All recharge channels, open and closed, in the order of buyers. */
export async function listAllChannels(ctx: AppContext): Promise<readonly DeskChannel[]> {
  const { db } = ctx;
  const { rows } = await sql<Omit<DeskChannel, 'change'>>`
    select c.id, c.coin, c.blockchain_name as blockchain, c.address, c.minimum, c.maximum, c.is_open as "isOpen", c.position,
      c.version, used.recharges, used.last as "lastUsedAt"
    from recharge_channel as c
    cross join lateral (select count(*)::int as recharges, max(created_at) as last from recharge
      where coin = c.coin and blockchain_name = c.blockchain_name and channel_address = c.address) as used
    order by c.position, c.id limit 200`.execute(db);
  const changes = await db
    .selectFrom('recharge_channel_change')
    .selectAll()
    .where('decision', 'is', null)
    .execute();
  const { id: actorId } = signatureOf(ctx);
  return rows.map((row) => {
    const change = changes.find(({ channel_id: id }) => id === row.id);
    return { ...row, change: change ? pendingOf(change, actorId) : null };
  });
}

interface ChangeRow {
  readonly id: string;
  readonly coin: CoinName;
  readonly blockchain_name: string;
  readonly address: string;
  readonly requested_by: string;
  readonly requested_by_name: string;
  readonly requested_at: Date;
  readonly reason: string;
}

const pendingOf = (change: ChangeRow, actorId: string): PendingChange => ({
  id: change.id,
  coin: change.coin,
  blockchain: change.blockchain_name,
  address: change.address,
  requestedBy: change.requested_by_name,
  requestedAt: change.requested_at,
  reason: change.reason,
  isOwn: change.requested_by === actorId,
});

export interface DeskCoin {
  readonly coin: CoinName;
  readonly networks: readonly string[];
  readonly price: string | null;
  readonly isAccepted: boolean;
}

/** All coins with networks and prices. */
export async function listCoins({ db }: AppContext): Promise<readonly DeskCoin[]> {
  const prices = await readQuotes(db);
  const { accepted_coins: accepted } = await readSettings(db, ['accepted_coins']);
  return COINS.map((coin) => ({
    coin,
    networks: networksOf(coin),
    price: prices[coin] ?? null,
    isAccepted: accepts(accepted, coin),
  }));
}

/**
 * Sets the price of a coin in dollars, or takes it away with null.
 * @throws {DomainError} `parameterError` for a price of nothing.
 */
export async function setCoinPrice(
  ctx: AppContext,
  coin: CoinName,
  price: string | null,
  reason: string,
): Promise<void> {
  if (price !== null && !isPositive(price)) throw new DomainError('parameterError');
  const { coin_prices: text } = await readSettings(ctx.db, ['coin_prices']);
  const { [coin]: _before, ...others } = JSON.parse(text) as Readonly<Record<string, unknown>>; // The setting is an object.
  const prices = price === null ? others : { ...others, [coin]: price };
  await changeSetting(ctx, 'coin_prices', JSON.stringify(prices), { expected: text, reason });
}
