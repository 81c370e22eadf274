import type { GoodsPage } from '@openmall/sdk';
import { dollars } from '../../state/cents.ts';
import { goodsBy, skuBy } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { demand } from '../../state/refusal.ts';
import type { StockedGoods } from '../../state/stock.ts';
import type { CallHandlers, CallContext } from '../../state/call-context.ts';
import { findGoods, type GoodsQuery } from './find-goods.ts';
import { showChoices, showGoods, showSku, showStore } from './show-goods.ts';

const shown =
  ({ mall, account }: CallContext) =>
  (goods: StockedGoods) =>
    showGoods(mall, goods, account);

type Paged = GoodsQuery & { readonly pageNum?: number; readonly pageSize?: number };

function goodsPage(input: Paged, visit: CallContext): GoodsPage {
  const { pageInfo, pageList } = pageOf(findGoods(visit.mall, input), input.pageNum, input.pageSize);
  return { pageInfo, pageList: pageList.map(shown(visit)) };
}

/** New ones, what the mall recommends, or what sells best. */
const selections: readonly ((goods: StockedGoods) => number)[] = [
  ({ shelf }) => shelf.ageDays,
  ({ shelf }) => (shelf.isRecommended ? 0 : 1_000) + shelf.weight,
  ({ sold }) => -sold,
];

/** Looked at once more: the newest first, each of them once. */
function remember({ mall, account }: CallContext, goodsId: string): void {
  if (!account) return;
  const at = account.history.findIndex((entry) => entry.goodsId === goodsId);
  if (at >= 0) account.history.splice(at, 1);
  account.history.unshift({ id: mall.nextId('bh'), goodsId, at: mall.now() });
}

export const goodsHandlers = {
  sellerGoodsList: goodsPage,
  sellerGoodsSearch: goodsPage,
  sellerGoodsSearchSellerGoods: goodsPage,
  sellerGoodsSearchKeyword(input, visit) {
    const { mall, account } = visit;
    const word = input.keyword.toLowerCase();
    const stores = mall.stores.filter(({ shelf }) => shelf.name.toLowerCase().includes(word));
    return {
      sellerList: stores.slice(0, 5).map((store) => showStore(mall, store, account)),
      goodsList: findGoods(mall, input)
        .slice(0, 10)
        .map(shown(visit))
        .map(({ id, goodsId, name, imgUrl1, sellingPrice, discountPrice }) => ({
          id,
          goodsId,
          name,
          imgUrl1,
          sellingPrice,
          discountPrice,
        })),
    };
  },
  sellerGoodsRecommendNew({ type = 0, pageNum, pageSize = 12 }, visit) {
    const rank = selections[type] ?? (() => 0);
    const sorted = [...visit.mall.goods].sort((a, b) => rank(a) - rank(b));
    const { pageInfo, pageList } = pageOf(sorted, pageNum, pageSize);
    return { pageInfo, result: pageList.map(shown(visit)) };
  },
  sellerGoodsRecommendLike({ sellerId, type }, visit) {
    const { mall, buyer } = visit;
    const ofStore = findGoods(mall, { sellerId });
    const seen = buyer.history.flatMap(({ goodsId }) =>
      mall.goods.filter(({ shelf }) => shelf.id === goodsId),
    );
    return (type === 1 ? seen : ofStore).slice(0, 12).map(shown(visit));
  },
  sellerGoodsInfo({ sellerGoodsId, skuId }, visit) {
    const { mall, account } = visit;
    const goods = goodsBy(mall, sellerGoodsId);
    demand(skuId === undefined || skuBy(goods, skuId) !== undefined, 'skuNotFound');
    remember(visit, sellerGoodsId);
    const { shelf, store } = goods;
    return {
      ...showGoods(mall, goods, account),
      imgDes: shelf.html,
      seller: showStore(mall, store, account),
      canSelectAttributes: { skus: goods.skus.map(showSku), goodAttrs: showChoices(goods) },
      attributes: shelf.specification.map(([attrName = '', attrValue = ''], sort) => ({
        attrName,
        attrValue,
        sort,
      })),
      dispatchFee: dollars(store.shelf.dispatchCents),
      longDistanceFee: dollars(store.shelf.longDistanceCents),
      deliveryFee: dollars(shelf.deliveryCents),
    };
  },
} satisfies Partial<CallHandlers>;
