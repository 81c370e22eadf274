import {
  toWireTime,
  type InputOf,
  type RechargeDetail,
  type RechargeRecord,
  type WithdrawDetail,
  type WithdrawRecord,
} from '@openmall/sdk';
import { compare, multiply, subtract } from '@openmall/sdk/money';
import { examples } from '../generated/examples.ts';
import type { MoneyRecord } from '../state/account.ts';
import { centsOf, coins, dollars } from '../state/cents.ts';
import { consumeForm, openForm } from '../state/form-tokens.ts';
import { pageOf, recordPage } from '../state/paging.ts';
import { recordNumber } from '../state/record-number.ts';
import { checkAuthenticator } from '../verification/authenticator.ts';
import { confirmOwner } from './accounts/confirm-owner.ts';
import { isIdentified } from '../state/accounts.ts';
import { demand, found } from '../state/refusal.ts';
import { addWalletEntry, checkFundPassword } from '../state/wallet-log.ts';
import type { CallHandlers, CallContext } from '../state/call-context.ts';

const channels = examples.channelBlockchainList().data;
/** What a quantity of a coin is worth in dollars. */
const worthOf = ({ channel, amount }: InputOf<'withdrawApply'>): string =>
  multiply(amount, channels.find(({ coin }) => coin === channel)?.fee ?? 1);
const FEE_SHARE = examples.withdrawFee().data.withdraw_fee;
const MIN_CENTS = 1_000;
const MAX_CENTS = 500_000;
const RELEASE_HOURS = 48;
/** How the addresses of a chain begin. */
const addressForms: Readonly<Record<string, RegExp>> = { ERC20: /^0x/, TRC20: /^T/, OMNI: /^[13]/ };

const time = (at: number | undefined): string | null => (at === undefined ? null : toWireTime(new Date(at)));
const chainName = ({ coin, chain }: MoneyRecord): string => `${coin}_${chain}`;

const rechargeParts = (record: MoneyRecord) => ({
  order_no: record.no,
  number: recordNumber(record.no),
  coin: record.coin,
  coin_blockchain: chainName(record),
  amount: record.amount,
  volume: record.amount,
  fee: Number(record.fee),
  state: record.state,
  reviewTime: time(record.reviewedAt),
  failure_msg: record.failure,
  from: null,
  tx: record.tx,
  img: record.image,
  channel_address: record.address,
});

const showRecharge = (record: MoneyRecord): RechargeRecord => ({
  ...rechargeParts(record),
  symbol: record.coin,
  blockchain_name: record.chain,
  createTime: toWireTime(new Date(record.createdAt)),
  hash: record.tx,
  address: record.address,
});

const rechargeDetail = (record: MoneyRecord): RechargeDetail => ({
  ...rechargeParts(record),
  create_time: toWireTime(new Date(record.createdAt)),
});

const withdrawalParts = (record: MoneyRecord) => ({
  order_no: record.no,
  number: recordNumber(record.no),
  coin: record.coin,
  coin_blockchain: chainName(record),
  amount: record.worth ?? record.amount,
  volume: record.amount,
  fee: record.fee,
  arrivalAmount: subtract(record.amount, record.fee),
  state: record.state,
  reviewTime: time(record.reviewedAt),
  to: record.address,
  failure_msg: record.failure,
  tx: record.tx,
  bank: null,
  bankCardNo: null,
  bankUserName: null,
  countryName: null,
});

const showWithdrawal = (record: MoneyRecord): WithdrawRecord => ({
  ...withdrawalParts(record),
  createTime: toWireTime(new Date(record.createdAt)),
  routingNum: null,
  accountAddress: null,
  bankAddress: null,
});

const withdrawalDetail = (record: MoneyRecord): WithdrawDetail => ({
  ...withdrawalParts(record),
  create_time: toWireTime(new Date(record.createdAt)),
});

const recordBy = (records: readonly MoneyRecord[], no: string): MoneyRecord =>
  found(
    records.find((record) => record.no === no),
    'recordNotFound',
  );

const inState = (records: readonly MoneyRecord[], state: number | undefined): readonly MoneyRecord[] =>
  records.filter((record) => state === undefined || record.state === state);

/** The bound address. It ends once its time to be removed has come. */
function boundAddress({ mall, buyer }: CallContext): string {
  if (buyer.addressReleaseAt !== undefined && buyer.addressReleaseAt <= mall.now()) {
    buyer.boundAddress = '';
    buyer.addressReleaseAt = undefined;
  }
  return buyer.boundAddress;
}

/** Checks what a withdrawal needs, in the order in which users should meet it. The code is used up last. */
async function demandMayWithdraw(context: CallContext, input: InputOf<'withdrawApply'>): Promise<void> {
  const { mall, buyer } = context;
  demand(buyer.email?.isVerified === true || buyer.phone?.isVerified === true, 'phoneOrEmailNotBound');
  demand(buyer.authenticator !== undefined, 'authenticatorNotBound');
  demand(buyer.identity.basic?.status === 2, 'realNameNeeded');
  demand(isIdentified(buyer), 'advancedVerificationNeeded');
  checkFundPassword(mall, buyer, input.safeword);
  demand(mall.formTokens.has(input.session_token), 'sessionTokenInvalid');
  demand(!buyer.withdrawals.some(({ state }) => state === 0), 'withdrawalPending');
  demand(boundAddress(context) !== '', 'withdrawalAddressNotBound');
  const cents = centsOf(worthOf(input));
  const isRest = cents === buyer.cents;
  demand((cents >= MIN_CENTS || isRest) && cents <= MAX_CENTS, 'withdrawalOutsideLimits');
  demand(cents <= buyer.cents, 'insufficientBalance');
  await checkAuthenticator(mall, buyer, found(input.authenticatorCode, 'authenticatorCodeNeeded'));
}

