/** `npm run dev -- --help`: the store with hot reload, and what answers it. */
import { join } from 'node:path';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { BadOption, demandPort, HELP, readOptions } from './prepare/dev-options.mjs';
import { freePort, isFree } from './prepare/free-port.mjs';
import { pinned, pinnedNode, root, runTogether, say } from './prepare/process.mjs';

const PRISM_PORT = 4010;

/** Vite itself, not by npx: that one ends at a signal and leaves Vite on its port. */
const store = ({ port }, api, mode) => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'packages/web', '--host', '127.0.0.1', '--port', port, '--mode', mode];
  return [pinnedNode(), args, { env: pinned({ OPENMALL_API: api }) }];
};

function withMock(options) {
  say('a small mall in the browser answers; no server runs. Alt+M chooses scenario, delays and faults.');
  return [store(options, 'http://127.0.0.1:9', 'mock')];
}

async function withPrism(options) {
  const { prismPort, prismArgs } = options;
  if (prismPort !== undefined && !(await isFree(Number(prismPort))))
    throw new BadOption(`--prism-port: ${prismPort} is taken; leave the option out for a free port.`);
  const port = String(await freePort(Number(prismPort ?? PRISM_PORT)));
  say(`Prism answers on port ${port}, by the contract; sign in with anything that its rules allow.`);
  const prism = [pinnedNode(), ['scripts/mock.mjs', '--port', port, ...prismArgs]];
  return [prism, store(options, `http://127.0.0.1:${port}`, 'prism')];
}

const isHttp = (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const answers = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );

async function withBackend(options, address) {
  if (!isHttp(address)) throw new BadOption(`OPENMALL_API: not like http://127.0.0.1:8080: ${address}`);
  say(`the store asks ${address}; no server is started here.`);
  if (!(await answers(address))) say('nothing answers there yet.');
  return [store(options, address, 'development')];
}

async function withServer(options) {
  const { OPENMALL_API: other, PORT: port = '3000' } = process.env;
  if (other) return withBackend(options, other);
  demandPort('PORT', port);
  if (!(await isFree(Number(port))))
    throw new BadOption(
      `port ${port} is taken. End what uses it, choose another (PORT=3001 npm run dev), or let the store ask what runs there (OPENMALL_API=http://127.0.0.1:${port} npm run dev).`,
    );
  const server = [pinnedNode(), ['--watch-path=packages/server/src', 'packages/server/src/main.ts']];
  return [server, store(options, `http://127.0.0.1:${port}`, 'development')];
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  await ensureDependencies();
  const start = options.mock ? withMock : options.prism ? withPrism : withServer;
  return runTogether(await start(options));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BadOption)) throw error;
  say(error.message);
  process.exitCode = 2;
}
