import { useNavigate } from 'react-router-dom';
import { Authenticator } from '../../../../features/account/security/Authenticator.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/navigation/paths.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { SetupPage } from '../SetupPage.tsx';

/** The authenticator of an account. */
export function Page() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const leave = (message: string) => {
    toast.success(message);
    void navigate(paths.setup);
  };
  return (
    <SetupPage title={t('setup.authenticator')} text={t('authenticator.text')} width={720}>
      {({ googleverif }) => (
        <Authenticator
          isBound={googleverif}
          onBound={() => leave(t('authenticator.done'))}
          onRemoved={() => leave(t('authenticator.removed'))}
        />
      )}
    </SetupPage>
  );
}
