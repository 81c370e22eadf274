import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loadWords } from '../../shared/i18n/i18n.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { SkipLink } from './SkipLink.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavRow } from './NavRow.tsx';

const PlainHeader = lazy(async () => {
  const [module] = await Promise.all([import('./PlainHeader.tsx'), loadWords('checkout')]);
  return { default: module.PlainHeader };
});

const checkout: readonly string[] = [paths.settlement, paths.paySuccess];

/** What stands around every page; around the checkout less than elsewhere. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const plain = checkout.includes(pathname);
  return (
    <>
      <SkipLink />
      {plain ? (
        <Suspense fallback={<div style={{ blockSize: 73 }} />}>
          <PlainHeader pathname={pathname} />
        </Suspense>
      ) : (
        <>
          <Header />
          <NavRow />
        </>
      )}
      <main id="main" tabIndex={-1} style={{ outline: 'none', minBlockSize: '60vh' }}>
        {children}
      </main>
      {!plain && <Footer />}
      <BackToTop />
    </>
  );
}
