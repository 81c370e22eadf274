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
  readonly method: string;
  readonly verifcode: string;
}

interface Props {
  /** The current address or phone. */
  readonly target: string;
  readonly methods: readonly ProofMethod[];
  readonly onProved: (verifyCode: string) => void;
}

/**
 * Proves ownership before a verified address or phone is replaced: a code sent to it, or a code of the authenticator.
 */
export function ProveBinding({ target, methods, onProved }: Props) {
  const { t } = useTranslation('security');
  const prove = useLocaluserBeforeBind({ mutation: { meta: { inline: true } } });
  const inputOf = ({ verifcode }: Values) => ({ target, verifcode: verifcode.trim() });
  const submit = (values: Values) => {
    prove.mutate({ params: inputOf(values) }, { onSuccess: ({ verifyCode }) => onProved(verifyCode) });
  };
  return (
    <Form
      initial={{ method: '', verifcode: '' }}
      validate={validateWith<Values>({ schema: localuserBeforeBind, inputOf })}
      onSubmit={submit}
    >
      <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('bind.proveText')}</p>
      <ProofFields methods={methods} purpose="beforeBind" />
      <FormAlert error={prove.error} />
      <Button type="submit" variant="contained" size="large" disabled={prove.isPending}>
        {prove.isPending ? t('bind.proving') : t('forgot.next')}
      </Button>
    </Form>
  );
}
