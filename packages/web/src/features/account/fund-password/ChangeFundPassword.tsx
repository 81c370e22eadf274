import Button from '@mui/material/Button';
import { useUserUpdateOldAndNewSafeword } from '@openmall/sdk/hooks';
import { userUpdateOldAndNewSafeword } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';

interface Values {
  readonly old_safeword: string;
  readonly safeword: string;
  readonly re_safeword: string;
}

const validate = validateWith<Values>({ schema: userUpdateOldAndNewSafeword, inputOf: (values) => values });
const digits = { type: 'password', inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;

/** Changes the fund password, given the old one. */
export function ChangeFundPassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const change = useUserUpdateOldAndNewSafeword({ mutation: { meta: { inline: true } } });
  const submit = (values: Values) => change.mutate({ params: values }, { onSuccess: onDone });
  return (
    <Form initial={{ old_safeword: '', safeword: '', re_safeword: '' }} validate={validate} onSubmit={submit}>
      <TextField name="old_safeword" label={t('fund.old')} {...digits} />
      <TextField name="safeword" label={t('fund.new')} hint={t('fund.hint')} {...digits} />
      <TextField name="re_safeword" label={t('fund.again')} {...digits} />
      <FormAlert error={change.error} />
      <Button type="submit" variant="contained" size="large" disabled={change.isPending}>
        {change.isPending ? t('fund.saving') : t('fund.change')}
      </Button>
    </Form>
  );
}
