/** `npm run dev`: the reference server and the store with hot reload beside it. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinned, pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
const api = process.env.OPENMALL_API ?? 'http://127.0.0.1:3000';
const server = run(pinnedNode(), ['--watch-path=packages/server/src', 'packages/server/src/main.ts']);
const store = run('npx', ['vite', 'packages/web', '--host', '127.0.0.1'], {
  env: pinned({ OPENMALL_API: api }),
});
process.exitCode = Math.max(...(await Promise.all([server, store])));
