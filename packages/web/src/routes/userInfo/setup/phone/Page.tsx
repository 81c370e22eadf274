import { useNavigate } from 'react-router-dom';
import { Binding } from '../../../../features/account/security/Binding.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/navigation/paths.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { SetupPage } from '../SetupPage.tsx';

/** The phone of an account. */
export function Page() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const done = () => {
    toast.success(t('bind.phone.done'));
    void navigate(paths.setup);
  };
  return (
    <SetupPage title={t('setup.phone')} text={t('bind.phone.text')}>
      {(profile) => <Binding kind="phone" profile={profile} onDone={done} />}
    </SetupPage>
  );
}
