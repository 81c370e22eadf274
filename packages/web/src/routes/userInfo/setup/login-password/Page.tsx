import { LoginPasswordForm } from '../../../../features/account/security/LoginPasswordForm.tsx';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../../../shared/navigation/paths.ts';
import { leaveTo } from '../../../../shared/session/leave.ts';
import { SetupPage } from '../SetupPage.tsx';

/** Changes the login password. The user must sign in again, because the server ends all sessions. */
export function Page() {
  const { t } = useTranslation('security');
  return (
    <SetupPage title={t('setup.login')} text={t('loginPassword.endsSessions')}>
      {() => <LoginPasswordForm onDone={() => leaveTo(withQuery(paths.login, { changed: 1 }))} />}
    </SetupPage>
  );
}
