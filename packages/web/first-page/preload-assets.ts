/** The files of a build, relative to the folder of the store. */
export interface PreloadManifest {
  /** The folder of the store on its host, with a slash at both ends. */
  readonly base: string;
  readonly files: readonly string[];
  /** By path: the files of the page, as positions in `files`. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** The folder of the locale files. */
  readonly locales: string;
  /** The locale file that every page needs. */
  readonly start: string;
  /** By path: the locale file of a page, which includes the one of every page. */
  readonly pageFiles: Readonly<Record<string, string>>;
  /** The languages that are written from right to left. */
  readonly rightToLeft: readonly string[];
  readonly defaultSite: string;
  /** By site: its theme and its fonts. */
  readonly sites: Readonly<
    Record<string, { readonly theme: readonly string[]; readonly fonts: readonly string[] }>
  >;
}

/**
 * Preloads all files of the page at this URL while the browser still parses the HTML. Its source is written into the HTML,
 * so it uses nothing outside its own body. A file that fails here is requested again by the code that needs it.
 */
export function preloadAssets(manifest: PreloadManifest, language: string): void {
  const preload = (rel: string, file = '', more: Partial<HTMLLinkElement> = {}) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        crossOrigin: '',
        ...more,
        href: manifest.base + file,
      }),
    );
  function preloadTheme(): void {
    const { content } = document.querySelector<HTMLMetaElement>('meta[name=site]') ?? {};
    const site = manifest.sites[content ?? ''] ?? manifest.sites[manifest.defaultSite];
    for (const file of site?.theme ?? []) preload('modulepreload', file);
    for (const file of site?.fonts ?? []) preload('preload', file, { as: 'font', type: 'font/woff2' });
  }

  /** The paths of the section and of the page. */
  function pathsHere(): readonly string[] {
    const [, first, ...rest] = location.pathname.slice(manifest.base.length - 1).split('/');
    const section = `/${first || 'index'}`;
    return rest.length > 0 ? [section, [section, ...rest].join('/')] : [section];
  }

  // The app shell stands the right way round before the store's own code sets the direction.
  if (manifest.rightToLeft.includes(language)) document.documentElement.dir = 'rtl';
  preloadTheme();
  const paths = pathsHere();
  for (const path of paths)
    for (const place of manifest.pages[path] ?? []) preload('modulepreload', manifest.files[place]);
  const [section = ''] = paths;
  preload(
    'modulepreload',
    `${manifest.locales}/${language}/${manifest.pageFiles[section] ?? manifest.start}.js`,
  );
}
