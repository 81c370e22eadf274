/** Runs the judge against servers with planted faults. */
import { judge } from '../../packages/conformance/src/runner/judge.ts';
import type { Finding } from '../../packages/conformance/src/runner/finding.ts';
import type { PlantedFault } from '../../packages/conformance/src/tests/faults/planted-fault.ts';
import { operationsOtherThan } from '../../packages/conformance/src/tests/faults/surveyed.ts';
import type { TestServer } from '../../packages/conformance/src/tests/reference-server.ts';
import { groupFaults } from './groups.ts';
import { nameOf } from './name-of.ts';
import type { Options } from './options.ts';
import type { Planting } from './plantings.ts';
import { NO_FAULT, type Results } from './results.ts';
import type { Servers } from './servers.ts';

export interface Session {
  readonly options: Options;
  readonly servers: Servers;
  readonly results: Results;
  readonly signal: AbortSignal;
}

interface Run extends Session {
  readonly seed: number;
}

const describe = ({ check, operation, faults }: Finding): string =>
  `${check} ${operation}: ${faults?.[0]?.message ?? ''}`;

/** Judges only what the fault is about. */
const only = ({ caughtBy, operations, besides = [] }: PlantedFault) => ({
  only: [caughtBy, ...operations, ...besides],
  surveyed: operationsOtherThan(operations),
});

interface Judged {
  readonly failed: readonly Finding[];
  readonly seconds: number;
}

/** What the judge reports about a server with these faults, and how long it takes. */
async function judgeWith(
  { options, seed, signal }: Run,
  faults: readonly PlantedFault[],
  server: TestServer,
): Promise<Judged> {
  const [fault] = faults;
  const started = performance.now();
  const { findings } = await judge({
    baseUrl: server.baseUrl,
    control: server.control,
    seed,
    extensions: true,
    signal,
    ...(fault && !options.whole && only(fault)),
    fetch: faults.reduce((send, { plant }) => plant(send), fetch),
  });
  const failed = findings.filter(({ verdict }) => verdict === 'fail');
  return { failed, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

function record({ results, seed }: Run, fault: string, isRight: boolean, { failed, seconds }: Judged): void {
  const reported = isRight ? [] : failed.map(describe).slice(0, 10);
  results.add({ seed, fault, isRight, reported, seconds });
  const lines = reported.map((text) => `\n        ${text}`).join('');
  console.log(`${isRight ? 'ok   ' : 'WRONG'} seed ${seed}, ${seconds} s: ${fault}${lines}`);
}

/** Returns the faults that others may have hidden. */
async function runGroup(
  run: Run,
  faults: readonly PlantedFault[],
  server: TestServer,
): Promise<readonly PlantedFault[]> {
  const judged = await judgeWith(run, faults, server);
  if (run.signal.aborted) return [];
  const isFound = ({ caughtBy }: PlantedFault): boolean =>
    judged.failed.some(({ check }) => check === caughtBy);
  const isAlone = faults.length === 1;
  for (const fault of faults)
    if (isAlone || isFound(fault)) record(run, nameOf(fault), isFound(fault), judged);
  return isAlone ? [] : faults.filter((fault) => !isFound(fault));
}

async function withServer<Value>(
  { servers }: Session,
  use: (server: TestServer) => Promise<Value>,
): Promise<Value> {
  const server = await servers.start();
  return use(server).finally(() => server.stop());
}

/** A whole run moves the clock by years, so each has a server of its own. */
async function runWhole(run: Run, faults: readonly PlantedFault[]): Promise<void> {
  for (const group of groupFaults(faults)) {
    if (run.signal.aborted) return;
    const hidden = await withServer(run, (server) => runGroup(run, group, server));
    for (const fault of hidden)
      if (!run.signal.aborted) await withServer(run, (server) => runGroup(run, [fault], server));
  }
}

async function runEach(session: Session, list: readonly Planting[]): Promise<void> {
  if (list.length === 0 || session.signal.aborted) return;
  await withServer(session, async (server) => {
    for (const { seed, fault } of list)
      if (!session.signal.aborted) await runGroup({ ...session, seed }, [fault], server);
  });
}

/** Whatever is reported is a false alarm. */
export async function runWithoutFault(run: Run): Promise<void> {
  const judged = await withServer(run, (server) => judgeWith(run, [], server));
  if (!run.signal.aborted) record(run, NO_FAULT, judged.failed.length === 0, judged);
}

export async function runFaults(session: Session, list: readonly Planting[]): Promise<void> {
  if (!session.options.whole) return runEach(session, list);
  for (const [seed, plantings] of Map.groupBy(list, (planting) => planting.seed))
    await runWhole(
      { ...session, seed },
      plantings.map(({ fault }) => fault),
    );
}