export const walletHandlers = {
  walletGetUsdt: (_input, { buyer: { cents, demoCents } }) => ({
    money: dollars(cents),
    rebate: 0,
    balance: coins(cents),
    demoBalance: coins(demoCents),
  }),
  walletLogs({ direction, pageNum, pageSize }, { buyer }) {
    const matching = buyer.walletLog.filter(
      (line) => direction === undefined || line.direction === direction,
    );
    return pageOf(matching, pageNum, pageSize);
  },
  rechargeBlockchainRechargeOpen: (_input, context) => ({ session_token: openForm(context) }),
  rechargeBlockchainRecharge(input, context) {
    const { mall, buyer } = context;
    consumeForm(context, input.session_token);
    const channel = channels.find(
      ({ coin, blockchain_name }) => coin === input.coin && blockchain_name === input.blockchain_name,
    );
    const { recharge_limit_min: min, recharge_limit_max: max } = found(channel, 'wrongDepositChain');
    const isWithin = compare(input.amount, min) >= 0 && compare(input.amount, max) <= 0;
    demand(isWithin, 'depositOutsideLimits');
    const no = mall.nextId('rc');
    buyer.recharges.unshift({
      no,
      coin: input.coin,
      chain: input.blockchain_name,
      amount: input.amount,
      fee: '0',
      address: input.channel_address,
      image: input.img,
      createdAt: mall.now(),
      tx: input.tx ?? null,
      state: 0,
      reviewedAt: undefined,
      failure: null,
    });
    return { order_no: no };
  },
  rechargeBlockchainList({ page_no, page_size, state }, { buyer }) {
    return recordPage(inState(buyer.recharges, state).map(showRecharge), page_no, page_size);
  },
  rechargeBlockchainGet: ({ order_no }, { buyer }) => rechargeDetail(recordBy(buyer.recharges, order_no)),
  withdrawWithdrawOpen: (_input, context) => ({
    session_token: openForm(context),
    coinType: 'USDT',
    chainName: 'TRC20',
    openWithdrawAddressBinding: 1,
    existWithdrawAddress: boundAddress(context),
  }),
  withdrawWithdrawLimitConfig: (_input, context) => ({
    withdrawAmountMin: coins(MIN_CENTS),
    withdrawAmountMax: coins(MAX_CENTS),
    dailyMax: 3,
    dailyUsed: 0,
    openFrom: '00:00',
    openUntil: '24:00',
    boundAddress: boundAddress(context),
    addressReleaseHours: RELEASE_HOURS,
    addressReleaseTime: time(context.buyer.addressReleaseAt),
  }),
  async withdrawRequestAddressRelease({ authenticatorCode }, context) {
    const { mall, buyer } = context;
    demand(boundAddress(context) !== '', 'withdrawalAddressNotBound');
    await checkAuthenticator(mall, buyer, authenticatorCode);
    buyer.addressReleaseAt ??= mall.now() + RELEASE_HOURS * 3_600_000;
    return { addressReleaseTime: toWireTime(new Date(buyer.addressReleaseAt)) };
  },
  withdrawCancelAddressRelease(_input, context) {
    demand(boundAddress(context) !== '', 'withdrawalAddressNotBound');
    context.buyer.addressReleaseAt = undefined;
    return null;
  },
  async userBindWithdrawAddress(input, context) {
    const { blockchain_name: chain, channel_address, password, authenticatorCode: code } = input;
    const { mall, buyer } = context;
    demand(boundAddress(context) === '', 'onlyOneWithdrawalAddress');
    demand(addressForms[chain]?.test(channel_address) !== false, 'addressFormatWrong');
    if (buyer.authenticator || code !== undefined)
      await checkAuthenticator(mall, buyer, found(code, 'authenticatorCodeNeeded'));
    confirmOwner(context, password);
    buyer.boundAddress = channel_address;
    return null;
  },
  async withdrawApply(input, context) {
    const { mall, buyer } = context;
    await demandMayWithdraw(context, input);
    consumeForm(context, input.session_token);
    const cents = centsOf(worthOf(input));
    const no = mall.nextId('wd');
    addWalletEntry(mall, buyer, { kind: 'withdrawal', cents: -cents, refId: no });
    buyer.withdrawals.unshift({
      no,
      coin: input.channel === 'bank' ? 'USDT' : input.channel,
      chain: 'TRC20',
      amount: input.amount,
      worth: coins(cents),
      fee: multiply(input.amount, FEE_SHARE),
      address: buyer.boundAddress,
      image: null,
      createdAt: mall.now(),
      tx: null,
      state: 0,
      reviewedAt: undefined,
      failure: null,
    });
    return { order_no: no };
  },
  withdrawList({ page_no, page_size, state }, { buyer }) {
    return recordPage(inState(buyer.withdrawals, state).map(showWithdrawal), page_no, page_size);
  },
  withdrawGet: ({ order_no }, { buyer }) => withdrawalDetail(recordBy(buyer.withdrawals, order_no)),
} satisfies Partial<CallHandlers>;
