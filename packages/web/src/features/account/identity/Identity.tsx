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

/** How often a check under way is looked at. */
const WATCH_MS = 5000;
const isUnderWay = (status: number | null | undefined) => status === 0 || status === 1;
const mayApply = (status: number | null) => status === null || status === 3;

/** Both identity checks: the real name first, then the residence, which needs it. */
export function Identity() {
  const { t } = useTranslation('security');
  const watched = {
    meta: { inline: true },
    staleTime: 0,
    refetchIntervalInBackground: false,
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data?: { readonly status: number | null } | undefined };
    }) => (isUnderWay(state.data?.status) ? WATCH_MS : (false as const)),
  };
  const name = useKycGet({ query: watched });
  const home = useKycHighLevelGet({ query: watched });
  const failed = [name, home].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={480} />;
  if (!name.data || !home.data)
    return (
      <div aria-busy>
        <Skeleton height={480} />
      </div>
    );
  const done = () => toast.success(t('identity.done'));
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
        {mayApply(name.data.status) && <RealNameForm onDone={done} />}
      </Card>
      <Card component="section">
        <div>
          <h2>{t('identity.advanced')}</h2>
          <p>{t('identity.advancedText')}</p>
        </div>
        <CheckState
          status={home.data.status}
          msg={home.data.msg}
          applyTime={home.data.apply_time}
          pictures={[home.data.idimg_1_path, home.data.idimg_2_path]}
          facts={[{ label: t('identity.home'), value: <bdi>{home.data.home_place}</bdi> }]}
        />
        {mayApply(home.data.status) &&
          (name.data.status === 2 ? (
            <ResidenceForm onDone={done} />
          ) : (
            <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('identity.simpleFirst')}</p>
          ))}
      </Card>
    </Root>
  );
}
