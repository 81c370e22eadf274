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

test('a filled form is sent', async () => {
  expect(await errorsOf(filled)).toEqual({});
});

test('everything that is missing is named', async () => {
  expect(Object.keys(await errorsOf(emptyRecharge('USDT'))).toSorted()).toEqual([
    'amount',
    'coin',
    'img',
    'network',
  ]);
});

test('an amount outside of the limits, with a third decimal, or below one is refused', async () => {
  const saidOf = async (amount: string) => (await errorsOf({ ...filled, amount }))['amount'];
  expect(await saidOf('9.99')).toBe('form.amount.min');
  expect(await saidOf('10')).toBeUndefined();
  expect(await saidOf('50000')).toBeUndefined();
  expect(await saidOf('50000.01')).toBe('form.amount.max');
  expect(await saidOf('10.001')).toBe('form.recharge.amount');
  expect(await saidOf('ten')).toBe('form.recharge.amount');
});

test('another network has to be confirmed anew', async () => {
  const other = { ...filled, coin: 'ETH', network: 'ERC20', amount: '20' };
  expect(await errorsOf(other)).toEqual({ confirmed: 'form.required' });
});

test('what is credited is exact', () => {
  expect(worthOf('0.1', ether)).toBe('341.255');
  expect(worthOf('123456.78', tether)).toBe('123456.78');
  expect(worthOf('1e9', tether)).toBeUndefined();
  expect(worthOf('', tether)).toBeUndefined();
});

test('the limits of the worth narrow those of the channel', () => {
  const wide = { ...ether, recharge_limit_min: '0.0001', recharge_limit_max: '9999' };
  expect(boundsOf(wide, { rechargeAmountMin: '100', rechargeAmountMax: '1000000' })).toEqual({
    least: '0.03',
    most: '293.03',
  });
  expect(boundsOf(tether, limits)).toEqual({ least: '10', most: '50000' });
});
