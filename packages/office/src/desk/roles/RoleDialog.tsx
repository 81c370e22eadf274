import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { permissionOf } from '@openmall/sdk/desk';
import { useDeskRoleRemove, useDeskRoleSave, useDeskSessionMe } from '@openmall/sdk/desk/hooks';
import { deskRoleSave } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { neededFields } from '../../shared/forms/needed.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { Detail } from '../../shared/ui/Detail.tsx';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import type { Role } from './role.ts';

const permissionName = (permission: string) =>
  textOr(`permission.${permission.replace(':', '-')}`, permission);

interface Props {
  readonly role?: Role;
  readonly onClose: () => void;
}

/** By what they are about; seeing it comes before acting on it. */
function seeFirst(one: string, other: string): number {
  const rank = (name: string): string => name.replace(/:see$/, ':');
  return rank(one).localeCompare(rank(other), 'en');
}

/** Creates or changes a role. Nobody grants what they may not do themselves. */
function RoleForm({ role, onClose }: Props) {
  const { data: me } = useDeskSessionMe();
  const { mutateAsync, error } = useDeskRoleSave();
  const own = new Set<string>(me?.permissions);
  const all = [...new Set(Object.values(permissionOf))].filter((name) => own.has(name)).toSorted(seeFirst);
  return (
    <DecisionDialog
      title={role?.name ?? t('roles.create')}
      submit={t('action.save')}
      fields={[
        { name: 'name', label: t('roles.name'), initial: role?.name },
        { name: 'description', label: t('roles.description'), initial: role?.description },
        {
          name: 'permissions',
          label: t('roles.permissions'),
          choices: all.map((value) => ({ value, label: permissionName(value) })),
          initial: role?.permissions.join(','),
        },
      ]}
      schema={neededFields(deskRoleSave, ['name', 'permissions'])}
      run={({ name = '', description = '', permissions = '' }) =>
        mutateAsync({
          params: {
            ...(role && { roleId: role.id, version: role.version }),
            name,
            ...(description !== '' && { description }),
            permissions,
          },
        })
      }
      error={error}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ role, onClose, onDone }: Required<Props> & { readonly onDone: () => void }) {
  const { mutateAsync, error } = useDeskRoleRemove();
  return (
    <DecisionDialog
      title={t('roles.removeTitle', { role: role.name })}
      submit={t('roles.remove')}
      color="error"
      fields={[]}
      schema={neededFields(deskRoleSave, [])}
      run={() => mutateAsync({ params: { roleId: role.id } })}
      error={error}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

/** A role with its permissions. A locked one can only be read. */
export function RoleDialog({ role, onClose }: Props) {
  const [action, setAction] = useState<'edit' | 'remove'>();
  if (!role) return <RoleForm onClose={onClose} />;
  if (action === 'edit') return <RoleForm role={role} onClose={onClose} />;
  const actions = !role.isLocked && (
    <>
      <Button color="error" disabled={role.members > 0} onClick={() => setAction('remove')}>
        {t('roles.remove')}
      </Button>
      <Button variant="contained" onClick={() => setAction('edit')}>
        {t('action.edit')}
      </Button>
    </>
  );
  return (
    <Detail title={role.name} onClose={onClose} actions={actions || undefined}>
      {role.isLocked && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('roles.lockedHint')}
        </Alert>
      )}
      {!role.isLocked && role.members > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('roles.linked' as never, { count: role.members })}
        </Alert>
      )}
      <Section title={t('roles.permissions')}>
        <Facts facts={role.permissions.map((permission) => [permissionName(permission), '✓'])} />
      </Section>
      {action === 'remove' && (
        <RemoveDialog role={role} onClose={() => setAction(undefined)} onDone={onClose} />
      )}
    </Detail>
  );
}
