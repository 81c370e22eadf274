import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of PostgreSQL on a database. The password goes through the environment, because arguments are visible
 * to every user of the machine.
 * @throws {Error} With its messages if it fails or is not installed.
 */
export async function runTool(name: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const [code] = await Promise.race([
    once(child, 'close') as Promise<[number | null]>,
    once(child, 'error').then(([error]: readonly unknown[]) => {
      throw new Error(`${name} can not be run: install the client programs of PostgreSQL.`, { cause: error });
    }),
  ]);
  if (code !== 0) throw new Error(`${name} failed: ${messages.trim()}`);
}
