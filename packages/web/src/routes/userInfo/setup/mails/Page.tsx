import { useTranslation } from 'react-i18next';
import { MailSettings } from '../../../../features/account/security/MailSettings.tsx';
import { SetupPage } from '../SetupPage.tsx';

/** Chooses which emails the mall sends. */
export function Page() {
  const { t } = useTranslation('security');
  return (
    <SetupPage title={t('mails.title')} text={t('mails.text')}>
      {() => <MailSettings />}
    </SetupPage>
  );
}
