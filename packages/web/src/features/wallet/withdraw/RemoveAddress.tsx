import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { fromWireTime } from '@openmall/sdk';
import { useWithdrawCancelAddressRelease, useWithdrawRequestAddressRelease } from '@openmall/sdk/hooks';
import { withdrawRequestAddressRelease } from '@openmall/sdk/validators';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';

const HOUR_MS = 3_600_000;

const Text = styled.p`
  color: var(--mui-palette-text-secondary);
  text-wrap: pretty;
`;

interface Values {
  readonly authenticatorCode: string;
}
const inputOf = ({ authenticatorCode }: Values) => ({ authenticatorCode: authenticatorCode.trim() });
const validate = validateWith<Values>({ schema: withdrawRequestAddressRelease, inputOf });
const inline = { mutation: { meta: { inline: true } } };

/** The code that the authenticator shows, in the field `authenticatorCode` of a form. */
export function AuthenticatorCodeField() {
  const { t } = useTranslation('wallet');
  return (
    <TextField
      name="authenticatorCode"
      label={t('withdraw.code')}
      hint={t('withdraw.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      dir="ltr"
    />
  );
}

function RemoveDialog({ hours, onClose }: { readonly hours: number; readonly onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const [openedAt] = useState(Date.now);
  const request = useWithdrawRequestAddressRelease(inline);
  const date = formatMoment(openedAt + hours * HOUR_MS);
  return (
    <Dialog open onClose={() => !request.isPending && onClose()} title={t('withdraw.removeAsk')} width={440}>
      <Form
        initial={{ authenticatorCode: '' }}
        validate={validate}
        onSubmit={(values) => request.mutate({ params: inputOf(values) }, { onSuccess: onClose })}
      >
        <Text>{t('withdraw.removeText', { date })}</Text>
        <AuthenticatorCodeField />
        <FormAlert error={request.error} />
        <Button type="submit" variant="contained" color="error" size="large" disabled={request.isPending}>
          {request.isPending ? t('withdraw.busy') : t('withdraw.remove')}
        </Button>
      </Form>
    </Dialog>
  );
}

interface Props {
  /** The pause between the request and the removal. */
  readonly hours: number;
  /** When the address is removed, once its owner has asked for it. */
  readonly releaseTime: string | null | undefined;
}

/** Asks for the withdrawal address to be removed, shows when that happens, and stops it. */
export function RemoveAddress({ hours, releaseTime }: Props) {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(false);
  const keep = useWithdrawCancelAddressRelease();
  if (releaseTime)
    return (
      <Notice
        severity="warning"
        sx={{ flexWrap: 'wrap' }}
        action={
          <Button
            color="inherit"
            size="small"
            disabled={keep.isPending}
            onClick={() => keep.mutate(undefined, { onSuccess: () => toast.success(t('withdraw.kept')) })}
          >
            {t('withdraw.keep')}
          </Button>
        }
      >
        {t('withdraw.removing', { date: formatMoment(fromWireTime(releaseTime)) })}
      </Notice>
    );
  return (
    <>
      <Button
        variant="text"
        color="error"
        sx={{ justifySelf: 'start', marginBlock: -1, paddingInline: 0 }}
        onClick={() => setOpen(true)}
      >
        {t('withdraw.remove')}
      </Button>
      {isOpen && <RemoveDialog hours={hours} onClose={() => setOpen(false)} />}
    </>
  );
}
