import Button from '@mui/material/Button';
import { useUserUpdateOldAndNewSafeword } from '@openmall/sdk/hooks';
import { userUpdateOldAndNewSafeword } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { FundPasswordInput } from './FundPasswordInput.tsx';

interface Values {
  readonly old_safeword: string;
  readonly safeword: string;
  readonly re_safeword: string;
}

const validate = validateWith<Values>({ schema: userUpdateOldAndNewSafeword, inputOf: (values) => values });

/** Changes the fund password, given the old one. */
export function ChangeFundPassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const change = useUserUpdateOldAndNewSafeword({ mutation: { meta: { inline: true } } });
  const submit = (values: Values) => change.mutate({ params: values }, { onSuccess: onDone });
  return (
    <Form initial={{ old_safeword: '', safeword: '', re_safeword: '' }} validate={validate} onSubmit={submit}>
      <FundPasswordInput name="old_safeword" label={t('fund.old')} />
      <FundPasswordInput name="safeword" label={t('fund.new')} hint={t('fund.hint')} />
      <FundPasswordInput name="re_safeword" label={t('fund.again')} />
      <FormAlert error={change.error} />
      <Button type="submit" variant="contained" size="large" disabled={change.isPending}>
        {change.isPending ? t('fund.saving') : t('fund.change')}
      </Button>
    </Form>
  );
}
