import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './db/database.ts';
import { PLAIN_MALL, type Mall } from './domain/mail/mall.ts';
import { readSettings, writeSetting } from './domain/settings/settings.ts';
import type { Site, SiteFacts, SiteInUse } from './domain/settings/site-shape.ts';
import { escapeHtml } from './http/pages/page-head.ts';

export type { Site };

const DEFAULT_SITE = 'openmall';

type SitesFile = Readonly<Record<string, SiteFacts | undefined>>;

/** No theme has this site name. */
export class UnknownSite extends Error {
  override name = 'UnknownSite';
}

/** The themes of the built store, by the names of their folders. */
export function readThemes(webFolder: string): SitesFile {
  const file = join(webFolder, 'sites.json');
  // Written by the store's own build.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SitesFile) : {};
}

/**
 * Reads a site from the built store; undefined if no store is built and no site is named.
 *
 * @throws UnknownSite if no theme has the name.
 */
export function readSite(webFolder: string, key: string | undefined): Site | undefined {
  const file = join(webFolder, 'sites.json');
  if (!existsSync(file)) {
    if (key === undefined) return undefined;
    throw new UnknownSite(`OPENMALL_SITE is ${key}, but no store is built.`);
  }
  const sites = readThemes(webFolder);
  const settings = sites[key ?? DEFAULT_SITE];
  if (!settings)
    throw new UnknownSite(`OPENMALL_SITE is ${key}; the themes are ${Object.keys(sites).join(', ')}.`);
  return { key: key ?? DEFAULT_SITE, ...settings };
}

/** Limits the mall to the coins and payment methods of the site. */
export async function applySite(db: Db, { coins, methods }: Site): Promise<void> {
  const settings = { accepted_coins: coins.join(), accepted_methods: methods.join() } as const;
  const stored = await readSettings(db, ['accepted_coins', 'accepted_methods']);
  for (const [code, value] of Object.entries(settings) as [keyof typeof settings, string][])
    if (stored[code] !== value) await writeSetting(db, code, value);
}

/** The mall as its mails name it: with the name and the colors of the site in use. */
export const mallOf = (site: SiteInUse | undefined, origin: () => string): Mall => ({
  get name() {
    return site?.current().name ?? PLAIN_MALL.name;
  },
  get colors() {
    return site?.current().colors ?? PLAIN_MALL.colors;
  },
  origin,
});

/** What the page says instead of the theme's own facts. */
const factsOf = ({ name, country, operator, carriers, coins, methods }: Site): string =>
  escapeHtml(JSON.stringify({ name, country, operator, carriers, coins, methods }));

/** Writes the site into the page: the store loads the theme that the meta tag names, with the facts of the desk. */
export function pageOf(html: string, site: Site): string {
  const { key, name, isChosen = false } = site;
  if (key === DEFAULT_SITE && !isChosen) return html;
  const facts = isChosen ? ` data-facts="${factsOf(site)}"` : '';
  return html
    .replace(/(<meta name="site" content=)"[^"]*"/, (_tag, start: string) => `${start}"${key}"${facts}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`);
}
