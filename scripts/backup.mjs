/** `npm run backup -- <folder>`: writes a backup of a running mall into a new folder. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), [
  'packages/server/src/commands/backup.ts',
  ...process.argv.slice(2),
]);
