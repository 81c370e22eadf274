/**
 * `npm run dev`: the store with hot reload, and what answers it: the reference server; with `--mock` a small
 * mall in the browser itself, whose scenario `?mock=name` or the panel (Alt+M) chooses; with `--prism` a Prism server that answers by the contract.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinned, pinnedNode, run, say } from './prepare/process.mjs';

const { values } = parseArgs({
  options: {
    mock: { type: 'boolean', default: false },
    prism: { type: 'boolean', default: false },
    port: { type: 'string', default: '5173' },
  },
});
if (values.mock && values.prism) throw new Error('Either --mock or --prism: one of them answers.');

const PRISM_PORT = '4010';
const store = (api, mode) =>
  run('npx', ['vite', 'packages/web', '--host', '127.0.0.1', '--port', values.port, '--mode', mode], {
    env: pinned({ OPENMALL_API: api }),
  });

/** Starts what answers beside the store; both end together. */
function parts() {
  if (values.mock) {
    say('a small mall in the browser answers; no server runs. Alt+M chooses scenario, delays and faults.');
    return [store('http://127.0.0.1:9', 'mock')];
  }
  if (values.prism) {
    say(`Prism answers on port ${PRISM_PORT}, by the contract; sign in with anything that its rules allow.`);
    return [
      run(pinnedNode(), ['scripts/mock.mjs', '--port', PRISM_PORT]),
      store(`http://127.0.0.1:${PRISM_PORT}`, 'prism'),
    ];
  }
  const server = run(pinnedNode(), ['--watch-path=packages/server/src', 'packages/server/src/main.ts']);
  return [server, store(process.env.OPENMALL_API ?? 'http://127.0.0.1:3000', 'development')];
}

await ensureDependencies();
process.exitCode = Math.max(...(await Promise.all(parts())));
