import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  readonly release: () => void;
}

/** Thrown when another process works on the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Held from here, lest the garbage collector close a lock that nobody looks at any more. */
const held = new Set<DatabaseSync>();

interface Holder {
  readonly pid: number;
  readonly since: string;
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return { pid, since };
  } catch {
    return undefined; // The holder is between taking the lock and writing its name.
  }
}

/**
 * Takes a data folder for this process alone. Two processes on one PGlite folder lose each other's rows.
 * The lock is the operating system's, held through SQLite, which takes it the same way everywhere: it
 * ends with the process that holds it, however that ends, so a lock is never stale.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const nameFile = join(folder, 'process.json');
  const lock = new DatabaseSync(join(folder, 'process.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    const holder = readHolder(nameFile);
    const who = holder ? `process ${holder.pid}, since ${holder.since}` : 'another process';
    throw new FolderInUse(`The data folder ${folder} is in use by ${who}.`, { cause });
  }
  held.add(lock);
  writeFileSync(nameFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return {
    release: () => {
      rmSync(nameFile, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}
