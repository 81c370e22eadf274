import { Navigate } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import type { PageRoute } from './keep-alive.tsx';
import { MerchantEntry } from './MerchantEntry.tsx';
import { routes } from './routes.ts';

export const pages: readonly PageRoute[] = [
  { path: paths.root, element: <Navigate to={paths.index} replace /> },
  { path: paths.merchantSettled, element: <MerchantEntry /> },
  ...routes.map(({ path, page: { Page }, keep }) => ({ path, element: <Page />, ...(keep && { keep }) })),
];
