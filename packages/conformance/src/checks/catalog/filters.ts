/** A filtered list shows all rows that match, and no others. */
import { operation as operationOf } from '../../contract/operations.ts';
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { filters, extensionFilters, type Filter, type Listed, type Row, type Value } from './filter-table.ts';
import { recordPreconditionError } from '../support/for-each-operation.ts';

/** The maximum page size of the contract. */
const MAX_ROWS = 100;

interface Page {
  readonly exchange: Exchange;
  readonly rows: readonly Row[];
}

/**
 * Reads the first page with the maximum page size.
 * @throws {PreconditionError} if the list is refused.
 */
export async function readPage(
  context: CheckContext,
  id: OperationId,
  { caller, input }: Listed,
): Promise<Page> {
  const operation = operationOf(id);
  const { size = '', items = '' } = operation.paging ?? {};
  const exchange = await context.send(operation, { ...input, [size]: MAX_ROWS }, { caller });
  if (!succeeded(exchange))
    throw new PreconditionError(
      'inconclusive',
      `a list was answered ${String(exchange.envelope?.msg)}`,
      exchange,
    );
  const rows = ((exchange.envelope?.data ?? {}) as Record<string, unknown>)[items];
  return { exchange, rows: Array.isArray(rows) ? (rows as Row[]) : [] };
}

/** A row without the value cannot be judged, so it fits. */
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
    wrong && `shows ${nameOf(wrong)} under ${query}, although it has ${filter.has(wrong).join(', ')}`;
  context.expect(at, wrongRow, some.exchange);
  if (some.rows.length >= MAX_ROWS) return;
  const shown = new Set(some.rows.map(nameOf));
  const isMissing = (row: Row): boolean => surelyFits(filter, row, value) && !shown.has(nameOf(row));
  if (!whole.rows.some(isMissing)) return;
  // Read again: a row that changed between the two reads is not missing.
  const again = await readWhole();
  const missing = again.rows.find(isMissing);
  const left =
    missing && `leaves ${nameOf(missing)} out under ${query}, although the unfiltered list shows it`;
  context.expect(at, left, again.exchange, some.exchange);
}

async function tryFilter(context: CheckContext, filter: Filter): Promise<void> {
  const listed = await filter.base(context);
  const { rows } = await readPage(context, filter.whole ?? filter.at, listed);
  const values = filter.values(rows);
  if (rows.length === 0 || values.length === 0)
    throw new PreconditionError('skipped', `needs rows with different values of ${filter.parameter}`);
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
    requirement: 'A filtered list shows all rows that match the filter, and no others.',
    source: 'contract',
    level: 'must',
    run: checkFilters(filters),
  },
  {
    id: 'list.more-filters',
    area: 'paging',
    requirement: 'A filter that only this contract has shows all rows that match, and no others.',
    source: 'contract',
    level: 'should',
    run: checkFilters(extensionFilters),
  },
];
