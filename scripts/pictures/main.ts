/** `npm run pictures [-- --only "Olive Oil"] [--draft] [--list] [--view angle]`: see docs/pictures.md. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { missingTools, renderJobs } from './blender.ts';
import { findJobs } from './recipes.ts';
import type { Cover } from './cover.ts';
import type { Job } from './recipes.ts';
import { readHashes, storePicture } from './picture-files.ts';
import { VIEWS } from '../../packages/server/src/demo/pictures/rendered-pictures.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    draft: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    view: { type: 'string' },
  },
});

const CACHE = join(process.cwd(), '.cache', 'pictures');
/** A Blender process grows with every picture, so a new one starts after a batch. */
const BATCH = 12;
const DRAFT = { pixels: 300 };

const print = (text: string): void => void process.stdout.write(`pictures: ${text}\n`);

const countPictures = (jobs: readonly Job[]): number =>
  jobs.flatMap(({ covers }) => covers.flatMap(({ pictures }) => pictures)).length;

async function unrendered(jobs: readonly Job[]): Promise<readonly Job[]> {
  const departments = [...new Set(jobs.map(({ department }) => department))];
  const hashes = Object.assign({}, ...(await Promise.all(departments.map(readHashes)))) as Record<
    string,
    string
  >;
  const missingOf = (cover: Cover): Cover => ({
    ...cover,
    pictures: cover.pictures.filter(({ name, hash }) => hashes[name] !== hash),
  });
  return jobs
    .map((job) => ({
      ...job,
      covers: job.covers.map(missingOf).filter(({ pictures }) => pictures.length > 0),
    }))
    .filter(({ covers }) => covers.length > 0);
}

/** Departments with the fewest missing pictures come first, because they are complete soonest. */
function soonestFirst(jobs: readonly Job[]): readonly Job[] {
  const missing = (job: Job): number =>
    countPictures(jobs.filter(({ department }) => department === job.department));
  return jobs
    .map((job) => ({ job, count: missing(job) }))
    .sort((a, b) => a.count - b.count)
    .map(({ job }) => job);
}

/** A draft shows the shape, so one color is enough. */
const firstCover = (job: Job): Job => ({ ...job, covers: job.covers.slice(0, 1) });

/** Returns how many pictures failed. */
async function renderAll(jobs: readonly Job[], signal: AbortSignal): Promise<number> {
  const started = performance.now();
  const folder = values.draft ? join(CACHE, 'drafts') : CACHE;
  const total = countPictures(jobs);
  let done = 0;
  for (let from = 0; from < jobs.length && !signal.aborted; from += BATCH) {
    const options = { ...(values.draft && DRAFT), folder, signal };
    for await (const { job, picture, file, cpuSeconds } of renderJobs(
      jobs.slice(from, from + BATCH),
      options,
    )) {
      const bytes = values.draft ? 0 : await storePicture(job, picture, file);
      done += 1;
      const minutes = (((performance.now() - started) / done) * (total - done)) / 60_000;
      print(
        `${done}/${total} ${picture.name} · ${cpuSeconds} CPU s · ${bytes} bytes · ${minutes.toFixed(0)} min left`,
      );
    }
  }
  if (values.draft) print(`drafts are in ${folder}`);
  return total - done;
}

async function main(): Promise<number> {
  const views = VIEWS.filter((view) => values.view === undefined || values.view === view);
  const all = await findJobs(CACHE, views);
  const { only } = values;
  const chosen =
    only === undefined
      ? all
      : all.filter(({ department, kind, slug }) => [department, kind, slug].includes(only));
  const jobs = values.draft ? chosen.map(firstCover) : soonestFirst(await unrendered(chosen));
  print(`${countPictures(chosen)} pictures have a recipe, ${countPictures(jobs)} are to be rendered`);
  if (values.list) return 0;
  const missing = missingTools();
  if (missing !== undefined && jobs.length > 0) {
    print(missing);
    return 1;
  }
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  const failed = await renderAll(jobs, controller.signal);
  if (controller.signal.aborted) {
    print('stopped; the next run goes on from here');
    return 130;
  }
  if (failed > 0) print(`${failed} pictures failed; the messages are above`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
