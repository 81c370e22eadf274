import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useLoginRedirect } from '../../shared/session/use-login-redirect.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Frame } from './Frame.tsx';
import { ownPages } from './pages.ts';

/** The page component of each path: preloaded, or loaded when the page is first opened. */
const accountPages = ownPages.map(({ path, load, loaded }) => {
  const LazyPage = lazyPart({
    load: async () => (await load()).Page,
    frame: <Skeleton height={480} />,
    renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={480} />,
  });
  // Chosen once, so that a page is not remounted when its code has loaded meanwhile.
  function AccountPage() {
    const [Chosen] = useState(() => loaded()?.Page ?? LazyPage);
    return <Chosen />;
  }
  return { path, AccountPage };
});

const relativePath = (path: string) => path.slice(paths.userInfo.length + 1);

/** The account pages, in a frame that stays mounted between them. */
export function Page() {
  const loginUrl = useLoginRedirect();
  if (loginUrl) return <Navigate to={loginUrl} replace />;
  return (
    <Frame>
      <Routes>
        <Route index element={<Navigate to={paths.dashboard} replace />} />
        {accountPages.map(({ path, AccountPage }) => (
          <Route key={path} path={relativePath(path)} element={<AccountPage />} />
        ))}
        {/* Older stores have the settings at this address (spec §2). */}
        <Route path="setup/index" element={<Navigate to={paths.setup} replace />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Frame>
  );
}
