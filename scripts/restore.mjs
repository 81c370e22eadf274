/** `npm run restore -- <folder>`: restores a backup into an empty database and checks the ledger. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), [
  'packages/server/src/commands/restore.ts',
  ...process.argv.slice(2),
]);
