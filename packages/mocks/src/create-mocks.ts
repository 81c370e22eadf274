/** The mocks as a function from request to response, without a server. */
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
  /** The state of the mall and its buyer; `default` if undefined. */
  readonly scenario?: ScenarioName | undefined;
  /** The same seed gives the same mall, delays and faults. */
  readonly seed?: string | number | undefined;
  /** Delay of every call in milliseconds: a number, or minimum and maximum. */
  readonly latency?: number | Delay | undefined;
  /** Returns the current time in epoch milliseconds. A fixed time makes responses identical to the byte. */
  readonly now?: (() => number) | undefined;
}

/** How often a fault occurs: the share of calls, and the maximum number of times. */
export type FaultFrequency = Pick<FaultRule, 'rate' | 'times'>;
/** An error of the operation. */
export type RefusalOf<Id extends OperationId> = Extract<ErrorsOf<Id>, ErrorKey>;
export type FaultTarget = OperationId | 'everywhere';

/** Undoes the call that returned it. */
export type Disposer = () => void;

export interface MockSession {
  readonly token: string;
  readonly username: string;
  readonly usercode: string;
}

export interface Mocks {
  readonly seed: string;
  readonly scenario: ScenarioName;
  /** The latest 500 calls with their outcomes. */
  readonly calls: readonly CallRecord[];
  readonly latency: Delay;
  /** The active faults: those of the scenario and those added later. */
  readonly faults: readonly FaultRule[];
  /** The initial cart of the scenario. The browser stores carts, so the page must put it there. */
  readonly cart: readonly CartLine[];
  /** The initial session of the scenario; undefined if it starts signed out. */
  readonly session: MockSession | undefined;
  /**
   * Starts a new mall in a scenario and drops all later settings.
   * @throws RangeError if there is no such scenario.
   */
  useScenario: (name: ScenarioName) => void;
  /** Restores the mall, the scenario and the settings of `createMocks`. */
  reset: () => void;
  /**
   * Sets the delay of one operation, or of all, in milliseconds.
   * @throws RangeError if the range is invalid.
   */
  setLatency: (latency: number | Delay, operation?: OperationId) => void;
  /**
   * Rejects an operation with one of its errors until the disposer is called.
   * @throws RangeError if the rate is not between 0 and 1.
   */
  refuse: <Id extends OperationId>(id: Id, key: RefusalOf<Id>, frequency?: FaultFrequency) => Disposer;
  /**
   * Makes one operation, or all, fail until the disposer is called.
   * @throws RangeError if the rate is not between 0 and 1.
   */
  fail: (fault: Fault, where?: FaultTarget, frequency?: FaultFrequency) => Disposer;
  /** Removes the faults of an operation, or all faults. */
  clearFaults: (operation?: OperationId) => void;
  /** Calls the listener after every call until the disposer is called. */
  watch: (listener: (record: CallRecord) => void) => Disposer;
  /** Answers a request; undefined if there is no response, as with a network failure. */
  answer: (id: OperationId, request: Request) => Promise<Response | undefined>;
  /** Returns a drawn or uploaded picture; undefined if there is none at the path. */
  picture: (path: string) => Response | undefined;
}

const MAX_LOGGED_CALLS = 500;

/** Checks options at run time, for callers without type checks. */
function assertOption(isValid: boolean, message: string): void {
  if (!isValid) throw new RangeError(message);
}

function rangeOf(latency: number | Delay): Delay {
  const [from, to] = typeof latency === 'number' ? [latency, latency] : latency;
  assertOption(
    from >= 0 && from <= to,
    `A latency is a number of milliseconds or a range, not ${JSON.stringify(latency)}.`,
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

/** Records the calls and notifies the listeners. */
function createCallLog() {
  const calls: CallRecord[] = [];
  const listeners = new Set<(call: CallRecord) => void>();
  return {
    calls,
    record(call: CallRecord): void {
      calls.push(call);
      if (calls.length > MAX_LOGGED_CALLS) calls.shift();
      for (const listener of listeners) listener(call);
    },
    watch(listener: (call: CallRecord) => void): Disposer {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Adds a rule before the others: the newest rule applies first. */
function addRule({ rules }: Conditions, rule: FaultRule): Disposer {
  const { rate = 1 } = rule;
  assertOption(rate >= 0 && rate <= 1, `A rate is a number from 0 to 1, not ${rate}.`);
  rules.unshift(rule);
  return () => {
    const index = rules.indexOf(rule);
    if (index >= 0) rules.splice(index, 1);
  };
}

/** The methods that change the conditions of calls. */
const settingsOf = (
  conditions: Conditions,
): Pick<Mocks, 'setLatency' | 'refuse' | 'fail' | 'clearFaults'> => ({
  setLatency(value, operation) {
    if (operation === undefined) conditions.delay = rangeOf(value);
    else conditions.delays.set(operation, rangeOf(value));
  },
  refuse: (operation, key, frequency) =>
    addRule(conditions, { fault: { kind: 'refuse', key }, operation, ...frequency }),
  fail: (fault, where = 'everywhere', frequency = {}) =>
    addRule(conditions, { fault, ...(where !== 'everywhere' && { operation: where }), ...frequency }),
  clearFaults(operation) {
    const remaining = conditions.rules.filter(
      (rule) => operation !== undefined && rule.operation !== operation,
    );
    conditions.rules.splice(0, conditions.rules.length, ...remaining);
  },
});

function signIn(scenario: ScenarioName, mall: Mall, account: Account): MockSession | undefined {
  const { isSignedOut }: Scenario = scenarios[scenario];
  const { username, usercode } = account;
  return isSignedOut ? undefined : { token: openSession(mall, account), username, usercode };
}

/**
 * Creates a mall in memory that answers every operation.
 * @throws RangeError if an option is invalid.
 */
export function createMocks(options: MockOptions = {}): Mocks {
  const { now = Date.now, latency } = options;
  const seed = String(options.seed ?? 1);
  const conditions = createConditions(seed);
  const { calls, record, watch } = createCallLog();
  function openScenario(scenario: ScenarioName): MockState {
    const names = scenarioNames.join(', ');
    assertOption(isScenario(scenario), `There is no scenario "${scenario}". There are: ${names}.`);
    const mall = openMall({ seed, now });
    const account = applyScenario(scenario, mall, conditions);
    if (latency !== undefined) conditions.delay = rangeOf(latency);
    return { scenario, mall, session: signIn(scenario, mall, account) };
  }
  let current = openScenario(options.scenario ?? 'default');
  const useScenario = (name: ScenarioName): void => {
    current = openScenario(name);
    calls.splice(0);
  };
  return {
    seed,
    calls,
    watch,
    faults: conditions.rules,
    get scenario() {
      return current.scenario;
    },
    get latency() {
      return conditions.delay;
    },
    get cart() {
      return cartOf(current.mall, scenarios[current.scenario]);
    },
    get session() {
      return current.session;
    },
    useScenario,
    reset: () => useScenario(options.scenario ?? 'default'),
    ...settingsOf(conditions),
    async answer(id, request) {
      const ms = conditions.delayOf(id);
      const { response, outcome } = await answerCall(current.mall, conditions, id, request);
      if (ms > 0) await wait(ms);
      record({ operation: id, outcome, ms });
      return response;
    },
    picture: (path) => pictureAt(current.mall, path),
  };
}
