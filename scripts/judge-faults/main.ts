/**
 * `npm run judge:faults [-- --database postgres] [--seeds 10] [--spread] [--whole] [--only TEXT] [--minutes N] [--fresh]`:
 * plants every fault into a conforming server and runs the judge, with several seeds, and once per seed without a fault. With
 * `--spread` each fault is planted once, and the seeds are dealt out over the faults in turn. With `--whole` each run judges
 * everything. It runs with the lowest priority, and goes on where it ended.
 */
import { constants, setPriority } from 'node:os';
import { nameOf } from './name-of.ts';
import { readOptions } from './options.ts';
import { plantings, seedsOf } from './plantings.ts';
import { NO_FAULT, openResults, type Result } from './results.ts';
import { runFaults, runWithoutFault } from './run-faults.ts';
import { openServers } from './servers.ts';

const options = readOptions(process.argv.slice(2));
setPriority(constants.priority.PRIORITY_LOW);
const results = openResults(options);
const servers = await openServers(options);
const end = new AbortController();
const { signal } = end;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end.abort());
setTimeout(() => end.abort(), options.minutes * 60_000).unref();

const run = { options, servers, results, signal };
try {
  for (const list of plantings(options)) {
    const missing = list.filter(({ seed, fault }) => !results.has(seed, nameOf(fault)));
    await runFaults(run, missing);
  }
  for (const seed of options.only === '' ? seedsOf(options) : [])
    if (!signal.aborted && !results.has(seed, NO_FAULT)) await runWithoutFault({ ...run, seed });
} finally {
  servers.close();
}

const count = (list: readonly Result[]): string =>
  `${list.filter(({ isRight }) => isRight).length} of ${list.length}`;
const all = results.all();
const [clean, faulty] = [
  all.filter(({ fault }) => fault === NO_FAULT),
  all.filter(({ fault }) => fault !== NO_FAULT),
];
console.log(`\nfound ${count(faulty)} planted faults; ${count(clean)} runs without a fault had no finding`);
const wrong = all.filter(({ isRight }) => !isRight);
for (const { seed, fault, reported } of wrong)
  console.log(`  seed ${seed}: ${fault}: ${reported.join('; ') || 'nothing reported'}`);
console.log(results.file);
process.exitCode = wrong.length > 0 ? 1 : 0;
