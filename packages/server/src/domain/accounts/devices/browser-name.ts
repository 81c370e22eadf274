/** The first match counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgi?A?(?:OS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

export interface BrowserName {
  readonly browser: string | null;
  readonly system: string | null;
}

const firstOf = (names: typeof BROWSERS, agent: string): string | null =>
  names.find(([, mark]) => mark.test(agent))?.[0] ?? null;

/** Names browser and system from a `User-Agent` header. The header itself is not kept: it identifies people. */
export const nameBrowser = (agent = ''): BrowserName => ({
  browser: firstOf(BROWSERS, agent),
  system: firstOf(SYSTEMS, agent),
});
