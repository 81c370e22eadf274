import { useMerchantSessionLogin } from '@openmall/sdk/merchant/hooks';
import { merchantSessionLogin as loginFields } from '@openmall/sdk/merchant/validators';
import { LoginForm } from '../app/LoginForm.tsx';
import { t } from '../shared/i18n/i18n.ts';
import { session } from './session.ts';

/** Signs a merchant in. The code is asked for once the server says that the account has an authenticator. */
export function MerchantLogin() {
  const { mutateAsync, error } = useMerchantSessionLogin();
  const hasFactor = ['secondFactorNeeded', 'wrongVerificationCode'].includes(error?.key ?? '');
  const logIn = async ({ username = '', password = '', code = '' }: Readonly<Record<string, string>>) => {
    const params = { username, password, ...(code !== '' && { code }) };
    // A refusal is shown by the form.
    const opened = await mutateAsync({ params }).catch(() => undefined);
    if (opened) session.open(opened.token);
  };
  return (
    <LoginForm
      title={t('app.merchant')}
      heading={t('login.title')}
      notice={session.hasExpired() ? t('login.ended') : undefined}
      schema={loginFields}
      submit={t('login.submit')}
      error={error}
      onSubmit={logIn}
      fields={[
        { name: 'username', label: t('login.account'), autoComplete: 'username' },
        { name: 'password', label: t('login.password'), type: 'password', autoComplete: 'current-password' },
        ...(hasFactor ? [{ name: 'code', label: t('login.code'), autoComplete: 'one-time-code' }] : []),
      ]}
    />
  );
}
