import { type InputOf, toWireTime, type WithdrawDetail, type WithdrawRecord } from '@openmall/sdk';
import {
  listWithdrawals,
  readWithdrawal,
  type Withdrawal,
} from '../../domain/wallet/withdrawals/read-withdrawals.ts';
import { coins } from '../wire/money.ts';
import { optionalWireTime } from '../wire/time.ts';
import type { BankAccount } from '../../db/schema/wallet.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { requestWithdrawal } from '../../domain/wallet/withdrawals/withdraw.ts';
import type { Handler } from '../handler.ts';
import { composeName, composeText } from '../wire/compose-text.ts';
import {
  countOwnToday,
  readFeeShare,
  readWithdrawTerms,
} from '../../domain/wallet/withdrawals/withdraw-terms.ts';
import { recordPageData, recordPageRequest } from '../wire/paging.ts';
import { readBoundAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import {
  cancelAddressRelease,
  readReleaseHours,
  requestAddressRelease,
} from '../../domain/wallet/withdrawals/release-address.ts';
import { openForm } from '../../domain/wallet/money-forms.ts';

const SHOWN = 4;

/** Hides all but the last characters of an account number. */
const maskNumber = (number: string): string =>
  '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN);

const shared = (row: Withdrawal) => ({
  order_no: row.id,
  number: row.number,
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

const showWithdrawRecord = (row: Withdrawal): WithdrawRecord => ({
  ...shared(row),
  createTime: toWireTime(row.created_at),
  routingNum: row.bank?.routing ?? null,
  accountAddress: row.bank?.holderAddress ?? null,
  bankAddress: row.bank?.bankAddress ?? null,
});

const showWithdrawDetail = (row: Withdrawal): WithdrawDetail => ({
  ...shared(row),
  create_time: toWireTime(row.created_at),
  swiftCode: row.bank?.swift ?? null,
});

type Input = InputOf<'withdrawApply'>;

const orNull = (text: string | undefined): string | null => text ?? null;

function bankOf(input: Input): BankAccount | undefined {
  const { bankName: name, bankUserName: holder, bankCardNo: number } = input;
  if (name === undefined || holder === undefined || number === undefined) return undefined;
  return {
    name: composeText(name),
    holder: composeName(holder),
    number,
    routing: orNull(input.routingNum),
    swift: orNull(input.swiftCode),
    holderAddress: orNull(input.accountAddress),
    bankAddress: orNull(input.bankAddress),
    country: orNull(input.countryName),
  };
}

export const withdrawApply: Handler<'withdrawApply'> = async ({ ctx, input, session, isFamily }) => {
  if (input.currency !== undefined && input.currency !== 'USDT')
    throw new DomainError('parameterError', { parameter: { field: 'currency', rule: 'enum' } });
  const id = await requestWithdrawal(ctx, session.userId, {
    formToken: input.session_token,
    fundPassword: input.safeword,
    authenticator: { code: input.authenticatorCode, mayOmit: isFamily },
    channel: input.channel,
    volume: input.amount,
    address: input.from,
    bank: input.channel === 'bank' ? bankOf(input) : undefined,
  });
  return { order_no: id };
};

export const withdrawFee: Handler<'withdrawFee'> = async ({ ctx, input }) => ({
  withdraw_fee: Number(await readFeeShare(ctx.db, input.channel ?? 'USDT')),
});

export const withdrawGet: Handler<'withdrawGet'> = async ({ ctx, input, session }) =>
  showWithdrawDetail(await readWithdrawal(ctx, session.userId, input.order_no));

export const withdrawList: Handler<'withdrawList'> = async ({ ctx, input, session }) => {
  const page = await listWithdrawals(ctx, session.userId, input.state, recordPageRequest(input));
  return recordPageData(page, showWithdrawRecord);
};

export const withdrawWithdrawLimitConfig: Handler<'withdrawWithdrawLimitConfig'> = async ({
  ctx,
  session,
}) => {
  const terms = await readWithdrawTerms(ctx.db);
  const bound = await readBoundAddress(ctx.db, session.userId);
  return {
    withdrawAmountMin: terms.minimum,
    withdrawAmountMax: terms.maximum,
    dailyMax: terms.dailyMax,
    dailyUsed: await countOwnToday(ctx, session.userId),
    openFrom: terms.openFrom,
    openUntil: terms.openUntil,
    boundAddress: bound?.address ?? '',
    addressReleaseHours: await readReleaseHours(ctx.db),
    addressReleaseTime: optionalWireTime(bound?.release_at ?? null),
  };
};

export const withdrawWithdrawOpen: Handler<'withdrawWithdrawOpen'> = async ({ ctx, session }) => {
  const bound = await readBoundAddress(ctx.db, session.userId);
  return {
    session_token: await openForm(ctx, session.userId),
    coinType: bound?.coin ?? '',
    chainName: bound?.blockchain_name ?? '',
    openWithdrawAddressBinding: 1,
    existWithdrawAddress: bound?.address ?? '',
  };
};

export const withdrawRequestAddressRelease: Handler<'withdrawRequestAddressRelease'> = async ({
  ctx,
  input,
  session,
}) => {
  const releaseAt = await requestAddressRelease(ctx, session, input.authenticatorCode);
  return { addressReleaseTime: toWireTime(releaseAt) };
};

export const withdrawCancelAddressRelease: Handler<'withdrawCancelAddressRelease'> = async ({
  ctx,
  session,
}) => {
  await cancelAddressRelease(ctx, session.userId);
  return null;
};
