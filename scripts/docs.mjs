/**
 * `npm run docs`: two handbooks in docs/dist that need neither a server nor a network: the contract as one page (Redoc,
 * everything in the file) and the SDK's types and functions (TypeDoc).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinned, pinnedNode, root, run, say } from './prepare/process.mjs';

const dist = join(root, 'docs/dist');
const bin = (name) => join(root, 'node_modules/.bin', name);
// The very file that the page would fetch.
const redoc = join(root, 'node_modules/@redocly/cli/lib/chunks/redoc.standalone.js');

async function must(what, args) {
  const code = await run(pinnedNode(), args, { env: pinned(), stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`${what} failed.`);
}

/** The page with its program inside, that asks nobody for anything. */
function selfContained(page) {
  const program = readFileSync(redoc, 'utf8')
    .replace(/export\s*\{[^}]*\};?\s*$/, '')
    .replaceAll('</script', '<\\/script');
  const whole = page
    .replace(/<link rel="modulepreload"[^>]*>/, '')
    .replace(/import\s*\{[^}]*\}\s*from\s*['"]https:[^'"]+['"];?/, () => program)
    .replace('"disableTelemetry":false', '"disableTelemetry":true')
    // A picture of theirs at the foot.
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,');
  const asked = whole.match(/(?:import|src=|<link)[^\n]{0,40}https:\/\/cdn/);
  if (whole.length < page.length + program.length / 2 || asked)
    throw new Error('The page is not what Redocly used to write.');
  return whole;
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const page = join(dist, 'contract.html');
const config = join(root, 'openapi/redocly.yaml');
await must('Redocly', [
  bin('redocly'),
  'build-docs',
  'openapi/dist/openapi.json',
  '-o',
  page,
  '--config',
  config,
]);
writeFileSync(page, selfContained(readFileSync(page, 'utf8')));
say(`the contract: ${page}`);

const entries = [
  'index.ts',
  'hooks/index.ts',
  'money/index.ts',
  'client/index.ts',
  'events/index.ts',
  'schemas.ts',
];
const options = [
  ...['--tsconfig', join(root, 'tsconfig.json'), '--out', join(dist, 'sdk'), '--name', '@openmall/sdk'],
  ...['--readme', join(root, 'packages/sdk/README.md'), '--skipErrorChecking', '--disableSources'],
  ...['--exclude', '**/*.test.*', '--logLevel', 'Error', '--hideGenerator', '--githubPages', 'false'],
];
await must('TypeDoc', [
  bin('typedoc'),
  ...entries.map((name) => join(root, 'packages/sdk/src', name)),
  ...options,
]);
say(`the SDK: ${join(dist, 'sdk/index.html')}`);
