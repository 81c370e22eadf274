/** The mocks as a function from request to response, without a server. */
import { answerCall, type CallRecord } from './answer-call.ts';
import { createCallLog } from './call-log.ts';
import { createEventSessions, type EventSessions } from './events/event-sessions.ts';
import { createConditions, type Conditions } from './faults/conditions.ts';
import { assertOption, rangeOf, settingsOf } from './faults/settings.ts';
import type { MockOptions, Mocks, MockSession } from './mocks.ts';
import type { Account } from './state/account.ts';
import { cartOf } from './scenarios/cart.ts';
import { accountOf, openMall, openSession, type Mall } from './state/mall.ts';
import { createClock, peopleOf } from './staff/people.ts';
import { createTimers } from './staff/timers.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import {
  isScenario,
  scenarioNames,
  scenarioOf,
  applyScenario,
  type ScenarioName,
} from './scenarios/scenarios.ts';

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Whether a picture is for everybody, or for the caller. */
function isShown(mall: Mall, path: string, token: string | undefined): boolean {
  if (!mall.documents.has(path)) return true;
  const owner = mall.documents.get(path);
  return owner !== undefined && token !== undefined && accountOf(mall, token) === owner;
}

function pictureAt(mall: Mall, path: string, token?: string): Response | undefined {
  const uploaded = mall.uploads.get(path);
  if (uploaded && !isShown(mall, path, token)) return undefined;
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

function signIn(scenario: ScenarioName, mall: Mall, account: Account): MockSession | undefined {
  const { isSignedOut } = scenarioOf(scenario);
  const { username, usercode } = account;
  return isSignedOut ? undefined : { token: openSession(mall, account), username, usercode };
}

interface Answering {
  readonly mall: () => Mall;
  readonly conditions: Conditions;
  readonly events: Pick<EventSessions, 'check'>;
  readonly record: (record: CallRecord) => void;
}

/** Answers calls after their delay, and closes the sockets of sessions that a call has ended. */
const answerWith =
  ({ mall, conditions, events, record }: Answering): Mocks['answer'] =>
  async (id, request) => {
    const ms = conditions.delayOf(id);
    const { response, outcome } = await answerCall(mall(), conditions, id, request);
    if (ms > 0) await wait(ms);
    events.check();
    record({ operation: id, outcome, ms });
    return response;
  };

function assertScenario(name: string): void {
  assertOption(isScenario(name), `There is no scenario "${name}". There are: ${scenarioNames.join(', ')}.`);
}

/**
 * Creates a mall in memory that answers every operation.
 * @throws RangeError if an option is invalid.
 */
export function createMocks(options: MockOptions = {}): Mocks {
  const clock = createClock(options.now ?? (() => Date.now()));
  const seed = String(options.seed ?? 1);
  const conditions = createConditions(seed);
  const { calls, record, watch } = createCallLog();
  const timers = createTimers();
  function openScenario(scenario: ScenarioName): MockState {
    assertScenario(scenario);
    clock.reset();
    timers.clear();
    const mall = openMall({ seed, now: clock.now, push: (...to) => events.push(...to), later: timers.later });
    const account = applyScenario(scenario, mall, conditions);
    if (options.latency !== undefined) conditions.delay = rangeOf(options.latency);
    return { scenario, mall, session: signIn(scenario, mall, account) };
  }
  const events = createEventSessions(() => current.mall);
  let current = openScenario(options.scenario ?? 'default');
  const useScenario = (name: ScenarioName): void => {
    current = openScenario(name);
    calls.splice(0);
  };
  return {
    seed,
    calls,
    watch,
    events,
    faults: conditions.rules,
    get scenario() {
      return current.scenario;
    },
    get latency() {
      return conditions.delay;
    },
    get cart() {
      return cartOf(current.mall, scenarioOf(current.scenario));
    },
    get session() {
      return current.session;
    },
    get mall() {
      return current.mall;
    },
    useScenario,
    reset: () => useScenario(options.scenario ?? 'default'),
    ...settingsOf(conditions),
    ...peopleOf(() => current.mall, clock),
    answer: answerWith({ mall: () => current.mall, conditions, events, record }),
    picture: (path, token) => pictureAt(current.mall, path, token),
  };
}
