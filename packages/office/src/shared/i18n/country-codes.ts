const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that `Intl` names but to which the mall does not deliver: the European Union, codes outside ISO 3166, islands without people. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(
  'AC AQ AX BV CP CQ DG EA EU EZ GS HM IC PN QO TA TF UM UN XA XB XK ZZ'.split(' '),
);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** `Intl` answers a code that was given up with the name of the country that followed. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The codes of all countries, in alphabetical order. */
export const countryCodes: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second),
).filter((code) => names.of(code) !== undefined && isCurrent(code) && !NO_COUNTRIES.has(code));
