/** Ways into and out of the wallet for stories: channels, prices, and proofs of payments. */
import type { Mall } from '../domain/mall.ts';

export const TRC20 = { coin: 'USDT', chain: 'TRC20', address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa' } as const;
export const ETHER = {
  coin: 'ETH',
  chain: 'ERC20',
  address: '0x7a1c0de50000000000000000000000000000b0b5',
} as const;

/** A setting for the mall, in place of its default. */
export async function setSetting({ db }: Mall, code: string, value: unknown): Promise<void> {
  const row = { code, value: JSON.stringify(value), is_public: false };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ value: row.value }))
    .execute();
}

export async function openChannels(mall: Mall): Promise<void> {
  await setSetting(mall, 'coin_prices', { USDT: '1', USDC: '1', ETH: '3412.55' });
  await mall.db
    .insertInto('recharge_channel')
    .values(
      [TRC20, ETHER].map(({ coin, chain, address }, position) => ({
        id: `ch_${coin}_${chain}`.toLowerCase(),
        coin,
        blockchain_name: chain,
        address,
        minimum: '2',
        maximum: '50000',
        is_auto: true,
        position,
      })),
    )
    .execute();
}

/** The picture of a payment that the user has uploaded. */
export const addProof = async (_mall: Mall, _userId: string): Promise<string> =>
  '/uploads/recharge/5f1d.webp';
