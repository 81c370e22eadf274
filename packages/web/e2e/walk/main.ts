/** `npm run walk`: takes the thirty most important screenshots of the store and shows them on one page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userNewlogin } from '@openmall/sdk';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browser as options } from '../../../../test/browser-stories.ts';
import { DEMO_BUYER } from '../../../server/src/demo/seed/demo-buyer.ts';
import { callingAs, signIn, type Account } from '../buyer.ts';
import { settled } from '../controls.ts';
import { watchCalls } from '../gallery/rest.ts';
import { openMall, type Mall } from '../mall.ts';
import { picturesShown } from '../pictures.ts';
import { heightOf } from '../sweeps/window-sizes.ts';
import { demoAccount, listViews, type View } from './views.ts';
import { walkPage } from './walk-page.ts';

const OUTPUT = fileURLToPath(new URL('../../../../test-results/walk/', import.meta.url));

const fileOf = ({ name }: View): string => `${name.replaceAll(' ', '-')}.png`;

async function open(browser: Browser, mall: Mall, view: View, session: Session): Promise<BrowserContext> {
  return browser.newContext({
    ...options,
    baseURL: mall.url,
    viewport: { width: view.width, height: heightOf(view.width) },
    colorScheme: view.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(view.isSignedIn && { storageState: session }),
  });
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in once; the other windows reuse the session. */
async function openSession(browser: Browser, mall: Mall, buyer: Account): Promise<Session> {
  const context = await browser.newContext({ ...options, baseURL: mall.url });
  await signIn(await context.newPage(), buyer);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function capture(context: BrowserContext, view: View): Promise<void> {
  const page = await context.newPage();
  const calls = watchCalls(page);
  if (view.lang !== 'en') await page.goto(`/index?lang=${view.lang}`);
  await page.goto(view.path);
  await settled(page);
  await view.action?.(page);
  await calls.settle();
  await picturesShown(page);
  calls.end();
  await page.screenshot({ path: join(OUTPUT, fileOf(view)) });
}

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-walk-'));
const mall = await openMall(dataFolder);
const browser = await chromium.launch(options.launchOptions);
try {
  const { username, password } = DEMO_BUYER;
  const login = await userNewlogin(callingAs(mall, undefined), { username, password });
  const buyer = demoAccount(mall, login);
  const session = await openSession(browser, mall, buyer);
  const views = await listViews(mall, buyer);
  for (const [at, view] of views.entries()) {
    const context = await open(browser, mall, view, session);
    await capture(context, view);
    await context.close();
    console.log(`${at + 1}/${views.length}  ${view.name}`);
  }
  writeFileSync(join(OUTPUT, 'index.html'), walkPage(views.map((view) => ({ ...view, file: fileOf(view) }))));
  console.log('Open test-results/walk/index.html.');
} finally {
  await browser.close();
  await mall.stop('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
}
