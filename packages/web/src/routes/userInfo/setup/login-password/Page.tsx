import { LoginPasswordForm } from '../../../../features/account/security/LoginPasswordForm.tsx';
import { OpenSessions } from '../../../../features/account/security/OpenSessions.tsx';
import { SecurityEvents } from '../../../../features/account/security/SecurityEvents.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/navigation/paths.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { SetupPage } from '../SetupPage.tsx';

/** Changes the login password, and shows where the user is signed in and what happened to the account. A new password ends the other sessions. */
export function Page() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const leave = () => {
    toast.success(t('loginPassword.changed'));
    void navigate(paths.setup);
  };
  return (
    <>
      <SetupPage title={t('setup.login')} text={t('loginPassword.endsOthers')}>
        {() => <LoginPasswordForm onDone={leave} />}
      </SetupPage>
      <OpenSessions />
      <SecurityEvents />
    </>
  );
}
