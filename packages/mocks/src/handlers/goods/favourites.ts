import { goodsBy } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { countOf, type CallHandlers } from '../../state/call-context.ts';
import { lookAt } from './notices.ts';
import { showGoods } from './show-goods.ts';

function removeWhere<T>(list: T[], matches: (item: T) => boolean): void {
  const remaining = list.filter((item) => !matches(item));
  list.splice(0, list.length, ...remaining);
}

export const favouriteHandlers = {
  keepGoodsList({ pageNum, pageSize }, { mall, buyer }) {
    const { pageInfo, pageList } = pageOf(buyer.favourites, pageNum, pageSize);
    return { pageInfo, pageList: pageList.map((id) => showGoods(mall, goodsBy(mall, id), buyer)) };
  },
  keepGoodsAdd({ sellerGoodsId }, { mall, buyer }) {
    const goods = goodsBy(mall, sellerGoodsId);
    if (buyer.favourites.includes(sellerGoodsId)) return null;
    buyer.favourites.unshift(sellerGoodsId);
    buyer.noticed.set(sellerGoodsId, lookAt(goods));
    return null;
  },
  keepGoodsDel({ sellerGoodsId }, { buyer }) {
    removeWhere(buyer.favourites, (id) => id === sellerGoodsId);
    removeWhere(buyer.notices, ({ goodsId }) => goodsId === sellerGoodsId);
    return null;
  },
  keepGoodsCount: (_input, context) => countOf(context, ({ favourites }) => favourites.length),
  browseHistoryList({ pageNum, pageSize }, { mall, buyer }) {
    const { pageInfo, pageList } = pageOf(buyer.history, pageNum, pageSize);
    return {
      pageInfo,
      pageList: pageList.map(({ id, goodsId, at }) => ({
        id,
        viewTime: at,
        goods: showGoods(mall, goodsBy(mall, goodsId), buyer),
      })),
    };
  },
  browseHistoryDel({ id }, { buyer }) {
    removeWhere(buyer.history, (entry) => id === undefined || entry.id === id);
    return null;
  },
} satisfies Partial<CallHandlers>;
