/** Login, account pages and settings. */
import {
  buyer,
  click,
  doing,
  form,
  full,
  press,
  sendEmpty,
  visitor,
  write,
  type Scene,
  type ScenesOf,
} from './scene.ts';

/** A settings page, which loads the profile and can fail. */
const setting: Scene = { ...buyer, in: ['loading', 'error', 'full'], own: ['localuserGet'] };
const withResponses = (responses: Scene['responses']): Scene => ({
  ...buyer,
  ...full,
  responses: { ...responses },
});
const verified = { localuserGet: 'ok' } as const;
const unproved = { localuserGet: 'newcomer' } as const;

const send = click('main form [type=submit]');

export const scenesOfAccount = {
  login: { ...visitor, ...form, then: sendEmpty },
  register: {
    form: { ...visitor, ...form, then: sendEmpty },
    slider: {
      ...visitor,
      ...full,
      then: doing(
        write('email', 'ingrid@example.com'),
        write('password', 'secret12'),
        write('re_password', 'secret12'),
        click('main [name=agreed]'),
        send,
      ),
    },
  },
  forgotPassword: {
    name: { ...visitor, ...form, then: sendEmpty },
    proof: {
      ...visitor,
      ...full,
      responses: {
        userGetUserNameVerifTarget: { like: 'ok', but: { phone: '44 770****123', phone_authority: true } },
      },
      then: doing(write('email', 'amelia@example.com'), send, click('main form button:not([type=submit])')),
    },
  },
  userInfo: { leadsTo: 'dashboard' },
  dashboard: { page: buyer, newcomer: withResponses(unproved) },
  download: {
    app: { ...buyer, own: ['indexDownloadUrl'] },
    none: withResponses({ indexDownloadUrl: 'none' }),
  },
  collectGoods: buyer,
  collectShop: buyer,
  history: {
    list: buyer,
    'of two days': withResponses({ browseHistoryList: 'ok' }),
    clearing: { ...buyer, ...full, then: press('main h1 ~ button, main header button, main button') },
  },
  setup: {
    page: setting,
    'all proved': withResponses(verified),
    newcomer: withResponses(unproved),
    'name waiting': withResponses({
      localuserGet: { like: 'ok', but: { kyc_status: 1, email: null, emailverif: false } },
    }),
    'name refused': withResponses({ localuserGet: { like: 'ok', but: { kyc_status: 3 } } }),
    'name passed': withResponses({ localuserGet: { like: 'ok', but: { kyc_high_level_status: null } } }),
    picture: { ...buyer, ...full, then: press('main button') },
  },
  loginPassword: { ...buyer, ...form, then: sendEmpty },
  transactionPassword: {
    page: setting,
    first: withResponses(unproved),
    forgotten: { ...withResponses(verified), then: press('main form ~ button') },
  },
  shippingAddress: {
    book: buyer,
    several: withResponses({ addressList: 'ok' }),
    adding: { ...buyer, ...full, then: press('main button') },
    editing: { ...withResponses({ addressList: 'ok' }), then: press('main button', 1) },
    removing: { ...withResponses({ addressList: 'ok' }), then: press('main button', 2) },
  },
  setupPhone: { page: setting, bound: withResponses(verified) },
  setupEmail: {
    page: setting,
    bound: withResponses(verified),
    changing: { ...withResponses(verified), then: press('main button') },
  },
  setupMails: {
    page: { ...setting, own: ['localuserGet', 'localuserMailSettings'] },
    unproven: withResponses({ localuserMailSettings: 'unproven' }),
  },
  setupAuthenticator: {
    page: setting,
    bound: withResponses(verified),
    key: { ...buyer, ...full, then: press('main button') },
  },
  setupIdentity: {
    page: { ...buyer, in: ['loading', 'error', 'full'] },
    waiting: withResponses({ kycGet: 'inReview', kycHighLevelGet: 'none' }),
    refused: withResponses({ kycGet: { like: 'refused', but: { msg: null } }, kycHighLevelGet: 'none' }),
    passed: withResponses({ kycGet: 'ok', kycHighLevelGet: 'none' }),
    'home refused': withResponses({ kycGet: 'ok', kycHighLevelGet: 'refused' }),
    'home waiting': withResponses({ kycGet: 'ok', kycHighLevelGet: 'inReview' }),
    'all passed': withResponses({ kycGet: 'ok', kycHighLevelGet: 'ok' }),
  },
  accountCancellation: {
    page: { ...buyer, in: ['loading', 'error', 'full'] },
    'for good': {
      ...withResponses({
        localuserGet: 'ok',
        walletGetUsdt: 'nothing',
        orderCountOrderStatus: 'none',
        orderListMain: 'empty',
        rechargeBlockchainList: 'empty',
        withdrawList: 'empty',
        creditBill: 'none',
      }),
      then: doing(
        click('main label:has(input[type=radio])', 4),
        write('reason', 'I move to another country.'),
        write('account', 'amelia@example.com'),
        write('cashPassword', '135790'),
        send,
      ),
    },
  },
} as const satisfies ScenesOf;
