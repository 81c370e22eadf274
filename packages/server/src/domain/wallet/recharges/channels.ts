import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { CoinName, RechargeChannelTable } from '../../../db/schema/wallet.ts';
import { readSettings } from '../../settings/settings.ts';
import { readPrices } from '../crypto/coins.ts';

export type Channel = Selectable<RechargeChannelTable> & { readonly price: string };

export interface ChannelFilter {
  readonly coin?: CoinName | undefined;
  readonly chain?: string;
  readonly address?: string;
}

/** The open recharge channels with the prices of their coins. Empty while the mall accepts no recharges. */
export async function listChannels(db: Db | Tx, filter: ChannelFilter = {}): Promise<readonly Channel[]> {
  const { can_recharge: isOpen } = await readSettings(db, ['can_recharge']);
  if (isOpen !== 'true' && isOpen !== '1') return [];
  const prices = await readPrices(db);
  const { coin, chain, address } = filter;
  let query = db.selectFrom('recharge_channel').selectAll().where('is_open', '=', true);
  if (coin) query = query.where('coin', '=', coin);
  if (chain) query = query.where('blockchain_name', '=', chain);
  if (address) query = query.where('address', '=', address);
  const rows = await query.orderBy('position').orderBy('id').limit(100).execute();
  return rows.flatMap((row) => {
    const price = prices[row.coin];
    return price === undefined ? [] : [{ ...row, price }];
  });
}
