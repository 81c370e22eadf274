/** Runs one Blender process for many jobs. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Cover, Picture } from './cover.ts';
import type { Job } from './recipes.ts';

const SCRIPT = fileURLToPath(new URL('blender/render.py', import.meta.url));

/** Lists show the front. The other views are seen on the page of the product only, so they may be smaller. */
const SIZES = {
  front: { pixels: 800, samples: 6 },
  angle: { pixels: 520, samples: 4 },
  detail: { pixels: 480, samples: 4 },
  scale: { pixels: 480, samples: 4 },
};

export interface RenderOptions {
  readonly folder: string;
  /** Side of the pictures; without it each view has its own. */
  readonly pixels?: number;
  readonly signal: AbortSignal;
}

export interface Rendered {
  readonly job: Job;
  readonly picture: Picture;
  readonly file: string;
  readonly cpuSeconds: number;
}

/** Blender's Python may have no numpy. */
const CHECK = ['-b', '--python-exit-code', '1', '--python-expr', 'import numpy'];

/** What to install if Blender or its numpy is missing; undefined if both are installed. */
export const missingTools = (): string | undefined =>
  spawnSync('blender', CHECK).status === 0
    ? undefined
    : 'Blender or numpy is missing. Install them first: apt-get install -y --no-install-recommends blender python3-numpy';

async function prepareCover(
  { name, label, scene, pictures }: Cover,
  { folder, pixels }: RenderOptions,
): Promise<object> {
  const files = pictures.map((picture) => ({
    ...SIZES[picture.view],
    ...(pixels !== undefined && { pixels }),
    name: picture.name,
    view: picture.view,
    scale: picture.scale,
    file: join(folder, `${picture.name}.png`),
  }));
  if (label === undefined) return { ...scene, name, pictures: files };
  const labelFile = join(folder, `${name}-label.png`);
  await sharp(Buffer.from(label)).png({ compressionLevel: 3 }).toFile(labelFile);
  return { ...scene, name, pictures: files, label: labelFile };
}

/** Writes the covers of each job to a file for Blender, and their labels beside it. */
async function prepare(jobs: readonly Job[], options: RenderOptions): Promise<string> {
  const { folder } = options;
  await mkdir(folder, { recursive: true });
  const prepared = await Promise.all(
    jobs.map(({ covers }) => Promise.all(covers.map((cover) => prepareCover(cover, options)))),
  );
  const list = join(folder, `jobs-${process.pid}.json`);
  await writeFile(list, JSON.stringify(prepared));
  return list;
}

const findPicture = (jobs: readonly Job[], name: string): Pick<Rendered, 'job' | 'picture'> | undefined =>
  jobs
    .flatMap((job) => job.covers.flatMap(({ pictures }) => pictures.map((picture) => ({ job, picture }))))
    .find(({ picture }) => picture.name === name);

/** Yields each picture when it is ready. Jobs that fail are skipped with a message. */
export async function* renderJobs(jobs: readonly Job[], options: RenderOptions): AsyncGenerator<Rendered> {
  const list = await prepare(jobs, options);
  // Without its own process group Blender would also receive Ctrl-C and write half a picture.
  const child = spawn('blender', ['-b', '-P', SCRIPT, '--', list], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const stop = (): void => void child.kill();
  options.signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [word, name = '', seconds] = line.split(' ');
      if (word === 'FAILED') process.stderr.write(`pictures: ${name} failed\n`);
      const found = word === 'RENDERED' ? findPicture(jobs, name) : undefined;
      if (!found) continue;
      yield { ...found, file: join(options.folder, `${name}.png`), cpuSeconds: Number(seconds) };
    }
  } finally {
    options.signal.removeEventListener('abort', stop);
    stop();
    const labels = jobs.flatMap(({ covers }) => covers.map(({ name }) => `${name}-label.png`));
    await Promise.all(
      [list, ...labels.map((name) => join(options.folder, name))].map((file) => rm(file, { force: true })),
    );
  }
}
