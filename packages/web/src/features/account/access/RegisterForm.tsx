import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { isApiError, type UserSession } from '@openmall/sdk';
import {
  useJscodeExecute,
  useLocaluserRegisterNoVerifcode,
  useLocaluserRegisterWithVerifcode,
} from '@openmall/sdk/hooks';
import { useState } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/forms/fields/PasswordField.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { loadNamespaces } from '../../../shared/i18n/load-translations.ts';
import { useTranslation } from 'react-i18next';
import { session } from '../../../shared/session/session.ts';
import { remember, remembered } from '../../../shared/state/storage.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { LazySliderDialog } from '../slider/LazySliderDialog.tsx';
import { noName } from './account-name.ts';
import { AccountNameFields } from './AccountNameFields.tsx';
import { Agreement } from './Agreement.tsx';
import { registration, validateRegistration, type RegisterValues } from './register-values.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const RegisterCode = lazyPart({
  load: async () => {
    const [module] = await Promise.all([import('./RegisterCode.tsx'), loadNamespaces('security')]);
    return module.RegisterCode;
  },
  frame: <Skeleton height={86} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={86} />,
});

const startValues = (): RegisterValues => ({
  ...noName,
  password: '',
  re_password: '',
  agentCode: remembered('agentCode', ''),
  agreed: false,
  verifcode: '',
});

/** A code that the server sends only after the slider. */
interface PendingCode {
  readonly target: string;
  readonly done: () => void;
}

const inline = { mutation: { meta: { inline: true } } };

/** Sends the code of a registration, after the slider where the server requires it. */
function useRegistrationCode() {
  const execute = useJscodeExecute(inline);
  const [pending, setPending] = useState<PendingCode>();
  const send = ({ target, done }: PendingCode, sliderPass?: string) => {
    setPending(undefined);
    const params = { target, ...(sliderPass && { sliderPass }) };
    const onError = (error: unknown) =>
      isApiError(error) && error.key === 'sliderNeeded' && setPending({ target, done });
    execute.mutate({ params }, { onSuccess: done, onError });
  };
  const { isPending, error } = execute;
  return { send, pending, cancel: () => setPending(undefined), isPending, error };
}

/**
 * Registers an account after the slider puzzle, or with a verification code instead of it. The user is logged in at
 * once.
 */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const register = useLocaluserRegisterNoVerifcode(inline);
  const registerByCode = useLocaluserRegisterWithVerifcode(inline);
  const sendCode = useRegistrationCode();
  const [byCode, setByCode] = useState(false);
  const [pending, setPending] = useState<RegisterValues>();
  const busy = register.isPending || registerByCode.isPending;
  const onSuccess = (opened: UserSession) => {
    session.open(opened);
    remember('agentCode', undefined);
    onDone();
  };
  const submit = (values: RegisterValues) => {
    if (busy) return;
    if (!byCode) return setPending(values);
    const { verifcode } = values;
    registerByCode.mutate({ params: { ...registration(values), verifcode } }, { onSuccess });
  };
  const onPass = (sliderPass: string) => {
    if (sendCode.pending) return sendCode.send(sendCode.pending, sliderPass);
    if (!pending) return;
    setPending(undefined);
    register.mutate({ params: { ...registration(pending), sliderPass } }, { onSuccess });
  };
  const switchToCode = () => {
    setPending(undefined);
    sendCode.cancel();
    setByCode(true);
  };
  const error = (byCode ? (registerByCode.error ?? sendCode.error) : register.error) ?? undefined;
  return (
    <>
      <Form initial={startValues()} validate={validateRegistration(byCode)} onSubmit={submit}>
        <AccountNameFields />
        {byCode && (
          <RegisterCode
            isSending={sendCode.isPending}
            onSend={(target, done) => sendCode.send({ target, done })}
          />
        )}
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
        <FormAlert error={isApiError(error) ? error : undefined} />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? t('register.busy') : t('register.submit')}
        </Button>
      </Form>
      <LazySliderDialog
        open={pending !== undefined || sendCode.pending !== undefined}
        onClose={() => {
          setPending(undefined);
          sendCode.cancel();
        }}
        onPass={onPass}
        alternative={{ label: 'byCode', run: switchToCode }}
      />
    </>
  );
}
