import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './db/open-database.ts';
import { readSettings, writeSetting } from './domain/settings/settings.ts';

/** Which shop this server is: one of the themes of the built store, whose facts the build lays beside the page. */
export interface Site {
  /** The theme's folder. */
  readonly key: string;
  readonly name: string;
  readonly coins: readonly string[];
  readonly methods: readonly string[];
}

type SitesFile = Readonly<Record<string, Omit<Site, 'key'> | undefined>>;

const HOUSE = 'openmall';

/** A site name that no theme has. */
export class UnknownSite extends Error {
  override name = 'UnknownSite';
}

/** The facts of a site, read from the built store; nothing where there is none to read. */
export function readSite(webFolder: string, key: string | undefined): Site | undefined {
  const file = join(webFolder, 'sites.json');
  if (!existsSync(file)) {
    if (key === undefined) return undefined;
    throw new UnknownSite(`OPENMALL_SITE is ${key}, but no store is built that could be it.`);
  }
  const sites = JSON.parse(readFileSync(file, 'utf8')) as SitesFile; // Written by the store's own build.
  const facts = sites[key ?? HOUSE];
  if (!facts)
    throw new UnknownSite(`OPENMALL_SITE is ${key}; the themes are ${Object.keys(sites).join(', ')}.`);
  return { key: key ?? HOUSE, ...facts };
}

/** Lets the mall deal in the coins and take the ways to pay that the shop shows, and in no others. */
export async function keepToSite(db: Db, { coins, methods }: Site): Promise<void> {
  const wanted = { accepted_coins: coins.join(), accepted_methods: methods.join() } as const;
  const now = await readSettings(db, ['accepted_coins', 'accepted_methods']);
  for (const [code, value] of Object.entries(wanted) as [keyof typeof wanted, string][])
    if (now[code] !== value) await writeSetting(db, code, value);
}

/** The page of a site: the store loads the theme whose name stands in it. */
export const pageOf = (html: string, { key, name }: Site): string =>
  key === HOUSE
    ? html
    : html
        .replace(/(<meta name="site" content=)"[^"]*"/, `$1"${key}"`)
        .replace(/<title>[^<]*<\/title>/, `<title>${name}</title>`);
