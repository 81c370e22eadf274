/** The colors of the site's theme. Buttons and headers have `on…` text. */
export interface MallColors {
  readonly brand: string;
  readonly onBrand: string;
  readonly deep: string;
  readonly onDeep: string;
}

/** The mall as its mails name it. */
export interface Mall {
  readonly name: string;
  readonly colors: MallColors;
  /** Origin of links, without a slash at the end. */
  readonly origin: () => string;
}

/** Used without a built store, as in tests. */
export const PLAIN_MALL: Mall = {
  name: 'openmall',
  colors: { brand: '#0a7a5c', onBrand: '#ffffff', deep: '#0b2f26', onDeep: '#d6e4de' },
  origin: () => 'http://127.0.0.1:3000',
};
