import { useField } from 'formik';
import { useId, type TextareaHTMLAttributes } from 'react';
import { TextArea } from './controls.ts';
import { describedBy, FieldBox } from './FieldBox.tsx';
import { useMessageText } from '../use-message-text.ts';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'> {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
}

/** A text of several lines in a form. */
export function TextAreaField({ name, label, note, hint, ...area }: Props) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error}>
      <TextArea
        {...area}
        {...field}
        id={id}
        aria-invalid={error !== '' || undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldBox>
  );
}
