/** The site of this server: a theme with its facts, and what the desk has made of them. */
import type { Db } from '../../db/database.ts';
import { PLAIN_MALL } from '../mail/mall.ts';
import { readStoredSite, type StoredSite } from './site-profile.ts';
import type { Site, SiteInUse } from './site-shape.ts';

const FRESH_MS = 1000;

/** Used without a built store, as in tests. */
const PLAIN_SITE: Site = {
  key: 'openmall',
  name: PLAIN_MALL.name,
  coins: [],
  methods: [],
  country: 'US',
  operator: { company: '', address: '', register: '', email: '' },
};

/** Coins, payment methods and carriers stay those of the site that the server was started with. */
function siteFrom({ profile }: StoredSite, base: Site, themes: SiteInUse['themes']): Site {
  if (!profile) return base;
  const { name, theme, country, company, address, register, email } = profile;
  const facts = themes[theme];
  return {
    ...base,
    key: facts ? theme : base.key,
    ...(facts?.colors && { colors: facts.colors }),
    name,
    country,
    operator: { company, address, register, email },
    isChosen: true,
  };
}

export function createSiteInUse(
  db: Db,
  base: Site = PLAIN_SITE,
  themes: SiteInUse['themes'] = { [base.key]: base },
): SiteInUse {
  let [site, revision, readAt] = [base, '', -Infinity];
  return {
    themes,
    current: () => site,
    async refresh({ isForced = false } = {}) {
      if (!isForced && performance.now() - readAt < FRESH_MS) return site;
      readAt = performance.now();
      const stored = await readStoredSite(db);
      if (stored.revision !== revision) [site, revision] = [siteFrom(stored, base, themes), stored.revision];
      return site;
    },
  };
}
