import type { InputOf } from '@openmall/sdk';
import { compare } from '@openmall/sdk/money';
import type { Caller } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../accounts.ts';
import { missingPrecondition, PreconditionError } from '../precondition-error.ts';
import type { Setup } from '../setup.ts';
import { bindAuthenticator, bindEmail, nextCode, verifyIdentity } from './account-recipes.ts';
import { asBuyer, asVisitor, type RecipesOf } from './recipe.ts';

/** A valid address of its chain. Nobody has its key. */
export const withdrawAddress = {
  blockchain_name: 'TRC20',
  coin: 'USDT',
  channel_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const;

/** Another valid address, so that only the first one can be the reason for a refusal. */
export const OTHER_WITHDRAW_ADDRESS = 'TW8ggnAVZFef99BAfJr2Nv7nczPrYb1GPD';

/**
 * Opens the form of a recharge and returns its input.
 * @throws {PreconditionError} if there is no channel.
 */
export async function createRecharge(
  setup: Setup,
  caller: Caller,
): Promise<InputOf<'rechargeBlockchainRecharge'>> {
  const channels = await setup.request('channelBlockchainList', {}, caller);
  const channel =
    (Array.isArray(channels) ? channels : []).find(({ coin }) => coin === 'USDT') ?? channels?.[0];
  if (!channel) throw missingPrecondition('a channel to recharge over');
  const { session_token } = await setup.request('rechargeBlockchainRechargeOpen', {}, caller);
  const amount = String(Math.max(1, Math.ceil(Number(channel.recharge_limit_min))));
  const img = await setup.upload(caller, 'recharge');
  const { coin, blockchain_name, address: channel_address } = channel;
  return { session_token, coin, blockchain_name, channel_address, amount, img };
}

/**
 * Meets all preconditions of a withdrawal: money, verifications, an authenticator and an address. Returns the recovery
 * codes of the authenticator.
 * @throws {PreconditionError} without the control contract.
 */
export async function prepareWithdrawals(
  setup: Setup,
  caller: Caller,
  money = '500',
  address: InputOf<'userBindWithdrawAddress'> = withdrawAddress,
): Promise<readonly string[]> {
  if (!setup.control) throw missingPrecondition('`--control`, to verify identities as an operator');
  await setup.orders.fund(caller, money);
  await bindEmail(setup, caller);
  await verifyIdentity(setup, caller);
  const idimg_1 = await setup.upload(caller, 'kyc');
  await setup.request(
    'kycHighLevelApply',
    { home_place: '12 Fairness Road, Toronto', idimg_1, idimg_2: idimg_1 },
    caller,
  );
  await setup.control.decideIdentity(caller.username, 'advanced', 'approve');
  // Bound first, since it needs no code of an authenticator yet.
  await setup.request('userBindWithdrawAddress', address, caller);
  return bindAuthenticator(setup, caller);
}

export async function createWithdrawal(
  setup: Setup,
  caller: Caller,
  amount: string,
): Promise<InputOf<'withdrawApply'>> {
  const { session_token } = await setup.request('withdrawWithdrawOpen', {}, caller);
  return {
    session_token,
    safeword: FUND_PASSWORD,
    authenticatorCode: await nextCode(setup, caller),
    amount,
    channel: 'USDT',
    currency: 'USDT',
    from: withdrawAddress.channel_address,
  };
}

/** An account with a withdrawal address and an authenticator. */
export async function createAddressOwner(setup: Setup): Promise<Caller> {
  const caller = await setup.accounts.newAccount();
  await setup.request('userBindWithdrawAddress', withdrawAddress, caller);
  await bindAuthenticator(setup, caller);
  return caller;
}

type ThirdParty =
  | 'thirdPartyRechargePhpRecharge2'
  | 'thirdPartyRechargePhpRecharge3'
  | 'thirdPartyRechargePhpRecharge4'
  | 'thirdPartyRechargePhpRecharge5';

async function createTopUp({
  accounts,
  request,
}: Setup): Promise<{ caller: Caller; input: { session_token: string; amount: string } }> {
  const caller = await accounts.first();
  const products = await request('thirdPartyRechargeGetCoinList', {}, caller);
  const range = (Array.isArray(products) ? products : [])[0]?.range?.[0];
  if (!range) throw missingPrecondition('a third party to recharge with');
  const { session_token } = await request('rechargeBlockchainRechargeOpen', {}, caller);
  const minimum = String(range.min_amount);
  return { caller, input: { session_token, amount: compare(minimum, 1) > 0 ? minimum : '1' } };
}
const withReturnPage = async (setup: Setup) => {
  const { caller, input } = await createTopUp(setup);
  return { caller, input: { ...input, pageUrl: '/userInfo/money-package' } };
};

export const walletRecipes: RecipesOf<
  | 'walletGetUsdt'
  | 'walletLogs'
  | 'bankCardList'
  | 'bankCardAdd'
  | 'bankCardDel'
  | 'userBindWithdrawAddress'
  | 'rechargeBlockchainRechargeOpen'
  | 'rechargeBlockchainRecharge'
  | 'rechargeBlockchainList'
  | 'rechargeBlockchainGet'
  | 'rechargeBlockchainFee'
  | 'rechargeBlockchainRechargeLimitConfig'
  | 'channelBlockchainList'
  | 'thirdPartyRechargeGetCoinList'
  | 'thirdPartyRechargeRecharge'
  | 'thirdPartyRechargePhpRecharge'
  | ThirdParty
  | 'withdrawList'
  | 'withdrawApply'
  | 'withdrawFee'
  | 'withdrawGet'
  | 'withdrawWithdrawOpen'
  | 'withdrawWithdrawLimitConfig'
  | 'withdrawRequestAddressRelease'
  | 'withdrawCancelAddressRelease'
> = {
  walletGetUsdt: asBuyer({}),
  walletLogs: asBuyer({}),
  bankCardList: asBuyer({}),
  bankCardAdd: async ({ accounts }) => ({
    caller: await accounts.newAccount(),
    input: { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' },
  }),
  bankCardDel: async (setup) => {
    const { caller, input } = await walletRecipes.bankCardAdd(setup);
    const { id } = await setup.request('bankCardAdd', input, caller);
    return { ...(caller && { caller }), input: { id } };
  },
  userBindWithdrawAddress: async ({ accounts }) => ({
    caller: await accounts.newAccount(),
    input: withdrawAddress,
  }),
  rechargeBlockchainRechargeOpen: asBuyer({}),
  rechargeBlockchainRecharge: async (setup) => {
    const caller = await setup.accounts.first();
    return { caller, input: await createRecharge(setup, caller) };
  },
  rechargeBlockchainList: asBuyer({}),
  rechargeBlockchainGet: async (setup) => {
    const caller = await setup.accounts.first();
    await setup.request('rechargeBlockchainRecharge', await createRecharge(setup, caller), caller);
    const order_no = (await setup.request('rechargeBlockchainList', {}, caller)).elements?.[0]?.order_no;
    if (!order_no)
      throw new PreconditionError(
        'inconclusive',
        'rechargeBlockchain!recharge succeeded, but the list shows no record',
      );
    return { caller, input: { order_no } };
  },
  rechargeBlockchainFee: asBuyer({ symbol: 'USDT' }),
  rechargeBlockchainRechargeLimitConfig: asBuyer({}),
  channelBlockchainList: asBuyer({}),
  thirdPartyRechargeGetCoinList: asBuyer({}),
  thirdPartyRechargeRecharge: async (setup) => {
    const { caller, input } = await createTopUp(setup);
    return { caller, input: { ...input, frenchCurrency: 'USD' } };
  },
  thirdPartyRechargePhpRecharge: createTopUp,
  thirdPartyRechargePhpRecharge2: withReturnPage,
  thirdPartyRechargePhpRecharge3: withReturnPage,
  thirdPartyRechargePhpRecharge4: withReturnPage,
  thirdPartyRechargePhpRecharge5: withReturnPage,
  withdrawList: asBuyer({}),
  withdrawApply: async (setup) => {
    const caller = await setup.accounts.newAccount();
    await prepareWithdrawals(setup, caller);
    return { caller, input: await createWithdrawal(setup, caller, '100') };
  },
  withdrawFee: asVisitor({ channel: 'USDT' }),
  withdrawGet: async (setup) => {
    const { caller, input } = await walletRecipes.withdrawApply(setup);
    await setup.request('withdrawApply', input, caller);
    const order_no = (await setup.request('withdrawList', {}, caller)).elements?.[0]?.order_no;
    if (!order_no)
      throw new PreconditionError('inconclusive', 'withdraw!apply succeeded, but the list shows no record');
    return { ...(caller && { caller }), input: { order_no } };
  },
  withdrawWithdrawOpen: asBuyer({}),
  withdrawWithdrawLimitConfig: asBuyer({}),
  withdrawRequestAddressRelease: async (setup) => {
    const caller = await createAddressOwner(setup);
    return { caller, input: { authenticatorCode: await nextCode(setup, caller) } };
  },
  withdrawCancelAddressRelease: async (setup) => ({ caller: await createAddressOwner(setup), input: {} }),
};
