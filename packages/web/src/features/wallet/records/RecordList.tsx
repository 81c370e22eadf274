import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { WalletRecordStatus } from '@openmall/sdk';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Pager } from '../../../shared/ui/input/Pager.tsx';
import { walletPath, type WalletQuery } from '../wallet-query.ts';
import { useRefreshWhenSettled } from './record-queries.ts';
import { RecordTable, type RecordRow } from './RecordTable.tsx';

const Root = styled.div`
  transition: opacity var(--quick);
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

interface WalletRecord {
  readonly order_no: string;
  readonly state: WalletRecordStatus;
  readonly createTime: string;
}

interface Props<Item extends WalletRecord> {
  readonly tab: 'recharges' | 'withdrawals';
  readonly query: WalletQuery;
  readonly list: {
    readonly data: { readonly elements: readonly Item[]; readonly totalElements: number } | undefined;
    readonly error: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly pageSize: number;
  readonly cellsOf: (item: Item) => Pick<RecordRow, 'icon' | 'title' | 'amount' | 'arrives'>;
}

/** A page of recharges or withdrawals, with all states of a list. */
export function RecordList<Item extends WalletRecord>({ tab, query, list, pageSize, cellsOf }: Props<Item>) {
  const { t } = useTranslation('wallet');
  const { data, error, isPlaceholderData: isStale, refetch } = list;
  const { state, page } = query;
  useRefreshWhenSettled(data?.elements);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={320} />;
  if (!data) return <Skeleton height={320} />;
  const rows = data.elements.map((item) => ({
    ...cellsOf(item),
    id: item.order_no,
    when: item.createTime,
    state: item.state,
    path: walletPath({ ...query, tab, record: item.order_no }),
  }));
  const isFiltered = state !== undefined || page > 1;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ReceiptText size={40} />}
          title={isFiltered ? t(`${tab}.noneSuch`) : t(`${tab}.none`)}
          text={t(`${tab}.noneText`)}
          actions={
            isFiltered ? (
              <Button variant="outlined" href={walletPath({ tab })}>
                {t('none.action')}
              </Button>
            ) : (
              <Button variant="contained" href={tab === 'recharges' ? paths.recharge : paths.withdraw}>
                {t(`${tab}.first`)}
              </Button>
            )
          }
        />
      </Card>
    );
  return (
    <Root data-stale={isStale} aria-busy={isStale}>
      <RecordTable label={t(`tab.${tab}`)} rows={rows} />
      <Pager
        page={page}
        pages={Math.ceil(data.totalElements / pageSize)}
        toPage={(number) => walletPath({ ...query, tab, page: number })}
      />
    </Root>
  );
}
