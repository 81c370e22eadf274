/** The browser windows of the gallery. They are reused between pages, so that the cache is warm. */
import { readdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Job } from './job.ts';
import { pseudoLanguages, speakPseudo } from './pseudo.ts';
import type { Scene } from './scenes/scene.ts';

const sites = readdirSync(new URL('../../src/shared/themes/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const NIGHT = '-dark';
/** The site of the build. */
const OWN = 'openmall';
/** The themes, light and dark. */
export const themes: readonly string[] = sites.flatMap((name) => [name, `${name}${NIGHT}`]);

/** The width in which pages are opened. */
const WIDTH = 1440;
const HEIGHT = 900;

/** An entry of the browser’s storage. */
interface Stored {
  readonly name: string;
  readonly value: string;
}
/** What the browser of each person stores. */
export type People = Partial<Readonly<Record<Scene['as'], readonly Stored[]>>>;

/** Serves the HTML of another site, as a server with `OPENMALL_SITE` does. */
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

/** Jobs with the same key share a browser context; jobs run in this order. */
export const visitOf = ({ language, theme }: Pick<Job, 'language' | 'theme'>): string =>
  [language, theme].join();

/** Resets the storage for each page, so that nothing of earlier pages remains. */
async function resetStorage(
  context: BrowserContext,
  language: string,
  kept: readonly Stored[] = [],
): Promise<void> {
  const all = [
    ...kept,
    { name: 'language', value: JSON.stringify(language) },
    { name: 'openmall.office.language', value: language },
  ];
  await context.addInitScript((entries) => {
    // The session storage of a window survives its reloads.
    if (sessionStorage.getItem('drawn')) return;
    sessionStorage.setItem('drawn', 'once');
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, all);
}

/** Clears everything of a page except the HTTP cache. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners('pageerror').removeAllListeners('console');
  const others = page.context().pages();
  for (const other of others) if (other !== page) await other.close();
  // The browser's error page has no session storage.
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  // Navigate away first: pending requests must not reach the mall after the routes are removed.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
}

/** The windows of one worker: one for each person, which stay open from page to page. */
export class Windows {
  readonly #browser: Browser;
  readonly #people: People;
  readonly #pages = new Map<Job['scene']['as'], Page>();
  #visit = '';

  constructor(browser: Browser, people: People) {
    this.#browser = browser;
    this.#people = people;
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
    await resetStorage(context, pseudo?.instead ?? language, this.#people[scene.as]);
    const site = theme.replace(NIGHT, '');
    // Request interception disables the cache, so intercept only for another site.
    if (site !== OWN) await servePageOf(context, site);
    return context;
  }
}
