import type { AppContext } from './context.ts';
import type { Db } from './db/database.ts';
import { createSiteInUse } from './domain/settings/site-in-use.ts';
import type { Site, SiteInUse } from './domain/settings/site-shape.ts';
import type { Look } from './http/pages/serve-pages.ts';
import { pageOf, readThemes } from './site.ts';

/** The site of a server with a built store. */
export async function openSite(
  db: Db,
  site: Site | undefined,
  webFolder: string,
): Promise<SiteInUse | undefined> {
  if (!site) return undefined;
  const inUse = createSiteInUse(db, site, readThemes(webFolder));
  await inUse.refresh();
  return inUse;
}

/** What the desk has made of the site, for the pages of the store. */
export function createLook({ site }: AppContext): () => Promise<Look | undefined> {
  const looks = new WeakMap<Site, Look>();
  return async () => {
    const current = await site?.refresh();
    if (!current?.isChosen) return undefined;
    const look = looks.get(current) ?? {
      siteName: current.name,
      transformHtml: (html) => pageOf(html, current),
    };
    looks.set(current, look);
    return look;
  };
}
