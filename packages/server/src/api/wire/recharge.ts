import { toWireTime, type RechargeDetail, type RechargeRecord } from '@openmall/sdk';
import type { Recharge } from '../../domain/wallet/read-recharges.ts';
import { coins } from './dollars.ts';
import { optionalWireTime } from './times.ts';

const shared = (row: Recharge) => ({
  order_no: row.id,
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

export const showRechargeRecord = (row: Recharge): RechargeRecord => ({
  ...shared(row),
  symbol: row.coin,
  blockchain_name: row.blockchain_name,
  createTime: toWireTime(row.created_at),
  hash: row.hash,
  tx: row.reported_tx,
  address: row.channel_address,
  isThirdParty: row.is_third_party ? 1 : 0,
});

export const showRechargeDetail = (row: Recharge): RechargeDetail => ({
  ...shared(row),
  create_time: toWireTime(row.created_at),
  tx: row.hash ?? row.reported_tx,
});
