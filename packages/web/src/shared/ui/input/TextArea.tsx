import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import '../../themes/late/fields.ts';

const LINE = 20;
const PADDING = 10;

interface Props extends Omit<OutlinedInputProps, 'multiline' | 'inputComponent' | 'minRows' | 'maxRows'> {
  readonly rows?: number;
}

/** A field for several lines of text, with a resize handle. */
export const TextArea = ({ rows = 3, slotProps, ...props }: Props) => (
  <OutlinedInput
    {...props}
    multiline
    inputComponent="textarea"
    slotProps={{
      ...slotProps,
      input: { ...slotProps?.input, sx: { minHeight: rows * LINE + 2 * PADDING } },
    }}
  />
);
