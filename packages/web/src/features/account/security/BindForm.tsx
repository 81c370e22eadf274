import Button from '@mui/material/Button';
import { useIdcodeExecute, useLocaluserBindEmailOrPhone } from '@openmall/sdk/hooks';
import { localuserBindEmailOrPhone } from '@openmall/sdk/validators';
import { useFormikContext } from 'formik';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/forms/fields/PasswordField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { registeredName, type AccountNameValues } from '../access/account-name.ts';
import { TargetFields } from '../access/TargetFields.tsx';
import { CodeField } from '../codes/CodeField.tsx';

interface Values extends AccountNameValues {
  readonly verifcode: string;
  readonly password: string;
}

function TargetCode() {
  const { t } = useTranslation('security');
  const { values } = useFormikContext<Values>();
  const send = useIdcodeExecute({ mutation: { meta: { inline: true } } });
  const target = registeredName(values);
  return (
    <>
      <CodeField
        name="verifcode"
        label={t('code.label')}
        target={target}
        requiredFields={[values.kind]}
        isSending={send.isPending}
        onSend={(done) => send.mutate({ params: { target, purpose: 'bind' } }, { onSuccess: done })}
      />
      <FormAlert error={send.error} />
    </>
  );
}

interface Props {
  /** The initial values of the fields. */
  readonly initial: AccountNameValues;
  /** Proves ownership of the replaced address or phone. */
  readonly verifyCode: string | undefined;
  readonly onBound: () => void;
}

/** Adds an address or phone: a code is sent to it, and the password confirms the user. */
export function BindForm({ initial, verifyCode, onBound }: Props) {
  const { t } = useTranslation('security');
  const bind = useLocaluserBindEmailOrPhone({ mutation: { meta: { inline: true } } });
  const inputOf = (values: Values) => ({
    target: registeredName(values),
    verifcode: values.verifcode.trim(),
    password: values.password,
    ...(verifyCode && { verifyCode }),
  });
  const submit = (values: Values) => {
    bind.mutate({ params: inputOf(values) }, { onSuccess: onBound });
  };
  const validate = validateWith<Values>({
    schema: localuserBindEmailOrPhone,
    inputOf,
    fieldOf: (path, { kind }) => (path === 'target' ? kind : path),
  });
  return (
    <Form initial={{ ...initial, verifcode: '', password: '' }} validate={validate} onSubmit={submit}>
      <TargetFields kind={initial.kind} />
      <TargetCode />
      <PasswordField
        name="password"
        label={t('bind.password')}
        hint={t('bind.passwordHint')}
        autoComplete="current-password"
      />
      <FormAlert error={bind.error} />
      <Button type="submit" variant="contained" size="large" disabled={bind.isPending}>
        {bind.isPending ? t('saving') : t(`bind.${initial.kind}.submit`)}
      </Button>
    </Form>
  );
}
