/** A filtered list shows what was asked for, and all of it; a sorted one is in order. */
import { operation as operationOf } from '../../contract/operations.ts';
import type { OperationId } from '@openmall/sdk';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { filters, furtherFilters, type Filter, type Listed, type Row, type Value } from './filter-table.ts';
import { giveUp } from '../support/for-each-operation.ts';

/** As many rows as one page may have. */
const mostRows = 100;

interface Page {
  readonly exchange: Exchange;
  readonly rows: readonly Row[];
}

/** The first page, as long as it may be. */
export async function readPage(court: Court, id: OperationId, { caller, input }: Listed): Promise<Page> {
  const operation = operationOf(id);
  const { size = '', items = '' } = operation.paging ?? {};
  const exchange = await court.send(operation, { ...input, [size]: mostRows }, { caller });
  if (!succeeded(exchange))
    throw new Unmet('unproven', `a list was answered ${String(exchange.envelope?.msg)}`, exchange);
  const rows = ((exchange.envelope?.data ?? {}) as Record<string, unknown>)[items];
  return { exchange, rows: Array.isArray(rows) ? (rows as Row[]) : [] };
}

/** A row that does not tell is not held against the filter. */
const fits = ({ has, holds }: Filter, row: Row, value: Value): boolean =>
  has(row).length === 0 || has(row).some((one) => holds(one, value));
const surelyFits = (filter: Filter, row: Row, value: Value): boolean =>
  filter.has(row).length > 0 && fits(filter, row, value);
const nameOf = ({ id, order_no }: Row): string => String(id ?? order_no);

async function tryValue(court: Court, filter: Filter, listed: Listed, value: Value): Promise<void> {
  const { at, parameter } = filter;
  const readWhole = (): Promise<Page> => readPage(court, filter.whole ?? at, listed);
  const whole = await readWhole();
  const some = await readPage(court, at, { ...listed, input: { ...listed.input, [parameter]: value } });
  const asked = `${parameter}=${value}`;
  const wrong = some.rows.find((row) => !fits(filter, row, value));
  const wrongRow =
    wrong && `shows ${nameOf(wrong)} under ${asked}, which has ${filter.has(wrong).join(', ')}`;
  court.expect(at, wrongRow, some.exchange);
  if (some.rows.length >= mostRows) return;
  const shown = new Set(some.rows.map(nameOf));
  const isMissing = (row: Row): boolean => surelyFits(filter, row, value) && !shown.has(nameOf(row));
  if (!whole.rows.some(isMissing)) return;
  // What moved between the two answers, such as a record that was decided, is not missing: it has another value now.
  const again = await readWhole();
  const missing = again.rows.find(isMissing);
  const left = missing && `leaves ${nameOf(missing)} out under ${asked}, which the list without it shows`;
  court.expect(at, left, again.exchange, some.exchange);
}

async function tryFilter(court: Court, filter: Filter): Promise<void> {
  const listed = await filter.base(court);
  const { rows } = await readPage(court, filter.whole ?? filter.at, listed);
  const values = filter.values(rows);
  if (rows.length === 0 || values.length === 0)
    throw new Unmet('skipped', `needs rows that ${filter.parameter} tells from others`);
  for (const value of values) await tryValue(court, filter, listed, value);
}

const keeps =
  (table: readonly Filter[]) =>
  async (court: Court): Promise<void> => {
    for (const filter of table) {
      const operation = court.operations.find(({ id }) => id === filter.at);
      if (!operation) continue;
      await tryFilter(court, filter).catch((error: unknown) => giveUp(court, operation, error));
    }
  };

export const filterChecks: readonly Trial[] = [
  {
    id: 'list.filter',
    area: 'paging',
    says: 'A filter of a list keeps the rows that have its value, all of them and no others.',
    source: 'contract',
    level: 'must',
    run: keeps(filters),
  },
  {
    id: 'list.more-filters',
    area: 'paging',
    says: 'A filter that only this contract has, such as a state or a price, keeps the rows that have its value.',
    source: 'contract',
    level: 'should',
    run: keeps(furtherFilters),
  },
];
