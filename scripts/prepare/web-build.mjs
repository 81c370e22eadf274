/** Builds the store if its sources or its variables changed since the last build. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, log } from './process.mjs';

/** Files next to src configure the build. */
const configFiles = readdirSync(join(root, 'packages/web')).filter(
  (name) => /\.(html|ts)$|^\.env/.test(name) && !/test|playwright/.test(name),
);
const sources = [
  'packages/web/src',
  'packages/web/first-page',
  ...configFiles.map((name) => `packages/web/${name}`),
  'packages/sdk/src',
  'package-lock.json',
];
const built = join(root, 'packages/web/dist/index.html');
/** In node_modules, because everything in dist is served. */
const variablesFile = join(root, 'node_modules/.cache/openmall/web-build-variables.json');

function newestMtime(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newestMtime(join(path, name))),
    info.mtimeMs,
  );
}

/**
 * The variables that Vite builds into the store, as JSON in a fixed order.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function buildVariables(env) {
  const variables = Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value);
  return JSON.stringify(Object.fromEntries(variables.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The variables of the last build by `ensureWebBuild`; none without one. */
const builtVariables = () => (existsSync(variablesFile) ? readFileSync(variablesFile, 'utf8') : '{}');

/** @throws {Error} if the build fails. */
export async function ensureWebBuild() {
  const changedAt = Math.max(
    ...sources
      .map((path) => join(root, path))
      .filter(existsSync)
      .map(newestMtime),
  );
  const variables = buildVariables(process.env);
  const isCurrent = existsSync(built) && statSync(built).mtimeMs >= changedAt;
  if (isCurrent && builtVariables() === variables) return;
  log('building the store (about half a minute) …');
  const code = await run('npx', ['vite', 'build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The store could not be built.');
  const now = new Date();
  utimesSync(built, now, now);
  mkdirSync(dirname(variablesFile), { recursive: true });
  writeFileSync(variablesFile, variables);
}

const officeBuilt = join(root, 'packages/office/dist/index.html');
const officeSources = [
  'packages/office/src',
  'packages/office/index.html',
  'packages/office/vite.config.ts',
  'packages/web/src/shared',
  'packages/sdk/src',
  'package-lock.json',
];

/**
 * Builds the back office if its sources changed. It is a build of its own, so that no byte of the store depends on it.
 *
 * @throws {Error} if the build fails.
 */
export async function ensureOfficeBuild() {
  const changedAt = Math.max(...officeSources.map((path) => newestMtime(join(root, path))));
  if (existsSync(officeBuilt) && statSync(officeBuilt).mtimeMs >= changedAt) return;
  log('building the back office …');
  const code = await run('npx', ['vite', 'build', 'packages/office', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The back office could not be built.');
  const now = new Date();
  utimesSync(officeBuilt, now, now);
}
