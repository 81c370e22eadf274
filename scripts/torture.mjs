/**
 * `npm run torture [-- --short] [--minutes 60] [--only races]`: the hard tests with many rounds, one line a group. It
 * starts no group after its bound. `--short` is the set of five minutes for CI.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { isStopped, pinnedEnv, run } from './prepare/process.mjs';
import { assertOption, readOptions } from './prepare/read-options.mjs';

const SERVER = 'packages/server/src';

/**
 * Stories that reach the mall by its pages only, so that any of two servers may answer. A call that a killed server was
 * answering is lost, so a story has three attempts.
 */
const storiesOfPages = [
  'visitor-finds-goods',
  'search-forgives',
  'facets-narrow-a-list',
  'cart-follows-the-account',
  'buyer-pays-at-the-checkout',
  'prices-by-quantity',
  'dead-ends-lead-on',
];

/** Recording what each page of a story did takes a quarter of its time. */
const e2e = (...args) => ['e2e', '--', '--trace', 'off', ...args];

/** Name, test files or a command of npm, and settings of the short and of the long run. */
const groups = [
  ['races in one process', [`${SERVER}/domain/orders/races.test.ts`], {}, {}],
  ['races of several servers', [`${SERVER}/races.test.ts`], { RACE_ROUNDS: '3' }, { RACE_ROUNDS: '50' }],
  [
    'killed servers',
    [`${SERVER}/killed-server.test.ts`, `${SERVER}/killed-server-on-postgres.test.ts`],
    { KILLS: '3' },
    { KILLS: '200', EMBEDDED_KILLS: '100' },
  ],
  [
    'killed PostgreSQL',
    [`${SERVER}/killed-database.test.ts`],
    { DATABASE_KILLS: '2' },
    { DATABASE_KILLS: '20' },
  ],
  [
    'stopped servers',
    [`${SERVER}/draining.test.ts`, `${SERVER}/draining-behind-a-proxy.test.ts`],
    { STOPS: '2' },
    { STOPS: '20' },
  ],
  ['pairs of writes', [`${SERVER}/domain/serial-order.test.ts`], { PAIRS: '40' }, { PAIRS: '900' }],
  ['states and steps', [`${SERVER}/domain/state-matrix.test.ts`], {}, {}],
  ['foreign objects', [`${SERVER}/http/security/authorisation.test.ts`], {}, {}],
  ['rights of the office', [`${SERVER}/http/office/office-rights.test.ts`], {}, {}],
  ['bad input', [`${SERVER}/http/input/bad-input.test.ts`], {}, {}],
  [
    'fuzzed requests',
    [`${SERVER}/http/input/fuzzed-input.test.ts`],
    { FUZZ_INPUTS: '10' },
    { FUZZ_INPUTS: '1000' },
  ],
  ['corrupted ledgers', [`${SERVER}/domain/ledger/corruptions.test.ts`], {}, {}],
  ['a migration beside traffic', [`${SERVER}/migrated-beside-traffic.test.ts`], {}, {}],
  ['a full disk', [`${SERVER}/full-disk.test.ts`], {}, {}],
  ['lasting load', [`${SERVER}/soak.test.ts`], {}, { SOAK_ROUNDS: '2000' }],
  ['backups under load', [`${SERVER}/commands/backup.test.ts`], {}, {}],
  ['script payloads', e2e('no-text-runs-as-a-script'), undefined, { SCRIPT_PAYLOADS: 'all' }],
  ['broken answers', e2e('broken-answers-are-explained'), undefined, { BROKEN_ANSWERS: 'all' }],
  ['lazy files that are gone', e2e('/lazy/'), undefined, {}],
  ['a flaky network', e2e('flaky-network'), undefined, {}],
  [
    'stories while servers are killed',
    e2e('--retries', '2', ...storiesOfPages),
    undefined,
    { KILLED_SERVERS: '1' },
  ],
  ['a cluster', ['cluster:drills', '--', '--only', 'killed', '--minutes', '8'], undefined, {}],
  ['a dashboard under load', ['dashboard'], undefined, {}],
];

const HELP = `npm run torture [-- options]: the hard tests with many rounds, one line a group.

  --short             the set of CI, which takes five minutes
  --minutes 60        starts no group after this time; 240 by default
  --only races        groups whose name contains this

Groups: ${groups.map(([name]) => name).join(', ')}`;
const values = readOptions(HELP, {
  short: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  only: { type: 'string' },
});
const minutes = Number(values.minutes ?? (values.short ? 5 : 240));
assertOption(minutes > 0, `--minutes must be a number above 0, not "${values.minutes}".`);

await ensureDependencies();
const start = performance.now();
const secondsSince = (from) => Math.round((performance.now() - from) / 1000);
let failed = 0;

const isCommand = ([first]) => !first.endsWith('.ts');
const firstLine = (text) => text.split('\n')[0].slice(0, 300);

/** Runs test files by Vitest and returns what happened, in a few words. */
async function runTests(files, settings) {
  const report = join(tmpdir(), `openmall-torture-${process.pid}.json`);
  const args = ['vitest', 'run', '--reporter=json', `--outputFile=${report}`, '--silent=true', ...files];
  const code = await run('npx', args, {
    env: pinnedEnv(settings),
    stdio: 'ignore',
    ownGroup: true,
  });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    rmSync(report);
    const broken = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [reason = ''] }) => `\n      ${fullName}: ${firstLine(reason)}`),
    );
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    return {
      ok: code === 0,
      text: `${numPassedTests} passed, ${numFailedTests} failed${skipped}${broken.join('')}`,
    };
  } catch {
    return { ok: false, text: `no result (exit code ${code})` };
  }
}

/** Runs a command of npm, which prints what it finds. */
async function runCommand(args, settings) {
  const code = await run('npm', ['run', ...args], {
    env: pinnedEnv(settings),
    // A group of its own must not read from the terminal.
    stdio: ['ignore', 'inherit', 'inherit'],
    ownGroup: true,
  });
  return { ok: code === 0, text: code === 0 ? 'passed' : `failed (exit code ${code})` };
}

for (const [name, what, short, long] of groups) {
  if (values.only && !name.includes(values.only)) continue;
  if (secondsSince(start) > minutes * 60) {
    console.log(`left  ${name}: the bound of ${minutes} minutes is reached`);
    continue;
  }
  const settings = values.short ? short : long;
  if (!settings) continue;
  const from = performance.now();
  const { ok, text } = await (isCommand(what) ? runCommand : runTests)(what, settings);
  if (isStopped()) {
    console.log(`left  ${name}: stopped after ${secondsSince(from)} s`);
    failed += 1;
    break;
  }
  if (!ok) failed += 1;
  const rounds = Object.entries(settings).map(([key, value]) => ` ${key}=${value}`);
  console.log(`${ok ? 'ok   ' : 'FAIL '} ${name}${rounds.join('')}: ${text}, ${secondsSince(from)} s`);
}
if (!process.env.TEST_DATABASE_URL)
  console.log('Without TEST_DATABASE_URL only the embedded database was tested.');
process.exitCode = failed > 0 ? 1 : 0;
