import { createFailureLog } from './failure-log.ts';
import { noteRun } from './job-runs.ts';

const logFailure = createFailureLog();
/** The first run: soon, so that a server that restarts often runs each job, and catches up on what it missed. */
const FIRST_MS = 3_000;

export interface RepeatedJob {
  readonly stop: () => Promise<void>;
}

/** Repeats `work` with a pause in between, never twice at once. Logs a failure, at most once a minute, and continues. */
export function repeat(name: string, pauseMs: number, work: () => Promise<void>): RepeatedJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const start = performance.now();
    const note = (isSuccess: boolean) => noteRun(name, isSuccess, (performance.now() - start) / 1_000);
    try {
      await work();
      note(true);
    } catch (error) {
      note(false);
      logFailure(name, error);
    }
    if (!stopped) schedule();
  };
  const schedule = (waitMs = pauseMs) => {
    timer = setTimeout(() => {
      running = run();
    }, waitMs);
  };
  schedule(Math.min(pauseMs, FIRST_MS));
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
