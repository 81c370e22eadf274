import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Content of a 32 × 32 SVG by drawing name, from the MIT-licensed Fluent Emoji set. */
export type Library = Readonly<Record<string, string>>;

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

async function extract(names: readonly string[]): Promise<Library> {
  const require = createRequire(import.meta.url);
  const text = await readFile(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8');
  const { icons } = JSON.parse(text) as IconFile; // the package's documented shape
  const found: Record<string, string> = {};
  for (const name of names) {
    const icon = icons[name];
    if (!icon) throw new RangeError(`no drawing named ${name}`);
    found[name] = icon.body;
  }
  return found;
}

/**
 * Loads the drawings that the mall needs. The whole set is 100 MB of JSON; the needed part, less than 2 %, is cached, so
 * the large file is read only once per data folder.
 */
export async function loadLibrary(cacheFolder: string, names: readonly string[]): Promise<Library> {
  const key = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
  const file = join(cacheFolder, `drawings-${key}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Library; // written by this function only
  } catch {
    const library = await extract(names);
    await mkdir(cacheFolder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(library));
    await rename(draft, file);
    return library;
  }
}
