import type { GridColDef } from '@mui/x-data-grid';
import type { DeskApplicationListParams, DeskApplicationRow } from '@openmall/sdk/desk';
import { useDeskApplicationList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { countryName, formatAge } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

type State = DeskApplicationRow['state'];
const COLORS = { applied: 'warning', admitted: 'success', refused: 'default' } as const;
const STATES = ['applied', 'admitted', 'refused'] as const;

export const ApplicationState = ({ state }: { readonly state: State }) => (
  <StateChip color={COLORS[state]} label={t(`applicationState.${state}`)} />
);

const columns: readonly GridColDef<DeskApplicationRow>[] = [
  ageColumn('appliedAt', t('applications.applied')),
  textColumn('storeName', t('applications.store'), { minWidth: 200, flex: 1 }),
  textColumn('username', t('applications.user'), { minWidth: 180, flex: 1 }),
  {
    ...textColumn<DeskApplicationRow>('countryCode', t('applications.country')),
    valueFormatter: (code: string) => countryName(code),
  },
  {
    ...textColumn<DeskApplicationRow>('isIdentified', t('applications.verified')),
    valueFormatter: (isIdentified: boolean) => t(isIdentified ? 'action.yes' : 'action.no'),
  },
  {
    ...textColumn<DeskApplicationRow>('state', t('applications.state')),
    renderCell: ({ row }) => <ApplicationState state={row.state} />,
  },
];

const filters = [
  filterOf('state', t('applications.state'), STATES, (state) => t(`applicationState.${state}`)),
];

/** Applications of users who want to sell. */
export function ApplicationsPage() {
  const state = useListState();
  const input = listInput(state) as DeskApplicationListParams; // The server checks what stands in the address.
  const list = useDeskApplicationList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('applications.title')}
      base="/applications"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('applications.search')}
      empty={t('applications.empty')}
      card={(row) => (
        <RowCard title={row.storeName} chip={<ApplicationState state={row.state} />}>
          {row.username} · {formatAge(row.appliedAt)}
        </RowCard>
      )}
    />
  );
}
