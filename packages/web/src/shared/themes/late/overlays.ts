/** Dialogs, drawers and menus. */
import { addStyles } from '../late-styles.ts';

addStyles({
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'rgb(12 22 18 / 48%)',
          ...theme.applyStyles('dark', { backgroundColor: 'rgb(0 0 0 / 72%)' }),
        },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 24,
        maxWidth: 'calc(100% - 48px)',
        maxHeight: 'calc(100% - 48px)',
        borderRadius: theme.shape.borderRadiusLarge,
        boxShadow: 'var(--mui-elevation-high)',
        // Below 900 px it is a sheet at the bottom edge, where the thumb is.
        [theme.breakpoints.down('md')]: {
          margin: 'auto 0 0',
          width: '100% !important',
          maxWidth: '100%',
          maxHeight: 'calc(100dvh - 24px)',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      }),
      scrollPaper: ({ theme }) => ({ [theme.breakpoints.down('md')]: { alignItems: 'flex-end' } }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        minHeight: 64,
        padding: 12,
        paddingInlineStart: 24,
        '& h2': { flex: 1, fontSize: 18, lineHeight: '26px' },
        [theme.breakpoints.down('md')]: { minHeight: 56, padding: '4px 4px 4px 16px' },
      }),
    },
  },
  MuiDialogContent: {
    // Room for the focus ring and the notch of a field at the top.
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '4px 24px 24px',
        overscrollBehavior: 'contain',
        [theme.breakpoints.down('md')]: { padding: '4px 16px 16px' },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        padding: '16px 24px',
        borderBlockStart: '1px solid var(--mui-palette-divider)',
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
        // Each action as wide as its half or, with a long text, as the sheet.
        [theme.breakpoints.down('md')]: {
          flexWrap: 'wrap',
          gap: 8,
          padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
          '& > :not(style)': { flex: '1 1 auto' },
        },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { border: 0, boxShadow: 'var(--mui-elevation-high)' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginBlockStart: 8,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: theme.shape.borderRadiusLarge,
        boxShadow: 'var(--mui-elevation-high)',
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        minHeight: 40,
        paddingBlock: 6,
        paddingInline: 12,
        borderRadius: theme.shape.borderRadiusSmall,
        fontSize: 14,
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--mui-palette-background-sunken)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--mui-palette-primary-tint)',
          color: 'var(--mui-palette-primary-main)',
          fontWeight: 600,
        },
        [theme.breakpoints.down('md')]: { minHeight: 44 },
      }),
    },
  },
});
