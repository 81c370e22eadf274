import { useUserNewlogin } from '@openmall/sdk/hooks';
import { userNewlogin } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { session } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { loginName, noName, type AccountNameValues } from './account-name.ts';
import { AccountNameFields } from './AccountNameFields.tsx';

interface Values extends AccountNameValues {
  readonly password: string;
}

const inputOf = (values: Values) => ({ username: loginName(values), password: values.password });

const validate = validateWith<Values>({
  schema: userNewlogin,
  inputOf,
  fieldOf: (path, { kind }) => (path === 'username' ? kind : path),
});

/** Name and password. What the server refuses is said above the button. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const login = useUserNewlogin({ mutation: { meta: { inline: true } } });
  const submit = (values: Values) =>
    login.mutate(
      { params: inputOf(values) },
      {
        onSuccess: (opened) => {
          session.open(opened);
          onDone();
        },
      },
    );
  return (
    <Form initial={{ ...noName, password: '' }} validate={validate} onSubmit={submit}>
      <AccountNameFields />
      <PasswordField name="password" label={t('password.label')} autoComplete="current-password" />
      <FormAlert error={login.error} />
      <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
        {login.isPending ? t('login.busy') : t('login.submit')}
      </Button>
    </Form>
  );
}
