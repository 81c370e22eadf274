import Button from '@mui/material/Button';
import { useUserUpdateOldAndNewPsw } from '@openmall/sdk/hooks';
import { userUpdateOldAndNewPsw } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/forms/fields/PasswordField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface Values {
  readonly old_password: string;
  readonly password: string;
  readonly re_password: string;
}

const validate = validateWith<Values>({ schema: userUpdateOldAndNewPsw, inputOf: (values) => values });

/** Changes the login password, given the old one. The other sessions end. */
export function LoginPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const change = useUserUpdateOldAndNewPsw({ mutation: { meta: { inline: true } } });
  const submit = (values: Values) => {
    change.mutate({ params: values }, { onSuccess: onDone });
  };
  return (
    <Form initial={{ old_password: '', password: '', re_password: '' }} validate={validate} onSubmit={submit}>
      <PasswordField name="old_password" label={t('loginPassword.old')} autoComplete="current-password" />
      <NewPasswordFields />
      <FormAlert error={change.error} />
      <Button type="submit" variant="contained" size="large" disabled={change.isPending}>
        {change.isPending ? t('saving') : t('loginPassword.change')}
      </Button>
    </Form>
  );
}
