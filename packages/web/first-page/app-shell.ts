/** The first frame of the store, written into the HTML: it shows while the code is on its way. */

/** What the app shell takes from the theme of a site, for one color scheme. */
export interface ShellColors {
  readonly brandDeep: string;
  readonly brand: string;
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  readonly ink: string;
  readonly skeleton: string;
}

export interface ShellSite {
  readonly light: ShellColors;
  readonly dark: ShellColors;
  /** The mark as an SVG document. */
  readonly mark: string;
}

const variables = (colors: ShellColors): string =>
  [
    `--deep:${colors.brandDeep}`,
    `--brand:${colors.brand}`,
    `--ground:${colors.ground}`,
    `--paper:${colors.surface}`,
    `--line:${colors.line}`,
    `--ink:${colors.ink}`,
    `--bone:${colors.skeleton}`,
  ].join(';');

const markOf = (svg: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(svg.trim()).replaceAll("'", '%27')}")`;

/** Sizes are those of `Header`, `NavRow`, `PlainHeader`, `Page`, `Banner` and `Gallery`; a story compares them. */
const HEADER = `html{overflow-y:scroll}body{margin:0}
.app-shell{min-height:100vh;background:var(--ground);color:var(--ink)}
.app-shell .strip{height:32px;background:var(--deep)}
.app-shell .bar,.app-shell .nav{background:var(--paper);border-bottom:1px solid var(--line)}
.app-shell .row{display:grid;grid-template:72px/auto minmax(0,1fr) auto;align-items:center;gap:0 32px}
.app-shell .row,.app-shell .page{box-sizing:border-box;max-width:1248px;margin:0 auto;padding:0 24px}
.app-shell .logo{display:flex;align-items:center;gap:10px;font:600 23px/32px 'Inter Variable',system-ui,sans-serif;letter-spacing:-.035em}
.app-shell .logo::before{content:'';width:34px;height:34px;background:var(--mark) center/contain no-repeat}
.app-shell .search{box-sizing:border-box;justify-self:center;width:100%;max-width:640px;height:44px;border:1.5px solid var(--brand);border-radius:24px}
.app-shell .end{width:232px}
.app-shell .nav{height:48px;margin-top:-1px}
.app-shell.plain .strip,.app-shell.plain .search,.app-shell.plain .nav{display:none}
@media(width<900px){
.app-shell .strip,.app-shell .nav,.app-shell .end{display:none}
.app-shell .row{grid-template:56px 56px/1fr;padding:0 16px}
.app-shell .logo{padding-inline-start:36px}
.app-shell .search{height:48px;max-width:none;margin-bottom:8px}
.app-shell.plain .row{grid-template:72px/1fr}
.app-shell.plain .logo{padding:0}
}`;

