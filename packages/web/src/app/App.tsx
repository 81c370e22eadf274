import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { CartProvider } from '../features/cart/CartProvider.tsx';
import { NotFound } from '../routes/notFound/NotFound.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { Toaster } from '../shared/ui/toast/Toaster.tsx';
import { KeptRoutes } from './keep-alive.tsx';
import { Lottery } from './Lottery.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { pages } from './pages.tsx';
import { ServiceWindow } from './ServiceWindow.tsx';
import { ReachNotice } from './shell/ReachNotice.tsx';
import { Shell } from './shell/Shell.tsx';
import { UpdateReminder } from './UpdateReminder.tsx';
import { useLive } from './use-live.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import { useMergeFavourites } from './use-merge-favourites.ts';
import { useScrollRules } from './use-scroll-rules.ts';
import { useSessionData } from './use-session-data.ts';

/** As high as a window, so that the footer does not jump up while a page's code arrives. */
const Arriving = () => <div aria-busy style={{ minBlockSize: '100vh' }} />;

export function App() {
  const { pathname } = useLocation();
  useScrollRules();
  useSessionData();
  useHeartbeat();
  useLive();
  useMergeFavourites();
  return (
    <CartProvider>
      <Shell>
        <PageBoundary place={pathname}>
          <Suspense fallback={<Arriving />}>
            <KeptRoutes pages={pages} notFound={<NotFound />} />
          </Suspense>
        </PageBoundary>
      </Shell>
      {pathname !== paths.chat && <ServiceWindow />}
      {pathname === paths.index && <Lottery />}
      <ReachNotice />
      <UpdateReminder />
      <Toaster />
    </CartProvider>
  );
}
