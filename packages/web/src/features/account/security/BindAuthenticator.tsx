import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { GoogleAuthGetData } from '@openmall/sdk';
import { useGoogleAuthBind } from '@openmall/sdk/hooks';
import { googleAuthBind } from '@openmall/sdk/validators';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { OwnerPassword } from '../../../shared/forms/fields/OwnerPassword.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useOwnerProof } from '../../../shared/forms/use-owner-proof.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { QrCode } from '../../../shared/ui/display/QrCode.tsx';
import { STEP_MARK } from '../../../shared/ui/display/step-mark.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const Steps = styled.ol`
  display: grid;
  gap: 32px;
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 0 16px;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    ${STEP_MARK}
  }
  & h2 {
    font-size: 16px;
    line-height: 32px;
  }
  & .body {
    grid-column: 2;
    display: grid;
    gap: 16px;
  }
  & .body > p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & .key {
    display: flex;
    gap: 24px;
    align-items: center;
  }
  & .code {
    display: flex;
    flex: none;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 7px;
  }
  & .key p {
    color: var(--mui-palette-text-secondary);
  }
  & code {
    font-family: ui-monospace, 'SF Mono', Consolas, monospace;
    overflow-wrap: anywhere;
  }
`;

interface Values {
  readonly code: string;
  readonly password: string;
}

const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

interface Props {
  readonly newKey: GoogleAuthGetData;
  readonly onBound: () => void;
}

/** Three steps: scan the key, save the recovery codes, confirm with a code. */
export function BindAuthenticator({ newKey, onBound }: Props) {
  const { t } = useTranslation('security');
  const proof = useOwnerProof();
  const bind = useGoogleAuthBind({ mutation: { meta: { inline: true }, onError: proof.handleRefusal } });
  const inputOf = ({ code, password }: Values) => ({ code: code.trim(), ...proof.inputOf(password) });
  const validate = validateWith<Values>({ schema: googleAuthBind, inputOf });
  const submit = (values: Values) => {
    bind.mutate({ params: inputOf(values) }, { onSuccess: onBound });
  };
  return (
    <Steps>
      <li>
        <h2>{t('authenticator.scan')}</h2>
        <div className="body">
          <div className="key">
            <span className="code">
              <QrCode text={newKey.uri} label={t('authenticator.qr')} size={176} />
            </span>
            <p>
              {t('authenticator.scanText')}
              <br />
              <bdi dir="ltr">
                <code>{inFours(newKey.secret)}</code>
                <CopyButton text={newKey.secret} label={t('authenticator.copyKey')} />
              </bdi>
            </p>
          </div>
        </div>
      </li>
      <li>
        <h2>{t('authenticator.keep')}</h2>
        <div className="body">
          <p>{t('authenticator.keepText')}</p>
          <RecoveryCodes codes={newKey.recoveryCodes} />
        </div>
      </li>
      <li>
        <h2>{t('authenticator.prove')}</h2>
        <div className="body" style={{ maxInlineSize: 360 }}>
          <Form initial={{ code: '', password: '' }} validate={validate} onSubmit={submit}>
            <TextField
              name="code"
              label={t('code.authenticator')}
              hint={t('code.authenticatorHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              dir="ltr"
            />
            <FormAlert error={bind.error} />
            <OwnerPassword proof={proof} />
            <Button type="submit" variant="contained" size="large" disabled={bind.isPending}>
              {bind.isPending ? t('saving') : t('authenticator.bind')}
            </Button>
          </Form>
        </div>
      </li>
    </Steps>
  );
}
