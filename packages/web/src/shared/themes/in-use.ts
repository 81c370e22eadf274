import type { Site, SiteTheme } from './site-theme.ts';
import { theme as house } from './openmall/theme.ts';

/** The themes by site name, which is the name of their folder. The default theme is always included. */
const others = import.meta.glob<SiteTheme>(['./*/theme.ts', '!./openmall/theme.ts'], { import: 'theme' });

/** The site name, which the server or the build writes into the page. */
const meta = document.querySelector<HTMLMetaElement>('meta[name=site]');

/** What the desk has called the mall, and who runs it. */
const facts = JSON.parse(meta?.dataset['facts'] ?? '{}') as Partial<Site>; // Written by the server.

const withFacts = (theme: SiteTheme): SiteTheme => ({ ...theme, site: { ...theme.site, ...facts } });

let inUse = withFacts(house);

/** The theme of this visit; it never changes after the start. */
export const siteTheme = (): SiteTheme => inUse;
export const site = () => inUse.site;

/** The favicon and the color of the browser's frame. */
function applyToWindow({ mark, light }: SiteTheme): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', mark);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light.brandDeep);
}

async function load(): Promise<void> {
  const other = others[`./${meta?.content}/theme.ts`];
  if (other) inUse = withFacts(await other());
  applyToWindow(inUse);
}

/** Loads the theme of the page's site; an unknown site gets the default theme. */
export const themeLoaded: Promise<void> = load();
