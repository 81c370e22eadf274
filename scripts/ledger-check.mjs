/** `npm run ledger:check`: checks the invariants of money, stock and orders in a database. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['packages/server/src/ledger-check.ts']);
