import type { GridColDef } from '@mui/x-data-grid';
import type { DeskCustomerListParams, DeskCustomerRow } from '@openmall/sdk/desk';
import { useDeskCustomerList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { accountName } from './account-name.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';

const COLORS = { none: 'success', extraVerification: 'warning', frozen: 'error' } as const;
const HOLDS = ['none', 'extraVerification', 'frozen'] as const;

export const HoldChip = ({ row: { hold, isClosed } }: { readonly row: DeskCustomerRow }) =>
  isClosed ? (
    <StateChip color="default" label={t('customers.closed')} />
  ) : (
    <StateChip color={COLORS[hold]} label={t(`hold.${hold}`)} />
  );

const columns: readonly GridColDef<DeskCustomerRow>[] = [
  {
    ...textColumn<DeskCustomerRow>('username', t('customers.user'), {
      minWidth: 240,
      flex: 2,
      sortable: true,
    }),
    valueFormatter: accountName,
  },
  textColumn('displayName', t('customers.name'), { minWidth: 160, flex: 1 }),
  textColumn('usercode', t('customers.code'), { minWidth: 120 }),
  ageColumn('createdAt', t('customers.since')),
  ageColumn('lastLoginAt', t('customers.seen')),
  {
    ...textColumn<DeskCustomerRow>('hold', t('customers.state'), { minWidth: 170 }),
    renderCell: ({ row }) => <HoldChip row={row} />,
  },
];

const ADDRESSES = ['bound', 'releasing'] as const;

const filters = [
  filterOf('hold', t('customers.state'), HOLDS, (hold) => t(`hold.${hold}`)),
  {
    ...filterOf('address', t('customers.withdrawAddress'), ADDRESSES, (state) => t(`addressState.${state}`)),
    isLabelled: true,
  },
];

/** All users of the store. */
export function CustomersPage() {
  const state = useListState();
  const input = listInput(state) as DeskCustomerListParams; // The server checks what stands in the address.
  const list = useDeskCustomerList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('customers.title')}
      base="/customers"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('customers.search')}
      empty={t('customers.empty')}
      card={(row) => (
        <RowCard title={accountName(row.username)} chip={<HoldChip row={row} />}>
          {formatAge(row.createdAt)}
        </RowCard>
      )}
    />
  );
}
