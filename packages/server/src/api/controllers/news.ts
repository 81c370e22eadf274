import { listNews, type NewsItem, readNews } from '../../domain/marketing/news.ts';
import { requireText } from '../../domain/map-valid.ts';
import type { Handler } from '../handler.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { type News, toWireTime } from '@openmall/sdk';

export const newsDetailNews: Handler<'newsDetailNews'> = async ({ ctx, input, lang }) => ({
  news: showNews(await readNews(ctx, lang, input.id)),
});

export const newsListNews: Handler<'newsListNews'> = async ({ ctx, input, lang }) =>
  pageData(await listNews(ctx, lang, pageRequest(input)), showNews);

const showNews = ({ id, title, content, isTranslated, icon, releasedAt }: NewsItem): News => ({
  id,
  title: requireText(title),
  iconImg: icon,
  releaseTime: toWireTime(releasedAt),
  content: requireText(content),
  translated: isTranslated ? 1 : 0,
});
