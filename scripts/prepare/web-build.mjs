/** Builds the store when its sources are newer than the last build. */
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './process.mjs';

/** What stands beside the sources tells how they are built. */
const builders = readdirSync(join(root, 'packages/web')).filter(
  (name) => /\.(html|ts)$/.test(name) && !/test|playwright/.test(name),
);
const sources = [
  'packages/web/src',
  ...builders.map((name) => `packages/web/${name}`),
  'packages/sdk/src',
  'package-lock.json',
];
const built = join(root, 'packages/web/dist/index.html');

function newest(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs);
}

export async function ensureWebBuild() {
  const changed = Math.max(
    ...sources
      .map((path) => join(root, path))
      .filter(existsSync)
      .map(newest),
  );
  if (existsSync(built) && statSync(built).mtimeMs >= changed) return;
  say('building the store (once after each change; about half a minute) …');
  const code = await run('npx', ['vite', 'build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The store could not be built.');
  const now = new Date();
  utimesSync(built, now, now);
}
