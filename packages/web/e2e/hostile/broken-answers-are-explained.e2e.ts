/**
 * Twelve kinds of broken answers on every page. CI takes a few pairs of a page and a kind; `npm run torture -- --only "broken
 * answers"` takes all.
 */
import type { Browser, Page } from '@playwright/test';
import { withoutPictures } from '../../../../test/browser-stories.ts';
import { openBuyerWithHistory } from '../buyer-history.ts';
import { openAccount, openReadyAccount, signIn } from '../buyer.ts';
import { enterOffice, openOwner, openStore } from '../office.ts';
import { openOfficeWithHistory } from '../office/history.ts';
import { expect, test } from '../mall.ts';
import { buyersPages, visitorsPages } from '../pages.ts';
import { buyerAddresses } from '../sweeps/addresses.ts';
import { deskAddresses, merchantAddresses } from '../sweeps/office-addresses.ts';
import { breakAnswers, KINDS } from './broken-answers.ts';

test.use(withoutPictures);

const isLong = process.env['BROKEN_ANSWERS'] === 'all';
/** The long run takes as long as the machine needs, and bounds each page. */
const TIME_MS = isLong ? 0 : 180_000;
const SETTLE_MS = isLong ? 60_000 : 25_000;
const PAGE_MS = SETTLE_MS + 60_000;
/** Windows with sessions of their own: a page mostly waits before it calls again. */
const WINDOWS = isLong ? 4 : 1;
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

type SignIn = (page: Page) => Promise<void>;

/** Opens pages with all kinds of broken answers in one window. */
async function openBroken(page: Page, addresses: readonly string[], signInAgain: SignIn): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack).slice(0, 400)));
  for (const [at, kind] of KINDS.entries()) {
    const chosen = addresses.filter(
      (_, place) => isLong || (place % SHARE === 0 && (place / SHARE) % KINDS.length === at),
    );
    if (chosen.length === 0) continue;
    await signInAgain(page);
    const end = await breakAnswers(page, kind);
    for (const address of chosen) {
      errors.length = 0;
      const open = async () => {
        await page.goto(address);
        return faultsOf(page);
      };
      const faults = await test.step(`${address}, where ${kind}`, open, { timeout: PAGE_MS });
      expect.soft([...faults, ...errors], `${address}, where ${kind}`).toEqual([]);
    }
    await end();
  }
  page.removeAllListeners('pageerror');
}

/** Deals the pages out over windows. */
async function openAllBroken(
  browser: Browser,
  addresses: readonly string[],
  signInAgain: SignIn,
): Promise<void> {
  const openShare = async (_: unknown, number: number) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const share = addresses.filter((_, place) => place % WINDOWS === number);
    await openBroken(page, share, signInAgain);
    await context.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }).map(openShare));
}

test('Every page of a visitor survives broken answers and says what to do next', async ({
  browser,
  mall,
}) => {
  test.setTimeout(TIME_MS);
  await openAllBroken(browser, await visitorsPages(mall), () => Promise.resolve());
});

test('Every page of a buyer survives broken answers and says what to do next', async ({ browser, mall }) => {
  test.setTimeout(TIME_MS);
  const history = isLong ? await openBuyerWithHistory(mall) : undefined;
  const buyer = history?.buyer ?? (await openReadyAccount(mall));
  const addresses = history ? buyerAddresses(history) : buyersPages;
  await openAllBroken(browser, addresses, async (page) => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await signIn(page, buyer);
  });
});

test('Every page of the back office survives broken answers and says what to do next', async ({
  browser,
  mall,
}) => {
  test.setTimeout(TIME_MS);
  // A mall with a history takes a minute.
  const history = isLong ? await openOfficeWithHistory(mall) : undefined;
  const owner = history?.owner ?? (await openOwner(mall, 'broken'));
  const { token } = history?.store ?? (await openStore(mall, owner.transport, await openAccount(mall)));
  await openAllBroken(browser, deskAddresses, (page) => enterOffice(page, '/desk/home', owner.token));
  await openAllBroken(browser, merchantAddresses, (page) => enterOffice(page, '/merchant/home', token));
});
