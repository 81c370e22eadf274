import { useField } from 'formik';
import { useId, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { TextBox } from './controls.ts';
import { describedBy, FieldBox } from './FieldBox.tsx';
import { useMessageText } from '../use-message-text.ts';

interface Typing {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The hint asks what was meant: until that is answered, nothing else is said against the text. */
  readonly isOpen: boolean;
}

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
  /** For a field whose text is not its value: an amount is typed as the language writes it. */
  readonly typing?: Typing | undefined;
}

/** A line of text in a form. What is wrong with it is said after one has left it. */
export function TextField({ name, label, note, hint, end, endWidth = 52, keep, typing, ...input }: Props) {
  const id = useId();
  const [field, meta, helpers] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched && !typing?.isOpen ? messageText(meta.error) : '';
  return (
    <FieldBox id={id} label={label} note={note} hint={hint} error={error}>
      {/* What stands at the end of an amount stands there in Arabic too. */}
      <span dir={input.dir} style={{ position: 'relative', display: 'block' }}>
        <TextBox
          {...input}
          {...field}
          onChange={keep ? ({ target }) => void helpers.setValue(keep(target.value)) : field.onChange}
          {...(typing && {
            value: typing.text,
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => typing.onType(target.value),
          })}
          id={id}
          aria-invalid={error !== '' || typing?.isOpen || undefined}
          aria-describedby={describedBy(id, error, hint)}
          style={end ? { paddingInlineEnd: endWidth } : undefined}
        />
        {end && <span style={{ position: 'absolute', insetBlock: 2, insetInlineEnd: 2 }}>{end}</span>}
      </span>
    </FieldBox>
  );
}
