import { readSettings } from '../../domain/settings/settings.ts';
import type { Handler } from '../handler.ts';
import { readHome } from '../../domain/marketing/home.ts';

export const indexDownloadUrl: Handler<'indexDownloadUrl'> = async ({ ctx }) => {
  const { download_url: url } = await readSettings(ctx.db, ['download_url']);
  return url;
};

export const indexHome: Handler<'indexHome'> = async ({ ctx, lang }) => {
  const { pictures, serviceUrl, about } = await readHome(ctx, lang);
  return { banner: [...pictures], service_link: serviceUrl, announcement: [], aboutus: about || null };
};
