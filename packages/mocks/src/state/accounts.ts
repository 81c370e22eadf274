/** Accounts and the demo buyer. */
import { hashString } from '@openmall/seeded-random';
import type { Account, Order } from './account.ts';
import type { Mall } from './mall.ts';
import { found } from './refusal.ts';

/** The credentials of the demo buyer. */
export const demoBuyer = {
  username: 'amelia@example.com',
  password: 'Secret12',
  fundPassword: '246810',
} as const;

/** Invitation codes consist of letters and digits. */
const codeOf = (text: string): string =>
  hashString(text).toString(36).toUpperCase().padStart(6, '0').slice(0, 6);

export function newAccount(mall: Mall, username: string, password: string): Account {
  const isPhone = !username.includes('@');
  const account: Account = {
    username,
    usercode: codeOf(username),
    id: `us_${codeOf(username)}`,
    password,
    fundPassword: undefined,
    name: null,
    displayName: null,
    mails: { orders: true, refunds: true, wallet: true, newsletter: false },
    avatar: 1,
    email: isPhone ? undefined : { address: username, isVerified: false },
    phone: isPhone ? { address: username, isVerified: false } : undefined,
    identity: { basic: undefined, advanced: undefined },
    authenticator: undefined,
    drawnAuthenticator: undefined,
    bindingProofs: new Map(),
    securityEvents: [],
    isClosed: false,
    cents: 0,
    demoCents: 0,
    boundAddress: '',
    cart: [],
    cartRevision: 0,
    addressReleaseAt: undefined,
    favourites: [],
    noticed: new Map(),
    notices: [],
    follows: [],
    coupons: new Set(),
    history: [],
    addresses: [],
    deletedAddresses: new Set(),
    orders: [],
    reviewed: new Set(),
    walletLog: [],
    recharges: [],
    withdrawals: [],
    loans: [],
    bankCards: [],
    forgottenCards: [],
    payments: [],
    service: { messages: [], unread: 0 },
    conversations: new Map(),
  };
  mall.accounts.set(username, account);
  return account;
}

/** Whether the advanced verification of an account has passed, which withdrawals need. */
export const isIdentified = ({ identity }: Account): boolean => identity.advanced?.status === 2;

/** Returns an order of an account. @throws Refusal if there is none. */
export const orderBy = ({ orders }: Account, id: string): Order =>
  found(
    orders.find((order) => order.id === id),
    'orderNotFound',
  );
