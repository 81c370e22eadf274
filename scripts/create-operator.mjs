/** `npm run desk:create-operator`: invites the first owner of the operations desk. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), [
  'packages/server/src/create-operator.ts',
  ...process.argv.slice(2),
]);
