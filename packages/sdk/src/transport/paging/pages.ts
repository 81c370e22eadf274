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

/** Returns the number of the next page; undefined after an empty page and when all rows are loaded. */
export function nextPage<Id extends AnyPagedId>(
  operation: Operation<Id>,
  pages: readonly DataOf<NoInfer<Id>>[],
  last: number,
): number | undefined {
  const latest = pages.at(-1);
  if (latest === undefined || rowsOf(operation, latest).length === 0) return undefined;
  const loaded = pages.reduce((sum, page) => sum + rowsOf(operation, page).length, 0);
  const total = totalOf(operation, latest);
  return total !== undefined && loaded >= total ? undefined : last + 1;
}

type CallRead<Id extends AnyOperationId> = (
  operation: Operation<Id>,
  input: object,
  options?: CallOptions,
) => Promise<DataOf<Id>>;

/**
 * Iterates over the pages of a paged read, from the page of the input on.
 * @throws TypeError if the operation is not paged, ApiError if a call fails, or the reason of the signal that aborts it.
 * @example for await (const page of pages(transport, sellerList)) show(page.pageList);
 */
export async function* pages<Id extends AnyPagedId>(
  transport: Transport,
  operation: Operation<Id>,
  ...[input, options]: ArgsOf<NoInfer<Id>>
): AsyncGenerator<DataOf<Id>, void> {
  const { page: field } = pagingOf(operation);
  const start = Number((input as Record<string, unknown> | undefined)?.[field] ?? 1);
  // Counts the rows instead of collecting them: a list may not fit in memory.
  let loaded = 0;
  for (let page = start; ; page += 1) {
    const pageInput = { ...(input as InputOf<Id> | undefined), [field]: page };
    const data = await (transport.call as CallRead<Id>)(operation, pageInput, options);
    const { length } = rowsOf(operation, data);
    if (length === 0) return;
    loaded += length;
    const isLast = loaded >= (totalOf(operation, data) ?? Infinity);
    yield data;
    if (isLast) return;
  }
}

/**
 * Iterates over the rows of all pages. Requests each page when its rows are needed.
 * @throws TypeError if the operation is not paged, ApiError if a call fails, or the reason of the signal that aborts it.
 * @example for await (const store of rows(transport, sellerList)) console.log(store.name);
 */
export async function* rows<Id extends AnyPagedId>(
  transport: Transport,
  operation: Operation<Id>,
  ...args: ArgsOf<NoInfer<Id>>
): AsyncGenerator<RowOf<Id>, void> {
  for await (const page of pages(transport, operation, ...args)) yield* rowsOf(operation, page);
}
