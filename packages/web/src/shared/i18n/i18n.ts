import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { language } from './language.ts';
import { directionOf, languages, tagOf } from './languages.ts';

export type Namespace = keyof import('i18next').CustomTypeOptions['resources'];

type Words = Record<string, unknown>;
const files = import.meta.glob<Words>('./locales/*/*.json', { import: 'default' });

/** One file of one language; the English one where a language has not got it yet. */
function load(tag: string, namespace: string): Promise<Words> {
  const code = languages.find((one) => one.tag === tag)?.code ?? 'en';
  const file = files[`./locales/${code}/${namespace}.json`] ?? files[`./locales/en/${namespace}.json`];
  return file ? file() : Promise.resolve({});
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (tag, namespace, done) => {
    load(tag, namespace).then(
      (words) => done(null, words),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), false),
    );
  },
};

/** Makes the words of the shell ready; pages bring theirs by `loadWords`. */
export async function startI18n(): Promise<void> {
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: tagOf(language),
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', 'goods'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Fetches the files of namespaces, also before i18next is ready for them. */
export const fetchWords = (...namespaces: readonly Namespace[]): Promise<unknown> =>
  Promise.all(namespaces.map((namespace) => load(tagOf(language), namespace)));

/** Loads namespaces, so that a page and its words travel together. */
export const loadWords = (...namespaces: readonly Namespace[]): Promise<void> =>
  i18next.loadNamespaces(namespaces);

/** The tag for Intl of this visit's language. */
export const localeTag: string = tagOf(language);
