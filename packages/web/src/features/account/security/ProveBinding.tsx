import Button from '@mui/material/Button';
import { useLocaluserBeforeBind } from '@openmall/sdk/hooks';
import { localuserBeforeBind } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { ProofFields } from '../codes/ProofFields.tsx';
import type { ProofMethod } from '../codes/proof-methods.ts';

interface Values {
  readonly way: string;
  readonly verifcode: string;
}

interface Props {
  /** The address or phone that is bound now. */
  readonly target: string;
  readonly ways: readonly ProofMethod[];
  readonly onProved: (verifyCode: string) => void;
}

/** Before a verified address or phone gives way to another: a code of its own, or the authenticator's. */
export function ProveBinding({ target, ways, onProved }: Props) {
  const { t } = useTranslation('security');
  const prove = useLocaluserBeforeBind({ mutation: { meta: { inline: true } } });
  const inputOf = ({ verifcode }: Values) => ({ target, verifcode: verifcode.trim() });
  const submit = (values: Values) => {
    prove.mutate({ params: inputOf(values) }, { onSuccess: ({ verifyCode }) => onProved(verifyCode) });
  };
  return (
    <Form
      initial={{ way: '', verifcode: '' }}
      validate={validateWith<Values>({ schema: localuserBeforeBind, inputOf })}
      onSubmit={submit}
    >
      <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('bind.proveText')}</p>
      <ProofFields ways={ways} purpose="beforeBind" />
      <FormAlert error={prove.error} />
      <Button type="submit" variant="contained" size="large" disabled={prove.isPending}>
        {prove.isPending ? t('bind.proving') : t('forgot.next')}
      </Button>
    </Form>
  );
}
