/** Draws one page in one state. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/navigation/paths.ts';
import { answerAs } from './answers.ts';
import { clippedIn, labelTexts, type Clipped } from './clipped.ts';
import { PATIENCE_MS, rest, watchCalls } from './rest.ts';
import type { Scene, State } from './scenes/scene.ts';
import { HEIGHT, WIDTH, type Windows } from './windows.ts';
import type { World } from './world.ts';

export interface Job {
  readonly route: keyof typeof paths | 'lost' | 'sheet';
  /** The route, and which of its scenes. */
  readonly name: string;
  readonly scene: Scene;
  readonly state: State;
  readonly language: string;
  readonly theme: string;
}

export interface Drawing extends Omit<Job, 'scene'> {
  readonly file: string;
  readonly clipped: readonly Clipped[];
  /** What the page complained of while it was drawn. */
  readonly noises: readonly string[];
  readonly said: string;
}

/** Windows that people have; words must fit in each. The drawing is of the last. */
const WIDTHS = [1280, WIDTH] as const;
const HIGHEST = 6_000;
const NAVIGATION_MS = 30_000;

/** Makes the window as high as the page, so that pictures further down are fetched too. */
async function unfold(page: Page): Promise<void> {
  const height = await page.evaluate((least) => {
    // What fills the window must not grow with it.
    document.getElementById('main')?.style.setProperty('min-block-size', `${least}px`);
    return document.documentElement.scrollHeight;
  }, HEIGHT);
  await page.setViewportSize({ width: WIDTH, height: Math.min(Math.max(height, HEIGHT), HIGHEST) });
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), undefined, {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined); // A picture that never comes is seen on the drawing.
}

function addressOf({ scene, route }: Job, world: World): string {
  if (typeof scene.at === 'function') return scene.at(world);
  return scene.at ?? (route === 'lost' || route === 'sheet' ? '/' : paths[route].replace(/\/:.*$/, ''));
}

interface Out {
  readonly folder: string;
  readonly windows: Windows;
  readonly withPictures: boolean;
}

/** What does not fit, in a window of each width. */
async function clippedAtAllWidths(page: Page): Promise<readonly Clipped[]> {
  const found: Clipped[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const fault of await clippedIn(page)) found.push({ ...fault, how: `${fault.how} at ${width} px` });
  }
  return found;
}

/** Draws it into `folder`; the file is named by what is on it. */
export async function draw(job: Job, world: World, out: Out): Promise<Drawing> {
  const page = await out.windows.open(job);
  page.setDefaultTimeout(PATIENCE_MS);
  page.setDefaultNavigationTimeout(NAVIGATION_MS);
  const noises: string[] = [];
  page.on('pageerror', (error) => noises.push(String(error)));
  page.on('console', (said) => said.type() === 'error' && noises.push(said.text().slice(0, 200)));
  await answerAs(page, job.scene, job.state);
  const calls = watchCalls(page);
  // What a loading page waits for never comes.
  const settle = job.state === 'loading' ? () => rest(page) : calls.settle;
  await page
    .goto(new URL(addressOf(job, world), world.url).href, { waitUntil: 'load' })
    .catch((cause: unknown) => noises.push(String(cause)));
  await page
    .locator('main *')
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => noises.push('Nothing was on the page for long.'));
  await settle();
  const then = job.scene.then?.[job.state];
  if (then)
    await then(page).then(settle, (cause: unknown) =>
      noises.push(`What was to be done on it could not be: ${String(cause)}`),
    );
  const { scene: _scene, ...told } = job;
  const file = `${[job.name.replace(/\W+/g, '-'), job.state, job.language, job.theme].join('.')}.jpg`;
  const clipped = await clippedAtAllWidths(page);
  if (out.withPictures) {
    await unfold(page);
    await rest(page);
    await page.screenshot({ path: join(out.folder, file), type: 'jpeg', quality: 72, fullPage: true });
  }
  const said = await labelTexts(page);
  calls.end();
  return { ...told, file, clipped, noises, said };
}
