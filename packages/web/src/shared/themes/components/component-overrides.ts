import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { choices } from './choices.ts';
import { display } from './display.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';

/** The style overrides of MUI's components for all sites, one module per kind of component. */
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
