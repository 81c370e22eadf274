/** Starts a temporary PostgreSQL on loopback for the tests. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { installDebianPackages, log } from './process.mjs';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function find() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((v) => join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root, so root uses the user of the Debian package. */
const runAsServerUser = (program, args) =>
  isRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', program, ...args], { encoding: 'utf8', cwd: '/' })
    : spawnSync(program, args, { encoding: 'utf8' });

function assertSucceeded(result, step) {
  if (result.status !== 0) throw new Error(`${step} failed: ${result.stderr || result.error?.message}`);
}

/** Commits don't wait for the disk. Tests end the servers that use it, never this one. */
const QUICK = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

/**
 * `{ url, stop }`, or undefined if PostgreSQL is missing and cannot be installed. `isQuick` is for tests: a crash of the
 * machine would destroy it. `sharedBuffers` is the memory for pages of tables, such as `1GB`. `preload` names a library that it
 * loads when it starts.
 * @throws {Error} if PostgreSQL does not start.
 */
export async function startPostgres({ isQuick = false, sharedBuffers = '128MB', preload = '' } = {}) {
  const bin = find() ?? (installDebianPackages(['postgresql'], 'for the server tests') ? find() : undefined);
  if (!bin) {
    log('PostgreSQL not found: the server tests run on PGlite only.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'openmall-postgres-'));
  if (isRoot) assertSucceeded(spawnSync('chown', ['postgres', folder]), 'chown');
  chmodSync(folder, 0o700);
  const port = await freePort(0);
  const data = join(folder, 'data');
  assertSucceeded(
    runAsServerUser(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'openmall',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
    ]),
    'initdb',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c shared_buffers=${sharedBuffers} ${preload && `-c shared_preload_libraries=${preload}`} ${isQuick ? QUICK : ''}`;
  assertSucceeded(
    runAsServerUser(join(bin, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      settings,
      'start',
    ]),
    'pg_ctl start',
  );
  log(`PostgreSQL for the tests listens on port ${port}.`);
  const stop = () => {
    runAsServerUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://openmall@127.0.0.1:${port}/postgres`, stop };
}
