/** A mall without demo and without data, on a PostgreSQL database of its own where there is one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase } from '../../../server/src/test-support/database/databases.ts';
import { test as base } from '@playwright/test';
import { openMall } from '../mall.ts';
import { inviteOwner } from '../office.ts';

export type EmptyMall = Awaited<ReturnType<typeof openMall>> & {
  /** Invites an owner of the desk on the command line, and returns the invitation. */
  readonly inviteOwner: (username: string) => Promise<string>;
};

export const test = base.extend<{ emptyMall: EmptyMall }>({
  emptyMall: async ({}, use) => {
    const serverUrl = process.env['TEST_DATABASE_URL'];
    const database = serverUrl ? await createPostgresDatabase(serverUrl) : undefined;
    const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-empty-'));
    const mall = await openMall(dataFolder, 'asleep', database?.url);
    await use({ ...mall, inviteOwner: (username) => inviteOwner(mall, username) });
    await mall.stop('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
    await database?.drop();
  },
});
