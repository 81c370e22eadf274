import { useField } from 'formik';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { TextBox } from './controls.ts';
import { describedBy, FieldBox } from './FieldBox.tsx';
import { useMessageText } from './use-message-text.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** Something at the end of the box, such as a button that reveals a password. */
  readonly end?: ReactNode;
  /** How much room that takes. */
  readonly endWidth?: number;
  /** What is kept of what was typed; all of it if left out. */
  readonly keep?: ((text: string) => string) | undefined;
}

/** A line of text in a form. What is wrong with it is said after one has left it. */
export function TextField({ name, label, note, hint, end, endWidth = 52, keep, ...input }: Props) {
  const id = useId();
  const [field, meta, helpers] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error}>
      {/* What stands at the end of an amount stands there in Arabic too. */}
      <span dir={input.dir} style={{ position: 'relative', display: 'block' }}>
        <TextBox
          {...input}
          {...field}
          onChange={keep ? ({ target }) => void helpers.setValue(keep(target.value)) : field.onChange}
          id={id}
          aria-invalid={error !== '' || undefined}
          aria-describedby={describedBy(id, error, hint)}
          style={end ? { paddingInlineEnd: endWidth } : undefined}
        />
        {end && <span style={{ position: 'absolute', insetBlock: 2, insetInlineEnd: 2 }}>{end}</span>}
      </span>
    </FieldBox>
  );
}
