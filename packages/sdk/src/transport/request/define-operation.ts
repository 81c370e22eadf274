/** Builds the generated operations: functions that are also descriptions of their calls. */
import type { Operation } from '../../types.ts';
import type { Transport } from '../options.ts';

/** Properties that cannot be derived from the path. */
type Extra = Partial<Pick<Operation, 'operationId' | 'method' | 'path' | 'bodyOf' | 'paging'>>;
type Runner = (operation: object, input?: object, options?: object) => Promise<never>;

/** Derives the id from the path: `sellerGoods!search-keyword` is `sellerGoodsSearchKeyword`. Exceptions pass their id. */
export const idOf = (path: string): string =>
  path.replace(
    /.*\/|[!_-]+(.)([A-Z]*)/g,
    (_all, first = '', more = '') => first.toUpperCase() + more.toLowerCase(),
  );

function define(isRead: boolean, path: string, errors = '', extra: Extra = {}): never {
  const operation = (transport: Transport, input?: object, options?: object) =>
    (transport.call as Runner)(operation, input, options);
  // Generated code annotates each operation with its type. `never` fits every annotation and is cheap to check.
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
