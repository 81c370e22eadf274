/** Runs other programs. Plain JavaScript: it must work on Node 20 before dependencies are installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** Prints one line about what the script does. */
export const log = (text) => process.stdout.write(`openmall: ${text}\n`);

/** The environment with the pinned Node first in PATH. */
export const pinnedEnv = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Path of the pinned Node, or of the current one if it is new enough and npm has none for this platform. If neither can
 * be used, it says so and ends the process with code 2.
 */
export function pinnedNode() {
  const local = join(bin, isWindows ? 'node.cmd' : 'node');
  if (existsSync(local)) return local;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  log(
    `Node 24 is required but npm has no package of it for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
  );
  return process.exit(2);
}

/** Sent by Ctrl+C, by `kill`, and by a terminal that is closed. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let hasSignal = false;
/** Whether a signal has told this script to end, so that it starts nothing else. */
export const isStopped = () => hasSignal;
const PARENT_CHECK_MS = 500;

/** A file about a process on Linux; undefined elsewhere, or if the process is gone. */
function readProc(pid, name) {
  const path = `/proc/${pid}/${name}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The parent of the shell that npm runs a script with; undefined if that shell replaced itself by the script. */
function parentOfShell(shell) {
  const isShell = readProc(shell, 'cmdline')?.includes(process.env.npm_lifecycle_script);
  return isShell ? /^PPid:\s*(\d+)/m.exec(readProc(shell, 'status') ?? '')?.[1] : undefined;
}

/** Calls `end` when the npm that started this script is gone: a killed npm sends no signal. */
function watchNpm(end) {
  if (isWindows || !process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const isGone = () => process.ppid !== parent || parentOfShell(parent) !== npm;
  return setInterval(() => isGone() && end(), PARENT_CHECK_MS).unref();
}

const GROUP_GRACE_MS = 10_000;

/** Sends a signal to a process group and returns whether it has any process. */
function signalGroup(group, name) {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

/** Waits until a process group that was told to end has no process, and kills what is left of it. */
async function endGroup(group) {
  const until = performance.now() + GROUP_GRACE_MS;
  while (signalGroup(group, 0) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  signalGroup(group, 'SIGKILL');
}

/**
 * Runs a program in the foreground and resolves with its exit code. It is 0 if a signal ended the program, as for a server;
 * a script that wants a result asks `isStopped`. Forwards signals that end it, and sends SIGTERM when `signal` is aborted
 * or npm is gone. With `endsWithParent` the program has a channel to this process, which closes when this process ends for
 * any reason. With `ownGroup` the signals reach all that the program has started (npx passes them on to nobody), and
 * nothing of it is left.
 */
export function run(command, args, { signal, endsWithParent = false, ownGroup = false, ...options } = {}) {
  const isGroup = ownGroup && !isWindows;
  const child = spawn(command, args, {
    cwd: root,
    // Windows starts it through a shell, which passes no channel on.
    stdio: ['inherit', 'inherit', 'inherit', ...(endsWithParent && !isWindows ? ['ipc'] : [])],
    env: pinnedEnv(),
    shell: isWindows,
    detached: isGroup,
    ...options,
  });
  let isSignalled = false;
  const forward = (name) => {
    isSignalled = true;
    return isGroup ? signalGroup(child.pid, name) : child.kill(name);
  };
  const stop = (name) => {
    hasSignal = true;
    forward(name);
  };
  for (const ending of ENDINGS) process.on(ending, stop);
  // As if the signal had come from outside, so that the script starts nothing else.
  const watch = watchNpm(() => process.kill(process.pid, 'SIGTERM'));
  signal?.addEventListener('abort', () => forward('SIGTERM'), { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', async (code, killedBy) => {
      clearInterval(watch);
      if (isGroup && isSignalled) await endGroup(child.pid);
      for (const ending of ENDINGS) process.off(ending, stop);
      resolve(code ?? (ENDINGS.includes(killedBy) ? 0 : 1));
    });
  });
}

/** Runs programs in parallel until one exits, then stops the others. Resolves with the exit code of the first. */
export async function runTogether(programs) {
  const controller = new AbortController();
  const codes = programs.map(([command, args, options]) =>
    run(command, args, { ...options, signal: controller.signal }).finally(() => controller.abort()),
  );
  const allEnded = Promise.allSettled(codes);
  try {
    return await Promise.race(codes);
  } finally {
    await allEnded;
  }
}

/** Whether a program is installed. */
const hasCommand = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Installs Debian packages if apt is available and we run as root. Returns whether it succeeded. */
export function installDebianPackages(packages, reason) {
  if (!hasCommand('apt-get') || process.getuid?.() !== 0) return false;
  log(`installing ${packages.join(', ')} from Debian (${reason}) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  const install = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...packages],
    options,
  );
  return update.status === 0 && install.status === 0;
}
