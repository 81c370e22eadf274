import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import {
  useCreditBeforereapply,
  useCreditCheck,
  useCreditConfig,
  useLocaluserGet,
} from '@openmall/sdk/hooks';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { LoanForm } from './LoanForm.tsx';

const fresh = { staleTime: 0, meta: { inline: true } };

interface Props {
  readonly creditId: string | undefined;
  readonly onDone: () => void;
}

/** The application form, or the reason why the user cannot apply now. */
export function Application({ creditId, onDone }: Props) {
  const { t } = useTranslation('loans');
  const config = useCreditConfig({ query: fresh });
  const check = useCreditCheck({ query: fresh });
  const profile = useLocaluserGet({ query: { meta: { inline: true } } });
  const rejected = useCreditBeforereapply(
    { creditId: creditId ?? '' },
    { query: { ...fresh, enabled: creditId !== undefined } },
  );
  const queries = [config, check, profile, ...(creditId === undefined ? [] : [rejected])];
  const failed = queries.find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={480} />;
  if (!config.data || !check.data || !profile.data || queries.some(({ data }) => !data))
    return <Skeleton height={640} />;
  if (check.data === 'false')
    return (
      <Card>
        <EmptyState
          icon={<HandCoins size={40} />}
          title={t('notNow.title')}
          text={t('notNow.text')}
          actions={
            <Button variant="contained" href={paths.myLoan}>
              {t('notNow.action')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <LoanForm
      config={config.data}
      realName={profile.data.name ?? ''}
      rejected={rejected.data}
      onDone={onDone}
    />
  );
}
