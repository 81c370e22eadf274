/** Installs the packages of the lockfile when some are missing or of another version. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './process.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether what npm says it installed is what the lockfile asks for; packages for other platforms aside. */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return wanted.every(([path, { version, integrity, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return true;
    // A room that came with a pull.
    if (link) return existsSync(join(root, path));
    const found = installed[path];
    if (!found) return Boolean(optional);
    return found.version === version && found.integrity === integrity && existsSync(join(root, path));
  });
}

export async function ensureDependencies() {
  if (isInstalled()) return;
  say('installing the packages of the lockfile (once; one to three minutes) …');
  // npm warns about its own Node being older than what some tools ask for; they run on the pinned one.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`);
}
