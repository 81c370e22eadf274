/** Runs `npm ci` if installed packages differ from the lockfile. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, log } from './process.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether the installed packages match the lockfile, except optional ones of other platforms. */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return wanted.every(([path, { version, integrity, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return true;
    // A workspace package.
    if (link) return existsSync(join(root, path));
    const found = installed[path];
    if (!found) return Boolean(optional);
    return found.version === version && found.integrity === integrity && existsSync(join(root, path));
  });
}

/** @throws {Error} if `npm ci` fails. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  log('installing dependencies (one to three minutes) …');
  // Hides npm warnings about the Node version: the tools run on the pinned Node.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`);
}
