/**
 * The words of the store as files of their own: one a language and namespace, and one a language and page, under
 * names that the code can tell, so that no list of them has to be downloaded (`shared/i18n/i18n.ts` asks for them).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pseudoWords } from './pseudo-words.ts';
import { languages } from './src/shared/i18n/languages.ts';
import {
  lostKeys,
  pageFile,
  pageWords,
  wordsInFileOf,
  type WordsOfPage,
} from './src/shared/i18n/page-words.ts';
import type { Words } from './src/shared/i18n/translate.ts';

const locales = new URL('./src/shared/i18n/locales/', import.meta.url);
const pseudo = process.env['OPENMALL_PSEUDO'];

const codes: readonly string[] = languages.map(({ code }) => code);
const namespaces = (): string[] =>
  readdirSync(new URL('en/', locales))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

function readWords(code: string, namespace: string): Words {
  const file = new URL(`${code}/${namespace}.json`, locales);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {};
}

const isGroup = (words: Words[string] | undefined): words is Words =>
  typeof words === 'object' && !Array.isArray(words);

/** The words of a language, and the English ones for what it lacks: nobody is shown a key. */
export function completed(own: Words, english: Words): Words {
  const missing = Object.entries(english).filter(([key]) => !(key in own));
  const kept = Object.entries(own).map(([key, value]) => {
    const model = english[key];
    return [key, isGroup(value) && isGroup(model) ? completed(value, model) : value] as const;
  });
  return Object.fromEntries([...kept, ...missing]);
}

/** The words of a namespace in a language. */
export type Speaker = (code: string, namespace: string) => Words;

const speak: Speaker = (code, namespace) => {
  const english = readWords('en', namespace);
  return pseudo ? pseudoWords(english, code === 'ar') : completed(readWords(code, namespace), english);
};

/** Which namespaces a file holds, by its name. */
const pages = new Map(
  (Object.keys(pageWords) as WordsOfPage[]).map((page) => [pageFile(page), wordsInFileOf(page)] as const),
);

/** Every file of a language, without its ending. */
const names = (): readonly string[] => [...namespaces(), ...pages.keys()];

function lostWords(failures: Words): Words {
  return Object.fromEntries(lostKeys.flatMap((key) => (failures[key] ? [[key, failures[key]]] : [])));
}

/** The text of a file: the words of one namespace, or those of a page by namespace. */
export function wordsFile(code: string, name: string, say: Speaker = speak): string {
  const books = pages.get(name);
  const words = books
    ? {
        ...Object.fromEntries(books.map((one) => [one, say(code, one)])),
        lost: lostWords(say(code, 'errors')),
      }
    : say(code, name);
  return `export default ${JSON.stringify(words)};\n`;
}

/** One sign for the state of all files: a changed word is a new address. */
function mark(): string {
  const hash = createHash('sha256');
  for (const code of codes) for (const name of names()) hash.update(wordsFile(code, name));
  return hash.digest('base64url').slice(0, 8);
}

/** `import.meta.env.VITE_WORDS` is where the files are, without a slash at the end; `<lang>/<name>.js` follows. */
export function wordsFiles(): Plugin {
  let folder = '';
  return {
    name: 'openmall-words',
    config({ base = '/' }, { command }) {
      folder = command === 'build' ? `assets/words-${mark()}` : 'assets/words';
      return { define: { 'import.meta.env.VITE_WORDS': JSON.stringify(`${base}${folder}`) } };
    },
    generateBundle() {
      if (pseudo) this.error('The pseudo-language is not for buyers: build without OPENMALL_PSEUDO.');
      for (const code of codes)
        for (const name of names())
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${code}/${name}.js`,
            source: wordsFile(code, name),
          });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const [, code = '', name = ''] = /^\/(\w+)\/([\w/]+)\.js/.exec(request.url ?? '') ?? [];
        if (!codes.includes(code) || !names().includes(name)) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(wordsFile(code, name));
      });
      // They are no modules of Vite, which therefore would not notice.
      server.watcher.on('change', (file) => {
        if (file.includes('/i18n/locales/')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
