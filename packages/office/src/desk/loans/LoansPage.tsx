import type { GridColDef } from '@mui/x-data-grid';
import type { DeskLoanListParams, DeskLoanRow } from '@openmall/sdk/desk';
import { useDeskLoanList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, moneyColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

type State = DeskLoanRow['state'];
const COLORS = {
  applied: 'warning',
  running: 'info',
  overdue: 'error',
  refused: 'default',
  repaid: 'success',
} as const;
const STATES = ['applied', 'overdue', 'running', 'repaid', 'refused'] as const;

export const LoanState = ({ state }: { readonly state: State }) => (
  <StateChip color={COLORS[state]} label={t(`loanState.${state}`)} />
);

const columns: readonly GridColDef<DeskLoanRow>[] = [
  textColumn('number', t('loans.number'), { minWidth: 130 }),
  ageColumn('submittedAt', t('loans.submitted')),
  textColumn('realName', t('loans.name'), { minWidth: 170, flex: 1 }),
  textColumn('username', t('loans.user'), { minWidth: 180, flex: 1 }),
  moneyColumn('amount', t('loans.amount')),
  {
    ...textColumn<DeskLoanRow>('days', t('loans.term'), { minWidth: 100 }),
    valueFormatter: (days: number) => t('loans.days' as never, { count: days }),
  },
  ageColumn('dueAt', t('loans.due')),
  {
    ...textColumn<DeskLoanRow>('state', t('loans.state')),
    renderCell: ({ row }) => <LoanState state={row.state} />,
  },
];

const filters = [filterOf('state', t('loans.state'), STATES, (state) => t(`loanState.${state}`))];

/** Loans of all users, applications as well as those that run. */
export function LoansPage() {
  const state = useListState();
  const input = listInput(state) as DeskLoanListParams; // The server checks what stands in the address.
  const list = useDeskLoanList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('loans.title')}
      base="/loans"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('loans.search')}
      empty={t('loans.empty')}
      card={(row) => (
        <RowCard title={formatMoney(row.amount)} chip={<LoanState state={row.state} />}>
          {row.realName} · {formatAge(row.submittedAt)}
        </RowCard>
      )}
    />
  );
}