/** A wide box over four cards; home and product have the boxes that they begin with. */
const PAGE = `.app-shell .page{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:20px;padding-block:24px}
.app-shell i{overflow:hidden;border-radius:12px;background:var(--bone);animation:app-shell 1.6s ease-in-out infinite}
.app-shell .hero{position:relative;grid-column:1/-1;height:160px}
.app-shell .hero img{width:100%;height:100%;object-fit:cover}
.app-shell .hero:has(img){animation:none}
.app-shell .start,.app-shell .side{display:none}
.app-shell .card{aspect-ratio:4/5}
.app-shell.home .card,.app-shell.product .card{display:none}
.app-shell.home .page{grid-template-columns:220px minmax(0,1fr) 220px;gap:16px;padding-top:16px}
.app-shell.home .hero{grid-column:auto;height:400px;border-radius:8px;background:var(--deep)}
.app-shell.home .start,.app-shell.home .side,.app-shell.product .side{display:block}
.app-shell.home .hero::after{content:'';position:absolute;inset:0;background:linear-gradient(90deg,color-mix(in srgb,var(--deep) 94%,transparent),color-mix(in srgb,var(--deep) 88%,transparent) 30%,color-mix(in srgb,var(--deep) 60%,transparent) 48%,color-mix(in srgb,var(--deep) 22%,transparent) 62%,transparent 76%)}
[dir=rtl] .app-shell.home .hero img,[dir=rtl] .app-shell.home .hero::after{transform:scaleX(-1)}
.app-shell.product .page{grid-template-columns:560px minmax(0,1fr);gap:40px;padding-top:52px}
.app-shell.product .hero{box-sizing:border-box;grid-column:auto;height:auto;aspect-ratio:1;border:1px solid var(--line)}
.app-shell .card img{width:100%;aspect-ratio:1;object-fit:cover}
.app-shell .card:has(img){animation:none;background:var(--paper)}
.app-shell.list .page{grid-template-columns:264px repeat(4,minmax(0,1fr));gap:16px}
.app-shell.list .hero{height:207px;background:none}
.app-shell.list .start{display:block;order:1}
.app-shell.list .card{order:2}
.app-shell.list .card{box-sizing:border-box;height:348px;aspect-ratio:auto;border:1px solid var(--line);border-radius:8px}
@keyframes app-shell{50%{opacity:.55}}
@media(width<1280px){.app-shell.product .page{grid-template-columns:repeat(2,minmax(0,1fr));gap:24px}}
@media(width<1200px){.app-shell.list .page{grid-template-columns:264px repeat(3,minmax(0,1fr))}.app-shell.home .page{grid-template-columns:minmax(0,1fr) 220px}.app-shell.home .start{display:none}}
@media(width<900px){
.app-shell .page{grid-template-columns:1fr 1fr;gap:12px;padding:16px}
.app-shell .page{margin-top:-1px}
.app-shell.home .page{grid-template-columns:minmax(0,1fr)}
.app-shell.product .page{grid-template-columns:repeat(2,minmax(0,1fr));padding-top:44px}
.app-shell.list .page{grid-template-columns:repeat(2,minmax(0,1fr));gap:10px}
.app-shell.list .hero{height:180px}
.app-shell.list .start{display:none}
.app-shell.list .card{height:304px}
.app-shell.home .hero{height:240px}
.app-shell.home .side{display:none}
}
@media(width<600px){
.app-shell.product .page{grid-template-columns:minmax(0,1fr)}
.app-shell.product .side{display:none}
.app-shell.product .hero{margin:0 -16px;border-inline:0;border-radius:0}
}
@media(prefers-reduced-motion:reduce){.app-shell i{animation:none}}`;

/** The style sheet of the app shell. The site is the one that the page's meta tag names. */
export function shellStyles(sites: Readonly<Record<string, ShellSite>>, defaultSite: string): string {
  const rules = Object.entries(sites)
    // The rule of the default site comes first: it holds for a site without a theme too.
    .toSorted(([one], [other]) => Number(other === defaultSite) - Number(one === defaultSite))
    .map(([name, { light, dark, mark }]) => {
      const at = name === defaultSite ? ':root' : `:root:has(meta[name=site][content='${name}'])`;
      return `${at} .app-shell{${variables(light)};--mark:${markOf(mark)}}
@media(prefers-color-scheme:dark){${at} .app-shell{${variables(dark)}}}`;
    });
  return [...rules, HEADER, PAGE].join('\n');
}

/** The markup of the app shell. React replaces it with its first render. */
export const SHELL_MARKUP =
  '<div class="app-shell" aria-hidden="true"><div class="strip"></div><div class="bar"><div class="row">' +
  '<span class="logo"></span><span class="search"></span><span class="end"></span></div></div><div class="nav"></div>' +
  '<div class="page"><i class="start"></i><i class="hero"></i><i class="side"></i>' +
  `${'<i class="card"></i>'.repeat(4)}</div></div>`;

/**
 * Names the site, and gives the shell the class of the page's layout. Its source is written into the HTML, so it uses
 * nothing outside its own body.
 *
 * @param layouts By path without the base: the class of its layout.
 */
export function completeShell(base: string, layouts: Readonly<Record<string, string>>): void {
  const shell = document.querySelector('.app-shell');
  const logo = shell?.querySelector('.logo');
  if (!shell || !logo) return;
  // A server that describes its pages names the mall beside the title of the page.
  const siteName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  logo.textContent = siteName?.content ?? document.title;
  const layout = layouts[location.pathname.slice(base.length - 1)];
  if (layout) shell.classList.add(layout);
}
