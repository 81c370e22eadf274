/** Named scenarios for a frontend to handle. */
import type { ErrorKey } from '@openmall/sdk';
import type { Conditions } from '../faults/conditions.ts';
import type { Delay, Fault, FaultRule } from '../faults/fault.ts';
import type { Account } from '../state/account.ts';
import { countWrong, lockOf, loginLock } from '../verification/locks.ts';
import type { Mall } from '../state/mall.ts';
import { addLoan, fillDemoAccount, openDemoAccount, setBalance } from './demo-account.ts';
import { addReturned } from './add-returned.ts';
import { addOrder } from './add-order.ts';
import { cartOf, entriesOf, type CartSetting } from './cart.ts';

export interface Scenario extends CartSetting {
  /** Describes the situation in a sentence. */
  readonly description: string;
  /** The buyer of the scenario: with a full history (default) or with an empty account. */
  readonly buyer?: 'full' | 'new';
  /** Starts without a session. */
  readonly isSignedOut?: boolean;
  readonly change?: (mall: Mall, account: Account) => void;
  readonly delay?: Delay;
  readonly faults?: readonly FaultRule[];
}

const always = (fault: Fault, rule: Omit<FaultRule, 'fault'> = {}): readonly FaultRule[] => [
  { fault, ...rule },
];
const refuse = (key: ErrorKey): Fault => ({ kind: 'refuse', key });
const keepOrders = (account: Account, statuses: readonly number[]): void => {
  const remaining = account.orders.filter(({ status }) => statuses.includes(status));
  account.orders.splice(0, account.orders.length, ...remaining);
};
function sellOut({ goods }: Mall): void {
  for (const { skus } of goods) for (const sku of skus) sku.stock = 0;
}

/** Gives every second product a long name with a long word. */
function lengthenNames(mall: Mall): void {
  const long =
    'Handcrafted Wide-Brimmed Donaudampfschifffahrtsgesellschaftskapitänsmütze with an Exceptionally Long Name that Does Not Fit';
  mall.goods.forEach((goods, index) => {
    if (index % 2 === 0)
      mall.goods[index] = { ...goods, listing: { ...goods.listing, name: `${long} ${index + 1}` } };
  });
}

const DAY_MINUTES = 1_440;

