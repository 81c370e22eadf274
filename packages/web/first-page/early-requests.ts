import type { PictureSet } from '../src/shared/ui/pictures/picture-set.ts';

/** A request as the SDK sends it, with `__LANG__` and `__VALUE__` where language and query parameter go. */
export interface RequestTemplate {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a page requests before its code arrives. */
export interface EarlyPage {
  /** The query parameter that the page needs. With any other than this and `lang` the page requests something else. */
  readonly parameter?: string;
  /** The parameter is a JSON string. */
  readonly isJson?: true;
  /** The first one brings the pictures. */
  readonly requests: readonly RequestTemplate[];
  /** The pictures to show in the app shell: the way to the list in the data, the field of an item, and where they go. */
  readonly pictures: {
    readonly path: readonly string[];
    readonly field: string;
    readonly into: string;
    readonly width: number | string;
  };
}

export interface EarlyManifest {
  readonly base: string;
  /** By path without the base. */
  readonly pages: Readonly<Record<string, EarlyPage>>;
}

declare global {
  interface Window {
    /** Responses by URL and body: `take-early-response.ts` uses each once. */
    openmallEarly?: Map<string, Promise<Response>>;
  }
}

/** The language of this visit: that of the URL, else the saved one, else English. */
export function visitLanguage(languages: readonly string[]): string {
  const supported = (code: unknown) => languages.find((language) => language === code);
  const saved = () => {
    try {
      return supported(JSON.parse(localStorage.getItem('language') ?? 'null'));
    } catch {
      return undefined;
    }
  };
  return supported(new URLSearchParams(location.search).get('lang')) ?? saved() ?? 'en';
}

/** The response that the server wrote into the HTML, by URL and body. A static host writes none. */
export function writtenResponse(key: string): Response | undefined {
  const written = [...document.querySelectorAll<HTMLScriptElement>('script[data-request]')].find(
    ({ dataset }) => dataset['request'] === key,
  );
  return written && new Response(written.text, { headers: { 'content-type': 'application/json' } });
}

/** Shows the pictures of a page's data in the app shell. Uses nothing outside its own body and parameters. */
export function showPictures(
  data: unknown,
  pictures: EarlyPage['pictures'],
  pictureSet: (src: string, width: number | string) => PictureSet,
): void {
  // Data that is written into the HTML comes before the shell.
  if (!document.querySelector('.app-shell')) {
    requestAnimationFrame(() => showPictures(data, pictures, pictureSet));
    return;
  }
  const { path, field, into, width } = pictures;
  const fieldOf = (part: unknown, name: string) => (part as Record<string, unknown> | undefined)?.[name];
  const found = path.reduce<unknown>(fieldOf, data);
  const frames = [...document.querySelectorAll(`.app-shell ${into}`)];
  for (const [at, item] of (Array.isArray(found) ? found : [found]).slice(0, frames.length).entries()) {
    const url = fieldOf(item, field);
    if (typeof url !== 'string' || url === '') continue;
    const { src, srcSet, sizes } = pictureSet(url, width);
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.decoding = 'sync';
    picture.sizes = sizes;
    if (srcSet) picture.srcset = srcSet;
    picture.src = src;
    frames[at]?.replaceChildren(picture);
  }
}

/**
 * Sends the first requests of a visitor's page before its code arrives, and shows the pictures of the first answer in the
 * app shell. Its source is written into the HTML, so it uses nothing outside its own body and parameters. Buyers who are
 * signed in are left out: their requests need the session. What fails here is requested again by the code of the page.
 */
export function sendEarlyRequests(
  manifest: EarlyManifest,
  language: string,
  show: (data: unknown, pictures: EarlyPage['pictures']) => void,
  writtenResponse: (key: string) => Response | undefined,
): void {
  const isSignedIn = () => {
    try {
      return Boolean(JSON.parse(localStorage.getItem('token') ?? 'null'));
    } catch {
      return true;
    }
  };
  const page = manifest.pages[location.pathname.slice(manifest.base.length - 1)];
  if (!page || isSignedIn()) return;

  const query = new URLSearchParams(location.search);
  if ([...query.keys()].some((name) => name !== 'lang' && name !== page.parameter)) return;
  let value = query.get(page.parameter ?? '') ?? '';
  if (page.isJson) {
    try {
      value = String(JSON.parse(value));
    } catch {
      return;
    }
  }
  value = value.trim();
  if (page.parameter && value === '') return;
  const encoded = new URLSearchParams({ value }).toString().slice('value='.length);
  const fill = (text: string) => text.replace('__LANG__', language).replace('__VALUE__', encoded);

  window.openmallEarly = new Map(
    page.requests.map(({ url, body, method, headers }, at) => {
      const [address, text] = [fill(url), body === undefined ? undefined : fill(body)];
      const key = `${address} ${text ?? ''}`;
      const sent = () => fetch(address, { method, headers, ...(text !== undefined && { body: text }) });
      const written = writtenResponse(key);
      const response = written ? Promise.resolve(written) : sent();
      if (at === 0)
        response
          .then((head) => head.clone().json())
          .then(({ data }: { data?: unknown }) => show(data, page.pictures))
          .catch(() => undefined);
      else response.catch(() => undefined);
      return [key, response] as const;
    }),
  );
}
