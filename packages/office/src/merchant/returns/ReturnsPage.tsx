import type { GridColDef } from '@mui/x-data-grid';
import type { MerchantReturnListParams, MerchantReturnRow } from '@openmall/sdk/merchant';
import { useMerchantReturnList } from '@openmall/sdk/merchant/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { moneyColumn, momentColumn, textColumn } from '../../shared/list/columns.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { StateTabs } from '../../shared/list/StateTabs.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { DeadlineCell } from '../../shared/returns/Deadline.tsx';
import { reasonText, ReturnState, returnTabs } from '../../shared/returns/ReturnState.tsx';
import { RowCard } from '../../shared/ui/RowCard.tsx';

const columns: readonly GridColDef<MerchantReturnRow>[] = [
  textColumn('number', t('orders.number'), { minWidth: 130 }),
  { ...momentColumn<MerchantReturnRow>('requestedAt', t('returnState.1')), sortable: true },
  textColumn('buyer', t('orders.buyer'), { minWidth: 150, flex: 1 }),
  {
    ...textColumn<MerchantReturnRow>('reason', t('action.reason'), { minWidth: 180, flex: 1 }),
    valueGetter: (_value, row) => reasonText(row),
  },
  textColumn('pieces', t('orders.pieces'), { minWidth: 80 }),
  moneyColumn('total', t('returns.total')),
  {
    ...textColumn<MerchantReturnRow>('state', t('orders.status')),
    renderCell: ({ row }) => <ReturnState state={row.state} />,
  },
  {
    ...textColumn<MerchantReturnRow>('deadline', t('returns.deadline'), { sortable: true }),
    renderCell: ({ row }) => <DeadlineCell row={row} />,
  },
];

/** What waits for the store comes first: requests, then parcels on their way back. */
const STATES = [1, 3, 6, 2, 5, 4, 7] as const;

/** Returns of the store, and reports of parcels that never arrived. */
export function ReturnsPage() {
  const state = useListState();
  const input = listInput(state) as MerchantReturnListParams; // The server checks what stands in the address.
  const list = useMerchantReturnList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('menu.returns')}
      base="/returns"
      state={state}
      list={list}
      columns={columns}
      filters={[]}
      tabs={
        <StateTabs
          label={t('orders.status')}
          state={state}
          tabs={returnTabs(list.data?.counts, STATES, [1, 3])}
        />
      }
      searchHint={t('returns.search')}
      empty={t('returns.empty')}
      card={(row) => (
        <RowCard title={row.number} chip={<ReturnState state={row.state} />}>
          {row.buyer} · {reasonText(row)} · {formatMoney(row.total)}
        </RowCard>
      )}
    />
  );
}
