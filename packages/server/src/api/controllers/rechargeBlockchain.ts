import { DomainError } from '../../domain/domain-error.ts';
import { readQuotes } from '../../domain/wallet/crypto/coins.ts';
import type { Handler } from '../handler.ts';
import { listRecharges, readRecharge, type Recharge } from '../../domain/wallet/recharges/read-recharges.ts';
import { recordPageData, recordPageRequest } from '../wire/paging.ts';
import { reportRecharge } from '../../domain/wallet/recharges/recharge.ts';
import { readRechargeLimits } from '../../domain/wallet/recharges/recharge-limits.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';
import { type RechargeDetail, type RechargeRecord, toWireTime } from '@openmall/sdk';
import { coins } from '../wire/money.ts';
import { optionalWireTime } from '../wire/time.ts';

/** Returns the price of every coin of the contract, including coins that the site does not accept. */
export const rechargeBlockchainFee: Handler<'rechargeBlockchainFee'> = async ({ ctx, input }) => {
  const price = (await readQuotes(ctx.db))[input.symbol ?? 'USDT'];
  if (price === undefined)
    throw new DomainError('parameterError', { parameter: { field: 'symbol', rule: 'enum' } });
  return { price };
};

export const rechargeBlockchainGet: Handler<'rechargeBlockchainGet'> = async ({ ctx, input, session }) =>
  showRechargeDetail(await readRecharge(ctx, session.userId, input.order_no));

export const rechargeBlockchainList: Handler<'rechargeBlockchainList'> = async ({ ctx, input, session }) => {
  const page = await listRecharges(ctx, session.userId, input.state, recordPageRequest(input));
  return recordPageData(page, showRechargeRecord);
};

export const rechargeBlockchainRecharge: Handler<'rechargeBlockchainRecharge'> = async ({
  ctx,
  input,
  session,
}) => {
  const id = await reportRecharge(ctx, session.userId, {
    formToken: input.session_token,
    coin: input.coin,
    chain: input.blockchain_name,
    address: input.channel_address,
    volume: input.amount,
    proof: input.img,
    sentFrom: input.from,
    tx: input.tx,
  });
  return { order_no: id };
};

export const rechargeBlockchainRechargeLimitConfig: Handler<
  'rechargeBlockchainRechargeLimitConfig'
> = async ({ ctx }) => {
  const { minimum, maximum } = await readRechargeLimits(ctx.db);
  return { rechargeAmountMin: minimum, rechargeAmountMax: maximum };
};

export const rechargeBlockchainRechargeOpen: Handler<'rechargeBlockchainRechargeOpen'> = async ({
  ctx,
  session,
}) => ({ session_token: await openForm(ctx, session.userId) });

const shared = (row: Recharge) => ({
  order_no: row.id,
  number: row.number,
  coin: row.coin,
  coin_blockchain: `${row.coin}_${row.blockchain_name}`,
  amount: coins(row.amount),
  volume: coins(row.volume),
  fee: 0,
  state: row.state,
  reviewTime: optionalWireTime(row.reviewed_at),
  failure_msg: row.failure,
  from: row.sent_from,
  img: row.image,
  channel_address: row.channel_address,
  payUrl: row.pay_url,
});

const showRechargeRecord = (row: Recharge): RechargeRecord => ({
  ...shared(row),
  symbol: row.coin,
  blockchain_name: row.blockchain_name,
  createTime: toWireTime(row.created_at),
  hash: row.hash,
  tx: row.reported_tx,
  address: row.channel_address,
  isThirdParty: row.is_third_party ? 1 : 0,
});

const showRechargeDetail = (row: Recharge): RechargeDetail => ({
  ...shared(row),
  create_time: toWireTime(row.created_at),
  tx: row.hash ?? row.reported_tx,
});
