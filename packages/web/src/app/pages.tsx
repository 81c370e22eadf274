import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import type { PageRoute } from './pages/keep-alive.tsx';
import type { LazyPage } from './pages/lazy-page.ts';
import { MerchantEntry } from './shell/MerchantEntry.tsx';
import { routes } from './routes.ts';

function Loaded({ page }: { readonly page: LazyPage }) {
  const { Page } = use(page.load());
  return <Page />;
}

export const pages: readonly PageRoute[] = [
  { path: paths.root, element: <Navigate to={paths.index} replace /> },
  { path: paths.merchantSettled, element: <MerchantEntry /> },
  ...routes.map(({ path, page, keep }) => ({ path, element: <Loaded page={page} />, ...(keep && { keep }) })),
];
