/** `npm run rules`: form, zod and server on 10,000 random inputs a rule; `npm run rules 500` on fewer. */
import { pinned, run } from './prepare/process.mjs';

const inputs = String(Number(process.argv[2] ?? 10_000));
const test = 'packages/server/src/http/same-verdict.test.ts';
process.exitCode = await run('npx', ['vitest', 'run', '--project', 'server', test], {
  env: pinned({ RULE_INPUTS: inputs }),
});
