/** The mocks themselves, without any server: requests in, answers out. */
import type { ErrorKey, ErrorsOf, OperationId } from '@openmall/sdk';
import { answerCall, type CallRecord } from './answer-call.ts';
import { createConditions, type Conditions } from './faults/conditions.ts';
import type { Delay, Fault, FaultRule } from './faults/fault.ts';
import type { Account } from './state/account.ts';
import { cartOf, type CartLine } from './scenarios/cart.ts';
import { openMall, openSession, type Mall } from './state/mall.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import {
  isScenario,
  scenarioNames,
  scenarios,
  applyScenario,
  type Scenario,
  type ScenarioName,
} from './scenarios/scenarios.ts';

export interface MockOptions {
  /** What the mall and its buyer are like; `default` where undefined. */
  readonly scenario?: ScenarioName | undefined;
  /** The same seed gives the same mall, the same delays and the same faults. */
  readonly seed?: string | number | undefined;
  /** Milliseconds that every call takes, or from and to. */
  readonly latency?: number | Delay | undefined;
  /** Tells the time; a fixed one makes answers the same to the byte. */
  readonly now?: (() => number) | undefined;
}

/** How often a fault meets a call, and how many times it does so. */
export type FaultFrequency = Pick<FaultRule, 'rate' | 'times'>;
/** An error that the operation may answer. */
export type RefusalOf<Id extends OperationId> = Extract<ErrorsOf<Id>, ErrorKey>;
export type FaultTarget = OperationId | 'everywhere';

export type Disposer = () => void;

export interface MockSession {
  readonly token: string;
  readonly username: string;
  readonly usercode: string;
}

export interface Mocks {
  readonly seed: string;
  readonly scenario: ScenarioName;
  /** What was called so far, and how it was answered: `0`, or the key of the error or the fault. */
  readonly calls: readonly CallRecord[];
  readonly latency: Delay;
  /** What goes wrong now, whoever said so. */
  readonly faults: readonly FaultRule[];
  /** What is in the cart when the scenario begins; carts live in the browser, so a page puts it there. */
  readonly cart: readonly CartLine[];
  /** Whoever is signed in when the scenario begins. */
  readonly session: MockSession | undefined;
  /** A new mall in this scenario; what was set by hand is gone. */
  useScenario: (name: ScenarioName) => void;
  /** The mall, the scenario and the settings of the beginning. */
  reset: () => void;
  setLatency: (latency: number | Delay, operation?: OperationId) => void;
  /** Lets an operation be refused with one of its errors; what it gives takes that back. */
  refuse: <Id extends OperationId>(id: Id, key: RefusalOf<Id>, frequency?: FaultFrequency) => Disposer;
  /** Lets one operation, or all of them, fail in another way; what it gives takes that back. */
  fail: (fault: Fault, where?: FaultTarget, frequency?: FaultFrequency) => Disposer;
  /** Takes back what was said of this operation; of all where undefined. */
  clearFaults: (operation?: OperationId) => void;
  /** Tells of every call from now on, until what it gives is called. */
  watch: (listener: (told: CallRecord) => void) => Disposer;
  /** The answer to a request; undefined where none comes, as without a network. */
  answer: (id: OperationId, request: Request) => Promise<Response | undefined>;
  /** A picture that is drawn or was uploaded; undefined where the path names none. */
  picture: (path: string) => Response | undefined;
}

const MAX_LOGGED_CALLS = 500;

/** What types keep out is refused in words too: recipes are also read where types do not reach. */
function demand(isRight: boolean, words: string): void {
  if (!isRight) throw new RangeError(words);
}

function rangeOf(latency: number | Delay): Delay {
  const [from, to] = typeof latency === 'number' ? [latency, latency] : latency;
  demand(
    from >= 0 && from <= to,
    `A latency is milliseconds, or from and to; not ${JSON.stringify(latency)}.`,
  );
  return [from, to];
}
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function pictureAt({ uploads }: Mall, path: string): Response | undefined {
  const uploaded = uploads.get(path);
  if (uploaded) return new Response(uploaded, { headers: { 'Content-Type': uploaded.type } });
  const drawn = drawPicture(path);
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' };
  return drawn === undefined ? undefined : new Response(drawn, { headers });
}

