import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldBox } from '../../../shared/forms/fields/FieldBox.tsx';
import '../../../shared/themes/late/fields.ts';

interface Props {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly disabled: boolean;
}

/** The code of the authenticator beside a PIN, outside of a Formik form. */
export function CodeInput({ value, onChange, disabled }: Props) {
  const { t } = useTranslation('wallet');
  const id = useId();
  const hint = t('withdraw.codeHint');
  return (
    <FieldBox id={id} label={t('withdraw.code')} hint={hint} error="" disabled={disabled}>
      <OutlinedInput
        id={id}
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 6))}
        slotProps={{
          input: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            'aria-describedby': describedBy(id, '', hint),
          },
        }}
      />
    </FieldBox>
  );
}
