/** Starts a throw-away PostgreSQL on loopback for the tests that also run on it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian, say } from './process.mjs';

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function find() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((v) => join(debian, v, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
const asServer = (program, args) =>
  isRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', program, ...args], { encoding: 'utf8', cwd: '/' })
    : spawnSync(program, args, { encoding: 'utf8' });

function must(result, what) {
  if (result.status !== 0) throw new Error(`${what} failed: ${result.stderr || result.error?.message}`);
}

/** `{ url, stop }`, or undefined where this machine has no PostgreSQL and none can be installed. */
export async function startPostgres() {
  const bin = find() ?? (installDebian(['postgresql'], 'server tests run on it too') ? find() : undefined);
  if (!bin) {
    say('no PostgreSQL on this machine: the server tests run on PGlite only.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'openmall-postgres-'));
  if (isRoot) must(spawnSync('chown', ['postgres', folder]), 'chown');
  chmodSync(folder, 0o700);
  const port = await freePort();
  const data = join(folder, 'data');
  must(
    asServer(join(bin, 'initdb'), ['-D', data, '-U', 'openmall', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
    'initdb',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  must(
    asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']),
    'pg_ctl start',
  );
  say(`PostgreSQL for the tests runs on port ${port}.`);
  const stop = () => {
    asServer(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://openmall@127.0.0.1:${port}/postgres`, stop };
}
