import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { display } from './display.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';

/** The style overrides of the MUI components that every page has, for all sites. Those of the others load with them: `late`. */
export const componentOverrides: Components<Theme> = {
  ...baseline,
  ...buttons,
  ...display,
  ...navigation,
  ...overlays,
};
