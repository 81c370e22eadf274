/** Writes the files of the first page into the HTML, so that the browser requests all of them at once. */
import { readFileSync } from 'node:fs';
import { minify, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import {
  sendEarlyRequests,
  showPictures,
  visitLanguage,
  writtenResponse,
  type EarlyManifest,
} from './first-page/early-requests.ts';
import { preloadAssets, type PreloadManifest } from './first-page/preload-assets.ts';
import { watchStart, type StartFailureTexts } from './first-page/start-failure.ts';
import { earlyPages } from './vite-early-requests.ts';
import { directionOf, languages } from './src/shared/i18n/languages.ts';
import { pageFile, pageNamespaces } from './src/shared/i18n/page-namespaces.ts';
import { pictureSet } from './src/shared/ui/pictures/picture-set.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const DEFAULT_SITE = 'openmall';
/** The static demo: nobody answers a request before the mall has started in the browser. */
const DEMO = 'demo';
/** Chunks beside the entry that every page waits for. */
const ALWAYS = ['react', 'store'];

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((part) => part.type === 'chunk');

/** The built file of a name, which is followed by eight signs that stand for its contents. */
function fileOf(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((path) => path.replace(/-[\w-]{8}\.\w+$/, '') === `assets/${name}`);
  if (file === undefined) throw new Error(`The build has no file ${name}.`);
  return file;
}

/** All that a file imports, itself or by others, and then the file: in this order they can run one after the other. */
function closure(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  for (const path of chunk.imports) closure(bundle, path, found);
  return found.add(file);
}

/** The fonts of Latin letters that a style sheet names; those of other scripts come when they are met. */
const fontsIn = (css: string): readonly string[] =>
  [...css.matchAll(/assets\/[\w-]+-latin-wght-normal-[\w-]+\.woff2/g)].map(([file]) => file);

function sitesOf(bundle: Bundle): PreloadManifest['sites'] {
  const themes = chunksOf(bundle).flatMap((chunk) => {
    const [, site] = /shared[\\/]themes[\\/](\w+)[\\/]theme\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
    return site ? [[site, chunk] as const] : [];
  });
  const styles = ({ viteMetadata }: Chunk): string =>
    [...(viteMetadata?.importedCss ?? [])]
      .map((file) => bundle[file])
      .map((part) => (part?.type === 'asset' ? String(part.source) : ''))
      .join('');
  return Object.fromEntries([
    [DEFAULT_SITE, { theme: [], fonts: [fileOf(bundle, 'inter-latin-wght-normal')] }],
    ...themes.map(
      ([site, chunk]) => [site, { theme: [chunk.fileName], fonts: fontsIn(styles(chunk)) }] as const,
    ),
  ]);
}

/** The script that the page begins with. Vite leaves out an entry that would only import it. */
export function beginning(bundle: Bundle): string {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const [only] = entry.imports;
  const hasOwnCode = entry.code.replace(/import\s*["'][^"']+["'];?/g, '').trim() !== '';
  return only === undefined || hasOwnCode ? entry.fileName : only;
}

/** What every page waits for: the beginning, and what it loads in any case. */
function filesOfAll(bundle: Bundle): ReadonlySet<string> {
  const files = new Set<string>();
  for (const file of [beginning(bundle), ...ALWAYS.map((name) => fileOf(bundle, name))])
    closure(bundle, file, files);
  return files;
}

/** The links that preload what every page waits for. `run-libraries.ts` runs the files in this order. */
const libraryLinks = (bundle: Bundle, base: string): readonly HtmlTagDescriptor[] =>
  [...filesOfAll(bundle)]
    .filter((file) => file !== beginning(bundle))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, 'data-library': true, href: base + file },
      injectTo: 'head',
    }));

/** What stands around a page and comes by a call of its own. */
const AROUND: Readonly<Record<string, string>> = { '/settlement': 'PlainHeader' };

/** The files of every page by its path, without those of all. */
function pagesOf(bundle: Bundle): Pick<PreloadManifest, 'files' | 'pages'> {
  const known = filesOfAll(bundle);
  const files: string[] = [];
  const place = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const pages = chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const [, folder] = /src[\\/]routes[\\/](.+)[\\/]Page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
    if (!folder) return [];
    const path = `/${folder.replaceAll('\\', '/')}`;
    const around = AROUND[path];
    const own = closure(bundle, fileName, around ? closure(bundle, fileOf(bundle, around)) : undefined);
    return [[path, [...own].filter((file) => !known.has(file)).map(place)] as const];
  });
  return { files, pages: Object.fromEntries(pages) };
}

/** The texts of a store that does not load at all, from the locale files. */
function startFailureTexts(): StartFailureTexts {
  return Object.fromEntries(
    languages.map(({ code }) => {
      const file = new URL(`src/shared/i18n/locales/${code}/common.json`, import.meta.url);
      const { failed } = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly failed: { readonly title: string; readonly retry: string };
      };
      return [code, [failed.title, failed.retry] as const];
    }),
  );
}

/** Without comments, line breaks and long names: every visit begins with these scripts, before anything is cached. */
async function short(script: string, data: Readonly<Record<string, unknown>>): Promise<string> {
  const { code, errors } = await minify('first-page.js', script);
  if (errors.length > 0) throw new Error(`A script of the page is broken: ${errors[0]?.message}`);
  return code.replaceAll(new RegExp(Object.keys(data).join('|'), 'g'), (name) => JSON.stringify(data[name]));
}

/** The inline script: first the requests of the page, then its files. */
function beginVisit(preload: PreloadManifest, pages: EarlyManifest['pages']): Promise<string> {
  const script = `{${String(showPictures)}
const language=(${String(visitLanguage)})(LANGUAGES);
(${String(sendEarlyRequests)})(EARLY_MANIFEST,language,(data,pictures)=>showPictures(data,pictures,${String(pictureSet)}),${String(writtenResponse)});
(${String(preloadAssets)})(PRELOAD_MANIFEST,language)}`;
  return short(script, {
    LANGUAGES: languages.map(({ code }) => code),
    EARLY_MANIFEST: { base: preload.base, pages } satisfies EarlyManifest,
    PRELOAD_MANIFEST: preload,
  });
}

export function firstPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'openmall-first-page',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        if (!bundle) return [];
        const preload: PreloadManifest = {
          base: config.base,
          ...pagesOf(bundle),
          locales: String(config.define?.['import.meta.env.VITE_LOCALES']).slice(config.base.length + 1, -1),
          start: pageFile('start'),
          pageFiles: Object.fromEntries(
            Object.keys(pageNamespaces)
              .filter((page) => page !== 'start')
              .map((page) => [`/${page}`, pageFile(page)]),
          ),
          rightToLeft: languages.map(({ code }) => code).filter((code) => directionOf(code) === 'rtl'),
          defaultSite: DEFAULT_SITE,
          sites: sitesOf(bundle),
        };
        return [
          ...libraryLinks(bundle, config.base),
          {
            tag: 'script',
            children: await short(`(${String(watchStart)})(FAILURE_TEXTS)`, {
              FAILURE_TEXTS: startFailureTexts(),
            }),
            injectTo: 'head' as const,
          },
          {
            tag: 'script',
            children: await beginVisit(preload, config.mode === DEMO ? {} : await earlyPages()),
            injectTo: 'head' as const,
          },
        ];
      },
    },
  };
}
