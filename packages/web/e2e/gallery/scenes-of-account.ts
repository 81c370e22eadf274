/** One's own pages and their settings. */
import { buyer, form, full, press, sendEmpty, type Scene, type ScenesOf } from './scene.ts';

/** A settings page: it waits for the profile, and can fail. */
const setting: Scene = { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] };
const saying = (says: Scene['says']): Scene => ({ ...buyer, ...full, says: { ...says } });
const verified = { localuserGet: 'ok' } as const;
const unproved = { localuserGet: 'newcomer' } as const;

export const scenesOfAccount = {
  userInfo: { leadsTo: 'dashboard' },
  dashboard: buyer,
  download: {
    app: { ...buyer, own: ['indexDownloadUrl'] },
    none: saying({ indexDownloadUrl: 'none' }),
  },
  collectGoods: buyer,
  collectShop: buyer,
  history: {
    list: buyer,
    'of two days': saying({ browseHistoryList: 'ok' }),
    clearing: { ...buyer, ...full, then: press('main h1 ~ button, main header button, main button') },
  },
  setup: {
    page: setting,
    'all proved': saying(verified),
    newcomer: saying(unproved),
    picture: { ...buyer, ...full, then: press('main button') },
  },
  loginPassword: { ...buyer, ...form, then: sendEmpty },
  transactionPassword: { page: setting, first: saying(unproved) },
  shippingAddress: {
    book: buyer,
    several: saying({ addressList: 'ok' }),
    adding: { ...buyer, ...full, then: press('main button') },
    editing: { ...saying({ addressList: 'ok' }), then: press('main button', 1) },
    removing: { ...saying({ addressList: 'ok' }), then: press('main button', 2) },
  },
  setupPhone: { page: setting, bound: saying(verified) },
  setupEmail: { page: setting, bound: saying(verified) },
  setupAuthenticator: {
    page: setting,
    bound: saying(verified),
    key: { ...buyer, ...full, then: press('main button') },
  },
  setupIdentity: {
    page: { ...buyer, in: ['loading', 'error', 'full'] },
    waiting: saying({ kycGet: 'inReview', kycHighLevelGet: 'none' }),
    refused: saying({ kycGet: 'refused', kycHighLevelGet: 'none' }),
    passed: saying({ kycGet: 'ok', kycHighLevelGet: 'none' }),
    'home refused': saying({ kycGet: 'ok', kycHighLevelGet: 'refused' }),
    'home waiting': saying({ kycGet: 'ok', kycHighLevelGet: 'inReview' }),
    'all passed': saying({ kycGet: 'ok', kycHighLevelGet: 'ok' }),
  },
  accountCancellation: {
    page: { ...buyer, in: ['loading', 'error', 'full'] },
    'nothing left': saying({
      walletGetUsdt: 'nothing',
      orderCountOrderStatus: 'none',
      orderListMain: 'empty',
      rechargeBlockchainList: 'empty',
      withdrawList: 'empty',
      creditBill: 'none',
    }),
  },
} as const satisfies ScenesOf;
