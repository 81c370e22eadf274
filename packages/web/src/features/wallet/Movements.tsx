import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useWalletLogs } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Pager } from '../../shared/ui/input/Pager.tsx';
import { MovementTable } from './MovementTable.tsx';
import { walletPath, type WalletQuery } from './wallet-query.ts';

const Root = styled.div`
  transition: opacity var(--quick);
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

/** A page of the movements of the wallet, newest first. */
export function Movements({
  query: { direction, page },
}: {
  readonly query: Pick<WalletQuery, 'direction' | 'page'>;
}) {
  const { t } = useTranslation('wallet');
  const logs = useWalletLogs(
    { ...(direction && { direction }), pageNum: page, pageSize: 20 },
    { query: { staleTime: 0, placeholderData: keepPreviousData, meta: { inline: true } } },
  );
  if (logs.isError && !logs.data)
    return (
      <Root>
        <ErrorState error={logs.error} onRetry={() => void logs.refetch()} minHeight={320} />
      </Root>
    );
  if (!logs.data)
    return (
      <Root aria-busy>
        <Skeleton height={368} />
      </Root>
    );
  const { pageList, pageInfo } = logs.data;
  if (pageList.length === 0)
    return (
      <Root>
        <Card>
          <EmptyState
            icon={<ReceiptText size={40} />}
            title={t(`none.${direction ?? 'all'}`)}
            text={t('none.text')}
            actions={
              (direction !== undefined || page > 1) && (
                <Button variant="outlined" href={walletPath({})}>
                  {t('none.action')}
                </Button>
              )
            }
          />
        </Card>
      </Root>
    );
  return (
    <Root data-stale={logs.isPlaceholderData} aria-busy={logs.isPlaceholderData}>
      <MovementTable movements={pageList} />
      <Pager
        page={page}
        pages={pageInfo.totalPage}
        toPage={(number) => walletPath({ direction, page: number })}
      />
    </Root>
  );
}
