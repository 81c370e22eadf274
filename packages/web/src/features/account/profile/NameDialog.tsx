import Button from '@mui/material/Button';
import { useLocaluserSetDisplayName } from '@openmall/sdk/hooks';
import { localuserSetDisplayName } from '@openmall/sdk/validators';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { session } from '../../../shared/session/session.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';

interface Values {
  readonly displayName: string;
}

const validate = validateWith<Values>({ schema: localuserSetDisplayName, inputOf: (values) => values });

interface Props {
  readonly open: boolean;
  readonly current: string;
  readonly onClose: () => void;
}

/** Chooses the name by which the mall calls the user. */
export function NameDialog({ open, current, onClose }: Props) {
  const { t } = useTranslation('security');
  const change = useLocaluserSetDisplayName({ mutation: { meta: { inline: true } } });
  const submit = ({ displayName }: Values) => {
    const onSuccess = () => {
      session.rename(displayName.trim());
      toast.success(t('displayName.done'));
      onClose();
    };
    change.mutate({ params: { displayName } }, { onSuccess });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('displayName.title')} width={440}>
      <Form initial={{ displayName: current }} validate={validate} onSubmit={submit}>
        <TextField
          name="displayName"
          label={t('displayName.title')}
          hint={t('displayName.hint')}
          autoComplete="nickname"
          dir="auto"
        />
        <FormAlert error={change.error} />
        <Button type="submit" variant="contained" size="large" disabled={change.isPending}>
          {change.isPending ? t('saving') : t('displayName.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