export const scenarios = {
  default: {
    description: 'Signed in, with orders in every state, wallet records, loans and chats.',
    cart: 'filled',
  },
  'logged-out': { description: 'Signed out.', isSignedOut: true, cart: 'empty' },
  'new-user': {
    description: 'A new account: no address, no fund password, no balance, no orders.',
    buyer: 'new',
    cart: 'empty',
  },
  unverified: {
    description: 'Identity, phone and email are not verified, so withdrawals are rejected.',
    change: (_mall, account) => {
      account.email = { address: account.username, isVerified: false };
      account.phone = undefined;
      account.identity.basic = undefined;
      account.identity.advanced = undefined;
    },
  },
  'empty-cart': { description: 'Like default, with an empty cart.', cart: 'empty' },
  'empty-everything': {
    description: 'A mall without goods, stores and news, and an empty account.',
    buyer: 'new',
    cart: 'empty',
    change(mall) {
      mall.goods.splice(0);
      mall.stores.splice(0);
      const ofMall = mall.coupons.filter(({ storeId }) => storeId === undefined);
      mall.coupons.splice(0, mall.coupons.length, ...ofMall);
    },
  },
  'many-orders': {
    description: 'More than a hundred orders, so that lists have several pages.',
    change(mall, account) {
      setBalance(mall, account, 10_000_000);
      for (let index = 110; index > 0; index -= 1)
        addOrder(mall, account, {
          ageMinutes: index * 90,
          status: ([5, 4, 3, 2, 1, -1] as const)[index % 6] ?? 5,
        });
    },
  },
  'sold-out': { description: 'All goods are out of stock.', change: sellOut },
  'long-texts': {
    description: 'Every second product has a very long name, with a word that does not wrap.',
    change: lengthenNames,
  },
  'refund-pending': {
    description: 'Orders with refund requests that are not decided yet.',
    change(mall, account) {
      keepOrders(account, [6]);
      addOrder(mall, account, { ageMinutes: DAY_MINUTES, status: 6, returns: 1 });
      for (const order of account.orders) {
        order.returnStatus = 1;
        for (const refund of order.refunds) refund.state = 1;
      }
    },
  },
  'late-shipment': {
    description: 'A paid order that the store has not shipped in time: a refund of it is granted at once.',
    change(mall, account) {
      account.orders.splice(0);
      addOrder(mall, account, { ageMinutes: 9 * DAY_MINUTES, status: 1 });
    },
  },
  'return-open': {
    description: 'A received order with a return that the store has not answered yet.',
    change: (mall, account) => addReturned(mall, account, 1),
  },
  'return-accepted': {
    description: 'A return that the store has accepted: the goods have to be sent back.',
    change: (mall, account) => addReturned(mall, account, 2),
  },
  'return-refused': {
    description: 'A return that the store has refused, which can be disputed.',
    change: (mall, account) => addReturned(mall, account, 5),
  },
  'return-disputed': {
    description: 'A return that the mall has to decide.',
    change: (mall, account) => addReturned(mall, account, 6),
  },
  'parcel-missing': {
    description: 'An order that was shipped 35 days ago and never arrived.',
    change(mall, account) {
      account.orders.splice(0);
      addOrder(mall, account, { ageMinutes: 35 * DAY_MINUTES, status: 3 });
    },
  },
  'loan-open': {
    description: 'A loan that is paid out and not yet due. The balance covers it.',
    change(mall, account) {
      account.loans.splice(0);
      addLoan(mall, account, 2, 12);
      setBalance(mall, account, 15_000_000);
    },
  },
  'loan-overdue': {
    description: 'A loan that is overdue. The balance does not cover it.',
    change(mall, account) {
      account.loans.splice(0);
      addLoan(mall, account, 3, 41);
    },
  },
  'locked-out': {
    description: 'Signed out, and logins are locked for three minutes after wrong passwords.',
    isSignedOut: true,
    change(mall, { username }) {
      for (let wrong = 0; wrong < 3; wrong += 1) countWrong(mall, lockOf(mall, loginLock(username)));
    },
  },
  'account-frozen': {
    description: 'The account is frozen: orders, payments, withdrawals and loans are rejected.',
    faults: [
      ...always(refuse('accountFrozen'), { operation: 'orderSubmit' }),
      ...always(refuse('accountFrozen'), { operation: 'orderPay' }),
      ...always(refuse('accountFrozen'), { operation: 'withdrawApply' }),
      ...always(refuse('accountFrozen'), { operation: 'creditApply' }),
    ],
  },
  'insufficient-balance': {
    description: 'The balance is 3.20 USDT, too little for any payment.',
    change: (mall, account) => setBalance(mall, account, 320),
  },
  'code-403': {
    description: 'Every call that requires a session is rejected with code 403.',
    faults: always(refuse('notLoggedIn'), { of: 'guarded' }),
  },
  'expired-session': {
    description: 'The session has expired for writes: reads succeed, writes are rejected with code 403.',
    faults: always(refuse('sessionExpired'), { of: 'guardedWrites' }),
  },
  'too-many-calls': {
    description: 'Half of the calls are rejected as too frequent.',
    faults: always(refuse('frequentOperation'), { rate: 0.5 }),
  },
  slow: { description: 'Every call takes two to four seconds.', delay: [2_000, 4_000] },
  flaky: {
    description: 'One call in five gets no response, the others take up to a second.',
    delay: [100, 900],
    faults: always({ kind: 'network' }, { rate: 0.2 }),
  },
  offline: { description: 'No call gets a response.', faults: always({ kind: 'network' }) },
  'server-error': {
    description: 'Every call is rejected with the server error of the catalog.',
    faults: always(refuse('serverError')),
  },
  'bad-gateway': {
    description: 'A gateway responds to every call with HTTP 502 and an HTML page.',
    faults: always({ kind: 'http', status: 502 }),
  },
  'malformed-answer': {
    description: 'Every response is truncated JSON.',
    faults: always({ kind: 'malformed' }),
  },
  'wrong-shape': {
    description: 'Every response is JSON, but its data does not match the contract.',
    faults: always({ kind: 'wrongShape' }),
  },
} satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** Applies a scenario to a new mall and returns its account, which exists even if the scenario starts signed out. */
export function applyScenario(name: ScenarioName, mall: Mall, conditions: Conditions): Account {
  const scenario = scenarioOf(name);
  const account = scenario.buyer === 'new' ? openDemoAccount(mall) : fillDemoAccount(mall);
  scenario.change?.(mall, account);
  account.cart = entriesOf(cartOf(mall, scenario));
  account.cartRevision = account.cart.length;
  conditions.clear();
  conditions.delay = scenario.delay ?? [0, 0];
  conditions.rules.push(...(scenario.faults ?? []));
  return account;
}
