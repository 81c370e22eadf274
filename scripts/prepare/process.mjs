/** Running other programs. Plain JavaScript: it must work on Node 20, before anything is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** One line that says what is being done and why it may take a while. */
export const say = (text) => process.stdout.write(`openmall: ${text}\n`);

/** The environment in which `node` is the pinned one, whatever Node started this script. */
export const pinned = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/** Path of the pinned Node, or of this one where the registry has none for the platform and it is new enough. */
export function pinnedNode() {
  const local = join(bin, isWindows ? 'node.cmd' : 'node');
  if (existsSync(local)) return local;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `Node 24 is needed and not packaged for ${process.platform}-${process.arch}: install it, then try again.`,
  );
}

/**
 * Runs a program in the foreground and resolves with its exit code. Ctrl+C and SIGTERM reach it too; it is also asked
 * to end when `ending`, an AbortSignal, says so.
 */
export function run(command, args, { ending, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: pinned(),
    shell: isWindows,
    ...options,
  });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  ending?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

/** Runs programs side by side until one of them ends, then ends the others; resolves with the exit code of that one. */
export async function runTogether(programs) {
  const ending = new AbortController();
  const codes = programs.map(([command, args, options]) =>
    run(command, args, { ...options, ending: ending.signal }).finally(() => ending.abort()),
  );
  const allEnded = Promise.allSettled(codes);
  try {
    return await Promise.race(codes);
  } finally {
    await allEnded;
  }
}

/** Whether a program can be found and run. */
export const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Installs Debian packages if this machine has apt and we may use it; says whether it did. */
export function installDebian(packages, why) {
  if (!has('apt-get') || process.getuid?.() !== 0) return false;
  say(`installing ${packages.join(', ')} from Debian (${why}) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  const install = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  return update.status === 0 && install.status === 0;
}
