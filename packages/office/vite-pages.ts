/**
 * What a server needs to know which pages of the back office exist (`packages/server/src/http/pages/serve-office.ts`):
 * the first segments of their addresses. They are read from the menus as text, because those import icons and texts.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

function menuOf(file: string): readonly string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const segments = [...source.matchAll(/\bto: '\/([\w-]+)'/g)].map(([, segment = '']) => segment);
  if (segments.length === 0) throw new Error(`${file} has no menu.`);
  return segments;
}

export const officePages = () => ({
  merchant: menuOf('./src/merchant/MerchantPages.tsx'),
  desk: ['join', ...menuOf('./src/desk/menu.ts')],
});

export const pagesFile = (): Plugin => ({
  name: 'openmall-office-pages-file',
  apply: 'build',
  generateBundle() {
    const source = `${JSON.stringify(officePages(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'pages.json', source });
  },
});
