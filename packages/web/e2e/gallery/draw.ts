/** Draws one page in one state. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/navigation/paths.ts';
import { answerAs } from './answers.ts';
import { clippedIn, labelTexts, type Clipped } from './clipped.ts';
import type { Job } from './job.ts';
import { PATIENCE_MS, rest, watchCalls } from './rest.ts';
import { heightOf } from '../widths/window-sizes.ts';
import type { Windows } from './windows.ts';
import type { World } from './world.ts';

export interface Drawing extends Omit<Job, 'scene' | 'widths'> {
  readonly width: number;
  readonly file: string;
  readonly clipped: readonly Clipped[];
  /** What the page complained of while it was drawn. */
  readonly noises: readonly string[];
  readonly said: string;
}

const HIGHEST = 6_000;
const NAVIGATION_MS = 30_000;

/** Makes the window as high as the page, so that pictures further down are fetched too. */
async function unfold(page: Page, width: number): Promise<void> {
  const height = await page.evaluate((min) => {
    // What fills the window must not grow with it.
    document.getElementById('main')?.style.setProperty('min-block-size', `${min}px`);
    return document.documentElement.scrollHeight;
  }, heightOf(width));
  await page.setViewportSize({ width, height: Math.min(Math.max(height, heightOf(width)), HIGHEST) });
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

/** Draws the page as it stands in a window of this width. */
async function drawAt(page: Page, width: number, job: Job, out: Out): Promise<Drawing> {
  const { scene: _scene, widths: _widths, ...told } = job;
  await page.setViewportSize({ width, height: heightOf(width) });
  await rest(page);
  const clipped = await clippedIn(page);
  const nameParts = [job.name.replace(/\W+/g, '-'), job.state, job.language, job.theme, width];
  const file = `${nameParts.join('.')}.jpg`;
  if (out.withPictures) {
    await unfold(page, width);
    await rest(page);
    await page.screenshot({ path: join(out.folder, file), type: 'jpeg', quality: 72, fullPage: true });
  }
  return { ...told, width, file, clipped, noises: [], said: await labelTexts(page) };
}

/** Opens the page once and draws it in each of its windows; the files are named by what is on them. */
export async function draw(job: Job, world: World, out: Out): Promise<readonly Drawing[]> {
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
  const drawings: Drawing[] = [];
  for (const width of job.widths) drawings.push(await drawAt(page, width, job, out));
  calls.end();
  return drawings.map((drawing, at) => (at === 0 ? { ...drawing, noises } : drawing));
}
