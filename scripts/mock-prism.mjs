/** `npm run mock:prism -- --help` (alias `npm run mock`): starts a Prism server that responds with the examples of the contract. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run, log } from './prepare/process.mjs';

await ensureDependencies();
const args = process.argv.slice(2);
if (!args.includes('--help')) log('starting Prism with the contracts of openapi/dist (a few seconds) …');
process.exitCode = await run(pinnedNode(), ['packages/mocks/src/prism/main.ts', ...args]);
