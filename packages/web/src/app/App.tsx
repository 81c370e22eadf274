import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CartProvider } from '../features/cart/CartProvider.tsx';
import { NotFound } from '../routes/notFound/NotFound.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { Toaster } from '../shared/ui/feedback/Toaster.tsx';
import { KeptRoutes } from './pages/keep-alive.tsx';
import { Lottery } from './shell/Lottery.tsx';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { pages } from './pages.tsx';
import { ServiceWindow } from './shell/ServiceWindow.tsx';
import { ConnectivityNotice } from './shell/ConnectivityNotice.tsx';
import { Shell } from './shell/Shell.tsx';
import { UpdateReminder } from './updates/UpdateReminder.tsx';
import { useLiveEvents } from './events/use-live-events.ts';
import { useHeartbeat } from './session/use-heartbeat.ts';
import { useMergeFavourites } from './session/use-merge-favourites.ts';
import { useReturnFocus } from './pages/use-return-focus.ts';
import { useScrollRules } from './pages/use-scroll-rules.ts';
import { useSessionEnd } from './session/use-session-end.ts';

/** As high as the window, so that the footer does not jump up while the code of a page loads. */
const PageSkeleton = () => <div aria-busy style={{ minBlockSize: '100vh' }} />;

/** What runs beside every page. Their states change without a render of the page. */
function SessionTasks() {
  useSessionEnd();
  useHeartbeat();
  useLiveEvents();
  useMergeFavourites();
  return null;
}

export function App() {
  const { pathname } = useLocation();
  useScrollRules();
  useReturnFocus();
  return (
    <CartProvider>
      <SessionTasks />
      <Shell>
        <PageBoundary place={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <KeptRoutes pages={pages} notFound={<NotFound />} />
          </Suspense>
        </PageBoundary>
      </Shell>
      {pathname !== paths.chat && <ServiceWindow />}
      {pathname === paths.index && <Lottery />}
      <ConnectivityNotice />
      <UpdateReminder />
      <Toaster />
    </CartProvider>
  );
}
