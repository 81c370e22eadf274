/** The rendered files and the list of their hashes, by department. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { RENDERED_FOLDER } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';
import type { Picture } from './cover.ts';
import type { Job } from './recipes.ts';

const QUALITY = { front: 82, angle: 56, detail: 52, scale: 56 };

type Hashes = Readonly<Record<string, string>>;

const manifestOf = (department: string): string => join(RENDERED_FOLDER, department, 'manifest.json');

export async function readHashes(department: string): Promise<Hashes> {
  try {
    return JSON.parse(await readFile(manifestOf(department), 'utf8')) as Hashes; // written by this file only
  } catch {
    return {};
  }
}

/** Stores a picture, then its hash: after an interruption a picture without a hash is rendered again. */
export async function storePicture(
  { department }: Job,
  { name, view, hash }: Picture,
  png: string,
): Promise<number> {
  const folder = join(RENDERED_FOLDER, department);
  await mkdir(folder, { recursive: true });
  const webp = sharp(png).webp({ quality: QUALITY[view], effort: 6, smartSubsample: true });
  const { size } = await webp.toFile(join(folder, `${name}.webp`));
  const hashes = Object.entries({ ...(await readHashes(department)), [name]: hash });
  const sorted = Object.fromEntries(hashes.sort(([a], [b]) => a.localeCompare(b, 'en')));
  const draft = `${manifestOf(department)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, manifestOf(department));
  return size;
}
