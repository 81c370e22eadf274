import Button from '@mui/material/Button';
import type { LocaluserGetData } from '@openmall/sdk';
import { useUserSetSafeword } from '@openmall/sdk/hooks';
import { userSetSafeword } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { ProofFields } from '../codes/ProofFields.tsx';
import { proofMethodOf, proofMethodsOf } from '../codes/proof-methods.ts';
import { FundPasswordInput } from './FundPasswordInput.tsx';

interface Values {
  readonly method: string;
  readonly verifcode: string;
  readonly safeword: string;
  readonly re_safeword: string;
}

interface Props {
  readonly profile: LocaluserGetData;
  readonly onDone: () => void;
}

/** Sets a new fund password against a verification code. */
export function ForgottenFundPassword({ profile, onDone }: Props) {
  const { t } = useTranslation('security');
  const set = useUserSetSafeword({ mutation: { meta: { inline: true } } });
  const methods = proofMethodsOf(profile);
  const inputOf = ({ method, verifcode, safeword, re_safeword }: Values) => ({
    verifcode_type: proofMethodOf(methods, method)?.type ?? 2,
    verifcode: verifcode.trim(),
    safeword,
    re_safeword,
  });
  const submit = (values: Values) => {
    set.mutate({ params: inputOf(values) }, { onSuccess: onDone });
  };
  return (
    <Form
      initial={{ method: '', verifcode: '', safeword: '', re_safeword: '' }}
      validate={validateWith<Values>({ schema: userSetSafeword, inputOf })}
      onSubmit={submit}
    >
      <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('fundPassword.forgotText')}</p>
      <ProofFields methods={methods} purpose="fundPassword" />
      <FundPasswordInput
        name="safeword"
        label={t('fund.new', { ns: 'account' })}
        hint={t('fund.hint', { ns: 'account' })}
      />
      <FundPasswordInput name="re_safeword" label={t('fund.again', { ns: 'account' })} />
      <FormAlert error={set.error} />
      <Button type="submit" variant="contained" size="large" disabled={set.isPending}>
        {set.isPending ? t('fund.saving', { ns: 'account' }) : t('fund.change', { ns: 'account' })}
      </Button>
    </Form>
  );
}
