import { storeBy } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { countOf, type CallHandlers } from '../../state/call-context.ts';
import { showStore } from './show-goods.ts';

export const storeHandlers = {
  sellerList({ pageNum, pageSize, isRec }, { mall, account }) {
    const matching = mall.stores.filter(({ listing }) => isRec !== 1 || listing.isRecommended);
    const { pageInfo, pageList } = pageOf(matching, pageNum, pageSize);
    return { pageInfo, pageList: pageList.map((store) => showStore(mall, store, account)) };
  },
  sellerInfo: ({ sellerId }, { mall, account }) => showStore(mall, storeBy(mall, sellerId), account),
  focusSellerList({ pageNum, pageSize }, { mall, buyer }) {
    const { pageInfo, pageList } = pageOf(buyer.follows, pageNum, pageSize);
    return {
      pageInfo,
      pageList: pageList.map(({ storeId, at }) => ({
        id: `fs-${storeId}`,
        sellerId: storeId,
        partyId: buyer.id,
        createTime: at,
        sellerVo: showStore(mall, storeBy(mall, storeId), buyer),
      })),
    };
  },
  focusSellerAdd({ sellerId }, { mall, buyer }) {
    const store = storeBy(mall, sellerId);
    if (buyer.follows.some(({ storeId }) => storeId === sellerId)) return null;
    store.followers += 1;
    buyer.follows.unshift({ storeId: sellerId, at: mall.now() });
    return null;
  },
  focusSellerDel({ sellerId }, { mall, buyer }) {
    const index = buyer.follows.findIndex(({ storeId }) => storeId === sellerId);
    if (index < 0) return null;
    storeBy(mall, sellerId).followers -= 1;
    buyer.follows.splice(index, 1);
    return null;
  },
  focusSellerCount: (_input, context) => countOf(context, ({ follows }) => follows.length),
} satisfies Partial<CallHandlers>;
