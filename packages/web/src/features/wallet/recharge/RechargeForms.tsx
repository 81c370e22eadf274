import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import {
  useChannelBlockchainList,
  useRechargeBlockchainRechargeLimitConfig,
  useThirdPartyRechargeGetCoinList,
} from '@openmall/sdk/hooks';
import { CircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { ChainForm } from './ChainForm.tsx';
import { ThirdPartyForm } from './ThirdPartyForm.tsx';

const inline = { query: { meta: { inline: true } } };
const skeleton = (
  <div aria-busy style={{ display: 'grid', gap: 20 }}>
    {[156, 156, 220, 120].map((height, index) => (
      <Skeleton key={index} height={height} />
    ))}
  </div>
);

function Closed() {
  const { t } = useTranslation('wallet');
  return (
    <Card>
      <EmptyState
        icon={<CircleOff size={40} />}
        title={t('recharge.closed')}
        text={t('recharge.closedText')}
      />
    </Card>
  );
}

interface Props {
  readonly back: string | undefined;
}

/** Recharges over a blockchain, from the user's own crypto wallet. */
export function ByChain({ back, onReported }: Props & { readonly onReported: (record?: string) => void }) {
  const channels = useChannelBlockchainList({}, { query: { ...inline.query, staleTime: 0 } });
  const limits = useRechargeBlockchainRechargeLimitConfig(inline);
  const failed = [channels, limits].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} minHeight={400} />;
  if (!channels.data || !limits.data) return skeleton;
  if (channels.data.length === 0) return <Closed />;
  return <ChainForm channels={channels.data} limits={limits.data} back={back} onReported={onReported} />;
}

/** Recharges through a bank or an e-wallet. */
export function ByThirdParty({ back }: Props) {
  const products = useThirdPartyRechargeGetCoinList(inline);
  if (products.isError && !products.data)
    return <ErrorState error={products.error} onRetry={() => void products.refetch()} minHeight={400} />;
  if (!products.data) return skeleton;
  return products.data.length === 0 ? <Closed /> : <ThirdPartyForm products={products.data} back={back} />;
}
