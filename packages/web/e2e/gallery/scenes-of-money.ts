/** Wallet and loans. */
import type { Page } from '@playwright/test';
import { walletPath, type WalletQuery } from '../../src/features/wallet/wallet-query.ts';
import { loanPath, paths, rechargePath, withQuery } from '../../src/shared/navigation/paths.ts';
import { buyer, full, press, visitor, type Scene, type ScenesOf } from './scene.ts';

const wallet = (query: Partial<WalletQuery>, says: Scene['says']): Scene => ({
  ...buyer,
  ...full,
  at: walletPath(query),
  says: { ...says },
});

const recharges = (record: string, example: string): Scene =>
  wallet({ tab: 'recharges', record }, { rechargeBlockchainList: 'ok', rechargeBlockchainGet: example });
const withdrawals = (record: string, example: string): Scene =>
  wallet({ tab: 'withdrawals', record }, { withdrawList: 'ok', withdrawGet: example });

/** Somebody who has proved everything and may withdraw. */
const proved = { localuserGet: 'ok', kycGet: 'ok', kycHighLevelGet: 'ok', googleAuthGet: 'ok' } as const;

export const scenesOfMoney = {
  moneyPackage: {
    wallet: buyer,
    movements: wallet({}, { walletLogs: 'ok', walletGetUsdt: 'ok' }),
    'on the way to something': wallet({ back: paths.settlement }, {}),
    recharges: wallet({ tab: 'recharges' }, { rechargeBlockchainList: 'ok' }),
    'no recharge': wallet({ tab: 'recharges' }, { rechargeBlockchainList: 'empty' }),
    'no failed recharge': wallet({ tab: 'recharges', state: 2 }, { rechargeBlockchainList: 'empty' }),
    'recharge under way': recharges('one', 'ok'),
    'recharge credited': recharges('one', 'credited'),
    'recharge failed': recharges('one', 'failed'),
    withdrawals: wallet({ tab: 'withdrawals' }, { withdrawList: 'ok' }),
    'no withdrawal': wallet({ tab: 'withdrawals' }, { withdrawList: 'empty' }),
    'no failed withdrawal': wallet({ tab: 'withdrawals', state: 2 }, { withdrawList: 'empty' }),
    'withdrawal under way': withdrawals('one', 'ok'),
    'withdrawal paid out': withdrawals('one', 'paidOut'),
    'withdrawal refused': withdrawals('one', 'refused'),
    'withdrawal to a bank': withdrawals('one', 'bank'),
  },
  recharge: {
    chain: buyer,
    'network chosen': {
      ...buyer,
      ...full,
      at: rechargePath(paths.settlement),
      then: {
        full: (page: Page) => page.locator('main [role=radiogroup]').nth(1).locator('label').first().click(),
      },
    },
    'through a bank': { ...buyer, ...full, at: withQuery(paths.recharge, { by: 'thirdParty' }) },
    'no third party': {
      ...buyer,
      ...full,
      at: withQuery(paths.recharge, { by: 'thirdParty' }),
      says: { thirdPartyRechargeGetCoinList: 'empty' },
    },
  },
  withdraw: {
    steps: buyer,
    form: { ...buyer, ...full, says: { ...proved, withdrawWithdrawOpen: 'ok', walletGetUsdt: 'ok' } },
    'at any hour': {
      ...buyer,
      ...full,
      says: { ...proved, withdrawWithdrawOpen: 'ok', withdrawWithdrawLimitConfig: 'roundTheClock' },
    },
    'no address bound': { ...buyer, ...full, says: { ...proved, withdrawWithdrawOpen: 'unbound' } },
    'to a bank': {
      ...buyer,
      ...full,
      at: withQuery(paths.withdraw, { to: 'bank' }),
      says: { ...proved, bankCardList: 'ok', withdrawWithdrawOpen: 'ok' },
    },
    'no bank card': {
      ...buyer,
      ...full,
      at: withQuery(paths.withdraw, { to: 'bank' }),
      says: { ...proved, bankCardList: 'empty', withdrawWithdrawOpen: 'ok' },
    },
  },
  credit: { leadsTo: 'loanApplication' },
  loanApplication: {
    form: buyer,
    visitor: { ...visitor, ...full },
    'sent empty': { ...buyer, ...full, then: press('main form [type=submit]') },
    agreement: { ...buyer, ...full, then: press('main button.read') },
    'not now': { ...buyer, ...full, says: { creditCheck: 'refused' } },
    'once more': { ...buyer, ...full, at: loanPath('one'), says: { creditBeforereapply: 'ok' } },
  },
  myLoan: {
    loans: buyer,
    visitor: { ...visitor, ...full },
    'in every state': { ...buyer, ...full, says: { creditBill: 'ok', creditHistroy: 'ok' } },
    repaying: {
      ...buyer,
      ...full,
      at: withQuery(paths.myLoan, { repay: 'one' }),
      says: { creditBill: 'ok', creditHistroy: 'ok', creditBeforepay: 'ok' },
    },
    'repaying with too little': {
      ...buyer,
      ...full,
      at: withQuery(paths.myLoan, { repay: 'one' }),
      says: { creditBill: 'ok', creditHistroy: 'ok', creditBeforepay: 'short' },
    },
  },
} as const satisfies ScenesOf;
