/** What decides which file answers a request for a picture. It loads without the library that draws. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pictures that `npm run pictures` rendered, in one folder per department. */
export const RENDERED_FOLDER = fileURLToPath(new URL('../../../pictures/', import.meta.url));

/** Version of the drawings. Increase it when they change, so that cached files are not served. */
export const STYLE = 'v2';

const PICTURE_WIDTHS = [80, 160, 320, 480, 640, 960, 1200] as const;
const WIDEST = 1200;

/** The width of the file that answers a request: the requested one, or the next larger one. */
export const widthOfFile = (requestedWidth: number): number =>
  PICTURE_WIDTHS.find((width) => width >= requestedWidth) ?? WIDEST;

const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** Hashes of the rendered pictures of a department by name. */
export function readManifest(folder: string): Readonly<Record<string, string>> {
  const file = manifestIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Changes with the drawings and with each rendered picture. */
export function pictureVersion(renderedFolder: string = RENDERED_FOLDER): string {
  const manifests = readdirSync(renderedFolder)
    .toSorted()
    .map((department) => manifestIn(join(renderedFolder, department)))
    .filter((file) => existsSync(file));
  const hash = createHash('sha256').update(STYLE);
  for (const file of manifests) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}
