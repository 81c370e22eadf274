/** What is wrong with a page in a window of some width. */
import type { Page } from '@playwright/test';
import { clippedIn } from '../gallery/clipped.ts';
import { brokenWordsIn } from './broken-words.ts';
import { overflowIn } from './overflow.ts';
import { smallTargetsIn } from './small-targets.ts';
import { heightOf } from './window-sizes.ts';

/** Below it the store is laid out for thumbs. */
const MIN_DESKTOP_WIDTH = 900;

/** Two frames: one for scripts that follow the width, one for what they draw. */
const redrawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Overflow, cut texts, broken words and small targets, each as a sentence. */
export async function misfitsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await redrawn(page);
  const cut = (await clippedIn(page)).map(({ text, how }) => `“${text}” ${how}`);
  const small = width < MIN_DESKTOP_WIDTH ? await smallTargetsIn(page) : [];
  return [...(await overflowIn(page)), ...cut, ...(await brokenWordsIn(page)), ...small];
}
