import Skeleton from '@mui/material/Skeleton';
import { permissionOf } from '@openmall/sdk/desk';
import { useDeskHomeFigures, useDeskSessionEnd, useDeskSessionMe } from '@openmall/sdk/desk/hooks';
import { Banknote } from 'lucide-react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { type MenuEntry, Shell } from '../app/Shell.tsx';
import { t } from '../shared/i18n/i18n.ts';
import { session } from './session.ts';
import { WithdrawalDetail } from './withdrawals/WithdrawalDetail.tsx';
import { WithdrawalsPage } from './withdrawals/WithdrawalsPage.tsx';

/** The pages of the desk. Menu and routes are those that the person's permissions allow. */
export function DeskPages() {
  const { data: me } = useDeskSessionMe();
  const { data: figures } = useDeskHomeFigures();
  const end = useDeskSessionEnd();
  const permissions = new Set<string>(me?.permissions);
  const waiting = (...queues: readonly string[]) =>
    figures?.queues.filter(({ queue }) => queues.includes(queue)).reduce((sum, { count }) => sum + count, 0);
  const entries = [
    {
      to: '/withdrawals',
      label: t('menu.withdrawals'),
      icon: Banknote,
      count: waiting('withdrawalsToCheck', 'withdrawalsToPay'),
      permission: permissionOf.deskWithdrawalList,
    },
  ];
  const menu: readonly MenuEntry[] = entries.filter(({ permission }) => permissions.has(permission));
  // The page is left even where the server can't be reached: the token is forgotten.
  const signOut = () => end.mutate({ params: {} }, { onSettled: session.end });
  const [first] = menu;
  return (
    <Shell title={t('app.desk')} person={me?.name ?? ''} menu={menu} onSignOut={signOut}>
      {!me && <Skeleton variant="rounded" height={320} aria-busy />}
      {me && (
        <Routes>
          {permissions.has(permissionOf.deskWithdrawalList) && (
            <Route path="/withdrawals" element={<WithdrawalsPage />}>
              <Route path=":withdrawalId" element={<WithdrawalDetail />} />
            </Route>
          )}
          {first && <Route path="*" element={<Navigate to={first.to} replace />} />}
        </Routes>
      )}
    </Shell>
  );
}
