/** `npm run verify`: everything that CI checks; no test runs where something else is wrong. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run, say } from './prepare/process.mjs';

/** Each reads what the others read and works on one core: two at a time, the long one beside the short ones. */
const readings = [
  [['lint', () => 'npx', ['eslint', '--max-warnings', '0', '.']]],
  [
    ['contract, generated files, imports', pinnedNode, ['scripts/check/main.ts']],
    ['formatting', () => 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ],
];
const tests = ['tests', pinnedNode, ['scripts/test.mjs']];

async function verify([name, command, args]) {
  const from = Date.now();
  say(`verifying ${name} …`);
  const code = await run(command(), args);
  say(code === 0 ? `${name}: fine (${Math.round((Date.now() - from) / 1000)} s).` : `${name}: failed.`);
  return code;
}

/** One after the other up to the first fault. */
async function inTurn(steps) {
  for (const step of steps) {
    const code = await verify(step);
    if (code !== 0) return code;
  }
  return 0;
}

await ensureDependencies();
const fault = (await Promise.all(readings.map(inTurn))).find((code) => code !== 0);
process.exitCode = fault ?? (await verify(tests));
