import Button from '@mui/material/Button';
import { isApiError } from '@openmall/sdk';
import { useUserNewlogin } from '@openmall/sdk/hooks';
import { userNewlogin } from '@openmall/sdk/validators';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/forms/fields/PasswordField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { session } from '../../../shared/session/session.ts';
import { LazySliderDialog } from '../slider/LazySliderDialog.tsx';
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

const sliderErrors: ReadonlySet<string> = new Set(['sliderNeeded', 'sliderFailed']);

/** Login name and password. The slider opens only when the server requires it; errors show above the button. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const login = useUserNewlogin({ mutation: { meta: { inline: true } } });
  const [pending, setPending] = useState<Values>();
  const submit = (values: Values, sliderPass?: string) => {
    if (login.isPending) return;
    setPending(undefined);
    login.mutate(
      { params: { ...inputOf(values), ...(sliderPass && { sliderPass }) } },
      {
        onSuccess: (opened) => {
          session.open(opened);
          onDone();
        },
        onError: (error) => isApiError(error) && sliderErrors.has(error.key) && setPending(values),
      },
    );
  };
  return (
    <>
      <Form initial={{ ...noName, password: '' }} validate={validate} onSubmit={(values) => submit(values)}>
        <AccountNameFields />
        <PasswordField name="password" label={t('password.label')} autoComplete="current-password" />
        <Link
          to={paths.forgotPassword}
          style={{
            justifySelf: 'end',
            marginBlockStart: -12,
            color: 'var(--mui-palette-primary-main)',
            borderRadius: 4,
          }}
        >
          {t('login.forgot')}
        </Link>
        <FormAlert error={login.error} />
        <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
          {login.isPending ? t('login.busy') : t('login.submit')}
        </Button>
      </Form>
      <LazySliderDialog
        open={pending !== undefined}
        onClose={() => setPending(undefined)}
        onPass={(pass) => pending && submit(pending, pass)}
        // A new password by a code needs no slider.
        alternative={{ label: 'byCode', run: () => void navigate(paths.forgotPassword) }}
      />
    </>
  );
}
