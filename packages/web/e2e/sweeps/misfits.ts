/** Finds the layout faults of a page at a viewport width. */
import type { Page } from '@playwright/test';
import { clippedIn } from '../gallery/clipped.ts';
import { brokenWordsIn } from './broken-words.ts';
import { overflowIn } from './overflow.ts';
import { smallTargetsIn } from './small-targets.ts';
import { heightOf } from './window-sizes.ts';

/** Below this width, controls must be large enough for thumbs. */
const MIN_DESKTOP_WIDTH = 900;

/** Waits two frames: one for scripts that react to the width, one for their rendering. */
const waitForRender = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Describes overflow, clipped texts, broken words and small targets, one sentence for each. */
export async function misfitsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await waitForRender(page);
  const cut = (await clippedIn(page)).map(({ text, how }) => `“${text}” ${how}`);
  const small = width < MIN_DESKTOP_WIDTH ? await smallTargetsIn(page) : [];
  return [...(await overflowIn(page)), ...cut, ...(await brokenWordsIn(page)), ...small];
}
