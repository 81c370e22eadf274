import { useField } from 'formik';
import { CircleAlert } from 'lucide-react';
import { RadioTiles, type Tile } from './RadioTiles.tsx';
import { useMessageText } from '../use-message-text.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly least?: number;
}

/** Radio tiles in a form, with what is wrong beneath them. */
export function RadioTilesField({ name, ...tiles }: Props) {
  const [{ value }, meta, { setValue }] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  return (
    <div>
      <RadioTiles
        {...tiles}
        chosen={value}
        invalid={error !== ''}
        onChoose={(chosen) => void setValue(chosen)}
      />
      {error && (
        <p
          role="alert"
          style={{
            display: 'flex',
            gap: 6,
            marginBlockStart: 8,
            color: 'var(--mui-palette-error-main)',
            fontSize: 13,
          }}
        >
          <CircleAlert size={14} aria-hidden style={{ flex: 'none', marginBlockStart: 3 }} />
          {error}
        </p>
      )}
    </div>
  );
}
