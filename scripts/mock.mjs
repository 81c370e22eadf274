/** `npm run mock -- --help`: a mock server that answers every call of the contract. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run, say } from './prepare/process.mjs';

await ensureDependencies();
const args = process.argv.slice(2);
if (!args.includes('--help')) say('Prism reads openapi/dist/openapi.json (a few seconds) …');
process.exitCode = await run(pinnedNode(), ['packages/mocks/src/prism/main.ts', ...args]);
