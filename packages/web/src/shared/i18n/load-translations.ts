import { fetchNamespace, fetchPageTranslations, type Translations } from './translation-files.ts';
import type { PageName } from './page-namespaces.ts';
import type { Namespace } from './resources.d.ts';

type Files = readonly (readonly [Namespace, Translations])[];

/**
 * Adds files to i18next. It is imported lazily, because the files of the first page are requested before it has loaded.
 */
async function add(loading: Promise<Files>): Promise<void> {
  const [files, { addTranslations }] = await Promise.all([loading, import('./i18n.ts')]);
  for (const [namespace, translations] of files) addTranslations(namespace, translations);
}

/**
 * Loads the translations of a page.
 *
 * @throws If a file cannot be loaded.
 */
export const loadPageTranslations = (page: PageName): Promise<void> => add(fetchPageTranslations(page));

/**
 * Loads namespaces, so that a part of the store arrives together with its texts.
 *
 * @throws If a file cannot be loaded. i18next alone would show the keys.
 */
export const loadNamespaces = (...namespaces: readonly Namespace[]): Promise<void> =>
  add(
    Promise.all(namespaces.map(async (namespace) => [namespace, await fetchNamespace(namespace)] as const)),
  );
