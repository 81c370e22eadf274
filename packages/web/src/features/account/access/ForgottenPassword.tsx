import Button from '@mui/material/Button';
import type { UserGetUserNameVerifTargetData } from '@openmall/sdk';
import { useUserGetUserNameVerifTarget, useUserResetpsw } from '@openmall/sdk/hooks';
import { userGetUserNameVerifTarget, userResetpsw } from '@openmall/sdk/validators';
import { useState } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { ProofFields } from '../codes/ProofFields.tsx';
import { proofMethodOf, type ProofMethod } from '../codes/proof-methods.ts';
import { NewPasswordFields } from '../security/NewPasswordFields.tsx';
import { loginName, noName, registeredName, type AccountNameValues } from './account-name.ts';
import { AccountNameFields } from './AccountNameFields.tsx';

const validateName = validateWith<AccountNameValues>({
  schema: userGetUserNameVerifTarget,
  inputOf: (values) => ({ username: loginName(values) }),
  fieldOf: (_path, { kind }) => kind,
});

interface Values {
  readonly method: string;
  readonly verifcode: string;
  readonly password: string;
  readonly re_password: string;
}

/** The proof methods of the account. They show the full address, because the user has just typed it. */
function offeredMethods(
  data: UserGetUserNameVerifTargetData,
  name: AccountNameValues,
): readonly ProofMethod[] {
  const target = registeredName(name);
  return [
    ...(data.email_authority ? [{ type: 2, target, shown: data.email ?? '' } as const] : []),
    ...(data.phone_authority ? [{ type: 1, target, shown: `+${data.phone ?? ''}` } as const] : []),
  ];
}

interface NewPasswordProps {
  readonly username: string;
  readonly methods: readonly ProofMethod[];
  readonly onDone: () => void;
}

function NewPassword({ username, methods, onDone }: NewPasswordProps) {
  const { t } = useTranslation('security');
  const reset = useUserResetpsw({ mutation: { meta: { inline: true } } });
  const inputOf = ({ method, verifcode, password, re_password }: Values) => ({
    username,
    verifcode_type: proofMethodOf(methods, method)?.type === 1 ? (1 as const) : (2 as const),
    verifcode: verifcode.trim(),
    password,
    re_password,
  });
  const submit = (values: Values) => {
    reset.mutate({ params: inputOf(values) }, { onSuccess: onDone });
  };
  return (
    <Form
      initial={{ method: '', verifcode: '', password: '', re_password: '' }}
      validate={validateWith<Values>({ schema: userResetpsw, inputOf })}
      onSubmit={submit}
    >
      <ProofFields methods={methods} purpose="resetPassword" withSlider />
      <NewPasswordFields />
      <FormAlert error={reset.error} />
      <Button type="submit" variant="contained" size="large" disabled={reset.isPending}>
        {reset.isPending ? t('saving') : t('forgot.submit')}
      </Button>
    </Form>
  );
}

/**
 * Resets the login password: first the name, then a proof and the new password. It never reveals whether the account
 * exists.
 */
export function ForgottenPassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const [name, setName] = useState<AccountNameValues>();
  const username = name ? loginName(name) : '';
  const offered = useUserGetUserNameVerifTarget(
    { username },
    { query: { enabled: name !== undefined, meta: { inline: true } } },
  );
  if (name && offered.data)
    return (
      <>
        <p style={{ color: 'var(--mui-palette-text-secondary)' }}>
          {t('forgot.for')} <bdi dir="ltr">{registeredName(name)}</bdi>{' '}
          <Button size="small" onClick={() => setName(undefined)}>
            {t('forgot.otherName')}
          </Button>
        </p>
        <NewPassword username={username} methods={offeredMethods(offered.data, name)} onDone={onDone} />
      </>
    );
  return (
    <Form initial={name ?? noName} validate={validateName} onSubmit={setName}>
      <AccountNameFields />
      <FormAlert error={offered.error} />
      <Button type="submit" variant="contained" size="large" disabled={offered.isFetching}>
        {offered.isFetching ? t('forgot.looking') : t('forgot.next')}
      </Button>
    </Form>
  );
}
