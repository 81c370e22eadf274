/** Favourites and follows change at once on every screen, and change back where the server refuses. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidationsOf, isQueryOf } from './invalidation.ts';
import type { ErrorType } from './use-call.ts';

/** What each switch changes: a flag of the thing with that id, how many like it, and how many one has. */
const switches = {
  keepGoodsAdd: { id: 'sellerGoodsId', flag: 'isKeep', on: 1, count: 'keepGoodsCount' },
  keepGoodsDel: { id: 'sellerGoodsId', flag: 'isKeep', on: 0, count: 'keepGoodsCount' },
  focusSellerAdd: { id: 'sellerId', flag: 'isFocus', on: 1, number: 'focusNum', count: 'focusSellerCount' },
  focusSellerDel: { id: 'sellerId', flag: 'isFocus', on: 0, number: 'focusNum', count: 'focusSellerCount' },
} as const;
export type SwitchId = keyof typeof switches;
type Switch = (typeof switches)[SwitchId] & { readonly number?: string };
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function switched(thing: Thing, { flag, on, number }: Switch): Thing {
  if (thing[flag] === on) return thing;
  const many = number === undefined ? undefined : thing[number];
  return {
    ...thing,
    [flag]: on,
    ...(number && typeof many === 'number' && { [number]: many + (on ? 1 : -1) }),
  };
}

/** The same data with the thing switched, wherever in it the thing is; the very same where it is nowhere. */
function patched(data: unknown, id: string, how: Switch): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => patched(item, id, how));
    return items.some((item, at) => item !== data[at]) ? items : data;
  }
  if (!isThing(data)) return data;
  const own = data['id'] === id && how.flag in data ? switched(data, how) : data;
  const changed = Object.entries(own).flatMap(([name, value]) => {
    const next = patched(value, id, how);
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? { ...own, ...Object.fromEntries(changed) } : own;
}

export interface Undo {
  readonly before: readonly (readonly [QueryKey, unknown])[];
}
export interface OptimisticOptions<Id extends SwitchId> {
  readonly onMutate: (variables: { params: object }) => Promise<Undo>;
  /** Names the operation's own errors, since the hook takes the type of its error from here. */
  readonly onError: (error: ErrorType<Id>, variables: unknown, undo: Undo | undefined) => void;
}

/**
 * Mutation options that show a favourite or a follow before the server has answered.
 * @example const keep = useKeepGoodsAdd({ mutation: optimistic(useQueryClient(), 'keepGoodsAdd') });
 */
export function optimistic<Id extends SwitchId>(client: QueryClient, operation: Id): OptimisticOptions<Id> {
  const how: Switch = switches[operation];
  const predicate = isQueryOf(invalidationsOf(operation));
  return {
    onMutate: async ({ params }) => {
      // An answer on its way would undo what is shown now.
      await client.cancelQueries({ predicate });
      const id = String((params as Thing)[how.id]);
      const before = client.getQueriesData({ predicate });
      let isChanged = false;
      for (const [key, data] of before) {
        const next = patched(data, id, how);
        isChanged ||= next !== data;
        client.setQueryData(key, next);
      }
      const step = isChanged ? (how.on ? 1 : -1) : 0;
      client.setQueryData([how.count], (many: unknown) => (typeof many === 'number' ? many + step : many));
      return { before };
    },
    onError: (_error, _variables, undo) => {
      for (const [key, data] of undo?.before ?? []) client.setQueryData(key, data);
    },
  };
}
