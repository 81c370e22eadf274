import type { Lang } from '@openmall/sdk';
import type { DeskNewsRow } from '@openmall/sdk/desk';
import { type DeskNews, listDeskNews, readDeskNews } from '../../domain/desk/marketing.ts';
import { removeNews, saveNews } from '../../domain/marketing/editing/save-news.ts';
import type { DeskHandler } from '../handler.ts';
import { inLanguages } from '../wire/language.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { epoch } from '../wire/time.ts';

const showNews = ({ releasedAt, languages, ...news }: DeskNews): DeskNewsRow => ({
  ...news,
  languages: languages as Lang[], // Only languages of the wire are stored.
  releasedAt: epoch(releasedAt),
});

export const deskNewsList: DeskHandler<'deskNewsList'> = async ({ ctx, lang, input }) => {
  const { keyword, state } = input;
  const { page, counts } = await listDeskNews(ctx, lang, { keyword, state }, pageRequest(input));
  return { ...pageData(page, showNews), counts };
};

export const deskNewsInfo: DeskHandler<'deskNewsInfo'> = async ({ ctx, lang, input }) => {
  const { news, texts, isHidden } = await readDeskNews(ctx, lang, input.newsId);
  return { news: showNews(news), texts: inLanguages(texts), isHidden };
};

export const deskNewsSave: DeskHandler<'deskNewsSave'> = ({ ctx, input }) =>
  saveNews(ctx, { ...input, releasedAt: new Date(input.releasedAt) });

export const deskNewsRemove: DeskHandler<'deskNewsRemove'> = async ({ ctx, input }) => {
  await removeNews(ctx, input.newsId, input.version);
  return null;
};
