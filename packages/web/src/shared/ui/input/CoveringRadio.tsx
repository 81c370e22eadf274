import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import '../../themes/late/choices.ts';

const Root = styled(Radio)({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  '&:has(:focus-visible)': { outline: 'none' },
});
const nothing = <i hidden />;

/** An invisible radio button. Its label covers the choice and shows the selection. */
export const CoveringRadio = (props: Omit<RadioProps, 'icon' | 'checkedIcon'>) => (
  <Root {...props} icon={nothing} checkedIcon={nothing} />
);
