import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { DeskStaffRow } from '@openmall/sdk/desk';
import { useDeskStaffList } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { formatAge } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ageColumn, textColumn } from '../../shared/list/columns.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { pageOf } from '../../shared/list/page-of.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { StaffDialog } from './StaffDialog.tsx';

const COLORS = { invited: 'warning', active: 'success', disabled: 'default' } as const;

const State = ({ state }: { readonly state: DeskStaffRow['state'] }) => (
  <StateChip color={COLORS[state]} label={t(`staffState.${state}`)} />
);
const rolesOf = ({ roles }: DeskStaffRow) => roles.map(({ name }) => name).join(', ');

const columns: readonly GridColDef<DeskStaffRow>[] = [
  textColumn('name', t('staff.name'), { minWidth: 180, flex: 1 }),
  textColumn('username', t('staff.username'), { minWidth: 140 }),
  {
    ...textColumn<DeskStaffRow>('roles', t('staff.roles'), { minWidth: 200, flex: 1 }),
    valueGetter: (_value, row) => rolesOf(row),
  },
  { ...ageColumn<DeskStaffRow>('seenAt', t('staff.seen')), sortable: false },
  {
    ...textColumn<DeskStaffRow>('state', t('staff.state')),
    renderCell: ({ row }) => <State state={row.state} />,
  },
];

/** The people of the desk. */
export function StaffPage() {
  const state = useListState();
  const { data, error, isFetching, refetch } = useDeskStaffList();
  const [edited, setEdited] = useState<DeskStaffRow | 'new'>();
  const page = pageOf(data?.staff, state, (row) => `${row.name} ${row.username} ${rolesOf(row)}`);
  return (
    <>
      <ListPage
        title={t('staff.title')}
        state={state}
        rows={page?.pageList}
        total={page?.pageInfo.totalElements ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={columns}
        filters={[]}
        searchHint={t('staff.search')}
        empty={t('staff.empty')}
        tools={
          <Button variant="contained" onClick={() => setEdited('new')}>
            {t('staff.invite')}
          </Button>
        }
        onOpen={setEdited}
        card={(row) => (
          <RowCard title={row.name} chip={<State state={row.state} />}>
            {rolesOf(row)} · {row.seenAt === null ? '–' : formatAge(row.seenAt)}
          </RowCard>
        )}
      />
      {edited && (
        <StaffDialog {...(edited !== 'new' && { person: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
