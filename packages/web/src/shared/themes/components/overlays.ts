import type { Components, Theme } from '@mui/material/styles';

export const overlays: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
};
