/** Runs the active checks: one after the other, or behind a slow network in lanes that do not disturb each other. */
import type { StoppedError, MonitoredTarget } from '../target/liveness.ts';
import type { ActiveCheck, Area } from './check.ts';
import type { Coverage } from './coverage/coverage.ts';
import type { Findings } from './findings.ts';
import type { JudgeOptions } from './judge-options.ts';
import { startsWithAny } from './plan.ts';

export interface CheckRun {
  readonly options: JudgeOptions;
  readonly checks: readonly ActiveCheck[];
  readonly findings: Findings;
  readonly coverage: Coverage;
  readonly monitored: MonitoredTarget;
  /** Answers take so long that one call after the other would take minutes. */
  readonly isSlowNetwork: boolean;
  /** Runs one check, and records it if it crashes. */
  readonly runCheck: (check: ActiveCheck) => Promise<void>;
  readonly onStop: (unfinished: readonly ActiveCheck[], stopped: StoppedError) => void;
}

/** Checks of one lane share accounts, money or goods, so they keep their order. */
const lanes: Readonly<Record<Area, string>> = {
  envelope: 'input',
  input: 'input',
  protocol: 'input',
  leaks: 'input',
  catalog: 'catalog',
  authentication: 'accounts',
  ownership: 'accounts',
  paging: 'lists',
  chat: 'accounts',
  uploads: 'accounts',
  orders: 'orders',
  wallet: 'wallet',
  loans: 'wallet',
  races: 'orders',
  timing: 'last',
};

/** Checks whose accounts no other check uses, and which change nothing that others read. */
const withOwnAccounts = [
  'addr.',
  'auth.fund-rules',
  'auth.guesses',
  'auth.heartbeat',
  'auth.hidden-names',
  'auth.unproven',
  'card.',
  'cart.',
  'chat.store',
  'kyc.',
  'ord.contact',
  'ord.coupon-',
  'ord.refund-pieces',
  'ord.shown-total',
  'ord.submit-token',
  'ord.unknown-coupon',
  'user.',
];
/** Checks that only read what everybody may read, one page after the other. */
const reading = ['list.filter', 'list.more-filters'];

function laneOf({ id, area }: ActiveCheck): string {
  if (startsWithAny(id, withOwnAccounts)) return 'own accounts';
  return startsWithAny(id, reading) ? 'reading' : lanes[area];
}

/** Resolves when the run is interrupted. */
const abortOf = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));

/** Runs the checks until all are done, the run is interrupted or the backend stops answering. */
export async function runChecks(run: CheckRun): Promise<void> {
  const { options, checks, findings, coverage, monitored } = run;
  const abort = abortOf(options.signal);
  const unfinished = new Set(checks);
  const isOver = (): boolean => options.signal?.aborted === true || monitored.stopped() !== undefined;
  async function inOrder(list: readonly ActiveCheck[]): Promise<void> {
    for (const check of list) {
      if (isOver()) return;
      const faults = findings.all().filter(({ verdict }) => verdict === 'fail').length;
      const progress = { done: checks.length - unfinished.size, of: checks.length, calls: coverage.calls() };
      options.onProgress?.({ check: check.id, ...progress, faults });
      await Promise.race([run.runCheck(check), abort]);
      if (await monitored.check()) return;
      unfinished.delete(check);
    }
  }
  /** A fault that was found beside other checks must show again without them, unless it depends on luck. */
  async function confirm(): Promise<void> {
    const failed = new Set(
      findings
        .all()
        .filter(({ verdict }) => verdict === 'fail')
        .map(({ check }) => check),
    );
    for (const check of checks.filter(({ id, area }) => failed.has(id) && !keepsFaults.has(area))) {
      if (isOver()) return;
      findings.forget(check.id);
      await inOrder([check]);
    }
  }
  if (run.isSlowNetwork && !options.control) {
    const [first, ...others] = checks;
    // Without a success, refusals prove nothing.
    await inOrder(first ? [first] : []);
    const groups = Map.groupBy(others, laneOf);
    const last = groups.get('last') ?? [];
    groups.delete('last');
    await Promise.all([...groups.values()].map(inOrder));
    await confirm();
    await inOrder(last);
  } else await inOrder(checks);
  const stopped = monitored.stopped();
  if (stopped) run.onStop([...unfinished], stopped);
}

/** Inputs and refusals do not depend on other checks, and a race may not repeat. */
const keepsFaults: ReadonlySet<Area> = new Set<Area>(['input', 'protocol', 'leaks', 'races']);
