import type { GridColDef } from '@mui/x-data-grid';
import type { DeskDisputeListParams, DeskDisputeRow } from '@openmall/sdk/desk';
import { useDeskDisputeList } from '@openmall/sdk/desk/hooks';
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

const columns: readonly GridColDef<DeskDisputeRow>[] = [
  textColumn('number', t('orders.number'), { minWidth: 130 }),
  { ...momentColumn<DeskDisputeRow>('requestedAt', t('returnState.1')), sortable: true },
  textColumn('username', t('orders.buyer'), { minWidth: 180, flex: 1 }),
  textColumn('storeName', t('applications.store'), { minWidth: 150, flex: 1 }),
  {
    ...textColumn<DeskDisputeRow>('reason', t('action.reason'), { minWidth: 160 }),
    valueGetter: (_value, row) => reasonText(row),
  },
  moneyColumn('total', t('returns.total')),
  {
    ...textColumn<DeskDisputeRow>('state', t('orders.status')),
    renderCell: ({ row }) => <ReturnState state={row.state} />,
  },
  {
    ...textColumn<DeskDisputeRow>('deadline', t('returns.deadline'), { sortable: true }),
    renderCell: ({ row }) => <DeadlineCell row={row} />,
  },
];

/** Disputes come first: they wait for the desk. The others may become disputes. */
const STATES = [6, 1, 5, 2, 3, 4, 7] as const;

/** Returns of all stores; those in dispute wait for a decision. */
export function DisputesPage() {
  const state = useListState();
  const input = listInput(state) as DeskDisputeListParams; // The server checks what stands in the address.
  const list = useDeskDisputeList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('menu.disputes')}
      base="/disputes"
      state={state}
      list={list}
      columns={columns}
      filters={[]}
      tabs={
        <StateTabs
          label={t('orders.status')}
          state={state}
          tabs={returnTabs(list.data?.counts, STATES, [6])}
        />
      }
      searchHint={t('returns.searchAll')}
      empty={t('returns.emptyDesk')}
      card={(row) => (
        <RowCard title={row.number} chip={<ReturnState state={row.state} />}>
          {row.storeName} · {reasonText(row)} · {formatMoney(row.total)}
        </RowCard>
      )}
    />
  );
}
