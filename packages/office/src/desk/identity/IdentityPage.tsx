import type { GridColDef } from '@mui/x-data-grid';
import type { DeskIdentityListParams, DeskIdentityRow } from '@openmall/sdk/desk';
import { useDeskIdentityList } from '@openmall/sdk/desk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { formatAge } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, textColumn } from '../../shared/list/columns.ts';
import { filterOf } from '../../shared/list/filter-of.ts';
import { RecordList } from '../../shared/list/RecordList.tsx';
import { listInput, useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';

type State = DeskIdentityRow['state'];
const COLORS = { applied: 'warning', inReview: 'info', passed: 'success', refused: 'default' } as const;
const STATES = ['applied', 'inReview', 'passed', 'refused'] as const;
const KINDS = ['basic', 'advanced'] as const;

export const IdentityState = ({ state }: { readonly state: State }) => (
  <StateChip color={COLORS[state]} label={t(`identityState.${state}`)} />
);

const columns: readonly GridColDef<DeskIdentityRow>[] = [
  ageColumn('appliedAt', t('identity.applied')),
  textColumn('name', t('identity.name'), { minWidth: 180, flex: 1 }),
  textColumn('username', t('identity.user'), { minWidth: 180, flex: 1 }),
  {
    ...textColumn<DeskIdentityRow>('kind', t('identity.kind')),
    valueFormatter: (kind: DeskIdentityRow['kind']) => t(`identityKind.${kind}`),
  },
  {
    ...textColumn<DeskIdentityRow>('state', t('identity.state')),
    renderCell: ({ row }) => <IdentityState state={row.state} />,
  },
  { ...ageColumn<DeskIdentityRow>('decidedAt', t('identity.decided')), sortable: false },
];

const filters = [
  filterOf('state', t('identity.state'), STATES, (state) => t(`identityState.${state}`)),
  filterOf('kind', t('identity.kind'), KINDS, (kind) => t(`identityKind.${kind}`)),
];

/** Identity checks of all users. */
export function IdentityPage() {
  const state = useListState();
  const input = listInput(state) as DeskIdentityListParams; // The server checks what stands in the address.
  const list = useDeskIdentityList(input, { query: { placeholderData: keepPreviousData } });
  return (
    <RecordList
      title={t('identity.title')}
      base="/identity"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searchHint={t('identity.search')}
      empty={t('identity.empty')}
      card={(row) => (
        <RowCard title={row.name ?? row.username} chip={<IdentityState state={row.state} />}>
          {t(`identityKind.${row.kind}`)} · {formatAge(row.appliedAt)}
        </RowCard>
      )}
    />
  );
}
