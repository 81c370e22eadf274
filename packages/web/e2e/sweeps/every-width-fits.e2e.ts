/**
 * Checks the main pages in a few widths and languages. `npm run sweeps` checks every page in all widths and languages.
 */
import type { Page } from '@playwright/test';
import { moving, withoutPictures } from '../../../../test/browser-stories.ts';
import type { LangCode } from '../../src/shared/i18n/languages.ts';
import { openBuyerWithHistory, type BuyerHistory } from '../buyer-history.ts';
import { continueAs } from '../buyer.ts';
import { settled } from '../controls.ts';
import { expect, test as base } from '../mall.ts';
import { buyerAddresses, isMainAddress, visitorAddresses } from './addresses.ts';
import { misfitsAt } from './misfits.ts';
import { HALF, IN_FULL, pagesOf } from './short-set.ts';
import { WIDTHS } from './window-sizes.ts';

base.use({ ...moving, ...withoutPictures });

/**
 * Languages with long words, with joined right-to-left letters, and with marks above and below letters. Each page is
 * opened in two of them, in the width of a phone and a greater one.
 */
const shortSet: readonly (readonly [LangCode, readonly number[]])[] = [
  ['de', [360]],
  ['ar', [360]],
  ['th', [1024]],
  ['en', [768]],
];
const fullSet = shortSet.map(([lang]) => [lang, WIDTHS] as const);

const test = base.extend<object, { history: BuyerHistory }>({
  history: [
    async ({ mall }, use) => {
      await use(await openBuyerWithHistory(mall));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function chooseLanguage(page: Page, lang: LangCode): Promise<void> {
  await page.goto(`/index?lang=${lang}`);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
}

interface Share {
  readonly widths: readonly number[];
  readonly set: number;
}

async function measure(page: Page, addresses: readonly string[], { widths, set }: Share): Promise<void> {
  const chosen = addresses.filter((url) => IN_FULL || isMainAddress(url));
  for (const address of pagesOf(HALF, chosen, set)) {
    await page.goto(address);
    await settled(page);
    for (const width of widths)
      expect.soft(await misfitsAt(page, width), `${address} at ${width} px`).toEqual([]);
  }
}

const share = IN_FULL ? 'Every page' : 'Every second main page';

for (const [set, [lang, widths]] of (IN_FULL ? fullSet : shortSet).entries()) {
  const where = `${widths.join(', ')} px in ${lang}`;

  test(`${share} of a visitor fits into ${where}`, async ({ page, history }) => {
    test.slow(IN_FULL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await chooseLanguage(page, lang);
    await measure(page, visitorAddresses(history), { widths, set });
  });

  test(`${share} of a buyer fits into ${where}`, async ({ page, mall, history }) => {
    test.slow(IN_FULL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await continueAs(page, mall, history.buyer);
    await chooseLanguage(page, lang);
    await measure(page, buyerAddresses(history), { widths, set });
  });
}
