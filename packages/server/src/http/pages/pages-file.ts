import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageLanguage {
  /** Value of `?lang=`. */
  readonly code: string;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** One sentence about the mall. */
  readonly description: string;
}

/** A request with `__LANG__` and `__VALUE__` where the language and the parameter of the page go. */
export interface RequestTemplate {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface EarlyPage {
  /** The only query parameter besides `lang` that the page may have. */
  readonly parameter?: string;
  readonly isJson?: true;
  readonly requests: readonly RequestTemplate[];
}

/** The pages of the built store, written by its build for the server. */
export interface PagesFile {
  /** Patterns such as `/searchResult/:k?`. */
  readonly paths: readonly string[];
  readonly languages: readonly PageLanguage[];
  /** The first requests of a visitor, by path. */
  readonly early: Readonly<Record<string, EarlyPage | undefined>>;
}

/** Reads `pages.json` of the built store; undefined if the build has none. */
export function readPagesFile(webFolder: string): PagesFile | undefined {
  const file = join(webFolder, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagesFile) : undefined;
}

/** A predicate for the addresses that the store has. */
export function matchPaths(patterns: readonly string[]): (pathname: string) => boolean {
  const sources = patterns.map((pattern) =>
    pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+'),
  );
  const matcher = new RegExp(`^(?:${sources.join('|')})/?$`, 'i');
  return (pathname) => matcher.test(pathname);
}
