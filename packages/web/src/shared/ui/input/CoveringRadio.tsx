import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';

const Root = styled(Radio)({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  '&:has(:focus-visible)': { outline: 'none' },
});
const nothing = <i hidden />;

/** A radio button that is not seen: the label around it is as large as the choice, and shows what is chosen. */
export const CoveringRadio = (props: Omit<RadioProps, 'icon' | 'checkedIcon'>) => (
  <Root {...props} icon={nothing} checkedIcon={nothing} />
);
