import { readNews } from '../../domain/marketing/news.ts';
import type { Handler } from '../handler.ts';
import { showNews } from '../wire/news.ts';

export const newsDetailNews: Handler<'newsDetailNews'> = async ({ mall, input, lang }) => ({
  news: showNews(await readNews(mall, lang, input.id)),
});