interface MockState {
  scenario: ScenarioName;
  mall: Mall;
  session: MockSession | undefined;
}

/** What was called, and who wants to know of it. */
function createCallLog() {
  const calls: CallRecord[] = [];
  const listeners = new Set<(told: CallRecord) => void>();
  return {
    calls,
    note(told: CallRecord): void {
      calls.push(told);
      if (calls.length > MAX_LOGGED_CALLS) calls.shift();
      for (const listener of listeners) listener(told);
    },
    watch(listener: (told: CallRecord) => void): Disposer {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The newest rule is asked first. */
function addRule({ rules }: Conditions, rule: FaultRule): Disposer {
  const { rate = 1 } = rule;
  demand(rate >= 0 && rate <= 1, `A rate is a number from 0 to 1; not ${rate}.`);
  rules.unshift(rule);
  return () => {
    const at = rules.indexOf(rule);
    if (at >= 0) rules.splice(at, 1);
  };
}

/** What is set by hand. */
const settingsOf = (
  conditions: Conditions,
): Pick<Mocks, 'setLatency' | 'refuse' | 'fail' | 'clearFaults'> => ({
  setLatency(asked, operation) {
    if (operation === undefined) conditions.delay = rangeOf(asked);
    else conditions.delays.set(operation, rangeOf(asked));
  },
  refuse: (operation, key, frequency) =>
    addRule(conditions, { fault: { kind: 'refuse', key }, operation, ...frequency }),
  fail: (fault, where = 'everywhere', frequency = {}) =>
    addRule(conditions, { fault, ...(where !== 'everywhere' && { operation: where }), ...frequency }),
  clearFaults(operation) {
    const kept = conditions.rules.filter((rule) => operation !== undefined && rule.operation !== operation);
    conditions.rules.splice(0, conditions.rules.length, ...kept);
  },
});

function signIn(scenario: ScenarioName, mall: Mall, account: Account): MockSession | undefined {
  const { isSignedOut }: Scenario = scenarios[scenario];
  const { username, usercode } = account;
  return isSignedOut ? undefined : { token: openSession(mall, account), username, usercode };
}

export function createMocks(options: MockOptions = {}): Mocks {
  const { now = Date.now, latency } = options;
  const seed = String(options.seed ?? 1);
  const conditions = createConditions(seed);
  const { calls, note, watch } = createCallLog();
  function begin(scenario: ScenarioName): MockState {
    const known = scenarioNames.join(', ');
    demand(isScenario(scenario), `There is no scenario "${scenario}". There are: ${known}.`);
    const mall = openMall({ seed, now });
    const account = applyScenario(scenario, mall, conditions);
    if (latency !== undefined) conditions.delay = rangeOf(latency);
    return { scenario, mall, session: signIn(scenario, mall, account) };
  }
  let play = begin(options.scenario ?? 'default');
  const useScenario = (name: ScenarioName): void => {
    play = begin(name);
    calls.splice(0);
  };
  return {
    seed,
    calls,
    watch,
    faults: conditions.rules,
    get scenario() {
      return play.scenario;
    },
    get latency() {
      return conditions.delay;
    },
    get cart() {
      return cartOf(play.mall, scenarios[play.scenario]);
    },
    get session() {
      return play.session;
    },
    useScenario,
    reset: () => useScenario(options.scenario ?? 'default'),
    ...settingsOf(conditions),
    async answer(id, request) {
      const ms = conditions.delayOf(id);
      const { response, outcome } = await answerCall(play.mall, conditions, id, request);
      if (ms > 0) await wait(ms);
      note({ operation: id, outcome, ms });
      return response;
    },
    picture: (path) => pictureAt(play.mall, path),
  };
}
