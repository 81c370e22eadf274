/** Runs the reference server with the control contract as a separate process. The judge only knows its address. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  createPostgresDatabase,
  POSTGRES_URL,
} from '../../../server/src/test-support/database/create-postgres-database.ts';
import { createControl, type Control } from '../setup/control.ts';

const entry = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
/** Opens the control contract of the server. */
export const SECRET = 'the-judge-in-its-own-tests';
const ADDRESS = /openmall is at (http:\/\/\S+)/;

export interface TestServer {
  readonly baseUrl: string;
  readonly control: Control;
  /** Each is of an owner of the desk who has not joined. */
  readonly invitations: readonly string[];
  stop(): Promise<void>;
}

const createOperator = fileURLToPath(new URL('../../../server/src/create-operator.ts', import.meta.url));
const runFile = promisify(execFile);

/** Invites an owner of the desk, as the command for operators does. */
async function inviteOwner(env: NodeJS.ProcessEnv, username: string): Promise<string> {
  const { stdout } = await runFile(process.execPath, [createOperator, username, 'Judith Owner'], { env });
  const [, invitation] = /^ {2}(\S+)$/m.exec(stdout) ?? [];
  if (invitation === undefined) throw new Error(`There is no invitation in: ${stdout}`);
  return invitation;
}

async function runServer(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const baseUrl = await new Promise<string>((found, failed) => {
    // Only shown if the server does not start.
    let log = '';
    const listen = (text: string): void => {
      log = (log + text).slice(-20_000);
      const url = ADDRESS.exec(log)?.[1];
      if (url) found(url);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${log}`)));
  });
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
  return { baseUrl, stop };
}

async function inviteOwners(env: NodeJS.ProcessEnv, count: number): Promise<readonly string[]> {
  const invitations: string[] = [];
  for (let index = 1; index <= count; index += 1)
    invitations.push(await inviteOwner(env, `judge.owner${index}`));
  return invitations;
}

/** Fills an embedded database, and stops its server, because an embedded database has one user. */
const fillEmbedded = async (env: NodeJS.ProcessEnv) => (await runServer(env)).stop();

/** Starts the server, with `owners` invited owners of its desk. */
async function startWith(env: NodeJS.ProcessEnv, owners: number) {
  const isEmbedded = !env['DATABASE_URL'];
  if (owners === 0 || !isEmbedded) {
    const server = await runServer(env);
    return { ...server, invitations: await inviteOwners(env, owners) };
  }
  await fillEmbedded(env);
  const invitations = await inviteOwners(env, owners);
  return { ...(await runServer(env)), invitations };
}

interface ServerOptions {
  /** A PostgreSQL server, on which it gets a database of its own; null for the embedded database, which needs twice the CPU. */
  readonly postgresUrl?: string | null;
  readonly owners?: number;
}

export async function startServer({
  postgresUrl = POSTGRES_URL ?? null,
  owners = 0,
}: ServerOptions = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'openmall-judged-'));
  const database = postgresUrl === null ? undefined : await createPostgresDatabase(postgresUrl);
  const env = {
    ...process.env,
    PORT: '0',
    WS_PORT: '0',
    OPENMALL_DATA: data,
    DATABASE_URL: database?.url ?? '',
    AUTOPILOT: '0',
    OPENMALL_CONTROL: SECRET,
    // Each file is compiled once for all servers of the tests.
    NODE_COMPILE_CACHE: join(tmpdir(), 'openmall-compiled'),
  };
  const { baseUrl, stop, invitations } = await startWith(env, owners);
  return {
    baseUrl,
    invitations,
    control: createControl(baseUrl, SECRET),
    async stop() {
      await stop();
      await database?.drop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
