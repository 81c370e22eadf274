import type { Store as WireStore } from '@openmall/sdk';
import type { Store } from '../../domain/stores/store.ts';
import { optionalDollars } from './money.ts';

/** A share from 0 to 1 with four decimals, so that 99.99 % differs from 100 %. */
const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 10_000) / whole) / 10_000;

export const showStore = (store: Store): WireStore => ({
  id: store.id,
  name: store.name,
  avatar: store.logo,
  banner1: store.banner,
  shopRemark: store.remark,
  shopAddress: store.location,
  status: store.isOpen ? 1 : 0,
  createTime: store.createdAt.getTime(),
  soldNum: store.sold,
  fakeSoldNum: 0,
  viewsNum: store.views,
  highOpinion: shareOf(store.goodReviews, store.reviews),
  sellerGoodsNum: store.goodsCount,
  focusNum: store.followers,
  isFocus: store.isFollowed ? 1 : 0,
  freeDeliveryFrom: optionalDollars(store.freeDeliveryFrom),
});
