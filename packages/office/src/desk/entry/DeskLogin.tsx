import { useDeskSessionLogin } from '@openmall/sdk/desk/hooks';
import { deskSessionLogin as loginFields } from '@openmall/sdk/desk/validators';
import { LoginForm } from '../../app/LoginForm.tsx';
import { t } from '../../shared/i18n/i18n.ts';
import { session } from '../session.ts';

/** Signs a person of the desk in, always with a second factor. */
export function DeskLogin() {
  const { mutateAsync, error } = useDeskSessionLogin();
  const logIn = async ({ username = '', password = '', code = '' }: Readonly<Record<string, string>>) => {
    // A refusal is shown by the form.
    const opened = await mutateAsync({ params: { username, password, code } }).catch(() => undefined);
    if (opened) session.open(opened.token);
  };
  return (
    <LoginForm
      title={t('app.desk')}
      heading={t('login.title')}
      notice={session.hasExpired() ? t('login.ended') : undefined}
      schema={loginFields}
      submit={t('login.submit')}
      error={error}
      onSubmit={logIn}
      fields={[
        { name: 'username', label: t('login.username'), autoComplete: 'username' },
        { name: 'password', label: t('login.password'), type: 'password', autoComplete: 'current-password' },
        { name: 'code', label: t('login.code'), autoComplete: 'one-time-code', hint: t('login.codeHint') },
      ]}
    />
  );
}
