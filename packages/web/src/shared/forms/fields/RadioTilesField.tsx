import { useField } from 'formik';
import { FieldError } from './FieldError.tsx';
import { RadioTiles, type Tile } from './RadioTiles.tsx';
import { useMessageText } from '../use-message-text.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly minTileWidth?: number;
}

/** Radio tiles in a form, with their error below. */
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
        <div role="alert" style={{ marginBlockStart: 8 }}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
