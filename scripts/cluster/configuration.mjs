/** The files of a cluster: the templates of `deploy/cluster` with ports, folders and passwords. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCatalog } from '@openmall/sdk';
import { freePort } from '../prepare/free-port.mjs';
import { root } from '../prepare/process.mjs';

const TEMPLATES = join(root, 'deploy/cluster');
const DEBIAN = '/usr/lib/postgresql';

/** @throws {Error} if a placeholder has no value. */
const fill = (text, values) =>
  text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`deploy/cluster: ${name} has no value.`);
    return String(values[name]);
  });

const readTemplate = (name) => readFileSync(join(TEMPLATES, name), 'utf8');

async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await freePort(0));
  return [...ports];
}

/** What HAProxy answers to calls while no server has a database: the error of the contract instead of a page. */
function busyAnswer() {
  const { code, text } = errorCatalog.systemError;
  const body = JSON.stringify({ code, msg: text, key: 'systemError', data: null });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': 5,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 503 Service Unavailable', ...lines, '', body].join('\r\n');
}

const secret = () => randomBytes(18).toString('base64url');

function postgresBin() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  if (versions.length === 0) throw new Error('PostgreSQL is not installed.');
  return join(DEBIAN, versions[0], 'bin');
}

const etcdUrl = (port) => `http://127.0.0.1:${port}`;

/**
 * Chooses ports, folders and passwords, and writes the files.
 *
 * @param {{ folder: string, port: number, servers: number, nodes: number, withNats: boolean, owner?: { uid: number, gid: number } }} options
 */
export async function writeConfiguration({ folder, port, servers, nodes, withNats, owner }) {
  const folders = Object.fromEntries(
    ['etc', 'log', 'etcd', 'pg', 'sock', 'share'].map((name) => [name, join(folder, name)]),
  );
  for (const path of [folder, ...Object.values(folders)]) {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
  const ports = await freePorts(3 + 2 * nodes + 2 * nodes + 2 * servers);
  const take = (count) => ports.splice(0, count);
  const [leaderPort, replicaPort, natsPort] = take(3);
  const passwords = { database: secret(), superuser: secret(), replication: secret(), rewind: secret() };
  const etcd = Array.from({ length: nodes }, (_, index) => {
    const [client, peer] = take(2);
    return {
      name: `etcd${index + 1}`,
      client,
      peer,
      url: etcdUrl(client),
      data: join(folders.etcd, `${index + 1}`),
    };
  });
  const databases = Array.from({ length: nodes }, (_, index) => {
    const [rest, postgres] = take(2);
    const name = `pg${index + 1}`;
    return { name, rest, postgres, data: join(folders.pg, name), file: join(folders.etc, `${name}.yml`) };
  });
  const apps = Array.from({ length: servers }, (_, index) => {
    const [http, socket] = take(2);
    return { name: `server${index + 1}`, http, socket };
  });

  const write = (path, text, mode = 0o600) => {
    writeFileSync(path, text, { mode });
    chmodSync(path, mode);
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const postInit = write(
    join(folders.etc, 'post-init.sh'),
    fill(readTemplate('post-init.sh'), { DATABASE_PASSWORD: passwords.database }),
    0o700,
  );
  for (const { name, rest, postgres, data, file } of databases)
    write(
      file,
      fill(readTemplate('patroni.yml'), {
        NAME: name,
        REST_PORT: rest,
        POSTGRES_PORT: postgres,
        ETCD_HOSTS: etcd.map(({ client }) => `127.0.0.1:${client}`).join(','),
        POST_INIT: postInit,
        DATA: data,
        POSTGRES_BIN: postgresBin(),
        PGPASS: join(folders.etc, `${name}.pgpass`),
        SUPERUSER_PASSWORD: passwords.superuser,
        REPLICATION_PASSWORD: passwords.replication,
        REWIND_PASSWORD: passwords.rewind,
        SOCKETS: folders.sock,
      }),
    );
  write(join(folders.etc, 'busy.http'), busyAnswer(), 0o644);
  const haproxy = write(
    join(folders.etc, 'haproxy.cfg'),
    fill(readTemplate('haproxy.cfg'), {
      PORT: port,
      LEADER_PORT: leaderPort,
      REPLICA_PORT: replicaPort,
      FOLDER: folders.etc,
      POSTGRES_SERVERS: databases
        .map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`)
        .join('\n'),
      SERVERS: apps.map(({ name, http }) => `  server ${name} 127.0.0.1:${http} check`).join('\n'),
      SOCKETS: apps
        .map(({ name, http, socket }) => `  server ${name} 127.0.0.1:${socket} check port ${http}`)
        .join('\n'),
    }),
  );
  const urlAt = (databasePort) =>
    `postgres://openmall:${passwords.database}@127.0.0.1:${databasePort}/openmall`;
  return {
    folders,
    etcd,
    databases,
    apps,
    nats: withNats ? { name: 'nats', port: natsPort, url: `nats://127.0.0.1:${natsPort}` } : undefined,
    haproxy,
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/events`,
    databaseUrl: urlAt(leaderPort),
    replicaUrl: urlAt(replicaPort),
    secretKeys: `k1:${randomBytes(32).toString('base64url')}`,
  };
}
