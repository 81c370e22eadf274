import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  readonly release: () => void;
}

/** Thrown when another process uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * References the open locks. The garbage collector would close an unreferenced database and release its lock.
 */
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
    return undefined; // The holder has taken the lock but not yet written the file.
  }
}

/**
 * Locks a data folder for this process. Two processes on one PGlite folder would overwrite each other's rows.
 * SQLite takes a lock of the operating system, which ends with the process, so a lock is never stale.
 * @throws {FolderInUse} If another process holds the lock.
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
