/** The colors of a theme, light or dark, named by their use. Each is a CSS variable of the same name. */
export interface Palette {
  /** Prices, selected elements, the primary button, the focus ring. Readable on `surface`, `ground` and `brandTint`. */
  readonly brand: string;
  /** Hovered and pressed. */
  readonly brandStrong: string;
  /** Background of selected and tinted elements. */
  readonly brandTint: string;
  /** The dark strip at the top, banners, the newsletter; dark in both palettes. */
  readonly brandDeep: string;
  /** Second color: buttons on `brandDeep`, banners without a picture; light in both palettes. */
  readonly brandGlow: string;
  /** A sheen on `brandDeep`; white text stays readable on it. */
  readonly deepSheen: string;
  /** Text on `brand` and the other strong colors. */
  readonly onBrand: string;
  /** Secondary text on `brandDeep`. */
  readonly onDeep: string;
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  /** The border of controls: 3:1 against its background. */
  readonly lineStrong: string;
  /** Empty stars, edges of hovered cards. */
  readonly faded: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly inkFaint: string;
  /** Disabled elements, and their background. */
  readonly off: string;
  readonly offGround: string;
  /** The overlay of a hovered element. */
  readonly veil: string;
  readonly skeleton: string;
  readonly good: string;
  readonly goodTint: string;
  readonly warn: string;
  readonly warnTint: string;
  readonly bad: string;
  readonly badStrong: string;
  readonly badTint: string;
  readonly star: string;
  /** Icons on `ink`, the background of toasts. */
  readonly inkGood: string;
  readonly inkBad: string;
  readonly inkInfo: string;
  readonly inkWarn: string;
}

type Own =
  'brand' | 'brandStrong' | 'brandTint' | 'brandDeep' | 'brandGlow' | 'deepSheen' | 'onBrand' | 'onDeep';
/** The colors that a theme inherits unless it defines its own. */
export type Neutrals = Omit<Palette, Own>;

export const daylight: Neutrals = {
  ground: '#f5f5f3',
  surface: '#ffffff',
  sunken: '#f0f0ed',
  line: '#e5e5e2',
  lineStrong: '#8b8b86',
  faded: '#d6d6d1',
  ink: '#1a1c1b',
  inkSoft: '#545753',
  inkFaint: '#696c68',
  off: 'rgb(0 0 0 / 38%)',
  offGround: 'rgb(0 0 0 / 12%)',
  veil: 'rgb(0 0 0 / 4%)',
  skeleton: '#ebebe7',
  good: '#15703f',
  goodTint: '#e8f5ec',
  warn: '#8a5200',
  warnTint: '#fff4de',
  bad: '#b3261e',
  badStrong: '#8c1d18',
  badTint: '#fdeceb',
  star: '#e5a000',
  inkGood: '#7fd8b4',
  inkBad: '#ff9b92',
  inkInfo: '#a9c8ff',
  inkWarn: '#ffd28a',
};

export const night: Neutrals = {
  ground: '#111413',
  surface: '#1a1e1c',
  sunken: '#242927',
  line: '#303633',
  lineStrong: '#7c847f',
  faded: '#4a524e',
  ink: '#eceeec',
  inkSoft: '#b6bdb9',
  inkFaint: '#9aa29d',
  off: 'rgb(255 255 255 / 38%)',
  offGround: 'rgb(255 255 255 / 12%)',
  veil: 'rgb(255 255 255 / 6%)',
  skeleton: '#262b29',
  good: '#5cc98c',
  goodTint: '#143020',
  warn: '#e3ab4e',
  warnTint: '#33270f',
  bad: '#ff8a80',
  badStrong: '#ffaca5',
  badTint: '#3c1b19',
  star: '#f0b429',
  inkGood: '#0d7a56',
  inkBad: '#b3261e',
  inkInfo: '#1f55b5',
  inkWarn: '#8a5200',
};

/** The share of `brandGlow` in the bands of price and discounts, in percent. Text must stay readable on them. */
export const glowShare = { day: 22, night: 8 } as const;
