import type { AnyOperationId, ArgsOf, CallOptions, DataOf, InputOf, Operation, Paging } from '../../types.ts';
import type { PagingOf as DeskPaging } from '../../desk/generated/operation-types.ts';
import type { PagedId, PagingOf } from '../../generated/operation-types.ts';
import type { PagingOf as MerchantPaging } from '../../merchant/generated/operation-types.ts';
import type { Transport } from '../options.ts';

export type { PagedId };

interface AnyPaging extends PagingOf, MerchantPaging, DeskPaging {}
/** The paged reads of buyers, merchants and the desk. */
export type AnyPagedId = keyof AnyPaging;

type At<Data, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Data
    ? At<Data[Head], Rest>
    : never
  : Path extends ''
    ? Data
    : Path extends keyof Data
      ? Data[Path]
      : never;
/** The type of a row of a paged read. */
export type RowOf<Id extends AnyPagedId> =
  At<NonNullable<DataOf<Id>>, AnyPaging[Id]> extends readonly (infer Row)[] ? Row : never;

function valueAt(data: unknown, path: string): unknown {
  if (path === '') return data;
  return path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | null | undefined)?.[step], data);
}

function pagingOf({ operationId, paging }: Operation<AnyOperationId>): Paging {
  if (!paging) throw new TypeError(`${operationId} has no pages.`);
  return paging;
}

/**
 * Returns the rows of a page.
 * @throws TypeError if the operation is not paged.
 */
export function rowsOf<Id extends AnyPagedId>(
  operation: Operation<Id>,
  data: DataOf<NoInfer<Id>>,
): readonly RowOf<Id>[] {
  const rows = valueAt(data, pagingOf(operation).items);
  return Array.isArray(rows) ? (rows as RowOf<Id>[]) : [];
}

/**
 * Returns the number of rows on all pages, if the server sends it.
 * @throws TypeError if the operation is not paged.
 */
export function totalOf<Id extends AnyPagedId>(
  operation: Operation<Id>,
  data: DataOf<NoInfer<Id>>,
): number | undefined {
  const total = valueAt(data, pagingOf(operation).total);
  return typeof total === 'number' ? total : undefined;
}

/** Returns the number of the next page; undefined after an empty page and after the last row. */
export function nextPage<Id extends AnyPagedId>(
  operation: Operation<Id>,
  pages: readonly DataOf<NoInfer<Id>>[],
  last: number,
): number | undefined {
  const [first] = pages;
  const latest = pages.at(-1);
  if (first === undefined || latest === undefined) return undefined;
  return isLastPage(operation, latest, last, rowsOf(operation, first).length) ? undefined : last + 1;
}

/** Counts by position, not by adding up pages: the pages before have `size` rows each. */
function isLastPage<Id extends AnyPagedId>(
  operation: Operation<Id>,
  data: DataOf<NoInfer<Id>>,
  page: number,
  size: number,
): boolean {
  const { length } = rowsOf(operation, data);
  return length === 0 || (page - 1) * size + length >= (totalOf(operation, data) ?? Infinity);
}

type CallRead<Id extends AnyOperationId> = (
  operation: Operation<Id>,
  input: object,
  options?: CallOptions,
) => Promise<DataOf<Id>>;

/** An iterator that can also return its items as a list. */
export interface Listing<Item> extends AsyncGenerator<Item, void> {
  /**
   * Returns the items as a list, at most `limit` of them: a list of a mall may not fit in memory. `Infinity` returns all.
   * @throws TypeError without a limit.
   * @example const stores = await rows(transport, sellerList).collect({ limit: 100 });
   */
  readonly collect: (options: { readonly limit: number }) => Promise<Item[]>;
}

function listing<Item>(items: AsyncGenerator<Item, void>): Listing<Item> {
  const collect = async (options?: { readonly limit: number }): Promise<Item[]> => {
    const limit = options?.limit;
    if (typeof limit !== 'number' || Number.isNaN(limit))
      throw new TypeError('collect needs a limit, such as { limit: 100 }.');
    const collected: Item[] = [];
    if (limit <= 0) return collected;
    for await (const item of items) {
      collected.push(item);
      if (collected.length >= limit) break;
    }
    return collected;
  };
  return Object.assign(items, { collect });
}

async function* eachPage<Id extends AnyPagedId>(
  transport: Transport,
  operation: Operation<Id>,
  input: InputOf<Id> | undefined,
  options: CallOptions | undefined,
): AsyncGenerator<DataOf<Id>, void> {
  const { page: field } = pagingOf(operation);
  let page = Number((input as Record<string, unknown> | undefined)?.[field] ?? 1);
  let size: number | undefined;
  // One at most, and none while the caller has the page: a variable with it would keep the page in memory.
  const next: DataOf<Id>[] = [];
  for (let isLast = false; !isLast; page += 1) {
    next.push(await (transport.call as CallRead<Id>)(operation, { ...input, [field]: page }, options));
    [isLast, size] = lookAt(operation, next, page, size);
    if (size === 0) return;
    yield next.pop() as DataOf<Id>;
  }
}

/** Tells whether a page is the last one, and the size of a full page; 0 for an empty page. */
function lookAt<Id extends AnyPagedId>(
  operation: Operation<Id>,
  [data]: readonly DataOf<Id>[],
  page: number,
  size: number | undefined,
): [isLast: boolean, size: number] {
  const { length } = rowsOf(operation, data as DataOf<Id>);
  const isLast = isLastPage(operation, data as DataOf<Id>, page, size ?? length);
  return [isLast, length === 0 ? 0 : (size ?? length)];
}

/**
 * Iterates over the pages of a paged read, from the page of the input on. Holds no page that it has given.
 * @throws TypeError if the operation is not paged, ApiError if a call fails, or the reason of the signal that aborts it.
 * @example for await (const page of pages(transport, sellerList)) show(page.pageList);
 */
export function pages<Id extends AnyPagedId>(
  transport: Transport,
  operation: Operation<Id>,
  ...[input, options]: ArgsOf<NoInfer<Id>>
): Listing<DataOf<Id>> {
  return listing(eachPage(transport, operation, input as InputOf<Id> | undefined, options));
}

async function* eachRow<Id extends AnyPagedId>(
  operation: Operation<Id>,
  pages: AsyncGenerator<DataOf<Id>, void>,
): AsyncGenerator<RowOf<Id>, void> {
  for await (const page of pages) yield* rowsOf(operation, page);
}

/**
 * Iterates over the rows of all pages. Requests each page when its rows are needed.
 * @throws TypeError if the operation is not paged, ApiError if a call fails, or the reason of the signal that aborts it.
 * @example for await (const store of rows(transport, sellerList)) console.log(store.name);
 */
export function rows<Id extends AnyPagedId>(
  transport: Transport,
  operation: Operation<Id>,
  ...args: ArgsOf<NoInfer<Id>>
): Listing<RowOf<Id>> {
  return listing(eachRow(operation, pages(transport, operation, ...args)));
}
