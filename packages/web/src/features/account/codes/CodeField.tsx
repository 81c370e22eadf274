import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { useSeconds } from './use-seconds.ts';

/** Seconds until another code can be requested; the server enforces this too. */
const RESEND_SECONDS = 60;

interface Props {
  readonly name: string;
  readonly label: string;
  /** The address or phone that receives the code; empty while unknown. */
  readonly target: string;
  /** Fields that must be valid before a code can be sent. */
  readonly requiredFields?: readonly string[];
  readonly isSending: boolean;
  readonly onSend: (done: () => void) => void;
}

/** The six digits of a verification code, with a button that sends it at most once a minute. */
export function CodeField({ name, label, target, requiredFields = [], isSending, onSend }: Props) {
  const { t } = useTranslation('security');
  const { left, start } = useSeconds();
  const sendOnce = useSendOnce();
  const { validateForm, setFieldTouched } = useFormikContext();
  const send = async () => {
    const errors: Readonly<Record<string, unknown>> = await validateForm();
    const invalid = requiredFields.filter((field) => errors[field] !== undefined);
    for (const field of invalid) void setFieldTouched(field, true, false);
    if (invalid.length === 0) sendOnce(() => onSend(() => start(RESEND_SECONDS)));
  };
  const buttonText = isSending
    ? t('code.sending')
    : left > 0
      ? t('code.wait', { seconds: left })
      : t('code.send');
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      dir="ltr"
      hint={left > 0 ? t('code.sent', { target }) : t('code.hint')}
      end={
        <Button
          size="small"
          disabled={isSending || left > 0}
          onClick={() => void send()}
          sx={{ marginInlineEnd: 0.5 }}
        >
          {buttonText}
        </Button>
      }
    />
  );
}
