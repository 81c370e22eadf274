import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useKycGet, useKycHighLevelGet } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { CheckState } from './CheckState.tsx';
import { RealNameForm } from './RealNameForm.tsx';
import { ResidenceForm } from './ResidenceForm.tsx';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > section {
    display: grid;
    gap: 20px;
    padding: 24px 28px;
  }
  & h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & h2 + p {
    margin-block-start: 2px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
`;

/** The polling interval while a check is in review. */
const POLL_MS = 5000;
const isInReview = (status: number | null | undefined) => status === 0 || status === 1;
const canApply = (status: number | null) => status === null || status === 3;

/** Both identity checks: first the real name, then the residence, which requires it. */
export function Identity() {
  const { t } = useTranslation('security');
  const pollOptions = {
    meta: { inline: true },
    staleTime: 0,
    refetchIntervalInBackground: false,
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data?: { readonly status: number | null } | undefined };
    }) => (isInReview(state.data?.status) ? POLL_MS : (false as const)),
  };
  const name = useKycGet({ query: pollOptions });
  const residence = useKycHighLevelGet({ query: pollOptions });
  const failed = [name, residence].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={480} />;
  if (!name.data || !residence.data)
    return (
      <div aria-busy>
        <Skeleton height={480} />
      </div>
    );
  const showDone = () => toast.success(t('identity.done'));
  return (
    <Root>
      <Card component="section">
        <div>
          <h2>{t('identity.simple')}</h2>
          <p>{t('identity.simpleText')}</p>
        </div>
        <CheckState
          status={name.data.status}
          msg={name.data.msg}
          applyTime={name.data.apply_time}
          pictures={[name.data.idimg_1_path, name.data.idimg_2_path, name.data.idimg_3_path]}
          facts={[
            { label: t('identity.name'), value: name.data.name },
            { label: t('identity.document'), value: name.data.idname },
            { label: t('identity.number'), value: <bdi dir="ltr">{name.data.idnumber}</bdi> },
            { label: t('identity.nationality'), value: name.data.nationality },
          ]}
        />
        {canApply(name.data.status) && <RealNameForm onDone={showDone} />}
      </Card>
      <Card component="section">
        <div>
          <h2>{t('identity.advanced')}</h2>
          <p>{t('identity.advancedText')}</p>
        </div>
        <CheckState
          status={residence.data.status}
          msg={residence.data.msg}
          applyTime={residence.data.apply_time}
          pictures={[residence.data.idimg_1_path, residence.data.idimg_2_path]}
          facts={[{ label: t('identity.home'), value: <bdi>{residence.data.home_place}</bdi> }]}
        />
        {canApply(residence.data.status) &&
          (name.data.status === 2 ? (
            <ResidenceForm onDone={showDone} />
          ) : (
            <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('identity.simpleFirst')}</p>
          ))}
      </Card>
    </Root>
  );
}
