/** Optimistic updates of favourites and followed stores, rolled back if the server rejects them. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidationsOf, isQueryOf } from './invalidation.ts';
import type { ErrorType } from './use-call.ts';

/** What each operation changes: a flag of an item, the item's own counter, and the user's counter. */
const switches = {
  keepGoodsAdd: { id: 'sellerGoodsId', flag: 'isKeep', on: 1, count: 'keepGoodsCount' },
  keepGoodsDel: { id: 'sellerGoodsId', flag: 'isKeep', on: 0, count: 'keepGoodsCount' },
  focusSellerAdd: { id: 'sellerId', flag: 'isFocus', on: 1, number: 'focusNum', count: 'focusSellerCount' },
  focusSellerDel: { id: 'sellerId', flag: 'isFocus', on: 0, number: 'focusNum', count: 'focusSellerCount' },
} as const;
export type SwitchId = keyof typeof switches;
type Switch = (typeof switches)[SwitchId] & { readonly number?: string };
type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

function toggle(item: Item, { flag, on, number }: Switch): Item {
  if (item[flag] === on) return item;
  const count = number === undefined ? undefined : item[number];
  return {
    ...item,
    [flag]: on,
    ...(number && typeof count === 'number' && { [number]: count + (on ? 1 : -1) }),
  };
}

/** Returns the data with the item changed wherever it occurs, or the same object if it does not occur. */
function applyChange(data: unknown, id: string, change: Switch): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => applyChange(item, id, change));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  if (!isItem(data)) return data;
  const ownItem = data['id'] === id && change.flag in data ? toggle(data, change) : data;
  const changed = Object.entries(ownItem).flatMap(([name, value]) => {
    const next = applyChange(value, id, change);
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? { ...ownItem, ...Object.fromEntries(changed) } : ownItem;
}

export interface Undo {
  readonly before: readonly (readonly [QueryKey, unknown])[];
}
export interface OptimisticOptions<Id extends SwitchId> {
  readonly onMutate: (variables: { params: object }) => Promise<Undo>;
  /** Typed with the operation's own errors: the hook infers its error type from this callback. */
  readonly onError: (error: ErrorType<Id>, variables: unknown, undo: Undo | undefined) => void;
}

/**
 * Returns mutation options that show a favourite or a followed store before the server responds.
 * @example const keep = useKeepGoodsAdd({ mutation: optimistic(useQueryClient(), 'keepGoodsAdd') });
 */
export function optimistic<Id extends SwitchId>(client: QueryClient, operation: Id): OptimisticOptions<Id> {
  const change: Switch = switches[operation];
  const predicate = isQueryOf(invalidationsOf(operation));
  return {
    onMutate: async ({ params }) => {
      // A pending response would overwrite the optimistic data.
      await client.cancelQueries({ predicate });
      const id = String((params as Item)[change.id]);
      const before = client.getQueriesData({ predicate });
      let isChanged = false;
      for (const [key, data] of before) {
        const next = applyChange(data, id, change);
        isChanged ||= next !== data;
        client.setQueryData(key, next);
      }
      const step = isChanged ? (change.on ? 1 : -1) : 0;
      client.setQueryData([change.count], (count: unknown) =>
        typeof count === 'number' ? count + step : count,
      );
      return { before };
    },
    onError: (_error, _variables, undo) => {
      for (const [key, data] of undo?.before ?? []) client.setQueryData(key, data);
    },
  };
}
