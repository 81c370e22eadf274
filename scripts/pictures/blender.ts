/** Runs one Blender process for many jobs. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Cover, Job } from './recipes.ts';

const SCRIPT = fileURLToPath(new URL('blender/render.py', import.meta.url));

/** Lists show the front. The other views are seen on the page of the product only, so they may be smaller. */
const PIXELS = { front: 800, angle: 560, detail: 500 };

export interface RenderOptions {
  readonly folder: string;
  /** Side of the pictures; without it each view has its own. */
  readonly pixels?: number;
  readonly samples: number;
  readonly signal: AbortSignal;
}

export interface Rendered {
  readonly job: Job;
  readonly cover: Cover;
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

async function prepareCover({ name, label, scene }: Cover, folder: string): Promise<object> {
  const file = join(folder, `${name}.png`);
  if (label === undefined) return { ...scene, name, file };
  const labelFile = join(folder, `${name}-label.png`);
  await sharp(Buffer.from(label)).png({ compressionLevel: 3 }).toFile(labelFile);
  return { ...scene, name, file, label: labelFile };
}

async function prepare(jobs: readonly Job[], { folder, pixels, samples }: RenderOptions): Promise<string> {
  await mkdir(folder, { recursive: true });
  const prepared = await Promise.all(
    jobs.map(async ({ slug, view, covers }) => ({
      slug,
      pixels: pixels ?? PIXELS[view],
      samples,
      covers: await Promise.all(covers.map((cover) => prepareCover(cover, folder))),
    })),
  );
  const list = join(folder, `jobs-${process.pid}.json`);
  await writeFile(list, JSON.stringify(prepared));
  return list;
}

/** The job and the cover of a picture. */
function findCover(jobs: readonly Job[], name: string): Pick<Rendered, 'job' | 'cover'> | undefined {
  for (const job of jobs) {
    const cover = job.covers.find((candidate) => candidate.name === name);
    if (cover) return { job, cover };
  }
  return undefined;
}

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
      const found = word === 'RENDERED' ? findCover(jobs, name) : undefined;
      if (!found) continue;
      yield { ...found, file: join(options.folder, `${name}.png`), cpuSeconds: Number(seconds) };
      await rm(join(options.folder, `${name}-label.png`), { force: true });
    }
  } finally {
    options.signal.removeEventListener('abort', stop);
    stop();
    await rm(list, { force: true });
  }
}
