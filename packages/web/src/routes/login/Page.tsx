import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { backTarget } from '../../shared/navigation/back-target.ts';
import { AuthCard, AuthLink } from '../../features/account/access/AuthCard.tsx';
import { LoginForm } from '../../features/account/access/LoginForm.tsx';
import { Notice } from '../../shared/ui/feedback/Notice.tsx';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

/** The login. It returns to the previous page. */
export function Page() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  const back = query.get('back');
  const target = backTarget(back, window.location.origin);
  usePageTitle(t('login.title'));
  if (loggedIn) return <Navigate to={target} replace />;
  const reason = (['expired', 'changed', 'closed'] as const).find((name) => query.has(name));
  const notice = reason ? t(`login.${reason}`) : back ? t('login.needed') : undefined;
  return (
    <Column>
      <AuthCard
        title={t('login.title')}
        other={
          <>
            {t('login.new')}{' '}
            <AuthLink to={withQuery(paths.register, { back: back ?? undefined })}>
              {t('login.register')}
            </AuthLink>
          </>
        }
      >
        {notice && <Notice>{notice}</Notice>}
        <LoginForm
          onDone={() => {
            toast.success(t('login.done'));
            void navigate(target, { replace: true });
          }}
        />
      </AuthCard>
    </Column>
  );
}
