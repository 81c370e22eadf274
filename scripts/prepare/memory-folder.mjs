/**
 * A folder in memory for the databases and other short-lived files of tests. A file system on a disk takes long to create
 * files where others were just deleted, which cost `npm test` a fifth of its CPU.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'openmall-tests-';
/** Several times what the files of the tests take. In containers, the folder often has 64 MB. */
const MIN_ROOM_BYTES = 6e9;

/** Removes the folders of processes that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const [pid] = name.slice(PREFIX.length).split('-');
    const folder = join(MEMORY, name);
    if (!existsSync(`/proc/${pid}`) && statSync(folder).uid === process.getuid())
      rmSync(folder, { recursive: true, force: true });
  }
}

function roomBytes() {
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem());
}

/** Makes a folder in memory the `tmpdir()` of this process and its children, if there is room. Returns what removes it. */
export function useMemoryFolder() {
  if (!existsSync(MEMORY) || !existsSync('/proc')) return () => undefined;
  removeLeftovers();
  if (roomBytes() < MIN_ROOM_BYTES) return () => undefined;
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // The server of PostgreSQL has a user of its own.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
