/**
 * Checks the pages of the back office with their records in one width for each language. `npm run sweeps` checks all
 * widths.
 */
import type { Page } from '@playwright/test';
import { moving, withoutPictures } from '../../../../test/browser-stories.ts';
import type { LangCode } from '../../src/shared/i18n/languages.ts';
import { settled } from '../controls.ts';
import { expect, test as base } from '../mall.ts';
import { enterOffice } from '../office.ts';
import { openOfficeWithHistory, type OfficeHistory } from '../office/history.ts';
import { deskAddresses, doorAddresses, merchantAddresses } from './office-addresses.ts';
import { cutHeadersIn } from './cut-headers.ts';
import { misfitsAt } from './misfits.ts';
import { capital, HALF, IN_FULL, pagesOf } from './short-set.ts';
import { heightOf } from './window-sizes.ts';

base.use({ ...moving, ...withoutPictures });

const OFFICE_WIDTHS = [390, 768, 1024, 1440] as const;
const GRID_WIDTH = 1440;

/**
 * Languages with long words, with joined right-to-left letters, and with marks above and below letters. Each page is
 * opened in two of them, in the width of a phone and a greater one.
 */
const shortSet: readonly (readonly [LangCode, readonly number[]])[] = [
  ['de', [390]],
  ['ar', [390, 1024]],
  ['th', [1024]],
  ['en', [768]],
];
const sets = IN_FULL ? shortSet.map(([lang]) => [lang, OFFICE_WIDTHS] as const) : shortSet;

const test = base.extend<object, { history: OfficeHistory }>({
  history: [
    async ({ mall }, use) => {
      await use(await openOfficeWithHistory(mall));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** A grid renders its cells after it has measured itself. */
async function ready(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('.MuiDataGrid-root:not(:has([role=gridcell]))')).toHaveCount(0);
}

async function measure(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await ready(page);
    const found = [...(await misfitsAt(page, width)), ...(await cutHeadersIn(page))];
    expect.soft(found, `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** Opens the first record of a list, if it has one. */
async function openRecord(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: GRID_WIDTH, height: heightOf(GRID_WIDTH) });
  await ready(page);
  const cell = page.getByRole('gridcell').first();
  if ((await cell.count()) === 0) return false;
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.MuiPaper-root[role=dialog]')).toBeVisible();
  return true;
}

async function measureAll(page: Page, addresses: readonly string[], widths: readonly number[]) {
  for (const address of addresses) {
    await page.goto(address);
    await measure(page, widths);
    if (await openRecord(page)) await measure(page, widths);
  }
}

for (const [set, [lang, widths]] of sets.entries()) {
  const where = `${widths.join(', ')} px in ${lang}`;

  test(`${capital(HALF)} of the desk fits into ${where}`, async ({ page, history }) => {
    test.slow(IN_FULL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/desk?lang=${lang}`);
    for (const address of doorAddresses) {
      await page.goto(address);
      await measure(page, widths);
    }
    await enterOffice(page, '/desk/home', history.owner.token);
    await measureAll(page, pagesOf(HALF, deskAddresses, set), widths);
  });

  test(`${capital(HALF)} of the merchant zone fits into ${where}`, async ({ page, history }) => {
    test.slow(IN_FULL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/merchant?lang=${lang}`);
    await enterOffice(page, '/merchant/home', history.store.token);
    await measureAll(page, pagesOf(HALF, merchantAddresses, set), widths);
  });
}
