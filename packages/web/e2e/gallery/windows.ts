/** The windows that pages are drawn in: one visit after the other in the same browser, so that its cache is warm. */
import { readdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Job } from './job.ts';
import { pseudoLanguages, speakPseudo } from './pseudo.ts';

const sites = readdirSync(new URL('../../src/shared/themes/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const NIGHT = '-dark';
/** The site that the build is of. */
const OWN = 'openmall';
/** The themes by day and by night. */
export const themes: readonly string[] = sites.flatMap((name) => [name, `${name}${NIGHT}`]);

/** The window that pages are opened in. */
const WIDTH = 1440;
const HEIGHT = 900;

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Lets the page be of another site, as the server would that was told so. */
const servePageOf = (context: BrowserContext, site: string) =>
  context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const page = (await response.text()).replace(
      `name="site" content="${OWN}"`,
      `name="site" content="${site}"`,
    );
    return route.fulfill({ response, body: page });
  });

/** What pages must have in common to share a browser's memory; they come in this order. */
export const visitOf = ({ language, theme }: Pick<Job, 'language' | 'theme'>): string =>
  [language, theme].join();

/** What the store finds in the browser when a page is opened: nothing of the pages before. */
async function beginAnew(
  context: BrowserContext,
  language: string,
  kept: Storage | undefined,
): Promise<void> {
  const items = kept?.origins.flatMap(({ localStorage: own }) => own) ?? [];
  const all = [...items, { name: 'language', value: JSON.stringify(language) }];
  await context.addInitScript((entries) => {
    // A window has a session of its own, which lasts over its reloads.
    if (sessionStorage.getItem('drawn')) return;
    sessionStorage.setItem('drawn', 'once');
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, all);
}

/** Leaves nothing of a page behind but what its window has in its cache. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners('pageerror').removeAllListeners('console');
  const others = page.context().pages();
  for (const other of others) if (other !== page) await other.close();
  // The browser's own page for what could not be loaded has none.
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  // Whatever the page still asks for ends with it, and is not asked of the mall once nobody stands in for that.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
}

/** The windows of one worker: one for buyers and one for visitors, which stay open from page to page. */
export class Windows {
  readonly #browser: Browser;
  readonly #storage: Storage;
  readonly #pages = new Map<Job['scene']['as'], Page>();
  #visit = '';

  constructor(browser: Browser, storage: Storage) {
    this.#browser = browser;
    this.#storage = storage;
  }

  async open(job: Job): Promise<Page> {
    if (visitOf(job) !== this.#visit) await this.close();
    this.#visit = visitOf(job);
    const { as } = job.scene;
    const open = this.#pages.get(as);
    if (open) {
      await leave(open);
      return open;
    }
    const context = await this.#openContext(job);
    const page = await context.newPage();
    this.#pages.set(as, page);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close();
    this.#pages.clear();
  }

  async #openContext({ language, theme, scene }: Job): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      colorScheme: theme.endsWith(NIGHT) ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const pseudo = pseudoLanguages[language];
    if (pseudo) await speakPseudo(context, pseudo);
    await beginAnew(context, pseudo?.instead ?? language, scene.as === 'buyer' ? this.#storage : undefined);
    const site = theme.replace(NIGHT, '');
    // Whoever looks at requests does without the cache.
    if (site !== OWN) await servePageOf(context, site);
    return context;
  }
}
