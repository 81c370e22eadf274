/** The rendered files and the list of their hashes, by department. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { RENDERED_FOLDER } from '../../packages/server/src/demo/pictures/picture-version.ts';
import type { Picture } from './cover.ts';
import type { Job } from './recipes.ts';

const QUALITY = { front: 82, angle: 40, detail: 36, scale: 40 };
/** Fur and knit take most of all bytes, and hide what is lost. */
const TEXTURED = { bytes: 9_500, quality: 24 };

type Hashes = Readonly<Record<string, string>>;

const manifestOf = (department: string): string => join(RENDERED_FOLDER, department, 'manifest.json');

export async function readHashes(department: string): Promise<Hashes> {
  try {
    return JSON.parse(await readFile(manifestOf(department), 'utf8')) as Hashes; // written by this file only
  } catch {
    return {};
  }
}

const encode = (png: string, quality: number): Promise<Buffer> =>
  sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();

/** Stores a picture, then its hash: after an interruption a picture without a hash is rendered again. */
export async function storePicture(
  { department }: Job,
  { name, view, hash }: Picture,
  png: string,
): Promise<number> {
  const folder = join(RENDERED_FOLDER, department);
  await mkdir(folder, { recursive: true });
  const webp = await encode(png, QUALITY[view]);
  const isTextured = view !== 'front' && webp.length > TEXTURED.bytes;
  const stored = isTextured ? await encode(png, TEXTURED.quality) : webp;
  await writeFile(join(folder, `${name}.webp`), stored);
  const hashes = Object.entries({ ...(await readHashes(department)), [name]: hash });
  const sorted = Object.fromEntries(hashes.sort(([a], [b]) => a.localeCompare(b, 'en')));
  const draft = `${manifestOf(department)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, manifestOf(department));
  return stored.length;
}
