/** `npm run dev -- --help`: the store with hot reload, and a server or mock for it. */
import { join } from 'node:path';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { UsageError, assertPort, HELP, readOptions } from './prepare/dev-options.mjs';
import { freePort, isFree } from './prepare/free-port.mjs';
import { pinnedEnv, pinnedNode, root, runTogether, log } from './prepare/process.mjs';

const PRISM_PORT = 4010;
const OFFICE_PORT = 5273;

/** Runs Vite directly: npx would exit on a signal and leave Vite running. */
const vite = join(root, 'node_modules/vite/bin/vite.js');

const viteCommand = ({ port }, api, mode, more = {}) => {
  const args = [vite, 'packages/web', '--host', '127.0.0.1', '--port', port, '--mode', mode];
  return [pinnedNode(), args, { env: pinnedEnv({ OPENMALL_API: api, ...more }) }];
};

/** The store, and the back office at /merchant and /desk of the same port. */
async function withOffice(options, api) {
  const ports = { OPENMALL_OFFICE_PORT: String(await freePort(OFFICE_PORT)) };
  const env = pinnedEnv({ OPENMALL_API: api, ...ports });
  // Its own address is of no use: the store's Vite passes /merchant and /desk on to it.
  const office = [pinnedNode(), [vite, 'packages/office', '--logLevel', 'warn'], { env }];
  return [office, viteCommand(options, api, 'development', ports)];
}

function withMock(options) {
  log('the store uses a mock mall in the browser. Press Alt+M for scenarios, delays and faults.');
  return [viteCommand(options, 'http://127.0.0.1:9', 'mock')];
}

async function withPrism(options) {
  const { prismPort, prismArgs } = options;
  if (prismPort !== undefined && !(await isFree(Number(prismPort))))
    throw new UsageError(`--prism-port: ${prismPort} is taken; omit the option to use a free port.`);
  const port = String(await freePort(Number(prismPort ?? PRISM_PORT)));
  log(`Prism listens on port ${port}. Sign in with any valid username and password.`);
  const prism = [pinnedNode(), ['scripts/mock-prism.mjs', '--port', port, ...prismArgs]];
  return [prism, viteCommand(options, `http://127.0.0.1:${port}`, 'prism')];
}

const isHttp = (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const isReachable = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );

async function withBackend(options, address) {
  if (!isHttp(address))
    throw new UsageError(`OPENMALL_API must be a URL such as http://127.0.0.1:8080, not ${address}`);
  log(`the store uses the backend at ${address} and starts no server.`);
  if (!(await isReachable(address))) log('the backend does not respond yet.');
  return withOffice(options, address);
}

async function withServer(options) {
  const { OPENMALL_API: backend, PORT: port = '3000' } = process.env;
  if (backend) return withBackend(options, backend);
  assertPort('PORT', port);
  if (!(await isFree(Number(port))))
    throw new UsageError(
      `port ${port} is taken. Stop the program that uses it, choose another port (PORT=3001 npm run dev), or use that program as the backend (OPENMALL_API=http://127.0.0.1:${port} npm run dev).`,
    );
  const server = [pinnedNode(), ['--watch-path=packages/server/src', 'packages/server/src/main.ts']];
  return [server, ...(await withOffice(options, `http://127.0.0.1:${port}`))];
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
  if (!(error instanceof UsageError)) throw error;
  log(error.message);
  process.exitCode = 2;
}
