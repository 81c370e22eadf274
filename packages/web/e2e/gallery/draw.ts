/** Takes screenshots of one page in one state. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/navigation/paths.ts';
import { answerAs } from './answers.ts';
import { clippedIn, labelTexts, type Clipped } from './clipped.ts';
import type { Job } from './job.ts';
import { TIMEOUT_MS, rest, watchCalls } from './rest.ts';
import { overflowIn } from '../sweeps/overflow.ts';
import { heightOf } from '../sweeps/window-sizes.ts';
import { isOffice } from './office/pages.ts';
import { untranslatedIn } from './office/untranslated.ts';
import type { Windows } from './windows.ts';
import type { World } from './world.ts';

export interface Screenshot extends Omit<Job, 'route' | 'scene' | 'widths'> {
  readonly route: Job['route'] | 'mails';
  readonly width: number;
  readonly file: string;
  readonly clipped: readonly Clipped[];
  /** Console errors, page errors and failed steps. */
  readonly consoleErrors: readonly string[];
  readonly text: string;
}

/** The data grid of the back office brings a style of its own, which `grid-variables.ts` there replaces. */
const GRID_STYLE = /^Applying inline style violates/;
const HIGHEST = 6_000;
const NAVIGATION_MS = 30_000;

/** Makes the window as high as the page, so that lazy pictures load too. */
async function unfold(page: Page, width: number): Promise<void> {
  const height = await page.evaluate((min) => {
    // Elements with the height of the viewport must not grow with it.
    document.getElementById('main')?.style.setProperty('min-block-size', `${min}px`);
    const { scrollHeight } = document.documentElement;
    const inDialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.scrollHeight - element.clientHeight);
    return Math.max(scrollHeight, innerHeight + Math.max(0, ...inDialogs));
  }, heightOf(width));
  await page.setViewportSize({ width, height: Math.min(Math.max(height, heightOf(width)), HIGHEST) });
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), undefined, {
      timeout: TIMEOUT_MS,
    })
    .catch(() => undefined); // A picture that does not load is visible in the screenshot.
}

function addressOf({ scene, route }: Job, world: World): string {
  if (typeof scene.at === 'function') return scene.at(world);
  return scene.at ?? (route in paths ? paths[route as keyof typeof paths].replace(/\/:.*$/, '') : '/');
}

interface Out {
  readonly folder: string;
  readonly windows: Windows;
  readonly withPictures: boolean;
}

/** Takes a screenshot of the page at a viewport width. */
async function drawAt(page: Page, width: number, job: Job, out: Out): Promise<Screenshot> {
  const { scene: _scene, widths: _widths, ...fields } = job;
  await page.setViewportSize({ width, height: heightOf(width) });
  await rest(page);
  const overflow = await overflowIn(page);
  const text = await labelTexts(page);
  const clipped = [
    ...(await clippedIn(page)),
    ...overflow.map((how) => ({ text: job.name, where: 'page', how })),
    ...(isOffice(job.route) ? untranslatedIn(job.language, text) : []),
  ];
  const nameParts = [job.name.replace(/\W+/g, '-'), job.state, job.language, job.theme, width];
  const file = `${nameParts.join('.')}.jpg`;
  if (out.withPictures) {
    await unfold(page, width);
    await rest(page);
    await page.screenshot({ path: join(out.folder, file), type: 'jpeg', quality: 72, fullPage: true });
  }
  return { ...fields, width, file, clipped, consoleErrors: [], text };
}

/**
 * Opens the page once and takes a screenshot at each width. File names contain scene, state, language, theme and width.
 */
export async function draw(job: Job, world: World, out: Out): Promise<readonly Screenshot[]> {
  const page = await out.windows.open(job);
  page.setDefaultTimeout(TIMEOUT_MS);
  page.setDefaultNavigationTimeout(NAVIGATION_MS);
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !GRID_STYLE.test(message.text()) &&
      consoleErrors.push(message.text().slice(0, 200)),
  );
  await answerAs(page, job.scene, job.state);
  const calls = watchCalls(page);
  // The requests of a loading page are never answered.
  const settle = job.state === 'loading' ? () => rest(page) : calls.settle;
  await page
    .goto(new URL(addressOf(job, world), world.url).href, { waitUntil: 'load' })
    .catch((cause: unknown) => consoleErrors.push(String(cause)));
  await page
    .locator('main *')
    .first()
    .waitFor({ state: 'attached' })
    .catch(() =>
      consoleErrors.push(
        `The page rendered nothing in <main> within ${TIMEOUT_MS / 1000} s. Open it with npm run dev and look at the console.`,
      ),
    );
  await settle();
  const then = job.scene.then?.[job.state];
  if (then)
    await then(page).then(settle, (cause: unknown) =>
      consoleErrors.push(
        `A step of the scene failed (\`then.${job.state}\` in e2e/gallery/scenes): ${String(cause)}`,
      ),
    );
  const screenshots: Screenshot[] = [];
  for (const width of job.widths) screenshots.push(await drawAt(page, width, job, out));
  calls.end();
  return screenshots.map((screenshot, at) => (at === 0 ? { ...screenshot, consoleErrors } : screenshot));
}
