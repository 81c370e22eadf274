/**
 * `npm run release [-- sdk mocks …]`: a dry run of a release. Compares the contract with the last release, builds and packs
 * the packages, checks them with publint and attw, and prints what would be published. `--publish` also does it and tags
 * the commit; it refuses to if files are not committed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, pinnedEnv, pinnedNode, root, run } from '../prepare/process.mjs';
import { buildPackages, checkPackage, pack } from './pack.mjs';

const packages = ['seeded-random', 'sdk', 'mocks', 'conformance'];
const wantsToPublish = process.argv.includes('--publish');
const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const names = packages.filter((name) => requested.length === 0 || requested.includes(name));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The version of all packages, which is that of the contract. @throws {Error} if they differ. */
function commonVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8')).info;
  for (const name of packages) {
    const own = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version;
    if (own !== version)
      throw new Error(`@openmall/${name} has version ${own} and the contract ${version}: make them equal.`);
  }
  return version;
}

async function release(folder) {
  const unknown = requested.find((name) => !packages.includes(name));
  if (unknown)
    throw new Error(`There is no package ${unknown} to publish; there are ${packages.join(', ')}.`);
  if (wantsToPublish && git('status', '--porcelain') !== '')
    throw new Error('Files are not committed: commit them, so that the tag is what is published.');
  const version = commonVersion();
  if ((await run(pinnedNode(), [join(root, 'scripts/contract/diff.mjs')])) !== 0)
    throw new Error('The version does not fit the changes of the contract.');
  await buildPackages(names);
  const tarballs = [];
  for (const name of names) {
    const tarball = await pack(name, folder);
    await checkPackage(tarball);
    tarballs.push(tarball);
  }
  for (const tarball of tarballs) {
    if (!wantsToPublish) log(`would run: npm publish ${tarball.slice(folder.length + 1)} --access public`);
    else if ((await run('npm', ['publish', tarball, '--access', 'public'], { env: pinnedEnv() })) !== 0)
      throw new Error(`${tarball} could not be published.`);
  }
  if (wantsToPublish) git('tag', `v${version}`);
  log(
    wantsToPublish
      ? `published, tagged v${version}; push the tag`
      : `would tag v${version}; nothing was published`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'openmall-release-'));
try {
  await release(folder);
} catch (error) {
  log(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
