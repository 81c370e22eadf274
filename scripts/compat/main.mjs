/**
 * `npm run compat`: packs the SDK, checks the package with publint and attw, and runs the same program in Node 22
 * and 24, Deno, Bun, Chromium and a worker. Deno, Bun and Node 22 are installed from npm into a temporary folder.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { pinnedEnv, root, log } from '../prepare/process.mjs';
import { buildPackages, checkPackage, pack } from '../release/pack.mjs';
import { runInChromium } from './browser.mjs';
import { openExampleMall } from './example-mall.mjs';

const engines = { deno: '2.9.6', bun: '1.4.5', [`node-${process.platform}-${process.arch}`]: '22' };
const run = promisify(execFile);
const npm = (args, cwd) => run('npm', args, { cwd, env: pinnedEnv(), maxBuffer: 1e8 });
/** The command that runs a module in each engine. */
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
  await buildPackages(['sdk']);
  const tarball = await pack('sdk', folder);
  await checkPackage(tarball);
  writeFileSync(join(folder, 'package.json'), '{ "name": "compat", "private": true, "type": "module" }\n');
  const wanted = Object.entries(engines).map(([name, version]) => `${name}@${version}`);
  await npm(['install', '--no-audit', '--no-fund', '--omit=peer', tarball, ...wanted], folder);
  // The install scripts of Deno and Bun link their binary.
  for (const name of ['deno', 'bun'])
    await run(process.execPath, ['install.cjs'], { cwd: join(folder, 'node_modules', name) }).catch(() =>
      run(process.execPath, ['install.js'], { cwd: join(folder, 'node_modules', name) }),
    );
  copyFileSync(join(root, 'packages/sdk/examples/portable.mjs'), join(folder, 'portable.mjs'));
  const main =
    "import { visit } from './portable.mjs';\nconsole.log(JSON.stringify(await visit(process.argv.at(-1))));\n";
  writeFileSync(join(folder, 'main.mjs'), `import process from 'node:process';\n${main}`);
  const results = {};
  for (const [name, [command, args]] of Object.entries(commands(folder))) {
    const { stdout } = await run(command, [...args, 'main.mjs', mall.url], { cwd: folder });
    results[name] = JSON.parse(stdout);
    log(`${name}: ${(await run(command, ['--version'])).stdout.split('\n')[0]}`);
  }
  Object.assign(results, await runInChromium(root, folder));
  const [[first, expected], ...others] = Object.entries(results);
  console.log(expected);
  for (const [name, result] of others) {
    if (!isDeepStrictEqual(result, expected))
      throw new Error(`${name} differs from ${first}: ${JSON.stringify(result)}`);
  }
  if (!expected.samePath || !expected.uploaded || !/^http /.test(expected.error))
    throw new Error('The example program failed.');
  log(`same result in ${Object.keys(results).join(', ')}.`);
} finally {
  mall.stop();
  rmSync(folder, { recursive: true, force: true });
}
