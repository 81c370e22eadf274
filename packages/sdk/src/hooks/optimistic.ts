/** Shows the effect of a write before the server responds, and takes it back, by id, if the server rejects it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { effects } from '../generated/tables.ts';
import { invalidationsOf, isQueryOf } from './invalidation.ts';
import { has, isRow, withoutRows, withRows, type Removal, type RemovedRows, type Row } from './removal.ts';
import type { ErrorType } from './use-call.ts';

/** The writes whose effect the contract states (`x-effect`). */
export type OptimisticId = keyof typeof effects;
interface Effect {
  readonly item: string;
  readonly set?: Row;
  readonly removes?: Removal;
  readonly counter?: string;
  readonly count?: string;
  readonly step?: number;
}

const addTo = (item: Row, name: string | undefined, step: number): Row => {
  const number = name === undefined ? undefined : item[name];
  return name !== undefined && typeof number === 'number' ? { ...item, [name]: number + step } : item;
};

/** Returns the data with the item changed wherever it occurs, or the same object if nothing changes. */
function changeItem(data: unknown, id: string, change: (item: Row) => Row): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => changeItem(item, id, change));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  if (!isRow(data)) return data;
  const own = data['id'] === id ? change(data) : data;
  const changed = Object.entries(own).flatMap(([name, value]) => {
    const next = changeItem(value, id, change);
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? { ...own, ...Object.fromEntries(changed) } : own;
}

/** Applies an effect, and reports the values that an item had before. */
const apply =
  ({ set = {}, counter, step = 0 }: Effect, report: (before: Row) => void) =>
  (item: Row): Row => {
    if (has(item, set) || !Object.keys(set).every((name) => name in item)) return item;
    report(Object.fromEntries(Object.keys(set).map((name) => [name, item[name]])));
    return { ...addTo(item, counter, step), ...set };
  };
/** Takes an effect back where it still shows. An item that was loaded meanwhile has the values of the server. */
const takeBack =
  ({ set = {}, counter, step = 0 }: Effect, before: Row) =>
  (item: Row): Row =>
    has(item, set) ? { ...addTo(item, counter, -step), ...before } : item;

export interface Undo {
  readonly id: string;
  /** The queries with the item, and the values that it had in each. */
  readonly before: readonly (readonly [QueryKey, Row])[];
  /** The lists that lost rows, and these rows. */
  readonly removed: readonly (readonly [QueryKey, RemovedRows])[];
}
export interface OptimisticOptions<Id extends OptimisticId> {
  readonly onMutate: (variables: { params?: object | undefined }) => Promise<Undo>;
  /** Typed with the operation's own errors: the hook infers its error type from this callback. */
  readonly onError: (error: ErrorType<Id>, variables: unknown, undo: Undo | undefined) => void;
}

/** Removes rows from every query of a list, and returns them by query. */
function removeRows(client: QueryClient, removal: Removal, id: unknown): Undo['removed'] {
  return client.getQueriesData({ predicate: isQueryOf([removal.from]) }).flatMap(([key, data]) => {
    const [rest, rows] = withoutRows(data, removal, id);
    if (rows.length === 0) return [];
    client.setQueryData(key, rest);
    return [[key, rows] as const];
  });
}

/**
 * Returns mutation options that show the effect of a write before the server responds: a favourite, a followed store, a
 * cancelled or received order, a deleted address. A rejection takes back this effect only, not what was loaded meanwhile.
 * @example const keep = useKeepGoodsAdd({ mutation: optimistic(useQueryClient(), 'keepGoodsAdd') });
 */
export function optimistic<Id extends OptimisticId>(
  client: QueryClient,
  operation: Id,
): OptimisticOptions<Id> {
  const effect: Effect = effects[operation];
  const predicate = isQueryOf(invalidationsOf(operation));
  const addToCount = (step = 0) => {
    if (effect.count)
      client.setQueryData([effect.count], (count: unknown) =>
        typeof count === 'number' ? count + step : count,
      );
  };
  return {
    onMutate: async ({ params }) => {
      // A pending response would overwrite the optimistic data.
      await client.cancelQueries({ predicate });
      const named = (params as Row | undefined)?.[effect.item];
      const id = String(named);
      const removed = effect.removes ? removeRows(client, effect.removes, named) : [];
      const before = client.getQueriesData({ predicate }).flatMap(([key, data]) => {
        let values: Row | undefined;
        const next = changeItem(
          data,
          id,
          apply(effect, (was) => (values ??= was)),
        );
        if (!values) return [];
        client.setQueryData(key, next);
        return [[key, values] as const];
      });
      if (before.length + removed.length > 0) addToCount(effect.step);
      return { id, before, removed };
    },
    onError: (_error, _variables, undo) => {
      if (!undo) return;
      for (const [key, values] of undo.before)
        client.setQueryData(key, (data: unknown) => changeItem(data, undo.id, takeBack(effect, values)));
      for (const [key, rows] of undo.removed)
        client.setQueryData(key, (data: unknown) =>
          effect.removes ? withRows(data, effect.removes, rows) : data,
        );
      if (undo.before.length + undo.removed.length > 0) addToCount(-(effect.step ?? 0));
    },
  };
}
