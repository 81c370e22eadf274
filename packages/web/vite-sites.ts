/**
 * The sites that a build can be: the facts of every theme in one file beside the page, for the server that serves it
 * (`OPENMALL_SITE`), and the site of a build that no server of ours serves (`VITE_SITE_NAME`).
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { light as clay } from './src/shared/themes/clay/palette.ts';
import { light as graphite } from './src/shared/themes/graphite/palette.ts';
import { light as harbour } from './src/shared/themes/harbour/palette.ts';
import { light as openmall } from './src/shared/themes/openmall/palette.ts';
import type { Palette } from './src/shared/themes/palette.ts';
import { light as plum } from './src/shared/themes/plum/palette.ts';

const themes = fileURLToPath(new URL('./src/shared/themes/', import.meta.url));

const palettes: Readonly<Record<string, Palette>> = { clay, graphite, harbour, openmall, plum };

interface SiteFacts {
  readonly name: string;
}

const sites = (): Record<string, SiteFacts> =>
  Object.fromEntries(
    globSync('*/site.json', { cwd: themes })
      .toSorted()
      .map((file) => [dirname(file), JSON.parse(readFileSync(`${themes}${file}`, 'utf8')) as SiteFacts]),
  );

/** The facts of every site with the colors that its mails have. */
const sitesWithColors = () =>
  Object.fromEntries(
    Object.entries(sites()).map(([key, facts]) => {
      const { brand, onBrand, brandDeep: deep, onDeep } = palettes[key] ?? openmall;
      return [key, { ...facts, colors: { brand, onBrand, deep, onDeep } }];
    }),
  );

/** The page of one site: its theme is loaded by the name that stands in it. */
function pageOf(html: string, site: string): string {
  const known = sites()[site];
  if (!known)
    throw new Error(`VITE_SITE_NAME: no theme ${site}; there are ${Object.keys(sites()).join(', ')}.`);
  return html
    .replace('<meta name="site" content="openmall"', `<meta name="site" content="${site}"`)
    .replace('<title>openmall</title>', `<title>${known.name}</title>`);
}

export const siteFacts = (): Plugin => ({
  name: 'openmall-sites',
  transformIndexHtml: (html) => pageOf(html, process.env['VITE_SITE_NAME'] || 'openmall'),
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'sites.json',
      source: `${JSON.stringify(sitesWithColors(), null, 2)}\n`,
    });
  },
});
