/** Builds the store if its sources are newer than the last build. */
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, log } from './process.mjs';

/** Files beside src configure the build. */
const configFiles = readdirSync(join(root, 'packages/web')).filter(
  (name) => /\.(html|ts)$/.test(name) && !/test|playwright/.test(name),
);
const sources = [
  'packages/web/src',
  ...configFiles.map((name) => `packages/web/${name}`),
  'packages/sdk/src',
  'package-lock.json',
];
const built = join(root, 'packages/web/dist/index.html');

function newestMtime(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newestMtime(join(path, name))),
    info.mtimeMs,
  );
}

export async function ensureWebBuild() {
  const changedAt = Math.max(
    ...sources
      .map((path) => join(root, path))
      .filter(existsSync)
      .map(newestMtime),
  );
  if (existsSync(built) && statSync(built).mtimeMs >= changedAt) return;
  log('building the store (about half a minute) …');
  const code = await run('npx', ['vite', 'build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The store could not be built.');
  const now = new Date();
  utimesSync(built, now, now);
}
