import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureVersion } from '../demo/pictures/picture-version.ts';

export interface DrawnPicture {
  /** Name of its file, relative to the folder of all pictures. */
  readonly file: string;
  readonly type: string;
  readonly etag: string;
}

type Entry = readonly [request: string, picture: DrawnPicture];

/** A line that a crash has cut off counts as none: its picture is looked up again. */
function parseEntry(line: string): readonly Entry[] {
  try {
    return [JSON.parse(line) as Entry];
  } catch {
    return [];
  }
}

async function readEntries(file: string): Promise<readonly Entry[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap(parseEntry);
}

export interface DrawnPictures {
  readonly find: (request: string) => Promise<DrawnPicture | undefined>;
  readonly add: (request: string, picture: DrawnPicture) => Promise<void>;
}

/**
 * Remembers in a file which picture answers which request, so that a server that starts again finds it without the
 * process that draws. Servers that share the folder append to the same file. It is read once.
 */
export function openDrawnPictures(folder: string): DrawnPictures {
  const index = join(folder, `drawn-${pictureVersion()}.jsonl`);
  let entries: Promise<Map<string, DrawnPicture>> | undefined;
  const all = () => (entries ??= readEntries(index).then((read) => new Map(read)));
  return {
    find: async (request) => (await all()).get(request),
    add: async (request, picture) => {
      (await all()).set(request, picture);
      await mkdir(folder, { recursive: true });
      const line = JSON.stringify([request, picture] satisfies Entry);
      // Without the line, for example on a full disk, the picture is only looked up again after the next start.
      await appendFile(index, `${line}\n`).catch(() => undefined);
    },
  };
}
