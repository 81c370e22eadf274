import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import {
  completeShell,
  SHELL_MARKUP,
  shellStyles,
  type ShellColors,
  type ShellSite,
} from './first-page/app-shell.ts';

const themes = fileURLToPath(new URL('./src/shared/themes/', import.meta.url));
const DEFAULT_SITE = 'openmall';
/** Pages whose header has neither search nor navigation, and pages that begin with a large picture. */
const LAYOUTS = {
  '/settlement': 'plain',
  '/paySuccess': 'plain',
  '/chat': 'plain',
  '/': 'home',
  '/index': 'home',
  '/productDetails': 'product',
  '/searchGoods': 'list',
  '/commodity': 'list',
};

async function readSites(): Promise<Record<string, ShellSite>> {
  const folders = globSync('*/palette.ts', { cwd: themes }).map((file) => dirname(file));
  const sites = folders.toSorted().map(async (folder) => {
    const { light, dark } = (await import(pathToFileURL(`${themes}${folder}/palette.ts`).href)) as {
      readonly light: ShellColors;
      readonly dark: ShellColors;
    };
    return [
      basename(folder),
      { light, dark, mark: readFileSync(`${themes}${folder}/mark.svg`, 'utf8') },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(sites));
}

/** Writes the app shell of every site into the HTML. */
export function appShell(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'openmall-app-shell',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const complete = `(${String(completeShell)})(${JSON.stringify(config.base)},${JSON.stringify(LAYOUTS)})`;
        return {
          html: html.replace(
            '<div id="root"></div>',
            `<div id="root">${SHELL_MARKUP}</div><script>${complete}</script>`,
          ),
          tags: [{ tag: 'style', children: shellStyles(await readSites(), DEFAULT_SITE), injectTo: 'head' }],
        };
      },
    },
  };
}
