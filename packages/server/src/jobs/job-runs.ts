/** The runs of a scheduled job in this process. */
export interface JobRuns {
  readonly succeeded: number;
  readonly failed: number;
  /** Seconds since 1970; undefined before the first success. */
  readonly lastSuccess: number | undefined;
  readonly lastSeconds: number;
}

const runs = new Map<string, JobRuns>();

const NONE: JobRuns = { succeeded: 0, failed: 0, lastSuccess: undefined, lastSeconds: 0 };

/** Notes a run of a job. */
export function noteRun(name: string, isSuccess: boolean, seconds: number): void {
  const before = runs.get(name) ?? NONE;
  runs.set(name, {
    succeeded: before.succeeded + (isSuccess ? 1 : 0),
    failed: before.failed + (isSuccess ? 0 : 1),
    lastSuccess: isSuccess ? Date.now() / 1_000 : before.lastSuccess,
    lastSeconds: seconds,
  });
}

/** The jobs of this process by their names. */
export const jobRuns = (): ReadonlyMap<string, JobRuns> => runs;
