/** `npm run verify`: runs everything that CI checks. Tests run only if all other checks pass. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { isStopped, pinnedNode, run, log } from './prepare/process.mjs';

/** Two lists of about the same length that run in parallel, because each check uses one core. */
const checks = [
  [
    ['lint', () => 'npx', ['eslint', '--max-warnings', '0', '.']],
    ['formatting', () => 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ],
  [
    ['contract, generated files, translations, imports', pinnedNode, ['scripts/check/main.ts']],
    ['contract against the last release', pinnedNode, ['scripts/contract/diff.mjs']],
    ['reference pages', pinnedNode, ['scripts/docs.mjs', '--check']],
    ['licences and known weaknesses', pinnedNode, ['scripts/licences.mjs', '--audit']],
  ],
];
const tests = ['tests', pinnedNode, ['scripts/test.mjs']];

const outcomeOf = (code) => {
  if (isStopped()) return 'stopped by a signal';
  return code === 0 ? 'ok' : 'failed';
};

async function verify([name, command, args]) {
  const startedAt = Date.now();
  log(`checking ${name} …`);
  const outcome = outcomeOf(await run(command(), args));
  log(`${name}: ${outcome} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  return outcome === 'ok' ? 0 : 1;
}

/** Runs the steps in sequence up to the first failure. */
async function runInSequence(steps) {
  for (const step of steps) {
    const code = await verify(step);
    if (code !== 0) return code;
  }
  return 0;
}

await ensureDependencies();
const failure = (await Promise.all(checks.map(runInSequence))).find((code) => code !== 0);
process.exitCode = failure ?? (await verify(tests));
