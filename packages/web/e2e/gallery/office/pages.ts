/** The pages of the back office and the operation that each lists, read from the source of its menus and routes. */
import { readFileSync } from 'node:fs';
import type { AnyOperationId } from '../scenes/scene.ts';

const source = (path: string): string =>
  readFileSync(new URL(`../../../../office/src/${path}`, import.meta.url), 'utf8');

export interface OfficePage {
  /** The first segment of its address in its area. */
  readonly path: string;
  readonly operation: AnyOperationId;
  /** Whether a record opens beside its list. */
  readonly hasRecords: boolean;
}

const MENU_ENTRY = /\bto: '\/([a-z-]+)'[\s\S]*?operation: '(\w+)'/g;
/** A route with routes inside. */
const LIST_ROUTE = /<Route[^>]*\bpath="\/([a-z-]+)" element=\{<\w+ \/>\}>/g;

function pagesOf(menu: string, routes: string): readonly OfficePage[] {
  const lists = [...source(routes).matchAll(LIST_ROUTE)].map(([, path]) => path);
  const entries = [...source(menu).matchAll(MENU_ENTRY)];
  if (entries.length === 0) throw new Error(`${menu} has no menu.`);
  return entries.map(([, path = '', operation = '']) => ({
    path,
    operation: operation as AnyOperationId, // An id of the menu's source.
    hasRecords: lists.includes(path),
  }));
}

export const deskPages = pagesOf('desk/menu.ts', 'desk/routes.tsx');
export const merchantPages = pagesOf('merchant/MerchantPages.tsx', 'merchant/MerchantPages.tsx');

export const isOffice = (route: string): boolean => route === 'desk' || route === 'merchant';
