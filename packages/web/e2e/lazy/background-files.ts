/** The lazy imports that no control opens: what the store starts with, and extras that it can do without. */
import { expect, type Page } from '@playwright/test';

interface StartFile {
  readonly file: RegExp;
  readonly address: string;
  /** The site whose theme the page names, if it is not the default one. */
  readonly site?: string;
}

const STORE_FILE = /\/assets\/store-[^/]+\.js$/;

/** Without these the store cannot render, and the page shows an error with a retry button. By module. */
export const startFiles: Readonly<Record<string, StartFile>> = {
  'app/preload/run-libraries.ts (computed)': { file: /\/assets\/mui-[^/]+\.js$/, address: '/index' },
  'app/start-app.tsx': { file: STORE_FILE, address: '/index' },
  'shared/i18n/i18n.ts': { file: STORE_FILE, address: '/commodity' },
  'shared/i18n/translation-files.ts (computed)': { file: /\/de\/.*\.js(\?|$)/, address: '/index?lang=de' },
  'shared/themes/right-to-left.ts': { file: STORE_FILE, address: '/index?lang=ar' },
  '@mui/stylis-plugin-rtl': { file: /\/assets\/stylis-plugin-rtl-[^/]+\.js$/, address: '/index?lang=ar' },
  'shared/themes/*/theme.ts': { file: /\/assets\/theme-[^/]+\.js$/, address: '/index', site: 'clay' },
};

interface Extra {
  readonly file?: RegExp;
  readonly requiresLogin?: true;
  /** Makes the page request the file; omitted if the page does so by itself. */
  readonly action?: (page: Page) => Promise<void>;
  /** Checks what works without the file; by default, that the page opens. */
  readonly works?: (page: Page) => Promise<void>;
}

const VERSION_CHECK_MS = 6 * 60_000;

/**
 * Lets the page check for a new version, as when its window is used again after some minutes. Only the clock moves:
 * timers
 * that run meanwhile would end requests in flight. Repeated, because the page watches the version only when it is idle.
 */
async function checkVersion(page: Page): Promise<void> {
  let isChecked = false;
  page.once('request', function note(request) {
    if (request.url().includes('/version.js')) isChecked = true;
    else page.once('request', note);
  });
  await expect(async () => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + VERSION_CHECK_MS);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(isChecked).toBe(true);
  }).toPass();
}

async function offerVersion(page: Page): Promise<void> {
  const body = "export const version = 'assets/begin-next.js';";
  await page.route('**/version.js?**', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await checkVersion(page);
}

async function searchTeapot(page: Page): Promise<void> {
  await page.getByRole('combobox').first().fill('teapot');
  await page.keyboard.press('Enter');
}

async function chooseGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
}

async function signOut(page: Page): Promise<void> {
  await searchTeapot(page);
  await page.getByRole('button', { name: /^Your account, / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const secret of ['teapot', '"token"']) expect(kept).not.toContain(secret);
}

/** Without these the page works as before, and no message disturbs. By module. */
export const extras: Readonly<Record<string, Extra>> = {
  'features/search/box/SearchCombobox.tsx': {
    action: searchTeapot,
    works: (page) => expect(page).toHaveURL(/\/searchGoods/),
  },
  'shared/state/keep-fields.ts': {
    action: chooseGerman,
    works: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'de'),
  },
  'shared/ui/feedback/ToastStack.tsx': { action: (page) => page.keyboard.press('Shift') },
  'features/lottery/LotteryPopUp.tsx': {},
  'app/updates/watch-version.ts': {},
  'app/updates/UpdateNote.tsx': { action: offerVersion },
  'shared/parts/version.ts (computed)': { file: /\/version\.js/, action: checkVersion },
  'app/events/live-events.ts': { requiresLogin: true },
  // It comes with the live events, and is awaited when a buyer signs out.
  'features/cart/sync/sync-cart.ts': { requiresLogin: true },
  'routes/userInfo/sign-out.ts': { requiresLogin: true, action: signOut, works: expectSignedOut },
};

/** Not in the build: the mocks of `npm run dev -- --mock`. */
export const developmentImports = ['app/start-mocks.ts'] as const;
