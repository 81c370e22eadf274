/** Notices when the backend stops answering, so that the calls after that are not reported as faults. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';
import type { Target } from './target.ts';
import { isAnswering } from './probe.ts';

/** Fewer unanswered calls in a row may be calls that the backend cannot handle. */
const MAX_UNANSWERED = 5;
/** If the backend restarts in time, the run continues. The crash is a fault. */
const MAX_PROBES = 3;
const PAUSE_MS = 1_000;

/** The backend no longer answers, so nothing more can be judged. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  /** The number of the last call that was answered. */
  readonly after: number;
  /** The unanswered calls since then. The first of them may have crashed the backend. */
  readonly unanswered: readonly Exchange[];

  constructor(after: number, unanswered: readonly Exchange[]) {
    super(`the backend stopped answering after call ${after}`);
    this.after = after;
    this.unanswered = unanswered;
  }
}

export interface MonitoredTarget {
  /** Its `send` throws `StoppedError` once the backend has stopped answering. */
  readonly target: Target;
  /** Probes the backend if the last call was not answered. */
  check(): Promise<StoppedError | undefined>;
  stopped(): StoppedError | undefined;
}

async function isAlive(target: Target): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_PROBES; attempt += 1) {
    if (attempt > 0) await wait(PAUSE_MS);
    if (await isAnswering(target)) return true;
  }
  return false;
}

/** Wraps a target and probes the backend after unanswered calls. */
export function monitorTarget(target: Target): MonitoredTarget {
  let [calls, lastAnswered] = [0, 0];
  let unanswered: { readonly number: number; readonly exchange: Exchange }[] = [];
  let stopped: StoppedError | undefined;
  let probing: Promise<void> | undefined;
  async function probe(): Promise<void> {
    const isStopped = !(await isAlive(target));
    const exchanges = unanswered.map(({ exchange }) => exchange);
    if (isStopped) stopped = new StoppedError(lastAnswered, exchanges);
    else unanswered = [];
    probing = undefined;
  }
  async function check(): Promise<StoppedError | undefined> {
    // Parallel calls fail together and share one probe.
    if (!stopped && unanswered.length > 0) await (probing ??= probe());
    return stopped;
  }
  async function send(call: Parameters<Target['send']>[0]): Promise<Exchange> {
    if (stopped) throw stopped;
    calls += 1;
    const number = calls;
    const exchange = await target.send(call);
    if (exchange.networkError === undefined) {
      lastAnswered = Math.max(lastAnswered, number);
      // A late answer to an earlier call says nothing about a later one.
      unanswered = unanswered.filter((entry) => entry.number > number);
    } else {
      unanswered.push({ number, exchange });
      if (unanswered.length >= MAX_UNANSWERED && (await check())) throw stopped;
    }
    return exchange;
  }
  return { target: { ...target, send }, check, stopped: () => stopped };
}
