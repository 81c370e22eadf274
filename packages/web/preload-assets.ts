/** What the page knows of its build when it begins. Files are named from the store's folder on. */
export interface PreloadManifest {
  /** The folder of the store on its host, with a slash at both ends. */
  readonly base: string;
  readonly files: readonly string[];
  /** By path: which of the files the page there is made of. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** The folder of words, the file of what every page says, and by path the one that holds a page's words as well. */
  readonly words: string;
  readonly start: string;
  readonly books: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  readonly house: string;
  /** By site: its theme and the fonts of it. */
  readonly sites: Readonly<
    Record<string, { readonly theme: readonly string[]; readonly fonts: readonly string[] }>
  >;
}

/**
 * Asks for everything that the page at this address is made of, while the browser still reads the page itself. Its
 * text stands in the page, so it leans on nothing outside of itself; whatever fails here is asked for again, and said,
 * by the code that needs it.
 */
export function preloadAssets(ahead: PreloadManifest): void {
  const ask = (rel: string, file = '', more: Partial<HTMLLinkElement> = {}) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        crossOrigin: '',
        ...more,
        href: ahead.base + file,
      }),
    );
  const known = (code: unknown) => ahead.languages.find((one) => one === code);
  const remembered = () => {
    try {
      return known(JSON.parse(localStorage.getItem('language') ?? 'null'));
    } catch {
      return undefined;
    }
  };
  const language = () => known(new URLSearchParams(location.search).get('lang')) ?? remembered() ?? 'en';

  function askForTheme(): void {
    const { content } = document.querySelector<HTMLMetaElement>('meta[name=site]') ?? {};
    const site = ahead.sites[content ?? ''] ?? ahead.sites[ahead.house];
    for (const file of site?.theme ?? []) ask('modulepreload', file);
    for (const file of site?.fonts ?? []) ask('preload', file, { as: 'font', type: 'font/woff2' });
  }

  /** A page, and the room that it is in. */
  function pathsHere(): readonly string[] {
    const [, first, ...rest] = location.pathname.slice(ahead.base.length - 1).split('/');
    const room = `/${first || 'index'}`;
    return rest.length > 0 ? [room, [room, ...rest].join('/')] : [room];
  }

  askForTheme();
  const paths = pathsHere();
  for (const path of paths)
    for (const place of ahead.pages[path] ?? []) ask('modulepreload', ahead.files[place]);
  const [room = ''] = paths;
  ask('modulepreload', `${ahead.words}/${language()}/${ahead.books[room] ?? ahead.start}.js`);
}
