/** What the mocks offer: their options, settings and record of calls. */
import type { ErrorKey, ErrorsOf, OperationId } from '@openmall/sdk';
import type { CallRecord } from './answer-call.ts';
import type { Delay, Fault, FaultRule } from './faults/fault.ts';
import type { EventSessions } from './events/event-sessions.ts';
import type { AdvanceStep } from './staff/advance.ts';
import type { CartLine } from './scenarios/cart.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import type { Mall } from './state/mall.ts';

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
  /** The cart of the scenario for pages that store carts in the browser. The account has the same lines (`cartList`). */
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
  /** The WebSockets of clients. MSW and the server open them; a test of your own transport may too. */
  readonly events: Pick<EventSessions, 'open'>;
  /** Answers a request; undefined if there is no response, as with a network failure. */
  answer: (id: OperationId, request: Request) => Promise<Response | undefined>;
  /**
   * Acts as the stores, the carrier and the operators: takes a step for one order, or for all that it fits. Returns the
   * number of records that changed.
   * @throws Refusal if the named order is in another state.
   */
  advance: (step: AdvanceStep, orderId?: string) => number;
  /**
   * Moves the clock of the mall forward by `ms` milliseconds and does what is due by then: unpaid orders are cancelled,
   * delivered ones count as received.
   * @throws RangeError unless `ms` is positive.
   */
  passTime: (ms: number) => void;
  /** The code that the demo buyer's authenticator shows; undefined if the scenario has none. */
  authenticatorCode: () => Promise<string | undefined>;
  /** Answers a call of the control contract (`/control/…`), for tests of backends. The caller has checked the secret. */
  control: (request: Request) => Promise<Response>;
  /** The state of the mall, for the mocks of the back office. */
  readonly mall: Mall;
  /** Returns a drawn or uploaded picture; undefined if there is none at the path, or not for the caller with the token. */
  picture: (path: string, token?: string) => Response | undefined;
}
