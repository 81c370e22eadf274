import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { SkipLink } from './SkipLink.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { loadPlainHeader } from './load-plain-header.ts';
import { NavRow } from './NavRow.tsx';

const PlainHeader = lazy(loadPlainHeader);
const ChatHeader = lazy(async () => ({ default: (await import('./ChatHeader.tsx')).ChatHeader }));

/** What stands over the pages that are not for wandering about: as high as it will be, from the start. */
const heads: Readonly<Record<string, { readonly Head: typeof PlainHeader; readonly height: number }>> = {
  [paths.settlement]: { Head: PlainHeader, height: 73 },
  [paths.paySuccess]: { Head: PlainHeader, height: 73 },
  [paths.chat]: { Head: ChatHeader, height: 64 },
};

/** What stands around every page; around checkout and chat less than elsewhere. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const plain = heads[pathname];
  return (
    <>
      <SkipLink />
      {plain ? (
        <Suspense fallback={<div style={{ blockSize: plain.height }} />}>
          <plain.Head pathname={pathname} />
        </Suspense>
      ) : (
        <>
          <Header />
          <NavRow />
        </>
      )}
      <main id="main" tabIndex={-1} style={{ outline: 'none', minBlockSize: 'calc(100vh - var(--header))' }}>
        {children}
      </main>
      {!plain && <Footer />}
      {pathname !== paths.chat && <BackToTop />}
    </>
  );
}
