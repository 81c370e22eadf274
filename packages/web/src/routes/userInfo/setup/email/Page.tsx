import { useNavigate } from 'react-router-dom';
import { Binding } from '../../../../features/account/security/Binding.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/navigation/paths.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { SetupPage } from '../SetupPage.tsx';

/** The e-mail address of an account. */
export function Page() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const done = () => {
    toast.success(t('bind.email.done'));
    void navigate(paths.setup);
  };
  return (
    <SetupPage title={t('setup.email')} text={t('bind.email.text')}>
      {(profile) => <Binding kind="email" profile={profile} onDone={done} />}
    </SetupPage>
  );
}
