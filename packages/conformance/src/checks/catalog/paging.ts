/** Pages of a list: no row is lost, repeated or on the wrong page. */
import type { Operation } from '../../contract/operations.ts';
import { resolve } from '../../contract/json-schema.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { forEachOperation, prepareShared, type PreparedInput } from '../support/for-each-operation.ts';

interface Page {
  readonly exchange: Exchange;
  readonly rows: readonly string[];
  readonly total: number | undefined;
}

const at = (node: unknown, path: string): unknown =>
  path === ''
    ? node
    : path
        .split('.')
        .reduce<unknown>((item, step) => (item as Record<string, unknown> | undefined)?.[step], node);

/** Identifies a row by its id, or by all of its content. */
function nameOf(row: unknown): string {
  const { id, order_no, orderId } = (row ?? {}) as Record<string, unknown>;
  const key = id ?? order_no ?? orderId;
  return typeof key === 'string' ? key : JSON.stringify(row);
}

export type Reader = (page: number | undefined, size: number | undefined) => Promise<Page>;

export function readerOf(
  context: CheckContext,
  operation: Operation,
  { caller, input }: PreparedInput,
): Reader {
  const { paging } = operation;
  if (!paging) throw new Error(`${operation.id} has no pages.`);
  return async (page, size) => {
    const query = { ...input, [paging.page]: page, ...(paging.size !== '' && { [paging.size]: size }) };
    const exchange = await context.send(operation, query, { caller });
    if (!succeeded(exchange))
      throw new PreconditionError(
        'inconclusive',
        `page ${page} was answered ${String(exchange.envelope?.msg)}`,
      );
    const rows = at(exchange.envelope?.data, paging.items);
    const total = paging.total === '' ? undefined : at(exchange.envelope?.data, paging.total);
    return {
      exchange,
      rows: Array.isArray(rows) ? rows.map(nameOf) : [],
      total: typeof total === 'number' ? total : undefined,
    };
  };
}

export const sizeField = ({ paging, fields }: Operation): string | undefined =>
  paging && paging.size !== '' && paging.size in fields ? paging.size : undefined;

async function tryPages(context: CheckContext, operation: Operation): Promise<void> {
  if (!operation.paging || sizeField(operation) === undefined) return;
  const read = readerOf(context, operation, await prepareShared(context, operation));
  const whole = await read(1, 12);
  if (whole.rows.length < 2)
    throw new PreconditionError('skipped', `needs at least two rows, and there are ${whole.rows.length}`);
  const size = Math.max(1, Math.ceil(whole.rows.length / 3));
  const pages: Page[] = [];
  for (let page = 1; page <= Math.ceil(whole.rows.length / size); page += 1)
    pages.push(await read(page, size));
  const joined = pages.flatMap(({ rows }) => rows).slice(0, whole.rows.length);
  const shown = pages.map(({ exchange }) => exchange);
  const long = pages.find(({ rows }) => rows.length > size);
  context.expect(
    operation.id,
    long && `shows ${long.rows.length} rows on a page of ${size}`,
    ...(long ? [long.exchange] : []),
  );
  const twice = joined.find((row, index) => joined.indexOf(row) !== index);
  context.expect(operation.id, twice && `shows ${twice} on two pages`, ...shown);
  const apart = joined.findIndex((row, index) => row !== whole.rows[index]);
  context.expect(
    operation.id,
    apart >= 0 ? `has another row ${apart + 1} on pages of ${size} than on one of 12` : undefined,
    whole.exchange,
    ...shown,
  );
}

async function tryTotal(context: CheckContext, operation: Operation): Promise<void> {
  if (!operation.paging || operation.paging.total === '' || sizeField(operation) === undefined) return;
  const read = readerOf(context, operation, await prepareShared(context, operation));
  const { rows, total, exchange } = await read(1, 100);
  if (total === undefined)
    return context.fail(operation.id, `has no total at ${operation.paging.total}`, exchange);
  const expected = Math.min(total, 100);
  context.expect(
    operation.id,
    rows.length === expected ? undefined : `has a total of ${total}, but shows ${rows.length} rows`,
    exchange,
  );
  const beyond = await read(Math.min(Math.ceil(total / 100) + 2, 10_000), 100);
  context.expect(
    operation.id,
    beyond.rows.length > 0 ? 'shows rows on a page after the last' : undefined,
    beyond.exchange,
  );
}

async function tryDefaults(context: CheckContext, operation: Operation): Promise<void> {
  const size = sizeField(operation);
  if (!operation.paging || size === undefined) return;
  const standard = resolve(operation.fields[size] ?? {}).default;
  if (typeof standard !== 'number') return;
  const read = readerOf(context, operation, await prepareShared(context, operation));
  const [plain, named] = [await read(undefined, undefined), await read(1, standard)];
  const same = plain.rows.join() === named.rows.join();
  context.expect(
    operation.id,
    same ? undefined : `shows other rows without paging than on page 1 of ${standard}`,
    plain.exchange,
    named.exchange,
  );
}

const paged =
  (attempt: (context: CheckContext, operation: Operation) => Promise<void>) =>
  (context: CheckContext): Promise<void> =>
    forEachOperation(
      context,
      (operation) => attempt(context, operation),
      context.operations.filter(({ paging }) => paging),
    );
const paging = { area: 'paging', level: 'must', source: 'spec §7' } as const;

export const pagingChecks: readonly ActiveCheck[] = [
  {
    ...paging,
    id: 'page.concat',
    requirement:
      'All pages together are the list: no row is missing, repeated or out of order, and no page is too long.',
    run: paged(tryPages),
  },
  {
    ...paging,
    id: 'page.total',
    requirement: 'The total is the number of rows, and pages after the last are empty.',
    run: paged(tryTotal),
  },
  {
    ...paging,
    id: 'page.defaults',
    requirement: 'Without paging fields a list shows the first page of the default size.',
    run: paged(tryDefaults),
  },
];
