import type { CoinName } from '../../../db/schema/wallet.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isPositive } from '../../money/exact.ts';
import { accepts, readSettings } from '../../settings/settings.ts';

/** The networks of each coin. A coin sent on another network is lost. */
const CHAINS: Readonly<Record<CoinName, readonly string[]>> = {
  USDT: ['TRC20', 'ERC20', 'OMNI'],
  USDC: ['ERC20'],
  ETH: ['ERC20'],
  BTC: ['OMNI'],
};

export const networksOf = (coin: CoinName): readonly string[] => CHAINS[coin];

export const isCoinOnNetwork = (coin: CoinName, chain: string): boolean => CHAINS[coin].includes(chain);

export type Prices = Readonly<Partial<Record<CoinName, string>>>;

const DECIMAL = /^\d{1,9}(\.\d{1,2})?$/;
export const COINS = Object.keys(CHAINS) as readonly CoinName[]; // The keys of `CHAINS`.

/** Price of each coin in USDT, from the settings. Coins without a valid price are left out. */
export async function readQuotes(db: Db | Tx): Promise<Prices> {
  const { coin_prices: text } = await readSettings(db, ['coin_prices']);
  const stored = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const priced = COINS.flatMap((coin): [CoinName, string][] => {
    const price = String(stored[coin] ?? '');
    return DECIMAL.test(price) && isPositive(price) ? [[coin, price]] : [];
  });
  return Object.fromEntries(priced);
}

/** Prices of the coins that the site accepts. */
export async function readPrices(db: Db | Tx): Promise<Prices> {
  const { accepted_coins: accepted } = await readSettings(db, ['accepted_coins']);
  const quotes = await readQuotes(db);
  return Object.fromEntries(Object.entries(quotes).filter(([coin]) => accepts(accepted, coin)));
}
