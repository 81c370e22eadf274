import { useField } from 'formik';
import { useId } from 'react';
import { TextArea } from '../../ui/input/TextArea.tsx';
import { describedBy, FieldBox } from './FieldBox.tsx';
import { useMessageText } from '../use-message-text.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  readonly rows: number;
  readonly maxLength: number;
}

/** A text of several lines in a form. */
export function TextAreaField({ name, label, note, hint, rows, maxLength }: Props) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error}>
      <TextArea
        {...field}
        id={id}
        rows={rows}
        slotProps={{
          input: {
            maxLength,
            'aria-invalid': error !== '' || undefined,
            'aria-describedby': describedBy(id, error, hint),
          },
        }}
      />
    </FieldBox>
  );
}
