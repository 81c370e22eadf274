import { readHome } from '../../domain/marketing/home.ts';
import type { Handler } from '../handler.ts';

export const indexHome: Handler<'indexHome'> = async ({ mall, lang }) => {
  const { pictures, serviceUrl, about } = await readHome(mall, lang);
  return { banner: [...pictures], service_link: serviceUrl, announcement: [], aboutus: about || null };
};
