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

/** What is drawn by path: the code that was asked for ahead of React, or else comes when it is first gone to. */
const shown = ownPages.map(({ path, load, now }) => {
  const Later = lazyPart({
    load: async () => (await load()).Page,
    frame: <Skeleton height={480} />,
    renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={480} />,
  });
  // Chosen once, so that a page is not begun anew when its code has come meanwhile.
  function Own() {
    const [Chosen] = useState(() => now()?.Page ?? Later);
    return <Chosen />;
  }
  return { path, Own };
});

const under = (path: string) => path.slice(paths.userInfo.length + 1);

/** One's own pages, in one frame that stays while one goes from one to the other. */
export function Page() {
  const wayIn = useLoginRedirect();
  if (wayIn) return <Navigate to={wayIn} replace />;
  return (
    <Frame>
      <Routes>
        <Route index element={<Navigate to={paths.dashboard} replace />} />
        {shown.map(({ path, Own }) => (
          <Route key={path} path={under(path)} element={<Own />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Frame>
  );
}
