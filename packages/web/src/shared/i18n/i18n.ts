import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { createI18n } from './create-i18n.ts';
import { localeTag } from './language.ts';
import type { Namespace } from './resources.d.ts';
import { fetchNamespace, type Translations } from './translation-files.ts';

/** Loads the files that the build makes of `locales/`. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(_language, namespace, callback) {
    fetchNamespace(namespace as Namespace).then(
      (translations) => callback(null, translations),
      // `true`: the namespace may be loaded again.
      (cause: Error) => callback(cause, true),
    );
  },
};

/** The i18next instance of this visit. Components use `useTranslation` of react-i18next. */
export const i18n = createI18n(localeTag, backend, initReactI18next);

/** Adds loaded translations, so that a component can show them without suspending. */
export function addTranslations(namespace: Namespace, translations: Translations): void {
  if (hasNamespace(namespace)) return;
  i18n.addResourceBundle(localeTag, namespace, translations, false, true, { silent: true, skipCopy: true });
}

export const hasNamespace = (namespace: Namespace): boolean => i18n.hasResourceBundle(localeTag, namespace);

/** The text of a key that comes from the contract or a server, or `fallback` if it is missing in the loaded namespace. */
export const textOr = (
  namespace: Namespace,
  key: string,
  fallback: string,
  values?: Readonly<Record<string, unknown>>,
): string => String(i18n.t(key as never, { ns: namespace, defaultValue: fallback, ...values }));
