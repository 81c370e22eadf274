import type { Banner, News } from '@openmall/sdk';
import { toWireTime } from '@openmall/sdk';
import { newsRows } from '../fixtures/news.ts';
import type { Mall } from '../state/mall.ts';
import { pageOf } from '../state/paging.ts';
import { demand, found } from '../state/refusal.ts';
import type { CallHandlers } from '../state/call-context.ts';
import { categoryPicture, storeBanner } from '../pictures/draw-picture.ts';
import { DAY } from './goods/show-goods.ts';

const newsOf = ({ openedAt }: Mall): News[] =>
  newsRows.map(({ id, title, content, ageDays, category }) => ({
    id,
    title,
    iconImg: categoryPicture(category),
    releaseTime: toWireTime(new Date(openedAt - ageDays * DAY)),
    content,
  }));

/** Banners that link to stores and categories. */
function bannersOf({ stores, categories, goods, openedAt }: Mall, type: 'pc' | 'h5'): Banner[] {
  const storeBanners = stores
    .filter(({ listing }) => listing.isRecommended)
    .slice(0, 3)
    .map(({ listing }) => ({ name: listing.id, link: `/store?id=${listing.id}`, remarks: listing.name }));
  const categoryBanners = categories
    .filter(({ id }) => goods.filter(({ listing }) => listing.category === id).length >= 5)
    .slice(2, 4)
    .map(({ id, name }) => ({ name: id, link: `/classification?id=${id}`, remarks: name }));
  return [...storeBanners, ...categoryBanners].map(({ name, link, remarks }, sort) => ({
    id: `bn-${name}`,
    imgUrl: storeBanner(name),
    link,
    sort,
    type,
    imgType: 1,
    remarks,
    createTime: openedAt - 20 * DAY,
  }));
}

export const homeHandlers = {
  indexHome: (_input, { mall }) => ({
    banner: bannersOf(mall, 'pc').map(({ imgUrl }) => imgUrl),
    service_link: '/?customerService=1',
    announcement: newsOf(mall)
      .slice(0, 2)
      .map(({ id, title, content }) => ({ id, title, content, createTime: mall.openedAt - DAY })),
    aboutus: null,
  }),
  bannerBannerList: ({ type }, { mall }) => ({ result: bannersOf(mall, type) }),
  helpPageInfo: () => ({}),
  newsListNews: ({ pageNum, pageSize }, { mall }) => pageOf(newsOf(mall), pageNum, pageSize),
  newsDetailNews: ({ id }, { mall }) => ({
    news: found(
      newsOf(mall).find((news) => news.id === id),
      'newsNotFound',
    ),
  }),
  subscribeAdd({ email }, { mall }) {
    demand(!mall.subscribers.has(email), 'emailAlreadySubscribed');
    mall.subscribers.add(email);
    return null;
  },
} satisfies Partial<CallHandlers>;
