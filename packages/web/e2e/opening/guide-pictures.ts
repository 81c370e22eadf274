import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { picturesShown } from '../pictures.ts';
import { screenshotAsWebp } from '../webp.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/images/opening/', import.meta.url));

/** Draws a picture of the guide, if `npm run screenshots:opening` tells the story. */
export async function drawForGuide(page: Page, name: string): Promise<void> {
  if (process.env['GUIDE_PICTURES'] !== '1') return;
  await picturesShown(page);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), await screenshotAsWebp(page));
}
