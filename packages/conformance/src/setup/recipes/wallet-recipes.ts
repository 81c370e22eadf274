import type { InputOf } from '@openmall/sdk';
import { compare } from '@openmall/sdk/money';
import type { Caller } from '../../target/exchange.ts';
import { fundPassword } from '../accounts.ts';
import { lacking, Unmet } from '../precondition-error.ts';
import type { World } from '../setup.ts';
import { bindAuthenticator, bindEmail, verifyIdentity } from './account-recipes.ts';
import { asBuyer, asVisitor, type RecipesOf } from './recipe.ts';

/** An address that passes the checksum of its chain; nobody has its key. */
export const withdrawAddress = {
  blockchain_name: 'TRC20',
  coin: 'USDT',
  channel_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const;

/** Another address that passes the checksum, so that a refusal can only be about the first one. */
export const secondWithdrawAddress = 'TW8ggnAVZFef99BAfJr2Nv7nczPrYb1GPD';

export async function aRecharge(
  world: World,
  caller: Caller,
): Promise<InputOf<'rechargeBlockchainRecharge'>> {
  const channels = await world.ask('channelBlockchainList', {}, caller);
  const channel =
    (Array.isArray(channels) ? channels : []).find(({ coin }) => coin === 'USDT') ?? channels?.[0];
  if (!channel) throw lacking('a channel to recharge over');
  const { session_token } = await world.ask('rechargeBlockchainRechargeOpen', {}, caller);
  const amount = String(Math.max(1, Math.ceil(Number(channel.recharge_limit_min))));
  const img = await world.upload(caller, 'recharge');
  const { coin, blockchain_name, address: channel_address } = channel;
  return { session_token, coin, blockchain_name, channel_address, amount, img };
}

/** Everything that a withdrawal asks for, in the order in which a buyer brings it. */
export async function readyToWithdraw(world: World, caller: Caller): Promise<void> {
  if (!world.control) throw lacking('an operator who verifies identities: the control contract');
  await world.orders.fund(caller, '500');
  await bindEmail(world, caller);
  await verifyIdentity(world, caller);
  const idimg_1 = await world.upload(caller, 'kyc');
  await world.ask(
    'kycHighLevelApply',
    { home_place: '12 Fairness Road, Toronto', idimg_1, idimg_2: idimg_1 },
    caller,
  );
  await world.control.decideIdentity(caller.username, 'advanced', 'approve');
  await bindAuthenticator(world, caller);
  await world.ask('userBindWithdrawAddress', withdrawAddress, caller);
}

export async function aWithdrawal(
  world: World,
  caller: Caller,
  amount: string,
): Promise<InputOf<'withdrawApply'>> {
  const { session_token } = await world.ask('withdrawWithdrawOpen', {}, caller);
  return {
    session_token,
    safeword: fundPassword,
    amount,
    channel: 'USDT',
    currency: 'USDT',
    from: withdrawAddress.channel_address,
  };
}

type ThirdParty =
  | 'thirdPartyRechargePhpRecharge2'
  | 'thirdPartyRechargePhpRecharge3'
  | 'thirdPartyRechargePhpRecharge4'
  | 'thirdPartyRechargePhpRecharge5';

async function aTopUp({
  accounts,
  ask,
}: World): Promise<{ caller: Caller; input: { session_token: string; amount: string } }> {
  const caller = await accounts.first();
  const products = await ask('thirdPartyRechargeGetCoinList', {}, caller);
  const range = (Array.isArray(products) ? products : [])[0]?.range?.[0];
  if (!range) throw lacking('a third party to recharge with');
  const { session_token } = await ask('rechargeBlockchainRechargeOpen', {}, caller);
  const least = String(range.min_amount);
  return { caller, input: { session_token, amount: compare(least, 1) > 0 ? least : '1' } };
}
const withReturnPage = async (world: World) => {
  const { caller, input } = await aTopUp(world);
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
> = {
  walletGetUsdt: asBuyer({}),
  walletLogs: asBuyer({}),
  bankCardList: asBuyer({}),
  bankCardAdd: async ({ accounts }) => ({
    caller: await accounts.newcomer(),
    input: { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' },
  }),
  bankCardDel: async (world) => {
    const { caller, input } = await walletRecipes.bankCardAdd(world);
    const { id } = await world.ask('bankCardAdd', input, caller);
    return { ...(caller && { caller }), input: { id } };
  },
  userBindWithdrawAddress: async ({ accounts }) => ({
    caller: await accounts.newcomer(),
    input: withdrawAddress,
  }),
  rechargeBlockchainRechargeOpen: asBuyer({}),
  rechargeBlockchainRecharge: async (world) => {
    const caller = await world.accounts.first();
    return { caller, input: await aRecharge(world, caller) };
  },
  rechargeBlockchainList: asBuyer({}),
  rechargeBlockchainGet: async (world) => {
    const caller = await world.accounts.first();
    await world.ask('rechargeBlockchainRecharge', await aRecharge(world, caller), caller);
    const order_no = (await world.ask('rechargeBlockchainList', {}, caller)).elements?.[0]?.order_no;
    if (!order_no)
      throw new Unmet('unproven', 'rechargeBlockchain!recharge succeeded, but the list shows no record');
    return { caller, input: { order_no } };
  },
  rechargeBlockchainFee: asBuyer({ symbol: 'USDT' }),
  rechargeBlockchainRechargeLimitConfig: asBuyer({}),
  channelBlockchainList: asBuyer({}),
  thirdPartyRechargeGetCoinList: asBuyer({}),
  thirdPartyRechargeRecharge: async (world) => {
    const { caller, input } = await aTopUp(world);
    return { caller, input: { ...input, frenchCurrency: 'USD' } };
  },
  thirdPartyRechargePhpRecharge: aTopUp,
  thirdPartyRechargePhpRecharge2: withReturnPage,
  thirdPartyRechargePhpRecharge3: withReturnPage,
  thirdPartyRechargePhpRecharge4: withReturnPage,
  thirdPartyRechargePhpRecharge5: withReturnPage,
  withdrawList: asBuyer({}),
  withdrawApply: async (world) => {
    const caller = await world.accounts.newcomer();
    await readyToWithdraw(world, caller);
    return { caller, input: await aWithdrawal(world, caller, '100') };
  },
  withdrawFee: asVisitor({ channel: 'USDT' }),
  withdrawGet: async (world) => {
    const { caller, input } = await walletRecipes.withdrawApply(world);
    await world.ask('withdrawApply', input, caller);
    const order_no = (await world.ask('withdrawList', {}, caller)).elements?.[0]?.order_no;
    if (!order_no) throw new Unmet('unproven', 'withdraw!apply succeeded, but the list shows no record');
    return { ...(caller && { caller }), input: { order_no } };
  },
  withdrawWithdrawOpen: asBuyer({}),
  withdrawWithdrawLimitConfig: asBuyer({}),
};
