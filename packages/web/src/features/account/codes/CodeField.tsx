import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { useSeconds } from './use-seconds.ts';

/** How long one waits before asking for another code; the server counts as well. */
const PAUSE_SECONDS = 60;

interface Props {
  readonly name: string;
  readonly label: string;
  /** Where the code goes to; empty while that is not known. */
  readonly target: string;
  /** Fields that have to be right before a code can be sent. */
  readonly needs?: readonly string[];
  readonly isSending: boolean;
  readonly onSend: (done: () => void) => void;
}

/** Six digits that are sent on request, at most once a minute. */
export function CodeField({ name, label, target, needs = [], isSending, onSend }: Props) {
  const { t } = useTranslation('security');
  const { left, start } = useSeconds();
  const sendOnce = useSendOnce();
  const { validateForm, setFieldTouched } = useFormikContext();
  const send = async () => {
    const errors: Readonly<Record<string, unknown>> = await validateForm();
    const wrong = needs.filter((field) => errors[field] !== undefined);
    for (const field of wrong) void setFieldTouched(field, true, false);
    if (wrong.length === 0) sendOnce(() => onSend(() => start(PAUSE_SECONDS)));
  };
  const words = isSending ? t('code.sending') : left > 0 ? t('code.wait', { seconds: left }) : t('code.send');
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
          {words}
        </Button>
      }
    />
  );
}
