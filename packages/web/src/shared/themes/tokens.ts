/** What a white-label theme may choose. Everything else of the look is shared. */
export interface Brand {
  readonly main: string;
  /** Hovered and pressed. */
  readonly strong: string;
  /** Ground of chosen and tinted things; text in `main` on it keeps 4.5:1. */
  readonly tint: string;
  /** The dark strip at the top and the footer. */
  readonly deep: string;
  /** Second colour of banners without a picture. */
  readonly glow: string;
}

export const pine: Brand = {
  main: '#0a7a5c',
  strong: '#075f48',
  tint: '#e7f4ef',
  deep: '#0b2f26',
  glow: '#f2c46d',
};

/** Neutral colours, sizes and shadows: the same in every theme. Names say the use, not the colour. */
export const neutral = {
  ground: '#f5f5f3',
  surface: '#ffffff',
  sunken: '#f0f0ed',
  line: '#e5e5e2',
  lineStrong: '#8b8b86',
  ink: '#1a1c1b',
  inkSoft: '#545753',
  inkFaint: '#696c68',
  good: '#15703f',
  goodTint: '#e8f5ec',
  warn: '#8a5200',
  warnTint: '#fff4de',
  bad: '#b3261e',
  badTint: '#fdeceb',
  star: '#e5a000',
} as const;

export const fontStack =
  "'Inter Variable', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans CJK SC', sans-serif";
