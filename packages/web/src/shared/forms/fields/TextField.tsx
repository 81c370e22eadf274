import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { useId, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { describedBy, FieldBox } from './FieldBox.tsx';
import { useMessageText } from '../use-message-text.ts';
import '../../themes/late/fields.ts';

interface Typing {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The hint asks which amount was meant; no other error is shown until the user answers. */
  readonly isOpen: boolean;
}

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** Something at the end of the box, such as a button that reveals a password. */
  readonly end?: ReactNode;
  /** Filters the typed text; the default is to change nothing. */
  readonly keep?: ((text: string) => string) | undefined;
  /** For fields whose text differs from their value: amounts are typed in the format of the language. */
  readonly typing?: Typing | undefined;
}

/** A text field of a form. Shows its error on blur. */
export function TextField({ name, label, note, hint, end, keep, typing, dir, type, ...input }: Props) {
  const id = useId();
  const [field, meta, helpers] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched && !typing?.isOpen ? messageText(meta.error) : '';
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    typing ? typing.onType(target.value) : void helpers.setValue(keep ? keep(target.value) : target.value);
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error} disabled={input.disabled}>
      <OutlinedInput
        id={id}
        name={name}
        type={type ?? 'text'}
        // Amounts are left-to-right in Arabic too, with the unit at their end.
        dir={dir}
        value={typing?.text ?? field.value}
        onChange={onChange}
        onBlur={field.onBlur}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        slotProps={{
          input: {
            ...input,
            'aria-invalid': error !== '' || typing?.isOpen || undefined,
            'aria-describedby': describedBy(id, error, hint),
          },
        }}
      />
    </FieldBox>
  );
}
