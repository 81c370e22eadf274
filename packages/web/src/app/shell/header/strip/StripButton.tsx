import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A link or button of the dark strip at the top. */
export const StripButton = styled(ButtonBase)({
  gap: 6,
  height: 24,
  borderRadius: 4,
  font: 'inherit',
  whiteSpace: 'nowrap',
  '&:hover': { color: '#fff' },
  '&:focus-visible': { outlineColor: '#fff' },
}) as typeof ButtonBase; // `styled` loses the props of `href`.
