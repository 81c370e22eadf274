import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './db/database.ts';
import { PLAIN_MALL, type Mall, type MallColors } from './domain/mail/mall.ts';
import { readSettings, writeSetting } from './domain/settings/settings.ts';

/** The theme of the built store that this server shows. The store's build writes `sites.json`. */
export interface Site {
  /** The theme's folder. */
  readonly key: string;
  readonly name: string;
  readonly coins: readonly string[];
  readonly methods: readonly string[];
  readonly colors?: MallColors;
}

type SitesFile = Readonly<Record<string, Omit<Site, 'key'> | undefined>>;

const DEFAULT_SITE = 'openmall';

/** No theme has this site name. */
export class UnknownSite extends Error {
  override name = 'UnknownSite';
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
  const sites = JSON.parse(readFileSync(file, 'utf8')) as SitesFile; // Written by the store's own build.
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

/** The mall as its mails name it: with the name and the colors of the site. */
export const mallOf = (site: Site | undefined, origin: () => string): Mall => ({
  name: site?.name ?? PLAIN_MALL.name,
  colors: site?.colors ?? PLAIN_MALL.colors,
  origin,
});

/** Writes the site into the page: the store loads the theme that the meta tag names. */
export const pageOf = (html: string, { key, name }: Site): string =>
  key === DEFAULT_SITE
    ? html
    : html
        .replace(/(<meta name="site" content=)"[^"]*"/, `$1"${key}"`)
        .replace(/<title>[^<]*<\/title>/, `<title>${name}</title>`);
