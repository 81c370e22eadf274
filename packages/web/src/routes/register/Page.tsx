import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { backTarget } from '../../shared/navigation/back-target.ts';
import { AuthCard, AuthLink } from '../../features/account/access/AuthCard.tsx';
import { RegisterForm } from '../../features/account/access/RegisterForm.tsx';
import { loginPath } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** The registration. It returns to the previous page. */
export function Page() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  const back = query.get('back');
  const target = backTarget(back, window.location.origin);
  usePageTitle(t('register.title'));
  if (loggedIn) return <Navigate to={target} replace />;
  return (
    <Column>
      <AuthCard
        title={t('register.title')}
        other={
          <>
            {t('register.known')} <AuthLink to={loginPath(back ?? undefined)}>{t('register.login')}</AuthLink>
          </>
        }
      >
        <RegisterForm
          onDone={() => {
            toast.success(t('register.done'));
            void navigate(target, { replace: true });
          }}
        />
      </AuthCard>
    </Column>
  );
}
