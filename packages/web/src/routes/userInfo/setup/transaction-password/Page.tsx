import { useLocaluserGet } from '@openmall/sdk/hooks';
import { useNavigate } from 'react-router';
import { ChangeFundPassword } from '../../../../features/account/fund-password/ChangeFundPassword.tsx';
import { SetFundPassword } from '../../../../features/account/fund-password/SetFundPassword.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../../shared/ui/Breadcrumbs.tsx';
import { Card } from '../../../../shared/ui/Card.tsx';
import { ErrorState } from '../../../../shared/ui/ErrorState.tsx';
import { SkeletonBlock } from '../../../../shared/ui/Skeletons.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { usePageTitle } from '../../../../shared/ui/use-page-title.ts';

/** The fund password: set the first time, changed later. */
export function Page() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const profile = useLocaluserGet({ query: { meta: { inline: true } } });
  usePageTitle(t('setup.fund'));
  const leave = (words: string) => {
    toast.success(words);
    void navigate(paths.setup);
  };
  const content = () => {
    if (profile.isError)
      return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} minHeight={320} />;
    if (!profile.data) return <SkeletonBlock height={360} />;
    return profile.data.safeword === 1 ? (
      <ChangeFundPassword onDone={() => leave(t('fund.changed'))} />
    ) : (
      <SetFundPassword onSet={() => leave(t('fund.done'))} />
    );
  };
  return (
    <>
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs trail={[{ label: t('setup.title'), to: paths.setup }, { label: t('setup.fund') }]} />
      </div>
      <h1 style={{ fontSize: 28, lineHeight: '36px', letterSpacing: '-0.02em', marginBlockEnd: 24 }}>
        {t('setup.fund')}
      </h1>
      <Card style={{ maxInlineSize: 520, padding: 32 }}>{content()}</Card>
    </>
  );
}
