import { listNews } from '../../domain/marketing/news.ts';
import type { Handler } from '../handler.ts';
import { showNews } from '../wire/news.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const newsListNews: Handler<'newsListNews'> = async ({ mall, input, lang }) =>
  pageData(await listNews(mall, lang, pageRequest(input)), showNews);
