import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { SelectBox } from '../../ui/input/SelectBox.tsx';
import { describedBy, FieldBox } from './FieldBox.tsx';
import { useMessageText } from '../use-message-text.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
  /** The first entry, which chooses nothing. */
  readonly placeholder?: string;
  /** Requires a choice although the field is optional in the contract. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly onChosen?: (value: string) => void;
}

const chosen = (value: string): string | undefined => (value === '' ? 'form.choice' : undefined);

/** The native list of the browser: typing searches it, and every screen reader supports it. */
export function SelectField({
  name,
  label,
  note,
  hint,
  choices,
  placeholder,
  required = false,
  disabled,
  autoComplete,
  onChosen,
}: Props) {
  const id = useId();
  const [field, meta] = useField<string>(required ? { name, validate: chosen } : name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error} disabled={disabled}>
      <SelectBox
        id={id}
        autoComplete={autoComplete ?? ''}
        value={field.value}
        onChange={(event) => {
          field.onChange(event);
          onChosen?.(event.target.value);
        }}
        onBlur={field.onBlur}
        name={name}
        slotProps={{
          input: {
            'aria-invalid': error !== '' || undefined,
            'aria-describedby': describedBy(id, error, hint),
          },
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectBox>
    </FieldBox>
  );
}
