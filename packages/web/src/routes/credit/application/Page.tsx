import Card from '@mui/material/Card';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Application } from '../../../features/loans/application/Application.tsx';
import { Conditions } from '../../../features/loans/application/Conditions.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { SignInFirst } from '../../../shared/session/SignInFirst.tsx';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';
import { Frame } from '../Frame.tsx';

/** The cost of a loan and the application form. Visitors see the conditions. */
export function Page() {
  const { t } = useTranslation('loans');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  const creditId = search.get('creditId') ?? undefined;
  usePageTitle(t('title'));
  const done = () => {
    toast.success(t('form.done'));
    void navigate(paths.myLoan);
  };
  return (
    <Frame title={t('title')} text={t('text')}>
      <Conditions />
      <div style={{ marginBlockStart: 24 }}>
        {loggedIn ? (
          <Application key={creditId} creditId={creditId} onDone={done} />
        ) : (
          <Card>
            <SignInFirst title={t('visitor.title')} text={t('visitor.text')} />
          </Card>
        )}
      </div>
    </Frame>
  );
}
