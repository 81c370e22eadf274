import { toWireTime, type WithdrawDetail, type WithdrawRecord } from '@openmall/sdk';
import type { Withdrawal } from '../../domain/wallet/read-withdrawals.ts';
import { coins } from './dollars.ts';
import { optionalWireTime } from './times.ts';

const SHOWN = 4;

/** An account number with all but its last characters hidden. */
const maskNumber = (number: string): string =>
  '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN);

const shared = (row: Withdrawal) => ({
  order_no: row.id,
  coin: row.channel,
  coin_blockchain: row.blockchain_name === null ? row.channel : `${row.channel}_${row.blockchain_name}`,
  amount: coins(row.amount),
  volume: coins(row.volume),
  fee: coins(row.fee),
  arrivalAmount: coins(row.arrival),
  state: row.state,
  reviewTime: optionalWireTime(row.reviewed_at),
  to: row.address,
  failure_msg: row.failure,
  tx: row.tx,
  bank: row.bank?.name ?? null,
  bankCardNo: row.bank ? maskNumber(row.bank.number) : null,
  bankUserName: row.bank?.holder ?? null,
  countryName: row.bank?.country ?? null,
});

export const showWithdrawRecord = (row: Withdrawal): WithdrawRecord => ({
  ...shared(row),
  createTime: toWireTime(row.created_at),
  routingNum: row.bank?.routing ?? null,
  accountAddress: row.bank?.holderAddress ?? null,
  bankAddress: row.bank?.bankAddress ?? null,
});

export const showWithdrawDetail = (row: Withdrawal): WithdrawDetail => ({
  ...shared(row),
  create_time: toWireTime(row.created_at),
  swiftCode: row.bank?.swift ?? null,
});
