/** A PostgreSQL and a replica of it, in a folder of their own, for tests that stop or delay the replica. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../servers/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_SECONDS = '60';
const isRoot = process.getuid?.() === 0;

/** The folder of the newest installed PostgreSQL; undefined if there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root uses the user of the Debian package. */
function runAsServerUser(program: string, args: readonly string[]): void {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  execFileSync(command, all, { cwd: '/', stdio: 'ignore' });
}

export interface ReplicatedPostgres {
  readonly leaderUrl: string;
  readonly replicaUrl: string;
  /** Whether the replica takes over what the leader commits. It answers all the same. */
  readonly setReplay: (isOn: boolean) => Promise<void>;
  /** Stands still: its connections stay open, and nothing answers. */
  readonly freezeReplica: () => void;
  readonly wakeReplica: () => void;
  readonly stopReplica: () => void;
  readonly startReplica: () => void;
  readonly remove: () => void;
}

const postmasterOf = (data: string) =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The processes of a PostgreSQL. */
function familyOf(pid: number): readonly number[] {
  const isChild = (name: string) => {
    const file = `/proc/${name}/stat`;
    try {
      const stat = readFileSync(file, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === String(pid);
    } catch {
      return false; // It has ended.
    }
  };
  return [
    pid,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Starts both. The replica follows at once. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const bin = findPostgres() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'openmall-replicated-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const [leader, replica] = ['leader', 'replica'].map((name) => join(folder, name)) as [string, string];
  const [leaderPort, replicaPort] = [await freePort(), await freePort()];
  const call = (program: string, ...args: string[]) => runAsServerUser(join(bin, program), args);
  const start = (data: string, port: number) => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
    const log = `${data}.log`;
    call('pg_ctl', '-D', data, '-w', '-t', START_SECONDS, '-l', log, '-o', settings, 'start');
  };
  const stop = (data: string) => call('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  const signal = (name: NodeJS.Signals) => {
    for (const pid of familyOf(postmasterOf(replica))) process.kill(pid, name);
  };
  const urlAt = (port: number) => `postgres://openmall@127.0.0.1:${port}/postgres`;

  call('initdb', '-D', leader, '-U', 'openmall', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  start(leader, leaderPort);
  const from = ['-h', '127.0.0.1', '-p', String(leaderPort), '-U', 'openmall'];
  call('pg_basebackup', ...from, '-D', replica, '-R', '-c', 'fast', '--no-sync');
  start(replica, replicaPort);
  return {
    leaderUrl: urlAt(leaderPort),
    replicaUrl: urlAt(replicaPort),
    setReplay: (isOn) => ask(urlAt(replicaPort), `select pg_wal_replay_${isOn ? 'resume' : 'pause'}()`),
    freezeReplica: () => signal('SIGSTOP'),
    wakeReplica: () => signal('SIGCONT'),
    stopReplica: () => stop(replica),
    startReplica: () => start(replica, replicaPort),
    remove: () => {
      for (const data of [replica, leader]) if (existsSync(join(data, 'postmaster.pid'))) stop(data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
