/* eslint-disable @typescript-eslint/no-empty-object-type -- MUI's types are extended by merging interfaces */
/**
 * The keys of the store's theme beside MUI's own. Each is also a CSS variable: `palette.primary.tint` is
 * `--mui-palette-primary-tint`.
 */
import '@mui/material/styles';

interface Toast {
  readonly success: string;
  readonly error: string;
  readonly info: string;
  readonly warning: string;
}
/** Dark in both color schemes: the strip at the top, banners, the newsletter. */
interface Deep {
  readonly main: string;
  readonly contrastText: string;
  /** A lighter spot on `main`; white text stays readable on it. */
  readonly sheen: string;
}
/** Light in both color schemes: buttons on `deep`, banners without a picture. */
interface Accent {
  readonly main: string;
  readonly contrastText: string;
}
interface StoreColors {
  deep: Deep;
  accent: Accent;
  /** The edge of a control: 3:1 against the background. */
  outline: string;
  /** Empty stars, edges of hovered cards. */
  faded: string;
  rating: string;
  toast: Toast;
}
interface StoreShape {
  /** Chips and fields within fields. */
  borderRadiusSmall: number;
  /** Dialogs and large cards. */
  borderRadiusLarge: number;
  /** Search fields and their content. */
  borderRadiusPill: number;
}
interface StoreElevation {
  readonly low: string;
  readonly high: string;
}
interface StoreKeys {
  /** Box shadows of cards (`low`) and of elements above the page (`high`). */
  elevation: StoreElevation;
  /** Share of `accent` in the bands of price and discounts. */
  glowShare: string;
}
interface StoreFonts {
  fonts: {
    readonly text: string;
    readonly heading: string;
    readonly headingWeight: string;
    readonly headingSpacing: string;
    /** Letter spacing of the shop's name. */
    readonly nameSpacing: string;
  };
  layout: {
    readonly header: string;
    /** Height of the header after scrolling, and on phones. */
    readonly headerSmall: string;
    readonly page: string;
    readonly gutter: string;
  };
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends StoreColors {}
  interface PaletteOptions extends Partial<StoreColors> {
    Skeleton?: { readonly bg: string };
  }
  interface PaletteColor {
    /** Background of selected and tinted elements. */
    tint: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypeBackground {
    sunken: string;
  }
  interface ColorSystem extends StoreKeys {}
  interface ColorSystemOptions extends Partial<StoreKeys> {}
  interface ThemeVars extends StoreFonts, StoreKeys {
    shape: StoreShape & { borderRadius: number };
  }
  interface Theme extends StoreFonts {}
  interface ThemeOptions extends Partial<StoreFonts> {}
  interface CssVarsThemeOptions extends Partial<StoreFonts> {}
}

declare module '@mui/system' {
  interface Shape extends StoreShape {}
}
