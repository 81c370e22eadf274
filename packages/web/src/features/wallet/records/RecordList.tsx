import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Pager } from '../../../shared/ui/input/Pager.tsx';
import { walletPath, type WalletQuery } from '../wallet-query.ts';
import { RecordTable, type RecordRow } from './RecordTable.tsx';

const Root = styled.div`
  transition: opacity var(--quick);
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

interface Props {
  readonly query: WalletQuery & { readonly tab: 'recharges' | 'withdrawals' };
  /** Undefined while loading. */
  readonly rows: readonly RecordRow[] | undefined;
  readonly pages: number;
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A page of recharges or withdrawals, with all states of a list. */
export function RecordList({ query, rows, pages, isStale, error, onRetry }: Props) {
  const { t } = useTranslation('wallet');
  const { tab, state, page } = query;
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} minHeight={320} />;
  if (!rows) return <Skeleton height={320} />;
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
      <Pager page={page} pages={pages} toPage={(number) => walletPath({ ...query, page: number })} />
    </Root>
  );
}
