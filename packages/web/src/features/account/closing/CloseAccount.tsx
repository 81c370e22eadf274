import Button from '@mui/material/Button';
import type { LocaluserGetData } from '@openmall/sdk';
import { useUserLogoff } from '@openmall/sdk/hooks';
import { useField } from 'formik';
import { useState } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { RadioTilesField } from '../../../shared/forms/fields/RadioTilesField.tsx';
import { TextAreaField } from '../../../shared/forms/fields/TextAreaField.tsx';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx';
import { FundPasswordInput } from '../fund-password/FundPasswordInput.tsx';
import { closingReasons, closingInput, validateClosing, type ClosingValues } from './closing-values.ts';

function ReasonFields() {
  const { t } = useTranslation('security');
  const [{ value }] = useField<string>('choice');
  return (
    <>
      <RadioTilesField
        name="choice"
        label={t('closing.why')}
        minTileWidth={260}
        tiles={closingReasons.map((reason) => ({ value: reason, label: t(`closing.reason.${reason}`) }))}
      />
      {value === 'other' && (
        <TextAreaField name="reason" label={t('closing.words')} rows={3} maxLength={500} />
      )}
    </>
  );
}

interface Props {
  readonly profile: LocaluserGetData;
  readonly onClosed: () => void;
}

/** Closes the account permanently: reason, account name, fund password and a confirmation. */
export function CloseAccount({ profile, onClosed }: Props) {
  const { t } = useTranslation('security');
  const close = useUserLogoff({ mutation: { meta: { inline: true } } });
  const [submitted, setSubmitted] = useState<ClosingValues>();
  const hasFundPassword = profile.safeword === 1;
  const reasonText = ({ choice, reason }: ClosingValues): string => {
    const chosen = closingReasons.find((reasonKey) => reasonKey === choice);
    return chosen && chosen !== 'other' ? t(`closing.reason.${chosen}`) : reason;
  };
  const send = () => {
    if (!submitted) return;
    const params = closingInput(submitted, reasonText(submitted));
    close.mutate({ params }, { onSuccess: onClosed, onSettled: () => setSubmitted(undefined) });
  };
  return (
    <>
      <Form
        initial={{ choice: '', reason: '', account: '', cashPassword: '' }}
        validate={(values: ClosingValues) => validateClosing(values, reasonText(values), profile)}
        onSubmit={setSubmitted}
      >
        <ReasonFields />
        <TextField
          name="account"
          label={t('closing.account')}
          hint={t('closing.accountHint', { name: profile.username })}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
        />
        {hasFundPassword && <FundPasswordInput name="cashPassword" label={t('setup.fund')} />}
        <FormAlert error={close.error} />
        <Button
          type="submit"
          variant="contained"
          color="error"
          size="large"
          disabled={close.isPending}
          style={{ justifySelf: 'start' }}
        >
          {close.isPending ? t('closing.busy') : t('closing.submit')}
        </Button>
      </Form>
      <ConfirmDialog
        open={submitted !== undefined}
        title={t('closing.confirm')}
        action={t('closing.submit')}
        danger
        busy={close.isPending}
        onConfirm={send}
        onClose={() => setSubmitted(undefined)}
      >
        {t('closing.confirmText', { name: profile.username })}
      </ConfirmDialog>
    </>
  );
}
