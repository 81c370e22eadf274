import Skeleton from '@mui/material/Skeleton';
import type { MerchantFigures } from '@openmall/sdk/merchant';
import {
  useMerchantHomeFigures,
  useMerchantSessionEnd,
  useMerchantSessionMe,
} from '@openmall/sdk/merchant/hooks';
import {
  BanknoteArrowDown,
  House,
  MessageCircle,
  Package,
  Star,
  Store,
  Tag,
  TicketPercent,
  Undo2,
  Wallet,
} from 'lucide-react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { Shell } from '../app/Shell.tsx';
import { t } from '../shared/i18n/i18n.ts';
import { ApplicationPage } from './application/ApplicationPage.tsx';
import { ChatDetail } from './chat/ChatDetail.tsx';
import { ChatPage } from './chat/ChatPage.tsx';
import { CouponRoute } from './coupons/CouponRoute.tsx';
import { CouponsPage } from './coupons/CouponsPage.tsx';
import { EarningsPage } from './earnings/EarningsPage.tsx';
import { GoodsDetail } from './goods/GoodsDetail.tsx';
import { NewGoods } from './goods/GoodsForm.tsx';
import { GoodsPage } from './goods/GoodsPage.tsx';
import { ImportPanel } from './goods-import/ImportPanel.tsx';
import { HomePage } from './home/HomePage.tsx';
import { OrderDetail } from './orders/OrderDetail.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { RefundDetail } from './refunds/RefundDetail.tsx';
import { RefundsPage } from './refunds/RefundsPage.tsx';
import { ReturnDetail } from './returns/ReturnDetail.tsx';
import { ReturnsPage } from './returns/ReturnsPage.tsx';
import { ReviewDetail } from './reviews/ReviewDetail.tsx';
import { ReviewsPage } from './reviews/ReviewsPage.tsx';
import { session } from './session.ts';
import { StorePage } from './store/StorePage.tsx';
import { useMay } from './use-may.ts';

const MENU = [
  { to: '/home', label: t('menu.home'), icon: House, operation: 'merchantHomeFigures' },
  { to: '/orders', label: t('menu.orders'), icon: Package, operation: 'merchantOrderList' },
  { to: '/refunds', label: t('menu.refunds'), icon: BanknoteArrowDown, operation: 'merchantRefundList' },
  { to: '/returns', label: t('menu.returns'), icon: Undo2, operation: 'merchantReturnList' },
  { to: '/goods', label: t('menu.goods'), icon: Tag, operation: 'merchantGoodsList' },
  { to: '/coupons', label: t('coupons.title'), icon: TicketPercent, operation: 'merchantCouponList' },
  { to: '/reviews', label: t('menu.reviews'), icon: Star, operation: 'merchantReviewList' },
  { to: '/chat', label: t('menu.chat'), icon: MessageCircle, operation: 'merchantChatList' },
  { to: '/store', label: t('menu.store'), icon: Store, operation: 'merchantStoreInfo' },
  { to: '/earnings', label: t('menu.earnings'), icon: Wallet, operation: 'merchantEarningList' },
] as const;

const Pages = () => {
  const may = useMay();
  const { refetch } = useMerchantSessionMe();
  const start = MENU.find(({ operation }) => may(operation));
  return (
    <Routes>
      {may('merchantHomeFigures') && <Route path="/home" element={<HomePage />} />}
      {may('merchantOrderList') && (
        <Route path="/orders" element={<OrdersPage />}>
          <Route path=":orderId" element={<OrderDetail />} />
        </Route>
      )}
      {may('merchantRefundList') && (
        <Route path="/refunds" element={<RefundsPage />}>
          <Route path=":refundId" element={<RefundDetail />} />
        </Route>
      )}
      {may('merchantReviewList') && (
        <Route path="/reviews" element={<ReviewsPage />}>
          <Route path=":reviewId" element={<ReviewDetail />} />
        </Route>
      )}
      {may('merchantChatList') && (
        <Route path="/chat" element={<ChatPage />}>
          <Route path=":userId" element={<ChatDetail />} />
        </Route>
      )}
      {may('merchantReturnList') && (
        <Route path="/returns" element={<ReturnsPage />}>
          <Route path=":returnId" element={<ReturnDetail />} />
        </Route>
      )}
      {may('merchantGoodsList') && (
        <Route path="/goods" element={<GoodsPage />}>
          {may('merchantGoodsSave') && <Route path="new" element={<NewGoods />} />}
          {may('merchantGoodsImportRows') && <Route path="import" element={<ImportPanel />} />}
          <Route path=":goodsId" element={<GoodsDetail />} />
        </Route>
      )}
      {may('merchantCouponList') && (
        <Route path="/coupons" element={<CouponsPage />}>
          <Route path=":id" element={<CouponRoute />} />
        </Route>
      )}
      {may('merchantStoreInfo') && <Route path="/store" element={<StorePage />} />}
      {may('merchantEarningList') && <Route path="/earnings" element={<EarningsPage />} />}
      <Route
        path="*"
        element={start ? <Navigate to={start.to} replace /> : <LoadFailure onRetry={() => void refetch()} />}
      />
    </Routes>
  );
};

/** What waits behind an entry of the menu. */
const WAITING: Readonly<Record<string, 'toShip' | 'refunds' | 'returns' | 'reviews' | 'buyersWaiting'>> = {
  '/orders': 'toShip',
  '/refunds': 'refunds',
  '/returns': 'returns',
  '/reviews': 'reviews',
  '/chat': 'buyersWaiting',
};

function waitingAt(to: string, figures: MerchantFigures | undefined): number | undefined {
  const name = WAITING[to];
  return name && figures?.[name];
}

const POLL_MS = 60_000;

function Body() {
  const { data: me, error, refetch } = useMerchantSessionMe();
  if (me) return me.store ? <Pages /> : <ApplicationPage />;
  if (error) return <LoadFailure onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={320} aria-busy />;
}

/** The pages of the merchant zone that the session may see. */
export function MerchantPages() {
  const { data: me } = useMerchantSessionMe();
  const may = useMay();
  const hasStore = Boolean(me?.store);
  const { data: figures } = useMerchantHomeFigures({
    query: { enabled: hasStore && may('merchantHomeFigures'), refetchInterval: POLL_MS },
  });
  const end = useMerchantSessionEnd();
  // Signs out locally even if the request fails.
  const signOut = () => end.mutate(undefined, { onSettled: session.end });
  const menu = MENU.filter(({ operation }) => hasStore && may(operation)).map((entry) => ({
    ...entry,
    count: waitingAt(entry.to, figures),
  }));
  return (
    <Shell
      title={me?.store?.name ?? t('app.merchant')}
      person={me ? (me.displayName ?? me.username) : ''}
      menu={me && !hasStore ? undefined : menu}
      onSignOut={signOut}
    >
      <Body />
    </Shell>
  );
}
