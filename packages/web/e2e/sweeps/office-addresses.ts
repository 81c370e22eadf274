/** The pages of the back office. */
import { readFileSync } from 'node:fs';

const source = (path: string): string =>
  readFileSync(new URL(`../../../office/src/${path}`, import.meta.url), 'utf8');
const pathsIn = (text: string, start: RegExp): readonly string[] =>
  [...text.matchAll(start)].map(([, path = '']) => path);

/** The pages of the menus are read from the source, so that a new one is looked at too. */
const menuOf = (path: string): readonly string[] => pathsIn(source(path), /\bto: '(\/[a-z-]+)'/g);
const contentPages = pathsIn(source('desk/content-routes.tsx'), /<Route path="([a-z]+)"/g);

export const deskAddresses: readonly string[] = [
  ...menuOf('desk/menu.ts').filter((path) => path !== '/content'),
  ...contentPages.map((path) => `/content/${path}`),
].map((path) => `/desk${path}`);

export const merchantAddresses: readonly string[] = [
  ...menuOf('merchant/MerchantPages.tsx'),
  '/goods/new',
  '/goods/import',
].map((path) => `/merchant${path}`);

/** Pages before a session. */
export const doorAddresses: readonly string[] = ['/desk', '/desk/join', '/merchant'];
