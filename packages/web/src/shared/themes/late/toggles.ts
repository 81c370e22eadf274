/** Choices side by side. */
import { toggleButtonClasses } from '@mui/material/ToggleButton';
import { addStyles } from '../late-styles.ts';

addStyles({
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
});
