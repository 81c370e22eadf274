/**
 * What a server needs to write the head of a page (`packages/server/src/http/pages`): the addresses of the store, its
 * languages with their descriptions, and the first requests of a visitor. A static host ignores the file.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { directionOf, languages } from './src/shared/i18n/languages.ts';
import { paths } from './src/shared/navigation/paths.ts';
import { earlyPages } from './vite-early-requests.ts';

function descriptionIn(code: string): string {
  const file = new URL(`src/shared/i18n/locales/${code}/home.json`, import.meta.url);
  const { banner } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly banner: { readonly house: string };
  };
  return banner.house;
}

export const pagesFile = (): Plugin => ({
  name: 'openmall-pages',
  apply: 'build',
  async generateBundle() {
    const pages = {
      paths: Object.values(paths),
      languages: languages.map(({ code, tag }) => ({
        code,
        tag,
        direction: directionOf(code),
        description: descriptionIn(code),
      })),
      early: await earlyPages(),
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: `${JSON.stringify(pages, null, 2)}\n` });
  },
});
