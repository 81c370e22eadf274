import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { choices } from './choices.ts';
import { display } from './display.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';

/** How MUI's components look in every site. One module for each kind of component. */
export const componentOverrides: Components<Theme> = {
  ...baseline,
  ...buttons,
  ...choices,
  ...display,
  ...feedback,
  ...inputs,
  ...navigation,
  ...overlays,
};
