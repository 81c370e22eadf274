import { cp, mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { MIGRATIONS } from '../db/migrations/list.ts';
import { openDatabase } from '../db/open-database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { type Breach, checkInvariants } from '../domain/ledger/invariants.ts';
import { runTool } from './run-tool.ts';
import { sha256Of, type BackupManifest } from './write-backup.ts';

export interface RestoreTarget {
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

/** The backup can not be restored here. The message says what to do. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const file = join(folder, 'backup.json');
  if (!existsSync(file)) throw new RestoreRefused(`${folder} has no backup.json: it is no finished backup.`);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as BackupManifest; // Written by writeBackup.
  if (!MIGRATIONS.some(({ name }) => name === manifest.migration))
    throw new RestoreRefused(
      `The backup is of a newer version (${manifest.migration}): update this server first.`,
    );
  if ((await sha256Of(join(folder, 'database.dump'))) !== manifest.databaseSha256)
    throw new RestoreRefused('The file database.dump is damaged: its hash is not the one of backup.json.');
  return manifest;
}

async function assertEmpty(databaseUrl: string): Promise<void> {
  const { db, close } = await openPostgres(databaseUrl);
  try {
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(db);
    if (rows.length > 0)
      throw new RestoreRefused('The database is not empty: create a new one and restore into it.');
  } finally {
    await close();
  }
}

export interface Restored {
  readonly manifest: BackupManifest;
  readonly breaches: readonly Breach[];
}

/**
 * Restores a backup into an empty database and checks the ledger.
 * @throws {RestoreRefused} If the backup is damaged, unfinished or newer, or if the database is not empty.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Restored> {
  const manifest = await readManifest(folder);
  await assertEmpty(target.databaseUrl);
  const args = ['--exit-on-error', '--no-owner', '--no-privileges', '--single-transaction'];
  const { pathname } = new URL(target.databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  await runTool(
    'pg_restore',
    [...args, `--dbname=${name}`, join(folder, 'database.dump')],
    target.databaseUrl,
  );
  const pictures = join(target.dataFolder, 'uploads');
  await mkdir(pictures, { recursive: true });
  if (manifest.pictures !== 'in S3 storage') await cp(join(folder, 'uploads'), pictures, { recursive: true });
  const { db, close } = await openDatabase(target);
  try {
    return { manifest, breaches: await checkInvariants(db) };
  } finally {
    await close();
  }
}
