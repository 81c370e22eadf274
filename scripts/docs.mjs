/**
 * `npm run docs [-- --check]`: writes two offline references to docs/dist: the contract as one self-contained page (Redoc)
 * and the API of the SDK (TypeDoc). With `--check` it does not write the ten thousand pages of the SDK.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedEnv, pinnedNode, root, run, log } from './prepare/process.mjs';

const isCheck = process.argv.includes('--check');
const dist = join(root, 'docs/dist');
const bin = (name) => join(root, 'node_modules/.bin', name);
// The script that the page loads from a CDN by default.
const redoc = join(root, 'node_modules/@redocly/cli/lib/chunks/redoc.standalone.js');

async function runOrThrow(tool, args) {
  const code = await run(pinnedNode(), args, { env: pinnedEnv(), stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`${tool} failed.`);
}

/** Inlines the script, so that the page makes no requests. */
function inlineScript(page) {
  const program = readFileSync(redoc, 'utf8')
    .replace(/export\s*\{[^}]*\};?\s*$/, '')
    .replaceAll('</script', '<\\/script');
  const inlined = page
    .replace(/<link rel="modulepreload"[^>]*>/, '')
    .replace(/import\s*\{[^}]*\}\s*from\s*['"]https:[^'"]+['"];?/, () => program)
    .replace('"disableTelemetry":false', '"disableTelemetry":true')
    // The Redocly logo in the footer.
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,');
  const external = inlined.match(/(?:import|src=|<link)[^\n]{0,40}https:\/\/cdn/);
  if (inlined.length < page.length + program.length / 2 || external)
    throw new Error('The page of Redocly has an unknown format: adapt scripts/docs.mjs.');
  return inlined;
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const page = join(dist, 'contract.html');
const config = join(root, 'openapi/redocly.yaml');
await runOrThrow('Redocly', [
  bin('redocly'),
  'build-docs',
  'openapi/dist/openapi.json',
  '-o',
  page,
  '--config',
  config,
]);
writeFileSync(page, inlineScript(readFileSync(page, 'utf8')));
log(`the contract: ${page}`);

const { exports } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'));
const entries = Object.keys(exports).filter((name) => !/validators|codegen|contract\.json|\*/.test(name));
const options = [
  ...['--tsconfig', join(root, 'tsconfig.json'), '--out', join(dist, 'sdk'), '--name', '@openmall/sdk'],
  ...['--readme', join(root, 'packages/sdk/README.md'), '--skipErrorChecking', '--disableSources'],
  ...['--exclude', '**/*.test.*', '--logLevel', 'Error', '--hideGenerator', '--githubPages', 'false'],
];
await runOrThrow('TypeDoc', [
  bin('typedoc'),
  ...entries.map((name) => join(root, 'packages/sdk', exports[name])),
  ...options,
  ...(isCheck ? ['--emit', 'none'] : []),
]);
log(isCheck ? 'the SDK can be described' : `the SDK: ${join(dist, 'sdk/index.html')}`);
