import { join } from 'node:path';
import type { UploadStore } from '../domain/uploads/upload-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { S3Options } from './s3-store.ts';

interface UploadOptions {
  readonly s3?: S3Options | undefined;
  readonly dataFolder: string;
}

/** Opens S3 storage if it is configured, otherwise a folder. */
export const openUploads = async ({ s3, dataFolder }: UploadOptions): Promise<UploadStore> =>
  s3 ? (await import('./s3-store.ts')).createS3Store(s3) : createFolderStore(join(dataFolder, 'uploads'));
