/**
 * Twelve kinds of broken answers on every page. CI takes a few pairs of a page and a kind; `npm run torture -- --only "broken
 * answers"` takes all.
 */
import type { Page } from '@playwright/test';
import { openBuyerWithHistory } from '../buyer-history.ts';
import { openReadyAccount, signIn } from '../buyer.ts';
import { withoutPictures } from '../controls.ts';
import { enterOffice } from '../office.ts';
import { openOfficeWithHistory } from '../office-history.ts';
import { expect, test } from '../mall.ts';
import { buyersPages, visitorsPages } from '../pages.ts';
import { buyerAddresses } from '../widths/addresses.ts';
import { deskAddresses, merchantAddresses } from '../widths/office-addresses.ts';
import { breakAnswers, KINDS } from './broken-answers.ts';

const isLong = process.env['BROKEN_ANSWERS'] === 'all';
const TIME_MS = isLong ? 3_600_000 : 180_000;
const SETTLE_MS = 25_000;
/** CI takes each page of which this is a divisor, with a kind of its own. */
const SHARE = 9;

/** What a person sees of a page, read at once. */
const readState = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const words = shown('main').map((main) => (main as HTMLElement).innerText.trim());
    return {
      isBusy: shown('main [aria-busy="true"], main .MuiSkeleton-root').length > 0,
      words: words.join(' ').length,
      ways: shown('main a[href], main button, main input, [role=alert] button').length,
    };
  });

/** What is wrong with the page: nothing if it settles, says something and offers something to do. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const until = Date.now() + SETTLE_MS;
  let state = await readState(page);
  while ((state.isBusy || state.words === 0 || state.ways === 0) && Date.now() < until) {
    await page.waitForTimeout(200);
    state = await readState(page);
  }
  return [
    ...(state.isBusy ? ['keeps loading'] : []),
    ...(state.words === 0 ? ['is white'] : []),
    ...(state.ways === 0 ? ['offers nothing to do'] : []),
  ];
}

/** Opens pages with all kinds of broken answers. `first` shifts what CI takes. */
async function openBroken(
  page: Page,
  addresses: readonly string[],
  again: () => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack).slice(0, 400)));
  for (const [at, kind] of KINDS.entries()) {
    const chosen = addresses.filter(
      (_, place) => isLong || (place % SHARE === 0 && (place / SHARE) % KINDS.length === at),
    );
    if (chosen.length === 0) continue;
    await again();
    const end = await breakAnswers(page, kind);
    for (const address of chosen) {
      errors.length = 0;
      await page.goto(address);
      const faults = await faultsOf(page);
      expect.soft([...faults, ...errors], `${address}, where ${kind}`).toEqual([]);
    }
    await end();
  }
  page.removeAllListeners('pageerror');
}

test('Every page of a visitor survives broken answers and says what to do next', async ({ page, mall }) => {
  test.setTimeout(TIME_MS);
  await withoutPictures(page);
  await openBroken(page, await visitorsPages(mall), () => Promise.resolve());
});

test('Every page of a buyer survives broken answers and says what to do next', async ({ page, mall }) => {
  test.setTimeout(TIME_MS);
  await withoutPictures(page);
  const history = isLong ? await openBuyerWithHistory(mall) : undefined;
  const buyer = history?.buyer ?? (await openReadyAccount(mall));
  const addresses = history ? buyerAddresses(history) : buyersPages;
  await openBroken(page, addresses, async () => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await signIn(page, buyer);
  });
});

test('Every page of the back office survives broken answers and says what to do next', async ({
  page,
  mall,
}) => {
  test.skip(!isLong, 'its data take a minute; npm run torture opens these pages');
  test.setTimeout(TIME_MS);
  const { owner, store } = await openOfficeWithHistory(mall);
  await openBroken(page, merchantAddresses, () => enterOffice(page, '/merchant/home', store.token));
  await openBroken(page, deskAddresses, () => enterOffice(page, '/desk/home', owner.token));
});
