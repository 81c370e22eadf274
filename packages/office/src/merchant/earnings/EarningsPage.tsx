import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantEarningListParams, MerchantEarningRow } from '@openmall/sdk/merchant';
import { useMerchantEarningList, useMerchantHomeFigures } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatAge, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { momentColumn, moneyColumn, textColumn } from '../../shared/list/columns.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { useMay } from '../use-may.ts';
import { PayoutDialog } from './PayoutDialog.tsx';
import { StatementExport } from './StatementExport.tsx';

const columns: readonly GridColDef<MerchantEarningRow>[] = [
  momentColumn('at', t('earnings.at')),
  {
    ...textColumn<MerchantEarningRow>('kind', t('earnings.kind'), { minWidth: 160, flex: 1 }),
    valueFormatter: (kind: MerchantEarningRow['kind']) => t(`earningKind.${kind}`),
  },
  textColumn('number', t('earnings.order'), { minWidth: 140, flex: 1 }),
  moneyColumn('amount', t('earnings.amount'), { width: 150, sortable: false }),
];

/** What the store has earned, row by row, and the way to get it paid out. */
export function EarningsPage() {
  const state = useListState();
  const navigate = useNavigate();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const { pageNum, pageSize } = listInput(state);
  const input: MerchantEarningListParams = { pageNum, pageSize };
  const list = useMerchantEarningList(input, { query: { placeholderData: keepPreviousData } });
  const { data: figures } = useMerchantHomeFigures({ query: { enabled: may('merchantHomeFigures') } });
  const total = list.data?.pageInfo.totalElements ?? 0;
  return (
    <>
      <ListPage
        title={t('earnings.title')}
        state={state}
        rows={list.data?.pageList}
        total={total}
        isFetching={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        columns={columns}
        filters={[]}
        empty={t('earnings.empty')}
        tools={
          <Stack direction="row" sx={{ gap: 1 }}>
            <StatementExport total={total} />
            {may('merchantPayoutAsk') && (
              <Button variant="contained" onClick={() => setAsking(true)}>
                {t('earnings.ask')}
              </Button>
            )}
          </Stack>
        }
        onOpen={({ orderId }) => orderId && void navigate(`/orders/${orderId}`)}
        card={(row) => (
          <RowCard title={t(`earningKind.${row.kind}`)} chip={formatMoney(row.amount)}>
            {[row.number, formatAge(row.at)].filter(Boolean).join(' · ')}
          </RowCard>
        )}
      />
      {isAsking && <PayoutDialog available={figures?.available} onClose={() => setAsking(false)} />}
    </>
  );
}
