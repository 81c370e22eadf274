/**
 * `npm run compat`: packs the SDK, checks the package with publint and attw, and runs one program unchanged in Node 22
 * and 24, Deno, Bun, Chromium and a worker. Deno, Bun and Node 22 come from their packages into a temporary folder.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { pinned, root, say } from '../prepare/process.mjs';
import { inChromium } from './browser.mjs';
import { openExampleMall } from './example-mall.mjs';

const engines = { deno: '2.9.6', bun: '1.4.5', [`node-${process.platform}-${process.arch}`]: '22' };
const run = promisify(execFile);
const npm = (args, cwd) => run('npm', args, { cwd, env: pinned(), maxBuffer: 1e8 });
const tool = (name, args) =>
  run(process.execPath, [join(root, 'node_modules/.bin', name), ...args], { env: pinned() });

async function pack(folder) {
  await run(process.execPath, [join(root, 'scripts/build-packages.mjs'), 'sdk']);
  const { stdout } = await npm(
    ['pack', '--json', '--pack-destination', folder],
    join(root, 'packages/sdk/dist'),
  );
  // npm 12 answers an object by name where npm 11 answers a list.
  const [{ filename, size, entryCount }] = Object.values(JSON.parse(stdout));
  say(`packed ${filename}: ${Math.round(size / 1024)} kB, ${entryCount} files`);
  return join(folder, filename);
}

async function checkPackage(tarball) {
  await tool('publint', ['run', tarball, '--strict']);
  say('publint: fine');
  await tool('attw', [tarball, '--profile', 'esm-only']);
  say('attw: fine');
}

/** Each engine with the command that runs a module. */
function commands(folder) {
  const bin = (name) => join(folder, 'node_modules', name);
  const [node22] = Object.keys(engines).filter((name) => name.startsWith('node-'));
  return {
    'Node 24': [process.execPath, []],
    'Node 22': [join(bin(node22), 'bin/node'), []],
    Deno: [bin('.bin/deno'), ['run', '--allow-net', '--allow-env', '--allow-read']],
    Bun: [bin('.bin/bun'), ['run']],
  };
}

const folder = mkdtempSync(join(tmpdir(), 'openmall-compat-'));
const mall = await openExampleMall(root);
try {
  const tarball = await pack(folder);
  await checkPackage(tarball);
  writeFileSync(join(folder, 'package.json'), '{ "name": "compat", "private": true, "type": "module" }\n');
  const wanted = Object.entries(engines).map(([name, version]) => `${name}@${version}`);
  await npm(['install', '--no-audit', '--no-fund', '--omit=peer', tarball, ...wanted], folder);
  // Deno and Bun fetch nothing when they are installed, but put their program into its place.
  for (const name of ['deno', 'bun'])
    await run(process.execPath, ['install.cjs'], { cwd: join(folder, 'node_modules', name) }).catch(() =>
      run(process.execPath, ['install.js'], { cwd: join(folder, 'node_modules', name) }),
    );
  copyFileSync(join(root, 'packages/sdk/examples/portable.mjs'), join(folder, 'portable.mjs'));
  const main =
    "import { visit } from './portable.mjs';\nconsole.log(JSON.stringify(await visit(process.argv.at(-1))));\n";
  writeFileSync(join(folder, 'main.mjs'), `import process from 'node:process';\n${main}`);
  const seen = {};
  for (const [name, [command, args]] of Object.entries(commands(folder))) {
    const { stdout } = await run(command, [...args, 'main.mjs', mall.url], { cwd: folder });
    seen[name] = JSON.parse(stdout);
    say(`${name}: ${(await run(command, ['--version'])).stdout.split('\n')[0]}`);
  }
  Object.assign(seen, await inChromium(root, folder));
  const [[first, expected], ...others] = Object.entries(seen);
  console.log(expected);
  for (const [name, what] of others) {
    if (!isDeepStrictEqual(what, expected))
      throw new Error(`${name} does otherwise than ${first}: ${JSON.stringify(what)}`);
  }
  if (!expected.samePath || !expected.uploaded || !/^http /.test(expected.error))
    throw new Error('The visit failed.');
  say(`the same in ${Object.keys(seen).join(', ')}.`);
} finally {
  mall.stop();
  rmSync(folder, { recursive: true, force: true });
}
