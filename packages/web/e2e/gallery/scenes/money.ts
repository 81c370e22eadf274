/** The wallet, recharges and withdrawals. */
import { walletPath, type WalletQuery } from '../../../src/features/wallet/wallet-query.ts';
import { paths, rechargePath, withQuery } from '../../../src/shared/navigation/paths.ts';
import { movementsOfAllKinds } from './rare-answers.ts';
import {
  buyer,
  click,
  doing,
  full,
  press,
  write,
  type StubbedAnswer,
  type Scene,
  type ScenesOf,
} from './scene.ts';

const wallet = (query: Partial<WalletQuery>, responses: Scene['responses']): Scene => ({
  ...buyer,
  ...full,
  at: walletPath(query),
  responses: { ...responses },
});

const recharges = (record: string, example: StubbedAnswer): Scene =>
  wallet({ tab: 'recharges', record }, { rechargeBlockchainList: 'ok', rechargeBlockchainGet: example });
const withdrawals = (record: string, example: StubbedAnswer): Scene =>
  wallet({ tab: 'withdrawals', record }, { withdrawList: 'ok', withdrawGet: example });

/** A buyer who meets all withdrawal requirements. */
const proved = { localuserGet: 'ok', kycGet: 'ok', kycHighLevelGet: 'ok', googleAuthGet: 'ok' } as const;

export const scenesOfMoney = {
  moneyPackage: {
    wallet: buyer,
    movements: wallet(
      {},
      { walletLogs: movementsOfAllKinds, walletGetUsdt: { like: 'ok', but: { demoBalance: '62.25' } } },
    ),
    'nothing in': wallet({ direction: 'in' }, { walletLogs: 'empty' }),
    'nothing out': wallet({ direction: 'out' }, { walletLogs: 'empty' }),
    'on the way to something': wallet({ back: paths.settlement }, {}),
    recharges: wallet({ tab: 'recharges' }, { rechargeBlockchainList: 'ok' }),
    'no recharge': wallet({ tab: 'recharges' }, { rechargeBlockchainList: 'empty' }),
    'no failed recharge': wallet({ tab: 'recharges', state: 2 }, { rechargeBlockchainList: 'empty' }),
    'recharge under way': recharges('one', { like: 'ok', but: { payUrl: 'https://pay.example/p/one' } }),
    'recharge credited': recharges('one', 'credited'),
    'recharge failed': recharges('one', { like: 'failed', but: { failure_msg: null } }),
    withdrawals: wallet({ tab: 'withdrawals' }, { withdrawList: 'ok' }),
    'no withdrawal': wallet({ tab: 'withdrawals' }, { withdrawList: 'empty' }),
    'no failed withdrawal': wallet({ tab: 'withdrawals', state: 2 }, { withdrawList: 'empty' }),
    'withdrawal under way': withdrawals('one', 'ok'),
    'withdrawal paid out': withdrawals('one', 'paidOut'),
    'withdrawal refused': withdrawals('one', { like: 'refused', but: { failure_msg: null } }),
    'withdrawal to a bank': withdrawals('one', 'bank'),
  },
  recharge: {
    chain: buyer,
    'network chosen': {
      ...buyer,
      ...full,
      at: rechargePath(paths.settlement),
      responses: { channelBlockchainList: 'ok' },
      then: doing(
        click('main label:has([value=BTC])'),
        click('main [role=radiogroup] >> nth=1 >> label'),
        click('main form [type=submit]'),
      ),
    },
    'amount written': {
      ...buyer,
      ...full,
      responses: { channelBlockchainList: 'ok' },
      then: doing(
        click('main label:has([value=BTC])'),
        click('main [role=radiogroup] >> nth=1 >> label'),
        write('amount', '0.05'),
      ),
    },
    'through a bank': {
      ...buyer,
      ...full,
      at: withQuery(paths.recharge, { by: 'thirdParty' }),
      responses: { thirdPartyRechargeGetCoinList: 'ok' },
      then: press('main [role=radiogroup] label:has([value=Bank])'),
    },
    'no third party': {
      ...buyer,
      ...full,
      at: withQuery(paths.recharge, { by: 'thirdParty' }),
      responses: { thirdPartyRechargeGetCoinList: 'empty' },
    },
  },
  withdraw: {
    steps: buyer,
    form: { ...buyer, ...full, responses: { ...proved, withdrawWithdrawOpen: 'ok', walletGetUsdt: 'ok' } },
    'steps under review': {
      ...buyer,
      ...full,
      responses: { localuserGet: { like: 'newcomer', but: { kyc_status: 1 } } },
    },
    confirming: {
      ...buyer,
      ...full,
      responses: {
        ...proved,
        withdrawWithdrawOpen: { like: 'ok', but: { chainName: 'ERC20' } },
        withdrawWithdrawLimitConfig: 'roundTheClock',
        channelBlockchainList: 'ok',
        walletGetUsdt: 'ok',
      },
      then: doing(
        click('main form [role=group] button', 1),
        write('amount', '120'),
        click('main form [type=submit]'),
      ),
    },
    'binding an address': {
      ...buyer,
      ...full,
      responses: { ...proved, withdrawWithdrawOpen: 'unbound' },
      then: doing(
        write('address', 'TSjvDRttV55QwU7Wq69fob7shgyMEkNfij'),
        write('authenticatorCode', '482915'),
        click('main form [type=submit]'),
      ),
    },
    'removing the address': {
      ...buyer,
      ...full,
      responses: { ...proved, withdrawWithdrawOpen: 'ok', withdrawWithdrawLimitConfig: 'ok' },
      then: doing(click('main form [role=group] + button')),
    },
    'address is removed soon': {
      ...buyer,
      ...full,
      responses: { ...proved, withdrawWithdrawOpen: 'ok', withdrawWithdrawLimitConfig: 'releasing' },
    },
    'forgetting an account': {
      ...buyer,
      ...full,
      at: withQuery(paths.withdraw, { to: 'bank' }),
      responses: { ...proved, bankCardList: 'ok', withdrawWithdrawOpen: 'ok' },
      then: doing(
        click('main form label:has(input[type=radio])'),
        click('main form button:has(.lucide-trash-2)'),
      ),
    },
    'no more today': {
      ...buyer,
      ...full,
      responses: {
        ...proved,
        withdrawWithdrawOpen: 'ok',
        withdrawWithdrawLimitConfig: { like: 'ok', but: { dailyUsed: 3 } },
      },
    },
    'at any hour': {
      ...buyer,
      ...full,
      responses: { ...proved, withdrawWithdrawOpen: 'ok', withdrawWithdrawLimitConfig: 'roundTheClock' },
    },
    'no address bound': { ...buyer, ...full, responses: { ...proved, withdrawWithdrawOpen: 'unbound' } },
    'to a bank': {
      ...buyer,
      ...full,
      at: withQuery(paths.withdraw, { to: 'bank' }),
      responses: { ...proved, bankCardList: 'ok', withdrawWithdrawOpen: 'ok' },
    },
    'no bank card': {
      ...buyer,
      ...full,
      at: withQuery(paths.withdraw, { to: 'bank' }),
      responses: { ...proved, bankCardList: 'empty', withdrawWithdrawOpen: 'ok' },
    },
  },
} as const satisfies ScenesOf;
