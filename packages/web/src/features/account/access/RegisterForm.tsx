import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { useLocaluserRegisterNoVerifcode } from '@openmall/sdk/hooks';
import { localuserRegisterNoVerifcode } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { session } from '../../../shared/session/session.ts';
import { remember, remembered } from '../../../shared/state/storage.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { noName, registeredName, type AccountNameValues } from './account-name.ts';
import { AccountNameFields } from './AccountNameFields.tsx';
import { Agreement } from './Agreement.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
`;

export interface RegisterValues extends AccountNameValues {
  readonly password: string;
  readonly re_password: string;
  readonly agentCode: string;
  readonly agreed: boolean;
}

const inputOf = (values: RegisterValues) => ({
  username: registeredName(values),
  password: values.password,
  re_password: values.re_password,
  type: values.kind === 'phone' ? (1 as const) : (2 as const),
  ...(values.agentCode.trim() && { agentCode: values.agentCode.trim() }),
});

const byContract = validateWith<RegisterValues>({
  schema: localuserRegisterNoVerifcode,
  inputOf,
  fieldOf: (path, { kind }) => (path === 'username' ? kind : path),
});

/** The contract's rules, and the box that has to be ticked. */
export const validateRegistration = async (values: RegisterValues) => ({
  ...(await byContract(values)),
  ...(!values.agreed && { agreed: 'form.agreement' }),
});

/** A new account; whoever made it is logged in at once. */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const register = useLocaluserRegisterNoVerifcode({ mutation: { meta: { inline: true } } });
  const initial: RegisterValues = {
    ...noName,
    password: '',
    re_password: '',
    agentCode: remembered('agentCode', ''),
    agreed: false,
  };
  const submit = (values: RegisterValues) =>
    register.mutate(
      { params: inputOf(values) },
      {
        onSuccess: (opened) => {
          session.open(opened);
          remember('agentCode', undefined);
          onDone();
        },
      },
    );
  return (
    <Form initial={initial} validate={validateRegistration} onSubmit={submit}>
      <AccountNameFields />
      <Pair>
        <PasswordField
          name="password"
          label={t('password.label')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <PasswordField name="re_password" label={t('password.again')} autoComplete="new-password" />
      </Pair>
      <TextField
        name="agentCode"
        label={t('register.code')}
        note={t('optional')}
        maxLength={32}
        autoComplete="off"
        spellCheck={false}
      />
      <Agreement />
      <FormAlert error={isApiError(register.error) ? register.error : undefined} />
      <Button type="submit" variant="contained" size="large" disabled={register.isPending}>
        {register.isPending ? t('register.busy') : t('register.submit')}
      </Button>
    </Form>
  );
}
