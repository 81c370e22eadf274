import Skeleton from '@mui/material/Skeleton';
import {
  useChannelBlockchainList,
  useLocaluserGet,
  useWalletGetUsdt,
  useWithdrawWithdrawLimitConfig,
  useWithdrawWithdrawOpen,
} from '@openmall/sdk/hooks';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { BindWithdrawAddress } from './BindWithdrawAddress.tsx';
import { WithdrawAdvice } from './WithdrawAdvice.tsx';
import { RequirementList } from './RequirementList.tsx';
import { requirementsOf } from './requirements.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 272px;
  gap: 20px;
  align-items: start;
  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const fresh = { query: { staleTime: 0, meta: { inline: true } } };

interface Props {
  readonly to: 'address' | 'bank';
  readonly onDone: (record: string | undefined) => void;
}

/** Shows the requirements first, then the withdrawal address, then the form. */
export function Withdraw({ to, onDone }: Props) {
  const { t } = useTranslation('wallet');
  const profile = useLocaluserGet(fresh);
  const wallet = useWalletGetUsdt(fresh);
  const limits = useWithdrawWithdrawLimitConfig(fresh);
  const channels = useChannelBlockchainList({}, fresh);
  const {
    mutate: open,
    data: bound,
    error,
  } = useWithdrawWithdrawOpen({ mutation: { meta: { inline: true } } });
  useEffect(() => open(), [open]);
  const queries = [profile, wallet, limits, channels];
  const failed = queries.find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={400} />;
  if (error && !bound) return <ErrorState error={error} onRetry={() => open()} minHeight={400} />;
  if (!profile.data || !wallet.data || !limits.data || !channels.data || !bound)
    return <Skeleton height={520} />;
  if (requirementsOf(profile.data).some(({ done }) => !done))
    return <RequirementList profile={profile.data} />;
  const onBound = () => {
    toast.success(t('withdraw.bindDone'));
    open();
  };
  return (
    <Columns>
      {to === 'address' && bound.existWithdrawAddress === '' ? (
        <BindWithdrawAddress
          channels={channels.data}
          withCode={limits.data.addressReleaseHours !== undefined}
          onBound={onBound}
        />
      ) : (
        <WithdrawForm
          key={to}
          to={to}
          channels={channels.data}
          limits={limits.data}
          bound={bound}
          balance={wallet.data.balance ?? String(wallet.data.money)}
          onAddressChanged={() => open()}
          onDone={onDone}
        />
      )}
      <WithdrawAdvice limits={limits.data} />
    </Columns>
  );
}
