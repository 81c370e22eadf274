import { checkboxClasses } from '@mui/material/Checkbox';
import { formControlLabelClasses } from '@mui/material/FormControlLabel';
import type { Components, Theme } from '@mui/material/styles';
import { toggleButtonClasses } from '@mui/material/ToggleButton';

const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

/** Check boxes, radio buttons and choices side by side. */
export const choices: Components<Theme> = {
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
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { maxWidth: '100%', padding: 3, backgroundColor: 'var(--mui-palette-background-sunken)' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 6,
        height: 34,
        paddingBlock: 0,
        paddingInline: 14,
        border: 0,
        color: 'var(--mui-palette-text-secondary)',
        fontWeight: 400,
        whiteSpace: 'nowrap',
        // The group rounds its ends only; here each button is a pill in a groove.
        '&&': { margin: 0, border: 0, borderRadius: theme.shape.borderRadiusSmall },
        '&:hover': { backgroundColor: 'transparent', color: 'var(--mui-palette-text-primary)' },
        [`&&.${toggleButtonClasses.selected}, &&.${toggleButtonClasses.selected}:hover`]: {
          backgroundColor: 'var(--mui-palette-primary-tint)',
          color: 'var(--mui-palette-primary-main)',
          fontWeight: 600,
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
        },
        [theme.breakpoints.down('md')]: {
          flex: '0 1 auto',
          height: 'auto',
          minWidth: 44,
          minHeight: 38,
          whiteSpace: 'normal',
        },
      }),
    },
  },
};
