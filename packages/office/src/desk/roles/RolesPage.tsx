import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { useDeskRoleList } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { textColumn } from '../../shared/list/columns.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { pageOf } from '../../shared/list/page-of.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { RowCard } from '../../shared/ui/RowCard.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import type { Role } from './role.ts';
import { RoleDialog } from './RoleDialog.tsx';

const Lock = ({ row }: { readonly row: Role }) =>
  row.isLocked ? <StateChip color="default" label={t('roles.locked')} /> : null;

const columns: readonly GridColDef<Role>[] = [
  textColumn('name', t('roles.name'), { minWidth: 160, flex: 1 }),
  textColumn('description', t('roles.description'), { minWidth: 240, flex: 2 }),
  {
    ...textColumn<Role>('permissions', t('roles.permissions'), { minWidth: 120 }),
    type: 'number',
    valueGetter: (_value, row) => row.permissions.length,
  },
  { ...textColumn<Role>('members', t('roles.members'), { minWidth: 100 }), type: 'number' },
  { ...textColumn<Role>('isLocked', t('roles.state')), renderCell: ({ row }) => <Lock row={row} /> },
];

/** Roles of the desk: named sets of permissions. */
export function RolesPage() {
  const state = useListState();
  const { data, error, isFetching, refetch } = useDeskRoleList();
  const [edited, setEdited] = useState<Role | 'new'>();
  const page = pageOf(data?.roles, state, ({ name, description }) => `${name} ${description}`);
  return (
    <>
      <ListPage
        title={t('roles.title')}
        state={state}
        rows={page?.pageList}
        total={page?.pageInfo.totalElements ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={columns}
        filters={[]}
        searchHint={t('roles.search')}
        empty={t('roles.empty')}
        tools={
          <Button variant="contained" onClick={() => setEdited('new')}>
            {t('roles.create')}
          </Button>
        }
        onOpen={setEdited}
        card={(row) => (
          <RowCard title={row.name} chip={<Lock row={row} />}>
            {t('roles.counts', { permissions: row.permissions.length, members: row.members })}
          </RowCard>
        )}
      />
      {edited && (
        <RoleDialog {...(edited !== 'new' && { role: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
