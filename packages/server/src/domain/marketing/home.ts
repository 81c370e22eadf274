import type { AppContext } from '../../context.ts';
import { readSettings } from '../settings/settings.ts';
import { listBanners } from './banners.ts';

const MAX_PICTURES = 20;

export interface HomePage {
  readonly pictures: readonly string[];
  readonly serviceUrl: string;
  readonly announcement: string;
  readonly about: string;
}

/** The data of the home page. */
export async function readHome(ctx: AppContext, lang: string): Promise<HomePage> {
  const settings = await readSettings(ctx.db, ['customer_service_url', 'site_announcement', 'site_about']);
  const banners = await listBanners(ctx, { lang, device: 'pc', isBig: true });
  return {
    pictures: banners.slice(0, MAX_PICTURES).map(({ image }) => image),
    serviceUrl: settings.customer_service_url,
    announcement: settings.site_announcement,
    about: settings.site_about,
  };
}
