import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { DemoMall } from '../demo-mall.ts';
import { BANNERS } from '../marketing/banner-rows.ts';
import type { BannerRow } from '../marketing/banner-rows.ts';
import { NEWS, SETTINGS } from '../marketing/news-rows.ts';
import { translated } from '../translations/translations.ts';
import { parseNames } from '../words/languages.ts';
import { daysBefore } from './moments.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Joins title and subtitle: "Linen season: Dresses and shirts". */
const bannerTitles = ({ titles }: BannerRow): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(translated('banners', parseNames(titles))).map(([lang, text]) => [
        lang,
        text.replace(' / ', ': '),
      ]),
    ),
  );

function linkOf({ link }: BannerRow, { stores }: DemoMall): string {
  const slug = /^store:(.+)$/.exec(link)?.[1];
  if (slug === undefined) return link;
  const store = stores.find((candidate) => candidate.slug === slug);
  if (!store) throw new RangeError(`no store ${slug} to link to`);
  return `/store?id=${store.id}`;
}

export const bannerRows = (mall: DemoMall, now: Date): Row<'banner'>[] =>
  (['pc', 'h5'] as const).flatMap((type) =>
    BANNERS.map((banner, position) => ({
      id: `banner-${type}-${banner.picture.slug}`,
      type,
      is_big: banner.isBig,
      image: `/pictures/banners/${banner.picture.slug}.webp`,
      link: linkOf(banner, mall),
      titles: bannerTitles(banner),
      position,
      created_at: daysBefore(now, 3),
    })),
  );

export const newsRows = (now: Date): Row<'news'>[] =>
  NEWS.map(([slug, daysAgo, titles, content]) => ({
    id: `news-${slug}`,
    titles: JSON.stringify(translated('news', parseNames(titles))),
    contents: JSON.stringify(translated('articles', { en: content })),
    released_at: daysBefore(now, daysAgo),
  }));

export const settingRows = (): Row<'setting'>[] =>
  Object.entries(SETTINGS).map(([code, value]) => ({ code, value: JSON.stringify(value), is_public: true }));
