/** `npm run ledger:check`: whether everything that must be true of money, stock and orders holds on a database. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['packages/server/src/ledger-check.ts']);
