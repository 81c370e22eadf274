import Button from '@mui/material/Button';
import { useGoogleAuthGet, useGoogleAuthUnbind } from '@openmall/sdk/hooks';
import { googleAuthUnbind } from '@openmall/sdk/validators';
import { CircleCheck } from 'lucide-react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { BindAuthenticator } from './BindAuthenticator.tsx';

interface Values {
  readonly code: string;
}

const inline = { mutation: { meta: { inline: true } } };
const inputOf = ({ code }: Values) => ({ code: code.trim().toLowerCase() });
const validate = validateWith<Values>({ schema: googleAuthUnbind, inputOf });
const column = { display: 'grid', gap: 16, justifyItems: 'start', maxInlineSize: 440 } as const;

function RemoveAuthenticator({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = useTranslation('security');
  const unbind = useGoogleAuthUnbind(inline);
  const submit = (values: Values) => {
    unbind.mutate({ params: inputOf(values) }, { onSuccess: onRemoved });
  };
  return (
    <div style={{ ...column, justifyItems: 'stretch' }}>
      <p style={{ display: 'flex', gap: 8, alignItems: 'center', fontWeight: 600 }}>
        <CircleCheck size={18} color="var(--mui-palette-success-main)" aria-hidden />
        {t('authenticator.isBound')}
      </p>
      <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('authenticator.removeText')}</p>
      <Form initial={{ code: '' }} validate={validate} onSubmit={submit}>
        <TextField
          name="code"
          label={t('authenticator.proof')}
          hint={t('authenticator.proofHint')}
          autoComplete="one-time-code"
          maxLength={11}
          dir="ltr"
          spellCheck={false}
        />
        <FormAlert error={unbind.error} />
        <Button type="submit" variant="outlined" size="large" disabled={unbind.isPending}>
          {unbind.isPending ? t('saving') : t('authenticator.remove')}
        </Button>
      </Form>
    </div>
  );
}

interface Props {
  readonly isBound: boolean;
  readonly onBound: () => void;
  readonly onRemoved: () => void;
}

/** Sets up the authenticator with a new key, or removes it with a code. */
export function Authenticator({ isBound, onBound, onRemoved }: Props) {
  const { t } = useTranslation('security');
  const createKey = useGoogleAuthGet(inline);
  const sendOnce = useSendOnce();
  if (isBound) return <RemoveAuthenticator onRemoved={onRemoved} />;
  if (createKey.data) return <BindAuthenticator newKey={createKey.data} onBound={onBound} />;
  return (
    <div style={column}>
      <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('authenticator.why')}</p>
      <FormAlert error={createKey.error} />
      <Button
        variant="contained"
        size="large"
        disabled={createKey.isPending}
        onClick={() => sendOnce(createKey.mutate)}
      >
        {createKey.isPending ? t('authenticator.drawing') : t('authenticator.begin')}
      </Button>
    </div>
  );
}
