/** Check boxes and radio buttons. */
import { checkboxClasses } from '@mui/material/Checkbox';
import { formControlLabelClasses } from '@mui/material/FormControlLabel';
import { addStyles } from '../late-styles.ts';

const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

addStyles({
  MuiFormControlLabel: {
    defaultProps: { disableTypography: true },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'flex-start',
        gap: 10,
        margin: 0,
        [`&.${formControlLabelClasses.disabled}`]: { cursor: 'not-allowed' },
        [theme.breakpoints.down('md')]: { paddingBlock: 12, marginBlock: -12 },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        borderRadius: 5,
        color: 'var(--mui-palette-outline)',
        '&:hover': { color: 'var(--mui-palette-primary-main)' },
        '&:has(:focus-visible)': focusRing,
        [`&.${checkboxClasses.disabled}`]: { opacity: 0.5 },
        // Large enough for a thumb, without moving its neighbours.
        [theme.breakpoints.down('md')]: { padding: 12, margin: -12 },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: 0, color: 'var(--mui-palette-outline)', '&:has(:focus-visible)': focusRing },
    },
  },
});
