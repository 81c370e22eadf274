/** `npm run verify`: everything that CI checks, stopping at the first fault. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run, say } from './prepare/process.mjs';

const steps = [
  ['contract, generated files, imports', pinnedNode, ['scripts/check/main.ts']],
  ['lint', () => 'npx', ['eslint', '--max-warnings', '0', '.']],
  ['formatting', () => 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['tests', pinnedNode, ['scripts/test.mjs']],
];

await ensureDependencies();
for (const [name, command, args] of steps) {
  const from = Date.now();
  say(`verifying ${name} …`);
  const code = await run(command(), args);
  if (code !== 0) {
    say(`${name}: failed.`);
    process.exit(code);
  }
  say(`${name}: fine (${Math.round((Date.now() - from) / 1000)} s).`);
}
