import { createSiteInUse } from '../../domain/settings/site-in-use.ts';
import { readStoredSite, saveSite } from '../../domain/settings/site-profile.ts';
import type { AppContext } from '../../context.ts';
import type { DeskHandler } from '../handler.ts';

const siteOf = ({ site, db }: AppContext) => site ?? createSiteInUse(db);

export const deskSiteInfo: DeskHandler<'deskSiteInfo'> = async ({ ctx }) => {
  const site = siteOf(ctx);
  const { key, name, country = 'US', operator, isChosen = false } = await site.refresh({ isForced: true });
  const { about, revision } = await readStoredSite(ctx.db);
  const { company = '', address = '', register = '', email = '' } = operator ?? {};
  const themes = Object.entries(site.themes).flatMap(([theme, facts]) =>
    facts?.colors ? [{ theme, name: facts.name, brand: facts.colors.brand, deep: facts.colors.deep }] : [],
  );
  return { revision, isChosen, name, theme: key, country, company, address, register, email, about, themes };
};

export const deskSiteSave: DeskHandler<'deskSiteSave'> = async ({ ctx, input }) => {
  const { register = '', about = '', ...draft } = input;
  const site = siteOf(ctx);
  await saveSite(ctx, { ...draft, register, about }, Object.keys(site.themes));
  await site.refresh({ isForced: true });
  return null;
};
