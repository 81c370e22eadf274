import type { AppContext } from '../../context.ts';

/** Addresses with invalid checksums: wallet apps reject them, so that no visitor loses money. */
const CHANNELS = [
  {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TQ5pDemoZ4rH8kL2mV7cXs9bYd3fGw6uJa',
    minimum: '1',
    maximum: '50000',
  },
  {
    coin: 'USDT',
    chain: 'ERC20',
    address: '0xDemo0de50000000000000000000000000000b0b5',
    minimum: '10',
    maximum: '50000',
  },
  {
    coin: 'ETH',
    chain: 'ERC20',
    address: '0xDemo0de50000000000000000000000000000b0b5',
    minimum: '0.005',
    maximum: '100',
  },
  {
    coin: 'BTC',
    chain: 'OMNI',
    address: '1DemoQ7xY2pR9sT4uV6wX8zA3bC5dE7fG',
    minimum: '0.0002',
    maximum: '10',
  },
  {
    coin: 'USDC',
    chain: 'ERC20',
    address: '0xDemo0de50000000000000000000000000000b0b5',
    minimum: '10',
    maximum: '50000',
  },
] as const;

/** Distinguish demo channels from real ones. */
export const DEMO_ADDRESSES: readonly string[] = [...new Set(CHANNELS.map(({ address }) => address))];

const SETTINGS: Readonly<Record<string, unknown>> = {
  coin_prices: { USDT: '1', USDC: '1', ETH: '3412.55', BTC: '64250.5' },
  third_party_products: [
    {
      productType: 'Bank',
      range: [
        { min_amount: 50, max_amount: 5000, bank_code: 'sepa', currency: 'EUR' },
        { min_amount: 100, max_amount: 10000, bank_code: 'swift' },
      ],
    },
    { productType: 'GCash', range: [{ min_amount: 10, max_amount: 2000, bank_code: 'gcash' }] },
    { productType: 'GCash2.0', range: [{ min_amount: 10, max_amount: 2000, bank_code: 'gcash2' }] },
    { productType: 'GCash3.0', range: [{ min_amount: 10, max_amount: 2000, bank_code: 'gcash3' }] },
    { productType: 'Maya', range: [{ min_amount: 10, max_amount: 1500, bank_code: 'maya' }] },
    { productType: 'GCash pay', range: [{ min_amount: 10, max_amount: 500, bank_code: 'gcashpay' }] },
  ],
};

/**
 * Adds the recharge channels and wallet settings of the demo. Also updates malls that were filled by older versions.
 */
export async function openDemoWallet({ db }: AppContext): Promise<void> {
  await db
    .insertInto('recharge_channel')
    .values(
      CHANNELS.map(({ coin, chain, address, minimum, maximum }, position) => ({
        id: `ch_${coin}_${chain}`.toLowerCase(),
        coin,
        blockchain_name: chain,
        address,
        minimum,
        maximum,
        is_auto: coin !== 'BTC',
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('setting')
    .values(Object.entries(SETTINGS).map(([code, value]) => ({ code, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
