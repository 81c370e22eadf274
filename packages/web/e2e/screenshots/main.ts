/** `npm run screenshots`: takes the screenshots of the README from a demo mall on a free port. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { browser as options } from '../../../../test/browser-stories.ts';
import { watchCalls } from '../gallery/rest.ts';
import { goodsNamed } from '../goods.ts';
import { openMall } from '../mall.ts';
import { picturesShown } from '../pictures.ts';
import { screenshotAsWebp } from '../webp.ts';

const OUTPUT = fileURLToPath(new URL('../../../../docs/images/', import.meta.url));
const PRODUCT = 'Severn Ribbed Beanie';

/** Opens a page, waits until its first screen has loaded, and writes it to `docs/images`. */
async function capture(page: Page, url: string, name: string): Promise<void> {
  const calls = watchCalls(page);
  await page.goto(url);
  await calls.settle();
  await picturesShown(page);
  calls.end();
  const webp = await screenshotAsWebp(page);
  writeFileSync(join(OUTPUT, `${name}.webp`), webp);
  console.log(`docs/images/${name}.webp  ${Math.round(webp.length / 1000)} kB`);
}

mkdirSync(OUTPUT, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-screenshots-'));
const mall = await openMall(dataFolder);
const browser = await chromium.launch(options.launchOptions);
try {
  const page = await browser.newPage({ ...options, colorScheme: 'light', reducedMotion: 'reduce' });
  const { id } = await goodsNamed(mall, PRODUCT);
  await capture(page, `${mall.url}/index`, 'home');
  await capture(page, `${mall.url}/productDetails?id=${id}`, 'product');
} finally {
  await browser.close();
  await mall.stop('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
}
