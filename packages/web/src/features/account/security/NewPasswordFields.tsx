import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../shared/forms/fields/PasswordField.tsx';

/** The new login password, typed twice. */
export function NewPasswordFields() {
  const { t } = useTranslation('security');
  return (
    <>
      <PasswordField
        name="password"
        label={t('forgot.new')}
        hint={t('password.hint', { ns: 'account' })}
        autoComplete="new-password"
      />
      <PasswordField
        name="re_password"
        label={t('password.again', { ns: 'account' })}
        autoComplete="new-password"
      />
    </>
  );
}
