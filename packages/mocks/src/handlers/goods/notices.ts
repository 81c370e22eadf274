/** Notices of favourites whose price fell or that are back in stock. */
import { countOf, type CallHandlers } from '../../state/call-context.ts';
import type { Account, FavouriteNotice } from '../../state/account.ts';
import { dollars } from '../../state/cents.ts';
import { goodsBy, type Mall } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { paidCents, type StockedGoods } from '../../state/stock.ts';
import { showGoods, stockOf } from './show-goods.ts';

/** The price and the stock of goods, for later comparison. */
export const lookAt = (goods: StockedGoods) => ({
  cents: goods.skus[0] ? paidCents(goods.skus[0]) : goods.listing.cents,
  isSoldOut: stockOf(goods) === 0,
});

/** Compares the favourites with how they were when the buyer was last told. */
function noticeChanges(mall: Mall, { favourites, noticed, notices }: Account): void {
  const add = (notice: Omit<FavouriteNotice, 'id' | 'at' | 'isRead'>) => {
    const older = notices.findIndex(
      ({ goodsId, kind }) => goodsId === notice.goodsId && kind === notice.kind,
    );
    if (older >= 0) notices.splice(older, 1);
    notices.unshift({ ...notice, id: mall.nextId('fn'), at: mall.now(), isRead: false });
  };
  for (const goodsId of favourites) {
    const now = lookAt(goodsBy(mall, goodsId));
    const before = noticed.get(goodsId) ?? now;
    const hasFallen = !now.isSoldOut && now.cents < before.cents;
    if (hasFallen) add({ goodsId, kind: 1, oldCents: before.cents, newCents: now.cents });
    if (before.isSoldOut && !now.isSoldOut) add({ goodsId, kind: 2, oldCents: null, newCents: null });
    noticed.set(goodsId, { cents: hasFallen ? now.cents : before.cents, isSoldOut: now.isSoldOut });
  }
}

const optionalDollars = (cents: number | null): number | null => (cents === null ? null : dollars(cents));

export const noticeHandlers = {
  keepGoodsNotices({ pageNum, pageSize }, { mall, buyer }) {
    noticeChanges(mall, buyer);
    const { pageInfo, pageList } = pageOf(buyer.notices, pageNum, pageSize);
    return {
      pageInfo,
      pageList: pageList.map(({ id, kind, at, isRead, oldCents, newCents, goodsId }) => ({
        id,
        kind,
        createTime: at,
        isRead: isRead ? (1 as const) : (0 as const),
        oldPrice: optionalDollars(oldCents),
        newPrice: optionalDollars(newCents),
        goods: showGoods(mall, goodsBy(mall, goodsId), buyer),
      })),
    };
  },
  keepGoodsUnreadNotices: (_input, context) =>
    countOf(context, (account) => {
      noticeChanges(context.mall, account);
      return account.notices.filter(({ isRead }) => !isRead).length;
    }),
  keepGoodsReadNotices(_input, { buyer }) {
    for (const notice of buyer.notices) notice.isRead = true;
    return null;
  },
} satisfies Partial<CallHandlers>;
