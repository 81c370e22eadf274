import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavRow } from './NavRow.tsx';

/** What stands around every page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <NavRow />
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </main>
    <Footer />
    <BackToTop />
  </>
);
