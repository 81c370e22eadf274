/** `npm run rules`: tests form, zod and server with 10,000 random inputs for each rule; `npm run rules 500` uses fewer. */
import { pinnedEnv, run } from './prepare/process.mjs';

const inputs = String(Number(process.argv[2] ?? 10_000));
const TEST = 'packages/server/src/http/input/validator-agreement.test.ts';
process.exitCode = await run('npx', ['vitest', 'run', '--project', 'server', TEST], {
  env: pinnedEnv({ RULE_INPUTS: inputs }),
});
