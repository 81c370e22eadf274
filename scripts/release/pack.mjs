/** Builds, packs and checks a package as it would be published. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { log, pinnedEnv, pinnedNode, root, run as runInForeground } from '../prepare/process.mjs';

const run = promisify(execFile);

/** @throws {Error} if a package cannot be built. */
export async function buildPackages(names) {
  const code = await runInForeground(pinnedNode(), [join(root, 'scripts/build-packages.mjs'), ...names]);
  if (code !== 0) throw new Error('The packages cannot be built.');
}

/** Packs a built package and returns the path of the tarball. */
export async function pack(name, folder) {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(root, 'packages', name, 'dist'),
    env: pinnedEnv(),
    maxBuffer: 1e8,
  });
  // npm 12 returns an object by name where npm 11 returns a list.
  const [{ filename, size, entryCount }] = Object.values(JSON.parse(stdout));
  log(`packed ${filename}: ${Math.round(size / 1024)} kB, ${entryCount} files`);
  return join(folder, filename);
}

/** @throws {Error} with what publint or attw found. */
export async function checkPackage(tarball) {
  for (const [name, ...args] of [
    ['publint', 'run', tarball, '--strict'],
    ['attw', tarball, '--profile', 'esm-only'],
  ]) {
    const file = join(root, 'node_modules/.bin', name);
    await run(pinnedNode(), [file, ...args], { env: pinnedEnv() }).catch(({ stdout, message }) => {
      throw new Error(`${name}: ${stdout || message}`);
    });
    log(`${name}: ok`);
  }
}
