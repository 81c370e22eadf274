import { goodsBy } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { countOf, type CallHandlers } from '../../state/call-context.ts';
import { showGoods } from './show-goods.ts';

function takeOut<T>(list: T[], isMeant: (one: T) => boolean): void {
  const kept = list.filter((one) => !isMeant(one));
  list.splice(0, list.length, ...kept);
}

export const favouriteHandlers = {
  keepGoodsList({ pageNum, pageSize }, { mall, buyer }) {
    const { pageInfo, pageList } = pageOf(buyer.favourites, pageNum, pageSize);
    return { pageInfo, pageList: pageList.map((id) => showGoods(mall, goodsBy(mall, id), buyer)) };
  },
  keepGoodsAdd({ sellerGoodsId }, { mall, buyer }) {
    goodsBy(mall, sellerGoodsId);
    if (!buyer.favourites.includes(sellerGoodsId)) buyer.favourites.unshift(sellerGoodsId);
    return null;
  },
  keepGoodsDel({ sellerGoodsId }, { buyer }) {
    takeOut(buyer.favourites, (id) => id === sellerGoodsId);
    return null;
  },
  keepGoodsCount: (_input, visit) => countOf(visit, ({ favourites }) => favourites.length),
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
    takeOut(buyer.history, (entry) => id === undefined || entry.id === id);
    return null;
  },
} satisfies Partial<CallHandlers>;
