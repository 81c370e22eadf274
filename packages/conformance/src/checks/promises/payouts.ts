/** Withdrawals to a card that is forgotten meanwhile, and of coins with a rate. */
import { compare, multiply, truncate } from '@openmall/sdk/money';
import type { InputOf } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { createWithdrawal, prepareWithdrawals } from '../../setup/recipes/wallet-recipes.ts';
import type { Caller, Exchange } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { granted, rowsOf, type Row } from '../support/granted.ts';
import { isRefusedWith } from '../support/refusal.ts';

type Form = InputOf<'withdrawApply'>;
const QUANTITY = '100';
const card = { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' };

/** Requests a withdrawal over a channel, which a mall need not have. */
async function withdraw(context: CheckContext, caller: Caller, form: Form): Promise<Exchange> {
  const applied = await context.call('withdrawApply', form, { caller });
  if (isRefusedWith(['paymentMethodNotOpen'], applied))
    throw missingPrecondition(`withdrawals over the channel ${form.channel}`);
  return granted(Promise.resolve(applied));
}

/** The latest withdrawal. */
async function latest(
  context: CheckContext,
  caller: Caller,
): Promise<{ readonly list: Exchange; readonly row: Row }> {
  const list = await granted(context.call('withdrawList', {}, { caller }));
  const [row] = rowsOf(list);
  if (!row) throw new PreconditionError('inconclusive', 'the withdrawal is not in its list', list);
  return { list, row };
}

const PAID_OUT = 1;
const shown = ['state', 'amount', 'bank', 'bankUserName', 'bankCardNo'] as const;

async function checkForgottenCard(context: CheckContext): Promise<void> {
  const { accounts, control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to verify identities as an operator');
  const caller = await accounts.newAccount();
  await prepareWithdrawals(context.setup, caller);
  const { id } = await request('bankCardAdd', card, caller);
  const { from: _, ...form } = await createWithdrawal(context.setup, caller, QUANTITY);
  await withdraw(context, caller, { ...form, ...card, channel: 'bank' });
  const before = await latest(context, caller);
  const forgotten = await granted(context.call('bankCardDel', { id }, { caller }));
  const after = await latest(context, caller);
  const changed = shown.find((name) => before.row[name] !== after.row[name]);
  const message = changed && `changes ${changed} of a withdrawal to a card that is forgotten`;
  context.expect('bankCardDel', message, before.list, forgotten, after.list);
  await control.decideWithdrawal(String(before.row['order_no']), 'execute');
  const { list, row } = await latest(context, caller);
  const unpaid = `leaves a withdrawal to a forgotten card in state ${String(row['state'])} after its payout`;
  context.expect('bankCardDel', row['state'] === PAID_OUT ? undefined : unpaid, forgotten, list);
}

const ETHEREUM = {
  blockchain_name: 'ERC20',
  coin: 'ETH',
  channel_address: '0x52908400098527886E0F7030069857D2E4169EE7',
} as const;

async function checkRate(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const channels = await granted(context.call('channelBlockchainList', {}, { caller }));
  const rate = rowsOf(channels).find(({ coin }) => coin === ETHEREUM.coin)?.['fee'];
  if (typeof rate !== 'number') throw missingPrecondition(`recharges in ${ETHEREUM.coin}`);
  const { withdrawAmountMin } = await request('withdrawWithdrawLimitConfig', {}, caller);
  // Whole coins, since a mall may keep cents only.
  const quantity = String(Math.max(1, Math.ceil(Number(withdrawAmountMin) / rate)));
  const worth = truncate(multiply(quantity, rate), 10);
  await prepareWithdrawals(context.setup, caller, String(Math.ceil(Number(worth)) + 1), ETHEREUM);
  const form = await createWithdrawal(context.setup, caller, quantity);
  const sent = { ...form, channel: ETHEREUM.coin, from: ETHEREUM.channel_address } as const;
  const applied = await withdraw(context, caller, sent);
  const { list, row } = await latest(context, caller);
  const amount = String(row['amount']);
  const message = `takes ${amount} USDT for ${quantity} ${ETHEREUM.coin}, which are worth ${worth} by channelBlockchain!list`;
  const isRight = compare(amount, worth) === 0;
  context.expect('channelBlockchainList', isRight ? undefined : message, channels, applied, list);
}

const define = defineChecks('wallet', 'contract');

export const payoutChecks: readonly ActiveCheck[] = [
  define(
    'wal.forgotten-card',
    'A withdrawal to a bank card goes on after the card is forgotten.',
    ['bankCardDel'],
    checkForgottenCard,
  ),
  define(
    'wal.one-rate',
    'A coin has the same rate in recharges and withdrawals.',
    ['channelBlockchainList'],
    checkRate,
  ),
];
