import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import type { LocaluserGetData } from '@openmall/sdk';
import { useLocaluserGet } from '@openmall/sdk/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../shared/ui/layout/Breadcrumbs.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly width?: number;
  readonly children: (profile: LocaluserGetData) => ReactNode;
}

/** A settings page: breadcrumbs, title, and a card once the profile is loaded. */
export function SetupPage({ title, text, width = 560, children }: Props) {
  const { t } = useTranslation('security');
  const profile = useLocaluserGet({ query: { meta: { inline: true } } });
  usePageTitle(title);
  const content = () => {
    if (profile.isError && !profile.data)
      return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} minHeight={320} />;
    if (!profile.data)
      return (
        <div aria-busy>
          <Skeleton height={360} />
        </div>
      );
    return children(profile.data);
  };
  return (
    <>
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs crumbs={[{ label: t('setup.title'), to: paths.setup }, { label: title }]} />
      </div>
      <PageHead title={title} text={text} />
      <Card style={{ maxInlineSize: width, padding: 32 }}>{content()}</Card>
    </>
  );
}
