/** Fields of text and lists. */
import { formLabelClasses } from '@mui/material/FormLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import type { Components, Theme } from '@mui/material/styles';
import { addStyles } from '../late-styles.ts';

const { disabled, error, focused, notchedOutline } = outlinedInputClasses;

const ring = (color: 'primary' | 'error') =>
  `0 0 0 1px var(--mui-palette-${color}-main), 0 0 0 4px var(--mui-palette-${color}-tint)`;

const outlined: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { fullWidth: true, notched: false },
  styleOverrides: {
    root: {
      padding: 0,
      backgroundColor: 'var(--mui-palette-background-paper)',
      lineHeight: '20px',
      transition: 'box-shadow var(--quick)',
      [`&:hover .${notchedOutline}`]: { borderColor: 'var(--mui-palette-text-secondary)' },
      '@media (hover: none)': {
        [`&:hover .${notchedOutline}`]: { borderColor: 'var(--mui-palette-outline)' },
      },
      [`&.${focused}`]: { boxShadow: ring('primary') },
      [`&.${focused} .${notchedOutline}`]: { borderColor: 'var(--mui-palette-primary-main)', borderWidth: 1 },
      [`&.${error} .${notchedOutline}`]: { borderColor: 'var(--mui-palette-error-main)' },
      [`&.${error}.${focused}`]: { boxShadow: ring('error') },
      [`&.${disabled}`]: { backgroundColor: 'var(--mui-palette-background-sunken)', cursor: 'not-allowed' },
      [`&.${disabled} .${notchedOutline}`]: { borderColor: 'var(--mui-palette-divider)' },
    },
    notchedOutline: { borderColor: 'var(--mui-palette-outline)', transition: 'border-color var(--quick)' },
    input: ({ theme }) => ({
      boxSizing: 'border-box',
      height: 44,
      paddingBlock: 0,
      paddingInline: 14,
      '&::placeholder': { color: 'var(--mui-palette-text-tertiary)', opacity: 1 },
      [`&.${disabled}`]: {
        cursor: 'not-allowed',
        WebkitTextFillColor: 'var(--mui-palette-text-tertiary)',
      },
      // A field with suggestions shows our own arrow. The native one is invisible above it and opens the list.
      '&::-webkit-calendar-picker-indicator': {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 40,
        height: '100%',
        opacity: 0,
        cursor: 'pointer',
      },
      // Below 16 px phones zoom into the page.
      [theme.breakpoints.down('md')]: { fontSize: 16 },
      variants: [
        {
          props: { multiline: true },
          style: { height: 'auto', minHeight: 76, paddingBlock: 10, resize: 'vertical' },
        },
      ],
    }),
  },
};

addStyles({
  MuiFormControl: { defaultProps: { fullWidth: true }, styleOverrides: { root: { gap: 6 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        lineHeight: '20px',
        fontWeight: 600,
        '&&': { color: 'var(--mui-palette-text-primary)' },
        [`&&.${formLabelClasses.disabled}`]: { color: 'var(--mui-palette-text-tertiary)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: 12,
        lineHeight: '16px',
        // An address or a file's name may be one long word.
        overflowWrap: 'anywhere',
        variants: [
          { props: { error: true }, style: { display: 'flex', gap: 6, fontSize: 13, lineHeight: '18px' } },
        ],
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { height: 'auto', maxHeight: 'none', margin: 0, color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiOutlinedInput: outlined,
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&&&': { paddingInline: '14px 36px' },
      },
      icon: {
        insetInlineEnd: 12,
        top: 'calc(50% - 8px)',
        width: 16,
        height: 16,
        color: 'var(--mui-palette-text-secondary)',
      },
    },
  },
});
