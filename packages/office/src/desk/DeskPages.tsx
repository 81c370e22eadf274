import Skeleton from '@mui/material/Skeleton';
import { useDeskHomeFigures, useDeskSessionEnd, useDeskSessionMe } from '@openmall/sdk/desk/hooks';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { Shell } from '../app/Shell.tsx';
import { t } from '../shared/i18n/i18n.ts';
import { DESK_MENU } from './menu.ts';
import { DESK_ROUTES } from './routes.tsx';
import { session } from './session.ts';
import { useMay } from './use-may.ts';

const POLL_MS = 60_000;
const Loading = () => <Skeleton variant="rounded" height={320} aria-busy />;

/** The pages of the desk. Menu and routes are those that the person's permissions allow. */
export function DeskPages() {
  const { data: me, error, refetch } = useDeskSessionMe();
  const { data: figures } = useDeskHomeFigures({ query: { refetchInterval: POLL_MS } });
  const end = useDeskSessionEnd();
  const may = useMay();
  const waiting = (queues: readonly string[]) =>
    figures?.queues.filter(({ queue }) => queues.includes(queue)).reduce((sum, { count }) => sum + count, 0);
  const allowed = me ? DESK_MENU.filter(({ operation }) => may(operation)) : [];
  const menu = allowed.map(({ queues, ...entry }) => ({ ...entry, count: waiting(queues) }));
  // Signs out locally even if the request fails.
  const signOut = () => end.mutate({ params: {} }, { onSettled: session.end });
  return (
    <Shell title={t('app.desk')} person={me?.name ?? ''} menu={menu} onSignOut={signOut}>
      {!me && (error ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {me && (
        <Suspense fallback={<Loading />}>
          <Routes>
            {allowed.map(({ to }) => DESK_ROUTES[to])}
            <Route path="*" element={<Navigate to="/home" replace />} />
          </Routes>
        </Suspense>
      )}
    </Shell>
  );
}
