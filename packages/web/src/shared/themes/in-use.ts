import type { SiteTheme } from './site-theme.ts';
import { theme as house } from './openmall/theme.ts';

/** The themes by site name, which is the name of their folder. The default theme is always included. */
const others = import.meta.glob<SiteTheme>(['./*/theme.ts', '!./openmall/theme.ts'], { import: 'theme' });

/** The site name, which the server or the build writes into the page. */
const siteName: string = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? 'openmall';

let inUse = house;

/** The theme of this visit; it never changes after the start. */
export const siteTheme = (): SiteTheme => inUse;
export const site = () => inUse.site;

/** The favicon and the color of the browser's frame. */
function applyToWindow({ mark, light }: SiteTheme): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', mark);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light.brandDeep);
}

async function load(): Promise<void> {
  const other = others[`./${siteName}/theme.ts`];
  if (other) inUse = await other();
  applyToWindow(inUse);
}

/** Loads the theme of the page's site; an unknown site gets the default theme. */
export const themeLoaded: Promise<void> = load();
