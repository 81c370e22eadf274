import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { DeskStaffRow } from '@openmall/sdk/desk';
import { useDeskRoleList, useDeskStaffSave } from '@openmall/sdk/desk/hooks';
import { deskStaffSave } from '@openmall/sdk/desk/validators';
import { copyText } from '@openmall/web/copy-text';
import { useState } from 'react';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import type { ActionField } from '../../shared/ui/ActionInput.tsx';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

interface InvitationProps {
  readonly invitation: string;
  readonly onClose: () => void;
}

/** The invitation is shown once: the server keeps only a hash of it. */
const Invitation = ({ invitation, onClose }: InvitationProps) => (
  <Dialog open aria-labelledby="invitation" slotProps={{ paper: { sx: { width: 480 } } }}>
    <DialogTitle id="invitation">{t('staff.invited')}</DialogTitle>
    <DialogContent>
      <Typography>{t('staff.invitedHint', { page: `${window.location.origin}/desk/join` })}</Typography>
      <Alert severity="info" icon={false} sx={{ mt: 2, overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
        {invitation}
      </Alert>
    </DialogContent>
    <DialogActions>
      <Button onClick={() => void copyText(invitation)}>{t('action.copy')}</Button>
      <Button variant="contained" onClick={onClose}>
        {t('action.done')}
      </Button>
    </DialogActions>
  </Dialog>
);

const STATES = ['true', 'false'] as const;

/** Invites a person, or changes name, roles and access of one. */
export function StaffDialog({
  person,
  onClose,
}: {
  readonly person?: DeskStaffRow;
  readonly onClose: () => void;
}) {
  const { data } = useDeskRoleList();
  const { mutateAsync, error } = useDeskStaffSave();
  const [invitation, setInvitation] = useState<string>();
  if (invitation) return <Invitation invitation={invitation} onClose={onClose} />;
  if (!data) return null;
  const choices = data.roles.map(({ id, name, description }) => ({
    value: id,
    label: [name, description].filter(Boolean).join(' – '),
  }));
  const username = { name: 'username', label: t('staff.username'), hint: t('form.staffName') };
  const access = STATES.map((value) => ({ value, label: t(`staffAccess.${value}`) }));
  const fields: readonly ActionField[] = [
    ...(person ? [] : [username]),
    { name: 'name', label: t('staff.name'), initial: person?.name },
    {
      name: 'roleIds',
      label: t('staff.roles'),
      choices,
      initial: person?.roles.map(({ id }) => id).join(','),
    },
    ...(person
      ? [
          {
            name: 'isActive',
            label: t('staff.access'),
            options: access,
            initial: String(person.state !== 'disabled'),
          },
        ]
      : []),
  ];
  const save = async (values: Readonly<Record<string, string>>) => {
    const { name = '', roleIds = '', isActive = 'true' } = values;
    const who = person
      ? { staffId: person.id, version: person.version, username: person.username }
      : { username: values['username'] ?? '' };
    const saved = await mutateAsync({ params: { ...who, name, roleIds, isActive: isActive === 'true' } });
    if (saved.invitation) setInvitation(saved.invitation);
    else onClose();
  };
  return (
    <DecisionDialog
      title={person ? person.username : t('staff.invite')}
      submit={t(person ? 'action.save' : 'staff.invite')}
      fields={fields}
      schema={neededFields(deskStaffSave, [...(person ? [] : ['username']), 'name', 'roleIds'])}
      run={save}
      error={error}
      onClose={onClose}
      onDone={() => undefined}
    />
  );
}
