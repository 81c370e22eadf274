/** A PostgreSQL of its own, for tests that change its settings, stop it, or restore its files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The newest folder with the programs of a server; undefined if PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root, so root uses the user of the Debian package. */
async function runAsServerUser(program: string, args: readonly string[]): Promise<void> {
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  const [name = '', ...rest] = command;
  const child = spawn(name, rest, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null]; // Its documented arguments.
  if (code !== 0) throw new Error(`${program} failed: ${messages}`);
}

const LOCAL = '127.0.0.1';
const USER = 'openmall';

/** A folder that the server may write into. */
export function createServerFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'openmall-own-postgres-'));
  if (isRoot) spawnSync('chown', ['postgres', path]);
  chmodSync(path, 0o700);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface OwnPostgres {
  readonly url: string;
  readonly port: string;
  /** Copies its files into a new folder while it runs. */
  readonly copyTo: (data: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const tool = (name: string) => join(findPostgres() ?? '', name);

export const initData = (data: string): Promise<void> =>
  runAsServerUser(tool('initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync']);

/** Starts a server on the files in `data`, on a free port or on that of its last start. */
export async function startOwnPostgres(
  data: string,
  settings: Readonly<Record<string, string>> = {},
  samePort?: string,
): Promise<OwnPostgres> {
  const port = samePort ?? String(await freePort());
  const lines = Object.entries({ ...settings, unix_socket_directories: '' });
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    lines.map(([name, value]) => `${name} = '${value}'\n`).join(''),
  );
  const options = `-p ${port} -c listen_addresses=${LOCAL}`;
  await runAsServerUser(tool('pg_ctl'), ['-D', data, '-w', '-l', `${data}.log`, '-o', options, 'start']);
  return {
    port,
    url: `postgres://${USER}@${LOCAL}:${port}/postgres`,
    copyTo: (copy) =>
      runAsServerUser(tool('pg_basebackup'), ['-h', LOCAL, '-p', port, '-U', USER, '-D', copy, '-c', 'fast']),
    stop: () => runAsServerUser(tool('pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']),
  };
}

/** Makes the next start of these files repeat the archived log until a time, and go on from there. */
export async function startAtTime(
  data: string,
  { archive, time }: { readonly archive: string; readonly time: string },
): Promise<OwnPostgres> {
  writeFileSync(join(data, 'recovery.signal'), '');
  return startOwnPostgres(data, {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: time,
    recovery_target_action: 'promote',
  });
}
