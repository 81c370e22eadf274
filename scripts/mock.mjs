/** `npm run mock -- --port N`: Prism answers every call of the contract with its example. */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run, say } from './prepare/process.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`Not a port: ${values.port}`);

await ensureDependencies();
say(
  `Prism starts on http://127.0.0.1:${port} (a few seconds) and answers by openapi/dist/openapi.yaml. Ctrl+C stops it.`,
);
const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';
process.exitCode = await run(pinnedNode(), [
  prism,
  'mock',
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
  'openapi/dist/openapi.yaml',
]);
