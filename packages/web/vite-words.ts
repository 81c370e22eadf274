/**
 * The words of the store as files of their own: one a language and namespace, under names that the code can tell, so
 * that no list of them has to be downloaded (`shared/i18n/i18n.ts` asks for them).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pseudoWords } from './pseudo-words.ts';
import { languages } from './src/shared/i18n/languages.ts';
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

function wordsFile(code: string, namespace: string): string {
  const english = readWords('en', namespace);
  const words = pseudo ? pseudoWords(english, code === 'ar') : completed(readWords(code, namespace), english);
  return `export default ${JSON.stringify(words)};\n`;
}

/** One sign for the state of all files: a changed word is a new address. */
function mark(): string {
  const hash = createHash('sha256');
  for (const code of codes) for (const namespace of namespaces()) hash.update(wordsFile(code, namespace));
  return hash.digest('base64url').slice(0, 8);
}

/** `import.meta.env.VITE_WORDS` is where the files are, without a slash at the end; `<lang>/<namespace>.js` follows. */
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
        for (const namespace of namespaces())
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${code}/${namespace}.js`,
            source: wordsFile(code, namespace),
          });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const [, code = '', namespace = ''] = /^\/(\w+)\/(\w+)\.js/.exec(request.url ?? '') ?? [];
        if (!codes.includes(code) || !namespaces().includes(namespace)) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(wordsFile(code, namespace));
      });
      // They are no modules of Vite, which therefore would not notice.
      server.watcher.on('change', (file) => {
        if (file.includes('/i18n/locales/')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
