import type { Components, Theme } from '@mui/material/styles';

/** The components of the theme whose styles are loaded. MUI looks them up each time it renders one. */
export const loadedStyles: Components<Theme> = {};

/** Adds the styles of components that not every page has. The modules that use these import them, so that both load together. */
export const addStyles = (styles: Components<Theme>): void => void Object.assign(loadedStyles, styles);
