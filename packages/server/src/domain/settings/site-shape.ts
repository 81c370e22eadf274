/** The site of a server: a theme with its facts, and what the desk has made of them. */
import type { MallColors } from '../mail/mall.ts';

export interface Operator {
  readonly company: string;
  readonly address: string;
  readonly register: string;
  readonly email: string;
}

/** The facts of a theme, as the build of the store writes them into `sites.json`. */
export interface SiteFacts {
  readonly name: string;
  readonly coins: readonly string[];
  readonly methods: readonly string[];
  readonly country?: string;
  readonly operator?: Operator;
  readonly carriers?: readonly string[];
  readonly colors?: MallColors;
}

export interface Site extends SiteFacts {
  /** The theme's folder. */
  readonly key: string;
  /** Whether the desk has chosen name, theme and operator. */
  readonly isChosen?: boolean;
}

export interface SiteInUse {
  readonly themes: Readonly<Record<string, SiteFacts | undefined>>;
  /** The site as it was read last. */
  readonly current: () => Site;
  /** Reads what the desk has chosen, at most once in a while. The same site is the same object. */
  readonly refresh: (options?: { readonly isForced?: boolean }) => Promise<Site>;
}

/** What the setting `site_profile` holds. */
export interface SiteProfile {
  readonly name: string;
  /** The folder of the theme. */
  readonly theme: string;
  /** Country of the operator as an ISO code. */
  readonly country: string;
  readonly company: string;
  readonly address: string;
  /** Its number in the company register, or an empty text. */
  readonly register: string;
  readonly email: string;
}

const FIELDS = ['name', 'theme', 'country', 'company', 'address', 'register', 'email'] as const;

/** Whether a value of the setting is a profile, or `{}` for none. */
export function isSiteProfile(value: object): value is SiteProfile {
  const texts = new Map(Object.entries(value));
  if (texts.size === 0) return true;
  return texts.size === FIELDS.length && FIELDS.every((field) => typeof texts.get(field) === 'string');
}
