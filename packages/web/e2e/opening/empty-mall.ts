/** A mall without demo and without data, on a PostgreSQL database of its own where there is one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPostgresDatabase } from '../../../server/src/test-support/database/databases.ts';
import { test as base } from '@playwright/test';
import { openMall } from '../mall.ts';

export type EmptyMall = Awaited<ReturnType<typeof openMall>> & {
  /** Invites an owner of the desk on the command line, and returns the invitation. */
  readonly createOperator: (username: string, name: string) => Promise<string>;
};

const SCRIPT = fileURLToPath(new URL('../../../server/src/create-operator.ts', import.meta.url));

export const test = base.extend<{ emptyMall: EmptyMall }>({
  emptyMall: async ({}, use) => {
    const serverUrl = process.env['TEST_DATABASE_URL'];
    const database = serverUrl ? await createPostgresDatabase(serverUrl) : undefined;
    const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-empty-'));
    const databaseUrl = database?.url ?? '';
    const mall = await openMall(dataFolder, 'asleep', databaseUrl);
    const createOperator = async (username: string, name: string): Promise<string> => {
      // The embedded database has one user.
      if (!database) await mall.crash();
      const env = { ...process.env, OPENMALL_DATA: dataFolder, DATABASE_URL: databaseUrl };
      const output = execFileSync(process.execPath, [SCRIPT, username, name], { env, encoding: 'utf8' });
      if (!database) await mall.start();
      return /^ {2}(in_\S+)$/m.exec(output)?.[1] ?? '';
    };
    await use({ ...mall, createOperator });
    await mall.stop('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
    await database?.drop();
  },
});
