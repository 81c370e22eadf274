import { lastSeen, recommendedByStore } from '../../domain/catalog/recommend.ts';
import { findStore } from '../../domain/stores/find-store.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';

export const sellerGoodsRecommendLike: Handler<'sellerGoodsRecommendLike'> = async ({
  mall,
  input,
  lang,
  session,
}) => {
  const { userId } = session;
  const viewer = { lang, userId };
  if (input.type === 2) return (await recommendedByStore(mall, viewer, input.sellerId)).map(showGoods);
  await findStore(mall, viewer, input.sellerId);
  return (await lastSeen(mall, viewer, userId)).map(showGoods);
};
