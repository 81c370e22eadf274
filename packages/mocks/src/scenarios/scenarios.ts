/** Named situations that a frontend has to show well. */
import type { ErrorKey } from '@openmall/sdk';
import type { Conditions } from '../faults/conditions.ts';
import type { Delay, Fault, FaultRule } from '../faults/fault.ts';
import type { Account } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { addLoan, fillDemoAccount, openDemoAccount, setBalance } from './demo-account.ts';
import { addOrder } from './add-order.ts';

export interface Scenario {
  /** What it is for, in a sentence. */
  readonly description: string;
  /** The buyer of the scenario: the one with a bit of everything, or one with an empty account. */
  readonly buyer?: 'full' | 'new';
  /** Nobody is signed in when the page opens. */
  readonly isSignedOut?: boolean;
  /** What is in the cart when the page opens; the browser keeps carts, so this is for the store's page only. */
  readonly cart?: 'filled' | 'empty';
  readonly change?: (mall: Mall, account: Account) => void;
  readonly delay?: Delay;
  readonly faults?: readonly FaultRule[];
}

const always = (fault: Fault, more: Omit<FaultRule, 'fault'> = {}): readonly FaultRule[] => [
  { fault, ...more },
];
const refuse = (key: ErrorKey): Fault => ({ kind: 'refuse', key });
const keepOnly = (account: Account, statuses: readonly number[]): void => {
  const kept = account.orders.filter(({ status }) => statuses.includes(status));
  account.orders.splice(0, account.orders.length, ...kept);
};
function sellOut({ goods }: Mall): void {
  for (const { skus } of goods) for (const sku of skus) sku.stock = 0;
}

/** A long word and a long sentence in the places where names stand. */
function stretch(mall: Mall): void {
  const long =
    'Handcrafted Wide-Brimmed Donaudampfschifffahrtsgesellschaftskapitänsmütze with an Exceptionally Long Name that Nobody Expected';
  mall.goods.forEach((goods, at) => {
    if (at % 2 === 0) mall.goods[at] = { ...goods, shelf: { ...goods.shelf, name: `${long} ${at + 1}` } };
  });
}

const DAY_MINUTES = 1_440;

export const scenarios = {
  default: {
    description: 'Signed in, with a bit of everything: orders in every state, records, loans, chats.',
    cart: 'filled',
  },
  'logged-out': { description: 'Nobody is signed in.', isSignedOut: true, cart: 'empty' },
  'new-user': {
    description: 'Signed in for the first time: no address, no fund password, no balance, nothing bought.',
    buyer: 'new',
    cart: 'empty',
  },
  unverified: {
    description: 'Identity, phone and e-mail were never verified, so withdrawals are refused.',
    change: (_mall, account) => void (account.isVerified = false),
  },
  'empty-cart': { description: 'As default, with nothing in the cart.', cart: 'empty' },
  'empty-everything': {
    description: 'A mall without goods, stores and news, and an account without anything.',
    buyer: 'new',
    cart: 'empty',
    change(mall) {
      mall.goods.splice(0);
      mall.stores.splice(0);
    },
  },
  'many-orders': {
    description: 'Over a hundred orders, so that lists have pages.',
    change(mall, account) {
      setBalance(mall, account, 10_000_000);
      for (let at = 110; at > 0; at -= 1)
        addOrder(mall, account, {
          ageMinutes: at * 90,
          status: ([5, 4, 3, 2, 1, -1] as const)[at % 6] ?? 5,
        });
    },
  },
  'sold-out': { description: 'Nothing is in stock.', change: sellOut },
  'long-texts': {
    description: 'Every second product has a very long name, with a word that cannot wrap.',
    change: stretch,
  },
  'refund-pending': {
    description: 'Orders in a refund, none decided yet.',
    change(mall, account) {
      keepOnly(account, [6]);
      addOrder(mall, account, { ageMinutes: DAY_MINUTES, status: 6, returns: 1 });
      for (const order of account.orders) order.returnStatus = 1;
    },
  },
  'loan-open': {
    description: 'A loan is paid out and not yet due; the wallet can repay it.',
    change(mall, account) {
      account.loans.splice(0);
      addLoan(mall, account, 2, 12);
      setBalance(mall, account, 15_000_000);
    },
  },
  'loan-overdue': {
    description: 'A loan is past its term; the wallet cannot repay it.',
    change(mall, account) {
      account.loans.splice(0);
      addLoan(mall, account, 3, 41);
    },
  },
  'locked-out': {
    description: 'Signed out, and each log-in is refused for three minutes after wrong passwords.',
    isSignedOut: true,
    change: (_mall, account) => void (account.wrongPasswords = 3),
  },
  'account-frozen': {
    description: 'The account was frozen: what moves money or goods is refused.',
    faults: [
      ...always(refuse('accountFrozen'), { operation: 'orderSubmit' }),
      ...always(refuse('accountFrozen'), { operation: 'orderPay' }),
      ...always(refuse('accountFrozen'), { operation: 'withdrawApply' }),
      ...always(refuse('accountFrozen'), { operation: 'creditApply' }),
    ],
  },
  'insufficient-balance': {
    description: 'The wallet holds 3.20 USDT: whatever is paid, it is not enough.',
    change: (mall, account) => setBalance(mall, account, 320),
  },
  'code-403': {
    description: 'Every call that needs a session is refused with code 403.',
    faults: always(refuse('notLoggedIn'), { of: 'guarded' }),
  },
  'expired-session': {
    description: 'The session is over as soon as something is done: reads work, writes answer code 403.',
    faults: always(refuse('sessionExpired'), { of: 'guardedWrites' }),
  },
  'too-many-calls': {
    description: 'Half of the calls are refused for coming too often.',
    faults: always(refuse('frequentOperation'), { rate: 0.5 }),
  },
  slow: { description: 'Every call takes two to four seconds.', delay: [2_000, 4_000] },
  flaky: {
    description: 'One call in five gets no answer, the others take their time.',
    delay: [100, 900],
    faults: always({ kind: 'network' }, { rate: 0.2 }),
  },
  offline: { description: 'No call gets an answer.', faults: always({ kind: 'network' }) },
  'server-error': {
    description: 'Every call is answered with the catalogue\u2019s server error.',
    faults: always(refuse('serverError')),
  },
  'bad-gateway': {
    description: 'A gateway answers every call with HTTP 502 and a page of HTML.',
    faults: always({ kind: 'http', status: 502 }),
  },
  'malformed-answer': { description: 'Every answer is half a JSON.', faults: always({ kind: 'malformed' }) },
  'wrong-shape': {
    description: 'Every answer is JSON, but its data is not what the contract says.',
    faults: always({ kind: 'wrongShape' }),
  },
} satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** Makes a new mall what the scenario says; the scenario's account is there whether or not somebody is signed in. */
export function applyScenario(name: ScenarioName, mall: Mall, conditions: Conditions): Account {
  const scenario: Scenario = scenarios[name];
  const account = scenario.buyer === 'new' ? openDemoAccount(mall) : fillDemoAccount(mall);
  scenario.change?.(mall, account);
  conditions.clear();
  conditions.delay = scenario.delay ?? [0, 0];
  conditions.rules.push(...(scenario.faults ?? []));
  return account;
}
