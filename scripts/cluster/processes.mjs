/** Programs in the background, each under a name and with a log of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STOP_LIMIT_MS = 30_000;

/** The user id of PostgreSQL and etcd, which refuse to run as root; undefined for an ordinary user. */
export function serviceUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const parentOf = (pid) => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // It has ended.
  }
};

/** A process and all that descend from it. */
function familyOf(pid) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((child) => parentOf(child) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

/** Sends a signal to a process and its descendants. */
export function signalFamily(pid, signal) {
  for (const member of familyOf(pid)) {
    try {
      process.kill(member, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** @param {string} logs The folder of the logs. */
export function createProcesses(logs) {
  const running = new Map();

  const start = (name, command, args, options = {}) => {
    const log = openSync(join(logs, `${name}.log`), 'a');
    // A group of its own: Ctrl+C reaches this script only, which then stops them in order.
    const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, ...options });
    child.on('error', ({ message }) => console.error(`${name} did not start: ${message}`));
    running.set(name, child);
    child.once('exit', () => running.get(name) === child && running.delete(name));
    return child;
  };

  const pidOf = (name) => {
    const pid = running.get(name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return pid;
  };

  /** Asks it to stop, and kills it if it does not. */
  const stop = async (name, signal = 'SIGTERM') => {
    const child = running.get(name);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  };

  return { start, stop, pidOf, isRunning: (name) => running.has(name) };
}
