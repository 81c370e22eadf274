import { CloseAccount } from '../../../../features/account/closing/CloseAccount.tsx';
import { ClosingBlockers } from '../../../../features/account/closing/ClosingBlockers.tsx';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../../../shared/navigation/paths.ts';
import { leaveTo } from '../../../../shared/session/leave.ts';
import { SetupPage } from '../SetupPage.tsx';

/** Closes the account. */
export function Page() {
  const { t } = useTranslation('security');
  return (
    <SetupPage title={t('setup.closing')} text={t('closing.text')} width={640}>
      {(profile) => (
        <div style={{ display: 'grid', gap: 28 }}>
          <ClosingBlockers />
          <CloseAccount profile={profile} onClosed={() => leaveTo(withQuery(paths.login, { closed: 1 }))} />
        </div>
      )}
    </SetupPage>
  );
}
