import { listBanners } from '../../domain/marketing/banners.ts';
import type { Handler } from '../handler.ts';

export const bannerBannerList: Handler<'bannerBannerList'> = async ({ ctx, input, lang }) => {
  const { type, imgType } = input;
  const isBig = imgType === undefined ? undefined : imgType === 1;
  const banners = await listBanners(ctx, { lang, device: type, isBig });
  return {
    result: banners.map(({ id, image, link, position, device, isBig: isLarge, title, createdAt }) => ({
      id,
      imgUrl: image,
      link,
      sort: position,
      type: device,
      imgType: isLarge ? 1 : 0,
      remarks: title,
      createTime: createdAt.getTime(),
    })),
  };
};
