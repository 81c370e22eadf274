import { paging } from '../generated/tables.ts';
import type { CallOptions, DataOf, InputOf, Paging } from '../operation.ts';
import type { Transport } from './options.ts';

export type PagedId = keyof typeof paging;

type At<Data, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Data
    ? At<Data[Head], Rest>
    : never
  : Path extends ''
    ? Data
    : Path extends keyof Data
      ? Data[Path]
      : never;
/** One row of a paged read. */
export type RowOf<Id extends PagedId> =
  At<NonNullable<DataOf<Id>>, (typeof paging)[Id]['items']> extends readonly (infer Row)[] ? Row : never;

function at(data: unknown, path: string): unknown {
  if (path === '') return data;
  return path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | null | undefined)?.[step], data);
}

export function rowsOf<Id extends PagedId>(id: Id, data: DataOf<Id>): readonly RowOf<Id>[] {
  const rows = at(data, paging[id].items);
  return Array.isArray(rows) ? (rows as RowOf<Id>[]) : [];
}

/** How many rows there are in all, where the server says it. */
export function totalOf<Id extends PagedId>(id: Id, data: DataOf<Id>): number | undefined {
  const total = at(data, paging[id].total);
  return typeof total === 'number' ? total : undefined;
}

/** The page after the last one that came, or undefined at the end: after an empty page, or when all rows are there. */
export function nextPage<Id extends PagedId>(
  id: Id,
  pages: readonly DataOf<Id>[],
  last: number,
): number | undefined {
  const latest = pages.at(-1);
  if (latest === undefined || rowsOf(id, latest).length === 0) return undefined;
  const loaded = pages.reduce((sum, page) => sum + rowsOf(id, page).length, 0);
  const total = totalOf(id, latest);
  return total !== undefined && loaded >= total ? undefined : last + 1;
}

/**
 * The pages of a paged read, one after the other, from the input's page on.
 * @example for await (const page of pages(transport, 'sellerList')) show(page.pageList);
 */
export async function* pages<Id extends PagedId>(
  transport: Transport,
  id: Id,
  input?: InputOf<Id>,
  options?: CallOptions,
): AsyncGenerator<DataOf<Id>, void> {
  const { page: field }: Paging = paging[id];
  const start = Number((input as Record<string, unknown> | undefined)?.[field] ?? 1);
  const seen: DataOf<Id>[] = [];
  for (let page: number | undefined = start; page !== undefined;) {
    const data = await (
      transport.call as (id: Id, input: object, options?: CallOptions) => Promise<DataOf<Id>>
    )(id, { ...input, [field]: page }, options);
    seen.push(data);
    if (rowsOf(id, data).length > 0) yield data;
    page = nextPage(id, seen, page);
  }
}

/** The rows of all pages, asked for as they are needed. */
export async function* rows<Id extends PagedId>(
  transport: Transport,
  id: Id,
  input?: InputOf<Id>,
  options?: CallOptions,
): AsyncGenerator<RowOf<Id>, void> {
  for await (const page of pages(transport, id, input, options)) yield* rowsOf(id, page);
}
