import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CartProvider } from '../features/cart/CartProvider.tsx';
import { NotFound } from '../routes/notFound/NotFound.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { Toaster } from '../shared/ui/toast/Toaster.tsx';
import { KeptRoutes } from './keep-alive.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { pages } from './pages.tsx';
import { queryClient } from './query-client.ts';
import { Shell } from './shell/Shell.tsx';
import { onUnauthorized } from './unauthorized.ts';
import { useScrollRules } from './use-scroll-rules.ts';

/** As high as a window, so that the footer does not jump up while a page's code arrives. */
const Arriving = () => <div aria-busy style={{ minBlockSize: '100vh' }} />;

export function App() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useScrollRules();
  useEffect(
    () =>
      onUnauthorized(() => {
        queryClient.clear();
        void navigate(paths.root);
      }),
    [navigate],
  );
  return (
    <CartProvider>
      <Shell>
        <PageBoundary place={pathname}>
          <Suspense fallback={<Arriving />}>
            <KeptRoutes pages={pages} notFound={<NotFound />} />
          </Suspense>
        </PageBoundary>
      </Shell>
      <Toaster />
    </CartProvider>
  );
}
