import type { GridColDef } from '@mui/x-data-grid';
import type { DeskClosingListParams, DeskClosingRow } from '@openmall/sdk/desk';
import { useDeskClosingList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, moneyColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { accountName } from '../customers/account-name.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

const STATES = ['blocked', 'closed'] as const;

const stateName = (state: DeskClosingRow['state']): string =>
  t(state === 'closed' ? 'customers.closed' : 'closings.blocked');

export const ClosingState = ({ state }: Pick<DeskClosingRow, 'state'>) => (
  <StateChip color={state === 'blocked' ? 'warning' : 'default'} label={stateName(state)} />
);

const BLOCKERS = {
  balance: 'ledger.balance',
  orders: 'menu.orders',
  storeMoney: 'home.owedToStores',
  recharges: 'menu.recharges',
  payments: 'closings.payments',
  withdrawals: 'menu.withdrawals',
  loans: 'menu.loans',
  held: 'closings.held',
  returns: 'menu.returns',
} as const satisfies Readonly<Record<DeskClosingRow['blockers'][number], string>>;

/** What keeps an account open. */
export const blockersText = (row: DeskClosingRow): string =>
  row.blockers.map((blocker) => t(BLOCKERS[blocker])).join(', ') || '–';

const columns: readonly GridColDef<DeskClosingRow>[] = [
  {
    ...textColumn<DeskClosingRow>('username', t('customers.user'), { minWidth: 180, flex: 1 }),
    valueFormatter: accountName,
  },
  { ...ageColumn<DeskClosingRow>('at', t('audit.at')), sortable: false },
  {
    ...textColumn<DeskClosingRow>('state', t('recharges.state')),
    renderCell: ({ row }) => <ClosingState state={row.state} />,
  },
  {
    ...textColumn<DeskClosingRow>('blockers', t('closings.blockers'), { minWidth: 200, flex: 1 }),
    valueGetter: (_value, row) => blockersText(row),
  },
  moneyColumn('balance', t('ledger.balance'), { sortable: false }),
  textColumn('reason', t('action.reason'), { minWidth: 180, flex: 1 }),
];

const filters = [filterOf('state', t('recharges.state'), STATES, (state) => stateName(state))];

/** Accounts that their owners closed, or could not close, and what keeps those open. */
export function ClosingsPage() {
  const state = useListState();
  const input = listInput(state) as DeskClosingListParams; // The server checks what stands in the address.
  const list = useDeskClosingList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('closings.title')}
      base="/closings"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('customers.user')}
      empty={t('closings.empty')}
      card={(row) => (
        <RowCard title={accountName(row.username)} chip={<ClosingState state={row.state} />}>
          {formatAge(row.at)} · {row.state === 'blocked' ? blockersText(row) : formatMoney(row.suspended)}
        </RowCard>
      )}
    />
  );
}
