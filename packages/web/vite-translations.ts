/**
 * Writes the translations as separate files: one per language and namespace, and one per language and page. Their URLs
 * can be computed, so no list of them is downloaded (`shared/i18n/translation-files.ts` loads them).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pseudoTranslations } from './pseudo-translations.ts';
import { languages } from './src/shared/i18n/languages.ts';
import {
  namespacesInFile,
  OFFLINE_ERRORS,
  pageFile,
  pageNamespaces,
  type PageName,
} from './src/shared/i18n/page-namespaces.ts';
import type { Translations } from './src/shared/i18n/translation-files.ts';

const locales = new URL('./src/shared/i18n/locales/', import.meta.url);
const pseudo = process.env['OPENMALL_PSEUDO'];

const codes: readonly string[] = languages.map(({ code }) => code);
const namespaces = (): string[] =>
  readdirSync(new URL('en/', locales))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

function readTranslations(code: string, namespace: string): Translations {
  const file = new URL(`${code}/${namespace}.json`, locales);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

const isGroup = (value: Translations[string] | undefined): value is Translations =>
  typeof value === 'object' && !Array.isArray(value);

/** Fills missing translations with the English text, so that no page shows a key. */
export function fillMissing(own: Translations, english: Translations): Translations {
  const missing = Object.entries(english).filter(([key]) => !(key in own));
  const kept = Object.entries(own).map(([key, value]) => {
    const model = english[key];
    return [key, isGroup(value) && isGroup(model) ? fillMissing(value, model) : value] as const;
  });
  return Object.fromEntries([...kept, ...missing]);
}

/** Reads the translations of a namespace in a language. */
export type ReadNamespace = (code: string, namespace: string) => Translations;

const readNamespace: ReadNamespace = (code, namespace) => {
  const english = readTranslations('en', namespace);
  return pseudo
    ? pseudoTranslations(english, code === 'ar')
    : fillMissing(readTranslations(code, namespace), english);
};

/** The namespaces of a page's file, by its name. */
const pages = new Map(
  (Object.keys(pageNamespaces) as PageName[]).map(
    (page) => [pageFile(page), namespacesInFile(page)] as const,
  ),
);

/** The names of all files of a language, without extension. */
const names = (): readonly string[] => [...namespaces(), ...pages.keys()];

function offlineTexts(errors: Translations): Translations {
  return Object.fromEntries(OFFLINE_ERRORS.flatMap((key) => (errors[key] ? [[key, errors[key]]] : [])));
}

/** The source of a file: the translations of one namespace, or those of a page by namespace. */
export function translationFile(code: string, name: string, read: ReadNamespace = readNamespace): string {
  const inPage = pages.get(name);
  const translations = inPage
    ? {
        ...Object.fromEntries(inPage.map((namespace) => [namespace, read(code, namespace)])),
        offline: offlineTexts(read(code, 'errors')),
      }
    : read(code, name);
  return `export default ${JSON.stringify(translations)};
`;
}

/** A hash of all files: a changed text changes the URL of the folder. */
function hashOfAll(): string {
  const hash = createHash('sha256');
  for (const code of codes) for (const name of names()) hash.update(translationFile(code, name));
  return hash.digest('base64url').slice(0, 8);
}

/** Emits the files. `import.meta.env.VITE_LOCALES` is their folder without a trailing slash; `<lang>/<name>.js` follows. */
export function translationFiles(): Plugin {
  let folder = '';
  return {
    name: 'openmall-translations',
    config({ base = '/' }, { command }) {
      folder = command === 'build' ? `assets/locales-${hashOfAll()}` : 'assets/locales';
      return { define: { 'import.meta.env.VITE_LOCALES': JSON.stringify(`${base}${folder}`) } };
    },
    generateBundle() {
      if (pseudo) this.error('The pseudo-language is not for buyers: build without OPENMALL_PSEUDO.');
      for (const code of codes)
        for (const name of names())
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${code}/${name}.js`,
            source: translationFile(code, name),
          });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const [, code = '', name = ''] = /^\/(\w+)\/([\w/]+)\.js/.exec(request.url ?? '') ?? [];
        if (!codes.includes(code) || !names().includes(name)) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(translationFile(code, name));
      });
      // Vite does not watch them, since they are no modules of its graph.
      server.watcher.on('change', (file) => {
        if (file.includes('/i18n/locales/')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
