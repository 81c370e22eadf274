import { toWireTime, type News } from '@openmall/sdk';
import type { NewsItem } from '../../domain/marketing/news.ts';

export const showNews = ({ id, title, content, isTranslated, icon, releasedAt }: NewsItem): News => ({
  id,
  title,
  iconImg: icon,
  releaseTime: toWireTime(releasedAt),
  content,
  translated: isTranslated ? 1 : 0,
});
