import { listDeskBanners } from '../../domain/desk/marketing.ts';
import { orderBanners, removeBanner } from '../../domain/marketing/editing/manage-banners.ts';
import { saveBanner } from '../../domain/marketing/editing/save-banner.ts';
import type { DeskHandler } from '../handler.ts';
import { inLanguages } from '../wire/language.ts';
import { dateOrNull, optionalEpoch } from '../wire/time.ts';

export const deskBannerList: DeskHandler<'deskBannerList'> = async ({ ctx, lang }) => {
  const banners = await listDeskBanners(ctx, lang);
  return {
    banners: banners.map((row) => ({
      id: row.id,
      device: row.type,
      isBig: row.is_big,
      title: row.title,
      texts: inLanguages(row.texts),
      image: row.image,
      link: row.link === '' ? null : row.link,
      state: row.state,
      isHidden: row.is_hidden,
      startsAt: optionalEpoch(row.starts_at),
      endsAt: optionalEpoch(row.ends_at),
      version: row.version,
    })),
  };
};

export const deskBannerSave: DeskHandler<'deskBannerSave'> = ({ ctx, input }) =>
  saveBanner(ctx, { ...input, startsAt: dateOrNull(input.startsAt), endsAt: dateOrNull(input.endsAt) });

export const deskBannerOrder: DeskHandler<'deskBannerOrder'> = async ({ ctx, input }) => {
  await orderBanners(ctx, input.device, input.bannerIds);
  return null;
};

export const deskBannerRemove: DeskHandler<'deskBannerRemove'> = async ({ ctx, input }) => {
  await removeBanner(ctx, input.bannerId, input.version);
  return null;
};
