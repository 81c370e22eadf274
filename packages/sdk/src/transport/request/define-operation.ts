/** What the generated operations are made with: a function that is also the description of its call. */
import type { Operation } from '../../types.ts';
import type { Transport } from '../options.ts';

/** What the path does not say. */
type Extra = Partial<Pick<Operation, 'operationId' | 'method' | 'path' | 'bodyOf' | 'paging'>>;
type Runner = (operation: object, input?: object, options?: object) => Promise<never>;

/** `sellerGoods!search-keyword` is `sellerGoodsSearchKeyword`; the few others say their id themselves. */
export const idOf = (path: string): string =>
  path.replace(
    /.*\/|[!_-]+(.)([A-Z]*)/g,
    (_all, first = '', more = '') => first.toUpperCase() + more.toLowerCase(),
  );

function define(isRead: boolean, path: string, errors = '', extra: Extra = {}): never {
  const operation = (transport: Transport, input?: object, options?: object) =>
    (transport.call as Runner)(operation, input, options);
  // Each operation is annotated with what it is; `never` fits every annotation and costs the compiler nothing.
  return Object.assign(operation, {
    operationId: idOf(path),
    method: 'POST',
    path: `/api/${path}`,
    isRead,
    errors,
    ...extra,
  }) as never;
}

export const read = (path: string, errors?: string, extra?: Extra): never =>
  define(true, path, errors, extra);
export const write = (path: string, errors?: string, extra?: Extra): never =>
  define(false, path, errors, extra);
