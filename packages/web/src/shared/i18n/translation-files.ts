import { site, themeLoaded } from '../themes/in-use.ts';
import { language } from './language.ts';
import { namespacesInFile, pageFile, type PageName } from './page-namespaces.ts';
import type { Namespace } from './resources.d.ts';

/** A translation file: texts by key, in groups. A text of several parts is a list. */
export interface Translations {
  readonly [key: string]: string | Translations | readonly Translations[];
}

interface TranslationFile {
  readonly default: Translations;
}

/** The folder that the build puts the files of this language into (`vite-translations.ts`). */
const folder = `${import.meta.env.VITE_LOCALES}/${language}`;

/** The store's name in the translation files. */
const DEFAULT_STORE_NAME = 'openmall';

const requests = new Map<Namespace, Promise<Translations>>();
let offlineErrors: Translations = {};

/** Replaces the default store name by the name of this site. */
function withStoreName(translations: Translations): Translations {
  const { name } = site();
  if (name === DEFAULT_STORE_NAME) return translations;
  return JSON.parse(JSON.stringify(translations).replaceAll(DEFAULT_STORE_NAME, name)) as Translations;
}

/** Fetches one file of this language. Its URL is computed, so no list of all files is downloaded first. */
async function fetchFile(name: string): Promise<Translations> {
  const file = import(/* @vite-ignore */ `${folder}/${name}.js`) as Promise<TranslationFile>;
  const [{ default: translations }] = await Promise.all([file, themeLoaded]);
  return withStoreName(translations);
}

/** Remembers a request until it fails. */
function remember(namespace: Namespace, request: Promise<Translations>): Promise<Translations> {
  requests.set(namespace, request);
  request.catch(() => requests.delete(namespace));
  return request;
}

/** Fetches the translations of a namespace; a repeated call returns the same promise. */
export const fetchNamespace = (namespace: Namespace): Promise<Translations> =>
  requests.get(namespace) ?? remember(namespace, fetchFile(namespace));

/**
 * Fetches the translations of a page, by namespace. Several missing namespaces come in one file.
 *
 * @throws If the network or the server fails. The next call tries again.
 */
export async function fetchPageTranslations(page: PageName): Promise<readonly [Namespace, Translations][]> {
  const namespaces = namespacesInFile(page);
  const missing = namespaces.filter((namespace) => !requests.has(namespace));
  if (missing.length > 1) {
    const file = fetchFile(pageFile(page)) as Promise<Record<Namespace | 'offline', Translations>>;
    const loaded = file.then((translations) => {
      offlineErrors = translations.offline;
      return translations;
    });
    for (const namespace of missing)
      void remember(
        namespace,
        loaded.then((translations) => translations[namespace]),
      );
  }
  return Promise.all(
    namespaces.map(async (namespace) => [namespace, await fetchNamespace(namespace)] as const),
  ) as Promise<[Namespace, Translations][]>;
}

/** The text of an error when the error texts cannot be loaded either. */
export function offlineErrorText(key: string): string {
  const text = offlineErrors[key] ?? offlineErrors['checkNetwork'];
  return typeof text === 'string' ? text : key;
}
