import { Navigate, useNavigate } from 'react-router-dom';
import { AuthCard, AuthLink } from '../../features/account/access/AuthCard.tsx';
import { ForgottenPassword } from '../../features/account/access/ForgottenPassword.tsx';
import { useTranslation } from 'react-i18next';
import { loginPath, paths, withQuery } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** Resets a forgotten login password. */
export function Page() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  usePageTitle(t('forgot.title'));
  if (loggedIn) return <Navigate to={paths.loginPassword} replace />;
  return (
    <Column>
      <AuthCard
        title={t('forgot.title')}
        other={
          <>
            {t('forgot.known')} <AuthLink to={loginPath()}>{t('register.login', { ns: 'account' })}</AuthLink>
          </>
        }
      >
        <ForgottenPassword onDone={() => void navigate(withQuery(paths.login, { changed: 1 }))} />
      </AuthCard>
    </Column>
  );
}
