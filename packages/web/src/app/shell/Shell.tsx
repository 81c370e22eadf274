import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { SkipLink } from './header/SkipLink.tsx';
import { PhoneBar } from './phone/PhoneBar.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './footer/Footer.tsx';
import { FailedHeader } from './header/FailedHeader.tsx';
import { Header } from './header/Header.tsx';
import { loadPlainHeader } from './header/load-plain-header.ts';
import { NavRow } from './header/NavRow.tsx';

const PlainHeader = lazyPart({
  load: loadPlainHeader,
  frame: <div aria-busy style={{ blockSize: 73 }} />,
  renderFailure: (_error, retry) => <FailedHeader height={73} onRetry={retry} />,
});
const ChatHeader = lazyPart({
  load: async () => (await import('./header/ChatHeader.tsx')).ChatHeader,
  frame: <div aria-busy style={{ blockSize: 64 }} />,
  renderFailure: (_error, retry) => <FailedHeader height={64} onRetry={retry} />,
});

/** The header of pages without navigation. It has its final height from the start. */
const heads: Readonly<Record<string, typeof PlainHeader>> = {
  [paths.settlement]: PlainHeader,
  [paths.paySuccess]: PlainHeader,
  [paths.chat]: ChatHeader,
};

/** The page fills the window, so the footer is below it and need not delay the first paint. */
const LateFooter = () => (useAfterPaint() ? <Footer /> : <div aria-busy style={{ minBlockSize: 480 }} />);

/** Header and footer of every page. Checkout and chat have reduced versions. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const PlainHead = heads[pathname];
  return (
    <>
      <SkipLink />
      {PlainHead ? (
        <PlainHead pathname={pathname} />
      ) : (
        <>
          <Header />
          <NavRow />
        </>
      )}
      <main
        id="main"
        tabIndex={-1}
        style={{ outline: 'none', minBlockSize: 'calc(100vh - var(--mui-layout-header))' }}
      >
        {children}
      </main>
      {!PlainHead && <LateFooter />}
      {pathname !== paths.chat && <BackToTop isOnPhones={!PlainHead} />}
      {/* On phones the foot of a product has its price and buttons. */}
      {!PlainHead && pathname !== paths.productDetails && <PhoneBar />}
    </>
  );
}
