/** A filtered list shows what was asked for, and all of it; a sorted one is in order. */
import { operation as operationOf } from '../../contract/operations.ts';
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { filters, extensionFilters, type Filter, type Listed, type Row, type Value } from './filter-table.ts';
import { recordPreconditionError } from '../support/for-each-operation.ts';

/** As many rows as one page may have. */
const maxRows = 100;

interface Page {
  readonly exchange: Exchange;
  readonly rows: readonly Row[];
}

/** The first page, as long as it may be. */
export async function readPage(
  context: CheckContext,
  id: OperationId,
  { caller, input }: Listed,
): Promise<Page> {
  const operation = operationOf(id);
  const { size = '', items = '' } = operation.paging ?? {};
  const exchange = await context.send(operation, { ...input, [size]: maxRows }, { caller });
  if (!succeeded(exchange))
    throw new PreconditionError(
      'inconclusive',
      `a list was answered ${String(exchange.envelope?.msg)}`,
      exchange,
    );
  const rows = ((exchange.envelope?.data ?? {}) as Record<string, unknown>)[items];
  return { exchange, rows: Array.isArray(rows) ? (rows as Row[]) : [] };
}

/** A row that does not tell is not held against the filter. */
const fits = ({ has, holds }: Filter, row: Row, value: Value): boolean =>
  has(row).length === 0 || has(row).some((item) => holds(item, value));
const surelyFits = (filter: Filter, row: Row, value: Value): boolean =>
  filter.has(row).length > 0 && fits(filter, row, value);
const nameOf = ({ id, order_no }: Row): string => String(id ?? order_no);

async function tryValue(context: CheckContext, filter: Filter, listed: Listed, value: Value): Promise<void> {
  const { at, parameter } = filter;
  const readWhole = (): Promise<Page> => readPage(context, filter.whole ?? at, listed);
  const whole = await readWhole();
  const some = await readPage(context, at, { ...listed, input: { ...listed.input, [parameter]: value } });
  const query = `${parameter}=${value}`;
  const wrong = some.rows.find((row) => !fits(filter, row, value));
  const wrongRow =
    wrong && `shows ${nameOf(wrong)} under ${query}, which has ${filter.has(wrong).join(', ')}`;
  context.expect(at, wrongRow, some.exchange);
  if (some.rows.length >= maxRows) return;
  const shown = new Set(some.rows.map(nameOf));
  const isMissing = (row: Row): boolean => surelyFits(filter, row, value) && !shown.has(nameOf(row));
  if (!whole.rows.some(isMissing)) return;
  // What moved between the two answers, such as a record that was decided, is not missing: it has another value now.
  const again = await readWhole();
  const missing = again.rows.find(isMissing);
  const left = missing && `leaves ${nameOf(missing)} out under ${query}, which the list without it shows`;
  context.expect(at, left, again.exchange, some.exchange);
}

async function tryFilter(context: CheckContext, filter: Filter): Promise<void> {
  const listed = await filter.base(context);
  const { rows } = await readPage(context, filter.whole ?? filter.at, listed);
  const values = filter.values(rows);
  if (rows.length === 0 || values.length === 0)
    throw new PreconditionError('skipped', `needs rows that ${filter.parameter} tells from others`);
  for (const value of values) await tryValue(context, filter, listed, value);
}

const checkFilters =
  (table: readonly Filter[]) =>
  async (context: CheckContext): Promise<void> => {
    for (const filter of table) {
      const operation = context.operations.find(({ id }) => id === filter.at);
      if (!operation) continue;
      await tryFilter(context, filter).catch((error: unknown) =>
        recordPreconditionError(context, operation, error),
      );
    }
  };

export const filterChecks: readonly ActiveCheck[] = [
  {
    id: 'list.filter',
    area: 'paging',
    requirement: 'A filter of a list keeps the rows that have its value, all of them and no others.',
    source: 'contract',
    level: 'must',
    run: checkFilters(filters),
  },
  {
    id: 'list.more-filters',
    area: 'paging',
    requirement:
      'A filter that only this contract has, such as a state or a price, keeps the rows that have its value.',
    source: 'contract',
    level: 'should',
    run: checkFilters(extensionFilters),
  },
];
