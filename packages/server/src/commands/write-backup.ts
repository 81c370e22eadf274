import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../db/migrations/list.ts';
import { runTool } from './run-tool.ts';

/** What a backup contains, so that a person and `npm run restore` can tell. */
export interface BackupManifest {
  readonly format: 1;
  readonly createdAt: string;
  /** The newest migration that this version of the server knows. */
  readonly migration: string;
  readonly databaseSha256: string;
  readonly pictures: number | 'in S3 storage';
  /** Names of the keys without which sealed secrets can not be read. The keys themselves are never in a backup. */
  readonly keys: readonly string[];
}

export interface BackupSource {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly usesS3: boolean;
  readonly keyNames: readonly string[];
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function copyPictures(
  { dataFolder, usesS3 }: BackupSource,
  to: string,
): Promise<number | 'in S3 storage'> {
  if (usesS3) return 'in S3 storage';
  const from = join(dataFolder, 'uploads');
  await mkdir(to, { recursive: true });
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: (path) => !/\.webp\.\w+$/.test(path) });
  const files = await readdir(to, { recursive: true, withFileTypes: true });
  return files.filter((entry) => entry.isFile()).length;
}

/**
 * Writes a backup of a running mall into a new folder. The database is one consistent moment; pictures are copied
 * after it, so that each one that it names is there.
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const dump = join(folder, 'database.dump');
  await runTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`],
    source.databaseUrl,
  );
  const pictures = await copyPictures(source, join(folder, 'uploads'));
  const manifest: BackupManifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migration:
      MIGRATIONS.map(({ name }) => name)
        .toSorted()
        .at(-1) ?? '',
    databaseSha256: await sha256Of(dump),
    pictures,
    keys: source.keyNames,
  };
  // Last, so that a folder without it is an unfinished backup.
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}
