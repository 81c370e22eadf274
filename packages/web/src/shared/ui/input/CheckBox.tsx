import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import '../../themes/late/choices.ts';

// MUI hands a font size to every icon.
const Box = styled('span', { shouldForwardProp: (name) => name !== 'fontSize' })({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  border: '1.5px solid currentColor',
  borderRadius: 5,
  backgroundColor: 'var(--mui-palette-background-paper)',
});
const FullBox = styled(Box)({ backgroundColor: 'currentColor' });

const mark = {
  size: 14,
  strokeWidth: 3,
  color: 'var(--mui-palette-primary-contrastText)',
  'aria-hidden': true,
};
const icons = {
  icon: <Box />,
  checkedIcon: (
    <FullBox>
      <Check {...mark} />
    </FullBox>
  ),
  indeterminateIcon: (
    <FullBox>
      <Minus {...mark} />
    </FullBox>
  ),
};

interface Props {
  readonly checked: boolean;
  /** Some items of the group are checked, but not all. */
  readonly indeterminate?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
  /** The accessible name of a checkbox without a visible label. */
  readonly label?: string;
  readonly name?: string;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

/** A checkbox with a third state for "some". */
export function CheckBox({
  checked,
  indeterminate = false,
  onChange,
  children,
  label,
  name,
  invalid,
  disabled = false,
}: Props) {
  const box = (
    <Checkbox
      {...icons}
      checked={checked}
      indeterminate={indeterminate}
      name={name}
      disabled={disabled}
      onChange={(_, isChecked) => onChange(isChecked)}
      slotProps={{ input: { 'aria-label': label, 'aria-invalid': invalid || undefined } }}
    />
  );
  return children === undefined ? box : <FormControlLabel control={box} label={children} />;
}
