import type { Palette } from './palette.ts';

/** The operator of the site, which the law requires sellers to name. Replace it before you open a mall. */
export interface Operator {
  readonly company: string;
  readonly address: string;
  /** The number in the company register. */
  readonly register: string;
  readonly email: string;
}

/** The operator of the site and its payment methods (spec §2, §9). The server reads the same file (`site.json`). */
export interface Site {
  readonly name: string;
  /** The year of the copyright line. */
  readonly since: number;
  /** The country of the operator as an ISO code. The store shows its name in the language of the visitor. */
  readonly country: string;
  readonly operator: Operator;
  /** The carriers. */
  readonly carriers: readonly string[];
  /** The supported coins, the default first. */
  readonly coins: readonly string[];
  /** Payment methods besides the balance. */
  readonly methods: readonly string[];
}

/** A white-label theme: a folder beside this file. All other styles are shared. */
export interface SiteTheme {
  readonly site: Site;
  readonly light: Palette;
  readonly dark: Palette;
  /** The URL of the logo, shown beside the name and as the favicon. */
  readonly mark: string;
  readonly shape: {
    /**
     * Corner radii in pixels: small for chips and nested fields, medium for buttons and cards, large for dialogs and
     * large cards.
     */
    readonly radiusSmall: number;
    readonly radius: number;
    readonly radiusLarge: number;
    /** Search fields and their content: half their height, or less in themes without such round corners. */
    readonly pill: number;
  };
  readonly type: {
    /** Font families before those of the system. */
    readonly text: string;
    /** The font of headings and of the shop's name, if it differs. */
    readonly heads?: string;
    readonly headWeight: number;
    readonly headSpacing: string;
    /** Letter spacing of the shop's name. */
    readonly nameSpacing: string;
  };
}
