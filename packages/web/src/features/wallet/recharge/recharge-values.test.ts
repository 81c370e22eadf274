import type { RechargeChannel } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { boundsOf, emptyRecharge, rechargeRules, worthOf } from './recharge-values.ts';

const tether: RechargeChannel = {
  id: 'ch_usdt_trc20',
  coin: 'USDT',
  blockchain_name: 'TRC20',
  img: null,
  img_str: null,
  address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
  fee: 1,
  recharge_limit_min: '10',
  recharge_limit_max: '50000',
  auto: 1,
};
const ether: RechargeChannel = {
  ...tether,
  id: 'ch_eth',
  coin: 'ETH',
  blockchain_name: 'ERC20',
  fee: 3412.55,
};
const limits = { rechargeAmountMin: '1', rechargeAmountMax: '1000000' };
const errorsOf = rechargeRules([tether, ether], limits);
const filled = {
  ...emptyRecharge('USDT'),
  network: 'TRC20',
  amount: '250.00',
  confirmed: 'ch_usdt_trc20',
  img: '/uploads/recharge/5f1d.webp',
};

test('accepts a complete form', async () => {
  expect(await errorsOf(filled)).toEqual({});
});

test('reports all missing values', async () => {
  expect(Object.keys(await errorsOf(emptyRecharge('USDT'))).toSorted()).toEqual([
    'amount',
    'coin',
    'img',
    'network',
  ]);
});

test('rejects amounts outside of the limits, with nine decimals, or not numeric', async () => {
  const amountErrorOf = async (amount: string) => (await errorsOf({ ...filled, amount }))['amount'];
  expect(await amountErrorOf('9.99')).toBe('form.amount.min');
  expect(await amountErrorOf('10')).toBeUndefined();
  expect(await amountErrorOf('50000')).toBeUndefined();
  expect(await amountErrorOf('50000.01')).toBe('form.amount.max');
  expect(await amountErrorOf('10.00000001')).toBeUndefined();
  expect(await amountErrorOf('10.000000001')).toBe('form.recharge.quantity');
  expect(await amountErrorOf('ten')).toBe('form.recharge.quantity');
});

test('requires a new confirmation for another network', async () => {
  const other = { ...filled, coin: 'ETH', network: 'ERC20', amount: '20' };
  expect(await errorsOf(other)).toEqual({ confirmed: 'form.required' });
});

test('computes the credited amount exactly', () => {
  expect(worthOf('0.1', ether)).toBe('341.255');
  expect(worthOf('123456.78', tether)).toBe('123456.78');
  expect(worthOf('1e9', tether)).toBeUndefined();
  expect(worthOf('', tether)).toBeUndefined();
});

test('narrows the limits of the channel by those of the value in USDT', () => {
  const wide = { ...ether, recharge_limit_min: '0.0001', recharge_limit_max: '9999' };
  expect(boundsOf(wide, { rechargeAmountMin: '100', rechargeAmountMax: '1000000' })).toEqual({
    min: '0.0293036',
    max: '293.03599947',
  });
  expect(boundsOf(tether, limits)).toEqual({ min: '10', max: '50000' });
});
